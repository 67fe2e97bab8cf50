/* Opening a store of Taskcore at a moment that the program sets. */
#ifndef STORES_H
#define STORES_H

#include <taskcore.h>

#include "bench.h"
#include "tasks.h"

#define SIDE "taskcore"
#define DAY_MS 86400000LL

/* What the stores' clocks show. */
static int64_t clock_ms = NOW_MS;

static inline int32_t read_clock(int64_t *now_ms, void *payload) {
  (void)payload;
  *now_ms = clock_ms;
  return 0;
}

static inline void check(taskcore_status status, const char *work) {
  if (status) bench_fail("%s: %s", work, taskcore_last_error()->message);
}

static inline taskcore_store *open_store(const char *path) {
  taskcore_open_options options = TASKCORE_OPEN_OPTIONS_INIT;
  taskcore_store *store = NULL;
  options.path = path;
  options.time_zone = "UTC";
  options.locale = "C";
  options.clock = read_clock;
  check(taskcore_store_open(&options, &store), "open");
  return store;
}

#endif
