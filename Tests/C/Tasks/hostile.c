/* Arguments that are wrong in every way: each is refused with a status, a sentence and the name of
 * the member that it is about, and the store stays as it was. */
#include "fixture.h"

/* The store that all is tried on, what it holds, and the task that it has. */
static taskcore_store *store;
static char *before;
static int64_t known_id;

/* The index that the last refusal gave. */
static int64_t refused_index;

/* Checks what a call answered, what the error says, and that the store is as before. */
static void refused(int line, taskcore_status actual, taskcore_status expected, const char *field,
                    const char *call) {
  const taskcore_error *error = taskcore_last_error();
  refused_index = error->index;
  check_status(__FILE__, line, actual, expected, call);
  check_int(__FILE__, line, error->status, expected, "the error's status");
  check_text(__FILE__, line, error->field, field, "the error's field");
  check_true(__FILE__, line, strlen(error->message) > 10, "the error has a message");
  check_text(__FILE__, line, error->message + strlen(error->message) - 1, ".", "the message's end");
  char *after = export_of(store);
  check_text(__FILE__, line, after, before, "the store");
  free(after);
}

#define REFUSED(call, status, field) refused(__LINE__, call, status, field, #call)
#define INVALID(call, field) REFUSED(call, TASKCORE_EINVALID, field)

/* Checks that the first problem of an input is what the call says that carries it out. */
static void check_first_problem(taskcore_problem_list *problems, taskcore_status status) {
  const taskcore_error *error = taskcore_last_error();
  const taskcore_problem *first = taskcore_problem_list_at(problems, 0);
  CHECK_INT(first ? first->status : TASKCORE_OK, status);
  if (first && status) {
    CHECK_TEXT(first->field, error->field);
    CHECK_TEXT(first->message, error->message);
  }
  taskcore_problem_list_free(problems);
}

static taskcore_status add_input(const taskcore_task_input *input) {
  int64_t id = 7;
  taskcore_problem_list *problems = NULL;
  if (input) CHECK_OK(taskcore_task_check(store, 0, input, &problems));
  taskcore_status status = taskcore_task_add(store, input, &id);
  if (status) CHECK_INT(id, 0);
  if (input) check_first_problem(problems, status);
  return status;
}

static taskcore_status update(const taskcore_task_input *changes) {
  taskcore_problem_list *problems = NULL;
  if (changes) CHECK_OK(taskcore_task_check(store, known_id, changes, &problems));
  taskcore_status status = taskcore_task_update(store, &known_id, 1, changes);
  if (changes) check_first_problem(problems, status);
  return status;
}

static taskcore_status query(const taskcore_query *conditions) {
  taskcore_task_list *list = (taskcore_task_list *)&known_id;
  int64_t count = 7;
  taskcore_status status = taskcore_task_count(store, conditions, &count);
  if (status) CHECK_INT(count, 0);
  CHECK_STATUS(taskcore_task_query(store, conditions, &list), status);
  if (status) CHECK(list == NULL);
  return status;
}

static int32_t drop(const uint8_t *bytes, size_t length, void *payload) {
  (void)bytes;
  (void)length;
  (void)payload;
  return 0;
}

static int32_t at_end(uint8_t *buffer, size_t capacity, size_t *length, void *payload) {
  (void)buffer;
  (void)capacity;
  (void)payload;
  *length = 0;
  return 0;
}

static int32_t ignore(const taskcore_commit *event, void *payload) {
  (void)event;
  (void)payload;
  return 0;
}

