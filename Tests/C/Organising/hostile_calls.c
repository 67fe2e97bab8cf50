/* Handles that are NULL, structs of a wrong size, bits and codes without a meaning, and texts that
 * are none, for the calls about trees, orders, projects, tags, filters, screens and queries. */
#include "listing.h"

#define INVALID(call, field) REFUSE(store, call, TASKCORE_EINVALID, field)

static int64_t known(taskcore_store *store) { return add_in(store, "known", "Home"); }

static void null_stores_are_refused(taskcore_store *store) {
  int64_t id = known(store), number = 7;
  const char *name = "name";
  taskcore_query query = TASKCORE_QUERY_INIT;
  taskcore_move move = to(TASKCORE_MOVE_TO_TOP);
  taskcore_task_input input = titled("Fine");
  taskcore_project_input project = named("Fine");
  taskcore_filter_input filter = TASKCORE_FILTER_INPUT_INIT;
  taskcore_history_list *history = NULL;
  taskcore_filter_list *filters = NULL;
  taskcore_row_list *rows = NULL;
  taskcore_quick_add_result *result = NULL;
  taskcore_home *home = NULL;
  taskcore_detail *detail = NULL;
  taskcore_problem_list *problems = NULL;
  INVALID(taskcore_task_move(NULL, &id, 1, &move), "store");
  INVALID(taskcore_task_indent(NULL, &id, 1), "store");
  INVALID(taskcore_task_outdent(NULL, &id, 1), "store");
  INVALID(taskcore_task_update_where(NULL, &query, &input, &number), "store");
  INVALID(taskcore_task_complete_where(NULL, &query, 0, &number), "store");
  INVALID(taskcore_task_reopen_where(NULL, &query, &number), "store");
  INVALID(taskcore_task_delete_where(NULL, &query, &number), "store");
  INVALID(taskcore_task_restore_where(NULL, &query, &number), "store");
  INVALID(taskcore_task_purge_where(NULL, &query, &number), "store");
  INVALID(taskcore_task_move_where(NULL, &query, &move, &number), "store");
  INVALID(taskcore_task_purge_before(NULL, 0, &number), "store");
  INVALID(taskcore_task_history(NULL, id, &history), "store");
  INVALID(taskcore_query_check(NULL, "milk"), "store");
  INVALID(taskcore_quick_add(NULL, "milk", NULL, &number), "store");
  INVALID(taskcore_quick_add_parse(NULL, "milk", &result), "store");
  INVALID(taskcore_project_add(NULL, &project, &number), "store");
  INVALID(taskcore_project_find(NULL, "Home", &number), "store");
  INVALID(taskcore_project_update(NULL, 2, &project), "store");
  INVALID(taskcore_project_move(NULL, &id, 1, &move), "store");
  INVALID(taskcore_project_delete(NULL, &id, 1, 0), "store");
  INVALID(taskcore_repair(NULL, NULL), "store");
  INVALID(taskcore_check(NULL, NULL), "store");
  INVALID(taskcore_series_check(NULL, &problems), "store");
  INVALID(taskcore_tag_rename(NULL, "a", "b"), "store");
  INVALID(taskcore_tag_merge(NULL, &name, 1, "b"), "store");
  INVALID(taskcore_tag_set_colour(NULL, "a", 1), "store");
  INVALID(taskcore_tag_delete(NULL, &name, 1), "store");
  INVALID(taskcore_filter_add(NULL, &filter, &number), "store");
  INVALID(taskcore_filter_find(NULL, "a", &number), "store");
  INVALID(taskcore_filter_update(NULL, 1, &filter), "store");
  INVALID(taskcore_filter_move(NULL, &id, 1, &move), "store");
  INVALID(taskcore_filter_delete(NULL, &id, 1), "store");
  INVALID(taskcore_filter_query(NULL, NULL, &filters), "store");
  INVALID(taskcore_home_read(NULL, NULL, &home), "store");
  INVALID(taskcore_detail_read(NULL, id, &detail), "store");
  INVALID(taskcore_row_query(NULL, NULL, &rows), "store");
}

