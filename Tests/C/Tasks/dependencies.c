/* What waits for what: blocked and blocking tasks, and circles, which are refused. */
#include "listing.h"

static taskcore_status depend(taskcore_store *store, int64_t id, uint64_t field,
                              const int64_t *others, size_t count) {
  taskcore_task_input change = TASKCORE_TASK_INPUT_INIT;
  change.fields = field;
  change.depends_on = change.depends_on_added = change.depends_on_removed = others;
  change.depends_on_count = change.depends_on_added_count = change.depends_on_removed_count = count;
  return taskcore_task_update(store, &id, 1, &change);
}

/* Lets a task wait for another one too. */
static taskcore_status wait_for(taskcore_store *store, int64_t id, int64_t other) {
  return depend(store, id, TASKCORE_TASK_DEPENDS_ON_ADDED, &other, 1);
}

static uint32_t states_of(taskcore_store *store, int64_t id) {
  taskcore_task_list *list = get(store, id);
  uint32_t states = taskcore_task_list_at(list, 0)->states;
  taskcore_task_list_free(list);
  return states;
}

static void a_task_that_waits_is_blocked_and_says_by_what(taskcore_store *store) {
  int64_t stamps = add_titled(store, "stamps"), envelope = add_titled(store, "envelope"),
          letter = add_titled(store, "letter");
  const int64_t both[] = {envelope, stamps, envelope};
  CHECK_OK(depend(store, letter, TASKCORE_TASK_DEPENDS_ON, both, 3));
  taskcore_task_list *list = get(store, letter);
  const taskcore_task *task = taskcore_task_list_at(list, 0);
  CHECK_INT(task->fields, TASKCORE_TASK_DEPENDS_ON);
  CHECK_INT(task->depends_on_count, 2);
  CHECK_INT(task->depends_on[0], stamps);
  CHECK_INT(task->depends_on[1], envelope);
  CHECK_INT(task->states, TASKCORE_TASK_STATE_BLOCKED);
  taskcore_task_list_free(list);
  CHECK_INT(states_of(store, stamps), TASKCORE_TASK_STATE_BLOCKING);
  CHECK_TEXT(listed(store, "blocked:yes"), "letter");
  CHECK_TEXT(listed(store, "blocking:yes"), "stamps envelope");
  CHECK_TEXT(listed(store, "blocked:no"), "stamps envelope");

  taskcore_detail *detail = NULL;
  CHECK_OK(taskcore_detail_read(store, letter, &detail));
  CHECK_INT(taskcore_detail_contents(detail)->blocker_count, 2);
  CHECK_TEXT(TASKCORE_AT(taskcore_detail_contents(detail)->blockers, 0)->title, "stamps");
  taskcore_detail_free(detail);
}

static void the_struct_asks_for_blocked_and_blocking_tasks_too(taskcore_store *store) {
  int64_t first = add_titled(store, "first"), second = add_titled(store, "second");
  add_titled(store, "free");
  CHECK_OK(wait_for(store, second, first));
  taskcore_query query = TASKCORE_QUERY_INIT;
  query.fields = TASKCORE_QUERY_BLOCKED;
  query.blocked = TASKCORE_YES;
  CHECK_TEXT(found(store, &query), "second");
  query.blocked = TASKCORE_NO;
  CHECK_TEXT(found(store, &query), "first free");
  query.fields = TASKCORE_QUERY_BLOCKING;
  query.blocking = TASKCORE_YES;
  CHECK_TEXT(found(store, &query), "first");
  query.blocking = TASKCORE_NO;
  CHECK_TEXT(found(store, &query), "second free");
}

static void a_chain_blocks_at_both_ends(taskcore_store *store) {
  int64_t a = add_titled(store, "a"), b = add_titled(store, "b"), c = add_titled(store, "c");
  CHECK_OK(wait_for(store, b, a));
  CHECK_OK(wait_for(store, c, b));
  CHECK_INT(states_of(store, a), TASKCORE_TASK_STATE_BLOCKING);
  CHECK_INT(states_of(store, b), TASKCORE_TASK_STATE_BLOCKED | TASKCORE_TASK_STATE_BLOCKING);
  CHECK_INT(states_of(store, c), TASKCORE_TASK_STATE_BLOCKED);
}

static void only_open_tasks_block_and_are_blocked(taskcore_store *store) {
  int64_t a = add_titled(store, "a"), b = add_titled(store, "b");
  CHECK_OK(wait_for(store, b, a));
  CHECK_OK(taskcore_task_complete(store, &a, 1, 0));
  CHECK_INT(states_of(store, b), 0);
  CHECK_INT(states_of(store, a), 0);
  CHECK_OK(taskcore_task_reopen(store, &a, 1));
  CHECK_INT(states_of(store, b), TASKCORE_TASK_STATE_BLOCKED);
  CHECK_OK(taskcore_task_delete(store, &a, 1));
  CHECK_INT(states_of(store, b), 0);
  CHECK_OK(taskcore_task_restore(store, &a, 1));
  CHECK_INT(states_of(store, b), TASKCORE_TASK_STATE_BLOCKED);
  CHECK_OK(taskcore_task_complete(store, &b, 1, 0)); /* one may do it all the same */
  CHECK_INT(states_of(store, a), 0);
}

