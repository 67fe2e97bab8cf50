/* Invoices that are drafted again, once for each date; reminders of overdue ones; and what a
 * hostile caller hands over. */
#include "invoicing.h"

static taskcore_recurring_invoice_input daily(void) {
  taskcore_recurring_invoice_input input = TASKCORE_RECURRING_INVOICE_INPUT_INIT;
  input.fields = TASKCORE_RECURRING_INVOICE_REPEAT_RULE;
  input.repeat_rule = "FREQ=DAILY";
  return input;
}

static void what_was_removed_is_no_more_and_comes_back(taskcore_store *store) {
  set_seller(store);
  int64_t draft = draft_of(store, add_client(store, "Exemples SAS"), 10000), id = 0;
  taskcore_recurring_invoice_input input = daily();
  taskcore_recurring_invoice_list *list = NULL;
  taskcore_invoice_line_list *lines = NULL;
  taskcore_occurrence_list *dates = NULL;
  CHECK_OK(taskcore_recurring_invoice_add(store, draft, &input, &id));
  CHECK_OK(taskcore_recurring_invoice_query(store, NULL, &list));
  CHECK_INT(taskcore_recurring_invoice_list_count(list), 1);
  CHECK_INT(taskcore_recurring_invoice_list_at(list, 0)->gross_minor, 12000);
  CHECK_INT(taskcore_recurring_invoice_list_at(list, 0)->state, TASKCORE_RECURRING_STATE_ACTIVE);
  taskcore_recurring_invoice_list_free(list);
  CHECK_OK(taskcore_recurring_invoice_lines(store, id, &lines));
  CHECK_INT(taskcore_invoice_line_list_at(lines, 0)->net_minor, 10000);
  taskcore_invoice_line_list_free(lines);
  CHECK_OK(taskcore_recurring_invoice_dates(store, id, 3, &dates));
  CHECK_INT(taskcore_occurrence_list_count(dates), 3);
  taskcore_occurrence_list_free(dates);
  CHECK_OK(taskcore_recurring_invoice_delete(store, &id, 1));
  CHECK_STATUS(taskcore_recurring_invoice_delete(store, &id, 1), TASKCORE_ENOTFOUND);
  CHECK_OK(taskcore_undo(store, NULL));
  CHECK_OK(taskcore_recurring_invoice_delete(store, &id, 1));
}

static void a_recurring_invoice_that_cannot_be_is_refused(taskcore_store *store) {
  set_seller(store);
  int64_t draft = draft_of(store, add_client(store, "Exemples SAS"), 10000), id = 7;
  taskcore_recurring_invoice_input input = daily();
  taskcore_occurrence_list *dates = NULL;
  CHECK_STATUS(taskcore_recurring_invoice_add(store, draft, NULL, &id), TASKCORE_EINVALID);
  CHECK_INT(id, 0);
  CHECK_STATUS(taskcore_recurring_invoice_add(store, 77, &input, &id), TASKCORE_ENOTFOUND);
  input.repeat_rule = "often";
  CHECK_STATUS(taskcore_recurring_invoice_add(store, draft, &input, &id), TASKCORE_EINVALID);
  CHECK_TEXT(taskcore_last_error()->field, "repeat_rule");
  input = daily();
  input.fields |= TASKCORE_RECURRING_INVOICE_PERIOD;
  input.period = 9;
  CHECK_STATUS(taskcore_recurring_invoice_add(store, draft, &input, &id), TASKCORE_EINVALID);
  input.fields = 1ULL << 40;
  CHECK_STATUS(taskcore_recurring_invoice_add(store, draft, &input, &id), TASKCORE_EINVALID);
  CHECK_STATUS(taskcore_recurring_invoice_dates(store, 1, -1, &dates), TASKCORE_EINVALID);
  CHECK_STATUS(taskcore_recurring_invoice_dates(store, 1, 1, &dates), TASKCORE_ENOTFOUND);
  CHECK_STATUS(taskcore_recurring_invoice_query(store, NULL, NULL), TASKCORE_EINVALID);
}

