/* Stands between the library and what it reads, and breaks it: by STATUSES, damage that SQLite
 * reports becomes a misuse; by PAGES, some pages of files that are read without SQLite are empty.
 */
#include <dlfcn.h>
#include <string.h>
#include <sys/types.h>

#ifdef STATUSES
int sqlite3_step(void *statement);
int sqlite3_step(void *statement) {
  static int (*real)(void *);
  if (real == NULL) *(void **)&real = dlsym(dlopen("libsqlite3.so.0", RTLD_LAZY), "sqlite3_step");
  int code = real(statement);
  return (code & 0xFF) == 11 ? 21 : code;
}
#endif

#ifdef PAGES
ssize_t pread(int file, void *bytes, size_t count, off_t offset);
ssize_t pread(int file, void *bytes, size_t count, off_t offset) {
  static ssize_t (*real)(int, void *, size_t, off_t);
  if (real == NULL) *(void **)&real = dlsym(RTLD_NEXT, "pread");
  ssize_t done = real(file, bytes, count, offset);
  if (done > 0 && count >= 512 && offset / (off_t)count % 5 == 3) memset(bytes, 0, count);
  return done;
}
#endif
