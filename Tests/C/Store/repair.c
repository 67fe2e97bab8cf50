/* What another program damaged, with foreign keys off, is mended and reported. */
#include <sqlite3.h>

#include "listing.h"

static const taskcore_repair_report nothing = TASKCORE_REPAIR_REPORT_INIT;

/* Changes a store behind its back. */
static void damage(const char *path, const char *sql) {
  sqlite3 *database = NULL;
  char *message = NULL;
  CHECK_INT(sqlite3_open(path, &database), SQLITE_OK);
  CHECK_INT(sqlite3_exec(database, "PRAGMA foreign_keys = OFF", NULL, NULL, NULL), SQLITE_OK);
  int status = sqlite3_exec(database, sql, NULL, NULL, &message);
  sqlite3_close(database);
  if (status != SQLITE_OK) check_failed(__FILE__, __LINE__, "%s", message);
}

/* A check beforehand tells the same, and changes nothing. */
static taskcore_repair_report repair(taskcore_store *store) {
  taskcore_repair_report report = TASKCORE_REPAIR_REPORT_INIT;
  taskcore_repair_report expected = TASKCORE_REPAIR_REPORT_INIT;
  CHECK_OK(taskcore_check(store, &expected));
  CHECK_OK(taskcore_repair(store, &report));
  CHECK_INT(report.struct_size, sizeof report);
  CHECK(memcmp(&report, &expected, sizeof report) == 0);
  return report;
}

/* A second repair finds nothing to do, and no undo takes the first one back. */
static void check_whole(taskcore_store *store) {
  char *as_it_is = export_of(store);
  taskcore_repair_report report = repair(store);
  CHECK(memcmp(&report, &nothing, sizeof report) == 0);
  char *now = export_of(store);
  CHECK_TEXT(now, as_it_is);
  free(now);
  free(as_it_is);
}

static int32_t count_call(const taskcore_commit *event, void *payload) {
  (void)event;
  ++*(int *)payload;
  return 0;
}

static void a_store_that_is_whole_stays_as_it_is(taskcore_store *store) {
  int64_t a = add_in(store, "a", "Home"), b = add_under(store, "b", a);
  int calls = 0;
  taskcore_task_input change = TASKCORE_TASK_INPUT_INIT;
  change.fields = TASKCORE_TASK_DEPENDS_ON | TASKCORE_TASK_TAGS;
  static const char *const tags[] = {"bank", "Été"};
  change.tags = tags;
  change.tag_count = 2;
  change.depends_on = &b;
  change.depends_on_count = 1;
  CHECK_OK(taskcore_task_update(store, &a, 1, &change));
  taskcore_observer *observer = NULL;
  CHECK_OK(taskcore_observe(store, count_call, &calls, NULL, &observer));
  check_whole(store);
  CHECK_OK(taskcore_repair(store, NULL));
  CHECK_INT(calls, 0);
  taskcore_observer_free(observer);
  CHECK_UNDO(store, TASKCORE_ACTION_UPDATE_TASKS);
  CHECK_OK(taskcore_repair(store, NULL));
  CHECK_OK(taskcore_redo(store, NULL)); /* no step: what was undone can be done again */
}

static void a_missing_inbox_is_restored(void) {
  const char *path = path_of("inbox.db");
  taskcore_store *store = open_store(path);
  int64_t a = add_titled(store, "a");
  add_in(store, "b", "Home");
  taskcore_store_free(store);
  damage(path, "DELETE FROM project WHERE id = 1");
  store = open_store(path);
  taskcore_repair_report report = repair(store);
  CHECK_INT(report.inbox_restored, 1);
  CHECK_INT(report.tasks_rehomed, 0); /* the task is in project 1, which is Inbox again */
  taskcore_task_list *list = get(store, a);
  CHECK_TEXT(taskcore_task_list_at(list, 0)->project, "Inbox");
  taskcore_task_list_free(list);
  CHECK_INT(project_named(store, "inbox"), TASKCORE_INBOX_ID);
  check_whole(store);
  CHECK_UNDO(store, TASKCORE_ACTION_ADD_TASKS); /* not the repair */
  taskcore_store_free(store);
}

static void an_inbox_that_was_renamed_or_archived_is_inbox_again(void) {
  const char *path = path_of("renamed.db");
  taskcore_store *store = open_store(path);
  taskcore_store_free(store);
  damage(path, "UPDATE project SET name = 'Outbox', name_key = 'outbox', archived_ms = 5");
  store = open_store(path);
  CHECK_INT(repair(store).inbox_restored, 1);
  CHECK_INT(project_named(store, "Inbox"), TASKCORE_INBOX_ID);
  check_whole(store);
  taskcore_store_free(store);
}

static void orphans_go_to_inbox(void) {
  const char *path = path_of("orphans.db");
  taskcore_store *store = open_store(path);
  add_in(store, "a", "Home");
  int64_t gone = add_in(store, "b", "Home");
  CHECK_OK(taskcore_task_delete(store, &gone, 1));
  add_titled(store, "c");
  taskcore_store_free(store);
  damage(path, "DELETE FROM project WHERE name = 'Home'");
  store = open_store(path);
  taskcore_repair_report report = repair(store);
  CHECK_INT(report.tasks_rehomed, 2);
  CHECK_INT(report.inbox_restored, 0);
  CHECK_TEXT(listed(store, "project:Inbox"), "a c");
  check_whole(store);
  taskcore_store_free(store);
}