static void what_is_not_overdue_is_not_reminded_of(taskcore_store *store) {
  set_seller(store);
  int64_t draft = draft_of(store, add_client(store, "Exemples SAS"), 10000), id = 7;
  taskcore_interest_span_query_options options = TASKCORE_INTEREST_SPAN_QUERY_OPTIONS_INIT;
  taskcore_interest_span_list *spans = NULL;
  taskcore_late_invoice_list *late = NULL;
  uint8_t *bytes = NULL;
  size_t length = 0;
  CHECK_STATUS(taskcore_payment_reminder_add(store, draft, NULL, &id), TASKCORE_ECONFLICT);
  CHECK_INT(id, 0);
  CHECK_STATUS(taskcore_payment_reminder_add(store, 77, NULL, &id), TASKCORE_ENOTFOUND);
  CHECK_STATUS(taskcore_payment_reminder_update(store, 77, NULL), TASKCORE_ENOTFOUND);
  CHECK_STATUS(taskcore_payment_reminder_note_sent(store, 77), TASKCORE_ENOTFOUND);
  CHECK_STATUS(taskcore_payment_reminder_pdf(store, 77, NULL, &bytes, &length), TASKCORE_ENOTFOUND);
  CHECK_STATUS(taskcore_payment_reminder_compose(store, 77, NULL, &bytes, &length),
               TASKCORE_ENOTFOUND);
  CHECK_STATUS(taskcore_payment_reminder_send(store, 77, NULL, NULL, &id), TASKCORE_EINVALID);
  CHECK_STATUS(taskcore_interest_span_query(store, NULL, &spans), TASKCORE_EINVALID);
  CHECK_STATUS(taskcore_interest_span_query(store, &options, &spans), TASKCORE_ENOTFOUND);
  CHECK_OK(taskcore_late_invoice_query(store, NULL, &late));
  CHECK_INT(taskcore_late_invoice_list_count(late), 0);
  taskcore_late_invoice_list_free(late);
}

static void a_rate_that_cannot_be_is_refused(taskcore_store *store) {
  taskcore_penalty_rate_input input = TASKCORE_PENALTY_RATE_INPUT_INIT;
  int64_t id = 0;
  CHECK_STATUS(taskcore_penalty_rate_add(store, NULL, &id), TASKCORE_EINVALID);
  CHECK_STATUS(taskcore_penalty_rate_add(store, &input, &id), TASKCORE_EINVALID);
  input.fields = TASKCORE_PENALTY_RATE_FIRST_DATE | TASKCORE_PENALTY_RATE_RATE;
  input.first_date = 20260230;
  input.rate_basis_points = 1000;
  CHECK_STATUS(taskcore_penalty_rate_add(store, &input, &id), TASKCORE_EINVALID);
  input.first_date = 20260101;
  input.rate_basis_points = 10001;
  CHECK_STATUS(taskcore_penalty_rate_add(store, &input, &id), TASKCORE_EINVALID);
  input.rate_basis_points = 1000;
  CHECK_OK(taskcore_penalty_rate_add(store, &input, &id));
  CHECK_STATUS(taskcore_penalty_rate_add(store, &input, NULL), TASKCORE_ECONFLICT);
  CHECK_STATUS(taskcore_penalty_rate_update(store, id, &input), TASKCORE_EINVALID);
  CHECK_OK(taskcore_penalty_rate_delete(store, &id, 1));
}

int main(void) {
  RUN_WITH_STORE(what_was_removed_is_no_more_and_comes_back);
  RUN_WITH_STORE(a_recurring_invoice_that_cannot_be_is_refused);
  RUN_WITH_STORE(what_is_not_overdue_is_not_reminded_of);
  RUN_WITH_STORE(a_rate_that_cannot_be_is_refused);
  return check_result();
}
