/* What tests of invoices begin with: a French seller, a client, drafts with items, and amounts. */
#ifndef INVOICING_H
#define INVOICING_H

#include "listing.h"
#include "options.h"

#define DAY_MS 86400000LL

static inline taskcore_party french_party(const char *name, const char *siren) {
  taskcore_party party = TASKCORE_PARTY_INIT;
  party.fields = TASKCORE_PARTY_NAME | TASKCORE_PARTY_STREET | TASKCORE_PARTY_POSTAL_CODE |
                 TASKCORE_PARTY_CITY | TASKCORE_PARTY_COUNTRY | TASKCORE_PARTY_SIREN |
                 TASKCORE_PARTY_EMAIL;
  party.name = name;
  party.street = "1 rue de la Paix";
  party.postal_code = "75002";
  party.city = "Paris";
  party.country = "FR";
  party.siren = siren;
  party.email = "contact@example.org";
  return party;
}

static inline void set_seller(taskcore_store *store) {
  taskcore_party seller = french_party("Atelier Dupont", "732829320");
  seller.fields |= TASKCORE_PARTY_VAT_NUMBER | TASKCORE_PARTY_LEGAL_FORM | TASKCORE_PARTY_SUPPLIES;
  seller.vat_number = "FR44732829320";
  seller.legal_form = "EI";
  seller.supplies = "services";
  CHECK_OK(taskcore_profile_set(store, &seller));
}

/* NULL: not given. */
static inline taskcore_client_input client_of(const taskcore_party *party, const char *notes) {
  taskcore_client_input input = TASKCORE_CLIENT_INPUT_INIT;
  input.fields =
      (party == NULL ? 0 : TASKCORE_CLIENT_PARTY) | (notes == NULL ? 0 : TASKCORE_CLIENT_NOTES);
  input.party = party;
  input.notes = notes;
  return input;
}

static inline taskcore_status add_party(taskcore_store *store, const taskcore_party *party,
                                        const char *notes, int64_t *id) {
  taskcore_client_input input = client_of(party, notes);
  return taskcore_client_add(store, &input, id);
}

static inline taskcore_status change_client(taskcore_store *store, int64_t id,
                                            const taskcore_party *party, const char *notes) {
  taskcore_client_input input = client_of(party, notes);
  return taskcore_client_update(store, &id, 1, &input);
}

static inline taskcore_status archive_client(taskcore_store *store, int64_t id,
                                             int32_t is_archived) {
  taskcore_client_input input = TASKCORE_CLIENT_INPUT_INIT;
  input.fields = TASKCORE_CLIENT_ARCHIVED;
  input.is_archived = is_archived;
  return taskcore_client_update(store, &id, 1, &input);
}

static inline int64_t add_client(taskcore_store *store, const char *name) {
  taskcore_party party = french_party(name, "404833048");
  int64_t id = 0;
  CHECK_OK(add_party(store, &party, NULL, &id));
  return id;
}

/* An item of S at 20 %: a quantity in ten-thousandths at a price in millionths. */
static inline taskcore_invoice_line_input item(const char *name, int64_t quantity, int64_t price) {
  taskcore_invoice_line_input line = TASKCORE_INVOICE_LINE_INPUT_INIT;
  line.fields = TASKCORE_INVOICE_LINE_NAME | TASKCORE_INVOICE_LINE_QUANTITY |
                TASKCORE_INVOICE_LINE_UNIT_PRICE | TASKCORE_INVOICE_LINE_VAT;
  line.name = name;
  line.quantity_ten_thousandths = quantity;
  line.unit_price_millionths = price;
  line.vat_category = TASKCORE_VAT_STANDARD;
  line.vat_rate_thousandths = 20000;
  return line;
}

/* One piece at so many cents. */
static inline taskcore_invoice_line_input piece(int64_t cents) {
  return item("Conseil", 10000, cents * 10000);
}

static inline int64_t add_line(taskcore_store *store, int64_t invoice,
                               const taskcore_invoice_line_input *line) {
  int64_t id = 0;
  CHECK_OK(taskcore_invoice_line_add(store, invoice, line, &id));
  return id;
}

