/* Structs of older and newer callers, arrays of longer elements, defaults, members without a bit.
 */
#include <stddef.h>

#include "../fixture.h"

/* What a caller of a newer header has: the struct of today, and a member more. */
typedef struct newer_input {
  taskcore_task_input known;
  int64_t added;
} newer_input;

static newer_input newer(const char *title) {
  newer_input input = {titled(title), 0};
  input.known.struct_size = sizeof input;
  return input;
}

/* A library takes what it does not know when that is 0. */
static void a_newer_struct_is_taken_when_its_rest_is_zero(taskcore_store *store) {
  newer_input input = newer("Pay rent");
  int64_t id = 0;
  CHECK_OK(taskcore_task_add(store, &input.known, &id));
  input.added = 1;
  CHECK_STATUS(taskcore_task_add(store, &input.known, &id), TASKCORE_EINVALID);
  CHECK_INT(id, 0);
  CHECK_TEXT(taskcore_last_error()->field, "struct_size");
  CHECK(strstr(taskcore_last_error()->message, "newer version") != NULL);
  CHECK_INT(count_all(store), 1);
}

static void a_size_that_no_version_has_is_refused(taskcore_store *store) {
  static const size_t wrong[] = {0, 8, 16, 264, 273, 4104, SIZE_MAX, SIZE_MAX - 7};
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
    taskcore_task_input input = titled("Pay rent");
    input.struct_size = wrong[i];
    CHECK_STATUS(taskcore_task_add(store, &input, NULL), TASKCORE_EINVALID);
    CHECK_TEXT(taskcore_last_error()->field, "struct_size");
    CHECK_STATUS(taskcore_task_input_init(&input, wrong[i]), TASKCORE_EINVALID);
  }
}

static void elements_lie_as_far_apart_as_they_are_large(taskcore_store *store) {
  newer_input inputs[3];
  int64_t ids[3];
  taskcore_task_list *list = NULL;
  for (size_t i = 0; i < 3; i++) inputs[i] = newer(i == 0 ? "One" : i == 1 ? "Two" : "Three");
  CHECK_OK(taskcore_task_add_many(store, &inputs[0].known, 3, ids));
  CHECK_OK(taskcore_task_get(store, ids, 3, &list));
  CHECK_TEXT(taskcore_task_list_at(list, 1)->title, "Two");
  CHECK_TEXT(taskcore_task_list_at(list, 2)->title, "Three");
  taskcore_task_list_free(list);
  inputs[2].added = -1;
  CHECK_STATUS(taskcore_task_add_many(store, &inputs[0].known, 3, ids), TASKCORE_EINVALID);
  CHECK_INT(taskcore_last_error()->index, 2);
  CHECK_INT(ids[0], 0);
  CHECK_INT(count_all(store), 3);
}

static void elements_of_an_array_have_one_size(taskcore_store *store) {
  taskcore_task_input inputs[2] = {titled("One"), titled("Two")};
  inputs[1].struct_size += 8;
  CHECK_STATUS(taskcore_task_add_many(store, inputs, 2, NULL), TASKCORE_EINVALID);
  CHECK_INT(taskcore_last_error()->index, 1);
  CHECK_TEXT(taskcore_last_error()->field, "struct_size");
  CHECK_INT(count_all(store), 0);
}

static void arrays_inside_of_a_struct_have_strides_too(taskcore_store *store) {
  struct newer_reminder {
    taskcore_reminder known;
    int64_t added;
  } reminders[2];
  taskcore_reminder due = TASKCORE_REMINDER_INIT;
  taskcore_task_input input = titled("Pay rent");
  due.struct_size = sizeof reminders[0];
  due.kind = TASKCORE_REMINDER_AT;
  for (int i = 0; i < 2; i++) {
    due.at_ms = START_MS + i * 60000;
    reminders[i].known = due;
    reminders[i].added = 0;
  }
  input.fields |= TASKCORE_TASK_REMINDERS;
  input.reminders = &reminders[0].known;
  input.reminder_count = 2;
  taskcore_task_list *list = get(store, add(store, &input));
  const taskcore_task *task = taskcore_task_list_at(list, 0);
  CHECK_INT(task->reminder_count, 2);
  CHECK_INT(TASKCORE_AT(task->reminders, 1)->at_ms, START_MS + 60000);
  taskcore_task_list_free(list);
}

