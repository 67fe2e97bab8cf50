/* What people and programs get wrong most: each is refused with a status, a sentence and the member
 * that it is about, and the store is as it was. */
#include "listing.h"

static taskcore_status update(taskcore_store *store, int64_t id,
                              const taskcore_task_input *changes) {
  return taskcore_task_update(store, &id, 1, changes);
}

static taskcore_status run(taskcore_store *store, const taskcore_query *query) {
  taskcore_task_list *list = (taskcore_task_list *)store;
  taskcore_status status = taskcore_task_query(store, query, &list);
  CHECK(list == NULL);
  return status;
}

static void a_circle_of_parents(taskcore_store *store) {
  int64_t a = add_titled(store, "a"), b = add_under(store, "b", a), c = add_under(store, "c", b);
  taskcore_task_input change = TASKCORE_TASK_INPUT_INIT;
  change.fields = TASKCORE_TASK_PARENT;
  change.parent_id = a;
  REFUSE(store, update(store, a, &change), TASKCORE_ECONFLICT, "parent_id");
  change.parent_id = c;
  REFUSE(store, update(store, a, &change), TASKCORE_ECONFLICT, "parent_id");
  REFUSE(store, move_task(store, a, under(c)), TASKCORE_ECONFLICT, "parent_id");
}

static void a_circle_of_dependencies(taskcore_store *store) {
  int64_t a = add_titled(store, "a");
  taskcore_task_input input = titled("b");
  input.fields |= TASKCORE_TASK_DEPENDS_ON;
  input.depends_on = &a;
  input.depends_on_count = 1;
  int64_t b = add(store, &input);
  input.fields = TASKCORE_TASK_DEPENDS_ON;
  REFUSE(store, update(store, a, &input), TASKCORE_ECONFLICT, "depends_on");
  input.depends_on = &b;
  REFUSE(store, update(store, a, &input), TASKCORE_ECONFLICT, "depends_on");
}

/* A file of Taskcore's with these tasks, the first of which is in line 2. */
static void write_tasks(const char *path, const char *tasks) {
  FILE *file = fopen(path, "w");
  CHECK(file != NULL);
  fprintf(file, "{\"format\":\"taskcore\",\"version\":1,\"projects\":[],\"tasks\":[\n%s]}\n",
          tasks);
  CHECK_INT(fclose(file), 0);
}

static void a_link_of_a_file_that_leads_nowhere_or_in_a_circle_is_left_out(void) {
  static const struct {
    const char *tasks;
    int64_t added;
  } files[] = {{"{\"uid\":\"u-1\",\"title\":\"a\",\"parent\":\"u-2\"},\n"
                "{\"uid\":\"u-2\",\"title\":\"b\",\"parent\":\"u-1\"}",
                2},
               {"{\"uid\":\"u-1\",\"title\":\"a\",\"depends_on\":[\"u-2\"]},\n"
                "{\"uid\":\"u-2\",\"title\":\"b\",\"depends_on\":[\"u-1\"]}",
                2},
               {"{\"uid\":\"u-1\",\"title\":\"a\",\"parent\":\"u-1\"}", 1},
               {"{\"uid\":\"u-1\",\"title\":\"a\",\"parent\":\"nowhere\"}", 1}};
  const char *path = path_of("circle.json");
  for (size_t i = 0; i < sizeof files / sizeof *files; i++) {
    taskcore_import_report report = TASKCORE_IMPORT_REPORT_INIT;
    taskcore_store *empty = open_store(":memory:");
    write_tasks(path, files[i].tasks);
    CHECK_OK(taskcore_import_file(empty, TASKCORE_FORMAT_JSON, NULL, path, NULL, NULL, &report));
    CHECK_INT(report.added, files[i].added);
    taskcore_import_note_list *notes = NULL;
    CHECK_OK(taskcore_import_notes(empty, &notes));
    CHECK(taskcore_import_note_list_count(notes) > 0);
    CHECK(taskcore_import_note_list_at(notes, 0)->line >= 2);
    taskcore_import_note_list_free(notes);
    taskcore_store_free(empty);
  }
}

static void a_missing_parent(taskcore_store *store) {
  static const int64_t missing[] = {999, -1, INT64_MIN, INT64_MAX};
  int64_t id = add_titled(store, "a");
  for (size_t i = 0; i < sizeof missing / sizeof *missing; i++) {
    taskcore_task_input input = titled("b");
    input.fields |= TASKCORE_TASK_PARENT;
    input.parent_id = missing[i];
    REFUSE(store, taskcore_task_add(store, &input, NULL), TASKCORE_ENOTFOUND, "parent_id");
    REFUSE(store, update(store, id, &input), TASKCORE_ENOTFOUND, "parent_id");
    REFUSE(store, move_task(store, id, under(missing[i])), TASKCORE_ENOTFOUND, "parent_id");
    REFUSE(store, taskcore_quick_add(store, "c", &input, NULL), TASKCORE_ENOTFOUND, "parent_id");
  }
}

