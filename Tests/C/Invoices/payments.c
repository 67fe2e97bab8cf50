/* Money that comes in for invoices, and goes out for credit notes. */
#include "invoicing.h"

static int64_t issued_of(taskcore_store *store, int64_t cents) {
  int64_t id = draft_of(store, client_id, cents);
  issue(store, id);
  return id;
}

/* What the payments of an invoice, or of all, come to in the order of the list: "1+2". */
static const char *payments_of(taskcore_store *store, int64_t invoice) {
  static char amounts[512];
  taskcore_payment_list *list = NULL;
  size_t length = 0;
  CHECK_OK(query_payments(store, invoice, &list));
  amounts[0] = '\0';
  for (size_t i = 0; i < taskcore_payment_list_count(list); i++) {
    length += (size_t)snprintf(amounts + length, sizeof amounts - length, "%s%" PRId64,
                               i > 0 ? "+" : "", taskcore_payment_list_at(list, i)->amount_minor);
  }
  taskcore_payment_list_free(list);
  return amounts;
}

static void all_that_is_owed_is_paid_today_by_itself(taskcore_store *store) {
  int64_t id = issued_of(store, 10000), payment = 0;
  taskcore_payment_list *list = NULL;
  CHECK_OK(taskcore_payment_add(store, id, NULL, &payment));
  CHECK_OK(query_payments(store, id, &list));
  CHECK_INT(taskcore_payment_list_count(list), 1);
  const taskcore_payment *row = taskcore_payment_list_at(list, 0);
  CHECK_INT(row->id, payment);
  CHECK_INT(row->invoice_id, id);
  CHECK_INT(row->amount_minor, 12000);
  CHECK_INT(row->date, 20260901);
  CHECK_TEXT(row->means, "");
  taskcore_payment_list_free(list);
  taskcore_invoice figures = figures_of(store, id);
  CHECK_INT(figures.paid_minor, 12000);
  CHECK_INT(figures.balance_minor, 0);
  CHECK_INT(figures.state, TASKCORE_INVOICE_STATE_PAID);
  REFUSE(store, taskcore_payment_add(store, id, NULL, NULL), TASKCORE_ECONFLICT, "invoice_id");
  CHECK_UNDO(store, TASKCORE_ACTION_ADD_PAYMENT);
  CHECK_INT(figures_of(store, id).balance_minor, 12000);
  CHECK_OK(taskcore_redo(store, NULL));
  CHECK_INT(figures_of(store, id).balance_minor, 0);
}

static void parts_add_up_to_the_last_cent(taskcore_store *store) {
  int64_t id = issued_of(store, 10000), ids[2];
  ids[0] = pay(store, id, 11998);
  CHECK_INT(figures_of(store, id).state, TASKCORE_INVOICE_STATE_PARTLY_PAID);
  taskcore_payment_input payment = of_amount(3);
  REFUSE(store, taskcore_payment_add(store, id, &payment, NULL), TASKCORE_EINVALID, "amount_minor");
  ids[1] = pay(store, id, 1);
  pay(store, id, 1);
  CHECK_INT(figures_of(store, id).state, TASKCORE_INVOICE_STATE_PAID);
  CHECK_OK(taskcore_payment_delete(store, ids, 2));
  CHECK_TEXT(payments_of(store, id), "1");
  CHECK_INT(figures_of(store, id).balance_minor, 11999);
  CHECK_UNDO(store, TASKCORE_ACTION_DELETE_PAYMENTS);
  CHECK_INT(figures_of(store, id).balance_minor, 0);
  ids[1] = 999;
  REFUSE(store, taskcore_payment_delete(store, ids, 2), TASKCORE_ENOTFOUND, "ids");
  CHECK_INT(refusal.index, 1);
}

