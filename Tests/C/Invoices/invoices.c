/* Drafts with their items and adjustments, exact amounts, and lists of invoices as time goes by. */
#include "invoicing.h"
#include "pages.h"

/* ------------------------------------------------------------------------------------- drafts */

static void a_draft_is_as_the_seller_and_the_client_have_it(taskcore_store *store) {
  int64_t id = draft_of(store, client_id, 10000);
  taskcore_invoice_document *document = read_invoice(store, id);
  const taskcore_invoice_content *content = taskcore_invoice_document_contents(document);
  CHECK_TEXT(content->invoice->number, "");
  CHECK_TEXT(content->invoice->currency, "EUR");
  CHECK_TEXT(content->invoice->client_name, "Exemples SAS");
  CHECK_INT(content->invoice->client_id, client_id);
  CHECK_INT(content->invoice->state, TASKCORE_INVOICE_STATE_DRAFT);
  CHECK_INT(content->invoice->issue_date, 0);
  CHECK_INT(content->invoice->issued_ms, 0);
  CHECK_INT(content->invoice->balance_minor, 0);
  CHECK_TEXT(content->language, "fr");
  CHECK_INT(content->payment_days, 30);
  CHECK(strstr(content->recovery_fee, "40") != NULL);
  CHECK(*content->late_penalty != '\0' && *content->early_discount != '\0');
  CHECK_TEXT(content->seller->name, "Atelier Dupont");
  CHECK_INT(content->line_count, 1);
  CHECK_TEXT(TASKCORE_AT(content->lines, 0)->unit, "C62");
  CHECK_INT(TASKCORE_AT(content->lines, 0)->discount_basis_points, -1);
  taskcore_invoice_document_free(document);
  taskcore_party changes = TASKCORE_PARTY_INIT; /* a draft goes along with its client */
  changes.fields = TASKCORE_PARTY_NAME;
  changes.name = "Nouveau";
  CHECK_OK(change_client(store, client_id, &changes, NULL));
  document = read_invoice(store, id);
  content = taskcore_invoice_document_contents(document);
  CHECK_TEXT(content->invoice->client_name, "Nouveau");
  CHECK_TEXT(content->buyer->name, "Nouveau");
  taskcore_invoice_document_free(document);
}

static void the_terms_of_a_draft_change_one_by_one(taskcore_store *store) {
  int64_t id = draft_of(store, client_id, 10000);
  taskcore_invoice_input input = TASKCORE_INVOICE_INPUT_INIT;
  input.fields = TASKCORE_INVOICE_DUE_DATE | TASKCORE_INVOICE_NOTES | TASKCORE_INVOICE_PERIOD |
                 TASKCORE_INVOICE_ORDER_REFERENCE;
  input.due_date = 20261001;
  input.notes = "one\r\ntwo & <three>";
  input.first_date = 20260801;
  input.last_date = 20260831;
  input.order_reference = "PO-7";
  input.buyer_reference = "not announced";
  CHECK_OK(taskcore_invoice_update(store, id, &input));
  taskcore_invoice_document *document = read_invoice(store, id);
  const taskcore_invoice_content *content = taskcore_invoice_document_contents(document);
  CHECK_INT(content->invoice->due_date, 20261001);
  CHECK_TEXT(content->notes, "one\ntwo & <three>");
  CHECK_INT(content->first_date, 20260801);
  CHECK_TEXT(content->order_reference, "PO-7");
  CHECK_TEXT(content->buyer_reference, "");
  taskcore_invoice_document_free(document);
  input.fields = TASKCORE_INVOICE_PERIOD;
  input.last_date = 20260731;
  REFUSE(store, taskcore_invoice_update(store, id, &input), TASKCORE_EINVALID, "last_date");
  input.fields = TASKCORE_INVOICE_PAYMENT_DAYS; /* instead of the date */
  input.payment_days = 3650;
  CHECK_OK(taskcore_invoice_update(store, id, &input));
  CHECK_INT(figures_of(store, id).due_date, 0);
  input.payment_days = 3651;
  REFUSE(store, taskcore_invoice_update(store, id, &input), TASKCORE_EINVALID, "payment_days");
  input.fields = TASKCORE_INVOICE_LANGUAGE;
  input.language = "en";
  CHECK_OK(taskcore_invoice_update(store, id, &input));
  document = read_invoice(store, id);
  CHECK(strstr(taskcore_invoice_document_contents(document)->recovery_fee, "indemnit") == NULL);
  taskcore_invoice_document_free(document);
}

static const char *names_of(taskcore_store *store, int64_t id) {
  static char names[256];
  taskcore_invoice_document *document = read_invoice(store, id);
  const taskcore_invoice_content *content = taskcore_invoice_document_contents(document);
  names[0] = '\0';
  for (size_t i = 0; i < content->line_count; i++) {
    CHECK_INT(TASKCORE_AT(content->lines, i)->position, i + 1);
    strcat(strcat(names, i > 0 ? " " : ""), TASKCORE_AT(content->lines, i)->name);
  }
  taskcore_invoice_document_free(document);
  return names;
}

