#include <stdlib.h>
#include <string.h>

#include "drawing.h"

enum { RGB_24 = 1, FILTER_GOOD = 1, FILTER_NEAREST = 3, CAIRO_READ_ERROR = 10 };

/* A picture is a surface of cairo's. */
static cairo_surface_t *surface(const documents_image *image) {
  return (cairo_surface_t *)(uintptr_t)image;
}

static documents_image *checked(cairo_surface_t *surface, documents_status *status) {
  *status = documents_status_of_cairo(drawing.cairo_surface_status(surface));
  if (*status == DOCUMENTS_OK) return (documents_image *)surface;
  drawing.cairo_surface_destroy(surface);
  return NULL;
}

/* A white surface with another one on it, stretched to its size. */
static documents_image *flattened(cairo_surface_t *source, int width, int height,
                                  documents_status *status) {
  cairo_surface_t *flat = drawing.cairo_image_surface_create(RGB_24, width, height);
  cairo_t *cairo = drawing.cairo_create(flat);
  drawing.cairo_set_source_rgb(cairo, 1, 1, 1);
  drawing.cairo_paint(cairo);
  drawing.cairo_scale(cairo, (double)width / drawing.cairo_image_surface_get_width(source),
                      (double)height / drawing.cairo_image_surface_get_height(source));
  drawing.cairo_set_source_surface(cairo, source, 0, 0);
  drawing.cairo_pattern_set_filter(drawing.cairo_get_source(cairo), FILTER_GOOD);
  drawing.cairo_paint(cairo);
  cairo_status_t drawn = drawing.cairo_status(cairo);
  drawing.cairo_destroy(cairo);
  documents_image *image = checked(flat, status);
  if (image == NULL || drawn == 0) return image;
  *status = documents_status_of_cairo(drawn);
  documents_image_free(image);
  return NULL;
}

struct input {
  const uint8_t *data;
  size_t length;
};

static cairo_status_t take(void *closure, unsigned char *data, unsigned length) {
  struct input *input = closure;
  if (length > input->length) return CAIRO_READ_ERROR;
  memcpy(data, input->data, length);
  input->data += length;
  input->length -= length;
  return 0;
}

documents_image *documents_image_from_png(const uint8_t *data, size_t length,
                                          documents_status *status) {
  struct input input = {data, length};
  cairo_surface_t *png = drawing.cairo_image_surface_create_from_png_stream(take, &input);
  documents_image *read = checked(png, status);
  if (read == NULL) {
    /* cairo reports any error of libpng as out of memory. */
    *status = DOCUMENTS_DAMAGED;
    return NULL;
  }
  documents_image *image =
      flattened(png, documents_image_width(read), documents_image_height(read), status);
  documents_image_free(read);
  return image;
}

documents_image *documents_image_from_jpeg(const uint8_t *data, size_t length, int width,
                                           int height, documents_status *status) {
  documents_image *image =
      checked(drawing.cairo_image_surface_create(RGB_24, width, height), status);
  if (image == NULL) return NULL;
  unsigned char *copy = malloc(length);
  cairo_status_t set = 1;
  if (copy != NULL) {
    memcpy(copy, data, length);
    set =
        drawing.cairo_surface_set_mime_data(surface(image), "image/jpeg", copy, length, free, copy);
  }
  if (set == 0) return image;
  free(copy);
  documents_image_free(image);
  *status = DOCUMENTS_NO_MEMORY;
  return NULL;
}

int documents_image_width(const documents_image *image) {
  return drawing.cairo_image_surface_get_width(surface(image));
}

int documents_image_height(const documents_image *image) {
  return drawing.cairo_image_surface_get_height(surface(image));
}

documents_image *documents_image_scaled(const documents_image *image, int width, int height) {
  documents_status status;
  return flattened(surface(image), width, height, &status);
}

void documents_canvas_draw_image(documents_canvas *canvas, const documents_image *image,
                                 documents_rectangle place) {
  cairo_t *cairo = canvas->cairo;
  drawing.cairo_save(cairo);
  drawing.cairo_translate(cairo, place.x, place.y);
  drawing.cairo_scale(cairo, place.width / documents_image_width(image),
                      place.height / documents_image_height(image));
  drawing.cairo_set_source_surface(cairo, surface(image), 0, 0);
  /* A reader that interpolates is asked to by a key which archives must not have. */
  drawing.cairo_pattern_set_filter(drawing.cairo_get_source(cairo), FILTER_NEAREST);
  drawing.cairo_paint(cairo);
  drawing.cairo_restore(cairo);
}

void documents_image_free(documents_image *image) { drawing.cairo_surface_destroy(surface(image)); }
