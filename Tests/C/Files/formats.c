/* CSV and todo.txt, both ways. */
#include "listing.h"

static int32_t read_text(uint8_t *buffer, size_t capacity, size_t *length, void *payload) {
  const char **rest = (const char **)payload;
  *length = strlen(*rest);
  if (*length > capacity) *length = capacity;
  memcpy(buffer, *rest, *length);
  *rest += *length;
  return 0;
}

static taskcore_status import_text(taskcore_store *store, int32_t format, const char *file,
                                   taskcore_import_report *report) {
  const char *rest = file;
  return taskcore_import(store, format, NULL, read_text, NULL, &rest, report);
}

/* A store in a format; to be freed. */
static char *export_as(taskcore_store *store, int32_t format) {
  text whole = {NULL, 0};
  append_text("", 0, &whole);
  CHECK_OK(taskcore_export(store, format, NULL, append, NULL, &whole));
  return whole.bytes;
}

/* Tasks with everything that a task can have. */
static void add_variety(taskcore_store *store) {
  static const char *const tags[] = {"bank", "with, comma", "with \"quotes\""};
  taskcore_reminder reminders[] = {TASKCORE_REMINDER_INIT, TASKCORE_REMINDER_INIT};
  reminders[0].at_ms = START_MS + 1;
  reminders[1].kind = TASKCORE_REMINDER_DUE;
  reminders[1].offset_s = -3600;
  int64_t parent = add_in(store, "Parent, \"quoted\"", "Home, sweet home");
  taskcore_task_input input = titled("=SUM(A1) é 家 \\");
  input.fields |= TASKCORE_TASK_NOTES | TASKCORE_TASK_TAGS | TASKCORE_TASK_PRIORITY |
                  TASKCORE_TASK_FAVOURITE | TASKCORE_TASK_DUE | TASKCORE_TASK_START |
                  TASKCORE_TASK_SLOT | TASKCORE_TASK_ESTIMATED_DURATION | TASKCORE_TASK_URL |
                  TASKCORE_TASK_REMINDERS | TASKCORE_TASK_REPEAT_RULE | TASKCORE_TASK_PARENT |
                  TASKCORE_TASK_DEPENDS_ON;
  input.notes = "Two\nlines, and \"quotes\"\r\n";
  input.tags = tags;
  input.tag_count = 3;
  input.priority = TASKCORE_PRIORITY_NONE;
  input.is_favourite = 1;
  input.start_kind = TASKCORE_MOMENT_DATE;
  input.start_date = 20260830;
  input.due_kind = TASKCORE_MOMENT_DATE_TIME;
  input.due_ms = START_MS + 123;
  input.slot = TASKCORE_SLOT_EVENING;
  input.estimated_duration_s = 90;
  input.url = "https://example.org/?a=1,2";
  input.reminders = reminders;
  input.reminder_count = 2;
  input.repeat_rule = "FREQ=WEEKLY;BYDAY=MO,TH";
  input.parent_id = parent;
  input.depends_on = &parent;
  input.depends_on_count = 1;
  add(store, &input);
  int64_t done = add_titled(store, "Done"), gone = add_titled(store, "Gone");
  clock_ms++;
  CHECK_OK(taskcore_task_complete(store, &done, 1, 0));
  CHECK_OK(taskcore_task_delete(store, &gone, 1));
  clock_ms = START_MS;
}

static void csv_brings_everything_of_tasks_back(taskcore_store *store) {
  taskcore_store *other = open_store(":memory:");
  taskcore_import_report report = TASKCORE_IMPORT_REPORT_INIT;
  add_variety(store);
  char *csv = export_as(store, TASKCORE_FORMAT_CSV);
  CHECK(strncmp(csv, "uid,", 4) == 0);
  clock_ms = START_MS + 86400000;
  taskcore_import_note_list *notes = NULL;
  CHECK_OK(taskcore_export_notes(store, &notes));
  CHECK_INT(taskcore_import_note_list_count(notes), 0);
  taskcore_import_note_list_free(notes);
  CHECK_OK(import_text(other, TASKCORE_FORMAT_CSV, csv, &report));
  CHECK_INT(report.added, 4);
  char *again = export_as(other, TASKCORE_FORMAT_CSV);
  CHECK_TEXT(again, csv);
  free(again);
  char *as_it_was = export_of(store), *as_it_is = export_of(other);
  const char *tasks = strstr(as_it_was, "\"tasks\":"), *others = strstr(as_it_is, "\"tasks\":");
  CHECK(tasks != NULL && others != NULL);
  CHECK_TEXT(others, tasks);
  free(as_it_is);
  free(as_it_was);
  CHECK_OK(import_text(other, TASKCORE_FORMAT_CSV, csv, &report));
  CHECK_INT(report.unchanged, 4);
  CHECK_UNDO(other, TASKCORE_ACTION_IMPORT);
  CHECK_INT(count_all(other), 0);
  free(csv);
  taskcore_store_free(other);
}

