/*
 * Rows as columns, for consumers of Arrow:
 * https://arrow.apache.org/docs/format/CDataInterface.html
 *
 * A consumer may keep a column and release the others, so each has memory of its own.
 */
#include "arrow.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#define NULLABLE 2

struct ArrowSchema {
  const char *format;
  const char *name;
  const char *metadata;
  int64_t flags;
  int64_t n_children;
  struct ArrowSchema **children;
  struct ArrowSchema *dictionary;
  void (*release)(struct ArrowSchema *);
  void *private_data;
};

struct ArrowArray {
  int64_t length;
  int64_t null_count;
  int64_t offset;
  int64_t n_buffers;
  int64_t n_children;
  const void **buffers;
  struct ArrowArray **children;
  struct ArrowArray *dictionary;
  void (*release)(struct ArrowArray *);
  void *private_data;
};

struct ArrowArrayStream {
  int (*get_schema)(struct ArrowArrayStream *, struct ArrowSchema *);
  int (*get_next)(struct ArrowArrayStream *, struct ArrowArray *);
  const char *(*get_last_error)(struct ArrowArrayStream *);
  void (*release)(struct ArrowArrayStream *);
  void *private_data;
};

#define ENOMEM_OF_ARROW 12

/* So many rows are read for all columns before the next: they stay in the cache meanwhile. */
#define CHUNK 256

/* Bytes that grow. */
typedef struct {
  uint8_t *bytes;
  size_t used, size;
} buffer;

static bool reserve(buffer *of, size_t more) {
  if (more > SIZE_MAX / 4 - of->used) return false;
  if (of->used + more <= of->size && of->bytes) return true;
  size_t size = of->size * 2 > of->used + more ? of->size * 2 : of->used + more;
  if (size < 64) size = 64;
  uint8_t *bytes = realloc(of->bytes, size);
  if (!bytes) return false;
  of->bytes = bytes;
  of->size = size;
  return true;
}

static bool append(buffer *to, const void *bytes, size_t size) {
  if (!reserve(to, size)) return false;
  memcpy(to->bytes + to->used, bytes, size);
  to->used += size;
  return true;
}

/* A column while it is filled. The parts of an array of texts have offsets of their own. */
typedef struct {
  buffer validity, offsets, values, part_offsets;
  int64_t absent_count, part_count;
} filling;

static void discard(filling *one) {
  free(one->validity.bytes);
  free(one->offsets.bytes);
  free(one->values.bytes);
  free(one->part_offsets.bytes);
}

/* ---- Release callbacks for the consumer ---- */

/* An array with all that it leads to but for the buffers, in one piece. */
typedef struct {
  const void *buffers[3];
  struct ArrowArray *children[1];
  struct ArrowArray child;
} column_memory;

static void release_array(struct ArrowArray *array) {
  for (int64_t index = 0; index < array->n_children; index++) {
    struct ArrowArray *child = array->children[index];
    if (child->release) child->release(child);
  }
  for (int64_t index = 0; index < array->n_buffers; index++) free((void *)array->buffers[index]);
  free(array->private_data);
  array->release = NULL;
}

/* All children of a struct lie behind their pointers. */
static void *children_memory(size_t count, size_t size) {
  return calloc(1, count * (sizeof(void *) + size) + sizeof(void *));
}

static void release_schema(struct ArrowSchema *schema) {
  for (int64_t index = 0; index < schema->n_children; index++) {
    struct ArrowSchema *child = schema->children[index];
    if (child->release) child->release(child);
  }
  free(schema->private_data);
  schema->release = NULL;
}

static bool fill_schema(struct ArrowSchema *schema, const char *format, const char *name,
                        int64_t flags, size_t children) {
  *schema = (struct ArrowSchema){.format = format, .name = name, .flags = flags};
  schema->private_data = children_memory(children, sizeof(struct ArrowSchema));
  if (!schema->private_data) return false;
  schema->children = schema->private_data;
  struct ArrowSchema *first = (struct ArrowSchema *)(schema->children + children);
  for (size_t index = 0; index < children; index++) schema->children[index] = first + index;
  schema->n_children = (int64_t)children;
  schema->release = release_schema;
  return true;
}

/* ---- Columns ---- */

static const char *format_of(const arrow_column *column) {
  switch ((column_kind)column->kind) {
    case COLUMN_BOOL:
      return "b";
    case COLUMN_INT32:
      return "i";
    case COLUMN_UINT32:
      return "I";
    case COLUMN_INT64:
      return "l";
    case COLUMN_DOUBLE:
      return "g";
    case COLUMN_INSTANT:
      return "tsm:UTC";
    case COLUMN_SECONDS:
      return "tDs";
    case COLUMN_MILLISECONDS:
      return "tDm";
    case COLUMN_DATE:
      return "tdD";
    case COLUMN_TEXT:
      return "U";
    case COLUMN_TEXTS:
    case COLUMN_IDS:
      return "+L";
  }
  return "n";
}

static bool has_offsets(const arrow_column *column) { return column->kind >= COLUMN_TEXT; }

