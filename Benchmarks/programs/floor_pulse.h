/* The floor of the pulse: completions of each day counted on the index that the pulse reads, and
 * nothing of what a pulse says besides. */
#ifndef FLOOR_PULSE_H
#define FLOOR_PULSE_H

#include "sqlite.h"
#include "stores.h"

static inline long floor_pulse_count(sqlite3_stmt *statement, int64_t from_ms) {
  long count = 0;
  sql_integer(statement, 1, from_ms);
  while (sql_step(statement)) count += sqlite3_column_int64(statement, 1);
  sqlite3_reset(statement);
  return count;
}

static inline void floor_pulse(const char *path, long size, long expected) {
  bench_samples samples = {0};
  sql_open(path);
  sqlite3_stmt *statement = sql_prepare(
      "SELECT completed_ms / 86400000, count(*), sum(points) FROM completion"
      " WHERE completed_ms >= ? GROUP BY 1");
  for (int i = 0; i < REPETITIONS; i++) {
    double begun = bench_now();
    long count = floor_pulse_count(statement, (TODAY_DAYS - 364) * DAY_MS);
    bench_add(&samples, bench_now() - begun);
    if (count != expected) bench_fail("pulse: the floor counts %ld of %ld.", count, expected);
  }
  bench_report("floor", "pulse of a year", size, &samples, expected);
  sql_close();
}

#endif
