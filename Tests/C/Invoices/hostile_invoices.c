/* Handles that are NULL, freed or foreign, structs of a wrong size, numbers and texts out of every
 * range, and ids of nothing, for the calls about invoices. */
#include <stddef.h>

#include "invoicing.h"

#define INVALID(call, field) REFUSE(store, call, TASKCORE_EINVALID, field)

static int64_t add_allowance(taskcore_store *store, int64_t invoice) {
  taskcore_invoice_adjustment_input input = TASKCORE_INVOICE_ADJUSTMENT_INPUT_INIT;
  int64_t id = 0;
  input.fields = TASKCORE_INVOICE_ADJUSTMENT_AMOUNT | TASKCORE_INVOICE_ADJUSTMENT_VAT;
  input.amount_minor = 1;
  input.vat_rate_thousandths = 20000;
  CHECK_OK(taskcore_invoice_adjustment_add(store, invoice, &input, &id));
  return id;
}

/* Every call of the family with a store that is none. */
static void refuse_store(taskcore_store *store, taskcore_status expected) {
  const taskcore_party party = french_party("Fine", "404833048");
  const taskcore_invoice_input input = TASKCORE_INVOICE_INPUT_INIT;
  const taskcore_invoice_line_input line = piece(1);
  const taskcore_invoice_adjustment_input adjustment = TASKCORE_INVOICE_ADJUSTMENT_INPUT_INIT;
  const taskcore_focus_billing billing = TASKCORE_FOCUS_BILLING_INIT;
  const taskcore_smtp_options server = TASKCORE_SMTP_OPTIONS_INIT;
  const uint8_t byte = 0;
  int64_t id = 7;
  size_t length = 7;
  int32_t flag = 7;
  char *text = (char *)"stale";
  uint8_t stale = 7, *bytes = &stale;
  taskcore_profile *profile = NULL;
  taskcore_subscription *subscription = NULL;
  taskcore_client_list *clients = NULL;
  taskcore_number_series_list *series = NULL;
  taskcore_problem_list *problems = NULL;
  taskcore_payment_list *payments = NULL;
  taskcore_invoice_list *invoices = NULL;
  taskcore_invoice_document *document = NULL;
  taskcore_ageing_list *ageing = NULL;
  taskcore_turnover_list *turnover = NULL;
  taskcore_vat_total_list *totals = NULL;
  taskcore_email_list *emails = NULL;
#define REFUSED(call) CHECK_STATUS(call, expected)
#define REFUSED_BYTES(call) \
  bytes = &stale;           \
  REFUSED(call);            \
  CHECK(bytes == NULL)
#define REFUSED_TEXT(call) \
  text = (char *)"stale";  \
  REFUSED(call);           \
  CHECK(text == NULL)
#define REFUSED_ID(call) \
  id = 7;                \
  REFUSED(call);         \
  CHECK_INT(id, 0)
  REFUSED(taskcore_profile_set(store, &party));
  REFUSED(taskcore_profile_set_logo(store, &byte, 1));
  REFUSED(taskcore_profile_set_hourly_rate(store, 1));
  REFUSED(taskcore_profile_read(store, &profile));
  REFUSED(taskcore_subscription_set(store, NULL));
  REFUSED(taskcore_subscription_read(store, &subscription));
  REFUSED(taskcore_subscription_is_entitled(store, "f", 0, &flag));
  CHECK_INT(flag, 0);
  REFUSED_ID(add_party(store, &party, NULL, &id));
  REFUSED(change_client(store, 1, &party, NULL));
  REFUSED(archive_client(store, 1, 1));
  REFUSED(taskcore_client_delete(store, &id, 1));
  REFUSED(taskcore_client_query(store, NULL, &clients));
  REFUSED_ID(taskcore_client_find(store, "uid", &id));
  REFUSED(taskcore_number_series_set(store, "w", "W{N}"));
  REFUSED(taskcore_number_series_query(store, NULL, &series));
  REFUSED_ID(taskcore_invoice_add(store, 1, &input, &id));
  REFUSED(taskcore_invoice_update(store, 1, &input));
  REFUSED(taskcore_invoice_delete(store, &id, 1));
  REFUSED_ID(taskcore_invoice_copy(store, 1, &id));
  REFUSED_ID(taskcore_invoice_credit(store, 1, &id));
  REFUSED_ID(taskcore_invoice_correct(store, 1, &id));
  REFUSED_ID(taskcore_invoice_down_payment(store, 1, 1, 0, &id));
  REFUSED(taskcore_invoice_deduct(store, 1, &id, 1));
  REFUSED(taskcore_invoice_undeduct(store, 1, &id, 1));
  REFUSED_ID(taskcore_invoice_line_add(store, 1, &line, &id));
  REFUSED(taskcore_invoice_line_update(store, 1, &line));
  REFUSED(taskcore_invoice_line_delete(store, &id, 1));
  REFUSED_ID(taskcore_invoice_adjustment_add(store, 1, &adjustment, &id));
  REFUSED(taskcore_invoice_adjustment_update(store, 1, &adjustment));
  REFUSED(taskcore_invoice_adjustment_delete(store, &id, 1));
  REFUSED_ID(taskcore_invoice_bill_focus(store, 1, &billing, &id));
  REFUSED(taskcore_invoice_check(store, 1, 0, &problems));
  REFUSED_TEXT(taskcore_invoice_issue(store, 1, 0, &text));
  REFUSED_ID(taskcore_invoice_void(store, 1, 0, &id));
  REFUSED_ID(taskcore_payment_add(store, 1, NULL, &id));
  REFUSED(taskcore_payment_delete(store, &id, 1));
  REFUSED(taskcore_payment_query(store, NULL, &payments));
  REFUSED(taskcore_invoice_query(store, NULL, &invoices));
  REFUSED_ID(taskcore_invoice_find(store, "F2026-0001", &id));
  REFUSED(taskcore_invoice_document_read(store, 1, &document));
  REFUSED(taskcore_ageing_query(store, NULL, &ageing));
  REFUSED(turnover_in(store, 0, 0, &turnover));
  REFUSED(vat_totals_in(store, 0, 0, &totals));
  REFUSED_TEXT(taskcore_invoice_csv(store, NULL, &text));
  REFUSED(taskcore_invoice_csv_file(store, NULL, "nowhere/at/all"));
  REFUSED_TEXT(taskcore_vat_journal_csv(store, NULL, &text));
  REFUSED(taskcore_vat_journal_csv_file(store, NULL, "nowhere/at/all"));
  REFUSED_TEXT(taskcore_invoice_xml(store, 1, TASKCORE_XML_CII, &text));
  REFUSED(taskcore_invoice_xml_file(store, 1, TASKCORE_XML_CII, "nowhere/at/all"));
  REFUSED_BYTES(taskcore_invoice_pdf(store, 1, NULL, &bytes, &length));
  CHECK_INT(length, 0);
  REFUSED(taskcore_invoice_pdf_file(store, 1, NULL, "nowhere/at/all"));
  REFUSED_ID(taskcore_invoice_import(store, &byte, 1, &id));
  REFUSED_ID(taskcore_invoice_import_file(store, "nowhere/at/all", &id));
  length = 7;
  REFUSED_BYTES(taskcore_email_compose(store, 1, NULL, &bytes, &length));
  CHECK_INT(length, 0);
  REFUSED(taskcore_email_compose_file(store, 1, NULL, "nowhere/at/all"));
  REFUSED_ID(taskcore_email_send(store, 1, NULL, &server, &id));
  REFUSED(taskcore_email_query(store, NULL, &emails));
  CHECK(profile == NULL && subscription == NULL && clients == NULL && series == NULL);
  CHECK(problems == NULL && payments == NULL && invoices == NULL && document == NULL);
  CHECK(ageing == NULL && turnover == NULL && totals == NULL && emails == NULL);
}