static void a_missing_project(taskcore_store *store) {
  static const int64_t missing[] = {0, 999, -1, INT64_MIN, INT64_MAX};
  const char *nowhere = "Nowhere";
  int64_t id = add_titled(store, "a");
  taskcore_query query = TASKCORE_QUERY_INIT;
  for (size_t i = 0; i < sizeof missing / sizeof *missing; i++) {
    taskcore_task_input input = titled("b");
    input.fields |= TASKCORE_TASK_PROJECT_ID;
    input.project_id = missing[i];
    REFUSE(store, taskcore_task_add(store, &input, NULL), TASKCORE_ENOTFOUND, "project_id");
    REFUSE(store, update(store, id, &input), TASKCORE_ENOTFOUND, "project_id");
    REFUSE(store, move_task(store, id, into(missing[i])), TASKCORE_ENOTFOUND, "project_id");
    query.fields = TASKCORE_QUERY_PROJECT_IDS;
    query.project_ids = &missing[i];
    query.project_id_count = 1;
    REFUSE(store, run(store, &query), TASKCORE_ENOTFOUND, "project_ids");
  }
  query = filtered(NULL);
  query.fields = TASKCORE_QUERY_PROJECTS;
  query.projects = &nowhere;
  query.project_count = 1;
  REFUSE(store, run(store, &query), TASKCORE_ENOTFOUND, "projects");
  taskcore_home_options options = TASKCORE_HOME_OPTIONS_INIT;
  taskcore_home *home = NULL;
  options.query = "project:Nowhere"; /* a chip may outlive its project */
  CHECK_OK(taskcore_home_read(store, &options, &home));
  CHECK_INT(taskcore_home_contents(home)->empty_state, TASKCORE_EMPTY_NO_MATCH);
  taskcore_home_free(home);
}

static void an_unknown_sort_key(taskcore_store *store) {
  static const int32_t keys[] = {-1, 99, INT32_MIN, INT32_MAX};
  taskcore_query query = TASKCORE_QUERY_INIT;
  taskcore_sort sorts[] = {by(TASKCORE_SORT_DUE, 0), by(0, 0)};
  query.sorts = sorts;
  query.sort_count = 2;
  for (size_t i = 0; i < sizeof keys / sizeof *keys; i++) {
    sorts[1].key = keys[i];
    REFUSE(store, run(store, &query), TASKCORE_EINVALID, "sorts");
  }
  query = filtered("milk sort:due,prioritty");
  REFUSE(store, run(store, &query), TASKCORE_EPARSE, "filter");
  CHECK_INT(refusal.line, 1);
  CHECK_INT(refusal.column, 15);
}

static void a_query_that_does_not_parse(taskcore_store *store) {
  static const struct {
    const char *text;
    int64_t column;
  } wrong[] = {{"+bank projct:Home", 7}, {"due:someday", 5}, {"(+bank or +shop", 1},
               {"project<Home", 8},      {"\"open", 1},      {"a or", 5},
               {"é projct:Home", 4},     {"limit:many", 7},  {"priority:P9", 10}};
  taskcore_home *home = NULL;
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
    taskcore_query query = filtered(wrong[i].text);
    REFUSE(store, run(store, &query), TASKCORE_EPARSE, "filter");
    CHECK_INT(refusal.line, 1);
    CHECK_INT(refusal.column, wrong[i].column);
    REFUSE(store, taskcore_query_check(store, wrong[i].text), TASKCORE_EPARSE, "text");
    CHECK_INT(refusal.column, wrong[i].column);
    taskcore_filter_input input = TASKCORE_FILTER_INPUT_INIT;
    input.fields = TASKCORE_FILTER_NAME | TASKCORE_FILTER_QUERY;
    input.name = "Wrong";
    input.query = wrong[i].text;
    REFUSE(store, taskcore_filter_add(store, &input, NULL), TASKCORE_EPARSE, "query");
    CHECK_INT(refusal.column, wrong[i].column);
    taskcore_home_options options = TASKCORE_HOME_OPTIONS_INIT;
    options.query = wrong[i].text;
    REFUSE(store, taskcore_home_read(store, &options, &home), TASKCORE_EPARSE, "query");
    CHECK_INT(refusal.column, wrong[i].column);
    CHECK(home == NULL);
  }
}

static void a_quick_add_that_is_empty_without_its_tokens(taskcore_store *store) {
  static const char *const lines[] = {
      "",      "   ",        "!p1",           "tomorrow 17:00 #Home @bank !p1 *",
      "#Home", "@bank @web", "// only notes", "~30m >tomorrow"};
  int64_t id = 7;
  taskcore_quick_add_result *result = NULL;
  for (size_t i = 0; i < sizeof lines / sizeof *lines; i++) {
    REFUSE(store, taskcore_quick_add(store, lines[i], NULL, &id), TASKCORE_EINVALID, "text");
    CHECK_INT(id, 0);
    REFUSE(store, taskcore_quick_add_parse(store, lines[i], &result), TASKCORE_EINVALID, "text");
    CHECK(result == NULL);
  }
}