static void null_arguments_are_refused(taskcore_store *store) {
  int64_t id = known(store), number = 7;
  taskcore_move move = to(TASKCORE_MOVE_TO_TOP);
  INVALID(taskcore_task_move(store, NULL, 1, &move), "ids");
  INVALID(taskcore_task_move(store, &id, 1, NULL), "move");
  INVALID(taskcore_task_indent(store, NULL, 1), "ids");
  INVALID(taskcore_task_outdent(store, NULL, 1), "ids");
  INVALID(taskcore_task_history(store, id, NULL), "entries");
  INVALID(taskcore_query_check(store, NULL), "text");
  INVALID(taskcore_query_canonical(store, "milk", NULL), "canonical");
  INVALID(taskcore_query_shown(store, "milk", NULL), "shown");
  INVALID(taskcore_query_note(store, "milk", NULL), "note");
  INVALID(taskcore_quick_add(store, NULL, NULL, &number), "text");
  CHECK_INT(number, 0);
  INVALID(taskcore_quick_add_parse(store, "milk", NULL), "result");
  INVALID(taskcore_series_check(store, NULL), "problems");
  INVALID(taskcore_project_find(store, "Home", NULL), "id");
  INVALID(taskcore_project_move(store, NULL, 1, &move), "ids");
  INVALID(taskcore_project_move(store, &id, 1, NULL), "move");
  INVALID(taskcore_tag_delete(store, NULL, 1), "names");
  INVALID(taskcore_filter_add(store, NULL, NULL), "input");
  INVALID(taskcore_filter_find(store, NULL, &number), "uid_or_name");
  INVALID(taskcore_filter_find(store, "a", NULL), "id");
  INVALID(taskcore_filter_update(store, 1, NULL), "input");
  INVALID(taskcore_filter_move(store, NULL, 1, &move), "ids");
  INVALID(taskcore_filter_move(store, &id, 1, NULL), "move");
  INVALID(taskcore_filter_delete(store, NULL, 1), "ids");
  INVALID(taskcore_filter_query(store, NULL, NULL), "filters");
  INVALID(taskcore_home_read(store, NULL, NULL), "home");
  INVALID(taskcore_detail_read(store, id, NULL), "detail");
  INVALID(taskcore_row_query(store, NULL, NULL), "rows");
  INVALID(taskcore_colour(1, 0, NULL), "rgb");
}

static void null_handles_are_empty(void) {
  size_t size = 7;
  CHECK_INT(taskcore_history_list_count(NULL), 0);
  CHECK(taskcore_history_list_at(NULL, 0) == NULL);
  CHECK(taskcore_history_list_rows(NULL, &size) == NULL);
  CHECK_INT(taskcore_filter_list_count(NULL), 0);
  CHECK(taskcore_filter_list_at(NULL, 0) == NULL);
  CHECK(taskcore_filter_list_rows(NULL, &size) == NULL);
  CHECK_INT(taskcore_row_list_count(NULL), 0);
  CHECK(taskcore_row_list_at(NULL, 0) == NULL);
  CHECK(taskcore_row_list_rows(NULL, &size) == NULL);
  CHECK(taskcore_task_list_groups(NULL, &size, NULL) == NULL);
  CHECK_INT(size, 0);
  CHECK(taskcore_quick_add_result_contents(NULL) == NULL);
  CHECK(taskcore_home_contents(NULL) == NULL);
  CHECK(taskcore_detail_contents(NULL) == NULL);
  taskcore_history_list_free(NULL);
  taskcore_filter_list_free(NULL);
  taskcore_row_list_free(NULL);
  taskcore_quick_add_result_free(NULL);
  taskcore_home_free(NULL);
  taskcore_detail_free(NULL);
}

