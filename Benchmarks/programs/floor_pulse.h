/* The floor of the pulse: completions of each day counted on the index that the pulse reads, and nothing
 * of what a pulse says besides. */
#ifndef FLOOR_PULSE_H
#define FLOOR_PULSE_H

#include <sqlite3.h>

#include "stores.h"

static inline long floor_pulse_count(sqlite3_stmt *statement, int64_t from_ms) {
  long count = 0;
  sqlite3_bind_int64(statement, 1, from_ms);
  while (sqlite3_step(statement) == SQLITE_ROW) count += sqlite3_column_int64(statement, 1);
  sqlite3_reset(statement);
  return count;
}

static inline void floor_pulse(const char *path, long size, long expected) {
  sqlite3 *database = NULL;
  sqlite3_stmt *statement = NULL;
  bench_samples samples = {0};
  if (sqlite3_open_v2(path, &database, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, NULL) ||
      sqlite3_prepare_v2(database,
                         "SELECT completed_ms / 86400000, count(*), sum(points) FROM completion"
                         " WHERE completed_ms >= ? GROUP BY 1",
                         -1, &statement, NULL))
    bench_fail("floor: %s", sqlite3_errmsg(database));
  for (int i = 0; i < REPETITIONS; i++) {
    double begun = bench_now();
    long count = floor_pulse_count(statement, (TODAY_DAYS - 364) * DAY_MS);
    bench_add(&samples, bench_now() - begun);
    if (count != expected) bench_fail("pulse: the floor counts %ld of %ld.", count, expected);
  }
  bench_report("floor", "pulse of a year", size, &samples, expected);
  sqlite3_finalize(statement);
  sqlite3_close(database);
}

#endif