static inline int64_t add_draft(taskcore_store *store, int32_t kind, int64_t client) {
  taskcore_invoice_input input = TASKCORE_INVOICE_INPUT_INIT;
  int64_t id = 0;
  input.fields = TASKCORE_INVOICE_CLIENT;
  input.client_id = client;
  CHECK_OK(taskcore_invoice_add(store, kind, &input, &id));
  return id;
}

/* A draft of an invoice with one piece at so many cents. */
static inline int64_t draft_of(taskcore_store *store, int64_t client, int64_t cents) {
  int64_t id = add_draft(store, TASKCORE_INVOICE_KIND_INVOICE, client);
  taskcore_invoice_line_input line = piece(cents);
  add_line(store, id, &line);
  return id;
}

/* Its number, good for the next seven calls. */
static inline const char *issue_on(taskcore_store *store, int64_t id, int32_t date) {
  static char numbers[8][40];
  static int next;
  char *given = NULL;
  CHECK_OK(taskcore_invoice_issue(store, id, date, &given));
  char *number = numbers[next];
  next = (next + 1) % 8;
  snprintf(number, sizeof numbers[0], "%s", given);
  taskcore_string_free(given);
  return number;
}

static inline const char *issue(taskcore_store *store, int64_t id) {
  return issue_on(store, id, 0);
}

static inline taskcore_invoice_document *read_invoice(taskcore_store *store, int64_t id) {
  taskcore_invoice_document *document = NULL;
  CHECK_OK(taskcore_invoice_document_read(store, id, &document));
  CHECK(taskcore_invoice_document_contents(document) != NULL);
  return document;
}

/* The numbers of an invoice; its texts are gone. */
static inline taskcore_invoice figures_of(taskcore_store *store, int64_t id) {
  taskcore_invoice_document *document = read_invoice(store, id);
  taskcore_invoice figures = *taskcore_invoice_document_contents(document)->invoice;
  taskcore_invoice_document_free(document);
  return figures;
}

static inline taskcore_payment_input of_amount(int64_t cents) {
  taskcore_payment_input payment = TASKCORE_PAYMENT_INPUT_INIT;
  payment.fields = TASKCORE_PAYMENT_AMOUNT;
  payment.amount_minor = cents;
  return payment;
}

static inline int64_t pay(taskcore_store *store, int64_t invoice, int64_t cents) {
  taskcore_payment_input payment = of_amount(cents);
  int64_t id = 0;
  CHECK_OK(taskcore_payment_add(store, invoice, &payment, &id));
  return id;
}

/* The numbers of the listed invoices, "-" for a draft, joined by spaces. */
static inline const char *numbers_of(const taskcore_invoice_list *list) {
  static char numbers[4096];
  size_t length = 0;
  numbers[0] = '\0';
  for (size_t i = 0; i < taskcore_invoice_list_count(list); i++) {
    const char *number = taskcore_invoice_list_at(list, i)->number;
    CHECK(length + strlen(number) + 3 < sizeof numbers);
    length += (size_t)snprintf(numbers + length, sizeof numbers - length, "%s%s", i > 0 ? " " : "",
                               *number == '\0' ? "-" : number);
  }
  return numbers;
}

static inline const char *invoices_found(taskcore_store *store,
                                         const taskcore_invoice_query_options *options) {
  taskcore_invoice_list *list = NULL;
  CHECK_OK(taskcore_invoice_query(store, options, &list));
  const char *numbers = numbers_of(list);
  taskcore_invoice_list_free(list);
  return numbers;
}

/* Runs a test on a store in memory with a seller and a client. */
static int64_t client_id;

static void (*test_with_seller)(taskcore_store *store);

static inline void with_seller(taskcore_store *store) {
  set_seller(store);
  client_id = add_client(store, "Exemples SAS");
  test_with_seller(store);
}

static inline void run_with_seller(const char *name, void (*test)(taskcore_store *store)) {
  test_with_seller = test;
  run_with_store(name, with_seller);
}

#define RUN_WITH_SELLER(test) run_with_seller(#test, test)

#endif
