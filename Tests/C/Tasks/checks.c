/* All that is wrong with an input at once, as a form shows it; nothing is written. */
#include "listing.h"

/* The fields of the problems, each with a blank, and the list freed. */
static const char *fields_of(taskcore_problem_list *list) {
  static char fields[256];
  fields[0] = '\0';
  for (size_t i = 0; i < taskcore_problem_list_count(list); i++) {
    const taskcore_problem *problem = taskcore_problem_list_at(list, i);
    size_t length = strlen(fields);
    CHECK_SIZE(problem->struct_size, sizeof(taskcore_problem));
    CHECK_TEXT(problem->rule, "");
    CHECK(problem->status < 0);
    CHECK(strlen(problem->message) > 10);
    snprintf(fields + length, sizeof fields - length, "%s ", problem->field);
  }
  taskcore_problem_list_free(list);
  return fields;
}

static const char *task_problems(taskcore_store *store, int64_t id,
                                 const taskcore_task_input *input) {
  taskcore_problem_list *problems = NULL;
  CHECK_OK(taskcore_task_check(store, id, input, &problems));
  return fields_of(problems);
}

static const char *project_problems(taskcore_store *store, int64_t id,
                                    const taskcore_project_input *input) {
  taskcore_problem_list *problems = NULL;
  CHECK_OK(taskcore_project_check(store, id, input, &problems));
  return fields_of(problems);
}

static int32_t count_commit(const taskcore_commit *commit, void *payload) {
  (void)commit;
  ++*(int *)payload;
  return 0;
}

static void a_new_task_has_all_its_problems_at_once(taskcore_store *store) {
  int64_t missing = 99;
  taskcore_task_input input = titled("two\nlines");
  CHECK_TEXT(task_problems(store, 0, &input), "title ");
  input.fields |= TASKCORE_TASK_NOTES | TASKCORE_TASK_URL | TASKCORE_TASK_PARENT |
                  TASKCORE_TASK_REPEAT_RULE | TASKCORE_TASK_DEPENDS_ON | TASKCORE_TASK_PRIORITY;
  input.notes = "\xff";
  input.url = "nowhere";
  input.parent_id = 98;
  input.repeat_rule = "FREQ=NEVER";
  input.depends_on = &missing;
  input.depends_on_count = 1;
  input.priority = 9;
  CHECK_TEXT(task_problems(store, 0, &input),
             "notes priority repeat_rule parent_id title url depends_on ");
  input.fields = 0;
  CHECK_TEXT(task_problems(store, 0, &input), "title ");
  input.fields = 1ULL << 63;
  CHECK_TEXT(task_problems(store, 0, &input), "fields ");
}

static void a_check_writes_nothing(taskcore_store *store) {
  int commits = 0;
  taskcore_observer *observer = NULL;
  int64_t task = add_titled(store, "Pay rent");
  CHECK_OK(taskcore_observe(store, count_commit, &commits, NULL, &observer));
  char *before = export_of(store);
  taskcore_task_input input = titled("Call Ann");
  input.fields |= TASKCORE_TASK_PROJECT;
  input.project = "New";
  CHECK_TEXT(task_problems(store, 0, &input), "");
  CHECK_TEXT(task_problems(store, task, &input), "");
  taskcore_project_input project = named("New");
  CHECK_TEXT(project_problems(store, 0, &project), "");
  char *after = export_of(store);
  CHECK_TEXT(after, before);
  CHECK_INT(commits, 0);
  CHECK_STATUS(taskcore_project_find(store, "New", NULL), TASKCORE_EINVALID);
  CHECK_UNDO(store, TASKCORE_ACTION_ADD_TASKS);
  free(before);
  free(after);
  taskcore_observer_free(observer);
}