static void items_have_places(taskcore_store *store) {
  int64_t id = add_draft(store, TASKCORE_INVOICE_KIND_INVOICE, client_id), ids[4];
  static const char *const names[] = {"a", "b", "c", "d"};
  for (int i = 0; i < 4; i++) {
    taskcore_invoice_line_input line = item(names[i], 10000, 1000000);
    if (i == 3) {
      line.fields |= TASKCORE_INVOICE_LINE_POSITION;
      line.position = 2;
    }
    ids[i] = add_line(store, id, &line);
  }
  CHECK_TEXT(names_of(store, id), "a d b c");
  taskcore_invoice_line_input move = TASKCORE_INVOICE_LINE_INPUT_INIT;
  move.fields = TASKCORE_INVOICE_LINE_POSITION;
  move.position = 1;
  CHECK_OK(taskcore_invoice_line_update(store, ids[2], &move));
  CHECK_TEXT(names_of(store, id), "c a d b");
  move.position = 4;
  CHECK_OK(taskcore_invoice_line_update(store, ids[2], &move));
  CHECK_TEXT(names_of(store, id), "a d b c");
  move.position = 0;
  REFUSE(store, taskcore_invoice_line_update(store, ids[2], &move), TASKCORE_EINVALID, "position");
  move.position = INT32_MIN;
  REFUSE(store, taskcore_invoice_line_update(store, ids[2], &move), TASKCORE_EINVALID, "position");
  CHECK_OK(taskcore_invoice_line_delete(store, ids, 2));
  CHECK_TEXT(names_of(store, id), "d c");
  CHECK_OK(taskcore_undo(store, NULL));
  CHECK_TEXT(names_of(store, id), "a d b c");
}

static void a_copy_has_the_items_and_no_number(taskcore_store *store) {
  int64_t id = draft_of(store, client_id, 12345), copy = 0;
  taskcore_invoice_input input = TASKCORE_INVOICE_INPUT_INIT;
  input.fields = TASKCORE_INVOICE_DUE_DATE | TASKCORE_INVOICE_PREPAID |
                 TASKCORE_INVOICE_DELIVERY_DATE | TASKCORE_INVOICE_PAYMENT_TERMS;
  input.due_date = input.delivery_date = 20261001;
  input.prepaid_minor = 100;
  input.payment_terms = "Comptant";
  CHECK_OK(taskcore_invoice_update(store, id, &input));
  issue(store, id);
  CHECK_OK(taskcore_invoice_copy(store, id, &copy));
  taskcore_invoice_document *document = read_invoice(store, copy);
  const taskcore_invoice_content *content = taskcore_invoice_document_contents(document);
  CHECK_TEXT(content->invoice->number, "");
  CHECK_INT(content->invoice->state, TASKCORE_INVOICE_STATE_DRAFT);
  CHECK_INT(content->invoice->gross_minor, 14814);
  CHECK_INT(content->invoice->due_date, 0);
  CHECK_INT(content->delivery_date, 0);
  CHECK_INT(content->prepaid_minor, 0);
  CHECK_TEXT(content->payment_terms, "Comptant");
  CHECK_INT(content->invoice->client_id, client_id);
  taskcore_invoice_document_free(document);
}

/* ------------------------------------------------------------------------------------ amounts */

typedef struct sums {
  int64_t net, vat, gross;
} sums;

static void check_sums(const char *file, int line, taskcore_store *store, int64_t id, sums all) {
  taskcore_invoice figures = figures_of(store, id);
  check_int(file, line, figures.net_minor, all.net, "net");
  check_int(file, line, figures.vat_minor, all.vat, "vat");
  check_int(file, line, figures.gross_minor, all.gross, "gross");
}

static sums of_sums(int64_t net, int64_t vat, int64_t gross) {
  sums all;
  all.net = net;
  all.vat = vat;
  all.gross = gross;
  return all;
}

#define CHECK_SUMS(id, net, vat, gross) \
  check_sums(__FILE__, __LINE__, store, id, of_sums(net, vat, gross))

/* A draft with one item of S at a rate. */
static int64_t priced(taskcore_store *store, int64_t quantity, int64_t price, int32_t rate) {
  int64_t id = add_draft(store, TASKCORE_INVOICE_KIND_INVOICE, client_id);
  taskcore_invoice_line_input line = item("x", quantity, price);
  line.vat_rate_thousandths = rate;
  add_line(store, id, &line);
  return id;
}

static void halves_are_rounded_away_from_zero(taskcore_store *store) {
  CHECK_SUMS(priced(store, 15000, 19990000, 20000), 2999, 600, 3599); /* 29.985 */
  CHECK_SUMS(priced(store, 10000, 1005000, 20000), 101, 20, 121);     /* 1.005, as a double 1.00 */
  CHECK_SUMS(priced(store, 10000, 2675000, 20000), 268, 54, 322);     /* 2.675, as a double 2.67 */
  CHECK_SUMS(priced(store, 10000, 1004999, 20000), 100, 20, 120);
  CHECK_SUMS(priced(store, 1, 49999999, 20000), 0, 0, 0);            /* 0.0049999999 */
  CHECK_SUMS(priced(store, 1, 50000000, 20000), 1, 0, 1);            /* 0.005 */
  CHECK_SUMS(priced(store, 3333, 100000000, 5500), 3333, 183, 3516); /* 1.83315 */
  CHECK_SUMS(priced(store, 10000, 12500000, 20000), 1250, 250, 1500);
  CHECK_SUMS(priced(store, 10000, 450000, 10000), 45, 5, 50); /* 0.045 */
  CHECK_SUMS(priced(store, 10000, 10000, 50000), 1, 1, 2);    /* 0.005 */
  CHECK_SUMS(priced(store, 10000, 10000, 49999), 1, 0, 1);
  CHECK_SUMS(priced(store, 10000, 100000000, 8875), 10000, 888, 10888); /* 8.875 */
}

