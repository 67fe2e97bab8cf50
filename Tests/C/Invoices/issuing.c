/* Numbers without gaps, whoever issues; what forbids it, all at once; and what cannot be undone. */
#include <pthread.h>

#include "invoicing.h"

static taskcore_status set_series(taskcore_store *store, const char *name, const char *pattern) {
  return taskcore_number_series_set(store, name, pattern);
}

static const char *next_number(taskcore_store *store, const char *name) {
  static char number[64];
  taskcore_number_series_list *list = NULL;
  CHECK_OK(taskcore_number_series_query(store, NULL, &list));
  snprintf(number, sizeof number, "(none)");
  for (size_t i = 0; i < taskcore_number_series_list_count(list); i++) {
    const taskcore_number_series *series = taskcore_number_series_list_at(list, i);
    if (strcmp(series->name, name) == 0) {
      snprintf(number, sizeof number, "%s", series->next_number);
    }
  }
  taskcore_number_series_list_free(list);
  return number;
}

static void put_into(taskcore_store *store, int64_t id, const char *series) {
  taskcore_invoice_input input = TASKCORE_INVOICE_INPUT_INIT;
  input.fields = TASKCORE_INVOICE_SERIES;
  input.series = series;
  CHECK_OK(taskcore_invoice_update(store, id, &input));
}

/* ------------------------------------------------------------------------------------ numbers */

static void numbers_follow_each_other(taskcore_store *store) {
  CHECK_TEXT(next_number(store, "invoice"), "F2026-0001");
  CHECK_TEXT(issue(store, draft_of(store, client_id, 100)), "F2026-0001");
  CHECK_TEXT(issue(store, draft_of(store, client_id, 100)), "F2026-0002");
  CHECK_TEXT(next_number(store, "invoice"), "F2026-0003");
  CHECK_TEXT(next_number(store, "credit_note"), "A2026-0001");
  CHECK_OK(set_series(store, "invoice", "{N}/{YY}+x_"));
  CHECK_TEXT(issue(store, draft_of(store, client_id, 100)), "3/26+x_");
  CHECK_OK(set_series(store, "invoice", ""));
  CHECK_TEXT(issue(store, draft_of(store, client_id, 100)), "F2026-0004");
}

static void a_wider_counter_goes_on_when_it_is_full(taskcore_store *store) {
  CHECK_OK(set_series(store, "invoice", "F{N}"));
  for (int i = 1; i <= 11; i++) {
    char expected[8];
    snprintf(expected, sizeof expected, "F%d", i);
    CHECK_TEXT(issue(store, draft_of(store, client_id, 100)), expected);
  }
}

static void a_series_of_its_own_has_its_own_numbers(taskcore_store *store) {
  int64_t id = draft_of(store, client_id, 100);
  taskcore_invoice_input input = TASKCORE_INVOICE_INPUT_INIT;
  input.fields = TASKCORE_INVOICE_SERIES;
  input.series = "web";
  REFUSE(store, taskcore_invoice_update(store, id, &input), TASKCORE_ENOTFOUND, "series");
  CHECK_OK(set_series(store, "web", "W{NNN}"));
  put_into(store, id, "web");
  CHECK_TEXT(issue(store, id), "W001");
  CHECK_TEXT(issue(store, draft_of(store, client_id, 100)), "F2026-0001");
  REFUSE(store, set_series(store, "web", ""), TASKCORE_ECONFLICT, "name");
  CHECK_OK(set_series(store, "other", "O{N}"));
  id = draft_of(store, client_id, 100);
  put_into(store, id, "other");
  CHECK_OK(set_series(store, "other", "")); /* a draft does not keep it */
  CHECK_STATUS(taskcore_invoice_issue(store, id, 0, NULL), TASKCORE_EINVALID);
  CHECK_TEXT(taskcore_last_error()->field, "series");
  put_into(store, id, "");
  CHECK_TEXT(issue(store, id), "F2026-0002");
}