static void a_due_before_the_start(taskcore_store *store) {
  int64_t id = add_due_on(store, "a", 20260905);
  taskcore_task_input input = titled("b");
  input.fields |= TASKCORE_TASK_DUE | TASKCORE_TASK_START;
  input.due_kind = input.start_kind = TASKCORE_MOMENT_DATE;
  input.due_date = 20260901;
  input.start_date = 20260902;
  REFUSE(store, taskcore_task_add(store, &input, NULL), TASKCORE_EINVALID, "due");
  REFUSE(store, update(store, id, &input), TASKCORE_EINVALID, "due");
  input.fields = TASKCORE_TASK_START;
  input.start_date = 20260906;
  REFUSE(store, update(store, id, &input), TASKCORE_EINVALID, "due");
  REFUSE(store, taskcore_quick_add(store, "c 2026-09-03 >2026-09-04", NULL, NULL),
         TASKCORE_EINVALID, "due");
}

static void ten_thousand_tags_on_a_task(taskcore_store *store) {
  enum { MANY = 10000 };
  char(*names)[16] = (char(*)[16])calloc(MANY, sizeof *names);
  const char **tags = (const char **)calloc(MANY, sizeof *tags);
  int64_t id = add_titled(store, "a");
  if (names == NULL || tags == NULL) abort();
  for (int i = 0; i < MANY; i++) {
    snprintf(names[i], sizeof names[i], "tag-%d", i);
    tags[i] = names[i];
  }
  taskcore_task_input input = titled("b");
  input.fields |= TASKCORE_TASK_TAGS;
  input.tags = tags;
  input.tag_count = MANY;
  REFUSE(store, taskcore_task_add(store, &input, NULL), TASKCORE_EINVALID, "tags");
  REFUSE(store, update(store, id, &input), TASKCORE_EINVALID, "tags");
  input.fields = TASKCORE_TASK_TAGS_ADDED;
  input.tags_added = tags;
  input.tags_added_count = MANY;
  REFUSE(store, update(store, id, &input), TASKCORE_EINVALID, "tags_added");

  text line = {NULL, 0};
  append_text("b", 1, &line);
  for (int i = 0; i < MANY; i++) {
    append_text(" @", 2, &line);
    append_text(tags[i], strlen(tags[i]), &line);
  }
  REFUSE(store, taskcore_quick_add(store, line.bytes, NULL, NULL), TASKCORE_EINVALID, "tags");
  free(line.bytes);
  free(tags);
  free(names);
}

static void a_title_of_a_million_characters(taskcore_store *store) {
  char *title = repeated("é", 1000000);
  int64_t id = add_titled(store, "a");
  taskcore_task_input input = titled(title);
  REFUSE(store, taskcore_task_add(store, &input, NULL), TASKCORE_EINVALID, "title");
  REFUSE(store, update(store, id, &input), TASKCORE_EINVALID, "title");
  REFUSE(store, taskcore_quick_add(store, title, NULL, NULL), TASKCORE_EINVALID, "text");
  REFUSE(store, taskcore_query_check(store, title), TASKCORE_EPARSE, "text");
  taskcore_query query = filtered(title);
  REFUSE(store, run(store, &query), TASKCORE_EPARSE, "filter");
  taskcore_moment moment = TASKCORE_MOMENT_INIT;
  REFUSE(store, taskcore_time_parse(store, title, &moment), TASKCORE_EPARSE, "text");
  free(title);
}

static void a_move_relative_to_a_task_of_another_project(taskcore_store *store) {
  int64_t id = add_titled(store, "a"), other = add_in(store, "b", "Home");
  REFUSE(store, move_task(store, id, before(other)), TASKCORE_ECONFLICT, "before_id");
  REFUSE(store, move_task(store, id, after(other)), TASKCORE_ECONFLICT, "after_id");
  taskcore_query query = filtered("title:a");
  taskcore_move move = after(other);
  int64_t changed = 7;
  REFUSE(store, taskcore_task_move_where(store, &query, &move, &changed), TASKCORE_ECONFLICT,
         "after_id");
  CHECK_INT(changed, 0);
}

int main(int argc, char **argv) {
  use_folder(argc, argv);
  RUN_WITH_STORE(a_circle_of_parents);
  RUN_WITH_STORE(a_circle_of_dependencies);
  RUN(a_link_of_a_file_that_leads_nowhere_or_in_a_circle_is_left_out);
  RUN_WITH_STORE(a_missing_parent);
  RUN_WITH_STORE(a_missing_project);
  RUN_WITH_STORE(an_unknown_sort_key);
  RUN_WITH_STORE(a_query_that_does_not_parse);
  RUN_WITH_STORE(a_quick_add_that_is_empty_without_its_tokens);
  RUN_WITH_STORE(a_due_before_the_start);
  RUN_WITH_STORE(ten_thousand_tags_on_a_task);
  RUN_WITH_STORE(a_title_of_a_million_characters);
  RUN_WITH_STORE(a_move_relative_to_a_task_of_another_project);
  return check_result();
}
