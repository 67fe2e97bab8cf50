/* The floor of taskcore_events.c: the same store by SQLite and libical themselves. It is filled by
 * Taskcore, for a million events more are not to be added twice. */
#ifndef FLOOR_EVENTS_H
#define FLOOR_EVENTS_H

#include <libical/ical.h>

#include "events.h"
#include "sqlite.h"

static sqlite3_stmt *by_id;   /* one indexed lookup */
static sqlite3_stmt *meeting; /* the events that a time meets */
static sqlite3_stmt *busy;    /* their times alone */
static sqlite3_stmt *series;  /* those that repeat and reach into a time */

/* Our own condition: by classes of lengths, those of whole days a bit earlier and later. */
#define MEETING                                                                              \
  "FROM (VALUES (1, 3600000, 0), (2, 43200000, 0), (3, 691200000, 0), (4, 31622400000, 0),"  \
  " (5, 691200000, 172800000), (6, 31622400000, 172800000)) AS class"                        \
  " CROSS JOIN event AS e ON e.length_class = class.column1"                                 \
  " WHERE e.start_ms < ? + class.column3 AND e.start_ms > ? - class.column2 - class.column3" \
  " AND e.end_ms > ? - class.column3"

static inline void floor_open(const char *path) {
  sql_open(path);
  by_id = sql_prepare("SELECT title, start_ms, end_ms FROM event WHERE id = ?");
  meeting = sql_prepare("SELECT e.id, e.uid, e.title, e.start_ms, e.end_ms " MEETING);
  busy = sql_prepare("SELECT e.length_class, e.start_ms, e.end_ms " MEETING);
  series = sql_prepare(
      "SELECT id, uid, title, repeat_rule, start_ms, duration_s FROM event"
      " WHERE repeats = 1 AND end_ms > ? AND start_ms < ?");
}

static inline void floor_look_up(int64_t id) {
  sql_integer(by_id, 1, id);
  if (!sql_step(by_id) || !sqlite3_column_text(by_id, 0))
    bench_fail("floor: event %lld is not there.", (long long)id);
  sqlite3_reset(by_id);
}

static inline void bind_range(sqlite3_stmt *statement, int64_t start_ms, int64_t end_ms) {
  sql_integer(statement, 1, end_ms);
  sql_integer(statement, 2, start_ms);
  sql_integer(statement, 3, start_ms);
}

/* How many events meet the time. */
static inline int floor_check(int64_t start_ms, int64_t end_ms) {
  int count = 0;
  bind_range(meeting, start_ms, end_ms);
  while (sql_step(meeting))
    count += sqlite3_column_text(meeting, 2) && sqlite3_column_int64(meeting, 3) < end_ms &&
             start_ms < sqlite3_column_int64(meeting, 4);
  sqlite3_reset(meeting);
  return count;
}

/* The first free slot from `start_ms` on, among events that lie in the order of their ids. */
static inline int64_t floor_free_slot(int64_t start_ms, int64_t end_ms) {
  static int64_t starts[1024];
  int count = 0;
  bind_range(busy, start_ms, end_ms);
  while (sql_step(busy) && count < 1024) starts[count++] = sqlite3_column_int64(busy, 1);
  sqlite3_reset(busy);
  /* Insertion keeps them in their order: the index gives them nearly so. */
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
static inline long floor_agenda(int64_t start_ms, int64_t end_ms) {
  long count = 0;
  sql_integer(series, 1, start_ms);
  sql_integer(series, 2, end_ms);
  while (sql_step(series)) {
    struct icalrecurrencetype rule =
        icalrecurrencetype_from_string((const char *)sqlite3_column_text(series, 3));
    int64_t first = sqlite3_column_int64(series, 4);
    int64_t length = sqlite3_column_int64(series, 5) * 1000;
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
  sqlite3_reset(series);
  return count;
}

#endif
