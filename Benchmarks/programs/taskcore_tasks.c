/* Works on tasks by the C API of Taskcore; floor_tasks.c does the same on SQLite directly. */
#include "inputs.h"

static long size;
static taskcore_store *store;

static void measure_open(const char *path) {
  bench_samples samples = {0};
  for (int i = 0; i < REPETITIONS; i++) {
    double begun = bench_now();
    store = open_store(path);
    bench_add(&samples, bench_now() - begun);
    taskcore_store_free(store);
  }
  bench_report(SIDE, "open", size, &samples, 1);
  store = open_store(path);
}

static void measure_bulk_add(void) {
  bench_samples samples = {0};
  bench_add(&samples, inputs_add(store, size));
  bench_report(SIDE, "bulk add", size, &samples, size);
}

static void measure_add_one(void) {
  bench_samples samples = {0};
  for (int i = 0; i < 3 * REPETITIONS; i++) {
    task_data task;
    task_make(&task, size + i);
    taskcore_task_input input;
    const char *tags[2];
    input_set(&input, &task, tags);
    double begun = bench_now();
    check(taskcore_task_add(store, &input, NULL), "add one");
    bench_add(&samples, bench_now() - begun);
  }
  bench_report(SIDE, "add one", size, &samples, 1);
}

static void measure_query(const char *work, const taskcore_query *query, int repetitions) {
  bench_samples samples = {0};
  long long rows = 0;
  for (int i = 0; i < repetitions; i++) {
    taskcore_task_list *list = NULL;
    double begun = bench_now();
    check(taskcore_task_query(store, query, &list), work);
    bench_add(&samples, bench_now() - begun);
    rows = (long long)taskcore_task_list_count(list);
    taskcore_task_list_free(list);
  }
  bench_report(SIDE, work, size, &samples, rows);
}

/* What a list has to hold: its rows, its texts with their ends, and its pointers to tags. */
static long long content_bytes(const taskcore_task_list *list) {
  long long bytes = 0;
  for (size_t i = 0; i < taskcore_task_list_count(list); i++) {
    const taskcore_task *task = taskcore_task_list_at(list, i);
    bytes += (long long)(sizeof *task + strlen(task->uid) + strlen(task->title) +
                         strlen(task->notes) + 3);
    for (size_t tag = 0; tag < task->tag_count; tag++)
      bytes += (long long)(sizeof(char *) + strlen(task->tags[tag]) + 1);
  }
  return bytes;
}

static void measure_memory(void) {
  taskcore_task_list *list = NULL;
  long long before = bench_begin_peak();
  check(taskcore_task_query(store, NULL, &list), "list all");
  bench_report_figure(SIDE, "list all", size, "held_bytes", bench_resident() - before);
  bench_report_figure(SIDE, "list all", size, "peak_bytes", bench_peak() - before);
  bench_report_figure(SIDE, "list all", size, "content_bytes", content_bytes(list));
  taskcore_task_list_free(list);
}

static taskcore_query of_project(const char *const *name) {
  taskcore_query query = TASKCORE_QUERY_INIT;
  query.fields = TASKCORE_QUERY_PROJECTS;
  query.projects = name;
  query.project_count = 1;
  return query;
}

static taskcore_query of_tag(const char *const *name) {
  taskcore_query query = TASKCORE_QUERY_INIT;
  query.fields = TASKCORE_QUERY_TAGS_ANY;
  query.tags_any = name;
  query.tags_any_count = 1;
  return query;
}

static taskcore_query of_day(long days) {
  taskcore_query query = TASKCORE_QUERY_INIT;
  query.fields = TASKCORE_QUERY_DUE_FROM | TASKCORE_QUERY_DUE_BEFORE;
  query.due_from_ms = days * 86400000LL;
  query.due_before_ms = query.due_from_ms + 86400000LL;
  return query;
}

static taskcore_query of_words(const char *words) {
  taskcore_query query = TASKCORE_QUERY_INIT;
  query.fields = TASKCORE_QUERY_TEXT;
  query.text = words;
  return query;
}

static void measure_lists(void) {
  const char *project = LISTED_PROJECT, *tag = LISTED_TAG;
  const char *rare_project = RARE_PROJECT, *rare_tag = RARE_TAG;
  int slow = size > 100000 ? 3 : REPETITIONS;
  taskcore_query query = of_project(&project);
  measure_query("list all", NULL, slow);
  measure_query("list by project", &query, REPETITIONS);
  query.limit = 20;
  measure_query("list by project, first 20", &query, REPETITIONS);
  query = of_tag(&tag);
  measure_query("list by tag", &query, REPETITIONS);
  query.limit = 20;
  measure_query("list by tag, first 20", &query, REPETITIONS);
  query = of_day(TODAY_DAYS);
  measure_query("list due today", &query, REPETITIONS);
  query = of_words(WORD);
  measure_query("search", &query, slow);
  query = of_project(&rare_project);
  measure_query("list by project, 20 there", &query, REPETITIONS);
  query = of_tag(&rare_tag);
  measure_query("list by tag, 20 there", &query, REPETITIONS);
  query = of_day(RARE_DATE_DAYS);
  measure_query("list due on a day, 20 there", &query, REPETITIONS);
  query = of_words(RARE_WORD);
  measure_query("search, 20 there", &query, REPETITIONS);
}

static void measure_completing(void) {
  bench_samples one = {0}, many = {0}, undoing = {0};
  int64_t ids[1000];
  clock_ms = LATER_MS;
  for (int i = 0; i < REPETITIONS; i++) {
    int64_t id = size - 4 - i * 10;
    double begun = bench_now();
    check(taskcore_task_complete(store, &id, 1, 0), "complete one");
    bench_add(&one, bench_now() - begun);
  }
  for (int i = 0; i < REPETITIONS; i++) check(taskcore_undo(store, NULL), "undo of one");
  bench_report(SIDE, "complete one", size, &one, 1);
  long count = 0;
  for (int i = 0; i < ROUNDS_OF_MANY(size); i++) {
    count = 0;
    for (long id = FIRST_OF_MANY + i; id <= size && count < 1000; id += STEP_OF_MANY(size))
      ids[count++] = id;
    double begun = bench_now();
    check(taskcore_task_complete(store, ids, (size_t)count, 0), "complete 1,000");
    bench_add(&many, bench_now() - begun);
  }
  bench_report(SIDE, "complete 1,000", size, &many, count);
  for (int i = 0; i < ROUNDS_OF_MANY(size); i++) {
    double begun = bench_now();
    check(taskcore_undo(store, NULL), "undo of 1,000");
    bench_add(&undoing, bench_now() - begun);
  }
  bench_report(SIDE, "undo of 1,000", size, &undoing, count);
}

int main(int argc, char **argv) {
  if (argc < 3) bench_fail("usage: taskcore_tasks FOLDER SIZE [add]");
  size = atol(argv[2]);
  char *path = bench_path(argv[1], "taskcore.db");
  store = open_store(path);
  measure_bulk_add();
  taskcore_store_free(store);
  bench_report_figure(SIDE, "bulk add", size, "file_bytes", bench_file_bytes(path));
  if (argc > 3) return 0;
  measure_open(path);
  if (size <= 100000) measure_memory();
  measure_lists();
  measure_completing();
  measure_add_one();
  taskcore_store_free(store);
  free(path);
  return 0;
}
