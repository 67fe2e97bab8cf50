/* The floor of taskcore_invoices.c: as many words in the same fonts by pango and cairo themselves,
 * each text laid out once, with tags for who cannot see; then as many bytes of XML attached by
 * qpdf. It is no archive, and nothing of an invoice is reckoned or checked. */
#include <cairo-pdf.h>
#include <pango/pangocairo.h>
#include <qpdf/qpdf-c.h>

#include "bench.h"

#define WIDTH 595.276
#define HEIGHT 841.89
#define MARGIN 48.0
#define ROW 19.5
#define FAMILIES "DejaVu Sans, Noto Sans, Liberation Sans, sans-serif"

typedef struct {
  char *data;
  size_t length, capacity;
} byte_list;

typedef struct {
  cairo_t *cairo;
  PangoContext *context;
  PangoFontDescription *font;
} sheet;

static cairo_status_t append(void *closure, const unsigned char *data, unsigned length) {
  byte_list *list = closure;
  if (list->length + length > list->capacity) {
    list->capacity = 2 * (list->length + length);
    list->data = realloc(list->data, list->capacity);
    if (!list->data) return CAIRO_STATUS_NO_MEMORY;
  }
  memcpy(list->data + list->length, data, length);
  list->length += length;
  return CAIRO_STATUS_SUCCESS;
}

static void draw(sheet *it, const char *text, double size, int is_bold, double x, double y,
                 double width) {
  PangoLayout *layout = pango_layout_new(it->context);
  pango_font_description_set_absolute_size(it->font, size * PANGO_SCALE);
  pango_font_description_set_weight(it->font, is_bold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL);
  pango_layout_set_font_description(layout, it->font);
  pango_layout_set_width(layout, (int)(width * PANGO_SCALE));
  pango_layout_set_text(layout, text, -1);
  cairo_move_to(it->cairo, x, y);
  pango_cairo_show_layout(it->cairo, layout);
  g_object_unref(layout);
}

static void draw_rule(sheet *it, double y) {
  cairo_rectangle(it->cairo, MARGIN, y, WIDTH - 2 * MARGIN, 0.5);
  cairo_fill(it->cairo);
}

static void draw_row(sheet *it, const char *const *cells, const char *tag, double y) {
  static const double x[] = {48, 290, 340, 385, 445, 485};
  cairo_tag_begin(it->cairo, "TR", "");
  for (int i = 0; i < 6; i++) {
    cairo_tag_begin(it->cairo, tag, "");
    draw(it, cells[i], 8.5, 0, x[i], y, i ? x[1] - 240 : 240);
    cairo_tag_end(it->cairo, tag);
  }
  cairo_tag_end(it->cairo, "TR");
  draw_rule(it, y + ROW - 5);
}

/* What is above and below the table: 125 words in 25 texts. */
static void draw_head(sheet *it) {
  draw(it, "INVOICE", 19, 1, MARGIN, 48, 200);
  for (int i = 0; i < 24; i++) {
    cairo_tag_begin(it->cairo, "P", "");
    draw(it, "Five words of the head", 8.5, i % 8 == 0, MARGIN + i % 2 * 250, 80 + i / 2 * 13, 240);
    cairo_tag_end(it->cairo, "P");
  }
}

static void draw_foot(sheet *it, int page) {
  char text[96];
  snprintf(text, sizeof text, "Atelier Dupont, EI - SIREN 732 829 320 - page %d", page);
  draw(it, text, 7, 0, MARGIN, HEIGHT - 40, 400);
  cairo_show_page(it->cairo);
}

static void draw_table(sheet *it, int lines) {
  static const char *const titles[] = {"Description", "Quantity", "Unit",
                                       "Unit price",  "VAT",      "Net amount"};
  char cells[6][32];
  const char *texts[6];
  double y = 260;
  int page = 1;
  for (int i = 0; i < 6; i++) texts[i] = cells[i];
  cairo_tag_begin(it->cairo, "Table", "");
  draw_row(it, titles, "TH", y);
  for (int i = 0; i < lines; i++) {
    y += ROW;
    if (y > HEIGHT - 70) {
      draw_foot(it, page++);
      y = 70;
      draw_row(it, titles, "TH", y);
      y += ROW;
    }
    int quantity = i % 8 + 1, price = 60 + i % 40;
    snprintf(cells[0], sizeof cells[0], "Work on part %d", i + 1);
    snprintf(cells[1], sizeof cells[1], "%d", quantity);
    snprintf(cells[2], sizeof cells[2], quantity > 1 ? "hours" : "hour");
    snprintf(cells[3], sizeof cells[3], "%d.00", price);
    snprintf(cells[4], sizeof cells[4], "20%%");
    snprintf(cells[5], sizeof cells[5], "%d.00", quantity * price);
    draw_row(it, texts, "TD", y);
  }
  cairo_tag_end(it->cairo, "Table");
  draw_foot(it, page);
}

