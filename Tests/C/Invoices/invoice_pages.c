/* What there is of invoices is listed in pages, too: clients, drafts and issued invoices, their
 * payments and messages, and series of numbers. */
#include "invoicing.h"
#include "pages.h"

static void clients_come_in_pages(taskcore_store *store) {
  taskcore_client_query_options options = TASKCORE_CLIENT_QUERY_OPTIONS_INIT;
  add_client(store, "Atelier");
  CHECK_OK(archive_client(store, add_client(store, "Bureau"), 1));
  CHECK_PAGES(taskcore_client_query, options, client, 3, id);
  options.fields = TASKCORE_CLIENT_QUERY_ARCHIVED;
  options.archived = TASKCORE_NO;
  CHECK_PAGES(taskcore_client_query, options, client, 2, id);
  options.fields = TASKCORE_CLIENT_QUERY_TEXT;
  options.text = "paris"; /* all of them are there */
  CHECK_PAGES(taskcore_client_query, options, client, 3, id);
}

/* The page is one of drafts and issued invoices together. */
static void invoices_come_in_pages(taskcore_store *store) {
  taskcore_invoice_query_options options = TASKCORE_INVOICE_QUERY_OPTIONS_INIT;
  for (int i = 0; i < 4; i++) {
    int64_t id = draft_of(store, client_id, 100);
    if (i < 2) issue(store, id);
  }
  CHECK_PAGES(taskcore_invoice_query, options, invoice, 4, id);
  options.limit = 2;
  options.offset = 1;
  CHECK_TEXT(invoices_found(store, &options), "- F2026-0002");
  options.offset = 3;
  CHECK_TEXT(invoices_found(store, &options), "F2026-0001");
  char *csv = NULL;
  CHECK_OK(taskcore_invoice_csv(store, &options, &csv));
  CHECK(strstr(csv, "F2026-0001") != NULL && strstr(csv, "F2026-0002") == NULL);
  taskcore_string_free(csv);
}

static void payments_come_in_pages(taskcore_store *store) {
  taskcore_payment_query_options options = TASKCORE_PAYMENT_QUERY_OPTIONS_INIT;
  int64_t id = draft_of(store, client_id, 1000), other = draft_of(store, client_id, 1000);
  issue(store, id);
  issue(store, other);
  pay(store, id, 100);
  pay(store, other, 200);
  pay(store, id, 300);
  CHECK_PAGES(taskcore_payment_query, options, payment, 3, id);
  options.invoice_id = id;
  CHECK_PAGES(taskcore_payment_query, options, payment, 2, id);
}

static void messages_come_in_pages(taskcore_store *store) {
  taskcore_email_query_options options = TASKCORE_EMAIL_QUERY_OPTIONS_INIT;
  taskcore_smtp_options server = TASKCORE_SMTP_OPTIONS_INIT;
  server.host = "127.0.0.1";
  server.port = 1; /* nobody listens there */
  int64_t id = draft_of(store, client_id, 1000), other = draft_of(store, client_id, 1000);
  issue(store, id);
  issue(store, other);
  CHECK_STATUS(taskcore_email_send(store, id, NULL, &server, NULL), TASKCORE_EIO);
  CHECK_STATUS(taskcore_email_send(store, id, NULL, &server, NULL), TASKCORE_EIO);
  CHECK_STATUS(taskcore_email_send(store, other, NULL, &server, NULL), TASKCORE_EIO);
  CHECK_PAGES(taskcore_email_query, options, email, 3, id);
  options.invoice_id = id;
  CHECK_PAGES(taskcore_email_query, options, email, 2, id);
}

static void series_of_numbers_come_in_pages(taskcore_store *store) {
  taskcore_number_series_query_options options = TASKCORE_NUMBER_SERIES_QUERY_OPTIONS_INIT;
  taskcore_number_series_list *list = NULL;
  CHECK_OK(taskcore_number_series_set(store, "shop", "S{NNNN}"));
  int64_t id = draft_of(store, client_id, 1000);
  issue(store, id);
  issue(store, draft_of(store, client_id, 1000));
  CHECK_OK(taskcore_invoice_void(store, id, 0, NULL)); /* by a credit note */
  for (int i = 0; i < 3; i++) {
    int64_t quote = add_draft(store, TASKCORE_INVOICE_KIND_QUOTE, client_id);
    taskcore_invoice_line_input line = piece(1000);
    add_line(store, quote, &line);
    issue(store, quote);
  }
  options.offset = 1;
  CHECK_OK(taskcore_number_series_query(store, &options, &list));
  CHECK_INT(taskcore_number_series_list_count(list), 3);
  CHECK_TEXT(taskcore_number_series_list_at(list, 0)->name, "credit_note");
  taskcore_number_series_list_free(list);
  CHECK_PAGES(taskcore_number_series_query, options, number_series, 4, issued_count);
}

int main(void) {
  RUN_WITH_SELLER(clients_come_in_pages);
  RUN_WITH_SELLER(invoices_come_in_pages);
  RUN_WITH_SELLER(payments_come_in_pages);
  RUN_WITH_SELLER(messages_come_in_pages);
  RUN_WITH_SELLER(series_of_numbers_come_in_pages);
  return check_result();
}