static void null_stores_are_refused(void) {
  int64_t number = 7;
  taskcore_task_input input = titled("Title");
  taskcore_local_time local = TASKCORE_LOCAL_TIME_INIT;
  taskcore_task_list *tasks = NULL;
  taskcore_project_list *projects = NULL;
  taskcore_tag_list *tags = NULL;
  taskcore_observer *observer = NULL;
  INVALID(taskcore_task_add(NULL, &input, NULL), "store");
  INVALID(taskcore_task_add_many(NULL, &input, 1, NULL), "store");
  INVALID(taskcore_task_get(NULL, &known_id, 1, &tasks), "store");
  INVALID(taskcore_task_find(NULL, "uid", &number), "store");
  INVALID(taskcore_task_query(NULL, NULL, &tasks), "store");
  INVALID(taskcore_task_count(NULL, NULL, &number), "store");
  INVALID(taskcore_task_update(NULL, &known_id, 1, &input), "store");
  INVALID(taskcore_task_complete(NULL, &known_id, 1, 0), "store");
  INVALID(taskcore_task_reopen(NULL, &known_id, 1), "store");
  INVALID(taskcore_task_delete(NULL, &known_id, 1), "store");
  INVALID(taskcore_task_restore(NULL, &known_id, 1), "store");
  INVALID(taskcore_task_purge(NULL, &known_id, 1), "store");
  INVALID(add_project(NULL, "Name", &number), "store");
  INVALID(rename_project(NULL, 2, "Name"), "store");
  INVALID(taskcore_project_delete(NULL, &known_id, 1, 0), "store");
  INVALID(taskcore_project_query(NULL, NULL, &projects), "store");
  INVALID(taskcore_tag_query(NULL, NULL, &tags), "store");
  INVALID(taskcore_undo(NULL, NULL), "store");
  INVALID(taskcore_redo(NULL, NULL), "store");
  INVALID(taskcore_observe(NULL, ignore, NULL, NULL, &observer), "store");
  INVALID(taskcore_poll(NULL, 0, NULL, NULL), "store");
  INVALID(taskcore_time_now(NULL, &number), "store");
  INVALID(taskcore_time_to_local(NULL, 0, &local), "store");
  INVALID(taskcore_time_from_local(NULL, &local, &number), "store");
  INVALID(taskcore_export(NULL, TASKCORE_FORMAT_JSON, NULL, drop, NULL, NULL), "store");
  INVALID(taskcore_export_file(NULL, TASKCORE_FORMAT_JSON, NULL, "x", NULL, NULL), "store");
  INVALID(taskcore_import(NULL, TASKCORE_FORMAT_JSON, NULL, at_end, NULL, NULL, NULL), "store");
  INVALID(taskcore_import_file(NULL, TASKCORE_FORMAT_JSON, NULL, "x", NULL, NULL, NULL), "store");
}

static void null_arguments_are_refused(void) {
  int64_t number = 7;
  taskcore_task_input input = titled("Title");
  taskcore_local_time local = TASKCORE_LOCAL_TIME_INIT;
  taskcore_task_list *tasks = NULL;
  taskcore_observer *observer = NULL;
  INVALID(taskcore_default_path(NULL), "path");
  INVALID(taskcore_store_open(NULL, NULL), "store");
  INVALID(taskcore_task_add(store, NULL, &number), "input");
  INVALID(taskcore_task_add_many(store, NULL, 1, NULL), "inputs");
  INVALID(taskcore_task_get(store, NULL, 1, &tasks), "ids");
  INVALID(taskcore_task_get(store, &known_id, 1, NULL), "tasks");
  INVALID(taskcore_task_find(store, NULL, &number), "uid");
  INVALID(taskcore_task_find(store, "uid", NULL), "id");
  INVALID(taskcore_task_query(store, NULL, NULL), "tasks");
  INVALID(taskcore_task_count(store, NULL, NULL), "task_count");
  INVALID(taskcore_task_update(store, NULL, 1, &input), "ids");
  INVALID(taskcore_task_update(store, &known_id, 1, NULL), "changes");
  INVALID(taskcore_task_complete(store, NULL, 1, 0), "ids");
  INVALID(taskcore_task_reopen(store, NULL, 1), "ids");
  INVALID(taskcore_task_delete(store, NULL, 1), "ids");
  INVALID(taskcore_task_restore(store, NULL, 1), "ids");
  INVALID(taskcore_task_purge(store, NULL, 1), "ids");
  INVALID(add_project(store, NULL, &number), "name");
  INVALID(rename_project(store, 2, NULL), "name");
  INVALID(taskcore_project_query(store, NULL, NULL), "projects");
  INVALID(taskcore_tag_query(store, NULL, NULL), "tags");
  INVALID(taskcore_observe(store, NULL, NULL, NULL, &observer), "callback");
  INVALID(taskcore_observe(store, ignore, NULL, NULL, NULL), "observer");
  INVALID(taskcore_time_now(store, NULL), "now_ms");
  INVALID(taskcore_time_to_local(store, 0, NULL), "local");
  INVALID(taskcore_time_from_local(store, NULL, &number), "local");
  INVALID(taskcore_time_from_local(store, &local, NULL), "instant_ms");
  INVALID(taskcore_export(store, TASKCORE_FORMAT_JSON, NULL, NULL, NULL, NULL), "write");
  INVALID(taskcore_export_file(store, TASKCORE_FORMAT_JSON, NULL, NULL, NULL, NULL), "path");
  INVALID(taskcore_import(store, TASKCORE_FORMAT_JSON, NULL, NULL, NULL, NULL, NULL), "read");
  INVALID(taskcore_import_file(store, TASKCORE_FORMAT_JSON, NULL, NULL, NULL, NULL, NULL), "path");
}