/* Whether a row has 32 bits of it. */
static bool is_narrow(const arrow_column *column) {
  return column->kind <= COLUMN_UINT32 || column->kind == COLUMN_DATE;
}

/* Days since 1970 of a date of the calendar, by the count of days to a year's first of March. */
static int32_t days_since_1970(int32_t date) {
  int32_t year = date / 10000, month = date / 100 % 100, day = date % 100;
  if (month <= 2) year--;
  int32_t day_of_year = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1;
  return year * 365 + year / 4 - year / 100 + year / 400 + day_of_year - 719468;
}

#define READ(type, from) (*(type const *)(const void *)(from))

static bool is_absent(const arrow_column *column, const uint8_t *row) {
  const uint8_t *at = row + column->offset;
  switch ((column_absence)column->absence) {
    case ABSENT_NEVER:
      return false;
    case ABSENT_ZERO:
      return is_narrow(column) ? READ(int32_t, at) == 0 : READ(int64_t, at) == 0;
    case ABSENT_FIELD:
      return !(READ(uint64_t, row + column->other) >> column->value & 1);
    case ABSENT_UNLESS:
      return READ(int32_t, row + column->other) != column->value;
  }
  return false;
}

static bool append_offset(buffer *to, uint64_t offset) {
  return append(to, &offset, sizeof offset);
}

static bool append_text(filling *one, buffer *offsets, const char *text) {
  return (!text || append(&one->values, text, strlen(text))) &&
         append_offset(offsets, one->values.used);
}

static bool append_value(filling *one, const arrow_column *column, const uint8_t *row, size_t index,
                         bool absent) {
  const uint8_t *at = row + column->offset;
  int32_t days;
  size_t count;
  switch ((column_kind)column->kind) {
    case COLUMN_BOOL:
      if (READ(int32_t, at)) one->values.bytes[index / 8] |= (uint8_t)(1 << index % 8);
      return true;
    case COLUMN_INT32:
    case COLUMN_UINT32:
      return append(&one->values, at, 4);
    case COLUMN_INT64:
    case COLUMN_DOUBLE:
    case COLUMN_INSTANT:
    case COLUMN_SECONDS:
    case COLUMN_MILLISECONDS:
      return append(&one->values, at, 8);
    case COLUMN_DATE:
      days = absent ? 0 : days_since_1970(READ(int32_t, at));
      return append(&one->values, &days, sizeof days);
    case COLUMN_TEXT:
      return append_text(one, &one->offsets, READ(const char *, at));
    case COLUMN_TEXTS:
      count = READ(size_t, row + column->other);
      for (size_t part = 0; part < count; part++)
        if (!append_text(one, &one->part_offsets, READ(const char *const *, at)[part]))
          return false;
      one->part_count += (int64_t)count;
      return append_offset(&one->offsets, (uint64_t)one->part_count);
    case COLUMN_IDS:
      count = READ(size_t, row + column->other);
      if (count && !append(&one->values, READ(const int64_t *, at), count * 8)) return false;
      one->part_count += (int64_t)count;
      return append_offset(&one->offsets, (uint64_t)one->part_count);
  }
  return false;
}

/* Makes room, so that no column has to ask for each row; bits are all 0. */
static bool begin(filling *one, const arrow_column *column, size_t count) {
  size_t bits = count / 8 + 1;
  if (column->absence != ABSENT_NEVER) {
    if (!reserve(&one->validity, bits)) return false;
    memset(one->validity.bytes, 0, bits);
  }
  if (column->kind == COLUMN_BOOL) {
    if (!reserve(&one->values, bits)) return false;
    memset(one->values.bytes, 0, bits);
    return true;
  }
  if (!has_offsets(column)) return reserve(&one->values, count * 8);
  return reserve(&one->values, 1) && reserve(&one->offsets, (count + 1) * 8) &&
         append_offset(&one->offsets, 0) && append_offset(&one->part_offsets, 0);
}

static bool fill(filling *columns, const arrow_column *kinds, size_t column_count,
                 const uint8_t *rows, size_t count, size_t stride) {
  for (size_t column = 0; column < column_count; column++)
    if (!begin(&columns[column], &kinds[column], count)) return false;
  for (size_t start = 0; start < count; start += CHUNK) {
    size_t end = count - start < CHUNK ? count : start + CHUNK;
    for (size_t column = 0; column < column_count; column++) {
      const arrow_column *kind = &kinds[column];
      filling *one = &columns[column];
      for (size_t index = start; index < end; index++) {
        const uint8_t *row = rows + index * stride;
        bool absent = is_absent(kind, row);
        if (absent)
          one->absent_count++;
        else if (one->validity.bytes)
          one->validity.bytes[index / 8] |= (uint8_t)(1 << index % 8);
        if (!append_value(one, kind, row, index, absent)) return false;
      }
    }
  }
  return true;
}

