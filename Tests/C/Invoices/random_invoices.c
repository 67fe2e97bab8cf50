/* Thousands of random calls about invoices, with undo and redo between them: what was issued never
 * changes, numbers have no gaps, amounts add up, and the way back and forth leads to the same. */
#include "chance.h"
#include "invoicing.h"

static int64_t amount(void) {
  static const int64_t amounts[] = {0, 1, 5, 333, 1005, 9999, 123456, 100000000000000, -1};
  return chance(3) == 0 ? amounts[chance(9)] : (int64_t)chance(100000);
}

static int32_t day(void) { return 20261101 + (int32_t)chance(30) + 100 * (int32_t)chance(3); }

static const char *word(void) {
  static const char *const words[] = {"Étude", "Conseil <b>", "家 & fils", "x",   "ab\"c'",
                                      "",      "\xFF",        "one\ntwo",  "web", "été"};
  return words[chance(10)];
}

/* ------------------------------------------------------------------------------- what there is */

enum { MOST = 4000 };

/* What was issued: the model, which the store must follow for good. */
typedef struct issued_invoice {
  int64_t id;
  char number[40];
  uint64_t hash; /* of its file */
} issued_invoice;

static issued_invoice issued[MOST];
static int issued_count;

static uint64_t hash_of(const char *text) {
  uint64_t hash = 1469598103934665603ULL;
  for (; *text != '\0'; text++) hash = (hash ^ (uint8_t)*text) * 1099511628211ULL;
  return hash;
}

static uint64_t hash_of_file(taskcore_store *store, int64_t id) {
  char *xml = NULL;
  CHECK_OK(taskcore_invoice_xml(store, id, TASKCORE_XML_CII, &xml));
  uint64_t hash = hash_of(xml);
  taskcore_string_free(xml);
  return hash;
}

static void note_issued(taskcore_store *store, int64_t id) {
  taskcore_invoice_document *document = read_invoice(store, id);
  CHECK(issued_count < MOST);
  issued[issued_count].id = id;
  snprintf(issued[issued_count].number, sizeof issued[0].number, "%s",
           taskcore_invoice_document_contents(document)->invoice->number);
  taskcore_invoice_document_free(document);
  issued[issued_count].hash = hash_of_file(store, id);
  issued_count++;
}

/* Some of the ids that are there, 0 for none. */
typedef struct some {
  int64_t client, draft, sent, line, adjustment, payment;
} some;

static some choose(taskcore_store *store) {
  some chosen;
  taskcore_invoice_query_options options = TASKCORE_INVOICE_QUERY_OPTIONS_INIT;
  taskcore_client_query_options clients = TASKCORE_CLIENT_QUERY_OPTIONS_INIT;
  taskcore_invoice_list *drafts = NULL;
  taskcore_client_list *list = NULL;
  taskcore_payment_list *payments = NULL;
  memset(&chosen, 0, sizeof chosen);
  options.fields = TASKCORE_INVOICE_QUERY_STATE;
  options.states = TASKCORE_INVOICE_STATES_DRAFT;
  CHECK_OK(taskcore_invoice_query(store, &options, &drafts));
  uint32_t count = (uint32_t)taskcore_invoice_list_count(drafts);
  if (count > 0) chosen.draft = taskcore_invoice_list_at(drafts, chance(count))->id;
  taskcore_invoice_list_free(drafts);
  CHECK_OK(taskcore_client_query(store, &clients, &list));
  count = (uint32_t)taskcore_client_list_count(list);
  if (count > 0) chosen.client = taskcore_client_list_at(list, chance(count))->id;
  taskcore_client_list_free(list);
  CHECK_OK(taskcore_payment_query(store, NULL, &payments));
  count = (uint32_t)taskcore_payment_list_count(payments);
  if (count > 0) chosen.payment = taskcore_payment_list_at(payments, chance(count))->id;
  taskcore_payment_list_free(payments);
  if (issued_count > 0) chosen.sent = issued[chance((uint32_t)issued_count)].id;
  int64_t of = chance(8) == 0 && chosen.sent != 0 ? chosen.sent : chosen.draft;
  if (of != 0) {
    taskcore_invoice_document *document = read_invoice(store, of);
    const taskcore_invoice_content *content = taskcore_invoice_document_contents(document);
    if (content->line_count > 0) {
      chosen.line = TASKCORE_AT(content->lines, chance((uint32_t)content->line_count))->id;
    }
    if (content->adjustment_count > 0) {
      chosen.adjustment =
          TASKCORE_AT(content->adjustments, chance((uint32_t)content->adjustment_count))->id;
    }
    taskcore_invoice_document_free(document);
  }
  return chosen;
}