static void a_store_that_is_null_freed_or_foreign_is_refused(void) {
  taskcore_store *store = open_store(":memory:");
  taskcore_invoice_list *list = NULL;
  refuse_store(NULL, TASKCORE_EINVALID);
  CHECK_OK(taskcore_invoice_query(store, NULL, &list));
  refuse_store((taskcore_store *)(void *)list, TASKCORE_EMISUSE);
  taskcore_invoice_list_free(list);
  taskcore_store_free(store);
  refuse_store(store, TASKCORE_EMISUSE);
}

static void null_arguments_are_refused(taskcore_store *store) {
  int64_t id = draft_of(store, client_id, 100);
  char *text = (char *)"stale";
  uint8_t stale = 7, *bytes = &stale;
  size_t length = 7;
  int32_t digits = 7;
  INVALID(taskcore_profile_set(store, NULL), "seller");
  INVALID(taskcore_profile_read(store, NULL), "profile");
  INVALID(taskcore_subscription_read(store, NULL), "subscription");
  INVALID(taskcore_subscription_is_entitled(store, NULL, 0, &digits), "feature");
  INVALID(taskcore_subscription_is_entitled(store, "f", 0, NULL), "is_entitled");
  INVALID(taskcore_client_add(store, NULL, NULL), "input");
  INVALID(taskcore_client_update(store, &client_id, 1, NULL), "input");
  INVALID(taskcore_client_update(store, NULL, 1, NULL), "ids");
  INVALID(archive_client(store, client_id, 2), "is_archived");
  INVALID(taskcore_client_delete(store, NULL, 1), "ids");
  INVALID(taskcore_client_query(store, NULL, NULL), "clients");
  INVALID(taskcore_client_find(store, NULL, &id), "uid");
  INVALID(taskcore_client_find(store, "u", NULL), "id");
  INVALID(taskcore_number_series_set(store, NULL, "W{N}"), "name");
  INVALID(taskcore_number_series_set(store, "w", NULL), "pattern");
  INVALID(taskcore_number_series_query(store, NULL, NULL), "series");
  INVALID(taskcore_invoice_add(store, 1, NULL, NULL), "input");
  INVALID(taskcore_invoice_update(store, id, NULL), "input");
  INVALID(taskcore_invoice_delete(store, NULL, 1), "ids");
  INVALID(taskcore_invoice_deduct(store, 1, NULL, 1), "ids");
  INVALID(taskcore_invoice_undeduct(store, 1, NULL, 1), "ids");
  INVALID(taskcore_invoice_line_add(store, id, NULL, NULL), "line");
  INVALID(taskcore_invoice_line_update(store, 1, NULL), "line");
  INVALID(taskcore_invoice_line_delete(store, NULL, 1), "ids");
  INVALID(taskcore_invoice_adjustment_add(store, id, NULL, NULL), "adjustment");
  INVALID(taskcore_invoice_adjustment_update(store, 1, NULL), "adjustment");
  INVALID(taskcore_invoice_adjustment_delete(store, NULL, 1), "ids");
  INVALID(taskcore_invoice_bill_focus(store, id, NULL, NULL), "billing");
  INVALID(taskcore_invoice_check(store, id, 0, NULL), "problems");
  INVALID(taskcore_payment_delete(store, NULL, 1), "ids");
  INVALID(taskcore_payment_query(store, NULL, NULL), "payments");
  INVALID(taskcore_invoice_query(store, NULL, NULL), "invoices");
  INVALID(taskcore_invoice_find(store, NULL, &id), "uid_or_number");
  INVALID(taskcore_invoice_find(store, "u", NULL), "id");
  INVALID(taskcore_invoice_document_read(store, id, NULL), "document");
  INVALID(taskcore_ageing_query(store, NULL, NULL), "ageing");
  INVALID(turnover_in(store, 0, 0, NULL), "turnover");
  INVALID(vat_totals_in(store, 0, 0, NULL), "totals");
  INVALID(taskcore_invoice_csv(store, NULL, NULL), "csv");
  INVALID(taskcore_invoice_csv_file(store, NULL, NULL), "path");
  INVALID(taskcore_vat_journal_csv(store, NULL, NULL), "csv");
  INVALID(taskcore_vat_journal_csv_file(store, NULL, NULL), "path");
  INVALID(taskcore_invoice_xml(store, id, TASKCORE_XML_CII, NULL), "xml");
  INVALID(taskcore_invoice_xml_file(store, id, TASKCORE_XML_CII, NULL), "path");
  INVALID(taskcore_invoice_pdf(store, id, NULL, NULL, &length), "pdf");
  INVALID(taskcore_invoice_pdf(store, id, NULL, &bytes, NULL), "length");
  INVALID(taskcore_invoice_pdf_file(store, id, NULL, NULL), "path");
  INVALID(taskcore_invoice_import(store, NULL, 1, NULL), "bytes");
  INVALID(taskcore_invoice_import(store, NULL, SIZE_MAX, NULL), "bytes");
  INVALID(taskcore_invoice_import_file(store, NULL, NULL), "path");
  INVALID(taskcore_email_compose(store, id, NULL, NULL, &length), "message");
  INVALID(taskcore_email_compose(store, id, NULL, &bytes, NULL), "length");
  INVALID(taskcore_email_compose_file(store, id, NULL, NULL), "path");
  INVALID(taskcore_email_send(store, id, NULL, NULL, NULL), "server");
  INVALID(taskcore_email_query(store, NULL, NULL), "emails");
  INVALID(taskcore_currency_digits(NULL, &digits), "currency");
  INVALID(taskcore_currency_digits("EUR", NULL), "digits");
  INVALID(taskcore_amount_text(1, NULL, "fr", &text), "currency");
  INVALID(taskcore_amount_text(1, "EUR", NULL, &text), "language");
  INVALID(taskcore_amount_text(1, "EUR", "fr", NULL), "text");
  INVALID(taskcore_amount_parse(NULL, "EUR", &id), "text");
  INVALID(taskcore_amount_parse("1", NULL, &id), "currency");
  INVALID(taskcore_amount_parse("1", "EUR", NULL), "amount_minor");
  CHECK_STATUS(taskcore_invoice_import(store, NULL, 0, NULL), TASKCORE_EPARSE);
  CHECK_OK(taskcore_invoice_delete(store, NULL, 0));
  CHECK_OK(taskcore_client_delete(store, NULL, 0));
  CHECK_OK(taskcore_payment_delete(store, NULL, 0));
}

