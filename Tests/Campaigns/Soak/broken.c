/*
 * Breaks the library on purpose (LD_PRELOAD):
 *
 *   TASKCORE_BROKEN=zone    the clocks of Paris are those of Moscow
 *   TASKCORE_BROKEN=alert   what was said is not remembered
 *   TASKCORE_BROKEN=scan    each change looks through all changes that there are
 */
#include <dlfcn.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

/* Of SQLite, which comes with the library and is nobody else's. */
static void *sqlite(const char *name) {
  return dlsym(dlopen("libsqlite3.so.0", RTLD_LAZY | RTLD_NOLOAD), name);
}

static int is(const char *how) {
  const char *broken = getenv("TASKCORE_BROKEN");
  return broken != NULL && strcmp(broken, how) == 0;
}

int open(const char *path, int flags, ...) {
  static int (*real)(const char *, int, ...);
  if (real == NULL) *(void **)&real = dlsym(RTLD_NEXT, "open");
  va_list values;
  va_start(values, flags);
  const int mode = flags & O_CREAT ? va_arg(values, int) : 0;
  va_end(values);
  const char *end = strstr(path, "zoneinfo/Europe/Paris");
  if (is("zone") && end != NULL) path = "/usr/share/zoneinfo/Europe/Moscow";
  return real(path, flags, mode);
}

int sqlite3_step(void *statement) {
  static int (*step)(void *);
  static const char *(*text)(void *);
  static void *(*handle)(void *);
  static int (*exec)(void *, const char *, void *, void *, void *);
  if (step == NULL) {
    *(void **)&text = sqlite("sqlite3_sql");
    *(void **)&handle = sqlite("sqlite3_db_handle");
    *(void **)&exec = sqlite("sqlite3_exec");
    *(void **)&step = sqlite("sqlite3_step");
  }
  const char *sql = text(statement);
  if (sql != NULL && is("alert") && strstr(sql, "reminder_queue") &&
      strstr(sql, "fired_until_ms") && strstr(sql, "CREATE") == NULL) {
    return 101;
  }
  if (sql != NULL && is("scan") && strcmp(sql, "COMMIT") == 0) {
    exec(handle(statement), "SELECT count(old || new) FROM change", NULL, NULL, NULL);
  }
  return step(statement);
}
