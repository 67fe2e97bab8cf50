#ifndef CDOCUMENTS_INFLATE_H
#define CDOCUMENTS_INFLATE_H

#include "CDocuments.h"

/* Unpacks at most so many bytes. The caller frees the result. */
documents_status documents_inflate(const uint8_t *data, size_t length, size_t maximum_length,
                                   documents_bytes *result) __attribute__((visibility("hidden")));

#endif
