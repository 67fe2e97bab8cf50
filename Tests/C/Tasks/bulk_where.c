/* Changes of all the tasks that a query asks for: each is one step, and says how many it found. */
#include "listing.h"

/* A query for the tasks with a tag, of any status but in the trash. */
static taskcore_query tagged(const char *const *tag) {
  taskcore_query query = TASKCORE_QUERY_INIT;
  query.fields = TASKCORE_QUERY_TAGS_ANY | TASKCORE_QUERY_STATUSES;
  query.statuses = TASKCORE_TASK_STATUS_OPEN | TASKCORE_TASK_STATUS_COMPLETED;
  query.tags_any = tag;
  query.tags_any_count = 1;
  return query;
}

/* Three tasks with the tag bank and one without: a, b, c and other. */
static void add_tagged(taskcore_store *store, int64_t ids[4]) {
  static const char *const titles[] = {"a", "b", "c", "other"}, *const bank[] = {"bank"};
  for (size_t i = 0; i < 4; i++) {
    taskcore_task_input input = titled(titles[i]);
    if (i < 3) {
      input.fields |= TASKCORE_TASK_TAGS;
      input.tags = bank;
      input.tag_count = 1;
    }
    ids[i] = add(store, &input);
  }
}

/* One of the calls, with what it needs beside a query. */
typedef taskcore_status (*where_call)(taskcore_store *store, const taskcore_query *query,
                                      int64_t *changed);

static taskcore_status make_favourites(taskcore_store *store, const taskcore_query *query,
                                       int64_t *changed) {
  taskcore_task_input change = TASKCORE_TASK_INPUT_INIT;
  change.fields = TASKCORE_TASK_FAVOURITE;
  change.is_favourite = 1;
  return taskcore_task_update_where(store, query, &change, changed);
}

static taskcore_status complete_where(taskcore_store *store, const taskcore_query *query,
                                      int64_t *changed) {
  return taskcore_task_complete_where(store, query, 0, changed);
}

static taskcore_status move_home(taskcore_store *store, const taskcore_query *query,
                                 int64_t *changed) {
  taskcore_move move = into(project_named(store, "Home"));
  return taskcore_task_move_where(store, query, &move, changed);
}

/* Each with the status of what it is tried on, and what it leaves behind as a step. */
static const struct {
  where_call call;
  uint32_t status;
  int32_t action;
} calls[] = {
    {make_favourites, TASKCORE_TASK_STATUS_OPEN, TASKCORE_ACTION_UPDATE_TASKS},
    {move_home, TASKCORE_TASK_STATUS_OPEN, TASKCORE_ACTION_MOVE_TASKS},
    {complete_where, TASKCORE_TASK_STATUS_OPEN, TASKCORE_ACTION_COMPLETE_TASKS},
    {taskcore_task_reopen_where, TASKCORE_TASK_STATUS_COMPLETED, TASKCORE_ACTION_REOPEN_TASKS},
    {taskcore_task_delete_where, TASKCORE_TASK_STATUS_OPEN, TASKCORE_ACTION_DELETE_TASKS},
    {taskcore_task_restore_where, TASKCORE_TASK_STATUS_DELETED, TASKCORE_ACTION_RESTORE_TASKS}};
enum { CALLS = sizeof calls / sizeof *calls };

static void each_call_is_one_step_and_counts_what_it_found(taskcore_store *store) {
  static const char *const bank[] = {"BANK"};
  int64_t ids[4];
  add_tagged(store, ids);
  CHECK_OK(add_project(store, "Home", NULL));
  for (size_t i = 0; i < CALLS; i++) {
    taskcore_query query = tagged(bank);
    taskcore_step step = TASKCORE_STEP_INIT;
    int64_t changed = -1;
    query.statuses = calls[i].status;
    char *as_it_was = export_of(store);
    clock_ms++;
    CHECK_OK(calls[i].call(store, &query, &changed));
    CHECK_INT(changed, 3);
    char *then = export_of(store);
    CHECK(strcmp(then, as_it_was) != 0);
    CHECK_OK(taskcore_undo(store, &step));
    CHECK_INT(step.action, calls[i].action);
    CHECK_INT(step.task_count, 3);
    char *again = export_of(store);
    CHECK_TEXT(again, as_it_was);
    CHECK_OK(taskcore_redo(store, &step));
    free(again);
    again = export_of(store);
    CHECK_TEXT(again, then);
    free(again);
    free(then);
    free(as_it_was);
  }
  CHECK_TEXT(listed(store, "star:yes project:Home"), "a b c");
  CHECK_TEXT(listed(store, "project:Inbox"), "other");
}

static void a_call_without_a_query_is_refused(taskcore_store *store) {
  int64_t ids[4], changed = 7;
  add_tagged(store, ids);
  CHECK_OK(add_project(store, "Home", NULL));
  for (size_t i = 0; i < CALLS; i++) {
    REFUSE(store, calls[i].call(store, NULL, &changed), TASKCORE_EINVALID, "query");
    CHECK_INT(changed, 0);
  }
  REFUSE(store, taskcore_task_purge_where(store, NULL, &changed), TASKCORE_EINVALID, "query");
}