/* Moves filled buffers into an array, which frees them. */
static bool finish(struct ArrowArray *array, filling *one, const arrow_column *column,
                   size_t count) {
  column_memory *memory = calloc(1, sizeof *memory);
  column_memory *inner = NULL;
  bool is_list = column->kind == COLUMN_TEXTS || column->kind == COLUMN_IDS;
  if (is_list) inner = calloc(1, sizeof *inner);
  if (!memory || (is_list && !inner)) {
    free(memory);
    free(inner);
    return false;
  }
  *array = (struct ArrowArray){.length = (int64_t)count,
                               .null_count = one->absent_count,
                               .buffers = memory->buffers,
                               .release = release_array,
                               .private_data = memory};
  const void **next = memory->buffers;
  *next++ = one->validity.bytes;
  if (has_offsets(column)) *next++ = one->offsets.bytes;
  if (!is_list) {
    *next++ = one->values.bytes;
    free(one->part_offsets.bytes);
  } else {
    const void **part = inner->buffers + 1;
    if (column->kind == COLUMN_TEXTS)
      *part++ = one->part_offsets.bytes;
    else
      free(one->part_offsets.bytes);
    *part++ = one->values.bytes;
    memory->child = (struct ArrowArray){.length = one->part_count,
                                        .n_buffers = part - inner->buffers,
                                        .buffers = inner->buffers,
                                        .release = release_array,
                                        .private_data = inner};
    memory->children[0] = &memory->child;
    array->children = memory->children;
    array->n_children = 1;
  }
  array->n_buffers = next - memory->buffers;
  *one = (filling){0};
  return true;
}

/* ---- The stream ---- */

typedef struct {
  const arrow_column *columns;
  size_t column_count;
  struct ArrowArray rows;
} stream_state;

static int get_schema(struct ArrowArrayStream *stream, struct ArrowSchema *schema) {
  const stream_state *state = stream->private_data;
  if (!fill_schema(schema, "+s", "", 0, state->column_count)) return ENOMEM_OF_ARROW;
  for (size_t index = 0; index < state->column_count; index++) {
    const arrow_column *column = &state->columns[index];
    struct ArrowSchema *child = schema->children[index];
    bool is_texts = column->kind == COLUMN_TEXTS;
    bool is_list = is_texts || column->kind == COLUMN_IDS;
    int64_t flags = column->absence == ABSENT_NEVER ? 0 : NULLABLE;
    if (!fill_schema(child, format_of(column), column->name, flags, is_list) ||
        (is_list && !fill_schema(child->children[0], is_texts ? "U" : "l", "item", NULLABLE, 0))) {
      release_schema(schema);
      return ENOMEM_OF_ARROW;
    }
  }
  return 0;
}

static int get_next(struct ArrowArrayStream *stream, struct ArrowArray *array) {
  stream_state *state = stream->private_data;
  *array = state->rows;
  state->rows = (struct ArrowArray){0};
  return 0;
}

static const char *get_last_error(struct ArrowArrayStream *stream) {
  (void)stream;
  return "There is not enough memory.";
}

static void release_stream(struct ArrowArrayStream *stream) {
  stream_state *state = stream->private_data;
  if (state->rows.release) state->rows.release(&state->rows);
  free(state);
  stream->release = NULL;
}

/* The array of all columns: a struct of Arrow's, in which no row is absent. */
static bool make_rows(struct ArrowArray *array, size_t count, size_t column_count) {
  struct {
    const void *buffers[1];
    struct ArrowArray *children[];
  } *memory =
      calloc(1, sizeof(void *) + column_count * (sizeof(void *) + sizeof(struct ArrowArray)));
  if (!memory) return false;
  struct ArrowArray *first = (struct ArrowArray *)(memory->children + column_count);
  for (size_t index = 0; index < column_count; index++) memory->children[index] = first + index;
  *array = (struct ArrowArray){.length = (int64_t)count,
                               .n_buffers = 1,
                               .n_children = (int64_t)column_count,
                               .buffers = memory->buffers,
                               .children = memory->children,
                               .release = release_array,
                               .private_data = memory};
  return true;
}

int32_t arrow_stream(const void *rows, size_t count, size_t stride, const arrow_column *columns,
                     size_t column_count, void *stream) {
  stream_state *state = calloc(1, sizeof *state);
  filling *fillings = calloc(column_count, sizeof *fillings);
  bool is_done = state && fillings && fill(fillings, columns, column_count, rows, count, stride) &&
                 make_rows(&state->rows, count, column_count);
  for (size_t index = 0; is_done && index < column_count; index++)
    is_done = finish(state->rows.children[index], &fillings[index], &columns[index], count);
  for (size_t index = 0; fillings && index < column_count; index++) discard(&fillings[index]);
  free(fillings);
  if (!is_done) {
    if (state && state->rows.release) state->rows.release(&state->rows);
    free(state);
    return 1;
  }
  state->columns = columns;
  state->column_count = column_count;
  *(struct ArrowArrayStream *)stream = (struct ArrowArrayStream){.get_schema = get_schema,
                                                                 .get_next = get_next,
                                                                 .get_last_error = get_last_error,
                                                                 .release = release_stream,
                                                                 .private_data = state};
  return 0;
}
