// Reminds of an overdue invoice, with interest at a rate that was entered for half a year.
#include <inttypes.h>
#include <stdio.h>
#include <taskcore.h>

static int64_t clock_ms = 1767268800000LL;  // 1 January 2026, noon UTC

static int32_t read_clock(int64_t *now_ms, void *payload) {
  (void)payload;
  *now_ms = clock_ms;
  return 0;
}

// An invoice of 1,000 EUR without VAT, which is due on 31 January.
static taskcore_status issue(taskcore_store *store, int64_t *invoice) {
  taskcore_party seller = TASKCORE_PARTY_INIT;
  seller.fields =
      TASKCORE_PARTY_NAME | TASKCORE_PARTY_COUNTRY | TASKCORE_PARTY_CITY | TASKCORE_PARTY_SIREN;
  seller.name = "Atelier Dupont";
  seller.country = "FR";
  seller.city = "Paris";
  seller.siren = "732829320";
  taskcore_party buyer = TASKCORE_PARTY_INIT;
  buyer.fields =
      TASKCORE_PARTY_NAME | TASKCORE_PARTY_CITY | TASKCORE_PARTY_COUNTRY | TASKCORE_PARTY_SIREN;
  buyer.name = "Exemples SAS";
  buyer.city = "Lyon";
  buyer.country = "FR";
  buyer.siren = "404833048";
  taskcore_client_input client = TASKCORE_CLIENT_INPUT_INIT;
  client.fields = TASKCORE_CLIENT_PARTY;
  client.party = &buyer;
  taskcore_invoice_input draft = TASKCORE_INVOICE_INPUT_INIT;
  draft.fields = TASKCORE_INVOICE_CLIENT;
  taskcore_invoice_line_input line = TASKCORE_INVOICE_LINE_INPUT_INIT;
  line.fields = TASKCORE_INVOICE_LINE_NAME | TASKCORE_INVOICE_LINE_UNIT_PRICE |
                TASKCORE_INVOICE_LINE_VAT | TASKCORE_INVOICE_LINE_EXEMPTION;
  line.name = "Course";
  line.unit_price_millionths = 1000000000;
  line.vat_category = TASKCORE_VAT_EXEMPT;
  line.exemption_reason = "TVA non applicable";
  line.exemption_code = "";

  taskcore_status status = taskcore_profile_set(store, &seller);
  if (!status) status = taskcore_client_add(store, &client, &draft.client_id);
  if (!status)
    status = taskcore_invoice_add(store, TASKCORE_INVOICE_KIND_INVOICE, &draft, invoice);
  if (!status) status = taskcore_invoice_line_add(store, *invoice, &line, NULL);
  if (!status) status = taskcore_invoice_issue(store, *invoice, 0, NULL);
  return status;
}

int main(void) {
  taskcore_open_options options = TASKCORE_OPEN_OPTIONS_INIT;
  options.path = ":memory:";
  options.time_zone = "UTC";
  options.clock = read_clock;
  taskcore_penalty_rate_input rate = TASKCORE_PENALTY_RATE_INPUT_INIT;
  rate.fields = TASKCORE_PENALTY_RATE_FIRST_DATE | TASKCORE_PENALTY_RATE_LAST_DATE |
                TASKCORE_PENALTY_RATE_RATE;
  rate.first_date = 20260101;
  rate.last_date = 20260630;
  rate.rate_basis_points = 1215;

  taskcore_store *store = NULL;
  taskcore_late_invoice_list *late = NULL;
  taskcore_payment_reminder_list *reminders = NULL;
  int64_t invoice = 0;
  taskcore_status status = taskcore_store_open(&options, &store);
  if (!status) status = issue(store, &invoice);
  if (!status) status = taskcore_penalty_rate_add(store, &rate, NULL);
  clock_ms += 60LL * 86400000LL;  // 2 March
  if (!status) status = taskcore_late_invoice_query(store, NULL, &late);
  for (size_t i = 0; i < taskcore_late_invoice_list_count(late); i++) {
    const taskcore_late_invoice *row = taskcore_late_invoice_list_at(late, i);
    printf("%s is overdue for %d days\n", row->number, (int)row->days);
    if (!status) status = taskcore_payment_reminder_add(store, row->invoice_id, NULL, NULL);
  }
  if (!status) status = taskcore_payment_reminder_query(store, NULL, &reminders);
  for (size_t i = 0; i < taskcore_payment_reminder_list_count(reminders); i++) {
    const taskcore_payment_reminder *row = taskcore_payment_reminder_list_at(reminders, i);
    printf("owed %" PRId64 ", interest %" PRId64 ", recovery costs %" PRId64 ", in all %" PRId64
           " cents\n",
           row->owed_minor, row->interest_minor, row->recovery_minor, row->total_minor);
  }
  if (status) fprintf(stderr, "%s\n", taskcore_last_error()->message);
  taskcore_late_invoice_list_free(late);
  taskcore_payment_reminder_list_free(reminders);
  taskcore_store_free(store);
  return status ? 1 : 0;
}