static void a_pattern_cannot_be_anything(taskcore_store *store) {
  static const char *const wrong[] = {
      "F",           "{YYYY}", "{N}{N}",        "{YYYY}{YY}{N}",
      "{YY}{YY}{N}", "{n}",    "{NNNNNNNNNNN}", "{N",
      "N}{N}",       "{}{N}",  "é{N}",          "{N} ",
      " ",           "a b{N}", "{N}.",          "12345678901234567890123456{N}",
      "\xFF{N}",     "{N}\n",  "F{Y}{N}",       "{{N}}"};
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
    REFUSE(store, set_series(store, "invoice", wrong[i]), TASKCORE_EINVALID, "pattern");
  }
  CHECK_OK(set_series(store, "invoice", "1234567890123456789012345{N}"));
  REFUSE(store, set_series(store, "web", "1234567890123456789012345{N}"), TASKCORE_ECONFLICT,
         "pattern");
  REFUSE(store, set_series(store, "", "W{N}"), TASKCORE_EINVALID, "name");
  REFUSE(store, set_series(store, "a\nb", "W{N}"), TASKCORE_EINVALID, "name");
  char *longer = repeated("n", 101);
  REFUSE(store, set_series(store, longer, "W{N}"), TASKCORE_EINVALID, "name");
  free(longer);
}

/* Two series whose patterns differ can still come to one number. */
static void no_two_invoices_have_one_number(taskcore_store *store) {
  int64_t id = draft_of(store, client_id, 100);
  CHECK_OK(set_series(store, "web", "F2026-{NNNN}"));
  put_into(store, id, "web");
  CHECK_TEXT(issue(store, draft_of(store, client_id, 100)), "F2026-0001");
  CHECK_STATUS(taskcore_invoice_issue(store, id, 0, NULL), TASKCORE_EINVALID);
  CHECK_TEXT(taskcore_last_error()->field, "series");
  CHECK_OK(set_series(store, "web", "F2026-{NNN}"));
  CHECK_TEXT(issue(store, id), "F2026-001");
}

/* --------------------------------------------------------------------------------------- dates */

/* 2026-12-31T23:59:59.999 in Paris. */
#define YEAR_END_MS 1798757999999LL

static void the_year_changes_at_midnight_in_the_zone(taskcore_store *store) {
  clock_ms = YEAR_END_MS;
  CHECK_TEXT(issue(store, draft_of(store, client_id, 100)), "F2026-0001");
  CHECK_TEXT(next_number(store, "invoice"), "F2026-0002");
  clock_ms++;
  CHECK_TEXT(next_number(store, "invoice"), "F2027-0001");
  int64_t id = draft_of(store, client_id, 100), late = draft_of(store, client_id, 100);
  CHECK_TEXT(issue_on(store, late, 20261231), "F2026-0002"); /* the old year, still in order */
  CHECK_TEXT(issue(store, id), "F2027-0001");
  CHECK_INT(figures_of(store, id).issue_date, 20270101);
  CHECK_INT(figures_of(store, id).due_date, 20270131);
  id = draft_of(store, client_id, 100);
  CHECK_STATUS(taskcore_invoice_issue(store, id, 20261231, NULL), TASKCORE_EINVALID);
  CHECK_OK(set_series(store, "invoice", "F{NNNN}")); /* without a year: never again from 1 */
  CHECK_TEXT(issue(store, id), "F0001");
  clock_ms += 366 * DAY_MS;
  CHECK_TEXT(issue(store, draft_of(store, client_id, 100)), "F0002");
}

static void dates_do_not_run_backwards_in_a_series(taskcore_store *store) {
  int64_t id = draft_of(store, client_id, 100);
  CHECK_TEXT(issue_on(store, draft_of(store, client_id, 100), 20260820), "F2026-0001");
  CHECK_STATUS(taskcore_invoice_issue(store, id, 20260819, NULL), TASKCORE_EINVALID);
  CHECK_TEXT(taskcore_last_error()->field, "issue_date");
  CHECK_STATUS(taskcore_invoice_issue(store, id, 20260902, NULL), TASKCORE_EINVALID);
  CHECK_TEXT(taskcore_last_error()->field, "issue_date");
  CHECK_STATUS(taskcore_invoice_issue(store, id, 20260230, NULL), TASKCORE_EINVALID);
  CHECK_STATUS(taskcore_invoice_issue(store, id, -20260820, NULL), TASKCORE_EINVALID);
  CHECK_STATUS(taskcore_invoice_issue(store, id, INT32_MIN, NULL), TASKCORE_EINVALID);
  CHECK_TEXT(next_number(store, "invoice"), "F2026-0002"); /* none was used */
  CHECK_TEXT(issue_on(store, id, 20260820), "F2026-0002");
  CHECK_OK(set_series(store, "web", "W{N}"));
  id = draft_of(store, client_id, 100);
  put_into(store, id, "web");
  CHECK_TEXT(issue_on(store, id, 20260101), "W1"); /* another series, other dates */
}