static void a_query_that_is_none_changes_nothing(taskcore_store *store) {
  static const char *const bank[] = {"bank"};
  int64_t ids[4], changed = 7;
  add_tagged(store, ids);
  CHECK_OK(add_project(store, "Home", NULL));
  for (size_t i = 0; i < CALLS; i++) {
    taskcore_query query = filtered("+bank and");
    REFUSE(store, calls[i].call(store, &query, &changed), TASKCORE_EPARSE, "filter");
    CHECK_INT(refusal.line, 1);
    CHECK(refusal.column > 6);
    CHECK_INT(changed, 0);
    query = filtered("project:Nowhere");
    CHECK_STATUS(calls[i].call(store, &query, &changed), TASKCORE_ENOTFOUND);
    query = tagged(bank);
    query.struct_size--;
    REFUSE(store, calls[i].call(store, &query, &changed), TASKCORE_EINVALID, "struct_size");
    query = tagged(bank);
    query.fields |= 1ULL << 40;
    REFUSE(store, calls[i].call(store, &query, &changed), TASKCORE_EINVALID, "fields");
  }
}

static void a_query_that_finds_nothing_is_no_step(taskcore_store *store) {
  static const char *const nobody[] = {"nobody has it"};
  int64_t ids[4], changed = 7;
  add_tagged(store, ids);
  CHECK_OK(add_project(store, "Home", NULL));
  taskcore_query query = tagged(nobody);
  for (size_t i = 0; i < CALLS; i++) {
    CHECK_OK(calls[i].call(store, &query, &changed));
    CHECK_INT(changed, 0);
  }
  CHECK_UNDO(store, TASKCORE_ACTION_ADD_PROJECT);
}

static void limit_and_order_say_which_tasks_and_in_which_order(taskcore_store *store) {
  int64_t ids[4], changed = 0;
  add_tagged(store, ids);
  taskcore_query query = filtered("+bank sort:-title limit:2");
  taskcore_move move = to(TASKCORE_MOVE_TO_TOP);
  CHECK_OK(taskcore_task_move_where(store, &query, &move, &changed));
  CHECK_INT(changed, 2);
  CHECK_TEXT(listed(store, "sort:manual"), "c b a other");
}

static void one_task_that_cannot_be_changed_and_none_is(taskcore_store *store) {
  static const char *const bank[] = {"bank"};
  int64_t ids[4], changed = 7;
  add_tagged(store, ids);
  CHECK_OK(taskcore_task_complete(store, &ids[1], 1, 0));
  taskcore_query query = tagged(bank);
  REFUSE(store, taskcore_task_complete_where(store, &query, 0, &changed), TASKCORE_ECONFLICT,
         "ids");
  CHECK_INT(changed, 0);
  REFUSE(store, taskcore_task_complete_where(store, &query, 8, &changed), TASKCORE_EINVALID,
         "flags");
  taskcore_task_input change = titled("");
  REFUSE(store, taskcore_task_update_where(store, &query, &change, &changed), TASKCORE_EINVALID,
         "title");
  REFUSE(store, taskcore_task_update_where(store, &query, NULL, &changed), TASKCORE_EINVALID,
         "changes");
  REFUSE(store, taskcore_task_move_where(store, &query, NULL, &changed), TASKCORE_EINVALID, "move");
}

static void open_subtasks_are_completed_or_refused(taskcore_store *store) {
  int64_t ids[4], changed = 0;
  add_tagged(store, ids);
  add_under(store, "below", ids[0]);
  taskcore_query query = filtered("+bank");
  REFUSE(
      store,
      taskcore_task_complete_where(store, &query, TASKCORE_COMPLETE_REFUSE_OPEN_SUBTASKS, &changed),
      TASKCORE_ECONFLICT, "ids");
  CHECK_OK(taskcore_task_complete_where(store, &query, 0, &changed));
  CHECK_INT(changed, 3);
  CHECK_TEXT(found(store, NULL), "other");
}

static void a_query_means_open_tasks_unless_it_names_a_status(taskcore_store *store) {
  int64_t ids[4], changed = 0;
  add_tagged(store, ids);
  CHECK_OK(taskcore_task_complete(store, ids, 2, 0));
  taskcore_query query = filtered("+bank");
  CHECK_OK(taskcore_task_delete_where(store, &query, &changed));
  CHECK_INT(changed, 1);
  CHECK_TEXT(listed(store, "status:open,completed"), "a b other");
}

