/* Calls with many tasks: all or nothing, and one step to undo. */
#include "fixture.h"

enum { MANY = 10000 };

/* So many inputs with a title; to be freed. */
static taskcore_task_input *many_inputs(size_t count) {
  taskcore_task_input *inputs = (taskcore_task_input *)malloc(count * sizeof *inputs);
  if (inputs == NULL) abort();
  for (size_t i = 0; i < count; i++) inputs[i] = titled("One of many");
  return inputs;
}

static void add_three(taskcore_store *store, int64_t ids[3]) {
  taskcore_task_input *inputs = many_inputs(3);
  CHECK_OK(taskcore_task_add_many(store, inputs, 3, ids));
  free(inputs);
}

static void ten_thousand_tasks_are_one_step(taskcore_store *store) {
  taskcore_task_input *inputs = many_inputs(MANY);
  int64_t *ids = (int64_t *)calloc(MANY, sizeof *ids);
  taskcore_step step = TASKCORE_STEP_INIT;
  CHECK_OK(taskcore_task_add_many(store, inputs, MANY, ids));
  for (size_t i = 1; i < MANY; i++) CHECK(ids[i] > ids[i - 1]);
  CHECK_INT(count_all(store), MANY);

  CHECK_OK(taskcore_task_complete(store, ids, MANY, 0));
  CHECK_OK(taskcore_task_delete(store, ids, MANY));
  CHECK_OK(taskcore_undo(store, &step));
  CHECK_INT(step.action, TASKCORE_ACTION_DELETE_TASKS);
  CHECK_INT(step.task_count, MANY);
  CHECK_OK(taskcore_undo(store, &step));
  CHECK_INT(step.action, TASKCORE_ACTION_COMPLETE_TASKS);
  CHECK_OK(taskcore_undo(store, &step));
  CHECK_INT(step.action, TASKCORE_ACTION_ADD_TASKS);
  CHECK_INT(count_all(store), 0);
  CHECK_STATUS(taskcore_undo(store, &step), TASKCORE_ENOTFOUND);
  free(ids);
  free(inputs);
}

static void one_bad_input_and_none_is_added(taskcore_store *store) {
  taskcore_task_input *inputs = many_inputs(100);
  int64_t ids[100];
  memset(ids, 0x55, sizeof ids);
  inputs[99].title = "";
  CHECK_STATUS(taskcore_task_add_many(store, inputs, 100, ids), TASKCORE_EINVALID);
  CHECK_INT(taskcore_last_error()->index, 99);
  CHECK_TEXT(taskcore_last_error()->field, "title");
  for (size_t i = 0; i < 100; i++) CHECK_INT(ids[i], 0);
  CHECK_INT(count_all(store), 0);
  free(inputs);
}

typedef taskcore_status (*bulk_call)(taskcore_store *store, const int64_t *ids, size_t count);

static taskcore_status rename_all(taskcore_store *store, const int64_t *ids, size_t count) {
  taskcore_task_input change = titled("Another name");
  return taskcore_task_update(store, ids, count, &change);
}

static taskcore_status complete_all(taskcore_store *store, const int64_t *ids, size_t count) {
  return taskcore_task_complete(store, ids, count, 0);
}

/* Calls that succeed one after the other on the same tasks. */
static const bulk_call calls[] = {rename_all, complete_all, taskcore_task_reopen,
                                  taskcore_task_delete, taskcore_task_restore};
enum { CALLS = sizeof calls / sizeof *calls };

static void an_unknown_id_among_many_and_none_is_changed(taskcore_store *store) {
  int64_t ids[3];
  add_three(store, ids);
  const int64_t wrong[] = {ids[0], ids[1], 999, ids[2]};
  for (size_t i = 0; i < CALLS; i++) {
    char *before = export_of(store);
    CHECK_STATUS(calls[i](store, wrong, 4), TASKCORE_ENOTFOUND);
    CHECK_INT(taskcore_last_error()->index, 2);
    char *after = export_of(store);
    CHECK_TEXT(after, before);
    free(before);
    free(after);
    CHECK_OK(calls[i](store, ids, 3));
  }
}

static void one_task_in_the_wrong_state_and_none_is_changed(taskcore_store *store) {
  int64_t ids[3];
  add_three(store, ids);
  CHECK_OK(taskcore_task_complete(store, &ids[1], 1, 0));
  char *before = export_of(store);
  CHECK_STATUS(taskcore_task_complete(store, ids, 3, 0), TASKCORE_ECONFLICT);
  CHECK_INT(taskcore_last_error()->index, 1);
  char *after = export_of(store);
  CHECK_TEXT(after, before);
  free(before);
  free(after);
}

static void an_id_that_comes_twice_counts_once(taskcore_store *store) {
  int64_t ids[3];
  add_three(store, ids);
  const int64_t twice[] = {ids[0], ids[1], ids[0], ids[0]};
  for (size_t i = 0; i < CALLS; i++) {
    taskcore_step step = TASKCORE_STEP_INIT;
    CHECK_OK(calls[i](store, twice, 4));
    CHECK_OK(taskcore_undo(store, &step));
    CHECK_INT(step.task_count, 2);
    CHECK_OK(taskcore_redo(store, &step));
  }
}

static void no_ids_are_fine_and_do_nothing(taskcore_store *store) {
  taskcore_task_list *list = NULL;
  taskcore_task_input change = titled("Another name");
  CHECK_OK(taskcore_task_add_many(store, NULL, 0, NULL));
  CHECK_OK(taskcore_task_get(store, NULL, 0, &list));
  CHECK_INT(taskcore_task_list_count(list), 0);
  taskcore_task_list_free(list);
  CHECK_OK(taskcore_task_update(store, NULL, 0, &change));
  for (size_t i = 0; i < CALLS; i++) CHECK_OK(calls[i](store, NULL, 0));
  CHECK_OK(taskcore_task_purge(store, NULL, 0));
  CHECK_STATUS(taskcore_undo(store, NULL), TASKCORE_ENOTFOUND);
}

static void tasks_of_one_call_share_the_project_that_they_name(taskcore_store *store) {
  taskcore_task_input *inputs = many_inputs(3);
  for (size_t i = 0; i < 3; i++) {
    inputs[i].fields |= TASKCORE_TASK_PROJECT;
    inputs[i].project = i == 1 ? "HOME" : "Home";
  }
  CHECK_OK(taskcore_task_add_many(store, inputs, 3, NULL));
  taskcore_project_list *projects = NULL;
  CHECK_OK(taskcore_project_query(store, NULL, &projects));
  CHECK_INT(taskcore_project_list_count(projects), 2);
  CHECK_INT(taskcore_project_list_at(projects, 1)->open_count, 3);
  taskcore_project_list_free(projects);
  free(inputs);
}

int main(void) {
  RUN_WITH_STORE(ten_thousand_tasks_are_one_step);
  RUN_WITH_STORE(one_bad_input_and_none_is_added);
  RUN_WITH_STORE(an_unknown_id_among_many_and_none_is_changed);
  RUN_WITH_STORE(one_task_in_the_wrong_state_and_none_is_changed);
  RUN_WITH_STORE(an_id_that_comes_twice_counts_once);
  RUN_WITH_STORE(no_ids_are_fine_and_do_nothing);
  RUN_WITH_STORE(tasks_of_one_call_share_the_project_that_they_name);
  return check_result();
}