static void null_lists_are_empty(void) {
  size_t stride = 7;
  CHECK_INT(taskcore_task_list_count(NULL), 0);
  CHECK(taskcore_task_list_at(NULL, 0) == NULL);
  CHECK(taskcore_task_list_rows(NULL, &stride) == NULL);
  CHECK(taskcore_task_list_rows(NULL, NULL) == NULL);
  CHECK_INT(taskcore_project_list_count(NULL), 0);
  CHECK(taskcore_project_list_at(NULL, 0) == NULL);
  CHECK(taskcore_project_list_rows(NULL, NULL) == NULL);
  CHECK_INT(taskcore_tag_list_count(NULL), 0);
  CHECK(taskcore_tag_list_at(NULL, 0) == NULL);
  CHECK(taskcore_tag_list_rows(NULL, NULL) == NULL);
}

static void unknown_statuses_have_a_name_too(void) {
  CHECK_TEXT(taskcore_status_name(TASKCORE_OK), "TASKCORE_OK");
  CHECK_TEXT(taskcore_status_name(TASKCORE_EINTERNAL), "TASKCORE_EINTERNAL");
  CHECK_TEXT(taskcore_status_name(1), "unknown");
  CHECK_TEXT(taskcore_status_name(INT32_MIN), "unknown");
  CHECK_TEXT(taskcore_status_name(INT32_MAX), "unknown");
}

/* The struct lies at the end of a heap block, so that valgrind sees a read beyond it. */
static void structs_of_another_size_are_refused(void) {
  static const size_t sizes[] = {0, 1, 7, 8, sizeof(size_t) + 1, SIZE_MAX / 2, SIZE_MAX};
  for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
    size_t size = sizes[i];
    int64_t number = 7;
    taskcore_store *opened = NULL;
    taskcore_open_options options = options_for(":memory:");
    taskcore_task_input *input = (taskcore_task_input *)malloc(sizeof *input);
    taskcore_query *conditions = (taskcore_query *)malloc(sizeof *conditions);
    taskcore_step step = TASKCORE_STEP_INIT;
    taskcore_local_time local = TASKCORE_LOCAL_TIME_INIT;
    taskcore_import_report report = TASKCORE_IMPORT_REPORT_INIT;
    taskcore_query every = TASKCORE_QUERY_INIT;
    if (input == NULL || conditions == NULL) abort();
    *input = titled("Title");
    *conditions = every;
    options.struct_size = input->struct_size = conditions->struct_size = size;
    step.struct_size = local.struct_size = report.struct_size = size;
    INVALID(taskcore_store_open(&options, &opened), "struct_size");
    CHECK(opened == NULL);
    INVALID(taskcore_task_add(store, input, &number), "struct_size");
    CHECK_INT(refused_index, -1);
    INVALID(taskcore_task_add_many(store, input, 1, &number), "struct_size");
    CHECK_INT(refused_index, 0);
    INVALID(update(input), "struct_size");
    INVALID(query(conditions), "struct_size");
    INVALID(taskcore_undo(store, &step), "struct_size");
    INVALID(taskcore_redo(store, &step), "struct_size");
    INVALID(taskcore_time_to_local(store, 0, &local), "struct_size");
    INVALID(taskcore_time_from_local(store, &local, &number), "struct_size");
    INVALID(taskcore_import(store, TASKCORE_FORMAT_JSON, NULL, at_end, NULL, NULL, &report),
            "struct_size");
    INVALID(taskcore_import_file(store, TASKCORE_FORMAT_JSON, NULL, "x", NULL, NULL, &report),
            "struct_size");
    free(conditions);
    free(input);
  }
  taskcore_task_input pair[] = {titled("First"), titled("Second")};
  pair[1].struct_size -= 8;
  INVALID(taskcore_task_add_many(store, pair, 2, NULL), "struct_size");
  CHECK_INT(refused_index, 1);
}

