// Saves a query under a name, and lists what it finds.
#include <stdio.h>
#include <taskcore.h>

int main(void) {
  taskcore_open_options options = TASKCORE_OPEN_OPTIONS_INIT;
  options.path = ":memory:";
  taskcore_task_input task = TASKCORE_TASK_INPUT_INIT;
  task.fields = TASKCORE_TASK_TITLE | TASKCORE_TASK_PRIORITY;
  task.title = "Pay the rent";
  task.priority = TASKCORE_PRIORITY_P0;
  taskcore_filter_input input = TASKCORE_FILTER_INPUT_INIT;
  input.fields = TASKCORE_FILTER_NAME | TASKCORE_FILTER_QUERY;
  input.name = "Urgent payments";
  input.query = "pay priority>=P1 sort:due";

  taskcore_store *store = NULL;
  taskcore_filter_list *filters = NULL;
  taskcore_task_list *tasks = NULL;
  taskcore_query query = TASKCORE_QUERY_INIT;
  query.fields = TASKCORE_QUERY_FILTER;
  taskcore_status status = taskcore_store_open(&options, &store);
  if (!status) status = taskcore_task_add(store, &task, NULL);
  if (!status) status = taskcore_filter_add(store, &input, NULL);
  if (!status) status = taskcore_filter_query(store, NULL, &filters);
  if (!status) {
    const taskcore_filter *filter = taskcore_filter_list_at(filters, 0);
    printf("%s: %s\n", filter->name, filter->query);
    query.filter = filter->query;
    status = taskcore_task_query(store, &query, &tasks);
  }
  for (size_t i = 0; i < taskcore_task_list_count(tasks); i++)
    printf("- %s\n", taskcore_task_list_at(tasks, i)->title);

  query.filter = "pay prioriti:P1";  // where it does not parse, the error says
  if (!status && taskcore_query_check(store, query.filter) == TASKCORE_EPARSE)
    printf("Column %d\n", (int)taskcore_last_error()->column);
  if (status) fprintf(stderr, "%s\n", taskcore_last_error()->message);
  taskcore_task_list_free(tasks);
  taskcore_filter_list_free(filters);
  taskcore_store_free(store);
  return status ? 1 : 0;
}