/* Tax is rounded once for each rate, not for each item. */
static void tax_is_of_the_sum_of_each_rate(taskcore_store *store) {
  int64_t id = add_draft(store, TASKCORE_INVOICE_KIND_INVOICE, client_id);
  for (int i = 0; i < 3; i++) {
    taskcore_invoice_line_input line = item("x", 10000, 20000);
    line.vat_rate_thousandths = 20000;
    add_line(store, id, &line);
  }
  for (int i = 0; i < 9; i++) {
    taskcore_invoice_line_input line = item("y", 10000, 10000);
    line.vat_rate_thousandths = 5500;
    add_line(store, id, &line);
  }
  taskcore_invoice_document *document = read_invoice(store, id);
  const taskcore_invoice_content *content = taskcore_invoice_document_contents(document);
  CHECK_INT(content->vat_row_count, 2);
  CHECK_INT(TASKCORE_AT(content->vat_rows, 0)->rate_thousandths, 20000); /* the higher one first */
  CHECK_INT(TASKCORE_AT(content->vat_rows, 0)->taxable_minor, 6);
  CHECK_INT(TASKCORE_AT(content->vat_rows, 0)->tax_minor, 1); /* 1.2, not three times 0 */
  CHECK_INT(TASKCORE_AT(content->vat_rows, 1)->taxable_minor, 9);
  CHECK_INT(TASKCORE_AT(content->vat_rows, 1)->tax_minor, 0); /* 0.495 */
  CHECK_TEXT(TASKCORE_AT(content->vat_rows, 1)->category_code, "S");
  CHECK_INT(content->line_total_minor, 15);
  CHECK_INT(content->invoice->gross_minor, 16);
  taskcore_invoice_document_free(document);
}

static void discounts_are_rounded_on_their_own(taskcore_store *store) {
  int64_t id = add_draft(store, TASKCORE_INVOICE_KIND_INVOICE, client_id);
  taskcore_invoice_line_input line = item("x", 10000, 10050000);
  line.fields |= TASKCORE_INVOICE_LINE_DISCOUNT_RATE;
  line.discount_basis_points = 1000; /* 1.005 */
  int64_t line_id = add_line(store, id, &line);
  CHECK_SUMS(id, 904, 181, 1085);
  line.fields = TASKCORE_INVOICE_LINE_DISCOUNT_AMOUNT;
  line.discount_minor = 1005;
  CHECK_OK(taskcore_invoice_line_update(store, line_id, &line));
  CHECK_SUMS(id, 0, 0, 0);
  line.discount_minor = 1006;
  REFUSE(store, taskcore_invoice_line_update(store, line_id, &line), TASKCORE_EINVALID,
         "discount_minor");
  line.discount_minor = -1;
  REFUSE(store, taskcore_invoice_line_update(store, line_id, &line), TASKCORE_EINVALID,
         "discount_minor");
  line.fields = TASKCORE_INVOICE_LINE_UNIT_PRICE; /* the discount would be more than the price */
  line.unit_price_millionths = 10040000;
  CHECK_STATUS(taskcore_invoice_line_update(store, line_id, &line), TASKCORE_EINVALID);
  line.fields = TASKCORE_INVOICE_LINE_DISCOUNT_RATE;
  line.discount_basis_points = 10001;
  REFUSE(store, taskcore_invoice_line_update(store, line_id, &line), TASKCORE_EINVALID,
         "discount_basis_points");
  line.discount_basis_points = 10000;
  CHECK_OK(taskcore_invoice_line_update(store, line_id, &line));
  CHECK_SUMS(id, 0, 0, 0);
  line.discount_basis_points = 0;
  CHECK_OK(taskcore_invoice_line_update(store, line_id, &line));
  CHECK_SUMS(id, 1005, 201, 1206);
  taskcore_invoice_document *document = read_invoice(store, id);
  CHECK_INT(
      TASKCORE_AT(taskcore_invoice_document_contents(document)->lines, 0)->discount_basis_points,
      -1);
  taskcore_invoice_document_free(document);
}

static taskcore_invoice_adjustment_input adjustment(int32_t is_charge, int32_t basis_points) {
  taskcore_invoice_adjustment_input input = TASKCORE_INVOICE_ADJUSTMENT_INPUT_INIT;
  input.fields = TASKCORE_INVOICE_ADJUSTMENT_CHARGE | TASKCORE_INVOICE_ADJUSTMENT_RATE |
                 TASKCORE_INVOICE_ADJUSTMENT_REASON | TASKCORE_INVOICE_ADJUSTMENT_VAT;
  input.is_charge = is_charge;
  input.rate_basis_points = basis_points;
  input.reason = "Because";
  input.vat_category = TASKCORE_VAT_STANDARD;
  input.vat_rate_thousandths = 20000;
  return input;
}

static void allowances_and_charges_are_of_the_lines(taskcore_store *store) {
  int64_t id = draft_of(store, client_id, 10050), allowance = 0, charge = 0;
  taskcore_invoice_adjustment_input input = adjustment(0, 1000);
  CHECK_OK(taskcore_invoice_adjustment_add(store, id, &input, &allowance));
  input = adjustment(1, 150); /* 1.5075 of the lines, not of what the allowance leaves */
  CHECK_OK(taskcore_invoice_adjustment_add(store, id, &input, &charge));
  taskcore_invoice_document *document = read_invoice(store, id);
  const taskcore_invoice_content *content = taskcore_invoice_document_contents(document);
  CHECK_INT(content->adjustment_count, 2);
  CHECK_INT(content->line_total_minor, 10050);
  CHECK_INT(content->allowance_total_minor, 1005);
  CHECK_INT(content->charge_total_minor, 151);
  CHECK_INT(content->invoice->net_minor, 9196);
  CHECK_INT(content->invoice->vat_minor, 1839); /* 1839.2 */
  taskcore_invoice_document_free(document);
  input.fields = TASKCORE_INVOICE_ADJUSTMENT_AMOUNT;
  input.amount_minor = 3;
  CHECK_OK(taskcore_invoice_adjustment_update(store, charge, &input));
  CHECK_SUMS(id, 9048, 1810, 10858);
  CHECK_OK(taskcore_invoice_adjustment_delete(store, &allowance, 1));
  CHECK_SUMS(id, 10053, 2011, 12064);
  CHECK_OK(taskcore_undo(store, NULL));
  CHECK_SUMS(id, 9048, 1810, 10858);
  input.fields = TASKCORE_INVOICE_ADJUSTMENT_VAT; /* a rate of its own */
  input.vat_rate_thousandths = 5500;
  CHECK_OK(taskcore_invoice_adjustment_update(store, allowance, &input));
  document = read_invoice(store, id);
  content = taskcore_invoice_document_contents(document);
  CHECK_INT(TASKCORE_AT(content->vat_rows, 1)->taxable_minor, -1005);
  CHECK_INT(TASKCORE_AT(content->vat_rows, 1)->tax_minor, -55); /* -55.275 */
  taskcore_invoice_document_free(document);
  input.fields = TASKCORE_INVOICE_ADJUSTMENT_REASON;
  REFUSE(store, taskcore_invoice_adjustment_add(store, id, &input, NULL), TASKCORE_EINVALID,
         "amount_minor");
}

