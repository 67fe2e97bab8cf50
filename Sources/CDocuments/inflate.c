#include "inflate.h"

#include <limits.h>
#include <stdlib.h>

#include "files.h"

enum { OK = 0, END = 1, NO_MEMORY = -4, NO_FLUSH = 0, FIRST_CAPACITY = 65536 };

/* Room for more, up to the maximum and one byte beyond it, which tells that it is exceeded. */
static int grow(documents_bytes *result, size_t *capacity, size_t maximum_length) {
  size_t wanted = *capacity == 0 ? FIRST_CAPACITY : *capacity * 2;
  if (wanted > maximum_length + 1) wanted = maximum_length + 1;
  uint8_t *grown = realloc(result->data, wanted);
  if (grown == NULL) return 0;
  result->data = grown;
  *capacity = wanted;
  return 1;
}

static documents_status inflate_all(z_stream *stream, size_t maximum_length,
                                    documents_bytes *result) {
  size_t capacity = 0;
  for (;;) {
    if (result->length > maximum_length) return DOCUMENTS_TOO_LARGE;
    if (result->length == capacity && !grow(result, &capacity, maximum_length))
      return DOCUMENTS_NO_MEMORY;
    stream->next_out = result->data + result->length;
    stream->avail_out = (unsigned)(capacity - result->length);
    int status = files.inflate(stream, NO_FLUSH);
    result->length = capacity - stream->avail_out;
    if (status == END) return DOCUMENTS_OK;
    if (status == NO_MEMORY) return DOCUMENTS_NO_MEMORY;
    if (status != OK) return DOCUMENTS_DAMAGED;
  }
}

documents_status documents_inflate(const uint8_t *data, size_t length, size_t maximum_length,
                                   documents_bytes *result) {
  if (length > UINT_MAX || maximum_length >= UINT_MAX) return DOCUMENTS_TOO_LARGE;
  z_stream stream = {.next_in = (uint8_t *)(uintptr_t)data, .avail_in = (unsigned)length};
  if (files.inflateInit_(&stream, "1", sizeof stream) != OK) return DOCUMENTS_NO_MEMORY;
  documents_status status = inflate_all(&stream, maximum_length, result);
  files.inflateEnd(&stream);
  if (status == DOCUMENTS_OK && result->length > maximum_length) status = DOCUMENTS_TOO_LARGE;
  if (status != DOCUMENTS_OK) documents_bytes_free(result);
  return status;
}
