/* Lists as columns, by Arrow's C stream interface. */
#include "fixture.h"
#include "options.h"

/* As https://arrow.apache.org/docs/format/CDataInterface.html has them. */
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

/* Two tasks: one with all that has a column of another kind, one with nothing. */
static taskcore_task_list *two_tasks(taskcore_store *store) {
  static const char *const tags[] = {"a", "bank"};
  int64_t ids[2] = {0, 0};
  taskcore_task_list *list = NULL;
  taskcore_task_input input = TASKCORE_TASK_INPUT_INIT;
  input.fields = TASKCORE_TASK_TITLE;
  input.title = "Zwei";
  CHECK_OK(taskcore_task_add(store, &input, &ids[1]));
  input.fields |= TASKCORE_TASK_TAGS | TASKCORE_TASK_DUE | TASKCORE_TASK_START |
                  TASKCORE_TASK_FAVOURITE | TASKCORE_TASK_ESTIMATED_DURATION |
                  TASKCORE_TASK_DEPENDS_ON;
  input.title = "\xC3\x89ins";
  input.tags = tags;
  input.tag_count = 2;
  input.due_kind = TASKCORE_MOMENT_DATE_TIME;
  input.due_ms = START_MS + 1;
  input.start_kind = TASKCORE_MOMENT_DATE;
  input.start_date = 20240229;
  input.is_favourite = 1;
  input.estimated_duration_s = 90;
  input.depends_on = &ids[1];
  input.depends_on_count = 1;
  CHECK_OK(taskcore_task_add(store, &input, &ids[0]));
  CHECK_OK(taskcore_task_get(store, ids, 2, &list));
  return list;
}

/* The column of a name, whose format has to be that one. */
static struct ArrowArray *column(const struct ArrowSchema *schema, struct ArrowArray *rows,
                                 const char *name, const char *format) {
  int64_t at = 0;
  while (at < schema->n_children && strcmp(schema->children[at]->name, name) != 0) at++;
  CHECK(at < schema->n_children);
  CHECK_TEXT(schema->children[at]->format, format);
  CHECK_INT(rows->children[at]->length, rows->length);
  /* What has nulls says so. */
  CHECK(rows->children[at]->null_count == 0 || schema->children[at]->flags == 2);
  return rows->children[at];
}

static int bit(const struct ArrowArray *array, int buffer, int index) {
  return ((const uint8_t *)array->buffers[buffer])[index / 8] >> (index % 8) & 1;
}

static void check_columns(const struct ArrowSchema *schema, struct ArrowArray *rows) {
  CHECK_TEXT(schema->format, "+s");
  CHECK_INT(schema->n_children, rows->n_children);
  CHECK_INT(rows->length, 2);
  const struct ArrowArray *ids = column(schema, rows, "id", "l");
  CHECK_INT(((const int64_t *)ids->buffers[1])[0], 2);
  CHECK_INT(((const int64_t *)ids->buffers[1])[1], 1);
  CHECK(ids->buffers[0] == NULL);
  const struct ArrowArray *titles = column(schema, rows, "title", "U");
  const int64_t *offsets = (const int64_t *)titles->buffers[1];
  CHECK_INT(titles->n_buffers, 3);
  CHECK_INT(offsets[0], 0);
  CHECK_INT(offsets[1], 5);
  CHECK_INT(offsets[2], 9);
  CHECK(memcmp(titles->buffers[2], "\xC3\x89insZwei", 9) == 0);
  const struct ArrowArray *tags = column(schema, rows, "tags", "+L");
  offsets = (const int64_t *)tags->buffers[1];
  CHECK_INT(offsets[1], 2);
  CHECK_INT(offsets[2], 2);
  CHECK_INT(tags->children[0]->length, 2);
  CHECK_INT(((const int64_t *)tags->children[0]->buffers[1])[2], 5);
  CHECK(memcmp(tags->children[0]->buffers[2], "abank", 5) == 0);
  const struct ArrowArray *before = column(schema, rows, "depends_on", "+L");
  CHECK_INT(before->children[0]->length, 1);
  CHECK_INT(((const int64_t *)before->children[0]->buffers[1])[0], 1);
  const struct ArrowArray *favourite = column(schema, rows, "is_favourite", "b");
  CHECK_INT(bit(favourite, 1, 0), 1);
  CHECK_INT(bit(favourite, 1, 1), 0);
  const struct ArrowArray *due = column(schema, rows, "due", "tsm:UTC");
  CHECK_INT(due->null_count, 1);
  CHECK_INT(bit(due, 0, 0), 1);
  CHECK_INT(bit(due, 0, 1), 0);
  CHECK_INT(((const int64_t *)due->buffers[1])[0], START_MS + 1);
  CHECK_INT(column(schema, rows, "due_date", "tdD")->null_count, 2);
  const struct ArrowArray *start = column(schema, rows, "start_date", "tdD");
  CHECK_INT(start->null_count, 1);
  CHECK_INT(((const int32_t *)start->buffers[1])[0], 19782);
  const struct ArrowArray *length = column(schema, rows, "estimated_duration", "tDs");
  CHECK_INT(length->null_count, 1);
  CHECK_INT(((const int64_t *)length->buffers[1])[0], 90);
  CHECK_INT(column(schema, rows, "parent_id", "l")->null_count, 2);
  CHECK_INT(((const int32_t *)column(schema, rows, "priority", "i")->buffers[1])[1], 2);
  CHECK_INT(((const uint32_t *)column(schema, rows, "status", "I")->buffers[1])[1], 1);
}