static void structs_of_another_size_are_refused(taskcore_store *store) {
  static const size_t sizes[] = {0, 1, 8, sizeof(size_t) + 1, SIZE_MAX / 2, SIZE_MAX};
  int64_t id = known(store), number = 7;
  for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
    taskcore_move move = to(TASKCORE_MOVE_TO_TOP);
    taskcore_query query = TASKCORE_QUERY_INIT;
    taskcore_sort sort = by(TASKCORE_SORT_DUE, 0);
    taskcore_task_input input = titled("Fine");
    taskcore_reminder reminder = TASKCORE_REMINDER_INIT;
    taskcore_project_input project = named("Fine");
    taskcore_filter_input filter = TASKCORE_FILTER_INPUT_INIT;
    taskcore_home_options options = TASKCORE_HOME_OPTIONS_INIT;
    taskcore_home *home = NULL;
    taskcore_row_list *rows = NULL;
    query.sorts = &sort;
    query.sort_count = 1;
    sort.struct_size = sizes[i];
    INVALID(taskcore_task_count(store, &query, &number), "struct_size");
    query.struct_size = move.struct_size = project.struct_size = filter.struct_size = sizes[i];
    options.struct_size = reminder.struct_size = sizes[i];
    INVALID(taskcore_task_move(store, &id, 1, &move), "struct_size");
    INVALID(taskcore_project_move(store, &id, 1, &move), "struct_size");
    INVALID(taskcore_filter_move(store, &id, 1, &move), "struct_size");
    INVALID(taskcore_task_delete_where(store, &query, &number), "struct_size");
    INVALID(taskcore_row_query(store, &query, &rows), "struct_size");
    INVALID(taskcore_project_add(store, &project, NULL), "struct_size");
    INVALID(taskcore_filter_add(store, &filter, NULL), "struct_size");
    INVALID(taskcore_home_read(store, &options, &home), "struct_size");
    input.fields |= TASKCORE_TASK_REMINDERS;
    input.reminders = &reminder;
    input.reminder_count = 1;
    INVALID(taskcore_task_add(store, &input, NULL), "struct_size");
    input.struct_size = sizes[i];
    INVALID(taskcore_quick_add(store, "milk", &input, NULL), "struct_size");
    query = filtered("milk");
    INVALID(taskcore_task_update_where(store, &query, &input, &number), "struct_size");
  }
}

static void unknown_bits_and_codes_are_refused(taskcore_store *store) {
  static const int32_t codes[] = {-1, 12, 99, INT32_MIN, INT32_MAX};
  int64_t id = known(store), number = 7;
  uint32_t rgb = 7;
  for (size_t i = 0; i < sizeof codes / sizeof *codes; i++) {
    taskcore_task_input input = titled("Fine");
    input.fields |= TASKCORE_TASK_SLOT;
    input.slot = codes[i];
    INVALID(taskcore_task_add(store, &input, NULL), "slot");
    input = titled("Fine");
    input.fields |= TASKCORE_TASK_START;
    input.start_kind = codes[i];
    INVALID(taskcore_task_add(store, &input, NULL), "start_kind");
    INVALID(taskcore_colour(codes[i], TASKCORE_THEME_LIGHT, &rgb), "token");
    CHECK_INT(rgb, 0);
    INVALID(taskcore_colour(TASKCORE_COLOUR_RED, codes[i], &rgb), "theme");
    taskcore_filter_input filter = TASKCORE_FILTER_INPUT_INIT;
    filter.fields = TASKCORE_FILTER_NAME | TASKCORE_FILTER_QUERY | TASKCORE_FILTER_COLOUR;
    filter.name = "Fine";
    filter.query = "milk";
    filter.colour = codes[i];
    INVALID(taskcore_filter_add(store, &filter, NULL), "colour");
  }
  static const int32_t slots[] = {TASKCORE_SLOT_UPCOMING, TASKCORE_SLOT_INBOX};
  for (size_t i = 0; i < 2; i++) { /* where a task stands, not what it is kept as */
    taskcore_task_input input = titled("Fine");
    input.fields |= TASKCORE_TASK_SLOT;
    input.slot = slots[i];
    INVALID(taskcore_task_add(store, &input, NULL), "slot");
  }
  for (int bit = 6; bit < 64; bit += 19) {
    const uint64_t unknown = 1ULL << bit;
    taskcore_move move = to(TASKCORE_MOVE_TO_TOP | unknown);
    taskcore_filter_input filter = TASKCORE_FILTER_INPUT_INIT;
    taskcore_query query = TASKCORE_QUERY_INIT;
    query.fields = TASKCORE_QUERY_FAVOURITE;
    query.favourite = TASKCORE_YES;
    INVALID(taskcore_task_move(store, &id, 1, &move), "fields");
    filter.fields = unknown;
    INVALID(taskcore_filter_add(store, &filter, NULL), "fields");
    INVALID(taskcore_task_complete(store, &id, 1, unknown), "flags");
    INVALID(taskcore_task_complete_where(store, &query, unknown, &number), "flags");
    INVALID(taskcore_project_delete(store, &id, 1, unknown), "flags");
  }
}