static void a_circle_is_refused_however_long(taskcore_store *store) {
  enum { LENGTH = 200 };
  int64_t ids[LENGTH];
  for (int i = 0; i < LENGTH; i++) ids[i] = add_titled(store, "link");
  REFUSE(store, wait_for(store, ids[0], ids[0]), TASKCORE_ECONFLICT, "depends_on");
  CHECK_INT(refusal.index, 0);
  CHECK_OK(wait_for(store, ids[0], ids[1]));
  REFUSE(store, wait_for(store, ids[1], ids[0]), TASKCORE_ECONFLICT, "depends_on");
  for (int i = 1; i < LENGTH - 1; i++) CHECK_OK(wait_for(store, ids[i], ids[i + 1]));
  REFUSE(store, wait_for(store, ids[LENGTH - 1], ids[0]), TASKCORE_ECONFLICT, "depends_on");
  REFUSE(store, depend(store, ids[LENGTH - 1], TASKCORE_TASK_DEPENDS_ON, &ids[7], 1),
         TASKCORE_ECONFLICT, "depends_on");
  CHECK_OK(taskcore_task_complete(store, ids, 1, 0)); /* also through one that is done */
  REFUSE(store, wait_for(store, ids[LENGTH - 1], ids[0]), TASKCORE_ECONFLICT, "depends_on");
}

static void dependencies_come_and_go_one_by_one(taskcore_store *store) {
  int64_t a = add_titled(store, "a"), b = add_titled(store, "b"), c = add_titled(store, "c");
  taskcore_task_input input = titled("d");
  input.fields |= TASKCORE_TASK_DEPENDS_ON;
  input.depends_on = &a;
  input.depends_on_count = 1;
  int64_t d = add(store, &input);

  taskcore_task_input change = TASKCORE_TASK_INPUT_INIT;
  const int64_t added[] = {b, c, b};
  change.fields = TASKCORE_TASK_DEPENDS_ON_ADDED | TASKCORE_TASK_DEPENDS_ON_REMOVED;
  change.depends_on_added = added;
  change.depends_on_added_count = 3;
  change.depends_on_removed = &a;
  change.depends_on_removed_count = 1;
  CHECK_OK(taskcore_task_update(store, &d, 1, &change));
  taskcore_task_list *list = get(store, d);
  CHECK_INT(taskcore_task_list_at(list, 0)->depends_on_count, 2);
  CHECK_INT(taskcore_task_list_at(list, 0)->depends_on[0], b);
  CHECK_INT(taskcore_task_list_at(list, 0)->depends_on[1], c);
  taskcore_task_list_free(list);
  CHECK_OK(depend(store, d, TASKCORE_TASK_DEPENDS_ON, NULL, 0));
  CHECK_INT(states_of(store, d), 0);
  CHECK_INT(states_of(store, b), 0);
  CHECK_UNDO(store, TASKCORE_ACTION_UPDATE_TASKS);
  CHECK_INT(states_of(store, d), TASKCORE_TASK_STATE_BLOCKED);
  CHECK_UNDO(store, TASKCORE_ACTION_UPDATE_TASKS);
  CHECK_INT(states_of(store, a), TASKCORE_TASK_STATE_BLOCKING);
}

static void a_dependency_is_on_a_task_that_is_there(taskcore_store *store) {
  int64_t id = add_titled(store, "a");
  REFUSE(store, wait_for(store, id, 999), TASKCORE_ENOTFOUND, "depends_on");
  REFUSE(store, wait_for(store, id, INT64_MIN), TASKCORE_ENOTFOUND, "depends_on");
  taskcore_task_input input = titled("b");
  const int64_t unknown = 999;
  input.fields |= TASKCORE_TASK_DEPENDS_ON;
  input.depends_on = &unknown;
  input.depends_on_count = 1;
  REFUSE(store, taskcore_task_add(store, &input, NULL), TASKCORE_ENOTFOUND, "depends_on");
}

static void a_task_depends_on_at_most_100(taskcore_store *store) {
  int64_t ids[102];
  for (int i = 0; i < 102; i++) ids[i] = add_titled(store, "one");
  CHECK_OK(depend(store, ids[101], TASKCORE_TASK_DEPENDS_ON, ids, 100));
  REFUSE(store, depend(store, ids[101], TASKCORE_TASK_DEPENDS_ON, ids, 101), TASKCORE_EINVALID,
         "depends_on");
  REFUSE(store, wait_for(store, ids[101], ids[100]), TASKCORE_EINVALID, "depends_on");
}

static void what_is_purged_blocks_no_longer(taskcore_store *store) {
  int64_t a = add_titled(store, "a"), b = add_titled(store, "b");
  CHECK_OK(wait_for(store, b, a));
  CHECK_OK(taskcore_task_delete(store, &a, 1));
  CHECK_OK(taskcore_task_purge(store, &a, 1));
  taskcore_task_list *list = get(store, b);
  CHECK_INT(taskcore_task_list_at(list, 0)->fields, 0);
  CHECK_INT(taskcore_task_list_at(list, 0)->depends_on_count, 0);
  taskcore_task_list_free(list);
}

int main(void) {
  RUN_WITH_STORE(a_task_that_waits_is_blocked_and_says_by_what);
  RUN_WITH_STORE(the_struct_asks_for_blocked_and_blocking_tasks_too);
  RUN_WITH_STORE(a_chain_blocks_at_both_ends);
  RUN_WITH_STORE(only_open_tasks_block_and_are_blocked);
  RUN_WITH_STORE(a_circle_is_refused_however_long);
  RUN_WITH_STORE(dependencies_come_and_go_one_by_one);
  RUN_WITH_STORE(a_dependency_is_on_a_task_that_is_there);
  RUN_WITH_STORE(a_task_depends_on_at_most_100);
  RUN_WITH_STORE(what_is_purged_blocks_no_longer);
  return check_result();
}
