/* Instants and clocks on walls, in zones that are known for their surprises. */
#include <time.h>

#include "fixture.h"

enum { HOUR = 3600, DAY_MS = 86400000 };

static taskcore_store *open_in(const char *zone) {
  taskcore_open_options options = options_for(":memory:");
  taskcore_store *store = NULL;
  options.time_zone = zone;
  CHECK_OK(taskcore_store_open(&options, &store));
  return store;
}

/* An instant, and what the clocks of a zone show at it, by the tz database. */
typedef struct moment {
  const char *zone;
  int64_t instant_ms;
  int32_t date, hour, minute, utc_offset_s;
} moment;

/* Checks that the instant shows the time, and that the time leads to the instant. */
static void check_shows(const moment *expected) {
  taskcore_store *store = open_in(expected->zone);
  taskcore_local_time local = TASKCORE_LOCAL_TIME_INIT;
  CHECK_OK(taskcore_time_to_local(store, expected->instant_ms, &local));
  CHECK_INT(local.date, expected->date);
  CHECK_INT(local.hour, expected->hour);
  CHECK_INT(local.minute, expected->minute);
  CHECK_INT(local.second, 0);
  CHECK_INT(local.millisecond, 0);
  CHECK_INT(local.utc_offset_s, expected->utc_offset_s);
  taskcore_store_free(store);
}

/* Checks which instant a time that the clocks show never or twice is taken for. */
static void check_means(const moment *expected) {
  taskcore_store *store = open_in(expected->zone);
  taskcore_local_time local = TASKCORE_LOCAL_TIME_INIT;
  int64_t instant_ms = 0;
  local.date = expected->date;
  local.hour = expected->hour;
  local.minute = expected->minute;
  local.utc_offset_s = 12345; /* ignored */
  CHECK_OK(taskcore_time_from_local(store, &local, &instant_ms));
  CHECK_INT(instant_ms, expected->instant_ms);
  taskcore_store_free(store);
}

static void each_zone_has_its_offset_in_winter_and_in_summer(void) {
  static const moment moments[] = {
      {"UTC", 1784116800000, 20260715, 12, 0, 0},
      {"Europe/Paris", 1768474800000, 20260115, 12, 0, 1 * HOUR},
      {"Europe/Paris", 1784109600000, 20260715, 12, 0, 2 * HOUR},
      {"America/New_York", 1768496400000, 20260115, 12, 0, -5 * HOUR},
      {"America/New_York", 1784131200000, 20260715, 12, 0, -4 * HOUR},
      {"Australia/Sydney", 1768438800000, 20260115, 12, 0, 11 * HOUR},
      {"Australia/Sydney", 1784080800000, 20260715, 12, 0, 10 * HOUR},
      {"Asia/Kolkata", 1784097000000, 20260715, 12, 0, 5 * HOUR + HOUR / 2},
      {"Australia/Lord_Howe", 1768438800000, 20260115, 12, 0, 11 * HOUR},
      {"Australia/Lord_Howe", 1784079000000, 20260715, 12, 0, 10 * HOUR + HOUR / 2},
      {"Pacific/Apia", 1325196000000, 20111229, 12, 0, -10 * HOUR},
      {"Pacific/Apia", 1325282400000, 20111231, 12, 0, 14 * HOUR},
      {"Europe/Paris", 2224749600000, 20400701, 12, 0, 2 * HOUR},            /* beyond 32 bits */
      {"Asia/Kolkata", -820521000000, 19440101, 12, 0, 6 * HOUR + HOUR / 2}, /* wartime */
  };
  for (size_t i = 0; i < sizeof moments / sizeof *moments; i++) {
    check_shows(&moments[i]);
    check_means(&moments[i]);
  }
}

/* RFC 5545, section 3.3.5: a time that is skipped has the offset from before the gap. */
static void a_time_in_a_gap_is_taken_with_the_offset_before_it(void) {
  static const moment moments[] = {
      {"Europe/Paris", 1774747800000, 20260329, 2, 30, 0},
      {"America/New_York", 1772955000000, 20260308, 2, 30, 0},
      {"Australia/Sydney", 1791045000000, 20261004, 2, 30, 0},
      {"Australia/Lord_Howe", 1791042300000, 20261004, 2, 15, 0},
      {"Pacific/Apia", 1325282400000, 20111230, 12, 0, 0}, /* the whole day was skipped */
  };
  static const moment shown[] = {
      {"Europe/Paris", 1774747800000, 20260329, 3, 30, 2 * HOUR},
      {"America/New_York", 1772955000000, 20260308, 3, 30, -4 * HOUR},
      {"Australia/Sydney", 1791045000000, 20261004, 3, 30, 11 * HOUR},
      {"Australia/Lord_Howe", 1791042300000, 20261004, 2, 45, 11 * HOUR},
      {"Pacific/Apia", 1325282400000, 20111231, 12, 0, 14 * HOUR},
  };
  for (size_t i = 0; i < sizeof moments / sizeof *moments; i++) {
    check_means(&moments[i]);
    check_shows(&shown[i]);
  }
}