/* ------------------------------------------------------------------------------------ problems */

static int problem_about(const taskcore_problem_list *list, const char *field) {
  for (size_t i = 0; i < taskcore_problem_list_count(list); i++) {
    if (strcmp(taskcore_problem_list_at(list, i)->field, field) == 0) return 1;
  }
  return 0;
}

static void all_problems_are_told_at_once(taskcore_store *store) {
  static const char *const fields[] = {"seller.name", "seller.country", "client_id", "lines"};
  taskcore_invoice_input input = TASKCORE_INVOICE_INPUT_INIT;
  taskcore_problem_list *problems = NULL;
  int64_t id = 0;
  char *number = (char *)"stale";
  CHECK_OK(taskcore_invoice_add(store, TASKCORE_INVOICE_KIND_INVOICE, &input, &id));
  CHECK_OK(taskcore_invoice_check(store, id, 0, &problems));
  CHECK(taskcore_problem_list_count(problems) >= 4);
  for (size_t i = 0; i < 4; i++) CHECK(problem_about(problems, fields[i]));
  taskcore_status status = taskcore_invoice_issue(store, id, 0, &number);
  const taskcore_error *error = taskcore_last_error();
  CHECK_INT(status, TASKCORE_EINVALID);
  CHECK(number == NULL);
  size_t lines = 1;
  for (const char *c = error->message; *c != '\0'; c++) lines += *c == '\n';
  CHECK_INT(lines, taskcore_problem_list_count(problems));
  for (size_t i = 0; i < taskcore_problem_list_count(problems); i++) {
    CHECK(strstr(error->message, taskcore_problem_list_at(problems, i)->message) != NULL);
  }
  CHECK_TEXT(error->field, taskcore_problem_list_at(problems, 0)->field);
  taskcore_problem_list_free(problems);
}

static void french_mentions_are_filled_in(taskcore_store *store) {
  int64_t id = draft_of(store, client_id, 100);
  taskcore_invoice_input input = TASKCORE_INVOICE_INPUT_INIT;
  taskcore_problem_list *problems = NULL;
  taskcore_invoice_line_input line = piece(100);
  line.vat_rate_thousandths = 19000;
  add_line(store, id, &line);
  input.fields = TASKCORE_INVOICE_LATE_PENALTY | TASKCORE_INVOICE_RECOVERY_FEE |
                 TASKCORE_INVOICE_EARLY_DISCOUNT | TASKCORE_INVOICE_DUE_DATE;
  input.late_penalty = input.recovery_fee = input.early_discount = "";
  input.due_date = 20260831;
  CHECK_OK(taskcore_invoice_update(store, id, &input));
  CHECK_OK(taskcore_invoice_check(store, id, 0, &problems));
  CHECK_INT(taskcore_problem_list_count(problems), 2);
  CHECK(problem_about(problems, "due_date"));
  CHECK(problem_about(problems, "lines[1].vat_rate_thousandths"));
  taskcore_problem_list_free(problems);
  CHECK_OK(taskcore_invoice_check(store, id, 20260831, &problems));
  CHECK_INT(taskcore_problem_list_count(problems), 1); /* the due date is not before it */
  taskcore_problem_list_free(problems);
  CHECK_STATUS(taskcore_invoice_check(store, id, 1, &problems), TASKCORE_EINVALID);
  CHECK(problems == NULL);
}

/* ------------------------------------------------------------------------------- what is issued */

static char *xml_of(taskcore_store *store, int64_t id) {
  char *xml = NULL;
  CHECK_OK(taskcore_invoice_xml(store, id, TASKCORE_XML_CII, &xml));
  CHECK(xml != NULL);
  return xml;
}

