/*
 * Issues invoices in the store at PATH for the test beside it:
 *
 *   issuer prepare PATH        sets the seller and adds a client
 *   issuer issue PATH COUNT    adds and issues COUNT invoices, one by one; writes a line "ID
 * NUMBER" for each once its call has returned issuer list PATH           writes a line "ID NUMBER"
 * for each that is issued
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <taskcore.h>
#include <unistd.h>

static int complain(void) {
  fprintf(stderr, "%s\n", taskcore_last_error()->message);
  return 1;
}

static const uint64_t given = TASKCORE_PARTY_NAME | TASKCORE_PARTY_STREET |
                              TASKCORE_PARTY_POSTAL_CODE | TASKCORE_PARTY_CITY |
                              TASKCORE_PARTY_COUNTRY | TASKCORE_PARTY_SIREN;

static taskcore_party party(const char *name, const char *siren) {
  taskcore_party party = TASKCORE_PARTY_INIT;
  party.fields = given;
  party.name = name;
  party.street = "1 rue de la Paix";
  party.postal_code = "75002";
  party.city = "Paris";
  party.country = "FR";
  party.siren = siren;
  return party;
}

static int prepare(taskcore_store *store) {
  taskcore_party seller = party("Atelier Dupont", "732829320");
  seller.fields |= TASKCORE_PARTY_LEGAL_FORM | TASKCORE_PARTY_VAT_NUMBER;
  seller.legal_form = "EI";
  seller.vat_number = "FR44732829320";
  const taskcore_party buyer = party("Exemples SAS", "404833048");
  if (taskcore_profile_set(store, &seller)) return complain();
  taskcore_client_input client = TASKCORE_CLIENT_INPUT_INIT;
  client.fields = TASKCORE_CLIENT_PARTY;
  client.party = &buyer;
  return taskcore_client_add(store, &client, NULL) ? complain() : 0;
}

static taskcore_status draft(taskcore_store *store, int64_t *id) {
  taskcore_invoice_input input = TASKCORE_INVOICE_INPUT_INIT;
  input.fields = TASKCORE_INVOICE_CLIENT;
  input.client_id = 1;
  taskcore_status status = taskcore_invoice_add(store, TASKCORE_INVOICE_KIND_INVOICE, &input, id);
  taskcore_invoice_line_input line = TASKCORE_INVOICE_LINE_INPUT_INIT;
  line.fields =
      TASKCORE_INVOICE_LINE_NAME | TASKCORE_INVOICE_LINE_UNIT_PRICE | TASKCORE_INVOICE_LINE_VAT;
  line.name = "Conseil";
  line.unit_price_millionths = 80000000;
  line.vat_rate_basis_points = 2000;
  return status ? status : taskcore_invoice_line_add(store, *id, &line, NULL);
}

/* Writes at once, past every buffer that dies with the process. */
static int acknowledge(int64_t id, const char *number) {
  char line[64];
  const int length = snprintf(line, sizeof line, "%" PRId64 " %s\n", id, number);
  return write(STDOUT_FILENO, line, (size_t)length) == length ? 0 : 1;
}

static int issue(taskcore_store *store, int count) {
  for (int i = 0; i < count; i++) {
    int64_t id = 0;
    char *number = NULL;
    if (draft(store, &id)) return complain();
    if (taskcore_invoice_issue(store, id, 0, &number)) return complain();
    const int failed = acknowledge(id, number);
    taskcore_string_free(number);
    if (failed) return 1;
  }
  return 0;
}

static int list(taskcore_store *store) {
  taskcore_invoice_query_options options = TASKCORE_INVOICE_QUERY_OPTIONS_INIT;
  options.fields = TASKCORE_INVOICE_QUERY_STATE;
  options.states = ~TASKCORE_INVOICE_STATES_DRAFT & 0x7EU;
  taskcore_invoice_list *invoices = NULL;
  if (taskcore_invoice_query(store, &options, &invoices)) return complain();
  for (size_t i = 0; i < taskcore_invoice_list_count(invoices); i++) {
    const taskcore_invoice *invoice = taskcore_invoice_list_at(invoices, i);
    printf("%" PRId64 " %s\n", invoice->id, invoice->number);
  }
  taskcore_invoice_list_free(invoices);
  return 0;
}

int main(int count, char **words) {
  if (count < 3) return 2;
  taskcore_open_options options = TASKCORE_OPEN_OPTIONS_INIT;
  options.path = words[2];
  options.time_zone = "UTC";
  taskcore_store *store = NULL;
  if (taskcore_store_open(&options, &store)) return complain();
  int status = 2;
  if (strcmp(words[1], "prepare") == 0) status = prepare(store);
  if (strcmp(words[1], "issue") == 0 && count > 3) status = issue(store, atoi(words[3]));
  if (strcmp(words[1], "list") == 0) status = list(store);
  taskcore_store_free(store);
  return status;
}
