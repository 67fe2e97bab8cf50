#include "drawing.h"

enum { RIGHT_TO_LEFT = 1 };
enum { PANGO_UNITS = 1024, WRAP_AT_WORDS_ELSE_CHARACTERS = 2, NORMAL = 400, BOLD = 700 };

/* A text is a layout of pango's. */
static PangoLayout *layout(const documents_text *text) { return (PangoLayout *)(uintptr_t)text; }

documents_text *documents_text_new(documents_canvas *canvas, const uint8_t *text, size_t length,
                                   documents_style style, double width) {
  PangoLayout *new = drawing.pango_layout_new(canvas->context);
  if (new == NULL) return NULL;
  PangoFontDescription *font = canvas->fonts_of[style.is_heading != 0];
  drawing.pango_font_description_set_absolute_size(font, style.size * PANGO_UNITS);
  drawing.pango_font_description_set_weight(font, style.is_bold ? BOLD : NORMAL);
  drawing.pango_layout_set_font_description(new, font);
  drawing.pango_layout_set_attributes(new, canvas->attributes);
  drawing.pango_layout_set_spacing(new, (int)(style.spacing * PANGO_UNITS));
  drawing.pango_layout_set_wrap(new, WRAP_AT_WORDS_ELSE_CHARACTERS);
  drawing.pango_layout_set_width(new, width < 0 ? -1 : (int)(width * PANGO_UNITS));
  drawing.pango_layout_set_text(new, length == 0 ? "" : (const char *)text, (int)length);
  return (documents_text *)new;
}

int documents_text_unknown_glyphs(const documents_text *text) {
  return drawing.pango_layout_get_unknown_glyphs_count(layout(text));
}

int documents_text_line_count(const documents_text *text) {
  return drawing.pango_layout_get_line_count(layout(text));
}

void documents_text_get_lines(const documents_text *text, documents_line *lines, int count) {
  PangoLayoutIter *iterator = drawing.pango_layout_get_iter(layout(text));
  for (int i = 0; i < count; i++) {
    PangoRectangle extents;
    drawing.pango_layout_iter_get_line_extents(iterator, NULL, &extents);
    lines[i] = (documents_line){
        .x = (double)extents.x / PANGO_UNITS,
        .width = (double)extents.width / PANGO_UNITS,
        .top = (double)extents.y / PANGO_UNITS,
        .height = (double)extents.height / PANGO_UNITS,
        .baseline = (double)drawing.pango_layout_iter_get_baseline(iterator) / PANGO_UNITS,
    };
    if (!drawing.pango_layout_iter_next_line(iterator)) break;
  }
  drawing.pango_layout_iter_free(iterator);
}

void documents_text_free(documents_text *text) { drawing.g_object_unref(text); }

int documents_runs_to_the_left(const uint8_t *text, size_t length) {
  return drawing.pango_find_base_dir((const char *)text, (int)length) == RIGHT_TO_LEFT;
}
