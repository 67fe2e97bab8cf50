/* All that is wrong with an event at once, and what it would overlap; nothing is written. */
#include "calendar.h"

#define MONDAY 20260907
#define NINE paris(MONDAY, 9, 0)

/* The fields of the problems of an event, each with a blank. */
static const char *problems_of(taskcore_store *store, int64_t id, const char *occurrence,
                               int32_t scope, const taskcore_event_input *input,
                               taskcore_conflict_list **conflicts) {
  static char fields[256];
  taskcore_problem_list *list = NULL;
  CHECK_OK(check_event(store, id, occurrence, scope, input, &list, conflicts));
  fields[0] = '\0';
  for (size_t i = 0; i < taskcore_problem_list_count(list); i++) {
    size_t length = strlen(fields);
    snprintf(fields + length, sizeof fields - length, "%s ",
             taskcore_problem_list_at(list, i)->field);
  }
  taskcore_problem_list_free(list);
  return fields;
}

static void an_event_has_all_its_problems_and_its_conflicts_at_once(taskcore_store *store) {
  add_event(store, meeting("Review", NINE, 60));
  taskcore_conflict_list *conflicts = NULL;
  taskcore_event_input input = meeting("", NINE, 30);
  input.fields |= TASKCORE_EVENT_URL | TASKCORE_EVENT_TASK;
  input.url = "nowhere";
  input.task_id = 99;
  CHECK_TEXT(problems_of(store, 0, NULL, 0, &input, &conflicts), "title url task_id start ");
  CHECK_INT(taskcore_conflict_list_count(conflicts), 1);
  const taskcore_conflict *conflict = taskcore_conflict_list_at(conflicts, 0);
  CHECK_TEXT(conflict->other_title, "Review");
  CHECK_INT(conflict->event_id, 0);
  taskcore_conflict_list_free(conflicts);
  CHECK_TEXT(problems_of(store, 0, NULL, 0, &input, NULL), "title url task_id start ");
  input = meeting("Lunch", NINE + 60 * MINUTE_MS, 30);
  CHECK_TEXT(problems_of(store, 0, NULL, 0, &input, &conflicts), "");
  CHECK(conflicts == NULL);
  input.fields = 0;
  CHECK_TEXT(problems_of(store, 0, NULL, 0, &input, &conflicts), "title start ");
}

static void what_takes_no_known_time_overlaps_nothing(taskcore_store *store) {
  add_event(store, meeting("Review", NINE, 60));
  taskcore_conflict_list *conflicts = NULL;
  taskcore_event_input input = meeting("Lunch", NINE, 30);
  input.duration_s = 0;
  CHECK_TEXT(problems_of(store, 0, NULL, 0, &input, &conflicts), "duration_s ");
  CHECK(conflicts == NULL);
}

static void changes_to_a_series_are_checked_by_their_scope(taskcore_store *store) {
  int64_t run = add_event(store, repeating(meeting("Run", NINE, 60), "FREQ=DAILY;COUNT=5"));
  add_event(store, meeting("Review", NINE + 26 * HOUR_MS, 60));
  char *before = export_of(store);
  taskcore_conflict_list *conflicts = NULL;
  taskcore_event_input input = meeting("Run", NINE + 26 * HOUR_MS, 60);
  CHECK_TEXT(problems_of(store, run, "20260908T090000", TASKCORE_SCOPE_THIS, &input, &conflicts),
             "start ");
  CHECK_INT(taskcore_conflict_list_count(conflicts), 1);
  CHECK_INT(taskcore_conflict_list_at(conflicts, 0)->event_id, run);
  taskcore_conflict_list_free(conflicts);
  CHECK_TEXT(problems_of(store, run, "20261231T090000", TASKCORE_SCOPE_THIS, &input, NULL),
             "occurrence ");
  CHECK_TEXT(problems_of(store, run, NULL, 7, &input, NULL), "scope ");
  CHECK_TEXT(problems_of(store, 99, NULL, TASKCORE_SCOPE_ALL, &input, NULL), "id ");
  input.start_ms = NINE + 28 * HOUR_MS;
  CHECK_TEXT(problems_of(store, run, "20260908T090000", TASKCORE_SCOPE_THIS, &input, NULL), "");
  char *after = export_of(store);
  CHECK_TEXT(after, before);
  free(before);
  free(after);
}

static void what_is_no_input_is_refused(taskcore_store *store) {
  taskcore_event_input input = meeting("Review", NINE, 60);
  taskcore_problem_list *problems = (taskcore_problem_list *)&input;
  taskcore_conflict_list *conflicts = (taskcore_conflict_list *)&input;
  CHECK_STATUS(taskcore_event_check(store, 0, NULL, NULL, &problems, &conflicts),
               TASKCORE_EINVALID);
  CHECK_TEXT(taskcore_last_error()->field, "input");
  CHECK(problems == NULL && conflicts == NULL);
  CHECK_STATUS(taskcore_event_check(store, 0, NULL, &input, NULL, NULL), TASKCORE_EINVALID);
  CHECK_TEXT(taskcore_last_error()->field, "problems");
  CHECK_STATUS(taskcore_event_check(NULL, 0, NULL, &input, &problems, NULL), TASKCORE_EINVALID);
}

static void projects_and_tags_are_checked(taskcore_store *store) {
  taskcore_event_input input = meeting("Review", NINE, 30);
  const char *tags[] = {"ok", NULL, "\xff"};
  input.fields |= TASKCORE_EVENT_PROJECT | TASKCORE_EVENT_TAGS;
  input.project_id = 99;
  input.tags = tags;
  input.tag_count = 2;
  CHECK_TEXT(problems_of(store, 0, NULL, 0, &input, NULL), "tags project_id ");
  input.project = "Work";
  CHECK_TEXT(problems_of(store, 0, NULL, 0, &input, NULL), "project_id tags ");
  input.project_id = 0;
  input.project = "\xff";
  input.tag_count = 101;
  CHECK_TEXT(problems_of(store, 0, NULL, 0, &input, NULL), "project tags ");
  input.tags = NULL;
  input.tag_count = 1;
  input.project = "";
  CHECK_TEXT(problems_of(store, 0, NULL, 0, &input, NULL), "tags project ");

  taskcore_event_query_options query = TASKCORE_EVENT_QUERY_OPTIONS_INIT;
  taskcore_event_list *list = NULL;
  query.fields = TASKCORE_EVENT_QUERY_PROJECT;
  query.project_id = INT64_MIN;
  CHECK_STATUS(taskcore_event_query(store, &query, &list), TASKCORE_ENOTFOUND);
  query.fields = TASKCORE_EVENT_QUERY_TAGS;
  query.tag_count = SIZE_MAX;
  CHECK_STATUS(taskcore_event_query(store, &query, &list), TASKCORE_EINVALID);
  query.tags = tags + 2;
  query.tag_count = 1;
  CHECK_STATUS(taskcore_event_query(store, &query, &list), TASKCORE_EINVALID);
  query.tag_count = 0;
  CHECK_OK(taskcore_event_query(store, &query, &list));
  CHECK_INT(taskcore_event_list_count(list), 0);
  taskcore_event_list_free(list);
}

int main(int argc, char **argv) {
  use_folder(argc, argv);
  RUN_WITH_STORE(an_event_has_all_its_problems_and_its_conflicts_at_once);
  RUN_WITH_STORE(what_takes_no_known_time_overlaps_nothing);
  RUN_WITH_STORE(changes_to_a_series_are_checked_by_their_scope);
  RUN_WITH_STORE(what_is_no_input_is_refused);
  RUN_WITH_STORE(projects_and_tags_are_checked);
  return check_result();
}
