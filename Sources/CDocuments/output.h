/* Bytes that grow. Once memory has run out nothing is added any more, which is asked at the end. */
#ifndef CDOCUMENTS_OUTPUT_H
#define CDOCUMENTS_OUTPUT_H

#include "CDocuments.h"

#pragma GCC visibility push(hidden)

typedef struct output {
  documents_bytes bytes;
  size_t capacity;
  int has_failed;
} output;

void output_add(output *it, const void *data, size_t length);
void output_text(output *it, const char *text);
/* In at least so many digits. */
void output_number(output *it, size_t number, int digits);

#pragma GCC visibility pop

#endif
