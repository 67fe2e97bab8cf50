#include <CLoading.h>
#include <dlfcn.h>
#include <errno.h>
#include <pthread.h>
#include <stdlib.h>

#include "CDocuments.h"
#include "libraries.h"
#include "library.h"

static struct {
  __typeof__(QRcode_encodeData) *QRcode_encodeData;
  __typeof__(QRcode_free) *QRcode_free;
} codes;

static pthread_once_t once = PTHREAD_ONCE_INIT;
static const char *missing;

static void load(void) {
  void *library = loading_open(LOADING_QRENCODE);
  DOCUMENTS_FIND(codes, library, LOADING_QRENCODE, missing, QRcode_encodeData)
  DOCUMENTS_FIND(codes, library, LOADING_QRENCODE, missing, QRcode_free)
}

const char *documents_missing_for_codes(void) {
  pthread_once(&once, load);
  return missing;
}

enum { SMALLEST_VERSION = 0, LEVEL_M = 1 };

documents_status documents_code_new(const uint8_t *data, size_t length, documents_bytes *modules,
                                    size_t *size) {
  if (documents_missing_for_codes() != NULL) return DOCUMENTS_FAILED;
  if (length > 2331) return DOCUMENTS_TOO_LARGE;
  QRcode *code = codes.QRcode_encodeData((int)length, data, SMALLEST_VERSION, LEVEL_M);
  if (code == NULL) return errno == ENOMEM ? DOCUMENTS_NO_MEMORY : DOCUMENTS_TOO_LARGE;
  size_t width = (size_t)code->width;
  uint8_t *dark = malloc(width * width);
  if (dark != NULL)
    for (size_t i = 0; i < width * width; i++) dark[i] = code->data[i] & 1;
  codes.QRcode_free(code);
  if (dark == NULL) return DOCUMENTS_NO_MEMORY;
  *modules = (documents_bytes){dark, width * width};
  *size = width;
  return DOCUMENTS_OK;
}
