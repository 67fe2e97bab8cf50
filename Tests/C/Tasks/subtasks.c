/* Tasks under tasks: at any depth, in the project of their parent, and carried wherever it goes. */
#include "listing.h"

static uint32_t status_of(taskcore_store *store, int64_t id) {
  taskcore_task_list *list = get(store, id);
  uint32_t status = taskcore_task_list_at(list, 0)->status;
  taskcore_task_list_free(list);
  return status;
}

static int64_t parent_of(taskcore_store *store, int64_t id) {
  taskcore_task_list *list = get(store, id);
  int64_t parent = taskcore_task_list_at(list, 0)->parent_id;
  taskcore_task_list_free(list);
  return parent;
}

static taskcore_status set_parent(taskcore_store *store, int64_t id, int64_t parent_id) {
  taskcore_task_input change = TASKCORE_TASK_INPUT_INIT;
  change.fields = TASKCORE_TASK_PARENT;
  change.parent_id = parent_id;
  return taskcore_task_update(store, &id, 1, &change);
}

static taskcore_status set_project(taskcore_store *store, int64_t id, const char *project) {
  taskcore_task_input change = TASKCORE_TASK_INPUT_INIT;
  change.fields = TASKCORE_TASK_PROJECT;
  change.project = project;
  return taskcore_task_update(store, &id, 1, &change);
}

/* a with b and d below it, and c below b; e beside a. */
typedef struct family {
  int64_t a, b, c, d, e;
} family;

static family add_family(taskcore_store *store, const char *project) {
  family f;
  f.a = add_in(store, "a", project);
  f.b = add_under(store, "b", f.a);
  f.c = add_under(store, "c", f.b);
  f.d = add_under(store, "d", f.a);
  f.e = add_in(store, "e", project);
  CHECK_TEXT(outline_of(store), "a .b ..c .d e");
  return f;
}

static void a_subtask_is_in_the_project_of_its_parent(taskcore_store *store) {
  family f = add_family(store, "Home");
  taskcore_task_list *list = get(store, f.c);
  CHECK_TEXT(taskcore_task_list_at(list, 0)->project, "Home");
  CHECK_INT(taskcore_task_list_at(list, 0)->fields, TASKCORE_TASK_PARENT);
  CHECK_INT(taskcore_task_list_at(list, 0)->parent_id, f.b);
  taskcore_task_list_free(list);

  taskcore_task_input input = titled("Elsewhere");
  input.fields |= TASKCORE_TASK_PARENT | TASKCORE_TASK_PROJECT;
  input.parent_id = f.a;
  input.project = "home";
  add(store, &input);
  input.project = "Inbox";
  REFUSE(store, taskcore_task_add(store, &input, NULL), TASKCORE_ECONFLICT, "project");
}

static void subtasks_go_as_deep_as_one_likes(taskcore_store *store) {
  enum { DEPTH = 1000 };
  int64_t first = add_titled(store, "top"), last = first;
  for (int i = 0; i < DEPTH; i++) last = add_under(store, "below", last);
  taskcore_query query = TASKCORE_QUERY_INIT;
  taskcore_task_list *list = NULL;
  query.is_tree = 1;
  CHECK_OK(taskcore_task_query(store, &query, &list));
  CHECK_INT(taskcore_task_list_count(list), DEPTH + 1);
  for (size_t i = 0; i <= DEPTH; i++) CHECK_INT(taskcore_task_list_at(list, i)->depth, i);
  taskcore_task_list_free(list);

  REFUSE(store, set_parent(store, first, last), TASKCORE_ECONFLICT, "parent_id");
  CHECK_OK(set_project(store, first, "Deep"));
  list = get(store, last);
  CHECK_TEXT(taskcore_task_list_at(list, 0)->project, "Deep");
  taskcore_task_list_free(list);
  CHECK_OK(taskcore_task_complete(store, &first, 1, 0));
  CHECK_INT(status_of(store, last), TASKCORE_TASK_STATUS_COMPLETED);
  CHECK_OK(taskcore_task_reopen(store, &last, 1));
  CHECK_INT(status_of(store, first), TASKCORE_TASK_STATUS_OPEN);
  CHECK_OK(taskcore_task_delete(store, &first, 1));
  CHECK_INT(status_of(store, last), TASKCORE_TASK_STATUS_DELETED);
  CHECK_OK(taskcore_task_restore(store, &first, 1));
  CHECK_INT(status_of(store, last), TASKCORE_TASK_STATUS_OPEN);
}