static void changes_to_a_task_have_their_problems(taskcore_store *store) {
  int64_t first = add_titled(store, "First"), second = add_under(store, "Second", first);
  taskcore_task_input input = titled("");
  input.fields |= TASKCORE_TASK_PARENT | TASKCORE_TASK_START | TASKCORE_TASK_DUE;
  input.parent_id = second;
  input.start_kind = input.due_kind = TASKCORE_MOMENT_DATE;
  input.start_date = 20260902;
  input.due_date = 20260901;
  CHECK_TEXT(task_problems(store, first, &input), "title due parent_id ");
  CHECK_TEXT(task_problems(store, 99, &input), "id ");
  CHECK_OK(taskcore_task_delete(store, &second, 1));
  taskcore_problem_list *problems = NULL;
  CHECK_OK(taskcore_task_check(store, second, &input, &problems));
  CHECK_INT(taskcore_problem_list_at(problems, 0)->status, TASKCORE_ECONFLICT);
  taskcore_problem_list_free(problems);
}

static void a_rule_about_several_members_waits_for_each(taskcore_store *store) {
  taskcore_task_input input = titled("Run");
  input.fields |= TASKCORE_TASK_DUE | TASKCORE_TASK_REPEAT_RULE;
  input.due_kind = TASKCORE_MOMENT_DATE;
  input.due_date = 20261399;
  input.repeat_rule = "FREQ=DAILY";
  CHECK_TEXT(task_problems(store, 0, &input), "due_date ");
}

static void a_project_has_all_its_problems_at_once(taskcore_store *store) {
  int64_t home = 0;
  CHECK_OK(add_project(store, "Home", &home));
  taskcore_project_input input = named("HOME");
  CHECK_TEXT(project_problems(store, 0, &input), "name ");
  CHECK_TEXT(project_problems(store, home, &input), "");
  input.fields |= TASKCORE_PROJECT_DESCRIPTION | TASKCORE_PROJECT_COLOUR;
  input.description = "two\nlines";
  input.colour = 77;
  CHECK_TEXT(project_problems(store, 0, &input), "colour description name ");
  CHECK_TEXT(project_problems(store, TASKCORE_INBOX_ID, &input), "colour id description ");
  CHECK_TEXT(project_problems(store, 99, &input), "colour id ");
  input.fields = 0;
  CHECK_TEXT(project_problems(store, 0, &input), "name ");
}

static void what_is_no_input_is_refused(taskcore_store *store) {
  taskcore_task_input task = titled("Pay rent");
  taskcore_project_input project = named("Home");
  taskcore_problem_list *problems = (taskcore_problem_list *)&task;
  CHECK_STATUS(taskcore_task_check(store, 0, NULL, &problems), TASKCORE_EINVALID);
  CHECK_TEXT(taskcore_last_error()->field, "input");
  CHECK(problems == NULL);
  CHECK_STATUS(taskcore_task_check(store, 0, &task, NULL), TASKCORE_EINVALID);
  CHECK_TEXT(taskcore_last_error()->field, "problems");
  CHECK_STATUS(taskcore_task_check(NULL, 0, &task, &problems), TASKCORE_EINVALID);
  CHECK_STATUS(taskcore_project_check(store, 0, NULL, &problems), TASKCORE_EINVALID);
  CHECK_STATUS(taskcore_project_check(store, 0, &project, NULL), TASKCORE_EINVALID);
  CHECK(problems == NULL);
  CHECK_INT(taskcore_problem_list_count(NULL), 0);
  taskcore_problem_list_free(NULL);
}

int main(int argc, char **argv) {
  use_folder(argc, argv);
  RUN_WITH_STORE(a_new_task_has_all_its_problems_at_once);
  RUN_WITH_STORE(a_check_writes_nothing);
  RUN_WITH_STORE(changes_to_a_task_have_their_problems);
  RUN_WITH_STORE(a_rule_about_several_members_waits_for_each);
  RUN_WITH_STORE(a_project_has_all_its_problems_at_once);
  RUN_WITH_STORE(what_is_no_input_is_refused);
  return check_result();
}
