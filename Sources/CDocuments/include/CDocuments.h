/* The parts of the system's libraries that documents need: drawing pages (cairo, pango), QR codes
 * (libqrencode), and packing (zlib), which finishing PDF files takes, too.
 *
 * Each library is loaded by its soname when it is first needed, so that nobody else has to have it.
 * All can be called from any thread; one object is used by one thread at a time. */
#ifndef CDOCUMENTS_H
#define CDOCUMENTS_H

#include <stddef.h>
#include <stdint.h>

/* The Debian package of the first library that could not be loaded, or NULL. */
const char *documents_missing_for_drawing(void);
const char *documents_missing_for_codes(void);
const char *documents_missing_for_packing(void);

typedef enum documents_status {
  DOCUMENTS_OK,
  DOCUMENTS_NO_MEMORY,
  /* The input cannot be read. */
  DOCUMENTS_DAMAGED,
  DOCUMENTS_TOO_LARGE,
  DOCUMENTS_FAILED,
  /* The caller wanted it. */
  DOCUMENTS_ENDED,
} documents_status;

/* Bytes that the caller frees with `documents_bytes_free`. */
typedef struct documents_bytes {
  uint8_t *data;
  size_t length;
} documents_bytes;

void documents_bytes_free(documents_bytes *bytes);

/* Pages that are drawn one after the other. Lengths are points of 1/72 inch, from the top left. */
typedef struct documents_canvas documents_canvas;

/* NULL without memory, or when a library fails. `families` are lists of fonts, the best first. */
documents_canvas *documents_canvas_new(double width, double height, const char *language,
                                       const char *families, const char *heading_families);
/* Ends the last page too. The canvas is to be freed after it, and nothing else. */
documents_status documents_canvas_finish(documents_canvas *canvas, documents_bytes *pdf);
void documents_canvas_free(documents_canvas *canvas);

void documents_canvas_end_page(documents_canvas *canvas);
/* A structure element of the document, such as `Table`. Those begun last end first. */
void documents_canvas_begin_tag(documents_canvas *canvas, const char *name);
void documents_canvas_end_tag(documents_canvas *canvas, const char *name);

typedef struct documents_rectangle {
  double x, y, width, height;
} documents_rectangle;

/* A colour is 0xRRGGBB. */
void documents_canvas_fill(documents_canvas *canvas, const documents_rectangle *rectangles,
                           size_t count, uint32_t colour);

typedef struct documents_image documents_image;

/* Colours only: transparent pixels become white. */
documents_image *documents_image_from_png(const uint8_t *data, size_t length,
                                          documents_status *status);
/* Of a size that the caller has read from it; the bytes go into the file as they are. */
documents_image *documents_image_from_jpeg(const uint8_t *data, size_t length, int width,
                                           int height, documents_status *status);
int documents_image_width(const documents_image *image);
int documents_image_height(const documents_image *image);
/* The same in fewer pixels, or NULL without memory. */
documents_image *documents_image_scaled(const documents_image *image, int width, int height);
void documents_canvas_draw_image(documents_canvas *canvas, const documents_image *image,
                                 documents_rectangle place);
void documents_image_free(documents_image *image);

/* A text in lines. */
typedef struct documents_text documents_text;

typedef struct documents_style {
  double size;
  int is_bold;
  /* In the fonts of headings. */
  int is_heading;
  /* Between lines, beyond what the font asks for. */
  double spacing;
} documents_style;

/* From the left and the top of the text; `x` is where its own direction puts the line. */
typedef struct documents_line {
  double x, width, top, height, baseline;
} documents_line;

/* Lines are broken at `width` unless it is negative. NULL without memory. */
documents_text *documents_text_new(documents_canvas *canvas, const uint8_t *text, size_t length,
                                   documents_style style, double width);
/* Of characters for which no font has a glyph. */
int documents_text_unknown_glyphs(const documents_text *text);
int documents_text_line_count(const documents_text *text);
void documents_text_get_lines(const documents_text *text, documents_line *lines, int count);
void documents_canvas_draw_line(documents_canvas *canvas, const documents_text *text, int index,
                                double x, double baseline, uint32_t colour);
/* Fills the outlines of a line around a point, turned against the clock: what nobody can select or
 * search for. The angle is in radians. */
void documents_canvas_fill_outline(documents_canvas *canvas, const documents_text *text, int index,
                                   double x, double y, double angle, uint32_t colour);
void documents_text_free(documents_text *text);

/* Whether a text runs from the right to the left, by its first letter of either direction. */
int documents_runs_to_the_left(const uint8_t *text, size_t length);

/* Modules of a QR code of error correction level M: `size` times `size` bytes, 1 for a dark one. */
documents_status documents_code_new(const uint8_t *data, size_t length, documents_bytes *modules,
                                    size_t *size);

/* What makes a drawn file one for archives, which may carry another file. Texts are written as PDF
 * has them: `(Invoice)`. */
typedef struct documents_archive {
  const uint8_t *attachment;
  size_t attachment_length; /* 0 for none */
  const char *attachment_name;
  const char *attachment_description;
  const uint8_t *metadata;
  size_t metadata_length;
  const uint8_t *colour_profile;
  size_t colour_profile_length;
  const char *language;
  const char *title, *author, *producer;
  /* `(D:20261124080000Z)` */
  const char *date;
  /* Of the figures, in the order in which they were drawn. */
  const char *const *alternates;
  size_t alternate_count;
  /* Called often; a result other than 0 ends the work. */
  int32_t (*shall_end)(void *payload);
  void *payload;
} documents_archive;

documents_status documents_archive_finish(const documents_bytes *drawn,
                                          const documents_archive *archive, documents_bytes *pdf);

/* Inflates data of zlib, up to a maximum size. The caller frees the result. */
documents_status documents_inflate(const uint8_t *data, size_t length, size_t maximum_length,
                                   documents_bytes *result);
/* The other way round. */
documents_status documents_deflate(const uint8_t *data, size_t length, documents_bytes *result);

#endif