/* Tries a text wherever a text goes in; one line of text, or notes too. */
static void refuse_text(const char *text, int also_as_notes) {
  int64_t id = 7;
  const char *const tags[] = {"fine", text};
  taskcore_task_input input = titled(text);
  INVALID(add_input(&input), "title");
  INVALID(update(&input), "title");
  input = titled("Fine");
  input.fields |= TASKCORE_TASK_PROJECT;
  input.project = text;
  INVALID(add_input(&input), "project");
  INVALID(update(&input), "project");
  input = titled("Fine");
  input.fields |= TASKCORE_TASK_TAGS;
  input.tags = tags;
  input.tag_count = 2;
  INVALID(add_input(&input), "tags");
  INVALID(update(&input), "tags");
  input = titled("Fine");
  input.fields |= TASKCORE_TASK_TAGS_ADDED;
  input.tags_added = tags;
  input.tags_added_count = 2;
  INVALID(update(&input), "tags_added");
  input = titled("Fine");
  input.fields |= TASKCORE_TASK_TAGS_REMOVED;
  input.tags_removed = tags;
  input.tags_removed_count = 2;
  INVALID(update(&input), "tags_removed");
  if (also_as_notes) {
    input = titled("Fine");
    input.fields |= TASKCORE_TASK_NOTES;
    input.notes = text;
    INVALID(add_input(&input), "notes");
    INVALID(update(&input), "notes");
  }
  INVALID(add_project(store, text, &id), "name");
  CHECK_INT(id, 0);
  INVALID(rename_project(store, 2, text), "name");
  taskcore_query conditions = TASKCORE_QUERY_INIT;
  conditions.fields = TASKCORE_QUERY_PROJECTS;
  conditions.projects = &text;
  conditions.project_count = 1;
  INVALID(query(&conditions), "projects");
  conditions.fields = TASKCORE_QUERY_TAGS_NONE;
  conditions.tags_none = &text;
  conditions.tags_none_count = 1;
  INVALID(query(&conditions), "tags_none");
}

static void text_that_is_null_or_not_utf8_is_refused(void) {
  static const char *const texts[] = {
      NULL,
      "\xFF",
      "\xFE\xFF",
      "a\x80",                /* a continuation of nothing */
      "caf\xC3",              /* cut off */
      "\xE2\x82",             /* cut off */
      "\xF0\x9F\x98",         /* cut off */
      "\xC3(",                /* no continuation */
      "\xC0\xAF",             /* longer than need be */
      "\xC1\xBF",             /* longer than need be */
      "\xE0\x80\xAF",         /* longer than need be */
      "\xF0\x82\x82\xAC",     /* longer than need be */
      "\xED\xA0\x80",         /* half of a UTF-16 pair */
      "\xED\xBF\xBF",         /* half of a UTF-16 pair */
      "\xF4\x90\x80\x80",     /* beyond U+10FFFF */
      "\xF8\x88\x80\x80\x80", /* five bytes */
      "caf\xE9"               /* Latin-1 */
  };
  int64_t id = 7;
  for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
    refuse_text(texts[i], 1);
    INVALID(taskcore_task_find(store, texts[i], &id), "uid");
    CHECK_INT(id, 0);
  }
}

