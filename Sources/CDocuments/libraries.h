/* The functions that are found in the system's libraries, declared as those declare them.
 *
 * The declarations are our own, so that building takes none of the development packages (some 60
 * with what they need). Tests/Documents/libraries.c compiles them together with the real headers: a
 * declaration that differs is an error there. */
#ifndef CDOCUMENTS_LIBRARIES_H
#define CDOCUMENTS_LIBRARIES_H

#include <stddef.h>
#include <stdint.h>

#pragma GCC visibility push(hidden)

typedef struct _cairo cairo_t;
typedef struct _cairo_surface cairo_surface_t;
typedef struct _cairo_pattern cairo_pattern_t;
typedef struct _cairo_user_data_key cairo_user_data_key_t;

#ifndef CAIRO_H
/* Enumerations are passed as their underlying integers. */
typedef unsigned cairo_status_t;
typedef unsigned cairo_format_t;
typedef unsigned cairo_filter_t;
typedef cairo_status_t (*cairo_write_func_t)(void *closure, const unsigned char *data,
                                             unsigned length);
typedef cairo_status_t (*cairo_read_func_t)(void *closure, unsigned char *data, unsigned length);
#endif

cairo_surface_t *cairo_pdf_surface_create_for_stream(cairo_write_func_t, void *, double, double);
cairo_t *cairo_create(cairo_surface_t *);
void cairo_destroy(cairo_t *);
cairo_status_t cairo_status(cairo_t *);
cairo_status_t cairo_surface_status(cairo_surface_t *);
void cairo_surface_finish(cairo_surface_t *);
void cairo_surface_destroy(cairo_surface_t *);
void cairo_show_page(cairo_t *);
void cairo_tag_begin(cairo_t *, const char *, const char *);
void cairo_tag_end(cairo_t *, const char *);
void cairo_save(cairo_t *);
void cairo_restore(cairo_t *);
void cairo_translate(cairo_t *, double, double);
void cairo_scale(cairo_t *, double, double);
void cairo_rotate(cairo_t *, double);
void cairo_move_to(cairo_t *, double, double);
void cairo_rectangle(cairo_t *, double, double, double, double);
void cairo_fill(cairo_t *);
void cairo_paint(cairo_t *);
void cairo_set_source_rgb(cairo_t *, double, double, double);
void cairo_set_source_surface(cairo_t *, cairo_surface_t *, double, double);
cairo_pattern_t *cairo_get_source(cairo_t *);
void cairo_pattern_set_filter(cairo_pattern_t *, cairo_filter_t);
cairo_surface_t *cairo_image_surface_create(cairo_format_t, int, int);
cairo_surface_t *cairo_image_surface_create_from_png_stream(cairo_read_func_t, void *);
int cairo_image_surface_get_width(cairo_surface_t *);
int cairo_image_surface_get_height(cairo_surface_t *);
cairo_status_t cairo_surface_set_mime_data(cairo_surface_t *, const char *, const unsigned char *,
                                           unsigned long, void (*)(void *), void *);

typedef struct _PangoFontMap PangoFontMap;
typedef struct _PangoContext PangoContext;
typedef struct _PangoLayout PangoLayout;
typedef struct _PangoLayoutIter PangoLayoutIter;
typedef struct _PangoLanguage PangoLanguage;
typedef struct _PangoFontDescription PangoFontDescription;
typedef struct _PangoAttrList PangoAttrList;
typedef struct _PangoAttribute PangoAttribute;
typedef struct _PangoRectangle PangoRectangle;
typedef struct _PangoLayoutLine PangoLayoutLine;

#ifndef __PANGO_H__
struct _PangoRectangle {
  int x, y, width, height;
};
typedef unsigned PangoWrapMode;
typedef unsigned PangoWeight;
typedef unsigned PangoDirection;
#endif

PangoContext *pango_font_map_create_context(PangoFontMap *);
void pango_context_set_language(PangoContext *, PangoLanguage *);
void pango_context_set_round_glyph_positions(PangoContext *, int);
PangoLanguage *pango_language_from_string(const char *);
PangoFontDescription *pango_font_description_new(void);
void pango_font_description_set_family(PangoFontDescription *, const char *);
void pango_font_description_set_weight(PangoFontDescription *, PangoWeight);
void pango_font_description_set_absolute_size(PangoFontDescription *, double);
void pango_font_description_free(PangoFontDescription *);
PangoAttrList *pango_attr_list_new(void);
void pango_attr_list_insert(PangoAttrList *, PangoAttribute *);
void pango_attr_list_unref(PangoAttrList *);
PangoAttribute *pango_attr_font_features_new(const char *);
PangoAttribute *pango_attr_insert_hyphens_new(int);
PangoLayout *pango_layout_new(PangoContext *);
void pango_layout_set_text(PangoLayout *, const char *, int);
void pango_layout_set_width(PangoLayout *, int);
void pango_layout_set_wrap(PangoLayout *, PangoWrapMode);
void pango_layout_set_spacing(PangoLayout *, int);
void pango_layout_set_font_description(PangoLayout *, const PangoFontDescription *);
void pango_layout_set_attributes(PangoLayout *, PangoAttrList *);
int pango_layout_get_unknown_glyphs_count(PangoLayout *);
int pango_layout_get_line_count(PangoLayout *);
PangoLayoutIter *pango_layout_get_iter(PangoLayout *);
int pango_layout_iter_next_line(PangoLayoutIter *);
int pango_layout_iter_get_baseline(PangoLayoutIter *);
void pango_layout_iter_get_line_extents(PangoLayoutIter *, PangoRectangle *, PangoRectangle *);
void pango_layout_iter_free(PangoLayoutIter *);
PangoLayoutLine *pango_layout_get_line_readonly(PangoLayout *, int);
PangoDirection pango_find_base_dir(const char *, int);

PangoFontMap *pango_cairo_font_map_new(void);
void pango_cairo_update_context(cairo_t *, PangoContext *);
void pango_cairo_show_layout_line(cairo_t *, PangoLayoutLine *);
void pango_cairo_layout_line_path(cairo_t *, PangoLayoutLine *);

void g_object_unref(void *);

#ifndef QRENCODE_H
typedef struct {
  int version, width;
  unsigned char *data;
} QRcode;
typedef unsigned QRecLevel;
#endif

QRcode *QRcode_encodeData(int, const unsigned char *, int, QRecLevel);
void QRcode_free(QRcode *);

#ifndef ZLIB_H
typedef struct z_stream_s {
  const unsigned char *next_in;
  unsigned avail_in;
  unsigned long total_in;
  unsigned char *next_out;
  unsigned avail_out;
  unsigned long total_out;
  const char *msg;
  struct internal_state *state;
  void *(*zalloc)(void *, unsigned, unsigned);
  void (*zfree)(void *, void *);
  void *opaque;
  int data_type;
  unsigned long adler, reserved;
} z_stream;
#endif

int inflateInit_(z_stream *, const char *, int);
int inflate(z_stream *, int);
int inflateEnd(z_stream *);
int compress(unsigned char *, unsigned long *, const unsigned char *, unsigned long);
unsigned long compressBound(unsigned long);

#pragma GCC visibility pop

#endif