static void an_issued_invoice_cannot_change(taskcore_store *store) {
  int64_t id = draft_of(store, client_id, 10000), line_id = 0;
  taskcore_invoice_adjustment_input charge = TASKCORE_INVOICE_ADJUSTMENT_INPUT_INIT;
  taskcore_invoice_input input = TASKCORE_INVOICE_INPUT_INIT;
  taskcore_invoice_line_input line = piece(1);
  taskcore_focus_billing billing = TASKCORE_FOCUS_BILLING_INIT;
  int64_t charge_id = 0;
  charge.fields = TASKCORE_INVOICE_ADJUSTMENT_AMOUNT | TASKCORE_INVOICE_ADJUSTMENT_REASON |
                  TASKCORE_INVOICE_ADJUSTMENT_VAT | TASKCORE_INVOICE_ADJUSTMENT_CHARGE;
  charge.is_charge = 1;
  charge.amount_minor = 5;
  charge.reason = "Port";
  charge.vat_rate_thousandths = 20000;
  CHECK_OK(taskcore_invoice_adjustment_add(store, id, &charge, &charge_id));
  taskcore_invoice_document *document = read_invoice(store, id);
  line_id = TASKCORE_AT(taskcore_invoice_document_contents(document)->lines, 0)->id;
  taskcore_invoice_document_free(document);
  issue(store, id);
  char *issued = xml_of(store, id);
  input.fields = TASKCORE_INVOICE_NOTES;
  input.notes = "Changed";
  billing.first_date = billing.last_date = 20260901;
  billing.vat_rate_thousandths = 20000;
  REFUSE(store, taskcore_invoice_update(store, id, &input), TASKCORE_ECONFLICT, "id");
  REFUSE(store, taskcore_invoice_delete(store, &id, 1), TASKCORE_ECONFLICT, "ids");
  REFUSE(store, taskcore_invoice_line_add(store, id, &line, NULL), TASKCORE_ECONFLICT,
         "invoice_id");
  REFUSE(store, taskcore_invoice_line_update(store, line_id, &line), TASKCORE_ECONFLICT, "id");
  REFUSE(store, taskcore_invoice_line_delete(store, &line_id, 1), TASKCORE_ECONFLICT, "ids");
  REFUSE(store, taskcore_invoice_adjustment_add(store, id, &charge, NULL), TASKCORE_ECONFLICT,
         "invoice_id");
  REFUSE(store, taskcore_invoice_adjustment_update(store, charge_id, &charge), TASKCORE_ECONFLICT,
         "id");
  REFUSE(store, taskcore_invoice_adjustment_delete(store, &charge_id, 1), TASKCORE_ECONFLICT,
         "ids");
  REFUSE(store, taskcore_invoice_bill_focus(store, id, &billing, NULL), TASKCORE_ECONFLICT,
         "invoice_id");
  REFUSE(store, taskcore_invoice_issue(store, id, 0, NULL), TASKCORE_ECONFLICT, "id");
  taskcore_problem_list *problems = NULL;
  REFUSE(store, taskcore_invoice_check(store, id, 0, &problems), TASKCORE_ECONFLICT, "id");

  taskcore_party changes = french_party("Somebody else", "552100554");
  CHECK_OK(change_client(store, client_id, &changes, NULL));
  CHECK_OK(taskcore_profile_set(store, &changes));
  char *now = xml_of(store, id);
  CHECK_TEXT(now, issued);
  document = read_invoice(store, id);
  CHECK_TEXT(taskcore_invoice_document_contents(document)->seller->name, "Atelier Dupont");
  CHECK_TEXT(taskcore_invoice_document_contents(document)->buyer->name, "Exemples SAS");
  CHECK_TEXT(taskcore_invoice_document_contents(document)->invoice->client_name, "Exemples SAS");
  taskcore_invoice_document_free(document);
  taskcore_string_free(now);
  taskcore_string_free(issued);
}

/* However far back undo goes, and forward again. */
static void undo_never_takes_a_number_back(taskcore_store *store) {
  int64_t first = draft_of(store, client_id, 10000), second = draft_of(store, client_id, 20000);
  taskcore_invoice_input input = TASKCORE_INVOICE_INPUT_INIT;
  input.fields = TASKCORE_INVOICE_NOTES;
  input.notes = "Before";
  CHECK_OK(taskcore_invoice_update(store, first, &input));
  issue(store, first);
  char *issued = xml_of(store, first);
  CHECK_OK(taskcore_invoice_update(store, second, &input));
  int64_t kept = draft_of(store, client_id, 30000);
  for (int round = 0; round < 2; round++) {
    while (taskcore_undo(store, NULL) == TASKCORE_OK) continue;
    char *now = xml_of(store, first);
    CHECK_TEXT(now, issued);
    taskcore_string_free(now);
    CHECK_TEXT(invoices_found(store, NULL), "F2026-0001");
    CHECK_STATUS(taskcore_invoice_issue(store, kept, 0, NULL), TASKCORE_ENOTFOUND);
    while (taskcore_redo(store, NULL) == TASKCORE_OK) continue;
    now = xml_of(store, first);
    CHECK_TEXT(now, issued);
    taskcore_string_free(now);
    CHECK_TEXT(invoices_found(store, NULL), "- - F2026-0001");
  }
  CHECK_TEXT(issue(store, second), "F2026-0002");
  CHECK_TEXT(issue(store, kept), "F2026-0003");
  taskcore_string_free(issued);
}

