/* Rows of the library as columns, by the C data interface of Apache Arrow. */
#ifndef ARROW_H
#define ARROW_H

#include <stddef.h>
#include <stdint.h>

/* The element type of a column. */
typedef enum {
  COLUMN_BOOL, /* a flag of 32 bits */
  COLUMN_INT32,
  COLUMN_UINT32,
  COLUMN_INT64,
  COLUMN_DOUBLE,
  COLUMN_INSTANT, /* milliseconds since 1970 UTC */
  COLUMN_SECONDS,
  COLUMN_MILLISECONDS,
  COLUMN_DATE, /* yyyymmdd of 32 bits */
  COLUMN_TEXT,
  COLUMN_TEXTS, /* an array; `other` is where its count lies */
  COLUMN_IDS    /* likewise, of 64 bits */
} column_kind;

/* When a row has nothing in a column. */
typedef enum {
  ABSENT_NEVER,
  ABSENT_ZERO,  /* when it is 0 or NULL */
  ABSENT_FIELD, /* when the 64 bits at `other` lack the bit `value` */
  ABSENT_UNLESS /* when the 32 bits at `other` are not `value` */
} column_absence;

typedef struct {
  const char *name;
  uint8_t kind;
  uint8_t absence;
  uint16_t offset;
  uint16_t other;
  uint16_t value;
} arrow_column;

/*
 * Fills a struct ArrowArrayStream with the columns of rows that lie `stride` bytes apart. What it
 * gives is a copy. Answers 0, or 1 when memory ran out; the stream is as it was then.
 */
int32_t arrow_stream(const void *rows, size_t count, size_t stride, const arrow_column *columns,
                     size_t column_count, void *stream);

#endif