/* --------------------------------------------------------------------------------- what is done */

static void set_vat(int32_t *category, int32_t *rate) {
  static const int32_t rates[] = {20000, 10000, 5500, 2100, 12345};
  *category = chance(4) > 0 ? TASKCORE_VAT_STANDARD : 1 + (int32_t)chance(9);
  *rate = *category == TASKCORE_VAT_STANDARD ? rates[chance(5)] : 0;
}

static taskcore_invoice_line_input random_line(void) {
  taskcore_invoice_line_input line = TASKCORE_INVOICE_LINE_INPUT_INIT;
  for (int bit = 0; bit < 11; bit++) {
    if (chance(3) == 0) line.fields |= 1ULL << bit;
  }
  if ((line.fields & TASKCORE_INVOICE_LINE_DISCOUNT_RATE) != 0) {
    line.fields &= ~(uint64_t)TASKCORE_INVOICE_LINE_DISCOUNT_AMOUNT;
  }
  if (chance(5) == 0) line.fields |= TASKCORE_INVOICE_LINE_POSITION;
  line.name = word();
  line.details = word();
  line.quantity_ten_thousandths = chance(4) == 0 ? 1 + chance(100000) : 10000;
  line.unit = chance(2) == 0 ? "hour" : "C62";
  line.unit_price_millionths = amount() * (int64_t)(chance(2) == 0 ? 10000 : 3333);
  line.discount_minor = amount();
  line.discount_reason = word();
  line.discount_basis_points = (int32_t)chance(11000);
  set_vat(&line.vat_category, &line.vat_rate_thousandths);
  line.first_date = day();
  line.last_date = day();
  line.position = (int32_t)chance(4);
  line.exemption_reason = word();
  line.exemption_code = chance(2) == 0 ? "" : "VATEX-EU-132";
  return line;
}

static taskcore_invoice_adjustment_input random_adjustment(void) {
  taskcore_invoice_adjustment_input input = TASKCORE_INVOICE_ADJUSTMENT_INPUT_INIT;
  input.fields = chance(128);
  input.fields &= ~(uint64_t)(chance(2) ? TASKCORE_INVOICE_ADJUSTMENT_RATE
                                        : TASKCORE_INVOICE_ADJUSTMENT_AMOUNT);
  input.amount_minor = (int64_t)chance(2000);
  input.reason = word();
  input.reason_code = chance(2) == 0 ? "" : "95";
  input.exemption_reason = word();
  input.exemption_code = "";
  input.is_charge = (int32_t)chance(2);
  input.rate_basis_points = (int32_t)chance(10001);
  set_vat(&input.vat_category, &input.vat_rate_thousandths);
  return input;
}