static void csv_changes_only_the_columns_that_it_has_and_keeps_the_others(taskcore_store *store) {
  taskcore_import_report report = TASKCORE_IMPORT_REPORT_INIT;
  CHECK_OK(import_text(store, TASKCORE_FORMAT_CSV,
                       "UID,Title,Notes,Weather\r\nu-1,One,Kept,\"sunny, warm\"\r\nu-2,Two,,\r\n",
                       &report));
  CHECK_INT(report.added, 2);
  CHECK_OK(import_text(store, TASKCORE_FORMAT_CSV, "title,uid,priority\nUno,u-1,P0\n", &report));
  CHECK_INT(report.updated, 1);
  int64_t id = 0;
  CHECK_OK(taskcore_task_find(store, "u-1", &id));
  taskcore_task_list *list = get(store, id);
  CHECK_TEXT(taskcore_task_list_at(list, 0)->title, "Uno");
  CHECK_TEXT(taskcore_task_list_at(list, 0)->notes, "Kept");
  CHECK_INT(taskcore_task_list_at(list, 0)->priority, TASKCORE_PRIORITY_P0);
  taskcore_task_list_free(list);
  char *csv = export_as(store, TASKCORE_FORMAT_CSV);
  CHECK(strstr(csv, ",Weather\r\n") != NULL);
  CHECK(strstr(csv, ",\"sunny, warm\"\r\n") != NULL);
  free(csv);
}

static void a_line_of_todo_txt_is_a_task(taskcore_store *store) {
  taskcore_import_report report = TASKCORE_IMPORT_REPORT_INIT;
  CHECK_OK(import_text(store, TASKCORE_FORMAT_TODO_TXT,
                       "(A) 2026-08-20 Pay rent +Home @bank t:2026-08-30 due:2026-09-24 uid:u-1\n"
                       "x 2026-08-21 2026-08-20 Call the bank pri:B uid:u-2\n",
                       &report));
  CHECK_INT(report.added, 2);
  int64_t ids[2];
  CHECK_OK(taskcore_task_find(store, "u-1", &ids[0]));
  CHECK_OK(taskcore_task_find(store, "u-2", &ids[1]));
  taskcore_task_list *list = NULL;
  CHECK_OK(taskcore_task_get(store, ids, 2, &list));
  const taskcore_task *task = taskcore_task_list_at(list, 0);
  CHECK_TEXT(task->title, "Pay rent");
  CHECK_TEXT(task->project, "Home");
  CHECK_TEXT(task->tags[0], "bank");
  CHECK_INT(task->priority, TASKCORE_PRIORITY_P0);
  CHECK_INT(task->due_date, 20260924);
  CHECK_INT(task->start_date, 20260830);
  task = taskcore_task_list_at(list, 1);
  CHECK_TEXT(task->title, "Call the bank");
  CHECK_INT(task->status, TASKCORE_TASK_STATUS_COMPLETED);
  CHECK_INT(task->priority, TASKCORE_PRIORITY_P1);
  taskcore_task_list_free(list);
}

static void todo_txt_changes_nothing_that_it_cannot_say(taskcore_store *store) {
  taskcore_import_report report = TASKCORE_IMPORT_REPORT_INIT;
  add_variety(store);
  char *as_it_was = export_of(store), *lines = export_as(store, TASKCORE_FORMAT_TODO_TXT);
  CHECK(strstr(lines, "Gone") == NULL);
  taskcore_import_note_list *notes = NULL;
  CHECK_OK(taskcore_export_notes(store, &notes));
  CHECK_TEXT(taskcore_import_note_list_at(notes, 0)->message,
             "Left out: notes of 1 task, which this format cannot say.");
  CHECK_INT(taskcore_import_note_list_at(notes, 0)->kind, TASKCORE_NOTE_KEPT);
  taskcore_import_note_list_free(notes);
  clock_ms++;
  CHECK_OK(import_text(store, TASKCORE_FORMAT_TODO_TXT, lines, &report));
  CHECK_INT(report.unchanged, 3);
  CHECK_INT(report.added + report.updated, 0);
  char *now = export_of(store), *again = export_as(store, TASKCORE_FORMAT_TODO_TXT);
  CHECK_TEXT(now, as_it_was);
  CHECK_TEXT(again, lines);
  free(again);
  free(now);
  free(lines);
  free(as_it_was);
}