static void what_a_payment_cannot_be_is_refused(taskcore_store *store) {
  static const int64_t amounts[] = {0, -1, INT64_MIN, INT64_MAX, 12001, 100000000000001};
  static const int32_t dates[] = {20260830, 20260902, 20260229, 1, -1, INT32_MIN, INT32_MAX};
  int64_t draft = draft_of(store, client_id, 10000);
  int64_t id = draft_of(store, client_id, 10000);
  taskcore_payment_input payment;
  issue_on(store, id, 20260831);
  REFUSE(store, taskcore_payment_add(store, draft, NULL, NULL), TASKCORE_ECONFLICT, "invoice_id");
  for (size_t i = 0; i < sizeof amounts / sizeof *amounts; i++) {
    payment = of_amount(amounts[i]);
    REFUSE(store, taskcore_payment_add(store, id, &payment, NULL), TASKCORE_EINVALID,
           "amount_minor");
  }
  for (size_t i = 0; i < sizeof dates / sizeof *dates; i++) {
    payment = of_amount(1);
    payment.fields |= TASKCORE_PAYMENT_DATE;
    payment.date = dates[i];
    REFUSE(store, taskcore_payment_add(store, id, &payment, NULL), TASKCORE_EINVALID, "date");
  }
  payment = of_amount(1);
  payment.fields |= TASKCORE_PAYMENT_MEANS;
  payment.means = "no means";
  REFUSE(store, taskcore_payment_add(store, id, &payment, NULL), TASKCORE_EINVALID, "means");
  payment.fields = TASKCORE_PAYMENT_REFERENCE;
  payment.reference = "a\nb";
  REFUSE(store, taskcore_payment_add(store, id, &payment, NULL), TASKCORE_EINVALID, "reference");
  payment.fields = TASKCORE_PAYMENT_DATE | TASKCORE_PAYMENT_MEANS | TASKCORE_PAYMENT_REFERENCE |
                   TASKCORE_PAYMENT_NOTES;
  payment.date = 20260831;
  payment.means = "58";
  payment.reference = "Virement 7";
  payment.notes = "one\ntwo";
  CHECK_OK(taskcore_payment_add(store, id, &payment, NULL));
  taskcore_invoice_document *document = read_invoice(store, id);
  const taskcore_payment *row = taskcore_invoice_document_contents(document)->payments;
  CHECK_TEXT(row->means, "58");
  CHECK_TEXT(row->reference, "Virement 7");
  CHECK_TEXT(row->notes, "one\ntwo");
  CHECK_INT(row->date, 20260831);
  taskcore_invoice_document_free(document);
}

static void the_latest_payment_is_first(taskcore_store *store) {
  int64_t first = draft_of(store, client_id, 10000), second = draft_of(store, client_id, 10000);
  taskcore_payment_input payment = of_amount(1);
  issue_on(store, first, 20260801);
  issue_on(store, second, 20260801);
  payment.fields |= TASKCORE_PAYMENT_DATE;
  for (int i = 0; i < 4; i++) {
    payment.amount_minor = i + 1;
    payment.date = 20260801 + (i * 7) % 4;
    CHECK_OK(taskcore_payment_add(store, i % 2 == 0 ? first : second, &payment, NULL));
  }
  CHECK_TEXT(payments_of(store, 0), "2+3+4+1");
  CHECK_TEXT(payments_of(store, first), "3+1");
  taskcore_payment_list *list = NULL;
  CHECK_STATUS(query_payments(store, 999, &list), TASKCORE_ENOTFOUND);
  CHECK_STATUS(query_payments(store, INT64_MIN, &list), TASKCORE_ENOTFOUND);
  CHECK(list == NULL);
}

static void what_was_paid_before_is_not_owed(taskcore_store *store) {
  int64_t id = draft_of(store, client_id, 10000);
  taskcore_invoice_input input = TASKCORE_INVOICE_INPUT_INIT;
  input.fields = TASKCORE_INVOICE_PREPAID;
  input.prepaid_minor = 12001;
  CHECK_OK(taskcore_invoice_update(store, id, &input));
  CHECK_STATUS(taskcore_invoice_issue(store, id, 0, NULL), TASKCORE_EINVALID);
  input.prepaid_minor = 2000;
  CHECK_OK(taskcore_invoice_update(store, id, &input));
  issue(store, id);
  CHECK_INT(figures_of(store, id).due_minor, 10000);
  pay(store, id, 10000);
  CHECK_INT(figures_of(store, id).state, TASKCORE_INVOICE_STATE_PAID);
}

