#include <sqlite3.h>

/* The macro is a cast of -1 to a function pointer, which Swift does not import. */
static inline int taskcore_bind_text(sqlite3_stmt *statement, int index, const char *bytes,
                                     sqlite3_uint64 length) {
  return sqlite3_bind_text64(statement, index, bytes, length, SQLITE_TRANSIENT, SQLITE_UTF8);
}

/* A text that stays where it is for as long as the statement uses it. */
static inline int taskcore_bind_kept_text(sqlite3_stmt *statement, int index, const char *bytes,
                                          sqlite3_uint64 length) {
  return sqlite3_bind_text64(statement, index, bytes, length, SQLITE_STATIC, SQLITE_UTF8);
}

/* Variadic functions are not imported. */
static inline int taskcore_set_checkpoint_on_close(sqlite3 *database, int checkpoint) {
  return sqlite3_db_config(database, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, !checkpoint, (int *)0);
}

/* As above. Our schema has no triggers and no views, so that what a file has of them is not ours to
   run, nor may its expressions call functions that do more than compute. */
static inline void taskcore_run_nothing_of_the_schema(sqlite3 *database) {
  sqlite3_db_config(database, SQLITE_DBCONFIG_ENABLE_TRIGGER, 0, (int *)0);
  sqlite3_db_config(database, SQLITE_DBCONFIG_ENABLE_VIEW, 0, (int *)0);
  sqlite3_db_config(database, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, (int *)0);
}

/* As above. */
static inline void taskcore_set_defensive(sqlite3 *database, int defensive) {
  sqlite3_db_config(database, SQLITE_DBCONFIG_DEFENSIVE, defensive, (int *)0);
}

/* As above: the text is copied. */
static inline void taskcore_result_text(sqlite3_context *context, const char *bytes,
                                        sqlite3_uint64 length) {
  sqlite3_result_text64(context, bytes ? bytes : "", length, SQLITE_TRANSIENT, SQLITE_UTF8);
}

/* As above: the bytes are copied. */
static inline void taskcore_result_blob(sqlite3_context *context, const void *bytes,
                                        sqlite3_uint64 length) {
  sqlite3_result_blob64(context, bytes ? bytes : "", length, SQLITE_TRANSIENT);
}
