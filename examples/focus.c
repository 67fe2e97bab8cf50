// Works on a task for 25 minutes, with an interruption, on a clock of its own.
#include <stdio.h>
#include <taskcore.h>

#define MINUTE_MS 60000LL

static int64_t clock_ms = 1798099200000LL;

static int32_t read_clock(int64_t *now_ms, void *payload) {
  (void)payload;
  *now_ms = clock_ms;
  return 0;
}

int main(void) {
  taskcore_open_options options = TASKCORE_OPEN_OPTIONS_INIT;
  options.path = ":memory:";
  options.clock = read_clock;
  taskcore_task_input task = TASKCORE_TASK_INPUT_INIT;
  task.fields = TASKCORE_TASK_TITLE;
  task.title = "Write the report";
  taskcore_focus_start_options focus = TASKCORE_FOCUS_START_OPTIONS_INIT;
  focus.minutes = 25;

  taskcore_store *store = NULL;
  taskcore_focus_list *sessions = NULL;
  taskcore_alert_list *alerts = NULL;
  int64_t task_id = 0, id = 0;
  taskcore_status status = taskcore_store_open(&options, &store);
  if (!status) status = taskcore_task_add(store, &task, &task_id);
  focus.task_id = task_id;
  if (!status) status = taskcore_focus_start(store, &focus, &id);
  clock_ms += 10 * MINUTE_MS;
  if (!status) status = taskcore_focus_pause(store);
  clock_ms += 5 * MINUTE_MS;
  if (!status) status = taskcore_focus_resume(store);
  if (!status) status = taskcore_focus_current(store, &sessions);
  if (!status) printf("%s left\n", taskcore_focus_list_at(sessions, 0)->label);
  clock_ms += 15 * MINUTE_MS;
  if (!status) status = taskcore_poll(store, clock_ms, &alerts, NULL);
  if (!status) printf("%d session is over\n", (int)taskcore_alert_list_count(alerts));

  if (status) fprintf(stderr, "%s\n", taskcore_last_error()->message);
  taskcore_alert_list_free(alerts);
  taskcore_focus_list_free(sessions);
  taskcore_store_free(store);
  return status ? 1 : 0;
}
