/* A program of a later release, whose structs have a member more, with this release's library and
 * with its own. */
#include "../C/fixture.h"

/* Whether the library is as new as this header. */
static int library_is_new(taskcore_store *store) {
  taskcore_task_list *list = get(store, add_titled(store, "First"));
  int is_new = TASKCORE_HAS(taskcore_task_list_at(list, 0), grown);
  taskcore_task_list_free(list);
  return is_new;
}

static void what_an_old_library_does_not_know_is_refused_unless_it_is_zero(taskcore_store *store) {
  taskcore_status expected = library_is_new(store) ? TASKCORE_OK : TASKCORE_EINVALID;
  taskcore_task_input inputs[2] = {titled("One"), titled("Two")};
  CHECK_OK(taskcore_task_add_many(store, inputs, 2, NULL));
  inputs[1].grown = 1;
  CHECK_STATUS(taskcore_task_add_many(store, inputs, 2, NULL), expected);
  if (expected != TASKCORE_OK) CHECK_INT(taskcore_last_error()->index, 1);
  if (expected != TASKCORE_OK) CHECK_TEXT(taskcore_last_error()->field, "struct_size");
}

static void rows_of_an_old_library_end_before_what_it_does_not_know(taskcore_store *store) {
  int is_new = library_is_new(store);
  taskcore_task_list *list = NULL;
  size_t stride = 0;
  add_titled(store, "Second");
  CHECK_OK(taskcore_task_query(store, NULL, &list));
  const taskcore_task *rows = taskcore_task_list_rows(list, &stride);
  CHECK_INT(stride, sizeof(taskcore_task) - (is_new ? 0 : 8));
  CHECK_INT(rows->struct_size, stride);
  CHECK_TEXT(TASKCORE_AT(rows, 1)->title, "Second");
  CHECK_INT(TASKCORE_HAS(TASKCORE_AT(rows, 1), grown), is_new);
  if (is_new) CHECK_INT(TASKCORE_AT(rows, 1)->grown, 0);
  taskcore_task_list_free(list);
}

static void an_old_library_fills_what_it_knows(taskcore_store *store) {
  taskcore_step step = TASKCORE_STEP_INIT;
  add_titled(store, "First");
  step.grown = 7;
  CHECK_OK(taskcore_undo(store, &step));
  CHECK_INT(step.action, TASKCORE_ACTION_ADD_TASKS);
  CHECK_INT(step.struct_size, sizeof step);
  CHECK_INT(step.grown, 0);
}

static void defaults_of_an_old_library_are_zero_for_the_rest(void) {
  taskcore_query query, usual = TASKCORE_QUERY_INIT;
  memset(&query, 0x55, sizeof query);
  CHECK_OK(taskcore_query_init(&query, sizeof query));
  CHECK(memcmp(&query, &usual, sizeof query) == 0);
}

int main(void) {
  RUN_WITH_STORE(what_an_old_library_does_not_know_is_refused_unless_it_is_zero);
  RUN_WITH_STORE(rows_of_an_old_library_end_before_what_it_does_not_know);
  RUN_WITH_STORE(an_old_library_fills_what_it_knows);
  RUN(defaults_of_an_old_library_are_zero_for_the_rest);
  return check_result();
}
