#include <stdlib.h>

#include "CDocuments.h"

void documents_bytes_free(documents_bytes *bytes) {
  free(bytes->data);
  *bytes = (documents_bytes){0};
}
