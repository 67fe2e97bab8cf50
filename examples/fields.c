// Declares a field of tasks, gives a task a value of it, and asks for it.
#include <stdio.h>
#include <taskcore.h>

int main(void) {
  taskcore_open_options options = TASKCORE_OPEN_OPTIONS_INIT;
  options.path = ":memory:";
  options.time_zone = "UTC";
  taskcore_field_input effort = TASKCORE_FIELD_INPUT_INIT;
  effort.fields = TASKCORE_FIELD_NAME | TASKCORE_FIELD_KIND;
  effort.name = "effort";
  effort.kind = TASKCORE_FIELD_KIND_NUMBER;
  taskcore_field_value three = TASKCORE_FIELD_VALUE_INIT;
  three.name = "effort";
  three.value = "3";
  taskcore_task_input task = TASKCORE_TASK_INPUT_INIT;
  task.fields = TASKCORE_TASK_TITLE | TASKCORE_TASK_FIELD_VALUES;
  task.title = "Write the talk";
  task.field_values = &three;
  task.field_value_count = 1;
  taskcore_query query = TASKCORE_QUERY_INIT;
  query.fields = TASKCORE_QUERY_FILTER;
  query.filter = "effort>2 sort:-effort";

  taskcore_store *store = NULL;
  taskcore_task_list *tasks = NULL;
  taskcore_status status = taskcore_store_open(&options, &store);
  if (!status) status = taskcore_field_add(store, &effort, NULL);
  if (!status) status = taskcore_task_add(store, &task, NULL);
  if (!status) status = taskcore_task_query(store, &query, &tasks);
  for (size_t i = 0; i < taskcore_task_list_count(tasks); i++) {
    const taskcore_task *row = taskcore_task_list_at(tasks, i);
    for (size_t j = 0; j < row->field_value_count; j++) {
      const taskcore_field_value *value = TASKCORE_AT(row->field_values, j);
      printf("%s: %s %s\n", row->title, value->name, value->value);
    }
  }
  if (status) fprintf(stderr, "%s\n", taskcore_last_error()->message);
  taskcore_task_list_free(tasks);
  taskcore_store_free(store);
  return status ? 1 : 0;
}
