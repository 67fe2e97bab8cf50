// Adds a task, makes it urgent, and lists what is to be done.
#include <stdio.h>
#include <taskcore.h>

int main(void) {
  taskcore_open_options options = TASKCORE_OPEN_OPTIONS_INIT;
  options.path = ":memory:";
  taskcore_task_input rent = TASKCORE_TASK_INPUT_INIT;
  rent.fields = TASKCORE_TASK_TITLE | TASKCORE_TASK_DUE;
  rent.title = "Pay the rent";
  rent.due_kind = TASKCORE_MOMENT_DATE;
  rent.due_date = 20260901;
  taskcore_task_input urgent = TASKCORE_TASK_INPUT_INIT;
  urgent.fields = TASKCORE_TASK_PRIORITY;  // the rest stays as it is
  urgent.priority = TASKCORE_PRIORITY_P0;

  taskcore_store *store = NULL;
  taskcore_task_list *tasks = NULL;
  int64_t id = 0;
  taskcore_status status = taskcore_store_open(&options, &store);
  if (!status) status = taskcore_task_add(store, &rent, &id);
  if (!status) status = taskcore_task_update(store, &id, 1, &urgent);
  if (!status) status = taskcore_task_query(store, NULL, &tasks);
  for (size_t i = 0; i < taskcore_task_list_count(tasks); i++) {
    const taskcore_task *task = taskcore_task_list_at(tasks, i);
    printf("P%d %s, %d\n", task->priority, task->title, task->due_date);
  }
  if (status) fprintf(stderr, "%s\n", taskcore_last_error()->message);
  taskcore_task_list_free(tasks);
  taskcore_store_free(store);
  return status ? 1 : 0;
}
