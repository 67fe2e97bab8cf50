// Saves a task with its subtask as a template, and makes them again for another day.
#include <stdio.h>
#include <taskcore.h>

int main(void) {
  taskcore_open_options options = TASKCORE_OPEN_OPTIONS_INIT;
  options.path = ":memory:";
  options.time_zone = "UTC";
  taskcore_template_input input = TASKCORE_TEMPLATE_INPUT_INIT;
  input.fields = TASKCORE_TEMPLATE_NAME | TASKCORE_TEMPLATE_TASK;
  input.name = "Trip";
  taskcore_template_use_options when = TASKCORE_TEMPLATE_USE_OPTIONS_INIT;
  when.date = 20270501;
  taskcore_template_report use = TASKCORE_TEMPLATE_REPORT_INIT;

  taskcore_store *store = NULL;
  taskcore_template_task_list *tasks = NULL;
  int64_t template_id = 0;
  taskcore_status status = taskcore_store_open(&options, &store);
  if (!status) status = taskcore_quick_add(store, "Trip 2026-12-24", NULL, &input.task_id);
  taskcore_task_input below = TASKCORE_TASK_INPUT_INIT;
  below.fields = TASKCORE_TASK_PARENT;
  below.parent_id = input.task_id;
  if (!status) status = taskcore_quick_add(store, "Unpack 2026-12-27", &below, NULL);
  if (!status) status = taskcore_template_add(store, &input, &template_id);
  if (!status) status = taskcore_template_read(store, template_id, &tasks);
  for (size_t i = 0; i < taskcore_template_task_list_count(tasks); i++) {
    const taskcore_template_task *row = taskcore_template_task_list_at(tasks, i);
    printf("%s: day %d\n", row->title, (int)row->due_day);
  }
  if (!status) status = taskcore_template_use(store, template_id, &when, &use);
  if (status) {
    fprintf(stderr, "%s\n", taskcore_last_error()->message);
  } else {
    printf("%d tasks made\n", (int)use.task_count);
  }
  taskcore_template_task_list_free(tasks);
  taskcore_store_free(store);
  return status ? 1 : 0;
}
