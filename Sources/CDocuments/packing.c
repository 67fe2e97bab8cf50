#include <CLoading.h>
#include <dlfcn.h>
#include <limits.h>
#include <pthread.h>
#include <stdlib.h>

#include "CDocuments.h"
#include "libraries.h"
#include "library.h"

static struct {
  __typeof__(inflateInit_) *inflateInit_;
  __typeof__(inflate) *inflate;
  __typeof__(inflateEnd) *inflateEnd;
  __typeof__(compress) *compress;
  __typeof__(compressBound) *compressBound;
} zlib;

static pthread_once_t once = PTHREAD_ONCE_INIT;
static const char *missing;

static void load(void) {
  void *library = loading_open(LOADING_Z);
  DOCUMENTS_FIND(zlib, library, LOADING_Z, missing, inflateInit_)
  DOCUMENTS_FIND(zlib, library, LOADING_Z, missing, inflate)
  DOCUMENTS_FIND(zlib, library, LOADING_Z, missing, inflateEnd)
  DOCUMENTS_FIND(zlib, library, LOADING_Z, missing, compress)
  DOCUMENTS_FIND(zlib, library, LOADING_Z, missing, compressBound)
}

const char *documents_missing_for_packing(void) {
  pthread_once(&once, load);
  return missing;
}

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
    int status = zlib.inflate(stream, NO_FLUSH);
    result->length = capacity - stream->avail_out;
    if (status == END) return DOCUMENTS_OK;
    if (status == NO_MEMORY) return DOCUMENTS_NO_MEMORY;
    if (status != OK) return DOCUMENTS_DAMAGED;
  }
}

documents_status documents_inflate(const uint8_t *data, size_t length, size_t maximum_length,
                                   documents_bytes *result) {
  if (documents_missing_for_packing() != NULL) return DOCUMENTS_FAILED;
  if (length > UINT_MAX || maximum_length >= UINT_MAX) return DOCUMENTS_TOO_LARGE;
  z_stream stream = {.next_in = (uint8_t *)(uintptr_t)data, .avail_in = (unsigned)length};
  if (zlib.inflateInit_(&stream, "1", sizeof stream) != OK) return DOCUMENTS_NO_MEMORY;
  documents_status status = inflate_all(&stream, maximum_length, result);
  zlib.inflateEnd(&stream);
  if (status == DOCUMENTS_OK && result->length > maximum_length) status = DOCUMENTS_TOO_LARGE;
  if (status != DOCUMENTS_OK) documents_bytes_free(result);
  return status;
}

documents_status documents_deflate(const uint8_t *data, size_t length, documents_bytes *result) {
  if (documents_missing_for_packing() != NULL) return DOCUMENTS_FAILED;
  unsigned long packed_length = zlib.compressBound(length);
  uint8_t *packed = malloc(packed_length);
  if (packed == NULL) return DOCUMENTS_NO_MEMORY;
  if (zlib.compress(packed, &packed_length, data, length) != OK) {
    free(packed);
    return DOCUMENTS_NO_MEMORY;
  }
  *result = (documents_bytes){packed, packed_length};
  return DOCUMENTS_OK;
}