#define CHECK_EMPTY(type)                                    \
  CHECK_INT(taskcore_##type##_list_count(NULL), 0);          \
  CHECK(taskcore_##type##_list_at(NULL, 0) == NULL);         \
  CHECK(taskcore_##type##_list_rows(NULL, &stride) == NULL); \
  CHECK(taskcore_##type##_list_rows(NULL, NULL) == NULL);    \
  taskcore_##type##_list_free(NULL)

#define CHECK_LIFE(list, type)                              \
  CHECK(taskcore_##type##_list_at(list, SIZE_MAX) == NULL); \
  taskcore_##type##_list_free(list);                        \
  CHECK_INT(taskcore_##type##_list_count(list), 0);         \
  CHECK(taskcore_##type##_list_at(list, 0) == NULL);        \
  CHECK(taskcore_##type##_list_rows(list, NULL) == NULL);   \
  taskcore_##type##_list_free(list)

static void lists_are_empty_when_null_or_freed(void) {
  size_t stride = 7;
  CHECK_EMPTY(client);
  CHECK_EMPTY(number_series);
  CHECK_EMPTY(invoice);
  CHECK_EMPTY(problem);
  CHECK_EMPTY(payment);
  CHECK_EMPTY(ageing);
  CHECK_EMPTY(turnover);
  CHECK_EMPTY(vat_total);
  CHECK_EMPTY(email);
  CHECK(taskcore_profile_contents(NULL) == NULL);
  CHECK(taskcore_subscription_contents(NULL) == NULL);
  CHECK(taskcore_invoice_document_contents(NULL) == NULL);
  taskcore_profile_free(NULL);
  taskcore_subscription_free(NULL);
  taskcore_invoice_document_free(NULL);
  clock_ms = START_MS;
  taskcore_store *store = open_store(":memory:");
  set_seller(store);
  client_id = add_client(store, "Exemples SAS");
  int64_t id = draft_of(store, client_id, 100), draft = draft_of(store, client_id, 100);
  issue(store, id);
  pay(store, id, 1);
  taskcore_client_list *clients = NULL;
  taskcore_number_series_list *series = NULL;
  taskcore_invoice_list *invoices = NULL;
  taskcore_problem_list *problems = NULL;
  taskcore_payment_list *payments = NULL;
  taskcore_ageing_list *ageing = NULL;
  taskcore_turnover_list *turnover = NULL;
  taskcore_vat_total_list *totals = NULL;
  taskcore_email_list *emails = NULL;
  taskcore_profile *profile = NULL;
  taskcore_subscription *subscription = NULL;
  taskcore_invoice_document *document = read_invoice(store, id);
  CHECK_OK(taskcore_client_query(store, NULL, &clients));
  CHECK_OK(taskcore_number_series_query(store, NULL, &series));
  CHECK_OK(taskcore_invoice_query(store, NULL, &invoices));
  CHECK_OK(taskcore_invoice_check(store, draft, 0, &problems));
  CHECK_OK(taskcore_payment_query(store, NULL, &payments));
  CHECK_OK(taskcore_ageing_query(store, NULL, &ageing));
  CHECK_OK(turnover_in(store, 0, 0, &turnover));
  CHECK_OK(vat_totals_in(store, 0, 0, &totals));
  CHECK_OK(taskcore_email_query(store, NULL, &emails));
  CHECK_OK(taskcore_profile_read(store, &profile));
  CHECK_OK(taskcore_subscription_read(store, &subscription));
  taskcore_store_free(store); /* what was read outlives it */
  CHECK_TEXT(taskcore_invoice_list_at(invoices, 1)->number, "F2026-0001");
  CHECK_TEXT(taskcore_client_list_at(clients, 0)->party->name, "Exemples SAS");
  CHECK_TEXT(TASKCORE_AT(taskcore_invoice_document_contents(document)->lines, 0)->name, "Conseil");
  CHECK_TEXT(taskcore_profile_contents(profile)->seller->name, "Atelier Dupont");
  CHECK_INT(taskcore_vat_total_list_at(totals, 0)->tax_minor, 20);
  CHECK_LIFE(clients, client);
  CHECK_LIFE(series, number_series);
  CHECK_LIFE(invoices, invoice);
  CHECK_LIFE(problems, problem);
  CHECK_LIFE(payments, payment);
  CHECK_LIFE(ageing, ageing);
  CHECK_LIFE(turnover, turnover);
  CHECK_LIFE(totals, vat_total);
  CHECK_LIFE(emails, email);
  taskcore_profile_free(profile);
  taskcore_subscription_free(subscription);
  taskcore_invoice_document_free(document);
  CHECK(taskcore_profile_contents(profile) == NULL);
  CHECK(taskcore_subscription_contents(subscription) == NULL);
  CHECK(taskcore_invoice_document_contents(document) == NULL);
  taskcore_profile_free(profile);
  taskcore_subscription_free(subscription);
  taskcore_invoice_document_free(document);
}

/* All structs that are given, with one member changed in each: its size, or its mask. */
typedef struct inputs {
  taskcore_party party;
  taskcore_subscription_content subscription;
  taskcore_client_query_options clients;
  taskcore_invoice_input invoice;
  taskcore_invoice_line_input line;
  taskcore_invoice_adjustment_input adjustment;
  taskcore_focus_billing billing;
  taskcore_payment_input payment;
  taskcore_invoice_query_options invoices;
  taskcore_pdf_options pdf;
  taskcore_email_options email;
} inputs;

static inputs fresh_inputs(void) {
  const taskcore_party party = TASKCORE_PARTY_INIT;
  const taskcore_subscription_content subscription = TASKCORE_SUBSCRIPTION_CONTENT_INIT;
  const taskcore_client_query_options clients = TASKCORE_CLIENT_QUERY_OPTIONS_INIT;
  const taskcore_invoice_input invoice = TASKCORE_INVOICE_INPUT_INIT;
  const taskcore_invoice_line_input line = TASKCORE_INVOICE_LINE_INPUT_INIT;
  const taskcore_invoice_adjustment_input adjustment = TASKCORE_INVOICE_ADJUSTMENT_INPUT_INIT;
  const taskcore_focus_billing billing = TASKCORE_FOCUS_BILLING_INIT;
  const taskcore_payment_input payment = TASKCORE_PAYMENT_INPUT_INIT;
  const taskcore_invoice_query_options invoices = TASKCORE_INVOICE_QUERY_OPTIONS_INIT;
  const taskcore_pdf_options pdf = TASKCORE_PDF_OPTIONS_INIT;
  const taskcore_email_options email = TASKCORE_EMAIL_OPTIONS_INIT;
  inputs all;
  all.party = party;
  all.subscription = subscription;
  all.clients = clients;
  all.invoice = invoice;
  all.line = line;
  all.adjustment = adjustment;
  all.billing = billing;
  all.billing.first_date = all.billing.last_date = 20260901;
  all.billing.vat_rate_thousandths = 20000;
  all.payment = payment;
  all.invoices = invoices;
  all.pdf = pdf;
  all.email = email;
  return all;
}

static void refuse_all(taskcore_store *store, const inputs *all, int64_t draft, int64_t issued,
                       const char *field) {
  taskcore_client_list *clients = NULL;
  taskcore_invoice_list *invoices = NULL;
  char *text = NULL;
  uint8_t *bytes = NULL;
  size_t length = 0;
  INVALID(taskcore_profile_set(store, &all->party), field);
  INVALID(add_party(store, &all->party, NULL, NULL), field);
  INVALID(change_client(store, client_id, &all->party, NULL), field);
  INVALID(taskcore_subscription_set(store, &all->subscription), field);
  INVALID(taskcore_client_query(store, &all->clients, &clients), field);
  INVALID(taskcore_invoice_add(store, 1, &all->invoice, NULL), field);
  INVALID(taskcore_invoice_update(store, draft, &all->invoice), field);
  INVALID(taskcore_invoice_line_add(store, draft, &all->line, NULL), field);
  INVALID(taskcore_invoice_adjustment_add(store, draft, &all->adjustment, NULL), field);
  INVALID(taskcore_invoice_bill_focus(store, draft, &all->billing, NULL), field);
  INVALID(taskcore_payment_add(store, issued, &all->payment, NULL), field);
  INVALID(taskcore_invoice_query(store, &all->invoices, &invoices), field);
  INVALID(taskcore_invoice_csv(store, &all->invoices, &text), field);
  INVALID(taskcore_invoice_pdf(store, draft, &all->pdf, &bytes, &length), field);
  INVALID(taskcore_email_compose(store, issued, &all->email, &bytes, &length), field);
}

static void structs_of_another_size_and_unknown_bits_are_refused(taskcore_store *store) {
  int64_t draft = draft_of(store, client_id, 100), issued = draft_of(store, client_id, 100);
  issue(store, issued);
  for (int change = 0; change < 7; change++) {
    inputs all = fresh_inputs();
#define RESIZE(member)                                                \
  all.member.struct_size = change == 0   ? 0                          \
                           : change == 1 ? 1                          \
                           : change == 2 ? sizeof(size_t)             \
                           : change == 3 ? all.member.struct_size - 4 \
                           : change == 4 ? all.member.struct_size + 4 \
                           : change == 5 ? SIZE_MAX / 2               \
                                         : SIZE_MAX
    RESIZE(party);
    RESIZE(subscription);
    RESIZE(clients);
    RESIZE(invoice);
    RESIZE(line);
    RESIZE(adjustment);
    RESIZE(billing);
    RESIZE(payment);
    RESIZE(invoices);
    RESIZE(pdf);
    RESIZE(email);
    refuse_all(store, &all, draft, issued, "struct_size");
    taskcore_smtp_options server = TASKCORE_SMTP_OPTIONS_INIT;
    server.struct_size = change == 0 ? 0 : sizeof server + (size_t)change;
    INVALID(taskcore_email_send(store, issued, NULL, &server, NULL), "struct_size");
  }
  for (int bit = 33; bit < 64; bit += bit == 33 ? 1 : 16) {
    inputs all = fresh_inputs();
    const uint64_t unknown = 1ULL << bit;
    all.party.fields = all.subscription.fields = all.clients.fields = unknown;
    all.invoice.fields = all.line.fields = all.adjustment.fields = unknown;
    all.billing.fields = all.payment.fields = all.invoices.fields = unknown;
    all.pdf.fields = all.email.fields = unknown;
    refuse_all(store, &all, draft, issued, "fields");
  }
}

/* -------------------------------------------------------------------------------- numbers */

static const int64_t extremes[] = {INT64_MIN, INT64_MIN + 1, -1, INT64_MAX, INT64_MAX - 1};
static const int32_t small_extremes[] = {INT32_MIN, INT32_MIN + 1, -1, INT32_MAX, INT32_MAX - 1};
enum { EXTREMES = sizeof extremes / sizeof *extremes };

#define BAD_LINE(bits, member, value, field)                            \
  do {                                                                  \
    taskcore_invoice_line_input bad = piece(100);                       \
    bad.fields |= bits;                                                 \
    bad.member = value;                                                 \
    INVALID(taskcore_invoice_line_add(store, id, &bad, NULL), field);   \
    bad.fields = bits;                                                  \
    INVALID(taskcore_invoice_line_update(store, line_id, &bad), field); \
  } while (0)

#define BAD_ADJUSTMENT(bits, member, value, field)                                         \
  do {                                                                                     \
    taskcore_invoice_adjustment_input bad = TASKCORE_INVOICE_ADJUSTMENT_INPUT_INIT;        \
    bad.fields = TASKCORE_INVOICE_ADJUSTMENT_AMOUNT | TASKCORE_INVOICE_ADJUSTMENT_VAT;     \
    bad.fields = ((bits)&TASKCORE_INVOICE_ADJUSTMENT_RATE) ? (bits) : bad.fields | (bits); \
    bad.vat_rate_thousandths = 20000;                                                      \
    bad.member = value;                                                                    \
    INVALID(taskcore_invoice_adjustment_add(store, id, &bad, NULL), field);                \
    bad.fields = bits;                                                                     \
    INVALID(taskcore_invoice_adjustment_update(store, adjustment_id, &bad), field);        \
  } while (0)

#define BAD_INVOICE(bits, member, value, field)                 \
  do {                                                          \
    taskcore_invoice_input bad = TASKCORE_INVOICE_INPUT_INIT;   \
    bad.fields = bits;                                          \
    bad.member = value;                                         \
    INVALID(taskcore_invoice_add(store, 1, &bad, NULL), field); \
    INVALID(taskcore_invoice_update(store, id, &bad), field);   \
  } while (0)

#define BAD_BILLING(bits, member, value, field)                         \
  do {                                                                  \
    taskcore_focus_billing bad = fresh_inputs().billing;                \
    bad.fields = bits;                                                  \
    bad.member = value;                                                 \
    INVALID(taskcore_invoice_bill_focus(store, id, &bad, NULL), field); \
  } while (0)

#define BAD_QUERY(bits, member, value, field)                                 \
  do {                                                                        \
    taskcore_invoice_query_options bad = TASKCORE_INVOICE_QUERY_OPTIONS_INIT; \
    taskcore_invoice_list *none = NULL;                                       \
    bad.fields = bits;                                                        \
    bad.member = value;                                                       \
    INVALID(taskcore_invoice_query(store, &bad, &none), field);               \
    CHECK(none == NULL);                                                      \
  } while (0)

static void numbers_out_of_their_ranges_are_refused(taskcore_store *store) {
  int64_t id = add_draft(store, TASKCORE_INVOICE_KIND_INVOICE, client_id);
  taskcore_invoice_line_input line = piece(100);
  int64_t line_id = add_line(store, id, &line), adjustment_id = add_allowance(store, id);
  taskcore_turnover_list *turnover = NULL;
  taskcore_vat_total_list *totals = NULL;
  taskcore_problem_list *problems = NULL;
  const taskcore_invoice_input empty = TASKCORE_INVOICE_INPUT_INIT;
  for (int i = 0; i < EXTREMES; i++) {
    const int64_t much = extremes[i];
    const int32_t many = small_extremes[i];
    BAD_LINE(TASKCORE_INVOICE_LINE_QUANTITY, quantity_ten_thousandths, much,
             "quantity_ten_thousandths");
    BAD_LINE(TASKCORE_INVOICE_LINE_UNIT_PRICE, unit_price_millionths, much,
             "unit_price_millionths");
    BAD_LINE(TASKCORE_INVOICE_LINE_DISCOUNT_AMOUNT, discount_minor, much, "discount_minor");
    BAD_LINE(TASKCORE_INVOICE_LINE_DISCOUNT_RATE, discount_basis_points, many,
             "discount_basis_points");
    BAD_LINE(TASKCORE_INVOICE_LINE_VAT, vat_category, many, "vat_category");
    BAD_LINE(TASKCORE_INVOICE_LINE_VAT, vat_rate_thousandths, many, "vat_rate_thousandths");
    BAD_LINE(TASKCORE_INVOICE_LINE_PERIOD, first_date, many, "first_date");
    BAD_LINE(TASKCORE_INVOICE_LINE_PERIOD, last_date, many, "last_date");
    BAD_ADJUSTMENT(TASKCORE_INVOICE_ADJUSTMENT_AMOUNT, amount_minor, much, "amount_minor");
    BAD_ADJUSTMENT(TASKCORE_INVOICE_ADJUSTMENT_RATE, rate_basis_points, many, "rate_basis_points");
    BAD_ADJUSTMENT(TASKCORE_INVOICE_ADJUSTMENT_CHARGE, is_charge, many, "is_charge");
    BAD_ADJUSTMENT(TASKCORE_INVOICE_ADJUSTMENT_VAT, vat_category, many, "vat_category");
    BAD_ADJUSTMENT(TASKCORE_INVOICE_ADJUSTMENT_VAT, vat_rate_thousandths, many,
                   "vat_rate_thousandths");
    BAD_INVOICE(TASKCORE_INVOICE_DUE_DATE, due_date, many, "due_date");
    BAD_INVOICE(TASKCORE_INVOICE_PAYMENT_DAYS, payment_days, many, "payment_days");
    BAD_INVOICE(TASKCORE_INVOICE_DELIVERY_DATE, delivery_date, many, "delivery_date");
    BAD_INVOICE(TASKCORE_INVOICE_PERIOD, first_date, many, "first_date");
    BAD_INVOICE(TASKCORE_INVOICE_PERIOD, last_date, many, "last_date");
    BAD_INVOICE(TASKCORE_INVOICE_PREPAID, prepaid_minor, much, "prepaid_minor");
    if (much < 0) {
      BAD_INVOICE(TASKCORE_INVOICE_EXCHANGE_RATE, exchange_rate_millionths, much,
                  "exchange_rate_millionths");
    }
    BAD_BILLING(0, first_date, many, "first_date");
    BAD_BILLING(0, last_date, many, "last_date");
    BAD_BILLING(0, grouping, many, "grouping");
    BAD_BILLING(0, vat_category, many, "vat_category");
    BAD_BILLING(0, vat_rate_thousandths, many, "vat_rate_thousandths");
    BAD_BILLING(0, round_up_minutes, many, "round_up_minutes");
    BAD_QUERY(TASKCORE_INVOICE_QUERY_KIND, kind, many, "kind");
    BAD_QUERY(TASKCORE_INVOICE_QUERY_PERIOD, first_date, many, "first_date");
    BAD_QUERY(TASKCORE_INVOICE_QUERY_PERIOD, last_date, many, "last_date");
    BAD_QUERY(TASKCORE_INVOICE_QUERY_STATE, states, (uint32_t)many, "states");
    INVALID(taskcore_invoice_add(store, many, &empty, NULL), "kind");
    INVALID(turnover_in(store, many, 0, &turnover), "first_month");
    INVALID(turnover_in(store, 0, many, &turnover), "last_month");
    INVALID(vat_totals_in(store, many, many, &totals), "first_month");
    INVALID(taskcore_invoice_check(store, id, many, &problems), "issue_date");
    INVALID(taskcore_invoice_issue(store, id, many, NULL), "issue_date");
  }
  BAD_LINE(TASKCORE_INVOICE_LINE_QUANTITY, quantity_ten_thousandths, 0, "quantity_ten_thousandths");
  BAD_LINE(TASKCORE_INVOICE_LINE_QUANTITY, quantity_ten_thousandths, 10000000000001,
           "quantity_ten_thousandths");
  BAD_LINE(TASKCORE_INVOICE_LINE_UNIT_PRICE, unit_price_millionths, 1000000000000000001,
           "unit_price_millionths");
  BAD_LINE(TASKCORE_INVOICE_LINE_VAT, vat_category, 0, "vat_category");
  BAD_LINE(TASKCORE_INVOICE_LINE_VAT, vat_category, 10, "vat_category");
  BAD_QUERY(0, limit, -1, "limit");
  BAD_QUERY(TASKCORE_INVOICE_QUERY_STATE, states, 1, "states");
  BAD_QUERY(TASKCORE_INVOICE_QUERY_STATE, states, 1u << 12, "states");
  INVALID(turnover_in(store, 202613, 0, &turnover), "first_month");
  INVALID(turnover_in(store, 202600, 0, &turnover), "first_month");
  INVALID(turnover_in(store, 202602, 202601, &turnover), "last_month");
  turnover_in(store, 101, 999912, &turnover);
  taskcore_turnover_list_free(turnover);
}

/* No exchange rate and no amount is such that the sum of them overflows unseen. */
static void exchange_rates_cannot_overflow(taskcore_store *store) {
  taskcore_invoice_input input = TASKCORE_INVOICE_INPUT_INIT;
  int64_t id = 0;
  input.fields = TASKCORE_INVOICE_CLIENT | TASKCORE_INVOICE_CURRENCY;
  input.client_id = client_id;
  input.currency = "USD";
  CHECK_OK(taskcore_invoice_add(store, TASKCORE_INVOICE_KIND_INVOICE, &input, &id));
  taskcore_invoice_line_input line = item("x", 10000, 500000000000000000);
  add_line(store, id, &line);
  static const int64_t rates[] = {1, 2, 999999, INT64_MAX, INT64_MAX - 1, 1000000000000};
  for (size_t i = 0; i < sizeof rates / sizeof *rates; i++) {
    input.fields = TASKCORE_INVOICE_EXCHANGE_RATE;
    input.exchange_rate_millionths = rates[i];
    taskcore_status status = taskcore_invoice_update(store, id, &input);
    CHECK(status == TASKCORE_OK || status == TASKCORE_EINVALID);
    taskcore_invoice_document_free(read_invoice(store, id));
  }
}

/* ---------------------------------------------------------------------------------- texts */

typedef struct member {
  uint64_t bit;
  size_t offset;
  const char *name;
  int has_lines; /* several lines are fine */
} member;

#define TEXT_OF(type, bit, name, has_lines) \
  { bit, offsetof(type, name), #name, has_lines }

static const member party_texts[] = {
    TEXT_OF(taskcore_party, TASKCORE_PARTY_NAME, name, 0),
    TEXT_OF(taskcore_party, TASKCORE_PARTY_TRADING_NAME, trading_name, 0),
    TEXT_OF(taskcore_party, TASKCORE_PARTY_LEGAL_FORM, legal_form, 0),
    TEXT_OF(taskcore_party, TASKCORE_PARTY_SHARE_CAPITAL, share_capital, 0),
    TEXT_OF(taskcore_party, TASKCORE_PARTY_REGISTRY, registry, 0),
    TEXT_OF(taskcore_party, TASKCORE_PARTY_CONTACT, contact, 0),
    TEXT_OF(taskcore_party, TASKCORE_PARTY_STREET, street, 0),
    TEXT_OF(taskcore_party, TASKCORE_PARTY_STREET_2, street_2, 0),
    TEXT_OF(taskcore_party, TASKCORE_PARTY_POSTAL_CODE, postal_code, 0),
    TEXT_OF(taskcore_party, TASKCORE_PARTY_CITY, city, 0),
    TEXT_OF(taskcore_party, TASKCORE_PARTY_REGION, region, 0),
    TEXT_OF(taskcore_party, TASKCORE_PARTY_COUNTRY, country, 0),
    TEXT_OF(taskcore_party, TASKCORE_PARTY_SIREN, siren, 0),
    TEXT_OF(taskcore_party, TASKCORE_PARTY_SIRET, siret, 0),
    TEXT_OF(taskcore_party, TASKCORE_PARTY_REGISTRATION_NUMBER, registration_number, 0),
    TEXT_OF(taskcore_party, TASKCORE_PARTY_VAT_NUMBER, vat_number, 0),
    TEXT_OF(taskcore_party, TASKCORE_PARTY_TAX_NUMBER, tax_number, 0),
    TEXT_OF(taskcore_party, TASKCORE_PARTY_EMAIL, email, 0),
    TEXT_OF(taskcore_party, TASKCORE_PARTY_PHONE, phone, 0),
    TEXT_OF(taskcore_party, TASKCORE_PARTY_ELECTRONIC_ADDRESS, electronic_address, 0),
    TEXT_OF(taskcore_party, TASKCORE_PARTY_ELECTRONIC_SCHEME, electronic_scheme, 0),
    TEXT_OF(taskcore_party, TASKCORE_PARTY_IBAN, iban, 0),
    TEXT_OF(taskcore_party, TASKCORE_PARTY_BIC, bic, 0),
    TEXT_OF(taskcore_party, TASKCORE_PARTY_ACCOUNT_NAME, account_name, 0),
    TEXT_OF(taskcore_party, TASKCORE_PARTY_LOCALE, locale, 0),
    TEXT_OF(taskcore_party, TASKCORE_PARTY_CURRENCY, currency, 0),
};

static const member invoice_texts[] = {
    TEXT_OF(taskcore_invoice_input, TASKCORE_INVOICE_SERIES, series, 0),
    TEXT_OF(taskcore_invoice_input, TASKCORE_INVOICE_CURRENCY, currency, 0),
    TEXT_OF(taskcore_invoice_input, TASKCORE_INVOICE_LANGUAGE, language, 0),
    TEXT_OF(taskcore_invoice_input, TASKCORE_INVOICE_BUSINESS_PROCESS, business_process, 0),
    TEXT_OF(taskcore_invoice_input, TASKCORE_INVOICE_BUYER_REFERENCE, buyer_reference, 0),
    TEXT_OF(taskcore_invoice_input, TASKCORE_INVOICE_ORDER_REFERENCE, order_reference, 0),
    TEXT_OF(taskcore_invoice_input, TASKCORE_INVOICE_CONTRACT_REFERENCE, contract_reference, 0),
    TEXT_OF(taskcore_invoice_input, TASKCORE_INVOICE_PAYMENT_TERMS, payment_terms, 1),
    TEXT_OF(taskcore_invoice_input, TASKCORE_INVOICE_LATE_PENALTY, late_penalty, 1),
    TEXT_OF(taskcore_invoice_input, TASKCORE_INVOICE_RECOVERY_FEE, recovery_fee, 1),
    TEXT_OF(taskcore_invoice_input, TASKCORE_INVOICE_EARLY_DISCOUNT, early_discount, 1),
    TEXT_OF(taskcore_invoice_input, TASKCORE_INVOICE_NOTES, notes, 1),
    TEXT_OF(taskcore_invoice_input, TASKCORE_INVOICE_PRECEDING, preceding_number, 0),
};

static const member line_texts[] = {
    TEXT_OF(taskcore_invoice_line_input, TASKCORE_INVOICE_LINE_NAME, name, 0),
    TEXT_OF(taskcore_invoice_line_input, TASKCORE_INVOICE_LINE_DETAILS, details, 1),
    TEXT_OF(taskcore_invoice_line_input, TASKCORE_INVOICE_LINE_UNIT, unit, 0),
    TEXT_OF(taskcore_invoice_line_input, TASKCORE_INVOICE_LINE_DISCOUNT_REASON, discount_reason, 0),
    TEXT_OF(taskcore_invoice_line_input, TASKCORE_INVOICE_LINE_EXEMPTION, exemption_reason, 0),
    TEXT_OF(taskcore_invoice_line_input, TASKCORE_INVOICE_LINE_EXEMPTION, exemption_code, 0),
};

static const member adjustment_texts[] = {
    TEXT_OF(taskcore_invoice_adjustment_input, TASKCORE_INVOICE_ADJUSTMENT_REASON, reason, 0),
    TEXT_OF(taskcore_invoice_adjustment_input, TASKCORE_INVOICE_ADJUSTMENT_REASON_CODE, reason_code,
            0),
    TEXT_OF(taskcore_invoice_adjustment_input, TASKCORE_INVOICE_ADJUSTMENT_EXEMPTION,
            exemption_reason, 0),
    TEXT_OF(taskcore_invoice_adjustment_input, TASKCORE_INVOICE_ADJUSTMENT_EXEMPTION,
            exemption_code, 0),
};

static const member payment_texts[] = {
    TEXT_OF(taskcore_payment_input, TASKCORE_PAYMENT_MEANS, means, 0),
    TEXT_OF(taskcore_payment_input, TASKCORE_PAYMENT_REFERENCE, reference, 0),
    TEXT_OF(taskcore_payment_input, TASKCORE_PAYMENT_NOTES, notes, 1),
};

#define COUNT(array) (sizeof(array) / sizeof *(array))

static void set_text(void *input, const member *text, const char *value) {
  *(const char **)(void *)((char *)input + text->offset) = value;
}

/* Gives one text to every member that takes one, in turn; each call has to refuse it. */
static void refuse_text(taskcore_store *store, const char *value, int as_lines_too, int64_t id,
                        int64_t issued) {
  taskcore_status answer = TASKCORE_OK;
#define EACH(texts, type, start, value_of_fields, call)                              \
  for (size_t i = 0; i < COUNT(texts); i++) {                                        \
    type input = start;                                                              \
    if (texts[i].has_lines && !as_lines_too) continue;                               \
    input.fields = texts[i].bit | (value_of_fields);                                 \
    set_text(&input, &texts[i], value);                                              \
    answer = call;                                                                   \
    if (answer != TASKCORE_EINVALID &&                                               \
        !(answer == TASKCORE_ENOTFOUND && strcmp(texts[i].name, "series") == 0)) {   \
      check_failed(__FILE__, __LINE__, "the %s \"%.20s\" answers %s", texts[i].name, \
                   value == NULL ? "(NULL)" : value, taskcore_status_name(answer));  \
    }                                                                                \
    CHECK_TEXT(taskcore_last_error()->field, texts[i].name);                         \
  }
  const inputs all = fresh_inputs();
  taskcore_party party = all.party;
  party.name = "Fine";
  taskcore_invoice_line_input line = piece(1);
  taskcore_invoice_adjustment_input adjustment = all.adjustment;
  taskcore_payment_input payment = all.payment;
  adjustment.amount_minor = 1;
  line.exemption_reason = line.exemption_code = "";
  adjustment.exemption_reason = adjustment.exemption_code = "";
  EACH(party_texts, taskcore_party, party, 0, taskcore_profile_set(store, &input));
  EACH(party_texts, taskcore_party, party, TASKCORE_PARTY_NAME,
       add_party(store, &input, NULL, NULL));
  EACH(invoice_texts, taskcore_invoice_input, all.invoice, 0,
       taskcore_invoice_add(store, 1, &input, NULL));
  EACH(invoice_texts, taskcore_invoice_input, all.invoice, 0,
       taskcore_invoice_update(store, id, &input));
  EACH(line_texts, taskcore_invoice_line_input, line, line.fields,
       taskcore_invoice_line_add(store, id, &input, NULL));
  EACH(adjustment_texts, taskcore_invoice_adjustment_input, adjustment,
       TASKCORE_INVOICE_ADJUSTMENT_AMOUNT,
       taskcore_invoice_adjustment_add(store, id, &input, NULL));
  EACH(payment_texts, taskcore_payment_input, payment, 0,
       taskcore_payment_add(store, issued, &input, NULL));
}

static void texts_that_no_invoice_can_have_are_refused(taskcore_store *store) {
  static const char *const wrong[] = {NULL,
                                      "\xFF",
                                      "a\x80",
                                      "caf\xC3",
                                      "\xC0\xAF",
                                      "\xED\xA0\x80",
                                      "\xF4\x90\x80\x80",
                                      "a\x01z",
                                      "a\x1Bz",
                                      "a\x7Fz",
                                      "q\xC2\x85q",
                                      "a\xEF\xBF\xBFz",
                                      "a\xEF\xBF\xBEz"};
  int64_t id = draft_of(store, client_id, 100), issued = draft_of(store, client_id, 100);
  issue(store, issued);
  char *as_it_was = export_of(store);
  for (size_t i = 0; i < COUNT(wrong); i++) refuse_text(store, wrong[i], 1, id, issued);
  refuse_text(store, "one\ntwo", 0, id, issued);
  refuse_text(store, "one\rtwo", 0, id, issued);
  char *huge = repeated("0123456789", 1000000); /* 10 MB */
  refuse_text(store, huge + 9000000, 1, id, issued);
  taskcore_client_list *clients = NULL;
  taskcore_invoice_list *invoices = NULL;
  taskcore_client_query_options client = TASKCORE_CLIENT_QUERY_OPTIONS_INIT;
  taskcore_invoice_query_options options = TASKCORE_INVOICE_QUERY_OPTIONS_INIT;
  client.fields = TASKCORE_CLIENT_QUERY_TEXT;
  options.fields = TASKCORE_INVOICE_QUERY_TEXT;
  client.text = options.text = huge;
  taskcore_status status = taskcore_client_query(store, &client, &clients);
  CHECK(status == TASKCORE_EINVALID || status == TASKCORE_OK);
  taskcore_client_list_free(clients);
  CHECK_STATUS(taskcore_invoice_query(store, &options, &invoices), TASKCORE_EINVALID);
  int64_t number = 7;
  CHECK_STATUS(taskcore_invoice_find(store, huge, &number), TASKCORE_ENOTFOUND);
  CHECK_STATUS(taskcore_client_find(store, huge, &number), TASKCORE_ENOTFOUND);
  CHECK_STATUS(taskcore_number_series_set(store, huge, "W{N}"), TASKCORE_EINVALID);
  CHECK_STATUS(taskcore_number_series_set(store, "w", huge), TASKCORE_EINVALID);
  CHECK_STATUS(taskcore_amount_parse(huge, "EUR", &number), TASKCORE_EINVALID);
  CHECK_STATUS(taskcore_amount_parse("1", huge, &number), TASKCORE_EINVALID);
  CHECK_STATUS(taskcore_invoice_import(store, (const uint8_t *)huge, 10000000, &number),
               TASKCORE_EPARSE);
  CHECK_STATUS(change_client(store, client_id, NULL, huge), TASKCORE_EINVALID);
  free(huge);
  char *now = export_of(store);
  CHECK_TEXT(now, as_it_was);
  free(now);
  free(as_it_was);
}

/* ------------------------------------------------------------------------------------ ids */

static void ids_of_nothing_are_not_found(taskcore_store *store) {
  static const int64_t ids[] = {0, -1, 999, INT64_MIN, INT64_MAX};
  int64_t draft = draft_of(store, client_id, 100);
  for (size_t i = 0; i < COUNT(ids); i++) {
    const int64_t none = ids[i], two[] = {draft, none};
    const inputs all = fresh_inputs();
    taskcore_invoice_line_input line = piece(1);
    taskcore_invoice_adjustment_input adjustment = all.adjustment;
    taskcore_invoice_input input = all.invoice;
    taskcore_focus_billing billing = all.billing;
    taskcore_problem_list *problems = NULL;
    taskcore_invoice_document *document = NULL;
    taskcore_email_list *emails = NULL;
    taskcore_payment_list *payments = NULL;
    char *text = NULL;
    uint8_t *bytes = NULL;
    size_t length = 0;
    adjustment.fields = TASKCORE_INVOICE_ADJUSTMENT_AMOUNT;
#define NOT_FOUND(call, field) REFUSE(store, call, TASKCORE_ENOTFOUND, field)
    NOT_FOUND(change_client(store, none, NULL, "x"), "ids");
    NOT_FOUND(archive_client(store, none, 1), "ids");
    NOT_FOUND(taskcore_client_delete(store, &none, 1), "ids");
    NOT_FOUND(taskcore_invoice_update(store, none, &input), "id");
    NOT_FOUND(taskcore_invoice_delete(store, two, 2), "ids");
    CHECK_INT(refusal.index, 1);
    NOT_FOUND(taskcore_invoice_copy(store, none, NULL), "id");
    NOT_FOUND(taskcore_invoice_credit(store, none, NULL), "id");
    NOT_FOUND(taskcore_invoice_correct(store, none, NULL), "id");
    NOT_FOUND(taskcore_invoice_down_payment(store, none, 1, 0, NULL), "id");
    NOT_FOUND(taskcore_invoice_deduct(store, none, &none, 1), "id");
    NOT_FOUND(taskcore_invoice_undeduct(store, none, &none, 1), "id");
    NOT_FOUND(taskcore_invoice_line_add(store, none, &line, NULL), "invoice_id");
    NOT_FOUND(taskcore_invoice_line_update(store, none, &line), "id");
    NOT_FOUND(taskcore_invoice_line_delete(store, &none, 1), "ids");
    NOT_FOUND(taskcore_invoice_adjustment_add(store, none, &adjustment, NULL), "invoice_id");
    NOT_FOUND(taskcore_invoice_adjustment_update(store, none, &adjustment), "id");
    NOT_FOUND(taskcore_invoice_adjustment_delete(store, &none, 1), "ids");
    NOT_FOUND(taskcore_invoice_bill_focus(store, none, &billing, NULL), "invoice_id");
    NOT_FOUND(taskcore_invoice_check(store, none, 0, &problems), "id");
    NOT_FOUND(taskcore_invoice_issue(store, none, 0, NULL), "id");
    NOT_FOUND(taskcore_invoice_void(store, none, 0, NULL), "id");
    NOT_FOUND(taskcore_payment_add(store, none, NULL, NULL), "invoice_id");
    NOT_FOUND(taskcore_payment_delete(store, &none, 1), "ids");
    NOT_FOUND(taskcore_invoice_document_read(store, none, &document), "id");
    NOT_FOUND(taskcore_invoice_xml(store, none, TASKCORE_XML_CII, &text), "id");
    NOT_FOUND(taskcore_invoice_pdf(store, none, NULL, &bytes, &length), "id");
    NOT_FOUND(taskcore_email_compose(store, none, NULL, &bytes, &length), "invoice_id");
    if (none != 0) {
      NOT_FOUND(query_payments(store, none, &payments), "invoice_id");
      NOT_FOUND(query_emails(store, none, &emails), "invoice_id");
      input.fields = TASKCORE_INVOICE_CLIENT;
      input.client_id = none;
      NOT_FOUND(taskcore_invoice_update(store, draft, &input), "client_id");
    }
    billing.fields = TASKCORE_FOCUS_BILLING_PROJECT_ID;
    billing.project_id = none;
    NOT_FOUND(taskcore_invoice_bill_focus(store, draft, &billing, NULL), "project_id");
    billing.fields = TASKCORE_FOCUS_BILLING_TASK_ID;
    billing.task_id = none;
    NOT_FOUND(taskcore_invoice_bill_focus(store, draft, &billing, NULL), "task_id");
    line.fields |= TASKCORE_INVOICE_LINE_TASKS;
    line.task_ids = &none;
    line.task_count = 1;
    NOT_FOUND(taskcore_invoice_line_add(store, draft, &line, NULL), "task_ids");
  }
}

static void absurd_counts_are_refused(taskcore_store *store) {
  static const size_t counts[] = {SIZE_MAX, SIZE_MAX / 2, SIZE_MAX / 8, 16777217};
  int64_t draft = draft_of(store, client_id, 100), task = add_titled(store, "known");
  for (size_t i = 0; i < COUNT(counts); i++) {
    INVALID(taskcore_client_delete(store, &draft, counts[i]), "ids");
    INVALID(taskcore_client_update(store, &client_id, counts[i], NULL), "ids");
    INVALID(taskcore_invoice_delete(store, &draft, counts[i]), "ids");
    INVALID(taskcore_invoice_line_delete(store, &draft, counts[i]), "ids");
    INVALID(taskcore_invoice_adjustment_delete(store, &draft, counts[i]), "ids");
    INVALID(taskcore_payment_delete(store, &draft, counts[i]), "ids");
    taskcore_invoice_line_input line = piece(1);
    line.fields |= TASKCORE_INVOICE_LINE_TASKS;
    line.task_ids = &task;
    line.task_count = counts[i];
    INVALID(taskcore_invoice_line_add(store, draft, &line, NULL), "task_ids");
    line.task_count = 10001;
    line.task_ids = NULL;
    INVALID(taskcore_invoice_line_add(store, draft, &line, NULL), "task_ids");
  }
}

/* ----------------------------------------------------------------------------------- many */

enum { MANY = 9999 }; /* and one more */

/* A file with so many items of nothing is read, changed, issued and written again; with one more,
 * it is refused. */
static void an_invoice_may_have_very_many_items(taskcore_store *store) {
  int64_t id = draft_of(store, client_id, 0), many = 0;
  issue(store, id);
  char *xml = NULL;
  CHECK_OK(taskcore_invoice_xml(store, id, TASKCORE_XML_CII, &xml));
  const char *open = "<ram:IncludedSupplyChainTradeLineItem>";
  const char *close = "</ram:IncludedSupplyChainTradeLineItem>";
  const char *first = strstr(xml, open), *last = strstr(xml, close);
  CHECK(first != NULL && last != NULL);
  last += strlen(close);
  size_t length = (size_t)(last - first), whole_length = (size_t)(first - xml);
  char *whole = (char *)malloc(strlen(xml) + length * MANY);
  memcpy(whole, xml, whole_length);
  for (int i = 0; i < MANY; i++) {
    memcpy(whole + whole_length, first, length);
    whole_length += length;
  }
  memcpy(whole + whole_length, last, strlen(last));
  whole_length += strlen(last);
  CHECK_OK(taskcore_invoice_import(store, (const uint8_t *)whole, whole_length, &many));
  free(whole);
  taskcore_string_free(xml);
  taskcore_invoice_line_input line = piece(100);
  add_line(store, many, &line);
  CHECK_STATUS(taskcore_invoice_line_add(store, many, &line, NULL), TASKCORE_EINVALID);
  issue(store, many);
  taskcore_invoice_document *document = read_invoice(store, many);
  CHECK_INT(taskcore_invoice_document_contents(document)->line_count, MANY + 1);
  CHECK_INT(taskcore_invoice_document_contents(document)->invoice->gross_minor, 120);
  taskcore_invoice_document_free(document);
  CHECK_OK(taskcore_invoice_xml(store, many, TASKCORE_XML_UBL, &xml));
  taskcore_string_free(xml);
}

int main(void) {
  RUN(a_store_that_is_null_freed_or_foreign_is_refused);
  RUN_WITH_SELLER(null_arguments_are_refused);
  RUN(lists_are_empty_when_null_or_freed);
  RUN_WITH_SELLER(structs_of_another_size_and_unknown_bits_are_refused);
  RUN_WITH_SELLER(numbers_out_of_their_ranges_are_refused);
  RUN_WITH_SELLER(exchange_rates_cannot_overflow);
  RUN_WITH_SELLER(texts_that_no_invoice_can_have_are_refused);
  RUN_WITH_SELLER(ids_of_nothing_are_not_found);
  RUN_WITH_SELLER(absurd_counts_are_refused);
  RUN_WITH_SELLER(an_invoice_may_have_very_many_items);
  return check_result();
}