static void text_that_is_no_line_is_refused(void) {
  static const char *const texts[] = {"",
                                      " ",
                                      "\t\n ",
                                      "\xC2\xA0" /* U+00A0 */,
                                      "two\nlines",
                                      "a\rb",
                                      "a\x01",
                                      "a\x1B[31m",
                                      "a\x7F"
                                      "b",
                                      "a\xC2\x85"
                                      "b" /* U+0085 */,
                                      "a\xE2\x80\xA8"
                                      "b" /* U+2028 */};
  for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) refuse_text(texts[i], 0);
}

static void text_that_is_too_long_is_refused(void) {
  char *title = repeated("ä", 1001), *notes = repeated("n", 65537),
       *absurd = repeated("n", 5000000);
  refuse_text(title, 0);
  refuse_text(absurd, 1);
  taskcore_task_input input = titled("Fine");
  input.fields |= TASKCORE_TASK_NOTES;
  input.notes = notes;
  INVALID(add_input(&input), "notes");
  title[201 * 2] = '\0';
  INVALID(add_project(store, title, NULL), "name");
  input = titled("Fine");
  input.fields |= TASKCORE_TASK_PROJECT;
  input.project = title;
  INVALID(add_input(&input), "project");
  title[101 * 2] = '\0';
  const char *const tags[] = {title};
  input = titled("Fine");
  input.fields |= TASKCORE_TASK_TAGS;
  input.tags = tags;
  input.tag_count = 1;
  INVALID(add_input(&input), "tags");
  free(title);
  free(notes);
  free(absurd);
}

static void tag_arrays_that_are_wrong_are_refused(void) {
  char names[101][8];
  const char *tags[101];
  for (int i = 0; i < 101; i++) {
    snprintf(names[i], sizeof names[i], "tag %d", i);
    tags[i] = names[i];
  }
  taskcore_task_input input = titled("Fine");
  input.fields |= TASKCORE_TASK_TAGS;
  input.tags = tags;
  input.tag_count = 101;
  INVALID(add_input(&input), "tags");
  input.tag_count = SIZE_MAX;
  INVALID(add_input(&input), "tags");
  input.tags = NULL;
  input.tag_count = 1;
  INVALID(add_input(&input), "tags");

  input = titled("Fine");
  input.fields |= TASKCORE_TASK_TAGS_ADDED;
  input.tags_added = tags;
  input.tags_added_count = 101;
  INVALID(update(&input), "tags_added");
  input.tags_added_count = 100; /* with the one that the task has */
  INVALID(update(&input), "tags_added");
  input.tags_added = NULL;
  INVALID(update(&input), "tags_added");
  input.fields = TASKCORE_TASK_TAGS_REMOVED;
  input.tags_removed_count = SIZE_MAX;
  input.tags_removed = tags;
  INVALID(update(&input), "tags_removed");
}

static void unknown_bits_and_fields_that_exclude_each_other_are_refused(void) {
  static const uint64_t masks[] = {TASKCORE_TASK_COMPLETED, TASKCORE_TASK_POSITION,
                                   TASKCORE_TASK_OCCURRENCE, 1ULL << 28, 1ULL << 63};
  for (size_t i = 0; i < sizeof masks / sizeof *masks; i++) {
    taskcore_task_input input = titled("Fine");
    input.fields |= masks[i];
    INVALID(add_input(&input), "fields");
    INVALID(update(&input), "fields");
  }
  taskcore_task_input input = titled("Fine");
  input.fields |= TASKCORE_TASK_PROJECT | TASKCORE_TASK_PROJECT_ID;
  input.project = "Home";
  input.project_id = TASKCORE_INBOX_ID;
  INVALID(add_input(&input), "project_id");
  taskcore_query conditions = TASKCORE_QUERY_INIT;
  conditions.fields = 1ULL << 28;
  INVALID(query(&conditions), "fields");
  conditions.fields = 1ULL << 63;
  INVALID(query(&conditions), "fields");
}

