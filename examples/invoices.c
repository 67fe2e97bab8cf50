// Issues an invoice for two and a half hours of work, and notes that it was paid.
#include <stdio.h>
#include <taskcore.h>

static int32_t read_clock(int64_t *now_ms, void *payload) {
  (void)payload;
  *now_ms = 1798099200000LL;  // Thursday 24 December 2026, 08:00 UTC
  return 0;
}

static taskcore_status set_seller(taskcore_store *store) {
  taskcore_party seller = TASKCORE_PARTY_INIT;
  seller.fields = TASKCORE_PARTY_NAME | TASKCORE_PARTY_LEGAL_FORM | TASKCORE_PARTY_STREET |
                  TASKCORE_PARTY_POSTAL_CODE | TASKCORE_PARTY_CITY | TASKCORE_PARTY_COUNTRY |
                  TASKCORE_PARTY_SIREN | TASKCORE_PARTY_VAT_NUMBER | TASKCORE_PARTY_EMAIL;
  seller.name = "Atelier Dupont";
  seller.legal_form = "EI";
  seller.street = "1 rue de la Paix";
  seller.postal_code = "75002";
  seller.city = "Paris";
  seller.country = "FR";
  seller.siren = "732829320";
  seller.vat_number = "FR44732829320";
  seller.email = "contact@atelier-dupont.example";
  return taskcore_profile_set(store, &seller);
}

static taskcore_status add_client(taskcore_store *store, int64_t *id) {
  taskcore_party buyer = TASKCORE_PARTY_INIT;
  buyer.fields = TASKCORE_PARTY_NAME | TASKCORE_PARTY_STREET | TASKCORE_PARTY_POSTAL_CODE |
                 TASKCORE_PARTY_CITY | TASKCORE_PARTY_COUNTRY | TASKCORE_PARTY_SIREN;
  buyer.name = "Exemples SAS";
  buyer.street = "2 place Bellecour";
  buyer.postal_code = "69002";
  buyer.city = "Lyon";
  buyer.country = "FR";
  buyer.siren = "404833048";
  taskcore_client_input client = TASKCORE_CLIENT_INPUT_INIT;
  client.fields = TASKCORE_CLIENT_PARTY;
  client.party = &buyer;
  return taskcore_client_add(store, &client, id);
}

int main(void) {
  taskcore_open_options options = TASKCORE_OPEN_OPTIONS_INIT;
  options.path = ":memory:";
  options.time_zone = "UTC";
  options.clock = read_clock;

  taskcore_store *store = NULL;
  taskcore_invoice_list *list = NULL;
  char *number = NULL;
  taskcore_invoice_input input = TASKCORE_INVOICE_INPUT_INIT;
  taskcore_status status = taskcore_store_open(&options, &store);
  if (!status) status = set_seller(store);
  if (!status) status = add_client(store, &input.client_id);

  int64_t invoice = 0;
  input.fields = TASKCORE_INVOICE_CLIENT;
  const int32_t kind = TASKCORE_INVOICE_KIND_INVOICE;
  if (!status) status = taskcore_invoice_add(store, kind, &input, &invoice);

  taskcore_invoice_line_input line = TASKCORE_INVOICE_LINE_INPUT_INIT;
  line.fields = TASKCORE_INVOICE_LINE_NAME | TASKCORE_INVOICE_LINE_QUANTITY |
                TASKCORE_INVOICE_LINE_UNIT | TASKCORE_INVOICE_LINE_UNIT_PRICE |
                TASKCORE_INVOICE_LINE_VAT;
  line.name = "Conseil";
  line.quantity_ten_thousandths = 25000;  // 2.5
  line.unit = "hour";
  line.unit_price_millionths = 80000000LL;  // 80 EUR
  line.vat_category = TASKCORE_VAT_STANDARD;
  line.vat_rate_thousandths = 20000;  // 20 %
  if (!status) status = taskcore_invoice_line_add(store, invoice, &line, NULL);

  if (!status) status = taskcore_invoice_issue(store, invoice, 0, &number);
  if (!status) status = taskcore_payment_add(store, invoice, NULL, NULL);
  if (!status) status = taskcore_invoice_query(store, NULL, &list);
  for (size_t index = 0; index < taskcore_invoice_list_count(list); index++) {
    const taskcore_invoice *each = taskcore_invoice_list_at(list, index);
    printf("%s: %d.%02d %s, %s\n", each->number, (int)(each->gross_minor / 100),
           (int)(each->gross_minor % 100), each->currency,
           each->state == TASKCORE_INVOICE_STATE_PAID ? "paid" : "owed");
  }

  if (status) fprintf(stderr, "%s\n", taskcore_last_error()->message);
  taskcore_string_free(number);
  taskcore_invoice_list_free(list);
  taskcore_store_free(store);
  return status ? 1 : 0;
}
