/* Adds a task to a store in memory and prints what the store then holds. */
#include <stdio.h>
#include <taskcore.h>

int main(void) {
  taskcore_open_options options = TASKCORE_OPEN_OPTIONS_INIT;
  taskcore_task_input input = TASKCORE_TASK_INPUT_INIT;
  taskcore_task_list *tasks = NULL;
  taskcore_store *store = NULL;
  options.path = ":memory:";
  input.fields = TASKCORE_TASK_TITLE;
  input.title = "Pay rent";
  if (taskcore_store_open(&options, &store) != TASKCORE_OK ||
      taskcore_task_add(store, &input, NULL) != TASKCORE_OK ||
      taskcore_task_query(store, NULL, &tasks) != TASKCORE_OK) {
    fprintf(stderr, "%s\n", taskcore_last_error()->message);
    return 1;
  }
  for (size_t i = 0; i < taskcore_task_list_count(tasks); i++) {
    const taskcore_task *task = taskcore_task_list_at(tasks, i);
    printf("%s, in %s\n", task->title, task->project);
  }
  taskcore_task_list_free(tasks);
  taskcore_store_free(store);
  return 0;
}
