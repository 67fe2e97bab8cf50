/* Sets, reads, sorts by, asks for, undoes and finds the energy of tasks in the history. */
#include <assert.h>
#include <stdio.h>
#include <string.h>
#include <taskcore.h>

static int64_t added(taskcore_store *store, const char *title, int64_t energy) {
  taskcore_task_input input = TASKCORE_TASK_INPUT_INIT;
  input.fields = TASKCORE_TASK_TITLE | (energy < 0 ? 0 : TASKCORE_TASK_ENERGY);
  input.title = title;
  input.energy = energy;
  int64_t id = 0;
  assert(taskcore_task_add(store, &input, &id) == TASKCORE_OK);
  return id;
}

static taskcore_task_list *listed(taskcore_store *store, const char *filter) {
  taskcore_sort sort = TASKCORE_SORT_INIT;
  sort.key = TASKCORE_SORT_ENERGY;
  sort.descending = 1;
  taskcore_query query = TASKCORE_QUERY_INIT;
  query.fields = TASKCORE_QUERY_FILTER;
  query.filter = filter;
  query.sorts = &sort;
  query.sort_count = 1;
  taskcore_task_list *tasks = NULL;
  assert(taskcore_task_query(store, &query, &tasks) == TASKCORE_OK);
  return tasks;
}

int main(void) {
  taskcore_open_options options = TASKCORE_OPEN_OPTIONS_INIT;
  options.path = ":memory:";
  taskcore_store *store = NULL;
  assert(taskcore_store_open(&options, &store) == TASKCORE_OK);
  const int64_t walk = added(store, "Walk", 0);
  added(store, "Run", 7);
  added(store, "Rest", -1);

  taskcore_task_list *tasks = listed(store, "");
  assert(taskcore_task_list_count(tasks) == 3);
  const taskcore_task *run = taskcore_task_list_at(tasks, 0);
  assert(run->energy == 7 && run->fields & TASKCORE_TASK_ENERGY);
  const taskcore_task *second = taskcore_task_list_at(tasks, 1);
  assert(second->energy == 0 && second->fields & TASKCORE_TASK_ENERGY);
  const taskcore_task *rest = taskcore_task_list_at(tasks, 2);
  assert(rest->energy == -1 && !(rest->fields & TASKCORE_TASK_ENERGY));
  taskcore_task_list_free(tasks);

  tasks = listed(store, "energy>3");
  assert(taskcore_task_list_count(tasks) == 1);
  taskcore_task_list_free(tasks);

  taskcore_task_input change = TASKCORE_TASK_INPUT_INIT;
  change.fields = TASKCORE_TASK_ENERGY;
  change.energy = 11;
  assert(taskcore_task_update(store, &walk, 1, &change) == TASKCORE_EINVALID);
  assert(strcmp(taskcore_last_error()->field, "energy") == 0);
  change.energy = -1;
  assert(taskcore_task_update(store, &walk, 1, &change) == TASKCORE_OK);
  tasks = listed(store, "energy:none");
  assert(taskcore_task_list_count(tasks) == 2);
  taskcore_task_list_free(tasks);

  taskcore_history_list *entries = NULL;
  assert(taskcore_task_history(store, walk, &entries) == TASKCORE_OK);
  const size_t last = taskcore_history_list_count(entries) - 1;
  const taskcore_history_entry *entry = taskcore_history_list_at(entries, last);
  assert(strcmp(entry->property, "energy") == 0 && strcmp(entry->old_value, "0") == 0);
  taskcore_history_list_free(entries);

  assert(taskcore_undo(store, NULL) == TASKCORE_OK);
  tasks = listed(store, "energy:0");
  assert(taskcore_task_list_count(tasks) == 1);
  taskcore_task_list_free(tasks);
  taskcore_store_free(store);
  puts("ok");
  return 0;
}
