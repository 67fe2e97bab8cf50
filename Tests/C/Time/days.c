/* Days that begin at a time that is set, on a clock that stands still in Paris, and wrong
 * arguments. */
#include "listing.h"

/* The first instants of 2 September 2026, a Wednesday, by the calendar. */
#define SECOND_MS INT64_C(1788300000000)
#define HOUR_MS INT64_C(3600000)

static int32_t day_at(taskcore_store *store, int64_t ms) {
  int32_t date = 7;
  CHECK_STATUS(taskcore_day_at(store, ms, &date), TASKCORE_OK);
  return date;
}

static void a_time_counts_from_the_next_day_on(taskcore_store *store) {
  int32_t date = 7, minute = 7;
  int64_t ms = 7;
  CHECK_INT(day_at(store, SECOND_MS), 20260902);
  CHECK_STATUS(taskcore_day_begins(store, 0, &minute), TASKCORE_OK);
  CHECK_INT(minute, 0);
  CHECK_STATUS(taskcore_day_begins_set(store, 240, &date), TASKCORE_OK);
  CHECK_INT(date, 20260902);
  CHECK_INT(day_at(store, SECOND_MS + 4 * HOUR_MS - 1), 20260901);
  CHECK_INT(day_at(store, SECOND_MS + 4 * HOUR_MS), 20260902);
  CHECK_STATUS(taskcore_day_beginning(store, 20260902, &ms), TASKCORE_OK);
  CHECK_INT(ms, SECOND_MS + 4 * HOUR_MS);
  CHECK_STATUS(taskcore_day_begins(store, 20260901, &minute), TASKCORE_OK);
  CHECK_INT(minute, 0);
  CHECK_STATUS(taskcore_day_begins(store, 20260902, &minute), TASKCORE_OK);
  CHECK_INT(minute, 240);
  clock_ms = SECOND_MS + HOUR_MS;
  taskcore_moment moment = TASKCORE_MOMENT_INIT;
  CHECK_STATUS(taskcore_time_parse(store, "today", &moment), TASKCORE_OK);
  CHECK_INT(moment.date, 20260901);
  CHECK_STATUS(taskcore_day_begins_set(store, 0, NULL), TASKCORE_OK);
}

static void wrong_arguments_are_refused(taskcore_store *store) {
  static const int32_t minutes[] = {-1, 721, 1440, INT32_MIN, INT32_MAX};
  static const int32_t dates[] = {-1, 1, 20260230, 20261301, INT32_MIN, INT32_MAX};
  static const int64_t instants[] = {INT64_MIN, -62135596800001, 253402300800000, INT64_MAX};
  int32_t number = 7;
  int64_t ms = 7;
  for (size_t i = 0; i < sizeof minutes / sizeof *minutes; i++) {
    number = 7;
    REFUSE(store, taskcore_day_begins_set(store, minutes[i], &number), TASKCORE_EINVALID, "minute");
    CHECK_INT(number, 0);
  }
  for (size_t i = 0; i < sizeof dates / sizeof *dates; i++) {
    REFUSE(store, taskcore_day_begins(store, dates[i], &number), TASKCORE_EINVALID, "date");
    REFUSE(store, taskcore_day_beginning(store, dates[i], &ms), TASKCORE_EINVALID, "date");
    CHECK_INT(ms, 0);
  }
  for (size_t i = 0; i < sizeof instants / sizeof *instants; i++)
    REFUSE(store, taskcore_day_at(store, instants[i], &number), TASKCORE_EINVALID, "instant_ms");
  REFUSE(store, taskcore_day_begins(store, 0, NULL), TASKCORE_EINVALID, "minute");
  REFUSE(store, taskcore_day_beginning(store, 20260901, NULL), TASKCORE_EINVALID, "instant_ms");
  REFUSE(store, taskcore_day_at(store, 0, NULL), TASKCORE_EINVALID, "date");
  REFUSE(store, taskcore_day_begins_set(NULL, 0, &number), TASKCORE_EINVALID, "store");
  CHECK_INT(number, 0);
  /* The first and the last day of all begin, whatever the time. */
  CHECK_STATUS(taskcore_day_begins_set(store, 720, NULL), TASKCORE_OK);
  CHECK_STATUS(taskcore_day_beginning(store, 10101, &ms), TASKCORE_OK);
  CHECK_STATUS(taskcore_day_beginning(store, 99991231, &ms), TASKCORE_OK);
  CHECK_INT(day_at(store, -62135596800000), 10101);
  CHECK_INT(day_at(store, 253402300799999), 99991231);
}

int main(void) {
  RUN_WITH_STORE(a_time_counts_from_the_next_day_on);
  RUN_WITH_STORE(wrong_arguments_are_refused);
  return check_result();
}