/* The client of an issued invoice came into being in a step that can be undone, but stays. */
static void undo_leaves_an_issued_invoice_its_copies(taskcore_store *store) {
  int64_t other = add_client(store, "Undone"), id = draft_of(store, other, 100);
  issue(store, id);
  char *issued = xml_of(store, id);
  while (taskcore_undo(store, NULL) == TASKCORE_OK) continue;
  char *now = xml_of(store, id);
  CHECK_TEXT(now, issued);
  taskcore_string_free(now);
  CHECK_INT(figures_of(store, id).gross_minor, 120);
  while (taskcore_redo(store, NULL) == TASKCORE_OK) continue;
  CHECK_INT(figures_of(store, id).client_id, other);
  taskcore_string_free(issued);
}

/* ---------------------------------------------------------------- down payments, corrections */

static void down_payments_are_deducted_once(taskcore_store *store) {
  int64_t id = draft_of(store, client_id, 100000), down_payment = 7, other = 7;
  REFUSE(store, taskcore_invoice_down_payment(store, id, 0, 0, &other), TASKCORE_EINVALID,
         "share_basis_points");
  CHECK_INT(other, 0);
  REFUSE(store, taskcore_invoice_down_payment(store, id, 1, 1, NULL), TASKCORE_EINVALID,
         "amount_minor");
  REFUSE(store, taskcore_invoice_down_payment(store, id, INT32_MIN, 0, NULL), TASKCORE_EINVALID,
         "share_basis_points");
  REFUSE(store, taskcore_invoice_down_payment(store, id, 0, INT64_MAX, NULL), TASKCORE_EINVALID,
         "amount_minor");
  CHECK_OK(taskcore_invoice_down_payment(store, id, 3000, 0, &down_payment));
  REFUSE(store, taskcore_invoice_deduct(store, id, &down_payment, 1), TASKCORE_ECONFLICT, "ids");
  CHECK_TEXT(issue(store, down_payment), "F2026-0001");
  CHECK_OK(taskcore_invoice_deduct(store, id, &down_payment, 1));
  CHECK_OK(taskcore_invoice_deduct(store, id, &down_payment, 1));
  CHECK_INT(figures_of(store, id).due_minor, 84000);
  int64_t second = draft_of(store, client_id, 100000);
  REFUSE(store, taskcore_invoice_deduct(store, second, &down_payment, 1), TASKCORE_ECONFLICT,
         "ids");
  REFUSE(store, taskcore_invoice_undeduct(store, second, &down_payment, 1), TASKCORE_ENOTFOUND,
         "ids");
  CHECK_OK(taskcore_invoice_undeduct(store, id, &down_payment, 1));
  CHECK_INT(figures_of(store, id).due_minor, 120000);
  CHECK_OK(taskcore_undo(store, NULL));
  issue(store, id);
  taskcore_invoice_document *document = read_invoice(store, id);
  const taskcore_invoice_content *content = taskcore_invoice_document_contents(document);
  CHECK_INT(content->deduction_count, 1);
  CHECK_INT(TASKCORE_AT(content->deductions, 0)->down_payment_id, down_payment);
  CHECK_TEXT(TASKCORE_AT(content->deductions, 0)->number, "F2026-0001");
  CHECK_INT(content->deducted_rate_count, 1);
  CHECK_INT(TASKCORE_AT(content->deducted_rates, 0)->rest_taxable_minor, 70000);
  CHECK_INT(content->deducted_minor, 36000);
  CHECK_INT(content->has_prepaid_deductions, 1);
  taskcore_invoice_document_free(document);
  REFUSE(store, taskcore_invoice_undeduct(store, id, &down_payment, 1), TASKCORE_ECONFLICT, "id");
}