static void subtasks_without_a_parent_and_in_circles_are_tasks_of_their_own(void) {
  const char *path = path_of("subtasks.db");
  taskcore_store *store = open_store(path);
  int64_t a = add_titled(store, "a"), b = add_under(store, "b", a);
  int64_t c = add_under(store, "c", b), d = add_under(store, "d", c);
  int64_t e = add_titled(store, "e"), f = add_under(store, "f", e);
  char sql[256];
  add_in(store, "h", "Home");
  taskcore_store_free(store);
  /* b is under d, which is under it; f has lost its parent; a is under a task elsewhere. */
  snprintf(sql, sizeof sql,
           "UPDATE task SET parent_id = %" PRId64 " WHERE id = %" PRId64
           "; UPDATE task SET parent_id = 999 WHERE id = %" PRId64
           "; UPDATE task SET parent_id = 7 WHERE id = %" PRId64,
           d, b, f, a);
  damage(path, sql);
  store = open_store(path);
  taskcore_repair_report report = repair(store);
  CHECK_INT(report.subtasks_detached, 3);
  CHECK_TEXT(outline_of(store), "a b .c ..d e f h");
  check_whole(store);
  taskcore_store_free(store);
}

static void dependencies_on_nothing_and_in_circles_are_removed(void) {
  const char *path = path_of("dependencies.db");
  taskcore_store *store = open_store(path);
  for (int i = 0; i < 3; i++) add_titled(store, "a");
  taskcore_store_free(store);
  damage(path, "INSERT INTO dependency VALUES (1, 2), (2, 3), (3, 1), (1, 999), (998, 2), (3, 3)");
  store = open_store(path);
  CHECK_INT(repair(store).dependencies_removed, 4);
  check_whole(store);
  taskcore_query query = filtered("blocked:yes");
  int64_t count = 0;
  CHECK_OK(taskcore_task_count(store, &query, &count));
  CHECK_INT(count, 2);
  taskcore_store_free(store);
}

static void tasks_are_found_again_by_the_tags_that_they_have(void) {
  static const char *const tags[] = {"bank", "web"};
  const char *path = path_of("tags.db");
  taskcore_store *store = open_store(path);
  for (int i = 0; i < 3; i++) {
    taskcore_task_input input = titled(i == 0 ? "a" : i == 1 ? "b" : "c");
    input.fields |= TASKCORE_TASK_TAGS;
    input.tags = tags;
    input.tag_count = 2;
    add(store, &input);
  }
  taskcore_store_free(store);
  damage(path, "DELETE FROM task_tag WHERE task_id = 1; UPDATE task SET tags = 'web' WHERE id = 2");
  store = open_store(path);
  CHECK_INT(repair(store).tags_mended, 2);
  CHECK_TEXT(listed(store, "+bank"), "a c");
  CHECK_TEXT(listed(store, "+web"), "a b c");
  check_whole(store);
  taskcore_store_free(store);
}

static void what_has_no_place_gets_one(void) {
  const char *path = path_of("positions.db");
  taskcore_store *store = open_store(path);
  taskcore_filter_input filter = TASKCORE_FILTER_INPUT_INIT;
  filter.fields = TASKCORE_FILTER_NAME | TASKCORE_FILTER_QUERY;
  filter.name = "Soon";
  filter.query = "due<7d";
  add_in(store, "a", "Home");
  for (int i = 0; i < 3; i++) add_titled(store, i == 0 ? "b" : i == 1 ? "c" : "d");
  CHECK_OK(taskcore_filter_add(store, &filter, NULL));
  taskcore_store_free(store);
  damage(path,
         "UPDATE task SET position = (SELECT position FROM task WHERE id = 2) WHERE id = 3;"
         "UPDATE task SET position = '' WHERE id = 1;"
         "UPDATE filter SET position = 'no place'");
  store = open_store(path);
  /* Two tasks may have the same place, as after a merge of two stores. */
  CHECK_INT(repair(store).positions_mended, 2);
  CHECK_TEXT(listed(store, "sort:manual"), "b c d a");
  check_whole(store);
  taskcore_store_free(store);
}

static void the_index_of_words_is_rebuilt(void) {
  const char *path = path_of("index.db");
  taskcore_store *store = open_store(path);
  add_titled(store, "milk");
  add_titled(store, "bread");
  taskcore_store_free(store);
  damage(path, "INSERT INTO task_text(task_text) VALUES ('delete-all')");
  store = open_store(path);
  CHECK_TEXT(listed(store, "milk"), "");
  CHECK_INT(repair(store).index_rebuilt, 1);
  CHECK_TEXT(listed(store, "milk"), "milk");
  check_whole(store);
  taskcore_store_free(store);
}