/* A query with one member that is out of its range, whatever call it is given to. */
static void refuse_query(int line, taskcore_store *store, const taskcore_query *query,
                         const char *field) {
  int64_t number = 7;
  taskcore_row_list *rows = NULL;
  char *as_it_was = export_of(store);
  taskcore_status status = taskcore_task_count(store, query, &number);
  check_refusal(__FILE__, line, store, as_it_was, status, TASKCORE_EINVALID, field, "count");
  status = taskcore_row_query(store, query, &rows);
  check_refusal(__FILE__, line, store, as_it_was, status, TASKCORE_EINVALID, field, "rows");
  status = taskcore_task_delete_where(store, query, &number);
  check_refusal(__FILE__, line, store, as_it_was, status, TASKCORE_EINVALID, field, "delete");
  check_int(__FILE__, line, number, 0, "the number");
  free(as_it_was);
}

#define BAD_QUERY(bits, member, value, field)   \
  do {                                          \
    taskcore_query bad = TASKCORE_QUERY_INIT;   \
    bad.fields = bits;                          \
    bad.member = value;                         \
    refuse_query(__LINE__, store, &bad, field); \
  } while (0)

static void members_of_a_query_that_are_out_of_range_are_refused(taskcore_store *store) {
  static const int32_t codes[] = {-1, 3, 77, INT32_MIN, INT32_MAX};
  static const int64_t instants[] = {INT64_MIN, -62135596800001, 253402300800000, INT64_MAX};
  static const char *const wrong[] = {NULL, "\xFF", "caf\xC3", "\xED\xA0\x80"};
  known(store);
  for (size_t i = 0; i < sizeof codes / sizeof *codes; i++) {
    BAD_QUERY(TASKCORE_QUERY_FAVOURITE, favourite, codes[i], "favourite");
    BAD_QUERY(TASKCORE_QUERY_BLOCKED, blocked, codes[i], "blocked");
    BAD_QUERY(TASKCORE_QUERY_BLOCKING, blocking, codes[i], "blocking");
    BAD_QUERY(TASKCORE_QUERY_OVERDUE, overdue, codes[i], "overdue");
    BAD_QUERY(TASKCORE_QUERY_HIDDEN, hidden, codes[i], "hidden");
    BAD_QUERY(TASKCORE_QUERY_ARCHIVED, archived, codes[i], "archived");
    BAD_QUERY(0, is_tree, codes[i], "is_tree");
  }
  BAD_QUERY(TASKCORE_QUERY_PRIORITIES, priorities, 32, "priorities");
  BAD_QUERY(TASKCORE_QUERY_PRIORITIES, priorities, UINT32_MAX, "priorities");
  BAD_QUERY(TASKCORE_QUERY_SLOTS, slots, 32, "slots");
  BAD_QUERY(TASKCORE_QUERY_SLOTS, slots, UINT32_MAX, "slots");
  BAD_QUERY(TASKCORE_QUERY_TEXT, text_fields, 1, "text"); /* the text is NULL */
  for (size_t i = 0; i < sizeof instants / sizeof *instants; i++) {
    BAD_QUERY(TASKCORE_QUERY_COMPLETED_FROM, completed_from_ms, instants[i], "completed_from_ms");
    BAD_QUERY(TASKCORE_QUERY_COMPLETED_BEFORE, completed_before_ms, instants[i],
              "completed_before_ms");
  }
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
    BAD_QUERY(TASKCORE_QUERY_FILTER, filter, wrong[i], "filter");
    BAD_QUERY(TASKCORE_QUERY_TEXT, text, wrong[i], "text");
    taskcore_query query = TASKCORE_QUERY_INIT;
    query.fields = TASKCORE_QUERY_TAGS_ALL;
    query.tags_all = &wrong[i];
    query.tags_all_count = 1;
    refuse_query(__LINE__, store, &query, "tags_all");
    query.fields = TASKCORE_QUERY_TAGS_ANY;
    query.tags_any = &wrong[i];
    query.tags_any_count = 1;
    refuse_query(__LINE__, store, &query, "tags_any");
  }
  taskcore_query query = TASKCORE_QUERY_INIT;
  query.fields = TASKCORE_QUERY_TEXT;
  query.text = "milk";
  query.text_fields = TASKCORE_TASK_TITLE | TASKCORE_TASK_PROJECT;
  refuse_query(__LINE__, store, &query, "text_fields");
  BAD_QUERY(TASKCORE_QUERY_IDS, id_count, 1, "ids");
  BAD_QUERY(TASKCORE_QUERY_IDS, id_count, SIZE_MAX, "ids");
  BAD_QUERY(TASKCORE_QUERY_PROJECT_IDS, project_id_count, SIZE_MAX, "project_ids");
  BAD_QUERY(TASKCORE_QUERY_PROJECTS, project_count, SIZE_MAX, "projects");
  BAD_QUERY(TASKCORE_QUERY_TAGS_ANY, tags_any_count, SIZE_MAX, "tags_any");
  BAD_QUERY(TASKCORE_QUERY_TAGS_ALL, tags_all_count, SIZE_MAX, "tags_all");
}