static void a_task_is_never_below_itself(taskcore_store *store) {
  family f = add_family(store, "Inbox");
  REFUSE(store, set_parent(store, f.a, f.a), TASKCORE_ECONFLICT, "parent_id");
  REFUSE(store, set_parent(store, f.a, f.b), TASKCORE_ECONFLICT, "parent_id");
  REFUSE(store, set_parent(store, f.a, f.c), TASKCORE_ECONFLICT, "parent_id");
  CHECK_INT(refusal.index, 0);
  REFUSE(store, move_task(store, f.a, under(f.a)), TASKCORE_ECONFLICT, "parent_id");
  REFUSE(store, move_task(store, f.a, under(f.c)), TASKCORE_ECONFLICT, "parent_id");
  REFUSE(store, move_task(store, f.a, before(f.c)), TASKCORE_ECONFLICT, "before_id");
  REFUSE(store, move_task(store, f.a, after(f.b)), TASKCORE_ECONFLICT, "after_id");

  /* Neither when two tasks would come below each other in one call. */
  const int64_t both[] = {f.e, f.a};
  taskcore_task_input change = TASKCORE_TASK_INPUT_INIT;
  change.fields = TASKCORE_TASK_PARENT;
  change.parent_id = f.c;
  REFUSE(store, taskcore_task_update(store, both, 2, &change), TASKCORE_ECONFLICT, "parent_id");
  CHECK_INT(refusal.index, 1);
}

static void a_parent_has_to_be_there_and_open_for_an_open_task(taskcore_store *store) {
  int64_t done = add_titled(store, "done"), gone = add_titled(store, "gone"),
          id = add_titled(store, "child");
  CHECK_OK(taskcore_task_complete(store, &done, 1, 0));
  CHECK_OK(taskcore_task_delete(store, &gone, 1));
  REFUSE(store, set_parent(store, id, 999), TASKCORE_ENOTFOUND, "parent_id");
  REFUSE(store, set_parent(store, id, -1), TASKCORE_ENOTFOUND, "parent_id");
  REFUSE(store, set_parent(store, id, gone), TASKCORE_ECONFLICT, "parent_id");
  REFUSE(store, set_parent(store, id, done), TASKCORE_ECONFLICT, "parent_id");
  REFUSE(store, move_task(store, id, under(done)), TASKCORE_ECONFLICT, "parent_id");
  REFUSE(store, move_task(store, id, under(999)), TASKCORE_ENOTFOUND, "parent_id");
  taskcore_task_input input = titled("new");
  input.fields |= TASKCORE_TASK_PARENT;
  input.parent_id = done;
  REFUSE(store, taskcore_task_add(store, &input, NULL), TASKCORE_ECONFLICT, "parent_id");
  CHECK_OK(taskcore_task_complete(store, &id, 1, 0));
  CHECK_OK(set_parent(store, id, done));
}

static void progress_is_that_of_the_direct_subtasks_outside_of_the_trash(taskcore_store *store) {
  family f = add_family(store, "Inbox");
  const int64_t both[] = {f.c, f.d};
  taskcore_task_list *list = NULL;
  CHECK_OK(taskcore_task_complete(store, both, 2, 0));
  list = get(store, f.a);
  CHECK_INT(taskcore_task_list_at(list, 0)->subtask_count, 2);
  CHECK_INT(taskcore_task_list_at(list, 0)->subtask_completed_count, 1);
  taskcore_task_list_free(list);
  CHECK_OK(taskcore_task_delete(store, &f.d, 1));
  list = get(store, f.a);
  CHECK_INT(taskcore_task_list_at(list, 0)->subtask_count, 1);
  CHECK_INT(taskcore_task_list_at(list, 0)->subtask_completed_count, 0);
  taskcore_task_list_free(list);

  taskcore_detail *detail = NULL;
  CHECK_OK(taskcore_detail_read(store, f.b, &detail));
  CHECK_TEXT(taskcore_detail_contents(detail)->row->progress_label, "1 of 1");
  taskcore_detail_free(detail);
}