static void a_title_that_looks_like_todo_txt_comes_back(taskcore_store *store) {
  static const char *const titles[] = {"(A) not a priority",    "x not done",
                                       "mail @home +x due:now", "2026-09-01 is a day",
                                       "100% of %40home",       "key:value"};
  taskcore_store *other = open_store(":memory:");
  for (size_t i = 0; i < sizeof titles / sizeof *titles; i++) add_titled(store, titles[i]);
  char *lines = export_as(store, TASKCORE_FORMAT_TODO_TXT);
  CHECK_OK(import_text(other, TASKCORE_FORMAT_TODO_TXT, lines, NULL));
  taskcore_task_list *list = NULL;
  CHECK_OK(taskcore_task_query(other, NULL, &list));
  CHECK_INT(taskcore_task_list_count(list), sizeof titles / sizeof *titles);
  for (size_t i = 0; i < sizeof titles / sizeof *titles; i++) {
    CHECK_TEXT(taskcore_task_list_at(list, i)->title, titles[i]);
    CHECK_INT(taskcore_task_list_at(list, i)->fields, 0);
  }
  taskcore_task_list_free(list);
  free(lines);
  taskcore_store_free(other);
}

static int32_t drop(const uint8_t *bytes, size_t length, void *payload) {
  (void)bytes, (void)length, (void)payload;
  return TASKCORE_OK;
}

static void other_programs_files_are_found_and_only_read(taskcore_store *store) {
  taskcore_import_report report = TASKCORE_IMPORT_REPORT_INIT;
  CHECK_OK(import_text(store, TASKCORE_FORMAT_FOUND, "* TODO Call\n** Notes\n", &report));
  CHECK_INT(report.added, 1);
  CHECK_OK(import_text(store, TASKCORE_FORMAT_CSV, "Task;Due date\nCall;2026-09-24\n", &report));
  CHECK_INT(report.added, 1);
  CHECK_STATUS(import_text(store, TASKCORE_FORMAT_FOUND, "words\n", &report), TASKCORE_EPARSE);
  CHECK_STATUS(taskcore_export(store, TASKCORE_FORMAT_FOUND, NULL, drop, NULL, NULL),
               TASKCORE_EINVALID);
  CHECK_STATUS(taskcore_export(store, TASKCORE_FORMAT_ORG, NULL, drop, NULL, NULL),
               TASKCORE_EINVALID);
}

static void what_is_no_table_is_refused_with_a_line_and_a_column(taskcore_store *store) {
  static const struct {
    const char *file;
    int64_t line;
  } wrong[] = {{"notes\nno title\n", 1}, {"title\n\"never closed\n", 2}, {"title,title\na,b\n", 1}};
  add_titled(store, "there");
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
    taskcore_import_report report = {sizeof report, 7, 7, 7, 7, 7, 7, 7, 7, 7};
    char *as_it_was = export_of(store);
    CHECK_STATUS(import_text(store, TASKCORE_FORMAT_CSV, wrong[i].file, &report), TASKCORE_EPARSE);
    CHECK_INT(taskcore_last_error()->line, wrong[i].line);
    CHECK(taskcore_last_error()->column > 0);
    CHECK(strlen(taskcore_last_error()->message) > 10);
    CHECK_INT(report.added, 0);
    char *now = export_of(store);
    CHECK_TEXT(now, as_it_was);
    free(now);
    free(as_it_was);
  }
}

