/* Invoices as XML, CSV, PDF and e-mail, in files that are whole or not there, and read back. */
#include <dirent.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>

#include "invoicing.h"

static taskcore_invoice_adjustment_input allowance_of(int64_t cents) {
  taskcore_invoice_adjustment_input input = TASKCORE_INVOICE_ADJUSTMENT_INPUT_INIT;
  input.fields = TASKCORE_INVOICE_ADJUSTMENT_AMOUNT | TASKCORE_INVOICE_ADJUSTMENT_REASON |
                 TASKCORE_INVOICE_ADJUSTMENT_VAT;
  input.amount_minor = cents;
  input.reason = "Fidélité <5 ans & plus>";
  input.vat_rate_thousandths = 20000;
  return input;
}

/* An issued invoice with a bit of everything: F2026-0001 of 2026-09-01. */
static int64_t issue_variety(taskcore_store *store) {
  int64_t id = draft_of(store, client_id, 10001);
  taskcore_invoice_line_input line = item("Heures \"d'étude\" <a> & b 家", 15000, 80000001);
  taskcore_invoice_adjustment_input allowance = allowance_of(250);
  taskcore_invoice_input input = TASKCORE_INVOICE_INPUT_INIT;
  line.fields |= TASKCORE_INVOICE_LINE_UNIT | TASKCORE_INVOICE_LINE_DETAILS |
                 TASKCORE_INVOICE_LINE_DISCOUNT_RATE;
  line.unit = "hour";
  line.details = "one\ntwo";
  line.discount_basis_points = 333;
  line.vat_rate_thousandths = 5500;
  add_line(store, id, &line);
  CHECK_OK(taskcore_invoice_adjustment_add(store, id, &allowance, NULL));
  input.fields = TASKCORE_INVOICE_NOTES | TASKCORE_INVOICE_ORDER_REFERENCE |
                 TASKCORE_INVOICE_PREPAID | TASKCORE_INVOICE_DELIVERY_DATE;
  input.notes = "Merci ]]> & à bientôt";
  input.order_reference = "PO-7";
  input.prepaid_minor = 100;
  input.delivery_date = 20260831;
  CHECK_OK(taskcore_invoice_update(store, id, &input));
  issue(store, id);
  return id;
}

static char *xml_of(taskcore_store *store, int64_t id, int32_t format) {
  char *xml = NULL;
  CHECK_OK(taskcore_invoice_xml(store, id, format, &xml));
  CHECK(xml != NULL);
  return xml;
}

static taskcore_status import_text(taskcore_store *store, const char *bytes, size_t length,
                                   int64_t *id) {
  return taskcore_invoice_import(store, (const uint8_t *)bytes, length, id);
}

static size_t count_invoices(taskcore_store *store) {
  taskcore_invoice_list *list = NULL;
  CHECK_OK(taskcore_invoice_query(store, NULL, &list));
  size_t count = taskcore_invoice_list_count(list);
  taskcore_invoice_list_free(list);
  return count;
}

/* ---------------------------------------------------------------------------------------- XML */

static void xml_says_all_of_an_issued_invoice(taskcore_store *store) {
  int64_t id = issue_variety(store), draft = draft_of(store, client_id, 100);
  static const int32_t formats[] = {0, 6, -1, INT32_MIN, INT32_MAX};
  for (int32_t format = TASKCORE_XML_CII; format <= TASKCORE_XML_UBL; format++) {
    static const char *const parts[] = {"F2026-0001",           "PO-7",   "732829320", "404833048",
                                        "&lt;a&gt; &amp; b 家", "]]&gt;", "HUR"};
    char *xml = xml_of(store, id, format), *again = xml_of(store, id, format);
    CHECK(strncmp(xml, "<?xml", 5) == 0);
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++) CHECK(strstr(xml, parts[i]) != NULL);
    CHECK_TEXT(again, xml);
    taskcore_string_free(again);
    taskcore_string_free(xml);
    xml = (char *)"stale";
    REFUSE(store, taskcore_invoice_xml(store, draft, format, &xml), TASKCORE_ECONFLICT, "id");
    CHECK(xml == NULL);
  }
  for (size_t i = 0; i < sizeof formats / sizeof *formats; i++) {
    char *xml = (char *)"stale";
    REFUSE(store, taskcore_invoice_xml(store, id, formats[i], &xml), TASKCORE_EINVALID, "format");
    CHECK(xml == NULL);
  }
}