static void negative_taxes_are_rounded_away_from_zero_too(taskcore_store *store) {
  int64_t id = draft_of(store, client_id, 10000);
  taskcore_invoice_adjustment_input input = adjustment(0, 0);
  input.fields =
      (input.fields & ~TASKCORE_INVOICE_ADJUSTMENT_RATE) | TASKCORE_INVOICE_ADJUSTMENT_AMOUNT;
  input.amount_minor = 5;
  input.vat_rate_thousandths = 10000; /* -0.5 of a cent */
  CHECK_OK(taskcore_invoice_adjustment_add(store, id, &input, NULL));
  CHECK_SUMS(id, 9995, 1999, 11994);
}

static void the_largest_amounts_are_exact_and_larger_ones_refused(taskcore_store *store) {
  const int64_t most = 100000000000000; /* cents of 10^12 units */
  int64_t id = add_draft(store, TASKCORE_INVOICE_KIND_INVOICE, client_id);
  taskcore_invoice_line_input line = item("x", 10000, 1000000000000000000);
  line.vat_category = TASKCORE_VAT_ZERO_RATED;
  line.vat_rate_thousandths = 0;
  int64_t line_id = add_line(store, id, &line);
  CHECK_SUMS(id, most, 0, most);
  taskcore_invoice_line_input cent = item("y", 10000, 10000);
  cent.vat_category = TASKCORE_VAT_ZERO_RATED;
  cent.vat_rate_thousandths = 0;
  REFUSE(store, taskcore_invoice_line_add(store, id, &cent, NULL), TASKCORE_EINVALID, "lines");
  line.fields = TASKCORE_INVOICE_LINE_VAT; /* its tax would be too much */
  line.vat_category = TASKCORE_VAT_STANDARD;
  line.vat_rate_thousandths = 10;
  CHECK_STATUS(taskcore_invoice_line_update(store, line_id, &line), TASKCORE_EINVALID);
  line.fields = TASKCORE_INVOICE_LINE_QUANTITY;
  line.quantity_ten_thousandths = 10001;
  CHECK_STATUS(taskcore_invoice_line_update(store, line_id, &line), TASKCORE_EINVALID);
  line.quantity_ten_thousandths = 10000000000000;
  CHECK_STATUS(taskcore_invoice_line_update(store, line_id, &line), TASKCORE_EINVALID);
  CHECK_SUMS(id, most, 0, most);
  id = add_draft(store, TASKCORE_INVOICE_KIND_INVOICE, client_id);
  line = item("x", 10000000000000, 1000000000); /* 10^9 times 1,000 */
  line.vat_rate_thousandths = 0;
  line.vat_category = TASKCORE_VAT_ZERO_RATED;
  add_line(store, id, &line);
  CHECK_SUMS(id, most, 0, most);
  line.unit_price_millionths++;
  CHECK_STATUS(taskcore_invoice_line_add(store, id, &line, NULL), TASKCORE_EINVALID);
}

static void prices_that_include_vat_come_to_what_was_agreed(taskcore_store *store) {
  int64_t id = add_draft(store, TASKCORE_INVOICE_KIND_INVOICE, client_id);
  taskcore_invoice_input gross = TASKCORE_INVOICE_INPUT_INIT;
  gross.fields = TASKCORE_INVOICE_GROSS_PRICES;
  gross.has_gross_prices = 1;
  CHECK_OK(taskcore_invoice_update(store, id, &gross));
  taskcore_invoice_line_input line = item("x", 10000, 990000);
  line.vat_rate_thousandths = 20000;
  add_line(store, id, &line);
  CHECK_SUMS(id, 83, 17, 100); /* nothing comes to 99 */
  taskcore_invoice_document *document = read_invoice(store, id);
  const taskcore_invoice_content *content = taskcore_invoice_document_contents(document);
  CHECK_INT(content->has_gross_prices, 1);
  CHECK_INT(content->rounding_minor, -1);
  CHECK_INT(content->invoice->due_minor, 99);
  CHECK_INT(content->invoice->total_minor, 99);
  CHECK_INT(TASKCORE_AT(content->lines, 0)->gross_minor, 99);
  CHECK_INT(TASKCORE_AT(content->lines, 0)->net_minor, 83);
  taskcore_invoice_document_free(document);
  gross.has_gross_prices = 0;
  CHECK_OK(taskcore_invoice_update(store, id, &gross));
  CHECK_SUMS(id, 99, 20, 119);
}

static int64_t draft_in(taskcore_store *store, const char *currency) {
  taskcore_invoice_input input = TASKCORE_INVOICE_INPUT_INIT;
  int64_t id = 0;
  input.fields = TASKCORE_INVOICE_CLIENT | TASKCORE_INVOICE_CURRENCY;
  input.client_id = client_id;
  input.currency = currency;
  CHECK_OK(taskcore_invoice_add(store, TASKCORE_INVOICE_KIND_INVOICE, &input, &id));
  return id;
}

