/* Does something of each family that could follow the environment, or load a library, and prints
 * what came of it: supply FOLDER. The last lines are the shared libraries of this process. */
#define _GNU_SOURCE
#include <link.h>

#include "invoicing.h"

enum { TASKS = 200 };

static int32_t noon(int64_t *now_ms, void *payload) {
  (void)payload;
  *now_ms = INT64_C(1798106400000);
  return 0;
}

static void say(const char *what, taskcore_status status) {
  printf("%s: %s %s\n", what, taskcore_status_name(status),
         status == TASKCORE_OK ? "" : taskcore_last_error()->message);
}

static taskcore_store *open_in(const char *folder) {
  char path[4096];
  snprintf(path, sizeof path, "%s/store.db", folder);
  taskcore_open_options options = TASKCORE_OPEN_OPTIONS_INIT;
  options.path = path;
  options.clock = noon;
  taskcore_store *store = NULL;
  say("open", taskcore_store_open(&options, &store));
  if (store == NULL) exit(1);
  return store;
}

static void use_zones(void) {
  taskcore_local_time local = TASKCORE_LOCAL_TIME_INIT;
  say("zone", taskcore_zone_to_local("Europe/Paris", INT64_C(1798106400000), &local));
  printf("offset: %d\n", (int)local.utc_offset_s);
}

static void use_tasks(taskcore_store *store, const char *folder) {
  taskcore_task_input inputs[100];
  char titles[100][64], notes[2000];
  memset(notes, 'n', sizeof notes - 1);
  notes[sizeof notes - 1] = '\0';
  for (int done = 0; done < TASKS; done += 100) {
    for (int i = 0; i < 100; i++) {
      inputs[i] = (taskcore_task_input)TASKCORE_TASK_INPUT_INIT;
      inputs[i].fields = TASKCORE_TASK_TITLE | TASKCORE_TASK_NOTES;
      snprintf(titles[i], sizeof titles[i], "%s %d", i % 2 ? "\xc3\xa9t\xc3\xa9" : "zoo", done + i);
      inputs[i].title = titles[i];
      inputs[i].notes = notes;
    }
    CHECK_OK(taskcore_task_add_many(store, inputs, 100, NULL));
  }
  taskcore_query query = TASKCORE_QUERY_INIT;
  query.text = "sort:title";
  taskcore_task_list *tasks = NULL;
  say("query", taskcore_task_query(store, &query, &tasks));
  if (tasks != NULL) printf("first: %s\n", taskcore_task_list_at(tasks, 0)->title);
  taskcore_task_list_free(tasks);
  char path[4096];
  snprintf(path, sizeof path, "%s/export.json", folder);
  say("export", taskcore_export_file(store, TASKCORE_FORMAT_JSON, NULL, path, NULL, NULL));
}

static void use_invoices(taskcore_store *store) {
  set_seller(store);
  int64_t client = add_client(store, "Exemples SAS");
  int64_t invoice = draft_of(store, client, 12000);
  printf("number: %s\n", issue_on(store, invoice, 20261224));
  taskcore_pdf_options paper = TASKCORE_PDF_OPTIONS_INIT;
  uint8_t *bytes = NULL;
  size_t length = 0;
  say("pdf", taskcore_invoice_pdf(store, invoice, &paper, &bytes, &length));
  int64_t imported = 0;
  if (bytes != NULL) say("pdf import", taskcore_invoice_import(store, bytes, length, &imported));
  taskcore_bytes_free(bytes);
  char *xml = NULL;
  say("xml", taskcore_invoice_xml(store, invoice, TASKCORE_XML_CII, &xml));
  if (xml != NULL)
    say("xml import", taskcore_invoice_import(store, (const uint8_t *)xml, strlen(xml), &imported));
  taskcore_string_free(xml);
  taskcore_smtp_options server = TASKCORE_SMTP_OPTIONS_INIT;
  server.host = "127.0.0.1";
  server.port = 1;
  server.timeout_ms = 5000;
  taskcore_email_options message = TASKCORE_EMAIL_OPTIONS_INIT;
  message.fields = TASKCORE_EMAIL_TO;
  message.to = "ann@example.org";
  taskcore_status sent = taskcore_email_send(store, invoice, &message, &server, NULL);
  /* Why nothing listens there is the system's to say. */
  printf("mail: %s\n", taskcore_status_name(sent));
}

static int print_library(struct dl_phdr_info *library, size_t size, void *payload) {
  (void)size;
  (void)payload;
  if (library->dlpi_name[0] == '/') printf("library: %s\n", library->dlpi_name);
  return 0;
}

int main(int count, char **arguments) {
  if (count != 2) return 2;
  printf("privileged: %d\n", geteuid() != getuid());
  char *path = NULL;
  say("default path", taskcore_default_path(&path));
  taskcore_string_free(path);
  use_zones();
  taskcore_store *store = open_in(arguments[1]);
  use_tasks(store, arguments[1]);
  use_invoices(store);
  taskcore_repair_report report = TASKCORE_REPAIR_REPORT_INIT;
  say("check", taskcore_check(store, &report));
  taskcore_store_free(store);
  dl_iterate_phdr(print_library, NULL);
  return 0;
}