/* ---------------------------------------------------------------------------------------- CSV */

static void a_table_is_in_the_order_of_the_list(taskcore_store *store) {
  taskcore_party party = french_party("Comma, \"Quote\" & Fils", "404833048");
  int64_t other = 0;
  char *csv = NULL;
  CHECK_OK(add_party(store, &party, NULL, &other));
  int64_t id = draft_of(store, other, 12345);
  issue_on(store, id, 20260815);
  pay(store, id, 5);
  draft_of(store, client_id, 1);
  CHECK_OK(taskcore_invoice_csv(store, NULL, &csv));
  const char *row = strstr(csv, "\r\n");
  CHECK(row != NULL);
  CHECK(strncmp(csv,
                "number,kind,state,issue_date,due_date,client,currency,net,vat,gross,due,paid,"
                "credited,balance,uid\r\n",
                (size_t)(row - csv) + 2) == 0);
  CHECK(strstr(csv, "Exemples SAS,EUR,0.01,0.00,0.01,") != NULL);
  CHECK(strstr(csv,
               "2026-08-15,2026-09-14,\"Comma, \"\"Quote\"\" & Fils\",EUR,123.45,24.69,148.14,"
               "148.14,0.05,0.00,148.09,") != NULL);
  CHECK(strstr(csv, "Exemples") < strstr(csv, "F2026-0001"));
  taskcore_string_free(csv);
  taskcore_invoice_query_options options = TASKCORE_INVOICE_QUERY_OPTIONS_INIT;
  options.limit = -1;
  csv = (char *)"stale";
  REFUSE(store, taskcore_invoice_csv(store, &options, &csv), TASKCORE_EINVALID, "limit");
  CHECK(csv == NULL);
  options.limit = 1;
  CHECK_OK(taskcore_invoice_csv(store, &options, &csv));
  CHECK(strstr(csv, "F2026-0001") == NULL);
  taskcore_string_free(csv);
}

static void a_table_of_nothing_has_its_head(taskcore_store *store) {
  char *csv = NULL;
  CHECK_OK(taskcore_invoice_csv(store, NULL, &csv));
  CHECK_INT(strstr(csv, "\r\n") - csv + 2, strlen(csv));
  taskcore_string_free(csv);
}

/* -------------------------------------------------------------------------------------- files */

/* Writes one of the three files that need no libraries. */
static taskcore_status write_file(taskcore_store *store, int kind, int64_t id, const char *path) {
  if (kind == 0) return taskcore_invoice_csv_file(store, NULL, path);
  return taskcore_invoice_xml_file(store, id, kind == 1 ? TASKCORE_XML_CII : TASKCORE_XML_UBL,
                                   path);
}

static char *read_file(const char *path) {
  static char bytes[1 << 20];
  FILE *file = fopen(path, "rb");
  CHECK(file != NULL);
  size_t length = fread(bytes, 1, sizeof bytes - 1, file);
  fclose(file);
  bytes[length] = '\0';
  return bytes;
}