static void currencies_have_their_own_decimals(taskcore_store *store) {
  taskcore_invoice_line_input line = item("x", 10000, 100500000); /* 100.5 */
  int64_t yen = draft_in(store, "JPY"), dinar = draft_in(store, "KWD");
  add_line(store, yen, &line);
  CHECK_SUMS(yen, 101, 20, 121);
  line = item("x", 10000, 1005000);
  add_line(store, dinar, &line);
  CHECK_SUMS(dinar, 1010, 200, 1210); /* two decimals of three, as EN 16931 has it */
  line.fields |= TASKCORE_INVOICE_LINE_DISCOUNT_AMOUNT;
  line.discount_minor = 11;
  REFUSE(store, taskcore_invoice_line_add(store, dinar, &line, NULL), TASKCORE_EINVALID,
         "discount_minor");
  line.discount_minor = 1010;
  CHECK_OK(taskcore_invoice_line_add(store, dinar, &line, NULL));
}

static void vat_in_euro_is_converted_once(taskcore_store *store) {
  int64_t id = draft_in(store, "USD");
  taskcore_invoice_line_input line = item("x", 10000, 100000000);
  taskcore_invoice_input input = TASKCORE_INVOICE_INPUT_INIT;
  add_line(store, id, &line);
  CHECK_STATUS(taskcore_invoice_issue(store, id, 0, NULL), TASKCORE_EINVALID);
  input.fields = TASKCORE_INVOICE_EXCHANGE_RATE;
  input.exchange_rate_millionths = 1600000; /* 20.00 / 1.6 = 12.50 */
  CHECK_OK(taskcore_invoice_update(store, id, &input));
  taskcore_invoice_document *document = read_invoice(store, id);
  CHECK_INT(taskcore_invoice_document_contents(document)->has_vat_in_euro, 1);
  CHECK_INT(taskcore_invoice_document_contents(document)->vat_in_euro_cents, 1250);
  taskcore_invoice_document_free(document);
  input.exchange_rate_millionths = 1; /* 20,000,000 EUR of tax */
  CHECK_OK(taskcore_invoice_update(store, id, &input));
  document = read_invoice(store, id);
  CHECK_INT(taskcore_invoice_document_contents(document)->vat_in_euro_cents, 2000000000);
  taskcore_invoice_document_free(document);
  input.exchange_rate_millionths = -1;
  REFUSE(store, taskcore_invoice_update(store, id, &input), TASKCORE_EINVALID,
         "exchange_rate_millionths");
}

static void a_rate_that_its_category_forbids_is_refused(taskcore_store *store) {
  int64_t id = add_draft(store, TASKCORE_INVOICE_KIND_INVOICE, client_id);
  for (int32_t category = TASKCORE_VAT_STANDARD; category <= TASKCORE_VAT_CEUTA_MELILLA;
       category++) {
    for (int32_t rate = -1; rate <= 100000; rate += rate == 0 ? 99999 : 1) {
      int is_above = category == TASKCORE_VAT_STANDARD || category == TASKCORE_VAT_CANARY_ISLANDS;
      int fits = is_above ? rate > 0 : rate == 0 || category == TASKCORE_VAT_CEUTA_MELILLA;
      taskcore_invoice_line_input line = item("x", 10000, 1000000);
      taskcore_invoice_adjustment_input charge = adjustment(1, 100);
      line.vat_category = charge.vat_category = category;
      line.vat_rate_thousandths = charge.vat_rate_thousandths = rate;
      fits = fits && rate >= 0 && rate <= 99999;
      taskcore_status expected = fits ? TASKCORE_OK : TASKCORE_EINVALID;
      CHECK_STATUS(taskcore_invoice_line_add(store, id, &line, NULL), expected);
      CHECK_STATUS(taskcore_invoice_adjustment_add(store, id, &charge, NULL), expected);
      if (rate == 1) rate = 99998;
    }
  }
}

static void amounts_are_written_and_read(void) {
  static const struct {
    int64_t minor;
    const char *currency, *language, *text;
  } written[] = {
      {123456, "EUR", "en", "€1,234.56"},
      {-123456, "EUR", "en", "−€1,234.56"},
      {0, "EUR", "en", "€0.00"},
  };
  static const struct {
    const char *text, *currency;
    int64_t minor;
  } read[] = {
      {"1 234,56", "EUR", 123456},
      {"1,234.56", "EUR", 123456},
      {"1.234,56", "EUR", 123456},
      {"1,234", "EUR", 123400},
      {"-0,5", "EUR", -50},
      {"12", "JPY", 12},
      {"1000000000000", "EUR", 100000000000000},
  };
  static const char *const wrong[] = {
      "",     " ",   "1.234.5", "1,2,3", "0.001", "1e3",           "0x10",
      "1..2", "--1", "NaN",     "12€",   "\xFF",  "1000000000001", "99999999999999999999999999"};
  char *text = NULL;
  int64_t minor = 7;
  for (size_t i = 0; i < sizeof written / sizeof *written; i++) {
    CHECK_OK(
        taskcore_amount_text(written[i].minor, written[i].currency, written[i].language, &text));
    CHECK_TEXT(text, written[i].text);
    taskcore_string_free(text);
  }
  for (size_t i = 0; i < sizeof read / sizeof *read; i++) {
    CHECK_OK(taskcore_amount_parse(read[i].text, read[i].currency, &minor));
    CHECK_INT(minor, read[i].minor);
  }
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
    minor = 7;
    taskcore_status status = taskcore_amount_parse(wrong[i], "EUR", &minor);
    if (status != TASKCORE_EINVALID) {
      check_failed(__FILE__, __LINE__, "\"%s\" is taken for %" PRId64, wrong[i], minor);
    }
    CHECK_INT(minor, 0);
  }
  int32_t digits = 7;
  CHECK_OK(taskcore_currency_digits("EUR", &digits));
  CHECK_INT(digits, 2);
  CHECK_OK(taskcore_currency_digits("JPY", &digits));
  CHECK_INT(digits, 0);
  CHECK_OK(taskcore_currency_digits("KWD", &digits));
  CHECK_INT(digits, 3);
  CHECK_STATUS(taskcore_currency_digits("XXX", &digits), TASKCORE_EINVALID);
  CHECK_INT(digits, 0);
  static const int64_t extremes[] = {INT64_MIN, INT64_MAX, 100000000000001, -100000000000001};
  for (size_t i = 0; i < 4; i++) {
    text = (char *)"stale";
    CHECK_STATUS(taskcore_amount_text(extremes[i], "EUR", "fr", &text), TASKCORE_EINVALID);
    CHECK(text == NULL);
  }
  CHECK_STATUS(taskcore_amount_text(11, "KWD", "fr", &text), TASKCORE_EINVALID);
}