static void a_new_task_needs_a_title(void) {
  taskcore_task_input input = TASKCORE_TASK_INPUT_INIT;
  input.title = "Not announced in fields";
  INVALID(add_input(&input), "title");
}

static void unknown_codes_are_refused(void) {
  static const int32_t codes[] = {-1, 5, 77, INT32_MIN, INT32_MAX};
  for (size_t i = 0; i < sizeof codes / sizeof *codes; i++) {
    taskcore_task_input input = titled("Fine");
    input.fields |= TASKCORE_TASK_PRIORITY;
    input.priority = codes[i];
    INVALID(add_input(&input), "priority");
    input = titled("Fine");
    input.fields |= TASKCORE_TASK_FAVOURITE;
    input.is_favourite = codes[i];
    INVALID(add_input(&input), "is_favourite");
    input = titled("Fine");
    input.fields |= TASKCORE_TASK_DUE;
    input.due_kind = codes[i];
    INVALID(add_input(&input), "due_kind");
    taskcore_query conditions = TASKCORE_QUERY_INIT;
    taskcore_sort sort = by(codes[i] == 5 ? 99 : codes[i], 0);
    conditions.sorts = &sort;
    conditions.sort_count = 1;
    INVALID(query(&conditions), "sorts");
    sort = by(TASKCORE_SORT_DUE, codes[i]);
    INVALID(query(&conditions), "is_descending");
    const int32_t format = codes[i] == 5 ? 99 : codes[i];
    INVALID(taskcore_export(store, format, NULL, drop, NULL, NULL), "format");
    INVALID(taskcore_export_file(store, format, NULL, "x", NULL, NULL), "format");
    INVALID(taskcore_import(store, format, NULL, at_end, NULL, NULL, NULL), "format");
    INVALID(taskcore_import_file(store, format, NULL, "x", NULL, NULL, NULL), "format");
  }
  static const uint32_t statuses[] = {0, 16, 17, UINT32_MAX};
  for (size_t i = 0; i < sizeof statuses / sizeof *statuses; i++) {
    taskcore_query conditions = TASKCORE_QUERY_INIT;
    conditions.fields = TASKCORE_QUERY_STATUSES;
    conditions.statuses = statuses[i];
    INVALID(query(&conditions), "statuses");
  }
}

static void days_and_instants_that_are_none_are_refused(void) {
  static const int32_t dates[] = {0,        1231,     20230229,  20261301,  20260001,  20260100,
                                  20260132, 20260431, -20260101, 100000101, INT32_MIN, INT32_MAX};
  static const int64_t instants[] = {INT64_MIN, -62135596800001, 253402300800000, INT64_MAX};
  int64_t number = 7;
  taskcore_local_time local = TASKCORE_LOCAL_TIME_INIT;
  for (size_t i = 0; i < sizeof dates / sizeof *dates; i++) {
    taskcore_task_input input = titled("Fine");
    input.fields |= TASKCORE_TASK_DUE;
    input.due_kind = TASKCORE_MOMENT_DATE;
    input.due_date = dates[i];
    INVALID(add_input(&input), "due_date");
    INVALID(update(&input), "due_date");
    local.date = dates[i];
    INVALID(taskcore_time_from_local(store, &local, &number), "date");
    CHECK_INT(number, 0);
  }
  for (size_t i = 0; i < sizeof instants / sizeof *instants; i++) {
    taskcore_task_input input = titled("Fine");
    input.fields |= TASKCORE_TASK_DUE;
    input.due_kind = TASKCORE_MOMENT_DATE_TIME;
    input.due_ms = instants[i];
    INVALID(add_input(&input), "due_ms");
    taskcore_query conditions = TASKCORE_QUERY_INIT;
    conditions.fields = TASKCORE_QUERY_DUE_FROM;
    conditions.due_from_ms = instants[i];
    INVALID(query(&conditions), "due_from_ms");
    conditions.fields = TASKCORE_QUERY_DUE_BEFORE;
    conditions.due_before_ms = instants[i];
    INVALID(query(&conditions), "due_before_ms");
    INVALID(taskcore_time_to_local(store, instants[i], &local), "instant_ms");
    CHECK_INT(local.date, 0);
    INVALID(taskcore_poll(store, instants[i], NULL, NULL), "now_ms");
  }
}

