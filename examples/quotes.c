// Issues a quote, notes that it was accepted, and turns 30 % of it into a down payment.
#include <inttypes.h>
#include <stdio.h>
#include <taskcore.h>

static int32_t read_clock(int64_t *now_ms, void *payload) {
  (void)payload;
  *now_ms = 1798099200000LL;  // Thursday 24 December 2026, 08:00 UTC
  return 0;
}

int main(void) {
  taskcore_open_options options = TASKCORE_OPEN_OPTIONS_INIT;
  options.path = ":memory:";
  options.time_zone = "UTC";
  options.clock = read_clock;
  taskcore_party seller = TASKCORE_PARTY_INIT;
  seller.fields = TASKCORE_PARTY_NAME | TASKCORE_PARTY_COUNTRY | TASKCORE_PARTY_TAX_NUMBER;
  seller.name = "Ada Lovelace";
  seller.country = "GB";
  seller.tax_number = "12345";
  taskcore_party buyer = TASKCORE_PARTY_INIT;
  buyer.fields = TASKCORE_PARTY_NAME;
  buyer.name = "Babbage & Co";
  taskcore_client_input client = TASKCORE_CLIENT_INPUT_INIT;
  client.fields = TASKCORE_CLIENT_PARTY;
  client.party = &buyer;
  taskcore_invoice_input quote = TASKCORE_INVOICE_INPUT_INIT;
  quote.fields = TASKCORE_INVOICE_CLIENT | TASKCORE_INVOICE_CURRENCY;
  quote.currency = "GBP";
  taskcore_invoice_line_input line = TASKCORE_INVOICE_LINE_INPUT_INIT;
  line.fields =
      TASKCORE_INVOICE_LINE_NAME | TASKCORE_INVOICE_LINE_UNIT_PRICE | TASKCORE_INVOICE_LINE_VAT;
  line.name = "Engine";
  line.unit_price_millionths = 1000000000;
  line.vat_rate_thousandths = 20000;

  taskcore_store *store = NULL;
  int64_t id = 0, payment = 0;
  char *number = NULL;
  taskcore_invoice_document *document = NULL;
  taskcore_status status = taskcore_store_open(&options, &store);
  if (!status) status = taskcore_profile_set(store, &seller);
  if (!status) status = taskcore_client_add(store, &client, &quote.client_id);
  if (!status) status = taskcore_invoice_add(store, TASKCORE_INVOICE_KIND_QUOTE, &quote, &id);
  if (!status) status = taskcore_invoice_line_add(store, id, &line, NULL);
  if (!status) status = taskcore_invoice_issue(store, id, 0, &number);
  if (!status) status = taskcore_quote_accept(store, id, 0);
  if (!status) status = taskcore_quote_down_payment(store, id, 3000, 0, &payment);
  if (!status) status = taskcore_invoice_document_read(store, payment, &document);
  if (!status) {
    const taskcore_invoice_content *content = taskcore_invoice_document_contents(document);
    printf("%s: %" PRId64 " minor units of %s\n", content->lines[0].name,
           content->invoice->gross_minor, content->invoice->currency);
  }
  if (status) fprintf(stderr, "%s\n", taskcore_last_error()->message);
  taskcore_invoice_document_free(document);
  taskcore_string_free(number);
  taskcore_store_free(store);
  return status ? 1 : 0;
}