static void completing_a_parent_completes_what_is_open_below_it_in_one_step(taskcore_store *store) {
  family f = add_family(store, "Inbox");
  clock_ms = START_MS + 1;
  CHECK_OK(taskcore_task_complete(store, &f.c, 1, 0));
  clock_ms = START_MS + 2;
  CHECK_OK(taskcore_task_complete(store, &f.a, 1, 0));
  CHECK_INT(status_of(store, f.b), TASKCORE_TASK_STATUS_COMPLETED);
  CHECK_INT(status_of(store, f.d), TASKCORE_TASK_STATUS_COMPLETED);
  CHECK_INT(status_of(store, f.e), TASKCORE_TASK_STATUS_OPEN);
  taskcore_task_list *list = get(store, f.c);
  CHECK_INT(taskcore_task_list_at(list, 0)->completed_ms, START_MS + 1);
  taskcore_task_list_free(list);

  taskcore_step step = TASKCORE_STEP_INIT;
  CHECK_OK(taskcore_undo(store, &step));
  CHECK_INT(step.action, TASKCORE_ACTION_COMPLETE_TASKS);
  CHECK_INT(step.task_count, 3);
  CHECK_INT(status_of(store, f.a), TASKCORE_TASK_STATUS_OPEN);
  CHECK_INT(status_of(store, f.d), TASKCORE_TASK_STATUS_OPEN);
  CHECK_INT(status_of(store, f.c), TASKCORE_TASK_STATUS_COMPLETED);
}

static void completing_is_refused_with_open_subtasks_when_that_is_asked_for(taskcore_store *store) {
  const uint64_t flag = TASKCORE_COMPLETE_REFUSE_OPEN_SUBTASKS;
  family f = add_family(store, "Inbox");
  const int64_t some[] = {f.e, f.a}, all[] = {f.a, f.b, f.c, f.d};
  REFUSE(store, taskcore_task_complete(store, some, 2, flag), TASKCORE_ECONFLICT, "ids");
  CHECK_INT(refusal.index, 1);
  REFUSE(store, taskcore_task_complete(store, &f.b, 1, flag), TASKCORE_ECONFLICT, "ids");
  REFUSE(store, taskcore_task_complete(store, all, 3, flag), TASKCORE_ECONFLICT, "ids");
  CHECK_OK(taskcore_task_complete(store, all, 4, flag));
  CHECK_UNDO(store, TASKCORE_ACTION_COMPLETE_TASKS);
  CHECK_OK(taskcore_task_complete(store, &f.c, 1, flag));
  CHECK_OK(taskcore_task_complete(store, &f.b, 1, flag));
  CHECK_OK(taskcore_task_delete(store, &f.d, 1));
  CHECK_OK(taskcore_task_complete(store, &f.a, 1, flag));
}

static void reopening_opens_what_it_is_below_and_nothing_else(taskcore_store *store) {
  family f = add_family(store, "Inbox");
  CHECK_OK(taskcore_task_complete(store, &f.a, 1, 0));
  CHECK_OK(taskcore_task_reopen(store, &f.c, 1));
  CHECK_INT(status_of(store, f.c), TASKCORE_TASK_STATUS_OPEN);
  CHECK_INT(status_of(store, f.b), TASKCORE_TASK_STATUS_OPEN);
  CHECK_INT(status_of(store, f.a), TASKCORE_TASK_STATUS_OPEN);
  CHECK_INT(status_of(store, f.d), TASKCORE_TASK_STATUS_COMPLETED);
  CHECK_UNDO(store, TASKCORE_ACTION_REOPEN_TASKS);
  CHECK_OK(taskcore_task_reopen(store, &f.a, 1));
  CHECK_INT(status_of(store, f.b), TASKCORE_TASK_STATUS_COMPLETED);
}

static void another_project_takes_the_subtree_along(taskcore_store *store) {
  family f = add_family(store, "Home");
  CHECK_OK(set_project(store, f.a, "Work"));
  CHECK_TEXT(listed(store, "project:Work sort:manual tree:yes"), "a .b ..c .d");
  CHECK_UNDO(store, TASKCORE_ACTION_UPDATE_TASKS);
  CHECK_TEXT(listed(store, "project:Home sort:manual tree:yes"), "a .b ..c .d e");
  CHECK_OK(taskcore_redo(store, NULL));
  CHECK_OK(move_task(store, f.a, into(project_named(store, "Home"))));
  CHECK_TEXT(listed(store, "project:Home sort:manual tree:yes"), "e a .b ..c .d");
  CHECK_TEXT(listed(store, "project:Work"), "");
}

