#include "CExpat.h"

#include <CLoading.h>
#include <dlfcn.h>
#include <expat.h>
#include <pthread.h>

static struct {
  __typeof__(XML_ParserCreateNS) *create;
  __typeof__(XML_ParserFree) *free;
  __typeof__(XML_SetUserData) *set_user_data;
  __typeof__(XML_SetElementHandler) *set_element_handler;
  __typeof__(XML_SetCharacterDataHandler) *set_text_handler;
  __typeof__(XML_SetStartDoctypeDeclHandler) *set_doctype_handler;
  __typeof__(XML_Parse) *parse;
  __typeof__(XML_StopParser) *stop;
  __typeof__(XML_GetErrorCode) *error;
  __typeof__(XML_ErrorString) *error_text;
  __typeof__(XML_GetCurrentByteIndex) *offset;
} expat;

static pthread_once_t once = PTHREAD_ONCE_INIT;
static int is_loaded;

static void load(void) {
  void *library = loading_open(LOADING_EXPAT);
  if (library == NULL) return;
  is_loaded = 1;
#define FIND(member, name)                         \
  *(void **)&expat.member = dlsym(library, #name); \
  is_loaded = is_loaded && expat.member != NULL
  FIND(create, XML_ParserCreateNS);
  FIND(free, XML_ParserFree);
  FIND(set_user_data, XML_SetUserData);
  FIND(set_element_handler, XML_SetElementHandler);
  FIND(set_text_handler, XML_SetCharacterDataHandler);
  FIND(set_doctype_handler, XML_SetStartDoctypeDeclHandler);
  FIND(parse, XML_Parse);
  FIND(stop, XML_StopParser);
  FIND(error, XML_GetErrorCode);
  FIND(error_text, XML_ErrorString);
  FIND(offset, XML_GetCurrentByteIndex);
#undef FIND
}

int32_t expat_load(void) {
  pthread_once(&once, load);
  return is_loaded;
}

struct reading {
  XML_Parser parser;
  const expat_handlers *handlers;
  int32_t stopped; /* why: EXPAT_READ while nothing stopped it */
  int64_t stopped_at;
};

static void stop(struct reading *reading, int32_t why) {
  if (reading->stopped != EXPAT_READ) return;
  reading->stopped = why;
  reading->stopped_at = expat.offset(reading->parser);
  expat.stop(reading->parser, XML_FALSE);
}

/* After XML_StopParser a handler may be called once more: for the end of an empty element. */
static int goes_on(const struct reading *reading) { return reading->stopped == EXPAT_READ; }

static void XMLCALL on_start(void *data, const XML_Char *name, const XML_Char **attributes) {
  struct reading *reading = data;
  if (!goes_on(reading)) return;
  const expat_handlers *handlers = reading->handlers;
  int64_t offset = expat.offset(reading->parser);
  if (handlers->start(handlers->payload, name, (const char *const *)attributes, offset) != 0) {
    stop(reading, EXPAT_STOPPED);
  }
}

static void XMLCALL on_end(void *data, const XML_Char *name) {
  struct reading *reading = data;
  (void)name;
  if (!goes_on(reading)) return;
  if (reading->handlers->end(reading->handlers->payload) != 0) stop(reading, EXPAT_STOPPED);
}

static void XMLCALL on_text(void *data, const XML_Char *text, int length) {
  struct reading *reading = data;
  if (!goes_on(reading) || length <= 0) return;
  const expat_handlers *handlers = reading->handlers;
  if (handlers->text(handlers->payload, text, (size_t)length) != 0) stop(reading, EXPAT_STOPPED);
}

static void XMLCALL on_doctype(void *data, const XML_Char *name, const XML_Char *system_id,
                               const XML_Char *public_id, int has_internal_subset) {
  (void)name;
  (void)system_id;
  (void)public_id;
  (void)has_internal_subset;
  stop(data, EXPAT_HAS_DOCTYPE);
}

static expat_end ended(const struct reading *reading, enum XML_Status status) {
  if (reading->stopped != EXPAT_READ) {
    return (expat_end){reading->stopped, reading->stopped_at, NULL};
  }
  if (status == XML_STATUS_OK) return (expat_end){EXPAT_READ, 0, NULL};
  enum XML_Error error = expat.error(reading->parser);
  return (expat_end){error == XML_ERROR_NO_MEMORY ? EXPAT_NO_MEMORY : EXPAT_MALFORMED,
                     expat.offset(reading->parser), expat.error_text(error)};
}

expat_end expat_read(const uint8_t *bytes, size_t length, const expat_handlers *handlers) {
  if (!expat_load()) return (expat_end){EXPAT_MISSING, 0, NULL};
  if (length > (1 << 30)) return (expat_end){EXPAT_TOO_LONG, 0, NULL};
  struct reading reading = {expat.create(NULL, EXPAT_SEPARATOR), handlers, EXPAT_READ, 0};
  if (reading.parser == NULL) return (expat_end){EXPAT_NO_MEMORY, 0, NULL};
  expat.set_user_data(reading.parser, &reading);
  expat.set_element_handler(reading.parser, on_start, on_end);
  expat.set_text_handler(reading.parser, on_text);
  expat.set_doctype_handler(reading.parser, on_doctype);
  /* All of it at once: of a token that comes in pieces, older versions of libexpat begin again with
   * each piece, which for a long one takes time by the square of its length. */
  enum XML_Status status = expat.parse(reading.parser, (const char *)bytes, (int)length, 1);
  expat_end end = ended(&reading, status);
  expat.free(reading.parser);
  return end;
}
