/* SQLite as the floors use it: statements that are prepared once, bound, stepped and reset. */
#ifndef SQLITE_H
#define SQLITE_H

#include <sqlite3.h>

#include "bench.h"

static sqlite3 *database;
static sqlite3_stmt *prepared[64];
static int prepared_count;

static inline void sql_check(int code) {
  if (code != SQLITE_OK && code != SQLITE_ROW && code != SQLITE_DONE)
    bench_fail("SQLite: %s", sqlite3_errmsg(database));
}

/* Opens a store as Taskcore does: as durable, with as large a cache. */
static inline void sql_open(const char *path) {
  sql_check(sqlite3_open_v2(path, &database, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, NULL));
  sql_check(sqlite3_exec(database,
                         "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;"
                         "PRAGMA foreign_keys = ON; PRAGMA trusted_schema = OFF;"
                         "PRAGMA cache_size = -16384;",
                         NULL, NULL, NULL));
}

static inline void sql_execute(const char *sql) {
  sql_check(sqlite3_exec(database, sql, NULL, NULL, NULL));
}

static inline sqlite3_stmt *sql_prepare(const char *sql) {
  sqlite3_stmt *statement = NULL;
  sql_check(sqlite3_prepare_v3(database, sql, -1, SQLITE_PREPARE_PERSISTENT, &statement, NULL));
  if (prepared_count == 64) bench_fail("There are too many statements.");
  prepared[prepared_count++] = statement;
  return statement;
}

/* Finalizes all statements, which sqlite3_next_stmt would not do: it finds those of FTS5, too. */
static inline void sql_close(void) {
  while (prepared_count) sqlite3_finalize(prepared[--prepared_count]);
  sql_check(sqlite3_close(database));
}

static inline void sql_text(sqlite3_stmt *statement, int index, const char *text) {
  sql_check(sqlite3_bind_text(statement, index, text, -1, SQLITE_STATIC));
}

static inline void sql_integer(sqlite3_stmt *statement, int index, int64_t integer) {
  sql_check(sqlite3_bind_int64(statement, index, integer));
}

static inline int sql_step(sqlite3_stmt *statement) {
  int code = sqlite3_step(statement);
  sql_check(code);
  return code == SQLITE_ROW;
}

static inline void sql_run(sqlite3_stmt *statement) {
  sql_step(statement);
  sqlite3_reset(statement);
}

/* The first column of the one row; 0 when there is none. */
static inline int64_t sql_value(sqlite3_stmt *statement) {
  int64_t value = sql_step(statement) ? sqlite3_column_int64(statement, 0) : 0;
  sqlite3_reset(statement);
  return value;
}

/* The empty store that the driver had Taskcore make is where a floor begins. */
static inline void sql_copy_empty_store(const char *folder, const char *path) {
  char *empty = bench_path(folder, "empty.db");
  FILE *from = fopen(empty, "rb"), *to = fopen(path, "wb");
  if (!from || !to) bench_fail("%s cannot be copied.", empty);
  char bytes[65536];
  for (size_t count; (count = fread(bytes, 1, sizeof bytes, from)) > 0;)
    if (fwrite(bytes, 1, count, to) != count) bench_fail("%s cannot be written.", path);
  fclose(from);
  fclose(to);
  free(empty);
}

#endif
