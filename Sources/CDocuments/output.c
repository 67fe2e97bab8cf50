#include "output.h"

#include <stdlib.h>
#include <string.h>

void output_add(output *it, const void *data, size_t length) {
  if (it->has_failed || length == 0) return;
  size_t needed = it->bytes.length + length;
  if (needed > it->capacity) {
    uint8_t *grown = realloc(it->bytes.data, needed * 2);
    if (grown == NULL) {
      it->has_failed = 1;
      return;
    }
    it->bytes.data = grown;
    it->capacity = needed * 2;
  }
  memcpy(it->bytes.data + it->bytes.length, data, length);
  it->bytes.length = needed;
}

void output_text(output *it, const char *text) { output_add(it, text, strlen(text)); }

void output_number(output *it, size_t number, int digits) {
  char text[24];
  size_t start = sizeof text;
  for (; number > 0 || digits > 0; number /= 10, digits--)
    text[--start] = '0' + (char)(number % 10);
  output_add(it, text + start, sizeof text - start);
}
