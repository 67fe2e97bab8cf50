/* Time among many events, by the C API of Taskcore and, in turns on the same store, by SQLite. */
#include "floor_events.h"

/* Calls that are measured as one, for each alone is too quick. */
#define CALLS 200

static long size;

/* Different places, all in the middle of the events. */
static long place(int sample, int call) {
  return size / 4 + ((long)sample * CALLS + call) * 7919 % (size / 2);
}

/* What is refused was looked for: the time of a meeting that is there. */
static double check_overlaps(taskcore_store *store, int sample) {
  double begun = bench_now();
  for (int call = 0; call < CALLS; call++) {
    taskcore_event_input input = event_meeting("Another", event_start(place(sample, call)));
    if (taskcore_event_add(store, &input, 0, NULL, NULL) != TASKCORE_ECONFLICT)
      bench_fail("overlap check: an event was added over another.");
  }
  return (bench_now() - begun) / CALLS;
}

static double check_overlaps_by_floor(int sample) {
  double begun = bench_now();
  for (int call = 0; call < CALLS; call++) {
    int64_t start = event_start(place(sample, call));
    if (floor_check(start, start + SLOT_MS) != 1)
      bench_fail("overlap check: the floor finds no event.");
  }
  return (bench_now() - begun) / CALLS;
}

static double look_up(int sample) {
  double begun = bench_now();
  for (int call = 0; call < CALLS; call++) floor_look_up(place(sample, call) + 1);
  return (bench_now() - begun) / CALLS;
}

/* The range in which a free slot is looked for: a day. */
static int64_t search_start(int sample, int call) { return event_start(place(sample, call)); }

static double find_free(taskcore_store *store, int sample, int64_t *found) {
  double begun = bench_now();
  for (int call = 0; call < CALLS; call++) {
    taskcore_free_time_query_options options = TASKCORE_FREE_TIME_QUERY_OPTIONS_INIT;
    taskcore_free_time_list *slots = NULL;
    options.duration_s = SLOT_MS / 1000;
    options.from_ms = search_start(sample, call);
    options.before_ms = options.from_ms + DAY_MS;
    options.limit = 1;
    check(taskcore_free_time_query(store, &options, &slots), "next free slot");
    if (taskcore_free_time_list_count(slots) != 1) bench_fail("next free slot: there is none.");
    found[call] = taskcore_free_time_list_at(slots, 0)->start_ms;
    taskcore_free_time_list_free(slots);
  }
  return (bench_now() - begun) / CALLS;
}

static double find_free_by_floor(int sample, const int64_t *expected) {
  double begun = bench_now();
  for (int call = 0; call < CALLS; call++) {
    int64_t start = search_start(sample, call);
    if (floor_free_slot(start, start + DAY_MS) != expected[call])
      bench_fail("next free slot: the floor finds another one.");
  }
  return (bench_now() - begun) / CALLS;
}

static void measure_events(const char *path) {
  taskcore_store *store = open_store(path);
  bench_samples ours = {0}, floors = {0}, lookups = {0}, free_ours = {0}, free_floors = {0};
  int64_t found[CALLS];
  events_fill(store, size);
  floor_open(path);
  for (int i = 0; i < REPETITIONS; i++) {
    bench_add(&lookups, look_up(i));
    bench_add(&ours, check_overlaps(store, i));
    bench_add(&floors, check_overlaps_by_floor(i));
    bench_add(&free_ours, find_free(store, i, found));
    bench_add(&free_floors, find_free_by_floor(i, found));
  }
  bench_report("floor", "one indexed lookup", size, &lookups, 1);
  bench_report("floor", "overlap check", size, &floors, 1);
  bench_report(SIDE, "overlap check", size, &ours, 1);
  bench_report("floor", "next free slot", size, &free_floors, 1);
  bench_report(SIDE, "next free slot", size, &free_ours, 1);
  sql_close();
  taskcore_store_free(store);
}

static long read_agenda(taskcore_store *store) {
  taskcore_agenda_options options = TASKCORE_AGENDA_OPTIONS_INIT;
  taskcore_agenda_list *agenda = NULL;
  options.first_date = MONTH_FIRST;
  options.last_date = MONTH_LAST;
  options.limit = 100000;
  check(taskcore_agenda_read(store, &options, &agenda), "agenda");
  long count = (long)taskcore_agenda_list_count(agenda);
  taskcore_agenda_list_free(agenda);
  return count;
}

/* The first reading on a handle is a work of its own: it reads every rule. */
static void measure_agenda(const char *path) {
  taskcore_store *store = open_store(path);
  bench_samples first = {0}, ours = {0}, floors = {0};
  long rows = 0, expected = 0;
  series_fill(store, size);
  floor_open(path);
  for (int i = 0; i < REPETITIONS; i++) {
    taskcore_store_free(store);
    store = open_store(path);
    double begun = bench_now();
    rows = read_agenda(store);
    double again = bench_now();
    if (read_agenda(store) != rows) bench_fail("agenda: another number of entries.");
    double ended = bench_now();
    expected = floor_agenda(MONTH_FIRST_MS, MONTH_END_MS);
    bench_add(&floors, bench_now() - ended);
    bench_add(&first, again - begun);
    bench_add(&ours, ended - again);
  }
  if (rows != expected) bench_fail("agenda: %ld entries, and %ld of the floor.", rows, expected);
  bench_report("floor", "agenda of a month", size, &floors, expected);
  bench_report(SIDE, "agenda of a month", size, &ours, rows);
  bench_report(SIDE, "agenda of a month, first", size, &first, rows);
  sql_close();
  taskcore_store_free(store);
}

int main(int argc, char **argv) {
  if (argc != 3) bench_fail("usage: taskcore_events FOLDER SIZE");
  size = atol(argv[2]);
  char *events = bench_path(argv[1], "events.db"), *series = bench_path(argv[1], "series.db");
  measure_events(events);
  /* More series than that nobody has. */
  if (size <= 10000) measure_agenda(series);
  free(series);
  free(events);
  return 0;
}