static void files_are_whole_and_for_their_owner(taskcore_store *store) {
  int64_t id = issue_variety(store);
  for (int kind = 0; kind < 3; kind++) {
    const char *path = path_of("out.file");
    struct stat status;
    char *expected = NULL;
    if (kind == 0) {
      CHECK_OK(taskcore_invoice_csv(store, NULL, &expected));
    } else {
      expected = xml_of(store, id, kind);
    }
    CHECK_OK(write_file(store, kind, id, path));
    CHECK_TEXT(read_file(path), expected);
    CHECK_INT(stat(path, &status), 0);
    CHECK_INT(status.st_mode & 0777, 0600);
    CHECK_INT(chmod(path, 0644), 0);
    CHECK_OK(write_file(store, kind, id, path));
    CHECK_TEXT(read_file(path), expected);
    CHECK_INT(stat(path, &status), 0);
    CHECK_INT(status.st_mode & 0777, 0644);
    CHECK_INT(unlink(path), 0);
    taskcore_string_free(expected);
    CHECK_STATUS(write_file(store, kind, id, path_of("missing/out")), TASKCORE_ENOTFOUND);
    CHECK_STATUS(write_file(store, kind, id, fixture_folder), TASKCORE_EACCESS);
    CHECK_STATUS(write_file(store, kind, id, "/dev/full"), TASKCORE_EACCESS);
    CHECK_STATUS(write_file(store, kind, id, ""), TASKCORE_EINVALID);
    CHECK_STATUS(write_file(store, kind, id, NULL), TASKCORE_EINVALID);
    CHECK_STATUS(write_file(store, kind, id, "\xFF"), TASKCORE_EINVALID);
    if (kind > 0) CHECK_STATUS(write_file(store, kind, 999, path), TASKCORE_ENOTFOUND);
    CHECK(access(path, F_OK) != 0);
  }
}

static void a_store_that_is_open_is_not_written_over(void) {
  const char *path = path_of("kept.db");
  clock_ms = START_MS;
  taskcore_store *store = open_store(path);
  set_seller(store);
  client_id = add_client(store, "Exemples SAS");
  int64_t id = issue_variety(store), number = 7;
  for (int kind = 0; kind < 3; kind++) {
    CHECK_STATUS(write_file(store, kind, id, path), TASKCORE_EINVALID);
  }
  CHECK_STATUS(taskcore_invoice_import_file(store, path, &number), TASKCORE_EINVALID);
  CHECK_INT(number, 0);
  CHECK_INT(count_invoices(store), 1);
  taskcore_store_free(store);

  taskcore_open_options options = options_for(path);
  options.flags = TASKCORE_OPEN_READ_ONLY;
  CHECK_OK(taskcore_store_open(&options, &store));
  for (int kind = 0; kind < 3; kind++) {
    CHECK_OK(write_file(store, kind, id, path_of("from-read-only")));
  }
  taskcore_invoice_input input = TASKCORE_INVOICE_INPUT_INIT;
  taskcore_party party = french_party("Fine", "404833048");
  char *xml = xml_of(store, id, TASKCORE_XML_CII), *text = (char *)"stale";
  CHECK_STATUS(taskcore_invoice_add(store, 1, &input, &number), TASKCORE_EREADONLY);
  CHECK_INT(number, 0);
  CHECK_STATUS(taskcore_invoice_issue(store, id, 0, &text), TASKCORE_EREADONLY);
  CHECK(text == NULL);
  CHECK_STATUS(taskcore_invoice_copy(store, id, &number), TASKCORE_EREADONLY);
  CHECK_STATUS(taskcore_invoice_credit(store, id, &number), TASKCORE_EREADONLY);
  CHECK_STATUS(taskcore_invoice_void(store, id, 0, &number), TASKCORE_EREADONLY);
  CHECK_STATUS(taskcore_payment_add(store, id, NULL, &number), TASKCORE_EREADONLY);
  CHECK_STATUS(add_party(store, &party, NULL, &number), TASKCORE_EREADONLY);
  CHECK_STATUS(taskcore_profile_set(store, &party), TASKCORE_EREADONLY);
  CHECK_STATUS(taskcore_subscription_set(store, NULL), TASKCORE_EREADONLY);
  CHECK_STATUS(taskcore_number_series_set(store, "w", "W{N}"), TASKCORE_EREADONLY);
  CHECK_STATUS(import_text(store, xml, strlen(xml), &number), TASKCORE_EREADONLY);
  taskcore_string_free(xml);
  taskcore_store_free(store);
}