/* -------------------------------------------------------------------------------------- lists */

static const char *with_states(taskcore_store *store, uint32_t states) {
  taskcore_invoice_query_options options = TASKCORE_INVOICE_QUERY_OPTIONS_INIT;
  options.fields = TASKCORE_INVOICE_QUERY_STATE;
  options.states = states;
  return invoices_found(store, &options);
}

#define STATE(name) TASKCORE_INVOICE_STATES_##name

static void states_follow_the_days(taskcore_store *store) {
  int64_t id = draft_of(store, client_id, 10000);
  taskcore_invoice_input input = TASKCORE_INVOICE_INPUT_INIT;
  input.fields = TASKCORE_INVOICE_PAYMENT_DAYS;
  input.payment_days = 1;
  CHECK_OK(taskcore_invoice_update(store, id, &input));
  CHECK_TEXT(with_states(store, STATE(DRAFT)), "-");
  issue(store, id);
  CHECK_INT(figures_of(store, id).due_date, 20260902);
  CHECK_TEXT(with_states(store, STATE(ISSUED)), "F2026-0001");
  pay(store, id, 1);
  CHECK_TEXT(with_states(store, STATE(PARTLY_PAID)), "F2026-0001");
  clock_ms = START_MS + DAY_MS + 15 * 3600000LL - 1; /* the last millisecond of the due date */
  CHECK_INT(figures_of(store, id).state, TASKCORE_INVOICE_STATE_PARTLY_PAID);
  CHECK_TEXT(with_states(store, STATE(OVERDUE)), "");
  clock_ms++;
  CHECK_INT(figures_of(store, id).state, TASKCORE_INVOICE_STATE_OVERDUE);
  CHECK_TEXT(with_states(store, STATE(OVERDUE) | STATE(DRAFT)), "F2026-0001");
  CHECK_OK(taskcore_payment_add(store, id, NULL, NULL));
  CHECK_INT(figures_of(store, id).state, TASKCORE_INVOICE_STATE_PAID);
  CHECK_TEXT(with_states(store, STATE(PAID)), "F2026-0001");
  CHECK_TEXT(with_states(store, 0), "");
}

static void the_newest_are_first_and_drafts_before_them(taskcore_store *store) {
  taskcore_invoice_list *list = NULL;
  int64_t ids[4];
  for (int i = 0; i < 4; i++) {
    clock_ms += 1000;
    ids[i] = draft_of(store, client_id, 100 * (i + 1));
  }
  issue_on(store, ids[0], 20260801);
  issue_on(store, ids[1], 20260815);
  issue_on(store, ids[2], 20260815);
  CHECK_TEXT(invoices_found(store, NULL), "- F2026-0003 F2026-0002 F2026-0001");
  taskcore_invoice_query_options options = TASKCORE_INVOICE_QUERY_OPTIONS_INIT;
  options.limit = 2;
  CHECK_TEXT(invoices_found(store, &options), "- F2026-0003");
  options.limit = INT64_MAX;
  CHECK_TEXT(invoices_found(store, &options), "- F2026-0003 F2026-0002 F2026-0001");
  options.fields = TASKCORE_INVOICE_QUERY_PERIOD;
  options.first_date = 20260802;
  CHECK_TEXT(invoices_found(store, &options), "F2026-0003 F2026-0002");
  options.last_date = 20260814;
  CHECK_TEXT(invoices_found(store, &options), "");
  options.first_date = 0;
  CHECK_TEXT(invoices_found(store, &options), "F2026-0001");
  options.first_date = 20260815;
  REFUSE(store, taskcore_invoice_query(store, &options, &list), TASKCORE_EINVALID, "last_date");
  options.fields = TASKCORE_INVOICE_QUERY_KIND | TASKCORE_INVOICE_QUERY_CLIENT;
  options.kind = TASKCORE_INVOICE_KIND_CREDIT_NOTE;
  options.client_id = client_id;
  CHECK_TEXT(invoices_found(store, &options), "");
  options.kind = TASKCORE_INVOICE_KIND_INVOICE;
  CHECK_TEXT(invoices_found(store, &options), "- F2026-0003 F2026-0002 F2026-0001");
  options.client_id = INT64_MIN;
  REFUSE(store, taskcore_invoice_query(store, &options, &list), TASKCORE_ENOTFOUND, "client_id");
}

static const char *with_text(taskcore_store *store, const char *text) {
  taskcore_invoice_query_options options = TASKCORE_INVOICE_QUERY_OPTIONS_INIT;
  options.fields = TASKCORE_INVOICE_QUERY_TEXT;
  options.text = text;
  return invoices_found(store, &options);
}