static void times_that_no_clock_shows_are_refused(void) {
  static const int32_t wrong[] = {-1, 60, 1000, INT32_MIN, INT32_MAX};
  int64_t number = 7;
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
    taskcore_local_time local = TASKCORE_LOCAL_TIME_INIT;
    local.date = 20260901;
    local.hour = wrong[i];
    INVALID(taskcore_time_from_local(store, &local, &number), "hour");
    local.hour = 0;
    local.minute = wrong[i];
    INVALID(taskcore_time_from_local(store, &local, &number), "minute");
    local.minute = 0;
    local.second = wrong[i];
    INVALID(taskcore_time_from_local(store, &local, &number), "second");
    local.second = 0;
    if (wrong[i] == 60) continue;
    local.millisecond = wrong[i];
    INVALID(taskcore_time_from_local(store, &local, &number), "millisecond");
  }
  taskcore_local_time local = TASKCORE_LOCAL_TIME_INIT;
  local.date = 20260901;
  local.hour = 24;
  INVALID(taskcore_time_from_local(store, &local, &number), "hour");
}

static void negative_limits_and_offsets_are_refused(void) {
  static const int64_t wrong[] = {-1, INT64_MIN};
  for (size_t i = 0; i < 2; i++) {
    taskcore_query conditions = TASKCORE_QUERY_INIT;
    conditions.offset = wrong[i];
    INVALID(query(&conditions), "offset");
    conditions.offset = 0;
    conditions.limit = wrong[i];
    INVALID(query(&conditions), "limit");
  }
}

static void absurd_counts_are_refused(void) {
  static const size_t counts[] = {SIZE_MAX, SIZE_MAX / 2, SIZE_MAX / 8};
  for (size_t i = 0; i < sizeof counts / sizeof *counts; i++) {
    taskcore_task_input input = titled("Fine");
    taskcore_task_list *tasks = NULL;
    INVALID(taskcore_task_add_many(store, &input, counts[i], NULL), "inputs");
    INVALID(taskcore_task_get(store, &known_id, counts[i], &tasks), "ids");
    CHECK(tasks == NULL);
    INVALID(taskcore_task_update(store, &known_id, counts[i], &input), "ids");
    INVALID(taskcore_task_complete(store, &known_id, counts[i], 0), "ids");
    INVALID(taskcore_task_reopen(store, &known_id, counts[i]), "ids");
    INVALID(taskcore_task_delete(store, &known_id, counts[i]), "ids");
    INVALID(taskcore_task_restore(store, &known_id, counts[i]), "ids");
    INVALID(taskcore_task_purge(store, &known_id, counts[i]), "ids");
  }
}

static int32_t read_too_much(uint8_t *buffer, size_t capacity, size_t *length, void *payload) {
  (void)buffer;
  *length = payload == NULL ? capacity + 1 : SIZE_MAX;
  return 0;
}

static void a_reader_that_says_it_gave_more_than_fits_is_refused(void) {
  INVALID(taskcore_import(store, TASKCORE_FORMAT_JSON, NULL, read_too_much, NULL, NULL, NULL),
          "read");
  INVALID(taskcore_import(store, TASKCORE_FORMAT_JSON, NULL, read_too_much, NULL, &known_id, NULL),
          "read");
}

static void a_handle_of_another_kind_is_misuse(void) {
  taskcore_task_list *tasks = NULL;
  CHECK_OK(taskcore_task_query(store, NULL, &tasks));
  REFUSED(taskcore_undo((taskcore_store *)tasks, NULL), TASKCORE_EMISUSE, "store");
  CHECK_INT(taskcore_tag_list_count((taskcore_tag_list *)tasks), 0);
  taskcore_tag_list_free((taskcore_tag_list *)tasks);
  CHECK_INT(taskcore_task_list_count(tasks), 1);
  taskcore_task_list_free(tasks);
}