/* In a process of its own, because the limit stays. */
static void write_with_little_room(void) {
  struct rlimit little = {100, 100};
  const char *fresh = path_of("fresh"), *old = path_of("old");
  FILE *file = fopen(old, "wb");
  CHECK(file != NULL);
  fputs("as it was", file);
  fclose(file);
  clock_ms = START_MS;
  taskcore_store *store = open_store(":memory:");
  set_seller(store);
  client_id = add_client(store, "Exemples SAS");
  int64_t id = issue_variety(store);
  uint8_t *pdf = NULL;
  size_t length = 0;
  int has_pdf = taskcore_invoice_pdf(store, id, NULL, &pdf, &length) == TASKCORE_OK;
  taskcore_bytes_free(pdf);
  signal(SIGXFSZ, SIG_IGN);
  CHECK_INT(setrlimit(RLIMIT_FSIZE, &little), 0);
  for (int kind = 0; kind < (has_pdf ? 5 : 3); kind++) {
    for (int is_old = 0; is_old < 2; is_old++) {
      const char *path = is_old ? old : fresh;
      taskcore_status status;
      if (kind == 3) {
        status = taskcore_invoice_pdf_file(store, id, NULL, path);
      } else if (kind == 4) {
        status = taskcore_email_compose_file(store, id, NULL, path);
      } else {
        status = write_file(store, kind, id, path);
      }
      CHECK_STATUS(status, TASKCORE_EIO); /* "File too large" */
    }
    CHECK(access(fresh, F_OK) != 0);
    CHECK_TEXT(read_file(old), "as it was");
  }
  taskcore_store_free(store);
  _exit(0);
}

static void a_file_that_cannot_be_finished_is_not_there(void) {
  int status = -1;
  pid_t child = fork();
  if (child == 0) write_with_little_room();
  CHECK_INT(waitpid(child, &status, 0), child);
  CHECK(WIFEXITED(status) && WEXITSTATUS(status) == 0);
  CHECK_INT(unlink(path_of("old")), 0);
  DIR *folder = opendir(fixture_folder); /* and nothing under another name */
  CHECK(folder != NULL);
  for (struct dirent *entry = readdir(folder); entry != NULL; entry = readdir(folder)) {
    CHECK(strstr(entry->d_name, "old") == NULL && strstr(entry->d_name, "fresh") == NULL);
  }
  closedir(folder);
}

/* ------------------------------------------------------------------------------------- import */

static void check_same(const taskcore_invoice_content *one, const taskcore_invoice_content *other) {
  CHECK_INT(one->invoice->kind, other->invoice->kind);
  CHECK_INT(one->invoice->net_minor, other->invoice->net_minor);
  CHECK_INT(one->invoice->vat_minor, other->invoice->vat_minor);
  CHECK_INT(one->invoice->gross_minor, other->invoice->gross_minor);
  CHECK_INT(one->prepaid_minor, other->prepaid_minor);
  CHECK_INT(one->delivery_date, other->delivery_date);
  CHECK_TEXT(one->order_reference, other->order_reference);
  CHECK_TEXT(one->recovery_fee, other->recovery_fee);
  CHECK_TEXT(one->buyer->name, other->buyer->name);
  CHECK_TEXT(one->seller->siren, other->seller->siren);
  CHECK_INT(one->line_count, other->line_count);
  for (size_t i = 0; i < one->line_count; i++) {
    CHECK_TEXT(TASKCORE_AT(one->lines, i)->name, TASKCORE_AT(other->lines, i)->name);
    CHECK_TEXT(TASKCORE_AT(one->lines, i)->details, TASKCORE_AT(other->lines, i)->details);
    CHECK_TEXT(TASKCORE_AT(one->lines, i)->unit, TASKCORE_AT(other->lines, i)->unit);
    CHECK_INT(TASKCORE_AT(one->lines, i)->quantity_ten_thousandths,
              TASKCORE_AT(other->lines, i)->quantity_ten_thousandths);
    CHECK_INT(TASKCORE_AT(one->lines, i)->unit_price_millionths,
              TASKCORE_AT(other->lines, i)->unit_price_millionths);
    CHECK_INT(TASKCORE_AT(one->lines, i)->discount_basis_points,
              TASKCORE_AT(other->lines, i)->discount_basis_points);
    CHECK_INT(TASKCORE_AT(one->lines, i)->net_minor, TASKCORE_AT(other->lines, i)->net_minor);
    CHECK_INT(TASKCORE_AT(one->lines, i)->vat_rate_thousandths,
              TASKCORE_AT(other->lines, i)->vat_rate_thousandths);
  }
  CHECK_INT(one->adjustment_count, other->adjustment_count);
  for (size_t i = 0; i < one->adjustment_count; i++) {
    CHECK_TEXT(TASKCORE_AT(one->adjustments, i)->reason,
               TASKCORE_AT(other->adjustments, i)->reason);
    CHECK_INT(TASKCORE_AT(one->adjustments, i)->amount_minor,
              TASKCORE_AT(other->adjustments, i)->amount_minor);
  }
}

