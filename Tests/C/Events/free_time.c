/* Free time: the first slots that no event takes, within working hours. */
#include "calendar.h"

#define MONDAY 20260907

static taskcore_free_time_query_options search_of(int64_t minutes, int32_t first, int32_t last) {
  taskcore_free_time_query_options options = TASKCORE_FREE_TIME_QUERY_OPTIONS_INIT;
  options.duration_s = minutes * 60;
  options.from_ms = paris(first, 0, 0);
  options.before_ms = paris(last, 0, 0);
  options.limit = 100;
  return options;
}

/* The slots as local times, such as "0907T0900-0930", joined by spaces. */
static const char *slots_of(taskcore_store *store,
                            const taskcore_free_time_query_options *options) {
  static char text[2048];
  taskcore_free_time_list *list = NULL;
  size_t length = 0;
  CHECK_OK(taskcore_free_time_query(store, options, &list));
  text[0] = '\0';
  for (size_t i = 0; i < taskcore_free_time_list_count(list); i++) {
    const taskcore_free_time *slot = taskcore_free_time_list_at(list, i);
    taskcore_local_time start = TASKCORE_LOCAL_TIME_INIT, end = TASKCORE_LOCAL_TIME_INIT;
    CHECK_SIZE(slot->struct_size, sizeof *slot);
    CHECK_OK(taskcore_time_to_local(store, slot->start_ms, &start));
    CHECK_OK(taskcore_time_to_local(store, slot->end_ms, &end));
    CHECK(length + 32 < sizeof text);
    length += (size_t)snprintf(text + length, sizeof text - length, "%s%04dT%02d%02d-%02d%02d",
                               i > 0 ? " " : "", (int)(start.date % 10000), (int)start.hour,
                               (int)start.minute, (int)end.hour, (int)end.minute);
  }
  taskcore_free_time_list_free(list);
  return text;
}

static void an_empty_day_is_free_as_a_whole(taskcore_store *store) {
  taskcore_free_time_query_options options = search_of(60, MONDAY, MONDAY + 1);
  CHECK_TEXT(slots_of(store, &options), "0907T0000-0000");
  options.duration_s = 24 * 3600;
  CHECK_TEXT(slots_of(store, &options), "0907T0000-0000");
  options.duration_s++;
  CHECK_TEXT(slots_of(store, &options), "");
}

static void slots_lie_between_events_and_within_working_hours(taskcore_store *store) {
  taskcore_free_time_query_options options = search_of(60, MONDAY, MONDAY + 2);
  taskcore_event_input holiday = whole_days("Birthday", MONDAY, 1);
  holiday.fields |= TASKCORE_EVENT_TRANSPARENT;
  holiday.is_transparent = 1;
  options.day_start_s = 9 * 3600;
  options.day_end_s = 17 * 3600;
  add_event(store, holiday);
  add_event(store, meeting("Early", paris(MONDAY, 8, 0), 90));
  add_event(store, meeting("Lunch", paris(MONDAY, 12, 0), 60));
  add_event(store, meeting("Tea", paris(MONDAY, 13, 59), 30));
  add_event(store, meeting("Late", paris(MONDAY, 16, 0), 120));
  CHECK_TEXT(slots_of(store, &options), "0907T0930-1200 0907T1429-1600 0908T0900-1700");
  options.step_s = 1800;
  CHECK_TEXT(slots_of(store, &options), "0907T0930-1200 0907T1430-1600 0908T0900-1700");
  options.duration_s = 90 * 60;
  CHECK_TEXT(slots_of(store, &options), "0907T0930-1200 0907T1430-1600 0908T0900-1700");
  options.duration_s++;
  CHECK_TEXT(slots_of(store, &options), "0907T0930-1200 0908T0900-1700");
  options.limit = 1;
  CHECK_TEXT(slots_of(store, &options), "0907T0930-1200");
}

static void only_the_days_that_are_asked_for_count(taskcore_store *store) {
  taskcore_free_time_query_options options = search_of(60, MONDAY, MONDAY + 7);
  options.day_start_s = 9 * 3600;
  options.day_end_s = 10 * 3600;
  options.weekdays = 1 << 2 | 1 << 6; /* Wednesday and Sunday */
  CHECK_TEXT(slots_of(store, &options), "0909T0900-1000 0913T0900-1000");
  options.zone = "America/New_York";
  CHECK_TEXT(slots_of(store, &options), "0909T1500-1600 0913T1500-1600");
}

static void series_take_their_time_for_ever(taskcore_store *store) {
  taskcore_free_time_query_options options = search_of(30, 20500103, 20500104);
  add_event(store, repeating(meeting("Work", paris(MONDAY, 9, 0), 23 * 60), "FREQ=DAILY"));
  CHECK_TEXT(slots_of(store, &options), "0103T0800-0900");
}

static void a_day_has_as_many_hours_as_the_clocks_give_it(taskcore_store *store) {
  taskcore_free_time_query_options options = search_of(25 * 60, 20261025, 20261026);
  CHECK_TEXT(slots_of(store, &options), "1025T0000-0000");
  options = search_of(23 * 60, 20270328, 20270329);
  CHECK_TEXT(slots_of(store, &options), "0328T0000-0000");
  options.duration_s++;
  CHECK_TEXT(slots_of(store, &options), "");
}

static void what_is_out_of_range_is_refused(taskcore_store *store) {
  const taskcore_free_time_query_options fine = search_of(60, MONDAY, MONDAY + 1);
  taskcore_free_time_list *list = NULL;
#define BAD(member, value, field)                                                          \
  do {                                                                                     \
    taskcore_free_time_query_options bad = fine;                                           \
    bad.member = value;                                                                    \
    REFUSE(store, taskcore_free_time_query(store, &bad, &list), TASKCORE_EINVALID, field); \
    CHECK(list == NULL);                                                                   \
  } while (0)
  BAD(duration_s, 0, "duration_s");
  BAD(duration_s, -1, "duration_s");
  BAD(duration_s, 31622401, "duration_s");
  BAD(duration_s, INT64_MAX, "duration_s");
  BAD(from_ms, INT64_MIN, "from_ms");
  BAD(before_ms, INT64_MAX, "before_ms");
  BAD(before_ms, fine.from_ms - 1, "before_ms");
  BAD(before_ms, fine.from_ms + 3661 * DAY_MS, "before_ms");
  BAD(weekdays, 128, "weekdays");
  BAD(weekdays, UINT32_MAX, "weekdays");
  BAD(day_start_s, -1, "day_start_s");
  BAD(day_end_s, 86401, "day_end_s");
  BAD(day_start_s, 3600, "day_end_s");
  BAD(step_s, -1, "step_s");
  BAD(step_s, 86401, "step_s");
  BAD(limit, -1, "limit");
  BAD(offset, -1, "offset");
  BAD(limit, 100001, "limit");
  BAD(zone, "Nowhere/City", "zone");
  BAD(zone, "\xFF", "zone");
  BAD(zone, "../../etc/passwd", "zone");
  BAD(struct_size, 8, "struct_size");
}

int main(void) {
  RUN_WITH_STORE(an_empty_day_is_free_as_a_whole);
  RUN_WITH_STORE(slots_lie_between_events_and_within_working_hours);
  RUN_WITH_STORE(only_the_days_that_are_asked_for_count);
  RUN_WITH_STORE(series_take_their_time_for_ever);
  RUN_WITH_STORE(a_day_has_as_many_hours_as_the_clocks_give_it);
  RUN_WITH_STORE(what_is_out_of_range_is_refused);
  return check_result();
}