static taskcore_invoice_input random_terms(const some *chosen) {
  taskcore_invoice_input input = TASKCORE_INVOICE_INPUT_INIT;
  for (int bit = 0; bit < 20; bit++) {
    if (chance(8) == 0) input.fields |= 1ULL << bit;
  }
  input.client_id = chosen->client;
  input.series = chance(3) == 0 ? "web" : "";
  input.due_date = chance(3) == 0 ? 0 : day();
  input.payment_days = (int32_t)chance(60);
  input.delivery_date = day();
  input.first_date = day();
  input.last_date = day();
  input.currency = chance(3) == 0 ? "JPY" : "EUR";
  input.exchange_rate_millionths = 1 + (int64_t)chance(200000000);
  input.language = chance(2) == 0 ? "en" : "fr";
  input.business_process = "";
  input.buyer_reference = input.order_reference = input.contract_reference = word();
  input.payment_terms = input.notes = word();
  input.late_penalty = input.recovery_fee = input.early_discount = "Comme la loi le veut";
  input.prepaid_minor = chance(3) == 0 ? (int64_t)chance(500) : 0;
  input.preceding_number =
      chance(2) == 0 || issued_count == 0 ? "OLD-1" : issued[chance((uint32_t)issued_count)].number;
  input.preceding_date = chance(2) == 0 ? 0 : day();
  return input;
}

static void change_clients(taskcore_store *store, const some *chosen) {
  taskcore_party party = french_party(word(), "404833048");
  party.city = word();
  switch (chance(5)) {
    case 0:
      archive_client(store, chosen->client, (int32_t)chance(2));
      break;
    case 1:
      taskcore_client_delete(store, &chosen->client, 1);
      break;
    case 2:
      change_client(store, chosen->client, &party, word());
      break;
    case 3:
      taskcore_profile_set(store, &party);
      set_seller(store);
      break;
    default:
      add_party(store, &party, word(), NULL);
  }
}

static void change_drafts(taskcore_store *store, const some *chosen) {
  taskcore_invoice_input terms = random_terms(chosen);
  taskcore_invoice_line_input line = random_line();
  taskcore_invoice_adjustment_input adjustment = random_adjustment();
  switch (chance(12)) {
    case 0:
      taskcore_invoice_update(store, chosen->draft, &terms);
      break;
    case 1:
      taskcore_invoice_delete(store, chance(4) ? &chosen->draft : &chosen->sent, 1);
      break;
    case 2:
      taskcore_invoice_copy(store, chance(2) ? chosen->draft : chosen->sent, NULL);
      break;
    case 3:
      taskcore_invoice_credit(store, chosen->sent, NULL);
      break;
    case 4:
      taskcore_invoice_line_update(store, chosen->line, &line);
      break;
    case 5:
      taskcore_invoice_line_delete(store, &chosen->line, 1);
      break;
    case 6:
      taskcore_invoice_adjustment_update(store, chosen->adjustment, &adjustment);
      break;
    case 7:
      taskcore_invoice_adjustment_delete(store, &chosen->adjustment, 1);
      break;
    case 8:
      taskcore_invoice_adjustment_add(store, chosen->draft, &adjustment, NULL);
      break;
    case 9:
      taskcore_invoice_add(store, 1 + (int32_t)(chance(5) == 0), &terms, NULL);
      break;
    default:
      line.fields |= TASKCORE_INVOICE_LINE_NAME;
      taskcore_invoice_line_add(store, chance(9) ? chosen->draft : chosen->sent, &line, NULL);
  }
}

/* A draft that has all that it needs, issued mostly. */
static void issue_something(taskcore_store *store, const some *chosen) {
  int64_t id = chosen->draft;
  if (chance(2) == 0) {
    taskcore_invoice_input input = TASKCORE_INVOICE_INPUT_INIT;
    taskcore_invoice_line_input line = item("Conseil", 1 + chance(50000), 1 + chance(90000000));
    input.fields = TASKCORE_INVOICE_CLIENT | TASKCORE_INVOICE_SERIES;
    input.client_id = chosen->client;
    input.series = chance(4) == 0 ? "web" : "";
    if (taskcore_invoice_add(store, 1, &input, &id) != TASKCORE_OK) return;
    taskcore_invoice_line_add(store, id, &line, NULL);
  }
  if (taskcore_invoice_issue(store, id, chance(4) ? 0 : day(), NULL) == TASKCORE_OK) {
    note_issued(store, id);
  }
}