static void what_was_written_is_read_back(taskcore_store *store) {
  int64_t id = issue_variety(store), draft = 0;
  char *xml = xml_of(store, id, TASKCORE_XML_CII);
  CHECK_OK(import_text(store, xml, strlen(xml), &draft));
  taskcore_invoice_document *one = read_invoice(store, id), *other = read_invoice(store, draft);
  const taskcore_invoice_content *read = taskcore_invoice_document_contents(other);
  check_same(taskcore_invoice_document_contents(one), read);
  CHECK_INT(read->invoice->state, TASKCORE_INVOICE_STATE_DRAFT);
  CHECK_INT(read->invoice->client_id, client_id);
  CHECK_TEXT(read->invoice->number, "");
  CHECK(strstr(read->notes, "F2026-0001") != NULL);
  CHECK(strstr(read->notes, "Merci ]]> & à bientôt") != NULL);
  taskcore_invoice_document_free(one);
  taskcore_invoice_document_free(other);
  CHECK_UNDO(store, TASKCORE_ACTION_ADD_INVOICE);
  CHECK_INT(count_invoices(store), 1);

  taskcore_store *empty = open_store(":memory:");
  REFUSE(empty, import_text(empty, xml, strlen(xml), &draft), TASKCORE_ECONFLICT, "seller");
  CHECK_OK(taskcore_profile_import(empty, (const uint8_t *)xml, strlen(xml)));
  CHECK_OK(import_text(empty, xml, strlen(xml), &draft));
  one = read_invoice(store, id);
  other = read_invoice(empty, draft);
  check_same(taskcore_invoice_document_contents(one), taskcore_invoice_document_contents(other));
  taskcore_invoice_document_free(one);
  taskcore_invoice_document_free(other);
  CHECK_TEXT(issue(empty, draft), "F2026-0001");
  taskcore_store_free(empty);

  taskcore_store *other_store = open_store(":memory:");
  taskcore_party somebody = french_party("Somebody", "552100554");
  CHECK_OK(taskcore_profile_set(other_store, &somebody));
  REFUSE(other_store, import_text(other_store, xml, strlen(xml), &draft), TASKCORE_ECONFLICT,
         "seller");
  CHECK_INT(draft, 0);
  taskcore_store_free(other_store);

  const char *path = path_of("written.xml");
  CHECK_OK(taskcore_invoice_xml_file(store, id, TASKCORE_XML_CII, path));
  CHECK_OK(taskcore_invoice_import_file(store, path, &draft));
  CHECK_STATUS(taskcore_invoice_import_file(store, path_of("nothing"), &draft), TASKCORE_ENOTFOUND);
  CHECK_INT(draft, 0);
  CHECK_STATUS(taskcore_invoice_import_file(store, "", &draft), TASKCORE_EINVALID);
  CHECK_STATUS(taskcore_invoice_import_file(store, fixture_folder, &draft), TASKCORE_EACCESS);
  taskcore_string_free(xml);
}

static void a_file_that_ends_too_early_is_refused(taskcore_store *store) {
  int64_t id = issue_variety(store), draft = 7;
  char *xml = xml_of(store, id, TASKCORE_XML_CII), *as_it_was = export_of(store);
  size_t length = strlen(xml), end = length;
  while (xml[end - 1] != '>') end--;
  for (size_t cut = 0; cut < end; cut += 61) {
    draft = 7;
    CHECK_STATUS(import_text(store, xml, cut, &draft), TASKCORE_EPARSE);
    CHECK_INT(draft, 0);
  }
  char *now = export_of(store);
  CHECK_TEXT(now, as_it_was);
  free(now);
  free(as_it_was);
  taskcore_string_free(xml);
}