static void a_subtask_that_is_given_another_project_leaves_its_parent(taskcore_store *store) {
  family f = add_family(store, "Home");
  CHECK_OK(set_project(store, f.b, "Work"));
  CHECK_INT(parent_of(store, f.b), 0);
  CHECK_TEXT(listed(store, "project:Work sort:manual tree:yes"), "b .c");
  CHECK_UNDO(store, TASKCORE_ACTION_UPDATE_TASKS);
  const int64_t both[] = {f.a, f.b};
  taskcore_task_input change = TASKCORE_TASK_INPUT_INIT;
  change.fields = TASKCORE_TASK_PROJECT;
  change.project = "Work";
  CHECK_OK(taskcore_task_update(store, both, 2, &change)); /* it goes there too */
  CHECK_INT(parent_of(store, f.b), f.a);
}

static void a_subtask_becomes_a_task_of_its_own(taskcore_store *store) {
  family f = add_family(store, "Home");
  CHECK_OK(set_parent(store, f.b, 0));
  taskcore_task_list *list = get(store, f.b);
  CHECK_INT(taskcore_task_list_at(list, 0)->fields & TASKCORE_TASK_PARENT, 0);
  CHECK_TEXT(taskcore_task_list_at(list, 0)->project, "Home");
  taskcore_task_list_free(list);
  CHECK_OK(move_task(store, f.d, under(0)));
  CHECK_INT(parent_of(store, f.d), 0);
  CHECK_INT(parent_of(store, f.c), f.b);
}

static void the_trash_takes_the_subtree_and_gives_back_what_went_there_with_it(
    taskcore_store *store) {
  family f = add_family(store, "Inbox");
  clock_ms = START_MS + 1;
  CHECK_OK(taskcore_task_delete(store, &f.d, 1));
  clock_ms = START_MS + 2;
  CHECK_OK(taskcore_task_delete(store, &f.a, 1));
  CHECK_INT(status_of(store, f.c), TASKCORE_TASK_STATUS_DELETED);
  CHECK_OK(taskcore_task_restore(store, &f.a, 1));
  CHECK_TEXT(outline_of(store), "a .b ..c e");
  CHECK_UNDO(store, TASKCORE_ACTION_RESTORE_TASKS);
  CHECK_UNDO(store, TASKCORE_ACTION_DELETE_TASKS);
  CHECK_TEXT(outline_of(store), "a .b ..c e");
}

static void what_comes_back_without_its_parent_is_a_task_of_its_own(taskcore_store *store) {
  family f = add_family(store, "Inbox");
  CHECK_OK(taskcore_task_delete(store, &f.a, 1));
  CHECK_OK(taskcore_task_restore(store, &f.b, 1));
  CHECK_INT(parent_of(store, f.b), 0);
  CHECK_INT(parent_of(store, f.c), f.b);
  CHECK_INT(status_of(store, f.c), TASKCORE_TASK_STATUS_OPEN);
  CHECK_INT(status_of(store, f.a), TASKCORE_TASK_STATUS_DELETED);
}

static void a_purge_takes_the_subtasks_in_the_trash_too(taskcore_store *store) {
  family f = add_family(store, "Inbox");
  CHECK_OK(taskcore_task_delete(store, &f.a, 1));
  CHECK_OK(taskcore_task_purge(store, &f.a, 1));
  CHECK_INT(count_all(store), 1);
}

static void a_query_asks_for_the_subtasks_of_one(taskcore_store *store) {
  family f = add_family(store, "Inbox");
  taskcore_query query = TASKCORE_QUERY_INIT;
  query.fields = TASKCORE_QUERY_PARENT;
  query.parent_id = f.a;
  CHECK_TEXT(found(store, &query), "b d");
  query.parent_id = 0;
  CHECK_TEXT(found(store, &query), "a e");
  char line[32];
  snprintf(line, sizeof line, "under:%" PRId64, f.a);
  CHECK_TEXT(listed(store, line), "b c d");
}

static void indenting_makes_a_task_the_last_subtask_of_the_one_before_it(taskcore_store *store) {
  int64_t a = add_titled(store, "a"), b = add_titled(store, "b"), c = add_titled(store, "c");
  add_under(store, "x", a);
  REFUSE(store, taskcore_task_indent(store, &a, 1), TASKCORE_ECONFLICT, "ids");
  CHECK_OK(taskcore_task_indent(store, &b, 1));
  CHECK_TEXT(outline_of(store), "a .x .b c");
  CHECK_OK(taskcore_task_indent(store, &c, 1));
  CHECK_TEXT(outline_of(store), "a .x .b .c");
  CHECK_OK(taskcore_task_indent(store, &c, 1));
  CHECK_TEXT(outline_of(store), "a .x .b ..c");
  CHECK_UNDO(store, TASKCORE_ACTION_MOVE_TASKS);
  CHECK_TEXT(outline_of(store), "a .x .b .c");
}