static void texts_that_are_not_utf8_are_refused(taskcore_store *store) {
  static const char *const wrong[] = {"\xFF",     "a\x80",        "caf\xC3",
                                      "\xC0\xAF", "\xED\xA0\x80", "\xF4\x90\x80\x80"};
  int64_t number = 7;
  taskcore_quick_add_result *result = NULL;
  taskcore_home *home = NULL;
  known(store);
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
    taskcore_task_input input = titled("Fine");
    INVALID(taskcore_quick_add(store, wrong[i], NULL, &number), "text");
    INVALID(taskcore_quick_add_parse(store, wrong[i], &result), "text");
    INVALID(taskcore_query_check(store, wrong[i]), "text");
    INVALID(taskcore_project_find(store, wrong[i], &number), "uid_or_name");
    INVALID(taskcore_filter_find(store, wrong[i], &number), "uid_or_name");
    INVALID(taskcore_tag_rename(store, wrong[i], "fine"), "name");
    INVALID(taskcore_tag_merge(store, &wrong[i], 1, "fine"), "names");
    INVALID(taskcore_tag_delete(store, &wrong[i], 1), "names");
    INVALID(taskcore_tag_set_colour(store, wrong[i], 1), "name");
    input.fields |= TASKCORE_TASK_URL;
    input.url = wrong[i];
    INVALID(taskcore_task_add(store, &input, NULL), "url");
    input.fields = TASKCORE_TASK_TITLE | TASKCORE_TASK_REPEAT_RULE;
    input.repeat_rule = wrong[i];
    INVALID(taskcore_task_add(store, &input, NULL), "repeat_rule");
    taskcore_filter_input filter = TASKCORE_FILTER_INPUT_INIT;
    filter.fields = TASKCORE_FILTER_NAME | TASKCORE_FILTER_QUERY;
    filter.name = wrong[i];
    filter.query = "milk";
    INVALID(taskcore_filter_add(store, &filter, NULL), "name");
    filter.name = "Fine";
    filter.query = wrong[i];
    INVALID(taskcore_filter_add(store, &filter, NULL), "query");
    taskcore_home_options options = TASKCORE_HOME_OPTIONS_INIT;
    options.query = wrong[i];
    INVALID(taskcore_home_read(store, &options, &home), "query");
  }
}

