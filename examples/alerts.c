// Reminds of a task an hour before it is due, and asks when to look again.
#include <stdio.h>
#include <taskcore.h>

#define DUE_MS 1798128000000LL  // 24 December 2026, 17:00 in Paris

static int32_t noon_before(int64_t *now_ms, void *payload) {
  (void)payload;
  *now_ms = DUE_MS - 29 * 3600000LL;
  return 0;
}

int main(void) {
  taskcore_open_options options = TASKCORE_OPEN_OPTIONS_INIT;
  options.path = ":memory:";
  options.time_zone = "Europe/Paris";
  options.clock = noon_before;

  taskcore_reminder hour_before = TASKCORE_REMINDER_INIT;
  hour_before.kind = TASKCORE_REMINDER_DUE;
  hour_before.offset_s = -3600;

  taskcore_task_input task = TASKCORE_TASK_INPUT_INIT;
  task.fields = TASKCORE_TASK_TITLE | TASKCORE_TASK_DUE | TASKCORE_TASK_REMINDERS;
  task.title = "Call grandmother";
  task.due_kind = TASKCORE_MOMENT_DATE_TIME;
  task.due_ms = DUE_MS;
  task.reminders = &hour_before;
  task.reminder_count = 1;

  taskcore_store *store = NULL;
  taskcore_alert_list *alerts = NULL;
  int64_t id = 0, wakeup_ms = 0;
  taskcore_status status = taskcore_store_open(&options, &store);
  if (!status) status = taskcore_task_add(store, &task, &id);
  if (!status) status = taskcore_next_wakeup(store, &wakeup_ms);
  if (!status) printf("%d minutes before it is due\n", (int)((DUE_MS - wakeup_ms) / 60000));
  if (!status) status = taskcore_poll(store, wakeup_ms, &alerts, NULL);
  for (size_t i = 0; i < taskcore_alert_list_count(alerts); i++) {
    const taskcore_alert *alert = taskcore_alert_list_at(alerts, i);
    printf("%s\n", alert->title);
    status = taskcore_alert_acknowledge(store, &alert->id, 1);
  }
  if (!status) status = taskcore_next_wakeup(store, &wakeup_ms);
  if (!status && wakeup_ms == TASKCORE_NEVER) printf("nothing more to come\n");

  if (status) fprintf(stderr, "%s\n", taskcore_last_error()->message);
  taskcore_alert_list_free(alerts);
  taskcore_store_free(store);
  return status ? 1 : 0;
}