static void an_output_is_written_no_further_than_its_size(taskcore_store *store) {
  struct newer_step {
    taskcore_step known;
    int64_t added[2];
  } step;
  add_titled(store, "Pay rent");
  memset(&step, 0x55, sizeof step);
  step.known.struct_size = offsetof(struct newer_step, added) + sizeof(int64_t);
  CHECK_OK(taskcore_undo(store, &step.known));
  CHECK_INT(step.known.action, TASKCORE_ACTION_ADD_TASKS);
  CHECK_INT(step.known.struct_size, offsetof(struct newer_step, added) + sizeof(int64_t));
  CHECK_INT(step.added[0], 0);
  CHECK_INT(step.added[1], 0x5555555555555555);
}

static void defaults_without_macros_are_those_of_the_macros(void) {
  struct newer_query {
    taskcore_query known;
    int64_t added;
  } newer_query;
  taskcore_query query, usual = TASKCORE_QUERY_INIT;
  memset(&query, 0x55, sizeof query);
  CHECK_OK(taskcore_query_init(&query, sizeof query));
  CHECK(memcmp(&query, &usual, sizeof query) == 0);
  memset(&newer_query, 0x55, sizeof newer_query);
  CHECK_OK(taskcore_query_init(&newer_query.known, sizeof newer_query));
  CHECK_INT(newer_query.known.struct_size, sizeof newer_query);
  CHECK_INT(newer_query.added, 0);
  newer_query.known.struct_size = sizeof usual;
  CHECK(memcmp(&newer_query.known, &usual, sizeof usual) == 0);
  CHECK_STATUS(taskcore_query_init(NULL, sizeof query), TASKCORE_EINVALID);
}

static void reserved_members_are_zero(taskcore_store *store) {
  taskcore_task_input input = titled("Pay rent");
  input.reserved = 1;
  CHECK_STATUS(taskcore_task_add(store, &input, NULL), TASKCORE_EINVALID);
  CHECK_TEXT(taskcore_last_error()->field, "reserved");
  CHECK_INT(count_all(store), 0);
}

static void a_member_without_its_bit_is_refused_where_that_is_asked_for(void) {
  taskcore_open_options options = options_for(":memory:");
  taskcore_store *careful = NULL, *usual = NULL;
  options.flags = TASKCORE_OPEN_CHECK_FIELDS;
  CHECK_OK(taskcore_store_open(&options, &careful));
  options.flags = 0;
  CHECK_OK(taskcore_store_open(&options, &usual));
  taskcore_task_input input = titled("Pay rent");
  input.due_ms = START_MS;
  CHECK_OK(taskcore_task_add(usual, &input, NULL));
  CHECK_STATUS(taskcore_task_add(careful, &input, NULL), TASKCORE_EINVALID);
  CHECK_TEXT(taskcore_last_error()->field, "due_ms");
  CHECK(strstr(taskcore_last_error()->message, "TASKCORE_TASK_DUE") != NULL);
  CHECK_INT(count_all(careful), 0);
  CHECK_OK(taskcore_task_add(usual, &input, NULL));
  input.due_ms = 0;
  CHECK_OK(taskcore_task_add(careful, &input, NULL));
  taskcore_store_free(usual);
  taskcore_store_free(careful);
}

static void a_member_of_a_row_is_told_from_one_that_it_has_not(taskcore_store *store) {
  taskcore_task_list *list = get(store, add_titled(store, "Pay rent"));
  taskcore_task row = *taskcore_task_list_at(list, 0);
  CHECK(TASKCORE_HAS(&row, title));
  row.struct_size = offsetof(taskcore_task, title);
  CHECK(!TASKCORE_HAS(&row, title));
  CHECK(TASKCORE_HAS(&row, id));
  taskcore_task_list_free(list);
}

int main(void) {
#ifdef ANOTHER_VERSION /* Tests/Growth/grown.c is for those. */
  return 0;
#endif
  RUN_WITH_STORE(a_newer_struct_is_taken_when_its_rest_is_zero);
  RUN_WITH_STORE(a_size_that_no_version_has_is_refused);
  RUN_WITH_STORE(elements_lie_as_far_apart_as_they_are_large);
  RUN_WITH_STORE(elements_of_an_array_have_one_size);
  RUN_WITH_STORE(arrays_inside_of_a_struct_have_strides_too);
  RUN_WITH_STORE(an_output_is_written_no_further_than_its_size);
  RUN(defaults_without_macros_are_those_of_the_macros);
  RUN_WITH_STORE(reserved_members_are_zero);
  RUN(a_member_without_its_bit_is_refused_where_that_is_asked_for);
  RUN_WITH_STORE(a_member_of_a_row_is_told_from_one_that_it_has_not);
  return check_result();
}