static void what_is_bad_in_a_file_is_left_out_with_a_note(taskcore_store *store) {
  static const struct {
    int32_t format;
    const char *file;
    int64_t line, added, skipped;
  } bad[] = {{TASKCORE_FORMAT_CSV, "title,priority\na,P0\nb,P9\nc,P1\n", 3, 2, 1},
             {TASKCORE_FORMAT_CSV, "title,due\nd,2026-02-30\n", 2, 0, 1},
             {TASKCORE_FORMAT_CSV, "title,start,due\ne,2026-09-02,2026-09-01\nf,,\n", 2, 1, 1},
             {TASKCORE_FORMAT_CSV, "title\n\"g\"h\ni\n", 2, 1, 1},
             {TASKCORE_FORMAT_CSV, "title\nj\xFF\nk\n", 2, 1, 1},
             {TASKCORE_FORMAT_TODO_TXT, "fine\nl due:2026-02-30x\nm\xFF\n", 3, 2, 1},
             {TASKCORE_FORMAT_TODO_TXT, "n t:2026-09-02 due:2026-09-01\n", 1, 1, 0},
             {TASKCORE_FORMAT_JSON,
              "{\"format\":\"taskcore\",\"version\":1,\"tasks\":[\n{\"title\":\"o\"},\n"
              "{\"title\":7},\n{\"title\":\"p\"}]}",
              3, 2, 1}};
  for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
    taskcore_import_report report = TASKCORE_IMPORT_REPORT_INIT;
    CHECK_OK(import_text(store, bad[i].format, bad[i].file, &report));
    CHECK_INT(report.added, bad[i].added);
    CHECK_INT(report.skipped, bad[i].skipped);
    taskcore_import_note_list *notes = NULL;
    CHECK_OK(taskcore_import_notes(store, &notes));
    const taskcore_import_note *note = taskcore_import_note_list_at(notes, 0);
    CHECK_INT(note->line, bad[i].line);
    CHECK_INT(note->kind, bad[i].skipped ? TASKCORE_NOTE_SKIPPED : TASKCORE_NOTE_KEPT);
    CHECK(strlen(note->component) > 0 && strlen(note->message) > 10);
    taskcore_import_note_list_free(notes);
  }
}

static void what_is_only_kept_is_summed_up(taskcore_store *store) {
  taskcore_import_report report = TASKCORE_IMPORT_REPORT_INIT;
  const char *table = "title,Room\na,Hall\nb,\nc,Kitchen\n";
  CHECK_OK(import_text(store, TASKCORE_FORMAT_CSV, table, &report));
  CHECK_INT(report.added, 3);
  taskcore_import_note_list *notes = NULL;
  CHECK_OK(taskcore_import_notes(store, &notes));
  CHECK_INT((int64_t)taskcore_import_note_list_count(notes), 1);
  const taskcore_import_note *note = taskcore_import_note_list_at(notes, 0);
  CHECK_TEXT(note->message, "2 values of “Room” are kept for exports to this format.");
  CHECK_INT(note->kind, TASKCORE_NOTE_SUMMED);
  CHECK_INT(note->line, 0);
  CHECK_TEXT(note->component, "");
  taskcore_import_note_list_free(notes);
  CHECK_OK(import_text(store, TASKCORE_FORMAT_CSV, table, &report));
  CHECK_INT(report.unchanged, 3);
}

/* What is asked for, in JSON; to be freed. */
static char *export_some(taskcore_store *store, const char *query, const char *const *uids,
                         size_t count) {
  taskcore_export_options options = TASKCORE_EXPORT_OPTIONS_INIT;
  options.query = query;
  options.uids = uids;
  options.uid_count = count;
  text whole = {NULL, 0};
  append_text("", 0, &whole);
  CHECK_OK(taskcore_export(store, TASKCORE_FORMAT_JSON, &options, append, NULL, &whole));
  return whole.bytes;
}

static int64_t added_by(const char *json) {
  taskcore_store *empty = open_store(":memory:");
  taskcore_import_report report = TASKCORE_IMPORT_REPORT_INIT;
  CHECK_OK(import_text(empty, TASKCORE_FORMAT_JSON, json, &report));
  taskcore_store_free(empty);
  return report.added;
}

