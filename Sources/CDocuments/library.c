#include "library.h"

#include <dlfcn.h>
#include <stdlib.h>

#include "CDocuments.h"

void *documents_library(const char *soname) { return dlopen(soname, RTLD_NOW | RTLD_LOCAL); }

void documents_bytes_free(documents_bytes *bytes) {
  free(bytes->data);
  *bytes = (documents_bytes){0};
}