static void invoices_are_found_by_what_is_in_them(taskcore_store *store) {
  int64_t id = draft_of(store, client_id, 100), other = 0, found = 7;
  taskcore_invoice_line_input line = item("Étude 100 % sûre", 10000, 0);
  taskcore_invoice_input input = TASKCORE_INVOICE_INPUT_INIT;
  add_line(store, id, &line);
  input.fields = TASKCORE_INVOICE_ORDER_REFERENCE;
  input.order_reference = "PO_77";
  CHECK_OK(taskcore_invoice_update(store, id, &input));
  issue(store, id);
  CHECK_OK(taskcore_invoice_copy(store, id, &other));
  input.order_reference = "";
  CHECK_OK(taskcore_invoice_update(store, other, &input));
  CHECK_TEXT(with_text(store, "etude"), "- F2026-0001");
  CHECK_TEXT(with_text(store, "100 %"), "- F2026-0001");
  CHECK_TEXT(with_text(store, "100%"), "");
  CHECK_TEXT(with_text(store, "po_7"), "F2026-0001");
  CHECK_TEXT(with_text(store, "poX7"), "");
  CHECK_TEXT(with_text(store, "2026-0001"), "F2026-0001");
  CHECK_TEXT(with_text(store, "EXEMPLES"), "- F2026-0001");
  CHECK_OK(taskcore_invoice_find(store, "F2026-0001", &found));
  CHECK_INT(found, id);
  CHECK_STATUS(taskcore_invoice_find(store, "f2026-0001", &found), TASKCORE_ENOTFOUND);
  CHECK_INT(found, 0);
  CHECK_STATUS(taskcore_invoice_find(store, "", &found), TASKCORE_ENOTFOUND);
  taskcore_invoice_query_options options = TASKCORE_INVOICE_QUERY_OPTIONS_INIT;
  taskcore_invoice_list *list = NULL;
  options.fields = TASKCORE_INVOICE_QUERY_TEXT;
  options.text = " ";
  CHECK_STATUS(taskcore_invoice_query(store, &options, &list), TASKCORE_EINVALID);
  CHECK(list == NULL);
}

/* What is owed, as "currency first_day-last_day: cents (count)". */
static const char *ageing_of(taskcore_store *store) {
  static char rows[512];
  taskcore_ageing_list *list = NULL;
  size_t length = 0;
  CHECK_OK(taskcore_ageing_query(store, NULL, &list));
  rows[0] = '\0';
  for (size_t i = 0; i < taskcore_ageing_list_count(list); i++) {
    const taskcore_ageing *row = taskcore_ageing_list_at(list, i);
    length +=
        (size_t)snprintf(rows + length, sizeof rows - length, "%s%s %d: %" PRId64 " (%" PRId64 ")",
                         i > 0 ? ", " : "", row->currency, (int)row->first_day, row->balance_minor,
                         row->invoice_count);
  }
  taskcore_ageing_list_free(list);
  return rows;
}

static void what_is_owed_ages(taskcore_store *store) {
  static const int32_t ages[] = {0, 1, 30, 31, 60, 61, 90, 91};
  for (size_t i = 0; i < sizeof ages / sizeof *ages; i++) {
    int64_t id = draft_of(store, client_id, 1000);
    taskcore_invoice_input input = TASKCORE_INVOICE_INPUT_INIT;
    input.fields = TASKCORE_INVOICE_PAYMENT_DAYS;
    input.payment_days = 100 - ages[i];
    CHECK_OK(taskcore_invoice_update(store, id, &input));
    issue(store, id);
  }
  int64_t paid = draft_of(store, client_id, 1000), void_id = draft_of(store, client_id, 1000);
  issue(store, paid);
  CHECK_OK(taskcore_payment_add(store, paid, NULL, NULL));
  issue(store, void_id);
  CHECK_OK(taskcore_invoice_void(store, void_id, 0, NULL));
  draft_of(store, client_id, 1000);
  CHECK_TEXT(ageing_of(store), "EUR 0: 9600 (8)");
  clock_ms += 100 * DAY_MS;
  CHECK_TEXT(ageing_of(store),
             "EUR 0: 1200 (1), EUR 1: 2400 (2), EUR 31: 2400 (2), EUR 61: 2400 (2), "
             "EUR 91: 1200 (1)");
  taskcore_ageing_query_options options = TASKCORE_AGEING_QUERY_OPTIONS_INIT;
  CHECK_PAGES(taskcore_ageing_query, options, ageing, 5, first_day);
}

static const char *turnover_of(taskcore_store *store, int32_t first, int32_t last) {
  static char rows[512];
  taskcore_turnover_list *list = NULL;
  size_t length = 0;
  CHECK_OK(turnover_in(store, first, last, &list));
  rows[0] = '\0';
  for (size_t i = 0; i < taskcore_turnover_list_count(list); i++) {
    const taskcore_turnover *row = taskcore_turnover_list_at(list, i);
    length += (size_t)snprintf(
        rows + length, sizeof rows - length,
        "%s%d %s %" PRId64 "+%" PRId64 "=%" PRId64 " (%" PRId64 ", %" PRId64 ")", i > 0 ? ", " : "",
        (int)row->month, row->currency, row->net_minor, row->vat_minor, row->gross_minor,
        row->invoice_count, row->credit_note_count);
  }
  taskcore_turnover_list_free(list);
  return rows;
}

