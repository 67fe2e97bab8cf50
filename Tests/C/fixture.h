/* What many tests begin with: a store in Paris whose clock stands still, and some tasks in it. */
#ifndef FIXTURE_H
#define FIXTURE_H

#include <stdlib.h>

#include "check.h"

/* 2026-09-01T09:00 in Paris. It stands until a test moves it. */
#define START_MS 1788246000000LL
static int64_t clock_ms = START_MS;

static inline int32_t read_clock(int64_t *now_ms, void *payload) {
  (void)payload;
  *now_ms = clock_ms;
  return 0;
}

static inline taskcore_open_options options_for(const char *path) {
  taskcore_open_options options = TASKCORE_OPEN_OPTIONS_INIT;
  options.path = path;
  options.time_zone = "Europe/Paris";
  options.clock = read_clock;
  return options;
}

static inline taskcore_store *open_store(const char *path) {
  taskcore_open_options options = options_for(path);
  taskcore_store *store = NULL;
  CHECK_OK(taskcore_store_open(&options, &store));
  return store;
}

/* Runs a test on a new store in memory. */
static inline void run_with_store(const char *name, void (*test)(taskcore_store *store)) {
  taskcore_open_options options = options_for(":memory:");
  taskcore_store *store = NULL;
  if (taskcore_store_open(&options, &store) != TASKCORE_OK) abort();
  clock_ms = START_MS;
  check_begin(name);
  if (setjmp(check_next_test) == 0) test(store);
  taskcore_store_free(store);
}

#define RUN_WITH_STORE(test) run_with_store(#test, test)

/* The folder for the program's files, which is its first argument. */
static const char *fixture_folder = ".";

static inline void use_folder(int argc, char **argv) {
  if (argc > 1) fixture_folder = argv[1];
}

/* The path of a file in it, good for the next seven calls. */
static inline const char *path_of(const char *name) {
  static char paths[8][512];
  static int next;
  char *path = paths[next];
  next = (next + 1) % 8;
  snprintf(path, sizeof paths[0], "%s/%s", fixture_folder, name);
  return path;
}

static inline taskcore_task_input titled(const char *title) {
  taskcore_task_input input = TASKCORE_TASK_INPUT_INIT;
  input.fields = TASKCORE_TASK_TITLE;
  input.title = title;
  return input;
}

/* What a project is to be that has a name. */
static inline taskcore_project_input named(const char *name) {
  taskcore_project_input input = TASKCORE_PROJECT_INPUT_INIT;
  input.fields = TASKCORE_PROJECT_NAME;
  input.name = name;
  return input;
}

static inline taskcore_status add_project(taskcore_store *store, const char *name, int64_t *id) {
  taskcore_project_input input = named(name);
  return taskcore_project_add(store, &input, id);
}

static inline taskcore_status rename_project(taskcore_store *store, int64_t id, const char *name) {
  taskcore_project_input input = named(name);
  return taskcore_project_update(store, id, &input);
}

static inline taskcore_sort by(int32_t key, int32_t descending) {
  taskcore_sort sort = TASKCORE_SORT_INIT;
  sort.key = key;
  sort.is_descending = descending;
  return sort;
}

static inline int64_t add(taskcore_store *store, const taskcore_task_input *input) {
  int64_t id = 0;
  CHECK_OK(taskcore_task_add(store, input, &id));
  return id;
}

static inline int64_t add_titled(taskcore_store *store, const char *title) {
  taskcore_task_input input = titled(title);
  return add(store, &input);
}

/* The list with that one task; its first row is the task. */
static inline taskcore_task_list *get(taskcore_store *store, int64_t id) {
  taskcore_task_list *list = NULL;
  CHECK_OK(taskcore_task_get(store, &id, 1, &list));
  CHECK_INT(taskcore_task_list_count(list), 1);
  return list;
}

static inline int64_t count_all(taskcore_store *store) {
  taskcore_query query = TASKCORE_QUERY_INIT;
  int64_t count = -1;
  query.fields = TASKCORE_QUERY_STATUSES;
  query.statuses =
      TASKCORE_TASK_STATUS_OPEN | TASKCORE_TASK_STATUS_COMPLETED | TASKCORE_TASK_STATUS_DELETED;
  CHECK_OK(taskcore_task_count(store, &query, &count));
  return count;
}

/* Bytes that grow, with a NUL after the last. */
typedef struct text {
  char *bytes;
  size_t length;
} text;

/* A write callback; its payload is a text. */
static inline int32_t append(const uint8_t *bytes, size_t length, void *payload) {
  text *whole = (text *)payload;
  char *grown = (char *)realloc(whole->bytes, whole->length + length + 1);
  if (grown == NULL) return 1;
  memcpy(grown + whole->length, bytes, length);
  whole->bytes = grown;
  whole->length += length;
  grown[whole->length] = '\0';
  return 0;
}

/* The same for characters. */
static inline int32_t append_text(const char *characters, size_t length, text *whole) {
  return append((const uint8_t *)characters, length, whole);
}

/* All that a store holds, as JSON; to be freed. */
static inline char *export_of(taskcore_store *store) {
  text whole = {NULL, 0};
  CHECK_OK(taskcore_export(store, TASKCORE_FORMAT_JSON, NULL, append, NULL, &whole));
  CHECK(whole.bytes != NULL);
  return whole.bytes;
}

/* A text that says the same so many times; to be freed. */
static inline char *repeated(const char *part, size_t times) {
  size_t length = strlen(part);
  char *whole = (char *)malloc(length * times + 1);
  if (whole == NULL) abort();
  for (size_t i = 0; i < times; i++) memcpy(whole + i * length, part, length);
  whole[length * times] = '\0';
  return whole;
}

#endif