static void unknown_ids_are_not_found(void) {
  static const int64_t ids[] = {0, -1, 999, INT64_MIN, INT64_MAX};
  for (size_t i = 0; i < sizeof ids / sizeof *ids; i++) {
    int64_t id = ids[i];
    taskcore_task_input input = titled("Fine");
    taskcore_task_list *tasks = (taskcore_task_list *)&known_id;
    REFUSED(taskcore_task_get(store, &id, 1, &tasks), TASKCORE_ENOTFOUND, "ids");
    CHECK(tasks == NULL);
    REFUSED(taskcore_task_update(store, &id, 1, &input), TASKCORE_ENOTFOUND, "ids");
    REFUSED(taskcore_task_complete(store, &id, 1, 0), TASKCORE_ENOTFOUND, "ids");
    REFUSED(taskcore_task_reopen(store, &id, 1), TASKCORE_ENOTFOUND, "ids");
    REFUSED(taskcore_task_delete(store, &id, 1), TASKCORE_ENOTFOUND, "ids");
    REFUSED(taskcore_task_restore(store, &id, 1), TASKCORE_ENOTFOUND, "ids");
    REFUSED(taskcore_task_purge(store, &id, 1), TASKCORE_ENOTFOUND, "ids");
    CHECK_INT(refused_index, 0);
    REFUSED(rename_project(store, id, "Fine"), TASKCORE_ENOTFOUND, "id");
    REFUSED(taskcore_project_delete(store, &id, 1, 0), TASKCORE_ENOTFOUND, "ids");
    input.fields |= TASKCORE_TASK_PROJECT_ID;
    input.project_id = id;
    REFUSED(add_input(&input), TASKCORE_ENOTFOUND, "project_id");
    REFUSED(update(&input), TASKCORE_ENOTFOUND, "project_id");
    taskcore_query conditions = TASKCORE_QUERY_INIT;
    conditions.fields = TASKCORE_QUERY_PROJECT_IDS;
    conditions.project_ids = &id;
    conditions.project_id_count = 1;
    REFUSED(query(&conditions), TASKCORE_ENOTFOUND, "project_ids");
  }
  taskcore_query conditions = TASKCORE_QUERY_INIT;
  const char *nobody = "Nobody added it";
  conditions.fields = TASKCORE_QUERY_PROJECTS;
  conditions.projects = &nobody;
  conditions.project_count = 1;
  REFUSED(query(&conditions), TASKCORE_ENOTFOUND, "projects");
}

int main(void) {
  const char *tag = "bank";
  taskcore_task_input input = titled("Known");
  input.fields |= TASKCORE_TASK_PROJECT | TASKCORE_TASK_TAGS;
  input.project = "Home";
  input.tags = &tag;
  input.tag_count = 1;
  taskcore_open_options options = options_for(":memory:");
  if (taskcore_store_open(&options, &store) || taskcore_task_add(store, &input, &known_id)) {
    return 1;
  }
  before = export_of(store);
  RUN(null_stores_are_refused);
  RUN(null_arguments_are_refused);
  RUN(null_lists_are_empty);
  RUN(unknown_statuses_have_a_name_too);
  RUN(structs_of_another_size_are_refused);
  RUN(text_that_is_null_or_not_utf8_is_refused);
  RUN(text_that_is_no_line_is_refused);
  RUN(text_that_is_too_long_is_refused);
  RUN(tag_arrays_that_are_wrong_are_refused);
  RUN(unknown_bits_and_fields_that_exclude_each_other_are_refused);
  RUN(a_new_task_needs_a_title);
  RUN(unknown_codes_are_refused);
  RUN(days_and_instants_that_are_none_are_refused);
  RUN(times_that_no_clock_shows_are_refused);
  RUN(negative_limits_and_offsets_are_refused);
  RUN(absurd_counts_are_refused);
  RUN(unknown_ids_are_not_found);
  RUN(a_reader_that_says_it_gave_more_than_fits_is_refused);
  RUN(a_handle_of_another_kind_is_misuse);
  free(before);
  taskcore_store_free(store);
  return check_result();
}
