// Receives an invoice of somebody else, says what is owed to whom and by when, and pays a part
// of it.
#include <inttypes.h>
#include <stdio.h>
#include <taskcore.h>

// A UBL invoice of 120 EUR, as short as one can be.
static const char invoice[] =
    "<Invoice xmlns='urn:oasis:names:specification:ubl:schema:xsd:Invoice-2'>"
    "<ID>2026-17</ID><IssueDate>2026-12-01</IssueDate><DueDate>2026-12-31</DueDate>"
    "<InvoiceTypeCode>380</InvoiceTypeCode><DocumentCurrencyCode>EUR</DocumentCurrencyCode>"
    "<AccountingSupplierParty><Party><PartyLegalEntity>"
    "<RegistrationName>Exemples SAS</RegistrationName>"
    "</PartyLegalEntity></Party></AccountingSupplierParty>"
    "<AccountingCustomerParty><Party/></AccountingCustomerParty>"
    "<TaxTotal><TaxAmount currencyID='EUR'>20.00</TaxAmount></TaxTotal>"
    "<LegalMonetaryTotal><TaxExclusiveAmount>100.00</TaxExclusiveAmount>"
    "<TaxInclusiveAmount>120.00</TaxInclusiveAmount><PayableAmount>120.00</PayableAmount>"
    "</LegalMonetaryTotal></Invoice>";

int main(void) {
  taskcore_open_options options = TASKCORE_OPEN_OPTIONS_INIT;
  options.path = ":memory:";
  options.time_zone = "UTC";
  taskcore_payment_input payment = TASKCORE_PAYMENT_INPUT_INIT;
  payment.fields = TASKCORE_PAYMENT_AMOUNT | TASKCORE_PAYMENT_MEANS;
  payment.amount_minor = 5000;
  payment.means = "58";

  taskcore_store *store = NULL;
  taskcore_problem_list *problems = NULL;
  taskcore_purchase_list *purchases = NULL;
  int64_t id = 0;
  taskcore_status status = taskcore_store_open(&options, &store);
  if (!status)
    status = taskcore_purchase_add(store, (const uint8_t *)invoice, sizeof invoice - 1, &id);
  if (!status) status = taskcore_purchase_check(store, id, &problems);
  for (size_t i = 0; i < taskcore_problem_list_count(problems); i++) {
    printf("warning: %s\n", taskcore_problem_list_at(problems, i)->message);
  }
  if (!status) status = taskcore_purchase_payment_add(store, id, &payment, NULL);
  if (!status) status = taskcore_purchase_query(store, NULL, &purchases);
  for (size_t i = 0; i < taskcore_purchase_list_count(purchases); i++) {
    const taskcore_purchase *row = taskcore_purchase_list_at(purchases, i);
    printf("%s of %s: %" PRId64 " of %" PRId64 " minor units of %s are owed, due %d\n",
           row->number, row->seller_name, row->balance_minor, row->due_minor, row->currency,
           (int)row->due_date);
  }
  if (status) fprintf(stderr, "%s\n", taskcore_last_error()->message);
  taskcore_purchase_list_free(purchases);
  taskcore_problem_list_free(problems);
  taskcore_store_free(store);
  return status ? 1 : 0;
}