static void turnover_and_vat_are_by_month_less_credit_notes(taskcore_store *store) {
  int64_t july = draft_of(store, client_id, 10000), august = draft_of(store, client_id, 20000);
  int64_t usd = draft_in(store, "USD"), part = 0;
  taskcore_invoice_input input = TASKCORE_INVOICE_INPUT_INIT;
  taskcore_invoice_line_input line = item("x", 10000, 7000000);
  line.vat_category = TASKCORE_VAT_ZERO_RATED;
  line.vat_rate_thousandths = 0;
  add_line(store, usd, &line);
  input.fields = TASKCORE_INVOICE_EXCHANGE_RATE;
  input.exchange_rate_millionths = 1100000;
  CHECK_OK(taskcore_invoice_update(store, usd, &input));
  issue_on(store, july, 20260731);
  issue_on(store, august, 20260801);
  issue_on(store, usd, 20260831);
  CHECK_OK(taskcore_invoice_void(store, july, 20260805, &part));
  CHECK_TEXT(turnover_of(store, 0, 0),
             "202607 EUR 10000+2000=12000 (1, 0), 202608 EUR 10000+2000=12000 (1, 1), "
             "202608 USD 700+0=700 (1, 0)");
  CHECK_TEXT(turnover_of(store, 202607, 202607), "202607 EUR 10000+2000=12000 (1, 0)");
  CHECK_TEXT(turnover_of(store, 202609, 0), "");
  taskcore_turnover_query_options months = TASKCORE_TURNOVER_QUERY_OPTIONS_INIT;
  taskcore_vat_total_query_options vat = TASKCORE_VAT_TOTAL_QUERY_OPTIONS_INIT;
  CHECK_PAGES(taskcore_turnover_query, months, turnover, 3, month);
  CHECK_PAGES(taskcore_vat_total_query, vat, vat_total, 3, month);
  taskcore_vat_total_list *totals = NULL;
  CHECK_OK(vat_totals_in(store, 202608, 202608, &totals));
  CHECK_INT(taskcore_vat_total_list_count(totals), 2);
  const taskcore_vat_total *total = taskcore_vat_total_list_at(totals, 0);
  CHECK_TEXT(total->currency, "EUR");
  CHECK_TEXT(total->category_code, "S");
  CHECK_INT(total->rate_thousandths, 20000);
  CHECK_INT(total->taxable_minor, 10000);
  CHECK_INT(total->tax_minor, 2000);
  CHECK_TEXT(taskcore_vat_total_list_at(totals, 1)->category_code, "Z");
  taskcore_vat_total_list_free(totals);
}

static void focus_time_is_billed_once(taskcore_store *store) {
  int64_t task = add_in(store, "Étude", "Client"), id = 0, lines = 0, other = 0;
  CHECK_OK(start_focus(store, task, 50, 1, NULL));
  clock_ms += 50 * 60000; /* its end */
  taskcore_focus_billing billing = TASKCORE_FOCUS_BILLING_INIT;
  billing.first_date = 20260901;
  billing.last_date = 20260930;
  billing.vat_rate_thousandths = 20000;
  billing.unit_price_millionths = 60000000;
  id = add_draft(store, TASKCORE_INVOICE_KIND_INVOICE, client_id);
  CHECK_OK(taskcore_invoice_bill_focus(store, id, &billing, &lines));
  CHECK_INT(lines, 1);
  taskcore_invoice_document *document = read_invoice(store, id);
  const taskcore_invoice_line *line =
      TASKCORE_AT(taskcore_invoice_document_contents(document)->lines, 0);
  CHECK_TEXT(line->name, "Étude");
  CHECK_TEXT(line->unit, "HUR");
  CHECK_INT(line->quantity_ten_thousandths, 8333);
  CHECK_INT(line->net_minor, 5000);
  CHECK_INT(line->focus_session_count, 1);
  CHECK_INT(line->task_count, 1);
  CHECK_INT(line->task_ids[0], task);
  int64_t line_id = line->id;
  taskcore_invoice_document_free(document);
  other = add_draft(store, TASKCORE_INVOICE_KIND_INVOICE, client_id);
  CHECK_STATUS(taskcore_invoice_bill_focus(store, other, &billing, &lines), TASKCORE_ENOTFOUND);
  CHECK_INT(lines, 0);
  CHECK_OK(taskcore_invoice_line_delete(store, &line_id, 1));
  billing.fields = TASKCORE_FOCUS_BILLING_NAME;
  billing.name = "Octobre";
  billing.grouping = TASKCORE_BILL_ONE_LINE;
  billing.round_up_minutes = 60;
  CHECK_OK(taskcore_invoice_bill_focus(store, other, &billing, &lines));
  CHECK_SUMS(other, 6000, 1200, 7200);
  CHECK_TEXT(names_of(store, other), "Octobre");
  /* Undo would bill the time twice, if it took the first item's deletion back. */
  CHECK_OK(taskcore_undo(store, NULL));
  CHECK_OK(taskcore_undo(store, NULL));
  CHECK_SUMS(id, 5000, 1000, 6000);
  CHECK_SUMS(other, 0, 0, 0);
}

int main(void) {
  RUN_WITH_SELLER(a_draft_is_as_the_seller_and_the_client_have_it);
  RUN_WITH_SELLER(the_terms_of_a_draft_change_one_by_one);
  RUN_WITH_SELLER(items_have_places);
  RUN_WITH_SELLER(a_copy_has_the_items_and_no_number);
  RUN_WITH_SELLER(halves_are_rounded_away_from_zero);
  RUN_WITH_SELLER(tax_is_of_the_sum_of_each_rate);
  RUN_WITH_SELLER(discounts_are_rounded_on_their_own);
  RUN_WITH_SELLER(allowances_and_charges_are_of_the_lines);
  RUN_WITH_SELLER(negative_taxes_are_rounded_away_from_zero_too);
  RUN_WITH_SELLER(the_largest_amounts_are_exact_and_larger_ones_refused);
  RUN_WITH_SELLER(prices_that_include_vat_come_to_what_was_agreed);
  RUN_WITH_SELLER(currencies_have_their_own_decimals);
  RUN_WITH_SELLER(vat_in_euro_is_converted_once);
  RUN_WITH_SELLER(a_rate_that_its_category_forbids_is_refused);
  RUN(amounts_are_written_and_read);
  RUN_WITH_SELLER(states_follow_the_days);
  RUN_WITH_SELLER(the_newest_are_first_and_drafts_before_them);
  RUN_WITH_SELLER(invoices_are_found_by_what_is_in_them);
  RUN_WITH_SELLER(what_is_owed_ages);
  RUN_WITH_SELLER(turnover_and_vat_are_by_month_less_credit_notes);
  RUN_WITH_SELLER(focus_time_is_billed_once);
  return check_result();
}