/* RFC 5545, section 3.3.5: of a time that comes twice, the first is meant. */
static void a_time_that_comes_twice_is_the_first(void) {
  static const moment moments[] = {
      {"Europe/Paris", 1792888200000, 20261025, 2, 30, 2 * HOUR},
      {"America/New_York", 1793511000000, 20261101, 1, 30, -4 * HOUR},
      {"Australia/Sydney", 1775316600000, 20260405, 2, 30, 11 * HOUR},
      {"Australia/Lord_Howe", 1775313900000, 20260405, 1, 45, 11 * HOUR},
  };
  static const moment second[] = {
      {"Europe/Paris", 1792891800000, 20261025, 2, 30, 1 * HOUR},
      {"America/New_York", 1793514600000, 20261101, 1, 30, -5 * HOUR},
      {"Australia/Sydney", 1775320200000, 20260405, 2, 30, 10 * HOUR},
      {"Australia/Lord_Howe", 1775315700000, 20260405, 1, 45, 10 * HOUR + HOUR / 2},
  };
  for (size_t i = 0; i < sizeof moments / sizeof *moments; i++) {
    check_means(&moments[i]);
    check_shows(&moments[i]);
    check_shows(&second[i]);
  }
}

static void a_change_of_the_clocks_takes_effect_at_its_very_millisecond(void) {
  static const int64_t change_ms = 1774746000000; /* 2026-03-29T01:00Z */
  taskcore_store *store = open_in("Europe/Paris");
  taskcore_local_time local = TASKCORE_LOCAL_TIME_INIT;
  CHECK_OK(taskcore_time_to_local(store, change_ms - 1, &local));
  CHECK_INT(local.hour, 1);
  CHECK_INT(local.minute, 59);
  CHECK_INT(local.second, 59);
  CHECK_INT(local.millisecond, 999);
  CHECK_INT(local.utc_offset_s, 1 * HOUR);
  CHECK_OK(taskcore_time_to_local(store, change_ms, &local));
  CHECK_INT(local.hour, 3);
  CHECK_INT(local.millisecond, 0);
  CHECK_INT(local.utc_offset_s, 2 * HOUR);
  taskcore_store_free(store);
}

static void every_hour_of_a_year_comes_back_as_itself(void) {
  static const char *const zones[] = {"Europe/Paris", "Australia/Lord_Howe", "Asia/Kolkata"};
  /* Hours that come twice, of which the second is taken for the first. */
  static const int repeated_hours[] = {1, 1, 0};
  static const int64_t year_ms = 1767225600000; /* 2026-01-01T00:00Z */
  for (size_t i = 0; i < sizeof zones / sizeof *zones; i++) {
    taskcore_store *store = open_in(zones[i]);
    int twice = 0;
    for (int64_t at_ms = year_ms; at_ms < year_ms + 365LL * DAY_MS; at_ms += HOUR * 1000) {
      taskcore_local_time local = TASKCORE_LOCAL_TIME_INIT;
      int64_t back_ms = 0;
      CHECK_OK(taskcore_time_to_local(store, at_ms, &local));
      CHECK_OK(taskcore_time_from_local(store, &local, &back_ms));
      if (back_ms != at_ms) twice++;
    }
    CHECK_INT(twice, repeated_hours[i]);
    taskcore_store_free(store);
  }
}

static void what_is_outside_of_the_years_in_the_zone_is_refused(void) {
  static const int64_t ends[] = {-62135596800000, 253402300799999};
  static const int32_t dates[] = {10101, 99991231};
  static const char *const zones[] = {"UTC", "Asia/Tokyo", "America/New_York"};
  for (int i = 0; i < 3; i++) {
    taskcore_store *store = open_in(zones[i]);
    for (int j = 0; j < 2; j++) {
      /* East of UTC the calendar ends early, and west of it, it begins late. */
      taskcore_local_time local = TASKCORE_LOCAL_TIME_INIT, edge = TASKCORE_LOCAL_TIME_INIT;
      taskcore_status status = taskcore_time_to_local(store, ends[j], &local);
      int64_t instant = 1;
      edge.date = dates[j];
      if (j == 1) edge.hour = 23;
      if (i == 0) {
        CHECK_INT(status, TASKCORE_OK);
        CHECK_INT(local.date, dates[j]);
        CHECK_OK(taskcore_time_from_local(store, &edge, &instant));
      } else if ((i == 1) == (j == 1)) {
        CHECK_INT(status, TASKCORE_EINVALID);
        CHECK_OK(taskcore_time_from_local(store, &edge, &instant));
      } else {
        CHECK_INT(status, TASKCORE_OK);
        CHECK_STATUS(taskcore_time_from_local(store, &edge, &instant), TASKCORE_EINVALID);
        CHECK_INT(instant, 0);
      }
    }
    taskcore_store_free(store);
  }
}

