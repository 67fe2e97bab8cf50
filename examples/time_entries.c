// Lets time run on a task, adds some that was spent before, and adds it up.
#include <inttypes.h>
#include <stdio.h>
#include <taskcore.h>

static int32_t at(int64_t *now_ms, void *payload) {
  *now_ms = *(const int64_t *)payload;
  return 0;
}

int main(void) {
  int64_t now = INT64_C(1798102800000);  // 24 December 2026, 09:00 UTC
  taskcore_open_options options = TASKCORE_OPEN_OPTIONS_INIT;
  options.path = ":memory:";
  options.time_zone = "UTC";
  options.clock = at;
  options.clock_payload = &now;
  taskcore_task_input task = TASKCORE_TASK_INPUT_INIT;
  task.fields = TASKCORE_TASK_TITLE;
  task.title = "Write the report";
  taskcore_time_entry_input entry = TASKCORE_TIME_ENTRY_INPUT_INIT;

  taskcore_store *store = NULL;
  taskcore_time_total_list *totals = NULL;
  taskcore_status status = taskcore_store_open(&options, &store);
  if (!status) status = taskcore_task_add(store, &task, &entry.task_id);
  entry.fields = TASKCORE_TIME_ENTRY_TASK;
  if (!status) status = taskcore_timer_start(store, &entry, NULL);
  now += INT64_C(45) * 60000;
  if (!status) status = taskcore_timer_stop(store, NULL);
  entry.fields |= TASKCORE_TIME_ENTRY_START | TASKCORE_TIME_ENTRY_END | TASKCORE_TIME_ENTRY_NOTE;
  entry.start_ms = now - INT64_C(120) * 60000;
  entry.end_ms = now - INT64_C(60) * 60000;
  entry.note = "The outline";
  if (!status) status = taskcore_time_entry_add(store, &entry, NULL);
  if (!status) status = taskcore_time_total_query(store, NULL, &totals);
  for (size_t i = 0; i < taskcore_time_total_list_count(totals); i++) {
    const taskcore_time_total *row = taskcore_time_total_list_at(totals, i);
    printf("%s: %" PRId64 " minutes in %" PRId64 " entries\n", row->label, row->total_ms / 60000,
           row->entry_count);
  }
  if (status) fprintf(stderr, "%s\n", taskcore_last_error()->message);
  taskcore_time_total_list_free(totals);
  taskcore_store_free(store);
  return status ? 1 : 0;
}
