/*
 * What an app does on an ordinary day, at a fixed instant, on a store that is thrown away
 * afterwards:
 *
 *   daily STORE NOW_MS ZONE
 *
 * The zone is the one that the store was used in last: in another one, reminders are reckoned anew,
 * which no ordinary day does.
 *
 * Its instructions are counted (callgrind collects them within taskcore_...), so nothing here may
 * depend on anything but what is in the store.
 */
#include <stdio.h>
#include <stdlib.h>
#include <taskcore.h>

static int32_t give_now(int64_t *now_ms, void *payload) {
  *now_ms = *(const int64_t *)payload;
  return 0;
}

static int require(taskcore_status status) {
  if (status) {
    fprintf(stderr, "%s\n", taskcore_last_error()->message);
    exit(1);
  }
  return 0;
}

/* The calls that are counted are within this function. */
void a_day(taskcore_store *store, int64_t now_ms) {
  taskcore_task_input task = TASKCORE_TASK_INPUT_INIT;
  taskcore_event_input event = TASKCORE_EVENT_INPUT_INIT;
  taskcore_query query = TASKCORE_QUERY_INIT;
  taskcore_score score = TASKCORE_SCORE_INIT;
  taskcore_home *home = NULL;
  taskcore_task_list *tasks = NULL;
  taskcore_agenda_list *agenda = NULL;
  taskcore_alert_list *alerts = NULL;
  int64_t id = 0, at_ms = 0;
  task.fields = TASKCORE_TASK_TITLE | TASKCORE_TASK_PROJECT | TASKCORE_TASK_DUE;
  task.title = "Call Ann";
  task.project = "Home";
  task.due_kind = TASKCORE_MOMENT_DATE_TIME;
  task.due_ms = now_ms + 3600000;
  require(taskcore_task_add(store, &task, &id));
  task.fields = TASKCORE_TASK_TITLE;
  task.title = "Call Anna";
  require(taskcore_task_update(store, &id, 1, &task));
  require(taskcore_home_read(store, NULL, &home));
  query.fields = TASKCORE_QUERY_VIEW;
  query.view = TASKCORE_VIEW_TODAY;
  require(taskcore_task_query(store, &query, &tasks));
  require(taskcore_task_complete(store, &id, 1, 0));
  require(taskcore_undo(store, NULL));
  event.fields = TASKCORE_EVENT_TITLE | TASKCORE_EVENT_KIND | TASKCORE_EVENT_START |
                 TASKCORE_EVENT_DURATION | TASKCORE_EVENT_TRANSPARENT;
  event.title = "Lunch";
  event.kind = TASKCORE_EVENT_KIND_MEETING;
  event.start_kind = TASKCORE_MOMENT_DATE_TIME;
  event.start_ms = now_ms + 7200000;
  event.duration_s = 3600;
  event.is_transparent = 1;
  require(taskcore_event_add(store, &event, 0, &id, NULL));
  require(taskcore_agenda_read(store, NULL, &agenda));
  require(taskcore_poll(store, now_ms, &alerts, NULL));
  require(taskcore_next_wakeup(store, &at_ms));
  require(taskcore_score_read(store, NULL, &score));
  taskcore_alert_list_free(alerts);
  taskcore_agenda_list_free(agenda);
  taskcore_task_list_free(tasks);
  taskcore_home_free(home);
}

int main(int count, char **words) {
  if (count != 4) return 2;
  int64_t now_ms = strtoll(words[2], NULL, 10);
  taskcore_open_options options = TASKCORE_OPEN_OPTIONS_INIT;
  options.path = words[1];
  options.time_zone = words[3];
  options.clock = give_now;
  options.clock_payload = &now_ms;
  taskcore_store *store = NULL;
  require(taskcore_store_open(&options, &store));
  a_day(store, now_ms);
  taskcore_store_free(store);
  return 0;
}
