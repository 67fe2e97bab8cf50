/* The grid of a month: whole weeks, each day with how much there is on it. */
#include "calendar.h"

static taskcore_month_list *month(taskcore_store *store, int32_t year, int32_t number,
                                  int32_t week_start) {
  taskcore_month_list *list = NULL;
  CHECK_OK(read_month(store, year, number, week_start, &list));
  return list;
}

static const taskcore_month_day *day_of(const taskcore_month_list *list, int32_t date) {
  for (size_t i = 0; i < taskcore_month_list_count(list); i++) {
    if (taskcore_month_list_at(list, i)->date == date) return taskcore_month_list_at(list, i);
  }
  CHECK(!"the day is in the month");
  return NULL;
}

static void check_weeks(taskcore_store *store, int32_t year, int32_t number, int32_t week_start,
                        size_t count, int32_t first, int32_t last) {
  taskcore_month_list *list = month(store, year, number, week_start);
  CHECK_INT(taskcore_month_list_count(list), count);
  CHECK_INT(taskcore_month_list_at(list, 0)->date, first);
  CHECK_INT(taskcore_month_list_at(list, count - 1)->date, last);
  CHECK(taskcore_month_list_at(list, count) == NULL);
  for (size_t i = 0; i < count; i++) {
    const taskcore_month_day *day = taskcore_month_list_at(list, i);
    CHECK_INT(day->is_in_month, day->date / 100 == year * 100 + number);
  }
  taskcore_month_list_free(list);
}

static void months_fill_whole_weeks(taskcore_store *store) {
  check_weeks(store, 2026, 9, 1, 35, 20260831, 20261004);
  check_weeks(store, 2026, 9, 7, 35, 20260830, 20261003);
  check_weeks(store, 2026, 2, 7, 28, 20260201, 20260228); /* a Sunday, and 28 days */
  check_weeks(store, 2026, 2, 1, 35, 20260126, 20260301);
  check_weeks(store, 2026, 8, 1, 42, 20260727, 20260906);
  check_weeks(store, 2026, 9, TASKCORE_WEEK_START_LOCALE, 35, 20260831, 20261004); /* C */
  check_weeks(store, 1, 1, 1, 35, 10101, 10204);                                   /* a Monday */
}

static void weeks_have_the_numbers_of_iso_8601(taskcore_store *store) {
  taskcore_month_list *list = month(store, 2027, 1, 1);
  CHECK_INT(taskcore_month_list_at(list, 0)->date, 20261228);
  CHECK_INT(day_of(list, 20261228)->week_number, 53);
  CHECK_INT(day_of(list, 20270103)->week_number, 53);
  CHECK_INT(day_of(list, 20270104)->week_number, 1);
  taskcore_month_list_free(list);
}

static void a_day_counts_events_open_tasks_and_what_was_completed(taskcore_store *store) {
  int64_t done = add_due_on(store, "Done", 20260910), again = 0;
  add_due_on(store, "Rent", 20260910);
  add_due_at(store, "Call", paris(20260910, 23, 59));
  add_titled(store, "No due");
  again = add_repeating(store, "Water", 20260901, "FREQ=WEEKLY");
  add_event(store, repeating(meeting("Stand-up", paris(20260907, 9, 0), 15), "FREQ=DAILY"));
  add_event(store, meeting("Night", paris(20260909, 23, 0), 120));
  CHECK_OK(taskcore_task_complete(store, &done, 1, 0));
  CHECK_OK(taskcore_task_complete(store, &again, 1, 0));
  taskcore_month_list *list = month(store, 2026, 9, 1);
  CHECK_INT(day_of(list, 20260901)->is_today, 1);
  CHECK_INT(day_of(list, 20260902)->is_today, 0);
  CHECK_INT(day_of(list, 20260901)->completed_count, 2);
  CHECK_INT(day_of(list, 20260906)->event_count, 0);
  CHECK_INT(day_of(list, 20260907)->event_count, 1);
  CHECK_INT(day_of(list, 20260909)->event_count, 2);
  CHECK_INT(day_of(list, 20260910)->event_count, 2);
  CHECK_INT(day_of(list, 20260910)->task_count, 2);
  CHECK_INT(day_of(list, 20260908)->task_count, 1);
  CHECK_INT(day_of(list, 20261004)->event_count, 1); /* a day that fills the last week */
  taskcore_month_list_free(list);
}

static void what_is_no_month_is_refused(taskcore_store *store) {
  static const int32_t wrong[] = {INT32_MIN, -1, 10000, INT32_MAX};
  taskcore_month_list *list = NULL;
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
    REFUSE(store, read_month(store, wrong[i], 1, 1, &list), TASKCORE_EINVALID, "year");
    REFUSE(store, read_month(store, 2026, wrong[i], 1, &list), TASKCORE_EINVALID, "month");
    REFUSE(store, read_month(store, 2026, 1, wrong[i], &list), TASKCORE_EINVALID, "week_start");
    CHECK(list == NULL);
  }
  REFUSE(store, read_month(store, 2026, 13, 1, &list), TASKCORE_EINVALID, "month");
  REFUSE(store, read_month(store, 2026, 1, 8, &list), TASKCORE_EINVALID, "week_start");
  REFUSE(store, read_month(store, 2026, 1, 1, NULL), TASKCORE_EINVALID, "days");
  REFUSE(store, read_month(store, 9999, 12, 1, &list), TASKCORE_EINVALID, "year");
}

static void without_options_it_is_the_present_month(taskcore_store *store) {
  taskcore_month_options bad = TASKCORE_MONTH_OPTIONS_INIT;
  taskcore_month_list *list = NULL;
  CHECK_OK(taskcore_month_read(store, NULL, &list));
  CHECK_INT(day_of(list, 20260901)->is_today, 1);
  CHECK_INT(day_of(list, 20260930)->is_in_month, 1);
  taskcore_month_list_free(list);
  list = month(store, 0, 2, 1);
  CHECK_INT(day_of(list, 20260228)->is_in_month, 1);
  taskcore_month_list_free(list);
  bad.struct_size = 1;
  REFUSE(store, taskcore_month_read(store, &bad, &list), TASKCORE_EINVALID, "struct_size");
}

int main(void) {
  RUN_WITH_STORE(months_fill_whole_weeks);
  RUN_WITH_STORE(without_options_it_is_the_present_month);
  RUN_WITH_STORE(weeks_have_the_numbers_of_iso_8601);
  RUN_WITH_STORE(a_day_counts_events_open_tasks_and_what_was_completed);
  RUN_WITH_STORE(what_is_no_month_is_refused);
  return check_result();
}
