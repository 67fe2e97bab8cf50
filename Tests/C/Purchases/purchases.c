/* Invoices of others: received once, listed, paid, deleted; and what a hostile caller hands over.
 */
#include "listing.h"

#define HEAD "<Invoice xmlns='urn:oasis:names:specification:ubl:schema:xsd:Invoice-2'><ID>R-1</ID>"
#define PARTIES                                                                      \
  "<AccountingSupplierParty><Party><PartyLegalEntity><RegistrationName>Exemples SAS" \
  "</RegistrationName></PartyLegalEntity></Party></AccountingSupplierParty>"         \
  "<AccountingCustomerParty><Party/></AccountingCustomerParty>"
#define TOTALS(due)                                                                             \
  "<LegalMonetaryTotal><TaxExclusiveAmount>10.00</TaxExclusiveAmount><TaxInclusiveAmount>10.00" \
  "</TaxInclusiveAmount><PayableAmount>" due "</PayableAmount></LegalMonetaryTotal></Invoice>"
#define DATED \
  "<IssueDate>2026-01-01</IssueDate><DocumentCurrencyCode>EUR</DocumentCurrencyCode>" PARTIES

static taskcore_status receive(taskcore_store *store, const char *file, int64_t *id) {
  return taskcore_purchase_add(store, (const uint8_t *)file, strlen(file), id);
}

static void an_invoice_is_received_once_and_paid_in_parts(taskcore_store *store) {
  taskcore_payment_input payment = TASKCORE_PAYMENT_INPUT_INIT;
  taskcore_purchase_list *list = NULL;
  int64_t id = 0, again = 7;
  CHECK_OK(receive(store, HEAD DATED TOTALS("10.00"), &id));
  CHECK_STATUS(receive(store, HEAD DATED TOTALS("10.00"), &again), TASKCORE_ECONFLICT);
  CHECK_INT(again, 0);
  payment.fields = TASKCORE_PAYMENT_AMOUNT;
  payment.amount_minor = 400;
  CHECK_OK(taskcore_purchase_payment_add(store, id, &payment, NULL));
  CHECK_OK(taskcore_purchase_query(store, NULL, &list));
  CHECK_INT(taskcore_purchase_list_count(list), 1);
  const taskcore_purchase *row = taskcore_purchase_list_at(list, 0);
  CHECK_TEXT(row->number, "R-1");
  CHECK_TEXT(row->seller_name, "Exemples SAS");
  CHECK_INT(row->balance_minor, 600);
  CHECK_INT(row->state, TASKCORE_PURCHASE_STATE_PARTLY_PAID);
  CHECK_INT(row->is_pdf, 0);
  taskcore_purchase_list_free(list);
  CHECK_OK(taskcore_purchase_delete(store, &id, 1));
  CHECK_STATUS(taskcore_purchase_delete(store, &id, 1), TASKCORE_ENOTFOUND);
  CHECK_OK(taskcore_undo(store, NULL));
}

static void all_of_it_is_read(taskcore_store *store) {
  taskcore_purchase_document *document = NULL;
  uint8_t *bytes = NULL;
  size_t length = 0;
  int64_t id = 0;
  CHECK_OK(receive(store, HEAD DATED TOTALS("10.00"), &id));
  CHECK_OK(taskcore_purchase_document_read(store, id, &document));
  const taskcore_purchase_content *content = taskcore_purchase_document_contents(document);
  CHECK_TEXT(content->seller->name, "Exemples SAS");
  CHECK_TEXT(content->payee->name, "");
  CHECK_INT(content->line_count, 0);
  taskcore_purchase_document_free(document);
  CHECK_OK(taskcore_purchase_original(store, id, &bytes, &length));
  CHECK_INT(length, strlen(HEAD DATED TOTALS("10.00")));
  CHECK_INT(memcmp(bytes, HEAD DATED TOTALS("10.00"), length), 0);
  taskcore_bytes_free(bytes);
}

static void what_cannot_be_is_refused_and_says_why(taskcore_store *store) {
  taskcore_purchase_query_options query = TASKCORE_PURCHASE_QUERY_OPTIONS_INIT;
  taskcore_purchase_list *list = NULL;
  taskcore_problem_list *problems = NULL;
  int64_t id = 0;
  CHECK_STATUS(receive(store, HEAD DATED TOTALS("11.00"), &id), TASKCORE_EPARSE);
  CHECK_TEXT(taskcore_last_error()->field, "BT-115");
  CHECK_STATUS(receive(store, HEAD PARTIES TOTALS("10.00"), &id), TASKCORE_EPARSE);
  CHECK_STATUS(receive(store, "", &id), TASKCORE_EPARSE);
  CHECK_STATUS(taskcore_purchase_add(store, NULL, 5, &id), TASKCORE_EINVALID);
  CHECK_STATUS(taskcore_purchase_add(store, (const uint8_t *)"", SIZE_MAX, &id), TASKCORE_EINVALID);
  CHECK_STATUS(taskcore_purchase_add_file(store, NULL, &id), TASKCORE_EINVALID);
  CHECK_STATUS(taskcore_purchase_check(store, 7, &problems), TASKCORE_ENOTFOUND);
  CHECK_STATUS(taskcore_purchase_payment_add(store, 7, NULL, &id), TASKCORE_ENOTFOUND);
  CHECK_STATUS(taskcore_purchase_update(store, 1, NULL), TASKCORE_EINVALID);
  query.order = 9;
  CHECK_STATUS(taskcore_purchase_query(store, &query, &list), TASKCORE_EINVALID);
  CHECK_STATUS(taskcore_purchase_query(store, NULL, NULL), TASKCORE_EINVALID);
}

int main(void) {
  RUN_WITH_STORE(an_invoice_is_received_once_and_paid_in_parts);
  RUN_WITH_STORE(all_of_it_is_read);
  RUN_WITH_STORE(what_cannot_be_is_refused_and_says_why);
  return check_result();
}