static byte_list draw_invoice(int lines) {
  byte_list pdf = {0};
  cairo_surface_t *surface = cairo_pdf_surface_create_for_stream(append, &pdf, WIDTH, HEIGHT);
  sheet it = {.cairo = cairo_create(surface)};
  PangoFontMap *fonts = pango_cairo_font_map_new();
  it.context = pango_font_map_create_context(fonts);
  pango_cairo_update_context(it.cairo, it.context);
  it.font = pango_font_description_from_string(FAMILIES);
  draw_head(&it);
  draw_table(&it, lines);
  cairo_destroy(it.cairo);
  cairo_surface_finish(surface);
  if (cairo_surface_status(surface)) bench_fail("cairo could not draw.");
  cairo_surface_destroy(surface);
  pango_font_description_free(it.font);
  g_object_unref(it.context);
  g_object_unref(fonts);
  return pdf;
}

static byte_list make_xml(int lines) {
  byte_list xml = {0};
  char text[64];
  size_t length = 5328 + 1180 * (size_t)lines;
  for (int i = 0; xml.length < length; i++) {
    snprintf(text, sizeof text, "<ram:LineID>%d</ram:LineID>\n", i);
    append(&xml, (const unsigned char *)text, (unsigned)strlen(text));
  }
  return xml;
}

static size_t attach(const byte_list *drawn, const byte_list *xml) {
  qpdf_data file = qpdf_init();
  qpdf_silence_errors(file);
  if (qpdf_read_memory(file, "drawn", drawn->data, drawn->length, NULL) & QPDF_ERRORS)
    bench_fail("qpdf could not read.");
  qpdf_oh none = qpdf_oh_new_null(file), stream = qpdf_oh_new_stream(file);
  qpdf_oh_replace_stream_data(file, stream, (const unsigned char *)xml->data, xml->length, none,
                              none);
  qpdf_oh versions = qpdf_oh_new_dictionary(file), names = qpdf_oh_new_array(file);
  qpdf_oh_replace_key(file, versions, "/F", stream);
  qpdf_oh specification = qpdf_oh_parse(file, "<< /Type /Filespec /F (factur-x.xml) >>");
  qpdf_oh_replace_key(file, specification, "/EF", versions);
  qpdf_oh_append_item(file, names, qpdf_oh_new_string(file, "factur-x.xml"));
  qpdf_oh_append_item(file, names, qpdf_make_indirect_object(file, specification));
  qpdf_oh tree = qpdf_oh_new_dictionary(file), trees = qpdf_oh_new_dictionary(file);
  qpdf_oh_replace_key(file, tree, "/Names", names);
  qpdf_oh_replace_key(file, trees, "/EmbeddedFiles", tree);
  qpdf_oh_replace_key(file, qpdf_get_root(file), "/Names", trees);
  qpdf_init_write_memory(file);
  qpdf_set_deterministic_ID(file, QPDF_TRUE);
  qpdf_set_object_stream_mode(file, qpdf_o_disable);
  if (qpdf_write(file) & QPDF_ERRORS) bench_fail("qpdf could not write.");
  size_t length = qpdf_get_buffer_length(file);
  if (memcmp(qpdf_get_buffer(file), "%PDF-", 5)) bench_fail("This is no PDF.");
  qpdf_cleanup(&file);
  return length;
}

static void measure(const char *work, int lines, long size) {
  byte_list xml = make_xml(lines);
  bench_samples samples = {0};
  size_t length = 0;
  for (int i = 0; i < REPETITIONS; i++) {
    double begun = bench_now();
    byte_list drawn = draw_invoice(lines);
    length = attach(&drawn, &xml);
    bench_add(&samples, bench_now() - begun);
    free(drawn.data);
  }
  bench_report("floor", work, size, &samples, lines);
  bench_report_figure("floor", work, size, "file_bytes", (long long)length);
  free(xml.data);
}

int main(int argc, char **argv) {
  if (argc != 3) bench_fail("usage: floor_invoices FOLDER SIZE");
  measure("PDF of 1 line", 1, atol(argv[2]));
  measure("PDF of 500 lines", 500, atol(argv[2]));
  return 0;
}
