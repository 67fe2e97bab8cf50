// Counts calls on a store for a while, and tells how often each function was called and failed.
#include <stdio.h>
#include <taskcore.h>

int main(void) {
  taskcore_open_options options = TASKCORE_OPEN_OPTIONS_INIT;
  options.path = ":memory:";
  taskcore_task_input task = TASKCORE_TASK_INPUT_INIT;
  task.fields = TASKCORE_TASK_TITLE;
  task.title = "Learn to juggle";

  taskcore_store *store = NULL;
  taskcore_usage *usage = NULL;
  int64_t unknown = 42;
  taskcore_status status = taskcore_store_open(&options, &store);
  if (!status) status = taskcore_usage_start(store);
  if (!status) status = taskcore_task_add(store, &task, NULL);
  if (!status) status = taskcore_task_add(store, &task, NULL);
  if (!status) taskcore_task_complete(store, &unknown, 1, 0);  // fails: there is no task 42
  if (!status) status = taskcore_usage_read(store, &usage);

  const taskcore_usage_content *content = taskcore_usage_contents(usage);
  if (content != NULL) {
    for (size_t i = 0; i < content->function_count; i++) {
      const taskcore_usage_function *function = TASKCORE_AT(content->functions, i);
      // function->total_ns / function->call_count is how long a call took.
      printf("%s: %d called, %d failed\n", function->name, (int)function->call_count,
             (int)function->error_count);
    }
    for (size_t i = 0; i < content->status_count; i++) {
      printf("%s: %d\n", TASKCORE_AT(content->statuses, i)->name,
             (int)TASKCORE_AT(content->statuses, i)->count);
    }
  }
  if (status) fprintf(stderr, "%s\n", taskcore_last_error()->message);
  taskcore_usage_free(usage);
  taskcore_store_free(store);
  return status ? 1 : 0;
}
