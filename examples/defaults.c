// Adds a task without macros, as a program in a language that has none does.
#include <stdio.h>
#include <taskcore.h>

int main(void) {
  taskcore_open_options options;
  taskcore_task_input task;
  taskcore_store *store = NULL;
  taskcore_status status = taskcore_open_options_init(&options, sizeof options);
  if (!status) status = taskcore_task_input_init(&task, sizeof task);

  options.path = ":memory:";
  task.fields |= TASKCORE_TASK_TITLE;
  task.title = "Water the plants";
  if (!status) status = taskcore_store_open(&options, &store);
  if (!status) status = taskcore_task_add(store, &task, NULL);

  taskcore_task_list *list = NULL;
  if (!status) status = taskcore_task_query(store, NULL, &list);
  if (!status) printf("%s\n", taskcore_task_list_at(list, 0)->title);

  if (status) fprintf(stderr, "%s\n", taskcore_last_error()->message);
  taskcore_task_list_free(list);
  taskcore_store_free(store);
  return status ? 1 : 0;
}