static uint32_t chance_state = 20260901;

static uint32_t chance(uint32_t below) {
  chance_state = chance_state * 1664525 + 1013904223;
  return (chance_state >> 8) % below;
}

/* Whatever the bytes are, the store is as before or has one more draft, which can be read. */
static void damaged_files_do_no_harm(taskcore_store *store) {
  int64_t id = issue_variety(store);
  char *xml = xml_of(store, id, TASKCORE_XML_CII);
  size_t length = strlen(xml), before = count_invoices(store);
  char *damaged = (char *)malloc(length);
  for (int round = 0; round < 400; round++) {
    int64_t draft = 7;
    memcpy(damaged, xml, length);
    for (uint32_t i = chance(4) + 1; i > 0; i--) {
      uint32_t place = chance((uint32_t)length);
      switch (chance(4)) {
        case 0:
          damaged[place] = (char)chance(256);
          break;
        case 1:
          damaged[place] = (char)('0' + chance(10));
          break;
        case 2:
          damaged[place] = "<>&;\"'/-.9"[chance(10)];
          break;
        default: {
          uint32_t from = chance((uint32_t)length), count = chance(200);
          if (from + count <= length && place + count <= length) {
            memmove(damaged + place, damaged + from, count);
          }
        }
      }
    }
    taskcore_status status = import_text(store, damaged, length, &draft);
    if (status == TASKCORE_OK) {
      taskcore_invoice_document_free(read_invoice(store, draft));
      before++;
    } else {
      CHECK(status == TASKCORE_EPARSE || status == TASKCORE_EINVALID ||
            status == TASKCORE_EUNSUPPORTED || status == TASKCORE_ECONFLICT);
      CHECK_INT(draft, 0);
    }
    CHECK_INT(count_invoices(store), before);
  }
  for (int round = 0; round < 200; round++) {
    size_t count = chance(2000);
    for (size_t i = 0; i < count; i++) damaged[i] = (char)chance(256);
    if (round % 3 == 0 && count > 5) memcpy(damaged, "%PDF-", 5);
    CHECK_STATUS(import_text(store, damaged, count, NULL), TASKCORE_EPARSE);
  }
  free(damaged);
  taskcore_string_free(xml);
}

static void refuse_xml(taskcore_store *store, const char *text) {
  int64_t draft = 7;
  CHECK_STATUS(import_text(store, text, strlen(text), &draft), TASKCORE_EPARSE);
  CHECK_INT(draft, 0);
}

static void xml_that_is_an_attack_is_refused(taskcore_store *store) {
  refuse_xml(store,
             "<!DOCTYPE a [<!ENTITY a \"lol\"><!ENTITY b \"&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;\">"
             "<!ENTITY c \"&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;\">"
             "<!ENTITY d \"&c;&c;&c;&c;&c;&c;&c;&c;&c;&c;\">]><a>&d;&d;&d;&d;&d;&d;&d;&d;</a>");
  refuse_xml(store, "<!DOCTYPE a [<!ENTITY x SYSTEM \"file:///etc/passwd\">]><a>&x;</a>");
  refuse_xml(store, "<a/>");
  refuse_xml(store, "");
  refuse_xml(store, "not XML");
  char *deep = repeated("<a>", 300000);
  refuse_xml(store, deep);
  free(deep);
  char *wide = repeated("<a/>", 100000), *whole = (char *)malloc(strlen(wide) + 32);
  sprintf(whole, "<x>%s</x>", wide);
  refuse_xml(store, whole);
  free(whole);
  free(wide);
  char *attributes = repeated(" a", 100000);
  whole = (char *)malloc(strlen(attributes) + 32);
  sprintf(whole, "<x%s/>", attributes);
  refuse_xml(store, whole);
  free(whole);
  free(attributes);
}

/* ------------------------------------------------------------------------------- PDF and mail */

