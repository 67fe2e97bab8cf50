/* The floor of taskcore_events.c: the same store by SQLite and libical themselves. It is filled by
 * Taskcore, for a million events more are not to be added twice. */
#ifndef FLOOR_EVENTS_H
#define FLOOR_EVENTS_H

#include <libical/ical.h>
#include <sqlite3.h>

#include "events.h"

typedef struct {
  sqlite3 *database;
  sqlite3_stmt *by_id;   /* one indexed lookup */
  sqlite3_stmt *meeting; /* the events that a time meets */
  sqlite3_stmt *series;  /* those that repeat and reach into a time */
} floor_events;

static inline sqlite3_stmt *floor_statement(floor_events *floor, const char *sql) {
  sqlite3_stmt *statement = NULL;
  if (sqlite3_prepare_v3(floor->database, sql, -1, SQLITE_PREPARE_PERSISTENT, &statement, NULL))
    bench_fail("floor: %s", sqlite3_errmsg(floor->database));
  return statement;
}

static inline void floor_open(floor_events *floor, const char *path) {
  if (sqlite3_open_v2(path, &floor->database, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, NULL))
    bench_fail("floor: %s", sqlite3_errmsg(floor->database));
  floor->by_id = floor_statement(floor, "SELECT title, start_ms, end_ms FROM event WHERE id = ?");
  floor->meeting = floor_statement(
      floor,
      "SELECT e.id, e.uid, e.title, e.start_ms, e.end_ms FROM event_span AS s"
      " CROSS JOIN event AS e ON e.id = s.id WHERE s.first_unit <= ? AND s.last_unit >= ?");
  floor->series = floor_statement(
      floor,
      "SELECT id, uid, title, repeat_rule, start_ms, duration_s FROM event"
      " WHERE repeats = 1 AND end_ms > ? AND start_ms < ?");
}

static inline void floor_close(floor_events *floor) {
  sqlite3_finalize(floor->by_id);
  sqlite3_finalize(floor->meeting);
  sqlite3_finalize(floor->series);
  sqlite3_close(floor->database);
}

static inline void floor_look_up(floor_events *floor, int64_t id) {
  sqlite3_bind_int64(floor->by_id, 1, id);
  if (sqlite3_step(floor->by_id) != SQLITE_ROW || !sqlite3_column_text(floor->by_id, 0))
    bench_fail("floor: event %lld is not there.", (long long)id);
  sqlite3_reset(floor->by_id);
}

/* How many events meet the time. */
static inline int floor_check(floor_events *floor, int64_t start_ms, int64_t end_ms) {
  int count = 0;
  sqlite3_stmt *statement = floor->meeting;
  sqlite3_bind_int64(statement, 1, (end_ms - 1) / 120000);
  sqlite3_bind_int64(statement, 2, start_ms / 120000);
  while (sqlite3_step(statement) == SQLITE_ROW)
    count += sqlite3_column_text(statement, 2) && sqlite3_column_int64(statement, 3) < end_ms &&
             start_ms < sqlite3_column_int64(statement, 4);
  sqlite3_reset(statement);
  return count;
}

/* The first free slot from `start_ms` on, among events that lie in the order of their ids. */
static inline int64_t floor_free_slot(floor_events *floor, int64_t start_ms, int64_t end_ms) {
  static int64_t starts[1024];
  int count = 0;
  sqlite3_stmt *statement = floor->meeting;
  sqlite3_bind_int64(statement, 1, (end_ms - 1) / 120000);
  sqlite3_bind_int64(statement, 2, start_ms / 120000);
  while (sqlite3_step(statement) == SQLITE_ROW && count < 1024)
    starts[count++] = sqlite3_column_int64(statement, 3);
  sqlite3_reset(statement);
  /* Insertion keeps them in their order: the tree gives them nearly so. */
  for (int i = 1; i < count; i++)
    for (int j = i; j > 0 && starts[j - 1] > starts[j]; j--) {
      int64_t start = starts[j];
      starts[j] = starts[j - 1];
      starts[j - 1] = start;
    }
  int64_t free_ms = start_ms;
  for (int i = 0; i < count && starts[i] < free_ms + SLOT_MS; i++)
    if (starts[i] + SLOT_MS > free_ms) free_ms = starts[i] + SLOT_MS;
  return free_ms;
}

/* An occurrence has an entry on each day of the range that it takes any of. */
static inline long floor_entries(int64_t at, int64_t length, int64_t start_ms, int64_t end_ms) {
  int64_t first = at < start_ms ? start_ms : at;
  int64_t last = at + length > end_ms ? end_ms : at + length;
  return first < last ? (long)((last - 1) / DAY_MS - first / DAY_MS + 1) : 0;
}

/* One occurrence after another of each series, as libical gives them from its start on. */
static inline long floor_agenda(floor_events *floor, int64_t start_ms, int64_t end_ms) {
  long count = 0;
  sqlite3_stmt *statement = floor->series;
  sqlite3_bind_int64(statement, 1, start_ms);
  sqlite3_bind_int64(statement, 2, end_ms);
  while (sqlite3_step(statement) == SQLITE_ROW) {
    struct icalrecurrencetype rule =
        icalrecurrencetype_from_string((const char *)sqlite3_column_text(statement, 3));
    int64_t first = sqlite3_column_int64(statement, 4);
    int64_t length = sqlite3_column_int64(statement, 5) * 1000;
    struct icaltimetype start = icaltime_from_timet_with_zone((time_t)(first / 1000), 0, NULL);
    icalrecur_iterator *iterator = icalrecur_iterator_new(rule, start);
    struct icaltimetype next = icalrecur_iterator_next(iterator);
    /* The start is an occurrence, whether the rule gives it or not. */
    int left = rule.count ? rule.count : -1;
    if (!icaltime_is_null_time(next) && icaltime_compare(next, start) != 0) {
      count += floor_entries(first, length, start_ms, end_ms);
      left--;
    }
    for (; !icaltime_is_null_time(next) && left != 0; left--) {
      int64_t at = (int64_t)icaltime_as_timet(next) * 1000;
      if (at >= end_ms) break;
      count += floor_entries(at, length, start_ms, end_ms);
      next = icalrecur_iterator_next(iterator);
    }
    icalrecur_iterator_free(iterator);
  }
  sqlite3_reset(statement);
  return count;
}

#endif
