// Saves a query under a name, and lists what it finds.
#include <stdio.h>
#include <taskcore.h>

int main(void) {
  taskcore_open_options options = TASKCORE_OPEN_OPTIONS_INIT;
  options.path = ":memory:";
  taskcore_filter_input errands = TASKCORE_FILTER_INPUT_INIT;
  errands.fields = TASKCORE_FILTER_NAME | TASKCORE_FILTER_QUERY;
  errands.name = "Errands";
  errands.query = "+shop priority>=P1 sort:title";

  taskcore_store *store = NULL;
  taskcore_filter_list *filters = NULL;
  taskcore_task_list *tasks = NULL;
  taskcore_status status = taskcore_store_open(&options, &store);
  if (!status) status = taskcore_quick_add(store, "Stamps @shop !p1", NULL, NULL);
  if (!status) status = taskcore_quick_add(store, "Bread @shop !p0", NULL, NULL);
  if (!status) status = taskcore_quick_add(store, "A kite @shop !p3", NULL, NULL);
  if (!status) status = taskcore_filter_add(store, &errands, NULL);
  if (!status) status = taskcore_filter_query(store, &filters);

  taskcore_query query = TASKCORE_QUERY_INIT;
  query.fields = TASKCORE_QUERY_FILTER;
  if (!status) query.filter = taskcore_filter_list_at(filters, 0)->query;
  if (!status) status = taskcore_task_query(store, &query, &tasks);
  for (size_t i = 0; i < taskcore_task_list_count(tasks); i++) {
    printf("%s\n", taskcore_task_list_at(tasks, i)->title);
  }
  if (status) fprintf(stderr, "%s\n", taskcore_last_error()->message);
  taskcore_task_list_free(tasks);
  taskcore_filter_list_free(filters);
  taskcore_store_free(store);
  return status ? 1 : 0;
}
