/* The store that the readers read into, with an own field, a seller, a client, a draft and an
 * issued invoice, and what is always asked of an answer. */
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <taskcore.h>

static taskcore_store *store;
static int64_t client, draft, issued;

static int32_t noon(int64_t *now_ms, void *payload) {
  (void)payload;
  *now_ms = INT64_C(1798106400000);
  return 0;
}

static void wrong(const char *what) {
  fprintf(stderr, "wrong: %s\n", what);
  abort();
}

/* An answer is a status, and a failure says in a sentence what was wrong. */
static taskcore_status said(taskcore_status status) {
  if (status > 0) wrong("a status that there is not");
  if (status == TASKCORE_EINTERNAL) wrong("an internal error");
  if (status == TASKCORE_ECORRUPT) wrong("a store that was damaged by a reader");
  if (status < 0 && taskcore_last_error()->message[0] == '\0')
    wrong("a failure without a sentence");
  return status;
}

static void needed(taskcore_status status) {
  if (status == TASKCORE_OK) return;
  fprintf(stderr, "%s\n", taskcore_last_error()->message);
  wrong("a store that cannot be set up");
}

/* The seller of corpus/invoice. */
static void set_seller(void) {
  taskcore_party seller = TASKCORE_PARTY_INIT;
  seller.fields = TASKCORE_PARTY_NAME | TASKCORE_PARTY_LEGAL_FORM | TASKCORE_PARTY_STREET |
                  TASKCORE_PARTY_POSTAL_CODE | TASKCORE_PARTY_CITY | TASKCORE_PARTY_COUNTRY |
                  TASKCORE_PARTY_SIREN | TASKCORE_PARTY_EMAIL;
  seller.name = "Atelier Lumière";
  seller.legal_form = "EI";
  seller.street = "12 rue de la Paix";
  seller.postal_code = "75002";
  seller.city = "Paris";
  seller.country = "FR";
  seller.siren = "552100554";
  seller.email = "contact@atelier.example";
  needed(taskcore_profile_set(store, &seller));
}

static void add_client(void) {
  taskcore_party buyer = TASKCORE_PARTY_INIT;
  buyer.fields = TASKCORE_PARTY_NAME | TASKCORE_PARTY_STREET | TASKCORE_PARTY_POSTAL_CODE |
                 TASKCORE_PARTY_CITY | TASKCORE_PARTY_COUNTRY | TASKCORE_PARTY_SIREN |
                 TASKCORE_PARTY_EMAIL;
  buyer.name = "Exemples SAS";
  buyer.street = "2 place Bellecour";
  buyer.postal_code = "69002";
  buyer.city = "Lyon";
  buyer.country = "FR";
  buyer.siren = "404833048";
  buyer.email = "compta@exemples.example";
  taskcore_client_input input = TASKCORE_CLIENT_INPUT_INIT;
  input.fields = TASKCORE_CLIENT_PARTY;
  input.party = &buyer;
  needed(taskcore_client_add(store, &input, &client));
}

static int64_t add_invoice(void) {
  int64_t id = 0;
  taskcore_invoice_input input = TASKCORE_INVOICE_INPUT_INIT;
  input.fields = TASKCORE_INVOICE_CLIENT;
  input.client_id = client;
  needed(taskcore_invoice_add(store, TASKCORE_INVOICE_KIND_INVOICE, &input, &id));
  taskcore_invoice_line_input line = TASKCORE_INVOICE_LINE_INPUT_INIT;
  line.fields =
      TASKCORE_INVOICE_LINE_NAME | TASKCORE_INVOICE_LINE_UNIT_PRICE | TASKCORE_INVOICE_LINE_VAT;
  line.name = "Conseil";
  line.unit_price_millionths = 80000000;
  line.vat_category = TASKCORE_VAT_STANDARD;
  line.vat_rate_thousandths = 20000;
  needed(taskcore_invoice_line_add(store, id, &line, NULL));
  return id;
}

static void add_field(void) {
  taskcore_field_input field = TASKCORE_FIELD_INPUT_INIT;
  field.fields = TASKCORE_FIELD_NAME | TASKCORE_FIELD_KIND | TASKCORE_FIELD_ENTITY;
  field.name = "seats";
  field.kind = TASKCORE_FIELD_KIND_NUMBER;
  field.entity = TASKCORE_ENTITY_EVENT;
  needed(taskcore_field_add(store, &field, NULL));
  field.entity = TASKCORE_ENTITY_TASK;
  field.name = "pages";
  needed(taskcore_field_add(store, &field, NULL));
}

static void open_store(void) {
  taskcore_open_options options = TASKCORE_OPEN_OPTIONS_INIT;
  options.path = ":memory:";
  options.time_zone = "Europe/Paris";
  options.clock = noon;
  taskcore_store_free(store);
  store = NULL;
  needed(taskcore_store_open(&options, &store));
  set_seller();
  add_client();
  issued = add_invoice();
  char *number = NULL;
  needed(taskcore_invoice_issue(store, issued, 0, &number));
  taskcore_string_free(number);
  draft = add_invoice();
  add_field();
}

static void check_pdf(const taskcore_pdf_options *options) {
  uint8_t *pdf = NULL;
  size_t length = 0;
  if (said(taskcore_invoice_pdf(store, draft, options, &pdf, &length)) == TASKCORE_OK &&
      (length < 5 || memcmp(pdf, "%PDF-", 5) != 0))
    wrong("a page that is no PDF file");
  taskcore_bytes_free(pdf);
}