static void a_pdf_has_the_invoice_within(taskcore_store *store) {
  int64_t id = issue_variety(store), draft = 0;
  uint8_t *pdf = NULL, *again = NULL;
  size_t length = 0, again_length = 0;
  taskcore_status status = taskcore_invoice_pdf(store, id, NULL, &pdf, &length);
  if (status == TASKCORE_EUNSUPPORTED) return; /* the libraries are not there */
  CHECK_INT(status, TASKCORE_OK);
  CHECK(length > 1000 && memcmp(pdf, "%PDF-1.7", 8) == 0);
  CHECK_OK(taskcore_invoice_pdf(store, id, NULL, &again, &again_length));
  CHECK(length == again_length && memcmp(pdf, again, length) == 0);
  taskcore_bytes_free(again);
  CHECK_OK(import_text(store, (const char *)pdf, length, &draft));
  taskcore_invoice_document *one = read_invoice(store, id), *other = read_invoice(store, draft);
  check_same(taskcore_invoice_document_contents(one), taskcore_invoice_document_contents(other));
  taskcore_invoice_document_free(one);
  taskcore_invoice_document_free(other);
  size_t before = count_invoices(store);
  for (int part = 1; part < 8; part++) {
    draft = 7;
    status = import_text(store, (const char *)pdf, length * (size_t)part / 8, &draft);
    CHECK(status == TASKCORE_EPARSE || status == TASKCORE_EUNSUPPORTED || status == TASKCORE_OK);
    before += status == TASKCORE_OK; /* what is left may have all of the invoice */
    CHECK(status == TASKCORE_OK || draft == 0);
    CHECK_INT(count_invoices(store), before);
  }
  for (int round = 0; round < 20; round++) {
    char *damaged = (char *)malloc(length);
    memcpy(damaged, pdf, length);
    for (int i = 0; i < 40; i++) damaged[chance((uint32_t)length)] = (char)chance(256);
    status = import_text(store, damaged, length, NULL);
    CHECK(status == TASKCORE_EPARSE || status == TASKCORE_EINVALID ||
          status == TASKCORE_EUNSUPPORTED || status == TASKCORE_ECONFLICT || status == TASKCORE_OK);
    free(damaged);
  }
  taskcore_bytes_free(pdf);
  CHECK_OK(taskcore_invoice_pdf_file(store, id, NULL, path_of("invoice.pdf")));
  CHECK_OK(taskcore_invoice_import_file(store, path_of("invoice.pdf"), NULL));
  CHECK_STATUS(taskcore_invoice_pdf_file(store, id, NULL, path_of("missing/a")),
               TASKCORE_ENOTFOUND);
  CHECK_STATUS(taskcore_invoice_pdf_file(store, id, NULL, fixture_folder), TASKCORE_EACCESS);
  int64_t plain = draft_of(store, client_id, 100); /* of a draft: without data */
  CHECK_OK(taskcore_invoice_pdf(store, plain, NULL, &pdf, &length));
  CHECK_STATUS(import_text(store, (const char *)pdf, length, NULL), TASKCORE_EPARSE);
  taskcore_bytes_free(pdf);
}

static void a_pdf_option_that_cannot_be_is_refused(taskcore_store *store) {
  int64_t id = issue_variety(store);
  taskcore_pdf_options options = TASKCORE_PDF_OPTIONS_INIT;
  uint8_t stale = 7, *pdf = &stale;
  size_t length = 7;
  options.fields = TASKCORE_PDF_PAPER;
  options.paper = 3;
  REFUSE(store, taskcore_invoice_pdf(store, id, &options, &pdf, &length), TASKCORE_EINVALID,
         "paper");
  CHECK(pdf == NULL && length == 0);
  options.fields = TASKCORE_PDF_LANGUAGE;
  options.language = "it";
  REFUSE(store, taskcore_invoice_pdf(store, id, &options, &pdf, &length), TASKCORE_EINVALID,
         "language");
  options.language = NULL;
  REFUSE(store, taskcore_invoice_pdf(store, id, &options, &pdf, &length), TASKCORE_EINVALID,
         "language");
  REFUSE(store, taskcore_invoice_pdf(store, 999, NULL, &pdf, &length), TASKCORE_ENOTFOUND, "id");
}