static void absurd_counts_are_refused(taskcore_store *store) {
  static const size_t counts[] = {SIZE_MAX, SIZE_MAX / 2, SIZE_MAX / 8, 16777217};
  const char *name = "bank";
  int64_t id = known(store);
  taskcore_move move = to(TASKCORE_MOVE_TO_TOP);
  for (size_t i = 0; i < sizeof counts / sizeof *counts; i++) {
    INVALID(taskcore_task_move(store, &id, counts[i], &move), "ids");
    INVALID(taskcore_task_indent(store, &id, counts[i]), "ids");
    INVALID(taskcore_task_outdent(store, &id, counts[i]), "ids");
    INVALID(taskcore_project_move(store, &id, counts[i], &move), "ids");
    INVALID(taskcore_filter_move(store, &id, counts[i], &move), "ids");
    INVALID(taskcore_filter_delete(store, &id, counts[i]), "ids");
    INVALID(taskcore_tag_merge(store, &name, counts[i], "web"), "names");
    INVALID(taskcore_tag_delete(store, &name, counts[i]), "names");
    taskcore_task_input input = titled("Fine");
    taskcore_reminder reminder = TASKCORE_REMINDER_INIT;
    input.fields |= TASKCORE_TASK_REMINDERS;
    input.reminders = &reminder;
    input.reminder_count = counts[i];
    INVALID(taskcore_task_add(store, &input, NULL), "reminders");
    input.fields = TASKCORE_TASK_TITLE | TASKCORE_TASK_DEPENDS_ON;
    input.depends_on = &id;
    input.depends_on_count = counts[i];
    INVALID(taskcore_task_add(store, &input, NULL), "depends_on");
  }
}

static void unknown_ids_are_not_found(taskcore_store *store) {
  static const int64_t ids[] = {0, -1, 999, INT64_MIN, INT64_MAX};
  int64_t id = known(store);
  for (size_t i = 0; i < sizeof ids / sizeof *ids; i++) {
    const int64_t both[] = {id, ids[i]};
    taskcore_move move = to(TASKCORE_MOVE_TO_TOP);
    taskcore_project_input project = named("Fine");
    taskcore_filter_input filter = TASKCORE_FILTER_INPUT_INIT;
    taskcore_history_list *history = NULL;
    taskcore_detail *detail = NULL;
    filter.fields = TASKCORE_FILTER_NAME;
    filter.name = "Fine";
    REFUSE(store, taskcore_task_move(store, both, 2, &move), TASKCORE_ENOTFOUND, "ids");
    CHECK_INT(refusal.index, 1);
    REFUSE(store, taskcore_task_indent(store, both + 1, 1), TASKCORE_ENOTFOUND, "ids");
    REFUSE(store, taskcore_task_outdent(store, both + 1, 1), TASKCORE_ENOTFOUND, "ids");
    REFUSE(store, taskcore_task_history(store, ids[i], &history), TASKCORE_ENOTFOUND, "id");
    REFUSE(store, taskcore_detail_read(store, ids[i], &detail), TASKCORE_ENOTFOUND, "id");
    REFUSE(store, taskcore_project_update(store, ids[i], &project), TASKCORE_ENOTFOUND, "id");
    REFUSE(store, taskcore_project_delete(store, both, 2, 0), TASKCORE_ENOTFOUND, "ids");
    CHECK_INT(refusal.index, 1);
    REFUSE(store, taskcore_filter_update(store, ids[i], &filter), TASKCORE_ENOTFOUND, "id");
    REFUSE(store, taskcore_filter_delete(store, &ids[i], 1), TASKCORE_ENOTFOUND, "ids");
    REFUSE(store, taskcore_filter_move(store, &ids[i], 1, &move), TASKCORE_ENOTFOUND, "ids");
  }
}

int main(void) {
  RUN_WITH_STORE(null_stores_are_refused);
  RUN_WITH_STORE(null_arguments_are_refused);
  RUN(null_handles_are_empty);
  RUN_WITH_STORE(structs_of_another_size_are_refused);
  RUN_WITH_STORE(unknown_bits_and_codes_are_refused);
  RUN_WITH_STORE(members_of_a_query_that_are_out_of_range_are_refused);
  RUN_WITH_STORE(texts_that_are_not_utf8_are_refused);
  RUN_WITH_STORE(absurd_counts_are_refused);
  RUN_WITH_STORE(unknown_ids_are_not_found);
  return check_result();
}
