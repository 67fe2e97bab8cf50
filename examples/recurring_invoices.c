// Drafts the rent again on each first day of a month, as far as these have come.
#include <inttypes.h>
#include <stdio.h>
#include <taskcore.h>

static int64_t clock_ms = 1767268800000LL;  // 1 January 2026, noon UTC

static int32_t read_clock(int64_t *now_ms, void *payload) {
  (void)payload;
  *now_ms = clock_ms;
  return 0;
}

int main(void) {
  taskcore_open_options options = TASKCORE_OPEN_OPTIONS_INIT;
  options.path = ":memory:";
  options.time_zone = "UTC";
  options.clock = read_clock;
  taskcore_party party = TASKCORE_PARTY_INIT;
  party.fields = TASKCORE_PARTY_NAME;
  party.name = "Exemples SAS";
  taskcore_client_input client = TASKCORE_CLIENT_INPUT_INIT;
  client.fields = TASKCORE_CLIENT_PARTY;
  client.party = &party;
  taskcore_invoice_input draft = TASKCORE_INVOICE_INPUT_INIT;
  draft.fields = TASKCORE_INVOICE_CLIENT;
  taskcore_invoice_line_input line = TASKCORE_INVOICE_LINE_INPUT_INIT;
  line.fields =
      TASKCORE_INVOICE_LINE_NAME | TASKCORE_INVOICE_LINE_UNIT_PRICE | TASKCORE_INVOICE_LINE_VAT;
  line.name = "Rent";
  line.unit_price_millionths = 500000000;
  line.vat_category = TASKCORE_VAT_STANDARD;
  line.vat_rate_thousandths = 20000;
  taskcore_recurring_invoice_input rule = TASKCORE_RECURRING_INVOICE_INPUT_INIT;
  rule.fields = TASKCORE_RECURRING_INVOICE_REPEAT_RULE | TASKCORE_RECURRING_INVOICE_PERIOD;
  rule.repeat_rule = "FREQ=MONTHLY;BYMONTHDAY=1";
  rule.period = TASKCORE_RECURRING_PERIOD_COMING;

  taskcore_store *store = NULL;
  taskcore_alert_list *alerts = NULL;
  taskcore_recurring_invoice_list *recurring = NULL;
  taskcore_invoice_list *drafts = NULL;
  int64_t invoice = 0;
  taskcore_status status = taskcore_store_open(&options, &store);
  if (!status) status = taskcore_client_add(store, &client, &draft.client_id);
  if (!status)
    status = taskcore_invoice_add(store, TASKCORE_INVOICE_KIND_INVOICE, &draft, &invoice);
  if (!status) status = taskcore_invoice_line_add(store, invoice, &line, NULL);
  if (!status) status = taskcore_recurring_invoice_add(store, invoice, &rule, NULL);
  clock_ms += 60LL * 86400000LL;  // 2 March
  if (!status) status = taskcore_poll(store, clock_ms, &alerts, NULL);
  if (!status) status = taskcore_recurring_invoice_query(store, NULL, &recurring);
  if (!status) status = taskcore_invoice_query(store, NULL, &drafts);
  for (size_t i = 0; i < taskcore_recurring_invoice_list_count(recurring); i++) {
    const taskcore_recurring_invoice *row = taskcore_recurring_invoice_list_at(recurring, i);
    printf("%s: %" PRId64 " minor units of %s, next on %d\n", row->client_name, row->gross_minor,
           row->currency, (int)row->next_date);
  }
  printf("%d drafts\n", (int)taskcore_invoice_list_count(drafts));
  if (status) fprintf(stderr, "%s\n", taskcore_last_error()->message);
  taskcore_alert_list_free(alerts);
  taskcore_recurring_invoice_list_free(recurring);
  taskcore_invoice_list_free(drafts);
  taskcore_store_free(store);
  return status ? 1 : 0;
}