static void a_corrected_invoice_replaces_one(taskcore_store *store) {
  int64_t id = draft_of(store, client_id, 10000), corrected = 7;
  REFUSE(store, taskcore_invoice_correct(store, id, &corrected), TASKCORE_ECONFLICT, "id");
  CHECK_INT(corrected, 0);
  issue(store, id);
  pay(store, id, 2000);
  CHECK_OK(taskcore_invoice_correct(store, id, &corrected));
  issue(store, corrected);
  CHECK_INT(figures_of(store, id).state, TASKCORE_INVOICE_STATE_REPLACED);
  CHECK_INT(figures_of(store, id).balance_minor, 0);
  CHECK_INT(figures_of(store, corrected).kind, TASKCORE_INVOICE_KIND_CORRECTED);
  CHECK_INT(figures_of(store, corrected).preceding_id, id);
  CHECK_INT(figures_of(store, corrected).balance_minor, 10000);
  taskcore_invoice_document *document = read_invoice(store, id);
  CHECK_INT(taskcore_invoice_document_contents(document)->replacement_id, corrected);
  taskcore_invoice_document_free(document);
  REFUSE(store, taskcore_invoice_correct(store, id, NULL), TASKCORE_ECONFLICT, "id");
  REFUSE(store, taskcore_invoice_correct(store, 99, NULL), TASKCORE_ENOTFOUND, "id");
  taskcore_invoice_query_options debit = TASKCORE_INVOICE_QUERY_OPTIONS_INIT;
  debit.fields = TASKCORE_INVOICE_QUERY_DEBIT;
  CHECK_TEXT(invoices_found(store, &debit), "");
  debit.is_debit = 1;
  CHECK_TEXT(invoices_found(store, &debit), "F2026-0002 F2026-0001");
}

/* -------------------------------------------------------------------------- void, credit notes */

static void voiding_credits_all_in_one_step(taskcore_store *store) {
  int64_t id = draft_of(store, client_id, 10000), note = 0, other = 7;
  REFUSE(store, taskcore_invoice_void(store, id, 0, &other), TASKCORE_ECONFLICT, "id");
  CHECK_INT(other, 0);
  issue_on(store, id, 20260815);
  REFUSE(store, taskcore_invoice_void(store, id, 20260814, NULL), TASKCORE_EINVALID, "issue_date");
  CHECK_OK(taskcore_invoice_void(store, id, 20260820, &note));
  taskcore_invoice_document *document = read_invoice(store, note);
  const taskcore_invoice_content *content = taskcore_invoice_document_contents(document);
  CHECK_TEXT(content->invoice->number, "A2026-0001");
  CHECK_INT(content->invoice->kind, TASKCORE_INVOICE_KIND_CREDIT_NOTE);
  CHECK_INT(content->invoice->preceding_id, id);
  CHECK_INT(content->invoice->gross_minor, 12000);
  CHECK_TEXT(content->preceding_number, "F2026-0001");
  CHECK_INT(content->preceding_date, 20260815);
  taskcore_invoice_document_free(document);
  CHECK_INT(figures_of(store, id).state, TASKCORE_INVOICE_STATE_VOID);
  CHECK_INT(figures_of(store, id).balance_minor, 0);
  CHECK_INT(figures_of(store, id).credited_minor, 12000);
  REFUSE(store, taskcore_invoice_void(store, id, 0, NULL), TASKCORE_ECONFLICT, "id");
  REFUSE(store, taskcore_invoice_void(store, note, 0, NULL), TASKCORE_ECONFLICT, "id");
  REFUSE(store, taskcore_invoice_credit(store, id, NULL), TASKCORE_ECONFLICT, "id");
  REFUSE(store, taskcore_payment_add(store, id, NULL, NULL), TASKCORE_ECONFLICT, "invoice_id");
  while (taskcore_undo(store, NULL) == TASKCORE_OK) continue;
  CHECK_INT(figures_of(store, id).state, TASKCORE_INVOICE_STATE_VOID);
  CHECK_TEXT(invoices_found(store, NULL), "A2026-0001 F2026-0001");
}