static void a_credit_note_is_paid_back(taskcore_store *store) {
  int64_t id = issued_of(store, 10000), note = 0;
  CHECK_OK(taskcore_payment_add(store, id, NULL, NULL));
  REFUSE(store, taskcore_invoice_void(store, id, 0, NULL), TASKCORE_ECONFLICT, "id");
  CHECK_OK(taskcore_invoice_credit(store, id, &note));
  issue(store, note);
  taskcore_invoice figures = figures_of(store, id);
  CHECK_INT(figures.state, TASKCORE_INVOICE_STATE_PAID);
  CHECK_INT(figures.balance_minor, -12000); /* it is the client's */
  CHECK_INT(figures_of(store, note).state, TASKCORE_INVOICE_STATE_ISSUED);
  pay(store, note, 2000);
  CHECK_INT(figures_of(store, note).balance_minor, 10000);
  CHECK_OK(taskcore_payment_add(store, note, NULL, NULL));
  CHECK_INT(figures_of(store, note).state, TASKCORE_INVOICE_STATE_PAID);
  REFUSE(store, taskcore_payment_add(store, id, NULL, NULL), TASKCORE_ECONFLICT, "invoice_id");
}

/* Undo would else bring a payment back for what is no longer owed. */
static void undo_never_pays_what_was_credited(taskcore_store *store) {
  int64_t id = issued_of(store, 10000), note = 0;
  int64_t payment = pay(store, id, 5000);
  CHECK_OK(taskcore_payment_delete(store, &payment, 1));
  CHECK_OK(taskcore_invoice_credit(store, id, &note));
  issue(store, note);
  for (int round = 0; round < 2; round++) {
    while (taskcore_undo(store, NULL) == TASKCORE_OK) continue;
    CHECK_INT(figures_of(store, id).balance_minor, 0);
    while (taskcore_redo(store, NULL) == TASKCORE_OK) continue;
    CHECK_INT(figures_of(store, id).balance_minor, 0);
  }
}

/* What was taken back stays so when the invoice is void. */
static void redo_never_pays_a_void_invoice(taskcore_store *store) {
  int64_t id = issued_of(store, 10000);
  pay(store, id, 5000);
  CHECK_OK(taskcore_undo(store, NULL));
  CHECK_OK(taskcore_invoice_void(store, id, 0, NULL));
  while (taskcore_redo(store, NULL) == TASKCORE_OK) continue;
  CHECK_TEXT(payments_of(store, 0), "");
  CHECK_INT(figures_of(store, id).state, TASKCORE_INVOICE_STATE_VOID);
}

/* One in the store's zone: at midnight, another day. */
static void today_is_the_zones(taskcore_store *store) {
  int64_t id = issued_of(store, 10000);
  taskcore_payment_input payment = of_amount(1);
  payment.fields |= TASKCORE_PAYMENT_DATE;
  payment.date = 20260902;
  clock_ms = START_MS + 15 * 3600000LL - 1;
  REFUSE(store, taskcore_payment_add(store, id, &payment, NULL), TASKCORE_EINVALID, "date");
  clock_ms++;
  CHECK_OK(taskcore_payment_add(store, id, &payment, NULL));
}

int main(void) {
  RUN_WITH_SELLER(all_that_is_owed_is_paid_today_by_itself);
  RUN_WITH_SELLER(parts_add_up_to_the_last_cent);
  RUN_WITH_SELLER(what_a_payment_cannot_be_is_refused);
  RUN_WITH_SELLER(the_latest_payment_is_first);
  RUN_WITH_SELLER(what_was_paid_before_is_not_owed);
  RUN_WITH_SELLER(a_credit_note_is_paid_back);
  RUN_WITH_SELLER(undo_never_pays_what_was_credited);
  RUN_WITH_SELLER(redo_never_pays_a_void_invoice);
  RUN_WITH_SELLER(today_is_the_zones);
  return check_result();
}
