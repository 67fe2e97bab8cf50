/* The works of taskcore_tasks.c on SQLite directly. */
#include "floor_writing.h"

#define SIDE "floor"

static long size;

static void measure_bulk_add(void) {
  task_data *tasks = tasks_make(size);
  bench_samples samples = {0};
  double begun = bench_now();
  add_many(tasks, 0, size);
  bench_add(&samples, bench_now() - begun);
  bench_report(SIDE, "bulk add", size, &samples, size);
  free(tasks);
}

static void measure_add_one(void) {
  bench_samples samples = {0};
  for (int i = 0; i < 3 * REPETITIONS; i++) {
    task_data task;
    task_make(&task, size + i);
    double begun = bench_now();
    add_many(&task, size + i, 1);
    bench_add(&samples, bench_now() - begun);
  }
  bench_report(SIDE, "add one", size, &samples, 1);
}

static void measure_list(const char *work, const char *sql, const char *value, int repetitions) {
  bench_samples samples = {0};
  long long rows = 0;
  sqlite3_stmt *statement = sql_prepare(sql);
  for (int i = 0; i < repetitions; i++) {
    double begun = bench_now();
    if (value) sql_text(statement, 1, value);
    row_list list = rows_read(statement, begin, commit);
    bench_add(&samples, bench_now() - begun);
    rows = (long long)list.count;
    rows_free(&list);
  }
  bench_report(SIDE, work, size, &samples, rows);
}

#define BY_PROJECT                                                                            \
  LISTED                                                                                      \
  "WHERE project_id = (SELECT id FROM project WHERE name_key = ? AND alias_uid IS NULL) AND " \
  "t.status = 1 "                                                                             \
  "ORDER BY t.created_ms, t.uid "
#define BY_TAG                                                  \
  LISTED                                                        \
  "WHERE t.id IN (SELECT task_id FROM task_tag WHERE tag_id = " \
  "(SELECT id FROM tag WHERE name_key = ?)) AND +t.status = 1 ORDER BY t.created_ms, t.uid "
/* The signs keep SQLite from walking all open tasks in the order of an index. */
#define BY_DAY LISTED "WHERE t.status = 1 AND due_date = ? ORDER BY +t.created_ms, +t.uid "
#define BY_WORD                                                                    \
  LISTED                                                                           \
  "JOIN (SELECT rowid AS found_id, bm25(task_text, 10.0, 1.0, 5.0) AS found_rank " \
  "FROM task_text WHERE task_text MATCH ?) AS found ON found_id = t.id "           \
  "WHERE +t.status = 1 ORDER BY found_rank, t.created_ms, t.uid"

static void measure_lists(void) {
  int slow = size > 100000 ? 3 : REPETITIONS;
  measure_list("list all", LISTED "WHERE t.status = 1 ORDER BY t.created_ms, t.uid", NULL, slow);
  measure_list("list by project", BY_PROJECT, "project 7", REPETITIONS);
  measure_list("list by project, first 20", BY_PROJECT "LIMIT 20", "project 7", REPETITIONS);
  measure_list("list by tag", BY_TAG, LISTED_TAG, REPETITIONS);
  measure_list("list by tag, first 20", BY_TAG "LIMIT 20", LISTED_TAG, REPETITIONS);
  measure_list("list due today", BY_DAY, "20261122", REPETITIONS);
  measure_list("search", BY_WORD, "\"" WORD "\"*", slow);
  measure_list("list by project, 20 there", BY_PROJECT, "garden", REPETITIONS);
  measure_list("list by tag, 20 there", BY_TAG, RARE_TAG, REPETITIONS);
  measure_list("list due on a day, 20 there", BY_DAY, "20281224", REPETITIONS);
  measure_list("search, 20 there", BY_WORD, "\"" RARE_WORD "\"*", REPETITIONS);
}

/* So that the same tasks can be completed again. */
static void reopen_all(void) {
  sql_execute(
      "UPDATE task SET completed_ms = NULL WHERE completed_ms IS NOT NULL;"
      "DELETE FROM completion");
}

static void measure_completing(void) {
  bench_samples one = {0}, many = {0};
  for (int i = 0; i < REPETITIONS; i++) {
    double begun = bench_now();
    complete_many(size - 4 - i * 10, 1, size, 1);
    bench_add(&one, bench_now() - begun);
  }
  reopen_all();
  bench_report(SIDE, "complete one", size, &one, 1);
  long count = 0;
  for (int i = 0; i < ROUNDS_OF_MANY(size); i++) {
    double begun = bench_now();
    count = complete_many(FIRST_OF_MANY + i, STEP_OF_MANY(size), size, 1000);
    bench_add(&many, bench_now() - begun);
  }
  reopen_all();
  bench_report(SIDE, "complete 1,000", size, &many, count);
}

int main(int argc, char **argv) {
  if (argc < 3) bench_fail("usage: floor_tasks FOLDER SIZE [add]");
  size = atol(argv[2]);
  char *path = bench_path(argv[1], "floor.db");
  sql_copy_empty_store(argv[1], path);
  sql_open(path);
  prepare();
  measure_bulk_add();
  sql_close();
  if (argc > 3) return 0;
  bench_samples opening = {0};
  for (int i = 0; i < REPETITIONS; i++) {
    double begun = bench_now();
    sql_open(path);
    sqlite3_stmt *first = sql_prepare("SELECT 1 FROM task LIMIT 1");
    sql_run(first);
    bench_add(&opening, bench_now() - begun);
    sql_close();
  }
  bench_report(SIDE, "open", size, &opening, 1);
  sql_open(path);
  prepare();
  measure_lists();
  measure_completing();
  measure_add_one();
  sql_close();
  free(path);
  return 0;
}