static void an_invoice_is_credited_in_parts_up_to_all_of_it(taskcore_store *store) {
  int64_t id = draft_of(store, client_id, 10001), parts[3] = {0, 0, 0};
  taskcore_invoice_document *document;
  taskcore_invoice_line_input line = piece(3333);
  issue(store, id); /* 100.01 + 20.00 = 120.01 */
  for (int i = 0; i < 2; i++) {
    CHECK_OK(taskcore_invoice_credit(store, id, &parts[i]));
    document = read_invoice(store, parts[i]);
    CHECK_INT(taskcore_invoice_document_contents(document)->line_count, 1);
    int64_t line_id = TASKCORE_AT(taskcore_invoice_document_contents(document)->lines, 0)->id;
    taskcore_invoice_document_free(document);
    line.fields = TASKCORE_INVOICE_LINE_UNIT_PRICE;
    CHECK_OK(taskcore_invoice_line_update(store, line_id, &line));
    issue(store, parts[i]); /* 33.33 + 6.67 = 40.00 each */
  }
  CHECK_INT(figures_of(store, id).credited_minor, 8000);
  CHECK_INT(figures_of(store, id).balance_minor, 4001);
  CHECK_INT(figures_of(store, id).state, TASKCORE_INVOICE_STATE_PARTLY_PAID);
  CHECK_OK(taskcore_invoice_credit(store, id, &parts[2]));
  line = piece(10);
  int64_t line_id = add_line(store, parts[2], &line);
  CHECK_STATUS(taskcore_invoice_issue(store, parts[2], 0, NULL), TASKCORE_EINVALID);
  CHECK_TEXT(taskcore_last_error()->field, "preceding_number");
  CHECK_OK(taskcore_invoice_line_delete(store, &line_id, 1));
  REFUSE(store, taskcore_invoice_void(store, id, 0, NULL), TASKCORE_ECONFLICT, "id");
  CHECK_TEXT(issue(store, parts[2]), "A2026-0003");
  CHECK_INT(figures_of(store, parts[2]).gross_minor, 4001);
  CHECK_INT(figures_of(store, id).balance_minor, 0);
  document = read_invoice(store, id);
  CHECK_INT(taskcore_invoice_document_contents(document)->credit_note_count, 3);
  taskcore_invoice_document_free(document);
}

static void two_drafts_of_one_whole_credit_are_not_both_issued(taskcore_store *store) {
  int64_t id = draft_of(store, client_id, 10000), notes[2];
  issue(store, id);
  for (int i = 0; i < 2; i++) CHECK_OK(taskcore_invoice_credit(store, id, &notes[i]));
  issue(store, notes[1]);
  CHECK_STATUS(taskcore_invoice_issue(store, notes[0], 0, NULL), TASKCORE_EINVALID);
  REFUSE(store, taskcore_invoice_credit(store, id, NULL), TASKCORE_ECONFLICT, "id");
  CHECK_INT(figures_of(store, id).state, TASKCORE_INVOICE_STATE_PAID);
  CHECK_TEXT(next_number(store, "credit_note"), "A2026-0002");
}

static void a_credit_note_says_what_it_is_for(taskcore_store *store) {
  int64_t id = add_draft(store, TASKCORE_INVOICE_KIND_CREDIT_NOTE, client_id);
  taskcore_invoice_line_input line = piece(100);
  taskcore_invoice_input input = TASKCORE_INVOICE_INPUT_INIT;
  add_line(store, id, &line);
  CHECK_STATUS(taskcore_invoice_issue(store, id, 0, NULL), TASKCORE_EINVALID);
  CHECK_TEXT(taskcore_last_error()->field, "preceding_number");
  input.fields = TASKCORE_INVOICE_PRECEDING; /* one of before the store */
  input.preceding_number = "OLD-7";
  input.preceding_date = 20251231;
  CHECK_OK(taskcore_invoice_update(store, id, &input));
  CHECK_INT(figures_of(store, id).preceding_id, 0);
  CHECK_TEXT(issue(store, id), "A2026-0001");
}

/* ------------------------------------------------------------------------------ many at once */

enum { THREADS = 3, EACH = 12 };

typedef struct issuer {
  const char *path;
  taskcore_store *store; /* shared, or NULL for one of its own */
  int64_t drafts[EACH];
  int failed;
} issuer;

static void *issue_all(void *payload) {
  issuer *work = (issuer *)payload;
  taskcore_open_options options = options_for(work->path);
  taskcore_store *store = work->store;
  options.busy_timeout_ms = 30000;
  if (store == NULL && taskcore_store_open(&options, &store) != TASKCORE_OK) {
    work->failed = 1;
    return NULL;
  }
  for (int i = 0; i < EACH; i++) {
    char *number = NULL;
    if (taskcore_invoice_issue(store, work->drafts[i], 0, &number) != TASKCORE_OK) {
      work->failed = 1;
    }
    taskcore_string_free(number);
  }
  if (work->store == NULL) taskcore_store_free(store);
  return NULL;
}

