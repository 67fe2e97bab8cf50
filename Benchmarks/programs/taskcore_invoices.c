/* Invoices as PDF/A-3 with their data in them (Factur-X), by the C API of Taskcore;
 * floor_invoices.c sets the same table by cairo, pango and qpdf themselves. */
#include "stores.h"

static int64_t add_parties(taskcore_store *store) {
  int64_t client = 0;
  taskcore_party seller = TASKCORE_PARTY_INIT;
  seller.fields = TASKCORE_PARTY_NAME | TASKCORE_PARTY_LEGAL_FORM | TASKCORE_PARTY_STREET |
                  TASKCORE_PARTY_POSTAL_CODE | TASKCORE_PARTY_CITY | TASKCORE_PARTY_COUNTRY |
                  TASKCORE_PARTY_SIREN | TASKCORE_PARTY_EMAIL;
  seller.name = "Exemples SAS";
  seller.legal_form = "EI";
  seller.street = "2 place Bellecour";
  seller.postal_code = "69002";
  seller.city = "Lyon";
  seller.country = "FR";
  seller.siren = "404833048";
  seller.email = "contact@example.org";
  taskcore_party buyer = seller;
  seller.fields |= TASKCORE_PARTY_VAT_NUMBER;
  seller.name = "Atelier Dupont";
  seller.siren = "732829320";
  seller.vat_number = "FR44732829320";
  check(taskcore_profile_set(store, &seller), "seller");
  taskcore_client_input input = TASKCORE_CLIENT_INPUT_INIT;
  input.fields = TASKCORE_CLIENT_PARTY;
  input.party = &buyer;
  check(taskcore_client_add(store, &input, &client), "client");
  return client;
}

static int64_t issue(taskcore_store *store, int64_t client, int lines) {
  taskcore_invoice_input input = TASKCORE_INVOICE_INPUT_INIT;
  taskcore_invoice_line_input line = TASKCORE_INVOICE_LINE_INPUT_INIT;
  int64_t invoice = 0;
  char name[32], *number = NULL;
  input.fields = TASKCORE_INVOICE_CLIENT;
  input.client_id = client;
  check(taskcore_invoice_add(store, TASKCORE_INVOICE_KIND_INVOICE, &input, &invoice), "invoice");
  line.fields = TASKCORE_INVOICE_LINE_NAME | TASKCORE_INVOICE_LINE_QUANTITY |
                TASKCORE_INVOICE_LINE_UNIT | TASKCORE_INVOICE_LINE_UNIT_PRICE |
                TASKCORE_INVOICE_LINE_VAT;
  line.name = name;
  line.unit = "HUR";
  line.vat_rate_thousandths = 20000;
  for (int i = 0; i < lines; i++) {
    snprintf(name, sizeof name, "Work on part %d", i + 1);
    line.quantity_ten_thousandths = (i % 8 + 1) * 10000;
    line.unit_price_millionths = (60 + i % 40) * 1000000LL;
    check(taskcore_invoice_line_add(store, invoice, &line, NULL), "line");
  }
  check(taskcore_invoice_issue(store, invoice, TODAY, &number), "issue");
  taskcore_string_free(number);
  return invoice;
}

static long size;
static const taskcore_pdf_options english = {.struct_size = sizeof english,
                                             .fields = TASKCORE_PDF_LANGUAGE,
                                             .language = "en",
                                             .paper = TASKCORE_PAPER_A4};

/* For whoever wants to look at it. */
static void keep(taskcore_store *store, int64_t invoice, const char *folder, int lines) {
  char name[32];
  snprintf(name, sizeof name, "taskcore-%d.pdf", lines);
  char *path = bench_path(folder, name);
  check(taskcore_invoice_pdf_file(store, invoice, &english, path), name);
  free(path);
}

static void measure(taskcore_store *store, int64_t client, const char *folder, const char *work,
                    int lines) {
  int64_t invoice = issue(store, client, lines);
  bench_samples samples = {0};
  size_t length = 0;
  for (int i = 0; i < REPETITIONS; i++) {
    uint8_t *pdf = NULL;
    double begun = bench_now();
    check(taskcore_invoice_pdf(store, invoice, &english, &pdf, &length), work);
    bench_add(&samples, bench_now() - begun);
    if (memcmp(pdf, "%PDF-1.7", 8)) bench_fail("%s: this is no PDF.", work);
    taskcore_bytes_free(pdf);
  }
  bench_report(SIDE, work, size, &samples, lines);
  bench_report_figure(SIDE, work, size, "file_bytes", (long long)length);
  char *xml = NULL;
  check(taskcore_invoice_xml(store, invoice, TASKCORE_XML_CII, &xml), work);
  bench_report_figure(SIDE, work, size, "xml_bytes", (long long)strlen(xml));
  taskcore_string_free(xml);
  keep(store, invoice, folder, lines);
}

int main(int argc, char **argv) {
  if (argc != 3) bench_fail("usage: taskcore_invoices FOLDER SIZE");
  size = atol(argv[2]);
  char *path = bench_path(argv[1], "taskcore.db");
  taskcore_store *store = open_store(path);
  int64_t client = add_parties(store);
  measure(store, client, argv[1], "PDF of 1 line", 1);
  measure(store, client, argv[1], "PDF of 500 lines", 500);
  taskcore_store_free(store);
  free(path);
  return 0;
}