static void change_payments(taskcore_store *store, const some *chosen) {
  taskcore_payment_input payment = of_amount(amount());
  switch (chance(4)) {
    case 0:
      taskcore_payment_delete(store, &chosen->payment, 1);
      break;
    case 1:
      taskcore_payment_add(store, chosen->sent, NULL, NULL);
      break;
    default:
      taskcore_payment_add(store, chance(9) ? chosen->sent : chosen->draft, &payment, NULL);
  }
}

/* What the present state forbids is no step, and that is fine here. */
static void do_something(taskcore_store *store) {
  some chosen = choose(store);
  int64_t note = 0;
  clock_ms += chance(40) == 0 ? (int64_t)chance(5) * DAY_MS : (int64_t)chance(3600000);
  switch (chance(20)) {
    case 0:
    case 1:
      change_clients(store, &chosen);
      break;
    case 2:
    case 3:
    case 4:
      issue_something(store, &chosen);
      break;
    case 5:
    case 6:
      change_payments(store, &chosen);
      break;
    case 7:
      if (taskcore_invoice_void(store, chosen.sent, 0, &note) == TASKCORE_OK) {
        note_issued(store, note);
      }
      break;
    case 8:
      taskcore_number_series_set(store, "web", chance(2) == 0 ? "W{N}" : "");
      break;
    case 9:
    case 10:
      taskcore_undo(store, NULL);
      break;
    case 11:
      taskcore_redo(store, NULL);
      break;
    default:
      change_drafts(store, &chosen);
  }
}

/* ----------------------------------------------------------------------------- what must hold */

static int64_t sum_of_payments(taskcore_store *store, int64_t id) {
  taskcore_payment_list *list = NULL;
  int64_t sum = 0;
  CHECK_OK(query_payments(store, id, &list));
  for (size_t i = 0; i < taskcore_payment_list_count(list); i++) {
    CHECK(taskcore_payment_list_at(list, i)->amount_minor > 0);
    sum += taskcore_payment_list_at(list, i)->amount_minor;
  }
  taskcore_payment_list_free(list);
  return sum;
}

static void check_balance(taskcore_store *store, const taskcore_invoice *invoice) {
  CHECK_INT(invoice->gross_minor, invoice->net_minor + invoice->vat_minor);
  if (invoice->state == TASKCORE_INVOICE_STATE_DRAFT) {
    CHECK_INT(invoice->balance_minor, 0);
    CHECK_INT(invoice->paid_minor, 0);
    CHECK_TEXT(invoice->number, "");
    return;
  }
  CHECK_INT(invoice->paid_minor, sum_of_payments(store, invoice->id));
  CHECK(invoice->credited_minor <= invoice->gross_minor);
  CHECK(invoice->paid_minor <= invoice->due_minor);
  if (invoice->state == TASKCORE_INVOICE_STATE_VOID) {
    CHECK_INT(invoice->balance_minor, 0);
    CHECK_INT(invoice->paid_minor, 0);
    CHECK_INT(invoice->credited_minor, invoice->gross_minor);
  } else {
    CHECK_INT(invoice->balance_minor,
              invoice->due_minor - invoice->paid_minor - invoice->credited_minor);
    CHECK_INT(invoice->state == TASKCORE_INVOICE_STATE_PAID, invoice->balance_minor <= 0);
  }
}

