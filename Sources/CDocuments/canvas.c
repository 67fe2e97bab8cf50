#include <CLoading.h>
#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "drawing.h"
#include "library.h"

struct drawing drawing;

static pthread_once_t once = PTHREAD_ONCE_INIT;
static const char *missing;

static void load(void) {
  void *cairo = loading_open(LOADING_CAIRO);
  void *pango = loading_open(LOADING_PANGO);
  void *pangocairo = loading_open(LOADING_PANGOCAIRO);
  void *gobject = loading_open(LOADING_GOBJECT);
#define CAIRO(name) DOCUMENTS_FIND(drawing, cairo, LOADING_CAIRO, missing, name)
#define PANGO(name) DOCUMENTS_FIND(drawing, pango, LOADING_PANGO, missing, name)
#define PANGOCAIRO(name) DOCUMENTS_FIND(drawing, pangocairo, LOADING_PANGOCAIRO, missing, name)
#define GOBJECT(name) DOCUMENTS_FIND(drawing, gobject, LOADING_GOBJECT, missing, name)
  DRAWING_FUNCTIONS(CAIRO, PANGO, PANGOCAIRO, GOBJECT)
}

const char *documents_missing_for_drawing(void) {
  pthread_once(&once, load);
  return missing;
}

enum { CAIRO_SUCCESS = 0, CAIRO_NO_MEMORY = 1, CAIRO_WRITE_ERROR = 11 };

documents_status documents_status_of_cairo(cairo_status_t status) {
  switch (status) {
    case CAIRO_SUCCESS:
      return DOCUMENTS_OK;
    case CAIRO_NO_MEMORY:
    case CAIRO_WRITE_ERROR:
      return DOCUMENTS_NO_MEMORY;
    default:
      return DOCUMENTS_FAILED;
  }
}

/* Only memory can run out here. */
static cairo_status_t append(void *closure, const unsigned char *data, unsigned length) {
  documents_canvas *canvas = closure;
  size_t needed = canvas->written.length + length;
  if (needed > canvas->capacity) {
    size_t capacity = needed * 2;
    uint8_t *grown = realloc(canvas->written.data, capacity);
    if (grown == NULL) return CAIRO_WRITE_ERROR;
    canvas->written.data = grown;
    canvas->capacity = capacity;
  }
  memcpy(canvas->written.data + canvas->written.length, data, length);
  canvas->written.length = needed;
  return CAIRO_SUCCESS;
}

/* Looking for fonts takes a quarter of a short document's time: the map of the last canvas, which
 * knows those that were found, waits for the next one. A map is used by one canvas at a time. */
static pthread_mutex_t spare_lock = PTHREAD_MUTEX_INITIALIZER;
static PangoFontMap *spare_fonts;

static PangoFontMap *take_fonts(void) {
  pthread_mutex_lock(&spare_lock);
  PangoFontMap *fonts = spare_fonts;
  spare_fonts = NULL;
  pthread_mutex_unlock(&spare_lock);
  return fonts != NULL ? fonts : drawing.pango_cairo_font_map_new();
}

static void give_back_fonts(PangoFontMap *fonts) {
  pthread_mutex_lock(&spare_lock);
  PangoFontMap *other = spare_fonts;
  spare_fonts = fonts;
  pthread_mutex_unlock(&spare_lock);
  if (other != NULL) drawing.g_object_unref(other);
}

static PangoFontDescription *describe_fonts(const char *families) {
  PangoFontDescription *description = drawing.pango_font_description_new();
  drawing.pango_font_description_set_family(description, families);
  return description;
}

static int set_up_fonts(documents_canvas *canvas, const char *language, const char *families,
                        const char *heading_families) {
  canvas->fonts = take_fonts();
  if (canvas->fonts == NULL) return 0;
  canvas->context = drawing.pango_font_map_create_context(canvas->fonts);
  drawing.pango_cairo_update_context(canvas->cairo, canvas->context);
  drawing.pango_context_set_language(canvas->context, drawing.pango_language_from_string(language));
  drawing.pango_context_set_round_glyph_positions(canvas->context, 0);
  canvas->fonts_of[0] = describe_fonts(families);
  canvas->fonts_of[1] = describe_fonts(heading_families);
  canvas->attributes = drawing.pango_attr_list_new();
  /* Digits of one width, so that columns of numbers align. */
  drawing.pango_attr_list_insert(canvas->attributes,
                                 drawing.pango_attr_font_features_new("tnum=1"));
  /* A word that is wider than its column is broken without changing it. */
  drawing.pango_attr_list_insert(canvas->attributes, drawing.pango_attr_insert_hyphens_new(0));
  return 1;
}

