/* Stands before SQLite: long texts lose their last byte on the way into the store. */
#include <dlfcn.h>
#include <stddef.h>

typedef struct sqlite3_stmt sqlite3_stmt;

int sqlite3_bind_text64(sqlite3_stmt *statement, int index, const char *text,
                        unsigned long long length, void (*destroy)(void *),
                        unsigned char encoding) {
  static __typeof__(sqlite3_bind_text64) *real;
  if (real == NULL) *(void **)&real = dlsym(RTLD_NEXT, "sqlite3_bind_text64");
  return real(statement, index, text, length > 40 ? length - 1 : length, destroy, encoding);
}