static void a_list_is_columns_which_need_it_no_longer(taskcore_store *store) {
  struct ArrowArrayStream stream;
  struct ArrowSchema schema;
  struct ArrowArray rows, end;
  taskcore_task_list *list = two_tasks(store);
  CHECK_OK(taskcore_task_list_arrow(list, &stream));
  taskcore_task_list_free(list);
  CHECK_INT(stream.get_schema(&stream, &schema), 0);
  CHECK_INT(stream.get_next(&stream, &rows), 0);
  CHECK_INT(stream.get_next(&stream, &end), 0);
  CHECK(end.release == NULL);
  stream.release(&stream);
  CHECK(stream.release == NULL);
  check_columns(&schema, &rows);
  /* A reader may take a column out, and release it after the others. */
  struct ArrowArray *tags = column(&schema, &rows, "tags", "+L");
  struct ArrowArray taken = *tags;
  tags->release = NULL;
  rows.release(&rows);
  CHECK(memcmp(taken.children[0]->buffers[2], "abank", 5) == 0);
  taken.release(&taken);
  schema.release(&schema);
  CHECK(rows.release == NULL && taken.release == NULL && schema.release == NULL);
}

static void what_nobody_reads_goes_with_its_stream(taskcore_store *store) {
  struct ArrowArrayStream stream;
  taskcore_task_list *list = two_tasks(store);
  CHECK_OK(taskcore_task_list_arrow(list, &stream));
  CHECK(stream.get_last_error(&stream) != NULL);
  stream.release(&stream);
  taskcore_task_list_free(list);
}

static void an_empty_list_has_columns_without_rows(taskcore_store *store) {
  struct ArrowArrayStream stream;
  struct ArrowSchema schema;
  struct ArrowArray rows;
  taskcore_task_list *list = NULL;
  CHECK_OK(taskcore_task_query(store, NULL, &list));
  CHECK_OK(taskcore_task_list_arrow(list, &stream));
  CHECK_INT(stream.get_schema(&stream, &schema), 0);
  CHECK_INT(stream.get_next(&stream, &rows), 0);
  CHECK_INT(rows.length, 0);
  CHECK_INT(column(&schema, &rows, "tags", "+L")->children[0]->length, 0);
  rows.release(&rows);
  schema.release(&schema);
  stream.release(&stream);
  taskcore_task_list_free(list);
}

static void days_are_counted_as_the_calendar_has_them(taskcore_store *store) {
  static const struct {
    int32_t date, days;
  } dates[] = {{19700101, 0},       {19691231, -1},    {10101, -719162},
               {99991231, 2932896}, {20000301, 11017}, {19000228, -25509}};
  for (size_t i = 0; i < sizeof dates / sizeof *dates; i++) {
    struct ArrowArrayStream stream;
    struct ArrowArray rows;
    struct ArrowSchema schema;
    taskcore_holiday_list *list = NULL;
    int64_t id = 0;
    CHECK_OK(add_holiday(store, dates[i].date, dates[i].date, &id));
    CHECK_OK(taskcore_holiday_query(store, NULL, &list));
    CHECK_OK(taskcore_holiday_list_arrow(list, &stream));
    taskcore_holiday_list_free(list);
    CHECK_INT(stream.get_schema(&stream, &schema), 0);
    CHECK_INT(stream.get_next(&stream, &rows), 0);
    CHECK_INT(((const int32_t *)column(&schema, &rows, "first_date", "tdD")->buffers[1])[0],
              dates[i].days);
    rows.release(&rows);
    schema.release(&schema);
    stream.release(&stream);
    CHECK_OK(taskcore_holiday_delete(store, &id, 1));
  }
}

static void what_is_no_list_or_no_stream_is_refused(taskcore_store *store) {
  struct ArrowArrayStream stream;
  taskcore_task_list *list = two_tasks(store);
  CHECK_STATUS(taskcore_task_list_arrow(NULL, &stream), TASKCORE_EINVALID);
  CHECK_STATUS(taskcore_task_list_arrow(list, NULL), TASKCORE_EINVALID);
  CHECK_TEXT(taskcore_last_error()->field, "stream");
  CHECK_STATUS(taskcore_invoice_list_arrow((const taskcore_invoice_list *)list, &stream),
               TASKCORE_EMISUSE);
  taskcore_task_list_free(list);
}

int main(void) {
  RUN_WITH_STORE(a_list_is_columns_which_need_it_no_longer);
  RUN_WITH_STORE(what_nobody_reads_goes_with_its_stream);
  RUN_WITH_STORE(an_empty_list_has_columns_without_rows);
  RUN_WITH_STORE(days_are_counted_as_the_calendar_has_them);
  RUN_WITH_STORE(what_is_no_list_or_no_stream_is_refused);
  return check_result();
}
