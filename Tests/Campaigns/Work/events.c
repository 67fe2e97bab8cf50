/* Events, reminders and the focus timer. */
#include <time.h>

#include "work.h"

static int64_t now_ms(void) {
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

static void add(worker *worker) {
  taskcore_event_input input = TASKCORE_EVENT_INPUT_INIT;
  int64_t id = 0;
  begin(worker);
  input.fields = TASKCORE_EVENT_TITLE | TASKCORE_EVENT_KIND | TASKCORE_EVENT_START |
                 TASKCORE_EVENT_DURATION | TASKCORE_EVENT_TRANSPARENT | TASKCORE_EVENT_REPEAT_RULE;
  input.title = worker->mark;
  input.kind = TASKCORE_EVENT_KIND_MEETING;
  input.start_kind = TASKCORE_MOMENT_DATE_TIME;
  input.start_ms = 1900000000000 + (int64_t)chance(worker, 100000) * 60000;
  input.duration_s = 3600;
  input.is_transparent = 1;
  input.repeat_rule = chance(worker, 2) ? "FREQ=WEEKLY" : "";
  effect(worker, "N|event|title|%s", worker->mark);
  effect(worker, "S|event|?0|start_ms|%" PRId64, input.start_ms);
  effect(worker, "S|event|?0|repeat_rule|%s", *input.repeat_rule ? input.repeat_rule : "-");
  effect(worker, "S|event|?0|done_ms|-");
  announce(worker, "event_add");
  if (settle(worker, taskcore_event_add(worker->store, &input, 0, &id, NULL), &id, 1)) {
    things_add(&worker->events, id);
  }
}

static void add_many(worker *worker) {
  taskcore_event_input inputs[3];
  char titles[3][MARK + 8];
  int64_t ids[3];
  begin(worker);
  for (int i = 0; i < 3; i++) {
    const taskcore_event_input none = TASKCORE_EVENT_INPUT_INIT;
    snprintf(titles[i], sizeof titles[i], "%s.%d", worker->mark, i);
    inputs[i] = none;
    inputs[i].fields = TASKCORE_EVENT_TITLE | TASKCORE_EVENT_KIND | TASKCORE_EVENT_START |
                       TASKCORE_EVENT_DURATION | TASKCORE_EVENT_TRANSPARENT;
    inputs[i].title = titles[i];
    inputs[i].kind = TASKCORE_EVENT_KIND_DEADLINE;
    inputs[i].start_kind = TASKCORE_MOMENT_DATE;
    inputs[i].start_date = 20320501;
    inputs[i].duration_s = 86400;
    inputs[i].is_transparent = 1;
    effect(worker, "N|event|title|%s", titles[i]);
    effect(worker, "S|event|?%d|start|2032-05-01", i);
  }
  announce(worker, "event_add_many");
  settle(worker, taskcore_event_add_many(worker->store, inputs, 3, 0, ids, NULL), ids, 3);
}

void work_events(worker *worker) {
  const int64_t id = chance(worker, 2) ? things_take(worker, &worker->events) : 0;
  if (id == 0) {
    if (chance(worker, 4))
      add(worker);
    else
      add_many(worker);
  } else if (chance(worker, 3)) {
    taskcore_event_input changes = TASKCORE_EVENT_INPUT_INIT;
    begin(worker);
    changes.fields = TASKCORE_EVENT_TITLE | TASKCORE_EVENT_LOCATION | TASKCORE_EVENT_DONE;
    changes.title = worker->mark;
    changes.location = "Room 5";
    changes.is_done = 1;
    effect(worker, "S|event|%" PRId64 "|title|%s", id, worker->mark);
    effect(worker, "S|event|%" PRId64 "|location|Room 5", id);
    effect(worker, "S|event|%" PRId64 "|done_ms|+", id);
    announce(worker, "event_update");
    if (settle(worker, taskcore_event_update(worker->store, id, NULL, &changes, 0, NULL, NULL),
               NULL, 0)) {
      things_add(&worker->events, id);
    }
  } else {
    begin(worker);
    effect(worker, "G|event|%" PRId64, id);
    announce(worker, "event_delete");
    settle(worker, taskcore_event_delete(worker->store, &id, 1), NULL, 0);
  }
}

/* A task that reminds in a moment; or a bit later, so that no poll has passed that time before the
 * task is there, and one is sure to say it. */
static void add_reminding(worker *worker) {
  taskcore_task_input input = TASKCORE_TASK_INPUT_INIT;
  taskcore_reminder reminder = TASKCORE_REMINDER_INIT;
  int64_t id = 0;
  begin(worker);
  reminder.kind = TASKCORE_REMINDER_AT;
  const int is_sure = chance(worker, 2) == 0;
  reminder.at_ms = now_ms() + (is_sure ? 5000 : chance(worker, 40));
  input.fields = TASKCORE_TASK_TITLE | TASKCORE_TASK_REMINDERS | TASKCORE_TASK_NOTES;
  input.notes = is_sure ? "reminds" : "";
  input.title = worker->mark;
  input.reminders = &reminder;
  input.reminder_count = 1;
  effect(worker, "N|task|title|%s", worker->mark);
  effect(worker, "S|task|?0|reminders|+");
  announce(worker, "add_reminding");
  settle(worker, taskcore_task_add(worker->store, &input, &id), &id, 1);
}

static void poll(worker *worker) {
  taskcore_alert_list *alerts = NULL;
  begin(worker);
  worker->is_step = 0;
  announce(worker, "poll");
  const taskcore_status status = taskcore_poll(worker->store, now_ms(), &alerts, NULL);
  for (size_t i = 0; i < taskcore_alert_list_count(alerts); i++) {
    const taskcore_alert *alert = taskcore_alert_list_at(alerts, i);
    effect(worker, "A|%s", alert->uid);
  }
  settle(worker, status, NULL, 0);
  if (!status && taskcore_alert_list_count(alerts) > 0) {
    const int64_t id = taskcore_alert_list_at(alerts, 0)->id;
    begin(worker);
    if (chance(worker, 2)) {
      effect(worker, "S|alert|%" PRId64 "|acknowledged_ms|+", id);
      announce(worker, "alert_acknowledge");
      settle(worker, taskcore_alert_acknowledge(worker->store, &id, 1), NULL, 0);
    } else {
      effect(worker, "S|alert|%" PRId64 "|snooze_count|1", id);
      effect(worker, "S|alert|%" PRId64 "|snoozed_until_ms|4000000000000", id);
      announce(worker, "alert_snooze");
      settle(worker, taskcore_alert_snooze(worker->store, &id, 1, 4000000000000), NULL, 0);
    }
  }
  taskcore_alert_list_free(alerts);
}

/* There is one focus session at a time: one worker has it. */
static void focus(worker *worker) {
  taskcore_focus_list *list = NULL;
  int64_t id = 0;
  if (taskcore_focus_current(worker->store, &list)) return;
  int state = 0;
  if (taskcore_focus_list_count(list) > 0) {
    id = taskcore_focus_list_at(list, 0)->id;
    state = taskcore_focus_list_at(list, 0)->state;
  }
  taskcore_focus_list_free(list);
  begin(worker);
  worker->is_step = 0;
  if (state == 0) {
    announce(worker, "focus_start");
    effect(worker, "S|focus_session|?0|state|1");
    settle(worker, taskcore_focus_start(worker->store, NULL, &id), &id, 1);
    return;
  }
  static const struct {
    const char *name;
    taskcore_status (*call)(taskcore_store *);
    int from, to;
  } ways[] = {
      {"focus_pause", taskcore_focus_pause, 1, 2},   {"focus_resume", taskcore_focus_resume, 2, 1},
      {"focus_finish", taskcore_focus_finish, 0, 3}, {"focus_cancel", taskcore_focus_cancel, 0, 4},
      {"focus_reset", taskcore_focus_reset, 0, 1},
  };
  const int way = (int)chance(worker, 5);
  if (ways[way].from != 0 && ways[way].from != state) return;
  effect(worker, "S|focus_session|%" PRId64 "|state|%d", id, ways[way].to);
  announce(worker, ways[way].name);
  settle(worker, ways[way].call(worker->store), NULL, 0);
}

void work_alerts(worker *worker) {
  if (worker->lock >= 0) return;
  if (worker->is_first && chance(worker, 3) == 0)
    focus(worker);
  else if (chance(worker, 2))
    add_reminding(worker);
  else
    poll(worker);
}
