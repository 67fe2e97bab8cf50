/* The calls that go deepest, on a thread with little memory for its stack: docs/c.md says how much.
 */
#include <pthread.h>

#include "../Invoices/invoicing.h"

/* A debug build takes more: nothing of it is inlined. The address sanitizer leaves room around each
 * variable. */
static size_t stack_size(void) {
#ifdef WITH_ADDRESS_SANITIZER
  return (size_t)1024 * 1024;
#else
  const char *configuration = getenv("CONFIGURATION");
  return (configuration != NULL && strcmp(configuration, "debug") == 0 ? 256 : 64) * 1024;
#endif
}

static void read_lists(taskcore_store *store) {
  taskcore_query query = TASKCORE_QUERY_INIT;
  taskcore_task_list *tasks = NULL;
  taskcore_home *home = NULL;
  taskcore_pulse *pulse = NULL;
  char *page = NULL;
  query.fields = TASKCORE_QUERY_FILTER;
  query.filter = "(((((((((((((((priority:p1 or @bank or not due:today)))))))))))))))";
  CHECK_OK(taskcore_task_query(store, &query, &tasks));
  taskcore_task_list_free(tasks);
  CHECK_OK(taskcore_home_read(store, NULL, &home));
  taskcore_home_free(home);
  CHECK_OK(taskcore_pulse_read(store, NULL, &pulse));
  taskcore_pulse_free(pulse);
  CHECK_OK(taskcore_report_html(store, NULL, &page));
  taskcore_string_free(page);
}

static void change_tasks(taskcore_store *store) {
  taskcore_task_input input = titled("Pay rent");
  input.fields |= TASKCORE_TASK_DUE | TASKCORE_TASK_REPEAT_RULE;
  input.due_kind = TASKCORE_MOMENT_DATE;
  input.due_date = 20260901;
  input.repeat_rule = "FREQ=YEARLY;BYMONTH=2;BYDAY=MO,WE;BYSETPOS=-1;BYHOUR=9";
  static const char *const tags[] = {"bank"};
  input.fields |= TASKCORE_TASK_TAGS;
  input.tags = tags;
  input.tag_count = 1;
  int64_t id = add(store, &input);
  for (int i = 0; i < 50; i++) {
    taskcore_task_input below = titled("Below it");
    below.fields |= TASKCORE_TASK_PARENT;
    below.parent_id = id;
    add(store, &below);
  }
  CHECK_OK(taskcore_task_complete(store, &id, 1, 0));
  CHECK_OK(taskcore_undo(store, NULL));
  CHECK_OK(taskcore_redo(store, NULL));
}

static void tasks_are_changed_and_read(taskcore_store *store) {
  change_tasks(store);
  read_lists(store);
}

static void what_is_nested_without_end_is_refused(taskcore_store *store) {
  char *nested = repeated("[", 100000), *components = repeated("BEGIN:VEVENT\r\n", 10000);
  const char *json = path_of("nested.json"), *calendar = path_of("nested.ics");
  FILE *file = fopen(json, "wb");
  CHECK(file != NULL && fputs(nested, file) >= 0 && fclose(file) == 0);
  CHECK_STATUS(taskcore_import_file(store, TASKCORE_FORMAT_JSON, NULL, json, NULL, NULL, NULL),
               TASKCORE_EPARSE);
  file = fopen(calendar, "wb");
  CHECK(file != NULL && fprintf(file, "BEGIN:VCALENDAR\r\n%s", components) >= 0);
  CHECK(fclose(file) == 0);
  CHECK_STATUS(
      taskcore_import_file(store, TASKCORE_FORMAT_ICALENDAR, NULL, calendar, NULL, NULL, NULL),
      TASKCORE_EPARSE);
  free(nested);
  free(components);
}

static void files_are_written_and_read(taskcore_store *store) {
  static const int32_t formats[] = {TASKCORE_FORMAT_JSON, TASKCORE_FORMAT_ICALENDAR};
  change_tasks(store);
  for (size_t i = 0; i < sizeof formats / sizeof *formats; i++) {
    const char *path = path_of("tasks");
    CHECK_OK(taskcore_export_file(store, formats[i], NULL, path, NULL, NULL));
    CHECK_OK(taskcore_import_file(store, formats[i], NULL, path, NULL, NULL, NULL));
  }
}

static void an_invoice_is_issued_and_printed(taskcore_store *store) {
  char *written = NULL;
  uint8_t *printed = NULL;
  size_t length = 0;
  int64_t invoice = draft_of(store, client_id, 12000);
  issue(store, invoice);
  CHECK_OK(taskcore_invoice_pdf(store, invoice, NULL, &printed, &length));
  taskcore_bytes_free(printed);
  CHECK_OK(taskcore_invoice_xml(store, invoice, TASKCORE_XML_CII, &written));
  taskcore_string_free(written);
}

static void *run_tests(void *payload) {
  (void)payload;
  RUN_WITH_STORE(tasks_are_changed_and_read);
  RUN_WITH_STORE(files_are_written_and_read);
  RUN_WITH_STORE(what_is_nested_without_end_is_refused);
  RUN_WITH_SELLER(an_invoice_is_issued_and_printed);
  return NULL;
}

/* Behind its end is a page that cannot be used: a call that goes too deep ends the program. */
int main(int argc, char **argv) {
  pthread_attr_t attributes;
  pthread_t thread;
  use_folder(argc, argv);
  if (pthread_attr_init(&attributes) != 0 ||
      pthread_attr_setstacksize(&attributes, stack_size()) != 0 ||
      pthread_create(&thread, &attributes, run_tests, NULL) != 0 ||
      pthread_join(thread, NULL) != 0) {
    return 1;
  }
  return check_result();
}