documents_canvas *documents_canvas_new(double width, double height, const char *language,
                                       const char *families, const char *heading_families) {
  if (documents_missing_for_drawing() != NULL) return NULL;
  documents_canvas *canvas = calloc(1, sizeof *canvas);
  if (canvas == NULL) return NULL;
  canvas->surface = drawing.cairo_pdf_surface_create_for_stream(append, canvas, width, height);
  canvas->cairo = drawing.cairo_create(canvas->surface);
  if (drawing.cairo_status(canvas->cairo) == CAIRO_SUCCESS &&
      set_up_fonts(canvas, language, families, heading_families))
    return canvas;
  documents_canvas_free(canvas);
  return NULL;
}

documents_status documents_canvas_finish(documents_canvas *canvas, documents_bytes *pdf) {
  cairo_status_t status = drawing.cairo_status(canvas->cairo);
  drawing.cairo_destroy(canvas->cairo);
  canvas->cairo = NULL;
  drawing.cairo_surface_finish(canvas->surface);
  if (status == CAIRO_SUCCESS) status = drawing.cairo_surface_status(canvas->surface);
  if (status != CAIRO_SUCCESS) return documents_status_of_cairo(status);
  *pdf = canvas->written;
  canvas->written = (documents_bytes){0};
  return DOCUMENTS_OK;
}

void documents_canvas_free(documents_canvas *canvas) {
  if (canvas->cairo != NULL) drawing.cairo_destroy(canvas->cairo);
  drawing.cairo_surface_destroy(canvas->surface);
  if (canvas->attributes != NULL) drawing.pango_attr_list_unref(canvas->attributes);
  for (int i = 0; i < 2; i++)
    if (canvas->fonts_of[i] != NULL) drawing.pango_font_description_free(canvas->fonts_of[i]);
  if (canvas->context != NULL) drawing.g_object_unref(canvas->context);
  if (canvas->fonts != NULL) give_back_fonts(canvas->fonts);
  documents_bytes_free(&canvas->written);
  free(canvas);
}

void documents_canvas_end_page(documents_canvas *canvas) { drawing.cairo_show_page(canvas->cairo); }

void documents_canvas_begin_tag(documents_canvas *canvas, const char *name) {
  drawing.cairo_tag_begin(canvas->cairo, name, "");
}

void documents_canvas_end_tag(documents_canvas *canvas, const char *name) {
  drawing.cairo_tag_end(canvas->cairo, name);
}

static void set_colour(documents_canvas *canvas, uint32_t colour) {
  drawing.cairo_set_source_rgb(canvas->cairo, (colour >> 16 & 0xFF) / 255.0,
                               (colour >> 8 & 0xFF) / 255.0, (colour & 0xFF) / 255.0);
}

void documents_canvas_fill(documents_canvas *canvas, const documents_rectangle *rectangles,
                           size_t count, uint32_t colour) {
  set_colour(canvas, colour);
  for (size_t i = 0; i < count; i++) {
    documents_rectangle it = rectangles[i];
    drawing.cairo_rectangle(canvas->cairo, it.x, it.y, it.width, it.height);
  }
  drawing.cairo_fill(canvas->cairo);
}

void documents_canvas_draw_line(documents_canvas *canvas, const documents_text *text, int index,
                                double x, double baseline, uint32_t colour) {
  PangoLayoutLine *line =
      drawing.pango_layout_get_line_readonly((PangoLayout *)(uintptr_t)text, index);
  if (line == NULL) return;
  set_colour(canvas, colour);
  drawing.cairo_move_to(canvas->cairo, x, baseline);
  drawing.pango_cairo_show_layout_line(canvas->cairo, line);
}

void documents_canvas_fill_outline(documents_canvas *canvas, const documents_text *text, int index,
                                   double x, double y, double angle, uint32_t colour) {
  PangoLayoutLine *line =
      drawing.pango_layout_get_line_readonly((PangoLayout *)(uintptr_t)text, index);
  documents_line place;
  if (line == NULL) return;
  documents_text_get_lines(text, &place, 1);
  drawing.cairo_save(canvas->cairo);
  set_colour(canvas, colour);
  drawing.cairo_translate(canvas->cairo, x, y);
  drawing.cairo_rotate(canvas->cairo, -angle);
  /* Capitals are two thirds of a line's height above their feet. */
  drawing.cairo_move_to(canvas->cairo, -place.width / 2, place.baseline / 3);
  drawing.pango_cairo_layout_line_path(canvas->cairo, line);
  drawing.cairo_fill(canvas->cairo);
  drawing.cairo_restore(canvas->cairo);
}
