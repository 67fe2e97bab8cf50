/* Quotes: what clients say to them, what is made of them, and what a hostile caller hands over. */
#include "invoicing.h"

static int64_t quote_of(taskcore_store *store, int64_t cents) {
  taskcore_invoice_input input = TASKCORE_INVOICE_INPUT_INIT;
  taskcore_invoice_line_input line = TASKCORE_INVOICE_LINE_INPUT_INIT;
  int64_t id = 0;
  input.fields = TASKCORE_INVOICE_CLIENT;
  input.client_id = client_id;
  line.fields =
      TASKCORE_INVOICE_LINE_NAME | TASKCORE_INVOICE_LINE_UNIT_PRICE | TASKCORE_INVOICE_LINE_VAT;
  line.name = "Advice";
  line.unit_price_millionths = cents * 10000;
  line.vat_rate_thousandths = 20000;
  CHECK_OK(taskcore_invoice_add(store, TASKCORE_INVOICE_KIND_QUOTE, &input, &id));
  CHECK_OK(taskcore_invoice_line_add(store, id, &line, NULL));
  CHECK_OK(taskcore_invoice_issue(store, id, 0, NULL));
  return id;
}

static int32_t state_of(taskcore_store *store, int64_t id) {
  taskcore_invoice_list *list = NULL;
  CHECK_OK(taskcore_invoice_get(store, &id, 1, &list));
  int32_t state = taskcore_invoice_list_at(list, 0)->state;
  taskcore_invoice_list_free(list);
  return state;
}

static void it_is_answered_and_invoiced(taskcore_store *store) {
  taskcore_invoice_document *document = NULL;
  int64_t quote = quote_of(store, 10000), part = 0, invoice = 0;
  CHECK_OK(taskcore_quote_decline(store, quote, 0));
  CHECK_INT(state_of(store, quote), TASKCORE_INVOICE_STATE_DECLINED);
  CHECK_OK(taskcore_quote_accept(store, quote, 0));
  CHECK_INT(state_of(store, quote), TASKCORE_INVOICE_STATE_ACCEPTED);
  CHECK_OK(taskcore_quote_down_payment(store, quote, 3000, 0, &part));
  CHECK_OK(taskcore_invoice_document_read(store, part, &document));
  CHECK_INT(taskcore_invoice_document_contents(document)->invoice->gross_minor, 3600);
  taskcore_invoice_document_free(document);
  CHECK_OK(taskcore_invoice_delete(store, &part, 1));
  CHECK_OK(taskcore_quote_invoice(store, quote, &invoice));
  CHECK_INT(state_of(store, quote), TASKCORE_INVOICE_STATE_INVOICED);
  CHECK_OK(taskcore_invoice_document_read(store, quote, &document));
  CHECK_INT(taskcore_invoice_document_contents(document)->quoted_count, 1);
  CHECK_INT(taskcore_invoice_document_contents(document)->quoted_ids[0], invoice);
  taskcore_invoice_document_free(document);
  CHECK_STATUS(taskcore_quote_invoice(store, quote, NULL), TASKCORE_ECONFLICT);
}

static void what_cannot_be_is_refused_and_says_why(taskcore_store *store) {
  int64_t quote = quote_of(store, 10000), made = 7;
  CHECK_STATUS(taskcore_quote_accept(store, 99, 0), TASKCORE_ENOTFOUND);
  CHECK_STATUS(taskcore_quote_accept(store, quote, 20261301), TASKCORE_EINVALID);
  CHECK_STATUS(taskcore_quote_decline(store, quote, 10101), TASKCORE_EINVALID);
  CHECK_STATUS(taskcore_quote_decline(NULL, quote, 0), TASKCORE_EINVALID);
  CHECK_STATUS(taskcore_quote_invoice(store, quote, &made), TASKCORE_ECONFLICT);
  CHECK_INT(made, 0);
  CHECK_OK(taskcore_quote_accept(store, quote, 0));
  CHECK_STATUS(taskcore_quote_down_payment(store, quote, 0, 0, &made), TASKCORE_EINVALID);
  CHECK_STATUS(taskcore_quote_down_payment(store, quote, 1, 1, &made), TASKCORE_EINVALID);
  CHECK_STATUS(taskcore_quote_down_payment(store, quote, INT32_MIN, 0, &made), TASKCORE_EINVALID);
  CHECK_STATUS(taskcore_quote_down_payment(store, quote, 0, INT64_MIN, &made), TASKCORE_EINVALID);
  CHECK_STATUS(taskcore_quote_down_payment(store, quote, 0, INT64_MAX, &made), TASKCORE_EINVALID);
  CHECK_STATUS(taskcore_quote_down_payment(store, quote, 10001, 0, &made), TASKCORE_EINVALID);
}

int main(void) {
  RUN_WITH_SELLER(it_is_answered_and_invoiced);
  RUN_WITH_SELLER(what_cannot_be_is_refused_and_says_why);
  return check_result();
}