static void check_gapless(taskcore_store *store, int64_t count) {
  taskcore_invoice_list *list = NULL;
  int64_t id = 0;
  CHECK_OK(taskcore_invoice_query(store, NULL, &list));
  CHECK_INT(taskcore_invoice_list_count(list), count);
  taskcore_invoice_list_free(list);
  for (int64_t i = 1; i <= count; i++) {
    char number[40];
    snprintf(number, sizeof number, "F2026-%04d", (int)i);
    CHECK_OK(taskcore_invoice_find(store, number, &id));
  }
}

static void issue_from_threads(const char *path, int is_shared) {
  issuer work[THREADS];
  pthread_t threads[THREADS];
  taskcore_store *store = open_store(path);
  set_seller(store);
  client_id = add_client(store, "Exemples SAS");
  for (int t = 0; t < THREADS; t++) {
    memset(&work[t], 0, sizeof work[t]);
    work[t].path = path;
    work[t].store = is_shared ? store : NULL;
    for (int i = 0; i < EACH; i++) work[t].drafts[i] = draft_of(store, client_id, 100);
  }
  for (int t = 0; t < THREADS; t++) {
    CHECK_INT(pthread_create(&threads[t], NULL, issue_all, &work[t]), 0);
  }
  for (int t = 0; t < THREADS; t++) pthread_join(threads[t], NULL);
  for (int t = 0; t < THREADS; t++) CHECK_INT(work[t].failed, 0);
  check_gapless(store, THREADS * EACH);
  taskcore_store_free(store);
}

static void threads_with_one_handle_leave_no_gap(void) {
  issue_from_threads(path_of("threads.db"), 1);
}

static void threads_with_handles_of_their_own_leave_no_gap(void) {
  issue_from_threads(path_of("handles.db"), 0);
}

/* One draft, many who want it: one number. */
static void one_draft_is_issued_once(void) {
  issuer work[THREADS];
  pthread_t threads[THREADS];
  const char *path = path_of("once.db");
  taskcore_store *store = open_store(path);
  set_seller(store);
  client_id = add_client(store, "Exemples SAS");
  for (int t = 0; t < THREADS; t++) {
    memset(&work[t], 0, sizeof work[t]);
    work[t].path = path;
    for (int i = 0; i < EACH; i++) {
      work[t].drafts[i] = t == 0 ? draft_of(store, client_id, 100) : work[0].drafts[i];
    }
  }
  for (int t = 0; t < THREADS; t++) {
    CHECK_INT(pthread_create(&threads[t], NULL, issue_all, &work[t]), 0);
  }
  for (int t = 0; t < THREADS; t++) pthread_join(threads[t], NULL);
  check_gapless(store, EACH);
  taskcore_store_free(store);
}

int main(int argc, char **argv) {
  use_folder(argc, argv);
  RUN_WITH_SELLER(numbers_follow_each_other);
  RUN_WITH_SELLER(a_wider_counter_goes_on_when_it_is_full);
  RUN_WITH_SELLER(a_series_of_its_own_has_its_own_numbers);
  RUN_WITH_SELLER(a_pattern_cannot_be_anything);
  RUN_WITH_SELLER(no_two_invoices_have_one_number);
  RUN_WITH_SELLER(the_year_changes_at_midnight_in_the_zone);
  RUN_WITH_SELLER(dates_do_not_run_backwards_in_a_series);
  RUN_WITH_STORE(all_problems_are_told_at_once);
  RUN_WITH_SELLER(french_mentions_are_filled_in);
  RUN_WITH_SELLER(an_issued_invoice_cannot_change);
  RUN_WITH_SELLER(undo_never_takes_a_number_back);
  RUN_WITH_SELLER(undo_leaves_an_issued_invoice_its_copies);
  RUN_WITH_SELLER(down_payments_are_deducted_once);
  RUN_WITH_SELLER(a_corrected_invoice_replaces_one);
  RUN_WITH_SELLER(voiding_credits_all_in_one_step);
  RUN_WITH_SELLER(an_invoice_is_credited_in_parts_up_to_all_of_it);
  RUN_WITH_SELLER(two_drafts_of_one_whole_credit_are_not_both_issued);
  RUN_WITH_SELLER(a_credit_note_says_what_it_is_for);
  RUN(threads_with_one_handle_leave_no_gap);
  RUN(threads_with_handles_of_their_own_leave_no_gap);
  RUN(one_draft_is_issued_once);
  return check_result();
}
