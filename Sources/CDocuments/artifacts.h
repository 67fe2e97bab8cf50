#ifndef CDOCUMENTS_ARTIFACTS_H
#define CDOCUMENTS_ARTIFACTS_H

#include "CDocuments.h"

/* Marks all that a page draws outside of its structure elements as an artifact, as tagged files
 * have to. The caller frees the data. */
documents_status documents_mark_artifacts(const uint8_t *content, size_t length,
                                          documents_bytes *marked)
    __attribute__((visibility("hidden")));

#endif
