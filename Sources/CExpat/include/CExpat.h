/* XML by the system's libexpat, namespace-aware, without document type definitions: a text that has
 * one is refused before anything of it is read, so no entity is ever expanded or fetched.
 *
 * It is loaded when it is needed, so that who never reads XML need not have it. */
#ifndef CEXPAT_H
#define CEXPAT_H

#include <stddef.h>
#include <stdint.h>

#define EXPAT_READ 0
#define EXPAT_MISSING 1 /* libexpat is not installed */
#define EXPAT_NO_MEMORY 2
#define EXPAT_MALFORMED 3
#define EXPAT_HAS_DOCTYPE 4
#define EXPAT_STOPPED 5  /* a handler answered other than 0 */
#define EXPAT_TOO_LONG 6 /* for libexpat: over 1 GiB */

/* The separator of a namespace and a local name; XML does not allow this character. */
#define EXPAT_SEPARATOR 0x1F

/* Each is told where it is about, in bytes from the beginning, and answers 0 to go on. Strings are
 * in UTF-8 and valid during the call. */
typedef struct expat_handlers {
  void *payload;
  /* Attributes are names and values by turns, with NULL at the end. */
  int32_t (*start)(void *payload, const char *name, const char *const *attributes, int64_t offset);
  int32_t (*end)(void *payload);
  int32_t (*text)(void *payload, const char *bytes, size_t length);
} expat_handlers;

/* Where and why reading ended. */
typedef struct expat_end {
  int32_t status;      /* EXPAT_... */
  int64_t offset;      /* in bytes from the beginning */
  const char *message; /* libexpat's own words for a malformed text; static */
} expat_end;

/* Loads libexpat once; 0 when it is not installed. It can be called from any thread. */
int32_t expat_load(void);

/* Reads a whole text. */
expat_end expat_read(const uint8_t *bytes, size_t length, const expat_handlers *handlers);

#endif