static int32_t note_action(const taskcore_commit *event, void *payload) {
  *(int32_t *)payload = event->action;
  return 0;
}

static void numbers_that_are_missing_are_told_of(void) {
  const char *path = path_of("numbers.db");
  taskcore_store_free(open_store(path));
  damage(path,
         "INSERT INTO invoice(uid, kind, stage, series, series_year, sequence, number, issue_date,"
         " payment_days, currency, prepaid_minor, net_minor, vat_minor, gross_minor, due_minor,"
         " created_ms, modified_ms) VALUES ('i', 1, 2, 'invoice', 2026, 3, 'F2026-0003', 20260301,"
         " 30, 'EUR', 0, 0, 0, 0, 0, 0, 0);"
         "INSERT INTO payment(uid, invoice_uid, date, amount_minor, created_ms)"
         " VALUES ('p', 'gone', 20260301, 1, 0)");
  taskcore_store *store = open_store(path);
  taskcore_repair_report report = repair(store);
  CHECK_INT(report.numbers_missing, 2);
  CHECK_INT(report.numbers_doubled, 0);
  /* What may have been issued stays. */
  CHECK_INT(report.invoice_parts_removed, 0);
  CHECK_INT(report.invoice_parts_lost, 1);
  CHECK_INT(report.parties_missing, 2);
  CHECK_INT(repair(store).numbers_missing, 2);
  taskcore_store_free(store);
}

static void a_repair_is_an_event_and_cannot_be_undone(void) {
  const char *path = path_of("event.db");
  taskcore_store *store = open_store(path);
  int32_t action = 0;
  taskcore_observer *observer = NULL;
  taskcore_store_free(store);
  damage(path, "DELETE FROM project");
  store = open_store(path);
  CHECK_OK(taskcore_observe(store, note_action, &action, NULL, &observer));
  CHECK_INT(repair(store).inbox_restored, 1);
  CHECK_INT(action, TASKCORE_ACTION_REPAIR);
  CHECK_STATUS(taskcore_undo(store, NULL), TASKCORE_ENOTFOUND);
  taskcore_observer_free(observer);
  taskcore_store_free(store);
}

static void a_store_that_is_read_only_or_gets_a_wrong_report_is_not_repaired(void) {
  const char *path = path_of("read-only.db");
  taskcore_open_options options = options_for(path);
  taskcore_repair_report report = TASKCORE_REPAIR_REPORT_INIT;
  taskcore_store *store = open_store(path);
  report.struct_size = 8;
  REFUSE(store, taskcore_repair(store, &report), TASKCORE_EINVALID, "struct_size");
  REFUSE(store, taskcore_check(store, &report), TASKCORE_EINVALID, "struct_size");
  taskcore_store_free(store);
  options.flags = TASKCORE_OPEN_READ_ONLY;
  CHECK_OK(taskcore_store_open(&options, &store));
  CHECK_STATUS(taskcore_repair(store, NULL), TASKCORE_EREADONLY);
  CHECK_STATUS(taskcore_check(store, NULL), TASKCORE_EREADONLY);
  taskcore_store_free(store);
  CHECK_STATUS(taskcore_repair(NULL, NULL), TASKCORE_EINVALID);
  CHECK_STATUS(taskcore_check(NULL, NULL), TASKCORE_EINVALID);
}

/* The index of the places of tasks is made that of projects. */
static void an_index_that_does_not_fit_its_table_is_found(void) {
  const char *path = path_of("damaged.db");
  taskcore_store *store = open_store(path);
  add_titled(store, "a");
  taskcore_store_free(store);
  damage(path,
         "PRAGMA writable_schema = ON;"
         "UPDATE sqlite_schema SET rootpage ="
         " (SELECT rootpage FROM sqlite_schema WHERE name = 'project_by_position')"
         " WHERE name = 'task_by_position'");
  store = open_store(path);
  taskcore_repair_report report = TASKCORE_REPAIR_REPORT_INIT;
  CHECK_STATUS(taskcore_check(store, &report), TASKCORE_ECORRUPT);
  CHECK(memcmp(&report, &nothing, sizeof report) == 0);
  taskcore_store_free(store);
}

int main(int argc, char **argv) {
  use_folder(argc, argv);
  RUN_WITH_STORE(a_store_that_is_whole_stays_as_it_is);
  RUN(an_index_that_does_not_fit_its_table_is_found);
  RUN(a_missing_inbox_is_restored);
  RUN(an_inbox_that_was_renamed_or_archived_is_inbox_again);
  RUN(orphans_go_to_inbox);
  RUN(subtasks_without_a_parent_and_in_circles_are_tasks_of_their_own);
  RUN(dependencies_on_nothing_and_in_circles_are_removed);
  RUN(tasks_are_found_again_by_the_tags_that_they_have);
  RUN(what_has_no_place_gets_one);
  RUN(the_index_of_words_is_rebuilt);
  RUN(numbers_that_are_missing_are_told_of);
  RUN(a_repair_is_an_event_and_cannot_be_undone);
  RUN(a_store_that_is_read_only_or_gets_a_wrong_report_is_not_repaired);
  return check_result();
}