/* Numbers such as F2026-0007 are counted within all before the last digits. */
static void check_gapless(void) {
  for (int i = 0; i < issued_count; i++) {
    const char *end = issued[i].number + strlen(issued[i].number), *digits = end;
    while (digits > issued[i].number && digits[-1] >= '0' && digits[-1] <= '9') digits--;
    size_t prefix = (size_t)(digits - issued[i].number);
    long number = strtol(digits, NULL, 10), before = 0;
    for (int j = 0; j < issued_count; j++) {
      if (i != j) CHECK(strcmp(issued[i].number, issued[j].number) != 0);
      if (strncmp(issued[i].number, issued[j].number, prefix) != 0) continue;
      long other = strtol(issued[j].number + prefix, NULL, 10);
      if (strspn(issued[j].number + prefix, "0123456789") != strlen(issued[j].number + prefix)) {
        continue;
      }
      before += other < number;
    }
    CHECK_INT(before, number - 1);
  }
}

static void check_all(taskcore_store *store) {
  taskcore_invoice_list *list = NULL;
  CHECK_OK(taskcore_invoice_query(store, NULL, &list));
  int count = 0;
  for (size_t i = 0; i < taskcore_invoice_list_count(list); i++) {
    const taskcore_invoice *invoice = taskcore_invoice_list_at(list, i);
    check_balance(store, invoice);
    count += invoice->state != TASKCORE_INVOICE_STATE_DRAFT;
  }
  taskcore_invoice_list_free(list);
  CHECK_INT(count, issued_count);
  check_gapless();
  for (int i = 0; i < issued_count; i++) {
    int64_t id = 0;
    CHECK_OK(taskcore_invoice_find(store, issued[i].number, &id));
    CHECK_INT(id, issued[i].id);
    CHECK(hash_of_file(store, id) == issued[i].hash);
  }
}

/* Of a step that added a client which an invoice is for, nothing is taken back. */
static int take_all_back(taskcore_store *store) {
  taskcore_step step = TASKCORE_STEP_INIT;
  int steps = 0;
  while (taskcore_undo(store, &step) == TASKCORE_OK) steps += step.changed_count > 0;
  return steps;
}

static int do_all_again(taskcore_store *store) {
  taskcore_step step = TASKCORE_STEP_INIT;
  int steps = 0;
  while (taskcore_redo(store, &step) == TASKCORE_OK) steps += step.changed_count > 0;
  return steps;
}

enum { CALLS = 1600, EVERY = 200 };

static void whatever_is_done_what_was_issued_stays(void) {
  taskcore_open_options options = options_for(path_of("random.db"));
  taskcore_store *store = NULL;
  options.durability = TASKCORE_DURABILITY_NORMAL;
  clock_ms = START_MS + 70 * DAY_MS; /* the year changes on the way */
  CHECK_OK(taskcore_store_open(&options, &store));
  set_seller(store);
  add_client(store, "Exemples SAS");
  for (int call = 1; call <= CALLS; call++) {
    do_something(store);
    if (call % EVERY == 0) check_all(store);
  }
  if (chance_is_usual) CHECK(issued_count > 25);
  do_all_again(store);
  char *end = export_of(store);
  int steps = take_all_back(store);
  char *beginning = export_of(store);
  CHECK(steps > 50);
  check_all(store);
  for (int round = 0; round < 2; round++) {
    CHECK_INT(do_all_again(store), steps);
    char *now = export_of(store);
    CHECK_TEXT(now, end);
    free(now);
    check_all(store);
    taskcore_store_free(store);
    CHECK_OK(taskcore_store_open(&options, &store));
    CHECK_INT(take_all_back(store), steps);
    now = export_of(store);
    CHECK_TEXT(now, beginning);
    free(now);
  }
  check_all(store);
  free(end);
  free(beginning);
  taskcore_repair_report report = TASKCORE_REPAIR_REPORT_INIT;
  const taskcore_repair_report whole = TASKCORE_REPAIR_REPORT_INIT;
  CHECK_OK(taskcore_repair(store, &report));
  CHECK(memcmp(&report, &whole, sizeof report) == 0);
  taskcore_store_free(store);
}

int main(int argc, char **argv) {
  use_folder(argc, argv);
  chance_begin(20260901);
  RUN(whatever_is_done_what_was_issued_stays);
  return check_result();
}
