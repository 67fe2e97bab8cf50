/*
 * Breaks the library on purpose (LD_PRELOAD), each eighth time, once a process has done some work:
 *
 *   TASKCORE_BROKEN=half    statements of one call are a transaction each
 *   TASKCORE_BROKEN=lost    a commit is put off to the next one
 */
#include <dlfcn.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

enum { DONE = 101, BEFORE = 20, EACH = 8 };

/* SQLite comes with the library. */
#pragma weak sqlite3_sql
#pragma weak sqlite3_db_handle
#pragma weak sqlite3_get_autocommit
extern const char *sqlite3_sql(void *statement);
extern void *sqlite3_db_handle(void *statement);
extern int sqlite3_get_autocommit(void *database);

int sqlite3_step(void *statement) {
  static int (*real)(void *);
  static int times;
  if (real == NULL) *(void **)&real = dlsym(RTLD_NEXT, "sqlite3_step");
  const char *sql = sqlite3_sql(statement), *how = getenv("TASKCORE_BROKEN");
  const int is_half = how != NULL && strcmp(how, "half") == 0;
  const int is_begin = sql != NULL && strcmp(sql, "BEGIN IMMEDIATE") == 0;
  const int is_commit = sql != NULL && strcmp(sql, "COMMIT") == 0;
  if (is_begin || is_commit) {
    const int is_outside = sqlite3_get_autocommit(sqlite3_db_handle(statement));
    /* What follows from what was left out before. */
    if (is_begin != is_outside) return DONE;
    if (is_half ? is_begin : is_commit) times++;
    if (times > BEFORE && times % EACH == 0 && (is_half ? is_begin : is_commit)) return DONE;
  }
  return real(statement);
}
