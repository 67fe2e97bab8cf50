/* Invoices: clients, drafts with items, issuing, payments, credit notes. */
#include "work.h"

static taskcore_party party(const char *name, const char *siren) {
  taskcore_party party = TASKCORE_PARTY_INIT;
  party.fields = TASKCORE_PARTY_NAME | TASKCORE_PARTY_STREET | TASKCORE_PARTY_POSTAL_CODE |
                 TASKCORE_PARTY_CITY | TASKCORE_PARTY_COUNTRY | TASKCORE_PARTY_SIREN;
  party.name = name;
  party.street = "1 rue de la Paix";
  party.postal_code = "75002";
  party.city = "Paris";
  party.country = "FR";
  party.siren = siren;
  return party;
}

taskcore_status work_prepare(taskcore_store *store) {
  taskcore_party seller = party("Atelier Dupont", "732829320");
  seller.fields |= TASKCORE_PARTY_LEGAL_FORM | TASKCORE_PARTY_VAT_NUMBER;
  seller.legal_form = "EI";
  seller.vat_number = "FR44732829320";
  const taskcore_party buyer = party("Exemples SAS", "404833048");
  const taskcore_status status = taskcore_profile_set(store, &seller);
  if (status) return status;
  taskcore_client_input client = TASKCORE_CLIENT_INPUT_INIT;
  client.fields = TASKCORE_CLIENT_PARTY;
  client.party = &buyer;
  return taskcore_client_add(store, &client, NULL);
}

static void add_client(worker *worker) {
  int64_t id = 0;
  begin(worker);
  const taskcore_party buyer = party(worker->mark, "404833048");
  taskcore_client_input client = TASKCORE_CLIENT_INPUT_INIT;
  client.fields = TASKCORE_CLIENT_PARTY | TASKCORE_CLIENT_NOTES;
  client.party = &buyer;
  client.notes = "pays late";
  effect(worker, "N|client|name|%s", worker->mark);
  effect(worker, "S|client|?0|city|Paris");
  effect(worker, "S|client|?0|notes|pays late");
  announce(worker, "client_add");
  settle(worker, taskcore_client_add(worker->store, &client, &id), &id, 1);
}

static void draft(worker *worker) {
  taskcore_invoice_input input = TASKCORE_INVOICE_INPUT_INIT;
  int64_t id = 0, line_id = 0;
  begin(worker);
  input.fields = TASKCORE_INVOICE_CLIENT | TASKCORE_INVOICE_BUYER_REFERENCE;
  input.client_id = 1;
  input.buyer_reference = worker->mark;
  effect(worker, "N|invoice|buyer_reference|%s", worker->mark);
  effect(worker, "S|invoice|?0|stage|1");
  announce(worker, "invoice_add");
  if (!settle(worker,
              taskcore_invoice_add(worker->store, TASKCORE_INVOICE_KIND_INVOICE, &input, &id), &id,
              1)) {
    return;
  }
  begin(worker);
  taskcore_invoice_line_input line = TASKCORE_INVOICE_LINE_INPUT_INIT;
  line.fields =
      TASKCORE_INVOICE_LINE_NAME | TASKCORE_INVOICE_LINE_UNIT_PRICE | TASKCORE_INVOICE_LINE_VAT;
  line.name = worker->mark;
  line.unit_price_millionths = 80000000;
  line.vat_rate_thousandths = 20000;
  effect(worker, "N|invoice_line|name|%s", worker->mark);
  effect(worker, "S|invoice_line|?0|unit_price_millionths|80000000");
  announce(worker, "invoice_line_add");
  if (settle(worker, taskcore_invoice_line_add(worker->store, id, &line, &line_id), &line_id, 1)) {
    things_add(&worker->drafts, id);
  }
}

static void issue(worker *worker, int64_t id) {
  char *number = NULL;
  begin(worker);
  effect(worker, "S|invoice|%" PRId64 "|stage|2", id);
  effect(worker, "S|invoice|%" PRId64 "|number|+", id);
  announce(worker, "invoice_issue");
  const taskcore_status status = taskcore_invoice_issue(worker->store, id, 0, &number);
  if (!status) effect(worker, "S|invoice|%" PRId64 "|number|%s", id, number);
  if (settle(worker, status, NULL, 0)) things_add(&worker->issued, id);
  taskcore_string_free(number);
}

static void pay(worker *worker, int64_t id) {
  taskcore_payment_input payment = TASKCORE_PAYMENT_INPUT_INIT;
  int64_t payment_id = 0;
  begin(worker);
  payment.fields = TASKCORE_PAYMENT_AMOUNT | TASKCORE_PAYMENT_REFERENCE;
  payment.amount_minor = 9600;
  payment.reference = worker->mark;
  effect(worker, "N|payment|reference|%s", worker->mark);
  effect(worker, "S|payment|?0|amount_minor|9600");
  effect(worker, "S|invoice|%" PRId64 "|paid_minor|9600", id);
  announce(worker, "payment_add");
  settle(worker, taskcore_payment_add(worker->store, id, &payment, &payment_id), &payment_id, 1);
}

static void take_back(worker *worker, int64_t id) {
  int64_t note = 0;
  begin(worker);
  effect(worker, "S|invoice|%" PRId64 "|stage|3", id);
  announce(worker, "invoice_void");
  const taskcore_status status = taskcore_invoice_void(worker->store, id, 0, &note);
  if (!status) effect(worker, "S|invoice|%" PRId64 "|stage|2", note);
  settle(worker, status, NULL, 0);
}

static void xml(worker *worker, int64_t id) {
  char path[512];
  begin(worker);
  snprintf(path, sizeof path, "%s/invoice-%d.xml", worker->folder, worker->number % 8);
  effect(worker, "X|%s", path);
  announce(worker, "invoice_xml_file");
  settle(worker, taskcore_invoice_xml_file(worker->store, id, TASKCORE_XML_UBL, path), NULL, 0);
  things_add(&worker->issued, id);
}

void work_invoices(worker *worker) {
  int64_t id;
  if (chance(worker, 12) == 0) add_client(worker);
  /* What is issued is no step, and takes the steps of its draft out of the log. */
  else if (worker->lock >= 0 || chance(worker, 2))
    draft(worker);
  else if ((id = things_take(worker, &worker->issued)) != 0) {
    switch (chance(worker, 4)) {
      case 0:
        take_back(worker, id);
        break;
      case 1:
        pay(worker, id);
        break;
      default:
        xml(worker, id);
    }
  } else if ((id = things_take(worker, &worker->drafts)) != 0)
    issue(worker, id);
}
