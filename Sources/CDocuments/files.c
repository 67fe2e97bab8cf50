#include "files.h"

#include <CLoading.h>
#include <dlfcn.h>
#include <pthread.h>

#include "library.h"

struct files files;

static pthread_once_t once = PTHREAD_ONCE_INIT;
static const char *missing;

static void load(void) {
  void *qpdf = loading_open("libqpdf.so.29");
#define QPDF(name) DOCUMENTS_FIND(files, qpdf, "libqpdf29", missing, name)
  FILE_FUNCTIONS(QPDF)
}

const char *documents_missing_for_files(void) {
  pthread_once(&once, load);
  return missing;
}

void documents_file_close(qpdf_data file) {
  /* An error that nobody has asked for would be printed. */
  if (files.qpdf_has_error(file)) files.qpdf_get_error(file);
  files.qpdf_cleanup(&file);
}

qpdf_data documents_file_open(const uint8_t *data, size_t length, documents_status *status) {
  *status = DOCUMENTS_NO_MEMORY;
  if (documents_missing_for_files() != NULL) return NULL;
  qpdf_data file = files.qpdf_init();
  if (file == NULL) return NULL;
  files.qpdf_silence_errors(file);
  files.qpdf_set_suppress_warnings(file, 1);
  int result = files.qpdf_read_memory(file, "PDF", (const char *)data, length, NULL);
  *status = (result & QPDF_ERRORS) == 0 ? DOCUMENTS_OK : DOCUMENTS_DAMAGED;
  if (*status == DOCUMENTS_OK) return file;
  documents_file_close(file);
  return NULL;
}