static void reopening_means_completed_tasks_and_the_trash_is_restored_and_purged(
    taskcore_store *store) {
  int64_t ids[4], changed = 0;
  add_tagged(store, ids);
  taskcore_query query = filtered("+bank");
  CHECK_OK(taskcore_task_complete(store, ids, 1, 0));
  CHECK_OK(taskcore_task_delete(store, &ids[1], 1));
  CHECK_OK(taskcore_task_reopen_where(store, &query, &changed));
  CHECK_INT(changed, 1);
  CHECK_TEXT(listed(store, "sort:title"), "a c other");
  CHECK_OK(taskcore_task_restore_where(store, &query, &changed));
  CHECK_INT(changed, 1);
  CHECK_TEXT(listed(store, "sort:title"), "a b c other");
  CHECK_OK(taskcore_task_delete(store, &ids[2], 1));
  CHECK_OK(taskcore_task_purge_where(store, &query, &changed));
  CHECK_INT(changed, 1);
  CHECK_TEXT(listed(store, "status:any sort:title"), "a b other");
  query = filtered("+bank status:open");
  REFUSE(store, taskcore_task_reopen_where(store, &query, &changed), TASKCORE_ECONFLICT, "ids");
  REFUSE(store, taskcore_task_restore_where(store, &query, &changed), TASKCORE_ECONFLICT, "ids");
}

static void completed_tasks_are_cleared_in_one_step(taskcore_store *store) {
  int64_t ids[4], changed = 0;
  add_tagged(store, ids);
  CHECK_OK(taskcore_task_complete(store, ids, 3, 0));
  taskcore_query query = TASKCORE_QUERY_INIT;
  query.fields = TASKCORE_QUERY_STATUSES;
  query.statuses = TASKCORE_TASK_STATUS_COMPLETED;
  CHECK_OK(taskcore_task_delete_where(store, &query, &changed));
  CHECK_INT(changed, 3);
  CHECK_TEXT(listed(store, "view:trash sort:title"), "a b c");
  CHECK_UNDO(store, TASKCORE_ACTION_DELETE_TASKS);
  CHECK_TEXT(listed(store, "view:completed sort:title"), "a b c");
}

static void tags_come_and_go_by_a_query(taskcore_store *store) {
  static const char *const bank[] = {"bank"}, *const later[] = {"later"};
  int64_t ids[4], changed = 0;
  add_tagged(store, ids);
  taskcore_query query = filtered("+bank");
  taskcore_task_input change = TASKCORE_TASK_INPUT_INIT;
  change.fields = TASKCORE_TASK_TAGS_ADDED | TASKCORE_TASK_TAGS_REMOVED;
  change.tags_added = later;
  change.tags_removed = bank;
  change.tags_added_count = change.tags_removed_count = 1;
  CHECK_OK(taskcore_task_update_where(store, &query, &change, &changed));
  CHECK_INT(changed, 3);
  REFUSE(store, taskcore_task_delete_where(store, &query, &changed), TASKCORE_ENOTFOUND, "filter");
  CHECK_TEXT(listed(store, "+later"), "a b c");
}

static void a_purge_by_a_query_is_for_good(taskcore_store *store) {
  int64_t ids[4], changed = 0;
  add_tagged(store, ids);
  CHECK_OK(taskcore_task_delete(store, ids, 2));
  taskcore_query query = TASKCORE_QUERY_INIT;
  REFUSE(store, taskcore_task_purge_where(store, &query, &changed), TASKCORE_EINVALID, "query");
  query = filtered("status:open");
  REFUSE(store, taskcore_task_purge_where(store, &query, &changed), TASKCORE_ECONFLICT, "ids");
  query = filtered("view:trash title:a");
  CHECK_OK(taskcore_task_purge_where(store, &query, &changed));
  CHECK_INT(changed, 1);
  CHECK_INT(count_all(store), 3);
  query = filtered("view:trash");
  CHECK_OK(taskcore_task_purge_where(store, &query, NULL));
  CHECK_INT(count_all(store), 2);
  CHECK_UNDO(store, TASKCORE_ACTION_ADD_TASKS); /* of other; the purges stay */
  CHECK_TEXT(listed(store, "status:any"), "c");
}

int main(void) {
  RUN_WITH_STORE(each_call_is_one_step_and_counts_what_it_found);
  RUN_WITH_STORE(a_call_without_a_query_is_refused);
  RUN_WITH_STORE(a_query_that_is_none_changes_nothing);
  RUN_WITH_STORE(a_query_that_finds_nothing_is_no_step);
  RUN_WITH_STORE(limit_and_order_say_which_tasks_and_in_which_order);
  RUN_WITH_STORE(one_task_that_cannot_be_changed_and_none_is);
  RUN_WITH_STORE(open_subtasks_are_completed_or_refused);
  RUN_WITH_STORE(a_query_means_open_tasks_unless_it_names_a_status);
  RUN_WITH_STORE(reopening_means_completed_tasks_and_the_trash_is_restored_and_purged);
  RUN_WITH_STORE(completed_tasks_are_cleared_in_one_step);
  RUN_WITH_STORE(tags_come_and_go_by_a_query);
  RUN_WITH_STORE(a_purge_by_a_query_is_for_good);
  return check_result();
}