#define WRONG_EMAIL(bit, member, value, field)                                                  \
  do {                                                                                          \
    taskcore_email_options wrong = TASKCORE_EMAIL_OPTIONS_INIT;                                 \
    uint8_t stale = 7, *unsent = &stale;                                                        \
    size_t size = 7;                                                                            \
    wrong.fields = bit;                                                                         \
    wrong.member = value;                                                                       \
    REFUSE(store, taskcore_email_compose(store, id, &wrong, &unsent, &size), TASKCORE_EINVALID, \
           field);                                                                              \
    CHECK(unsent == NULL && size == 0);                                                         \
  } while (0)

static void a_message_takes_no_injection(taskcore_store *store) {
  int64_t id = issue_variety(store), draft = draft_of(store, client_id, 100);
  uint8_t *bytes = NULL;
  text whole = {NULL, 0};
  size_t length = 0;
  WRONG_EMAIL(TASKCORE_EMAIL_SUBJECT, subject, "a\r\nBcc: x@example.org", "subject");
  WRONG_EMAIL(TASKCORE_EMAIL_SUBJECT, subject, "a\nb", "subject");
  WRONG_EMAIL(TASKCORE_EMAIL_SUBJECT, subject, "a\x01", "subject");
  WRONG_EMAIL(TASKCORE_EMAIL_SUBJECT, subject, NULL, "subject");
  WRONG_EMAIL(TASKCORE_EMAIL_TO, to, "nobody", "to");
  WRONG_EMAIL(TASKCORE_EMAIL_TO, to, "", "to");
  WRONG_EMAIL(TASKCORE_EMAIL_TO, to, "a@example.org\r\nBcc: b@example.org", "to");
  WRONG_EMAIL(TASKCORE_EMAIL_CC, cc, "a@example.org,,b@", "cc");
  WRONG_EMAIL(TASKCORE_EMAIL_REPLY_TO, reply_to, "<a@example.org", "reply_to");
  WRONG_EMAIL(TASKCORE_EMAIL_BODY, body, "a\xFF", "body");
  WRONG_EMAIL(TASKCORE_EMAIL_PAPER, paper, 7, "paper");
  REFUSE(store, taskcore_email_compose(store, draft, NULL, &bytes, &length), TASKCORE_ECONFLICT,
         "invoice_id");
  taskcore_status status = taskcore_email_compose(store, id, NULL, &bytes, &length);
  if (status == TASKCORE_EUNSUPPORTED) return;
  CHECK_INT(status, TASKCORE_OK);
  append(bytes, length, &whole);
  taskcore_bytes_free(bytes);
  const char *message = whole.bytes;
  CHECK_INT(strlen(message), length);
  for (const char *c = message; *c != '\0'; c++) CHECK(*c != '\n' || c[-1] == '\r');
  CHECK(strstr(message, "Message-ID: <") != NULL);
  CHECK(strstr(message, "application/pdf") != NULL);
  CHECK(strstr(message, "F2026-0001") != NULL);
  free(whole.bytes);
}

int main(int argc, char **argv) {
  use_folder(argc, argv);
  RUN_WITH_SELLER(xml_says_all_of_an_issued_invoice);
  RUN_WITH_SELLER(a_table_is_in_the_order_of_the_list);
  RUN_WITH_SELLER(a_table_of_nothing_has_its_head);
  RUN_WITH_SELLER(files_are_whole_and_for_their_owner);
  RUN(a_store_that_is_open_is_not_written_over);
  RUN(a_file_that_cannot_be_finished_is_not_there);
  RUN_WITH_SELLER(what_was_written_is_read_back);
  RUN_WITH_SELLER(a_file_that_ends_too_early_is_refused);
  RUN_WITH_SELLER(damaged_files_do_no_harm);
  RUN_WITH_SELLER(xml_that_is_an_attack_is_refused);
  RUN_WITH_SELLER(a_pdf_has_the_invoice_within);
  RUN_WITH_SELLER(a_pdf_option_that_cannot_be_is_refused);
  RUN_WITH_SELLER(a_message_takes_no_injection);
  return check_result();
}
