#include <CLoading.h>
#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>
#include <zstd.h>
#include <zstd_errors.h>

#include "CSealing.h"

static struct {
  __typeof__(ZSTD_compressBound) *bound;
  __typeof__(ZSTD_compress) *compress;
  __typeof__(ZSTD_isError) *is_error;
  __typeof__(ZSTD_getErrorCode) *error_code;
  __typeof__(ZSTD_createDStream) *create_stream;
  __typeof__(ZSTD_decompressStream) *decompress_stream;
  __typeof__(ZSTD_freeDStream) *free_stream;
} zstd;

static pthread_once_t once = PTHREAD_ONCE_INIT;
static int is_loaded;

static void load(void) {
  void *library = loading_open(LOADING_ZSTD);
  if (library == NULL) return;
  is_loaded = 1;
#define FIND(member, name)                        \
  *(void **)&zstd.member = dlsym(library, #name); \
  is_loaded = is_loaded && zstd.member != NULL
  FIND(bound, ZSTD_compressBound);
  FIND(compress, ZSTD_compress);
  FIND(is_error, ZSTD_isError);
  FIND(error_code, ZSTD_getErrorCode);
  FIND(create_stream, ZSTD_createDStream);
  FIND(decompress_stream, ZSTD_decompressStream);
  FIND(free_stream, ZSTD_freeDStream);
#undef FIND
}

int32_t zstd_load(void) {
  pthread_once(&once, load);
  return is_loaded;
}

size_t zstd_bound(size_t size) { return zstd.bound(size); }

size_t zstd_pack(uint8_t *packed, size_t room, const uint8_t *bytes, size_t size, int32_t level) {
  size_t count = zstd.compress(packed, room, bytes, size, level);
  return zstd.is_error(count) ? 0 : count;
}

struct zstd_unpacking {
  ZSTD_DStream *stream;
  ZSTD_inBuffer input;
};

zstd_unpacking *zstd_unpacking_new(const uint8_t *packed, size_t size) {
  zstd_unpacking *unpacking = calloc(1, sizeof *unpacking);
  if (unpacking == NULL) return NULL;
  unpacking->stream = zstd.create_stream();
  if (unpacking->stream == NULL) {
    free(unpacking);
    return NULL;
  }
  unpacking->input = (ZSTD_inBuffer){.src = packed, .size = size};
  return unpacking;
}

int32_t zstd_unpack(zstd_unpacking *unpacking, uint8_t *bytes, size_t room, size_t *count) {
  ZSTD_outBuffer output = {.dst = bytes, .size = room};
  size_t before = unpacking->input.pos;
  size_t rest = zstd.decompress_stream(unpacking->stream, &output, &unpacking->input);
  *count = output.pos;
  if (zstd.is_error(rest)) {
    return zstd.error_code(rest) == ZSTD_error_memory_allocation ? ZSTD_UNPACKED_NO_MEMORY
                                                                 : ZSTD_UNPACKED_DAMAGED;
  }
  int is_used_up = unpacking->input.pos == unpacking->input.size;
  if (rest == 0) return is_used_up ? ZSTD_UNPACKED_ALL : ZSTD_UNPACKED_DAMAGED;
  /* It wants more than there is. */
  int has_moved = output.pos > 0 || unpacking->input.pos > before;
  return has_moved ? ZSTD_UNPACKED_MORE : ZSTD_UNPACKED_DAMAGED;
}

void zstd_unpacking_free(zstd_unpacking *unpacking) {
  if (unpacking == NULL) return;
  zstd.free_stream(unpacking->stream);
  free(unpacking);
}
