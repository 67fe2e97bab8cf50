/* A list of tasks as a program in C would keep it: rows, and their texts in blocks. */
#ifndef ROWS_H
#define ROWS_H

#include "sqlite.h"

#define ROW_COLUMNS                                                                             \
  "t.id, uid, title, notes, project_id, parent_id, position, tags, priority, favourite, slot, " \
  "start_date, start_ms, due_date, due_ms, estimated_duration_s, url, reminders, repeat_rule, " \
  "repeat_mode, repeat_start, excluded_dates, added_dates, occurrence, series_uid, zone, "      \
  "created_ms, modified_ms, completed_ms, deleted_ms, status"
#define ROW_COLUMN_COUNT 31

typedef union {
  int64_t integer;
  const char *text;
} row_value;

typedef struct {
  row_value values[ROW_COLUMN_COUNT];
} row;

typedef struct block {
  struct block *next;
  size_t used;
  char bytes[1 << 20];
} block;

typedef struct {
  row *rows;
  size_t count, capacity;
  block *blocks;
} row_list;

static inline const char *rows_copy(row_list *list, const unsigned char *text, size_t length) {
  if (length == 0) return "";
  if (!list->blocks || list->blocks->used + length + 1 > sizeof list->blocks->bytes) {
    block *fresh = malloc(sizeof *fresh);
    if (!fresh || length >= sizeof fresh->bytes) bench_fail("There is no memory.");
    fresh->next = list->blocks;
    fresh->used = 0;
    list->blocks = fresh;
  }
  char *copy = list->blocks->bytes + list->blocks->used;
  memcpy(copy, text, length);
  copy[length] = 0;
  list->blocks->used += length + 1;
  return copy;
}

static inline void rows_append(row_list *list, sqlite3_stmt *statement) {
  if (list->count == list->capacity) {
    list->capacity = list->capacity ? list->capacity * 2 : 64;
    list->rows = realloc(list->rows, list->capacity * sizeof *list->rows);
    if (!list->rows) bench_fail("There is no memory.");
  }
  row *row = &list->rows[list->count++];
  for (int column = 0; column < ROW_COLUMN_COUNT; column++) {
    switch (sqlite3_column_type(statement, column)) {
      case SQLITE_TEXT: {
        const unsigned char *text = sqlite3_column_text(statement, column);
        size_t length = (size_t)sqlite3_column_bytes(statement, column);
        row->values[column].text = rows_copy(list, text, length);
        break;
      }
      case SQLITE_NULL:
        row->values[column].integer = 0;
        break;
      default:
        row->values[column].integer = sqlite3_column_int64(statement, column);
    }
  }
}

/* Reads all rows of a statement, in a transaction as Taskcore does. */
COUNTED static row_list rows_read(sqlite3_stmt *statement, sqlite3_stmt *begin,
                                  sqlite3_stmt *commit) {
  row_list list = {0};
  sql_run(begin);
  while (sql_step(statement)) rows_append(&list, statement);
  sqlite3_reset(statement);
  sql_run(commit);
  return list;
}

static inline void rows_free(row_list *list) {
  for (block *next, *block = list->blocks; block; block = next) {
    next = block->next;
    free(block);
  }
  free(list->rows);
}

#endif
