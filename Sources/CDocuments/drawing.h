#ifndef CDOCUMENTS_DRAWING_H
#define CDOCUMENTS_DRAWING_H

#include "CDocuments.h"
#include "libraries.h"

/* The functions for drawing, once `documents_missing_for_drawing` has answered NULL. */
/* clang-format off */
#define DRAWING_FUNCTIONS(cairo, pango, pangocairo, gobject) \
  cairo(cairo_pdf_surface_create_for_stream) \
  cairo(cairo_create) \
  cairo(cairo_destroy) \
  cairo(cairo_status) \
  cairo(cairo_surface_status) \
  cairo(cairo_surface_finish) \
  cairo(cairo_surface_destroy) \
  cairo(cairo_show_page) \
  cairo(cairo_tag_begin) \
  cairo(cairo_tag_end) \
  cairo(cairo_save) \
  cairo(cairo_restore) \
  cairo(cairo_translate) \
  cairo(cairo_scale) \
  cairo(cairo_rotate) \
  cairo(cairo_move_to) \
  cairo(cairo_rectangle) \
  cairo(cairo_fill) \
  cairo(cairo_paint) \
  cairo(cairo_set_source_rgb) \
  cairo(cairo_set_source_surface) \
  cairo(cairo_get_source) \
  cairo(cairo_pattern_set_filter) \
  cairo(cairo_image_surface_create) \
  cairo(cairo_image_surface_create_from_png_stream) \
  cairo(cairo_image_surface_get_width) \
  cairo(cairo_image_surface_get_height) \
  cairo(cairo_surface_set_mime_data) \
  pango(pango_font_map_create_context) \
  pango(pango_context_set_language) \
  pango(pango_context_set_round_glyph_positions) \
  pango(pango_language_from_string) \
  pango(pango_font_description_new) \
  pango(pango_font_description_set_family) \
  pango(pango_font_description_set_weight) \
  pango(pango_font_description_set_absolute_size) \
  pango(pango_font_description_free) \
  pango(pango_attr_list_new) \
  pango(pango_attr_list_insert) \
  pango(pango_attr_list_unref) \
  pango(pango_attr_font_features_new) \
  pango(pango_attr_insert_hyphens_new) \
  pango(pango_layout_new) \
  pango(pango_layout_set_text) \
  pango(pango_layout_set_width) \
  pango(pango_layout_set_wrap) \
  pango(pango_layout_set_spacing) \
  pango(pango_layout_set_font_description) \
  pango(pango_layout_set_attributes) \
  pango(pango_layout_get_unknown_glyphs_count) \
  pango(pango_layout_get_line_count) \
  pango(pango_layout_get_iter) \
  pango(pango_layout_iter_next_line) \
  pango(pango_layout_iter_get_baseline) \
  pango(pango_layout_iter_get_line_extents) \
  pango(pango_layout_iter_free) \
  pango(pango_layout_get_line_readonly) \
  pango(pango_find_base_dir) \
  pangocairo(pango_cairo_font_map_new) \
  pangocairo(pango_cairo_update_context) \
  pangocairo(pango_cairo_show_layout_line) \
  pangocairo(pango_cairo_layout_line_path) \
  gobject(g_object_unref)
/* clang-format on */

struct drawing {
#define DECLARE(name) __typeof__(name) *name;
  DRAWING_FUNCTIONS(DECLARE, DECLARE, DECLARE, DECLARE)
#undef DECLARE
};

extern struct drawing drawing __attribute__((visibility("hidden")));

struct documents_canvas {
  documents_bytes written;
  size_t capacity;
  cairo_surface_t *surface;
  cairo_t *cairo;
  PangoFontMap *fonts;
  PangoContext *context;
  /* Of texts, and of headings. */
  PangoFontDescription *fonts_of[2];
  PangoAttrList *attributes;
};

/* A status of cairo as one of ours. */
documents_status documents_status_of_cairo(cairo_status_t status)
    __attribute__((visibility("hidden")));

#endif