static void now_is_what_the_clock_of_the_options_says(taskcore_store *store) {
  int64_t now_ms = 0;
  clock_ms = START_MS + 123;
  CHECK_OK(taskcore_time_now(store, &now_ms));
  CHECK_INT(now_ms, START_MS + 123);
}

static int64_t system_ms(void) {
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

static void without_one_it_is_the_systems(void) {
  taskcore_open_options options = TASKCORE_OPEN_OPTIONS_INIT;
  taskcore_store *store = NULL;
  int64_t now_ms = 0;
  options.path = ":memory:";
  CHECK_OK(taskcore_store_open(&options, &store));
  int64_t before_ms = system_ms();
  CHECK_OK(taskcore_time_now(store, &now_ms));
  CHECK(now_ms >= before_ms && now_ms <= system_ms());
  taskcore_store_free(store);
}

/* A clock that refuses, or says nonsense. */
typedef struct broken_clock {
  int32_t answer;
  int64_t now_ms;
} broken_clock;

static int32_t read_broken_clock(int64_t *now_ms, void *payload) {
  const broken_clock *clock = (const broken_clock *)payload;
  *now_ms = clock->now_ms;
  return clock->answer;
}

static void a_clock_that_fails_fails_the_call(void) {
  taskcore_open_options options = options_for(":memory:");
  taskcore_store *store = NULL;
  broken_clock clock = {0, START_MS};
  int64_t now_ms = 7;
  taskcore_task_input input = titled("Never");
  options.clock = read_broken_clock;
  options.clock_payload = &clock;
  CHECK_OK(taskcore_store_open(&options, &store));
  clock.answer = 44;
  CHECK_STATUS(taskcore_time_now(store, &now_ms), 44);
  CHECK_INT(now_ms, 0);
  CHECK_STATUS(taskcore_task_add(store, &input, NULL), 44);
  clock.answer = 0;
  clock.now_ms = INT64_MAX;
  CHECK_STATUS(taskcore_task_add(store, &input, NULL), TASKCORE_EINVALID);
  clock.now_ms = INT64_MIN;
  CHECK_STATUS(taskcore_task_add(store, &input, NULL), TASKCORE_EINVALID);
  clock.now_ms = START_MS;
  CHECK_INT(count_all(store), 0);
  taskcore_store_free(store);
}

static taskcore_store *clocked_store;

static int32_t use_the_store(int64_t *now_ms, void *payload) {
  int64_t count = 0;
  *now_ms = START_MS;
  if (clocked_store != NULL) {
    *(taskcore_status *)payload = taskcore_task_count(clocked_store, NULL, &count);
  }
  return 0;
}

static void a_clock_must_not_use_the_store(void) {
  taskcore_open_options options = options_for(":memory:");
  taskcore_status status = TASKCORE_OK;
  options.clock = use_the_store;
  options.clock_payload = &status;
  CHECK_OK(taskcore_store_open(&options, &clocked_store));
  add_titled(clocked_store, "Pay rent");
  CHECK_STATUS(status, TASKCORE_EMISUSE);
  taskcore_store_free(clocked_store);
  clocked_store = NULL;
}

int main(void) {
  RUN(each_zone_has_its_offset_in_winter_and_in_summer);
  RUN(a_time_in_a_gap_is_taken_with_the_offset_before_it);
  RUN(a_time_that_comes_twice_is_the_first);
  RUN(a_change_of_the_clocks_takes_effect_at_its_very_millisecond);
  RUN(every_hour_of_a_year_comes_back_as_itself);
  RUN(what_is_outside_of_the_years_in_the_zone_is_refused);
  RUN_WITH_STORE(now_is_what_the_clock_of_the_options_says);
  RUN(without_one_it_is_the_systems);
  RUN(a_clock_that_fails_fails_the_call);
  RUN(a_clock_must_not_use_the_store);
  return check_result();
}