static void tasks_beside_each_other_are_indented_together(taskcore_store *store) {
  int64_t ids[3];
  add_titled(store, "a");
  ids[0] = add_titled(store, "b");
  ids[1] = add_titled(store, "c");
  ids[2] = ids[0];
  add_titled(store, "d");
  CHECK_OK(taskcore_task_indent(store, ids, 3));
  CHECK_TEXT(outline_of(store), "a .b .c d");
  CHECK_OK(taskcore_task_outdent(store, ids, 2));
  CHECK_TEXT(outline_of(store), "a b c d");
}

static void an_open_task_is_not_indented_under_one_that_is_done_or_elsewhere(
    taskcore_store *store) {
  int64_t a = add_titled(store, "a");
  add_in(store, "other", "Work");
  int64_t done = add_titled(store, "done"), gone = add_titled(store, "gone"),
          b = add_titled(store, "b");
  CHECK_OK(taskcore_task_complete(store, &done, 1, 0));
  CHECK_OK(taskcore_task_delete(store, &gone, 1));
  CHECK_OK(taskcore_task_indent(store, &b, 1));
  CHECK_INT(parent_of(store, b), a);
  REFUSE(store, taskcore_task_indent(store, &gone, 1), TASKCORE_ECONFLICT, "ids");
  REFUSE(store, taskcore_task_outdent(store, &gone, 1), TASKCORE_ECONFLICT, "ids");
}

static void outdenting_makes_a_subtask_the_task_after_its_parent(taskcore_store *store) {
  family f = add_family(store, "Inbox");
  CHECK_OK(taskcore_task_outdent(store, &f.c, 1));
  CHECK_TEXT(outline_of(store), "a .b .c .d e");
  CHECK_OK(taskcore_task_outdent(store, &f.b, 1));
  CHECK_TEXT(outline_of(store), "a .c .d b e");
  REFUSE(store, taskcore_task_outdent(store, &f.b, 1), TASKCORE_ECONFLICT, "ids");
  const int64_t both[] = {f.d, f.e};
  REFUSE(store, taskcore_task_outdent(store, both, 2), TASKCORE_ECONFLICT, "ids");
  CHECK_INT(refusal.index, 1);
}

int main(void) {
  RUN_WITH_STORE(a_subtask_is_in_the_project_of_its_parent);
  RUN_WITH_STORE(subtasks_go_as_deep_as_one_likes);
  RUN_WITH_STORE(a_task_is_never_below_itself);
  RUN_WITH_STORE(a_parent_has_to_be_there_and_open_for_an_open_task);
  RUN_WITH_STORE(progress_is_that_of_the_direct_subtasks_outside_of_the_trash);
  RUN_WITH_STORE(completing_a_parent_completes_what_is_open_below_it_in_one_step);
  RUN_WITH_STORE(completing_is_refused_with_open_subtasks_when_that_is_asked_for);
  RUN_WITH_STORE(reopening_opens_what_it_is_below_and_nothing_else);
  RUN_WITH_STORE(another_project_takes_the_subtree_along);
  RUN_WITH_STORE(a_subtask_that_is_given_another_project_leaves_its_parent);
  RUN_WITH_STORE(a_subtask_becomes_a_task_of_its_own);
  RUN_WITH_STORE(the_trash_takes_the_subtree_and_gives_back_what_went_there_with_it);
  RUN_WITH_STORE(what_comes_back_without_its_parent_is_a_task_of_its_own);
  RUN_WITH_STORE(a_purge_takes_the_subtasks_in_the_trash_too);
  RUN_WITH_STORE(a_query_asks_for_the_subtasks_of_one);
  RUN_WITH_STORE(indenting_makes_a_task_the_last_subtask_of_the_one_before_it);
  RUN_WITH_STORE(tasks_beside_each_other_are_indented_together);
  RUN_WITH_STORE(an_open_task_is_not_indented_under_one_that_is_done_or_elsewhere);
  RUN_WITH_STORE(outdenting_makes_a_subtask_the_task_after_its_parent);
  return check_result();
}