static void a_part_of_a_store_is_exported(taskcore_store *store) {
  static const char *const nothing[] = {""};
  add_in(store, "Pay rent", "Home");
  add_in(store, "Sweep", "Home");
  int64_t call = add_titled(store, "Call");
  taskcore_task_list *list = get(store, call);
  const char *uids[] = {taskcore_task_list_at(list, 0)->uid, "none"};
  const struct {
    const char *query;
    const char *const *uids;
    size_t count;
    int64_t added;
  } parts[] = {{NULL, NULL, 0, 3},   {"", NULL, 0, 3},      {"project:Home", NULL, 0, 2},
               {"1,3", NULL, 0, 2},  {"id:99", NULL, 0, 0}, {NULL, uids, 1, 1},
               {"rent", uids, 1, 2}, {NULL, nothing, 0, 0}};
  for (size_t i = 0; i < sizeof parts / sizeof *parts; i++) {
    char *json = export_some(store, parts[i].query, parts[i].uids, parts[i].count);
    CHECK_INT(added_by(json), parts[i].added);
    taskcore_import_report report = TASKCORE_IMPORT_REPORT_INIT;
    CHECK_OK(import_text(store, TASKCORE_FORMAT_JSON, json, &report));
    CHECK_INT(report.unchanged, parts[i].added);
    free(json);
  }
  taskcore_export_options options = TASKCORE_EXPORT_OPTIONS_INIT;
  options.uids = uids;
  options.uid_count = 2;
  CHECK_STATUS(taskcore_export(store, TASKCORE_FORMAT_JSON, &options, drop, NULL, NULL),
               TASKCORE_ENOTFOUND);
  CHECK_TEXT(taskcore_last_error()->field, "uids");
  CHECK_INT(taskcore_last_error()->index, 1);
  options.uid_count = 0;
  options.query = "due:someday";
  CHECK_STATUS(taskcore_export(store, TASKCORE_FORMAT_JSON, &options, drop, NULL, NULL),
               TASKCORE_EPARSE);
  CHECK_INT(taskcore_last_error()->column, 5);
  options.query = "\xFF";
  CHECK_STATUS(taskcore_export(store, TASKCORE_FORMAT_JSON, &options, drop, NULL, NULL),
               TASKCORE_EINVALID);
  options.struct_size = 1;
  CHECK_STATUS(taskcore_export(store, TASKCORE_FORMAT_JSON, &options, drop, NULL, NULL),
               TASKCORE_EINVALID);
  taskcore_task_list_free(list);
}

static void what_an_import_only_keeps_is_listed(taskcore_store *store) {
  taskcore_import_report report = TASKCORE_IMPORT_REPORT_INIT;
  CHECK_OK(import_text(store, TASKCORE_FORMAT_CSV, "title,Room\nCall,Kitchen\n", &report));
  taskcore_kept_field_list *fields = NULL;
  CHECK_OK(taskcore_kept_fields(store, TASKCORE_ENTITY_TASK, 1, &fields));
  CHECK_INT(taskcore_kept_field_list_count(fields), 1);
  const taskcore_kept_field *field = taskcore_kept_field_list_at(fields, 0);
  CHECK_TEXT(field->format, "csv");
  CHECK_TEXT(field->name, "Room");
  CHECK_TEXT(field->value, "Kitchen");
  taskcore_kept_field_list_free(fields);
  CHECK_STATUS(taskcore_kept_fields(store, TASKCORE_ENTITY_TASK, 9, &fields), TASKCORE_ENOTFOUND);
  CHECK(fields == NULL);
  CHECK_STATUS(taskcore_kept_fields(store, TASKCORE_ENTITY_EVENT, 9, &fields), TASKCORE_ENOTFOUND);
  CHECK_STATUS(taskcore_kept_fields(store, TASKCORE_ENTITY_TAG, 1, &fields), TASKCORE_EINVALID);
  CHECK_STATUS(taskcore_kept_fields(store, TASKCORE_ENTITY_TASK, 1, NULL), TASKCORE_EINVALID);
}

int main(void) {
  RUN_WITH_STORE(csv_brings_everything_of_tasks_back);
  RUN_WITH_STORE(csv_changes_only_the_columns_that_it_has_and_keeps_the_others);
  RUN_WITH_STORE(a_line_of_todo_txt_is_a_task);
  RUN_WITH_STORE(todo_txt_changes_nothing_that_it_cannot_say);
  RUN_WITH_STORE(a_title_that_looks_like_todo_txt_comes_back);
  RUN_WITH_STORE(other_programs_files_are_found_and_only_read);
  RUN_WITH_STORE(what_is_no_table_is_refused_with_a_line_and_a_column);
  RUN_WITH_STORE(what_is_bad_in_a_file_is_left_out_with_a_note);
  RUN_WITH_STORE(what_is_only_kept_is_summed_up);
  RUN_WITH_STORE(a_part_of_a_store_is_exported);
  RUN_WITH_STORE(what_an_import_only_keeps_is_listed);
  return check_result();
}
