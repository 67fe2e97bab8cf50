/* The load of a day: what it holds, and what is refused. */
#include "calendar.h"

#define MONDAY 20260907

static void a_day_has_its_events_and_tasks(taskcore_store *store) {
  taskcore_task_input task = titled("Report");
  task.fields |= TASKCORE_TASK_DUE | TASKCORE_TASK_ESTIMATED_DURATION;
  task.due_kind = TASKCORE_MOMENT_DATE;
  task.due_date = MONDAY;
  task.estimated_duration_s = 3 * 3600;
  add(store, &task);
  taskcore_event_input event = TASKCORE_EVENT_INPUT_INIT;
  event.fields = TASKCORE_EVENT_TITLE | TASKCORE_EVENT_START | TASKCORE_EVENT_DURATION;
  event.title = "Review";
  event.start_ms = paris(MONDAY, 8, 0);
  event.duration_s = 7 * 3600;
  int64_t id = 0;
  CHECK_OK(taskcore_event_add(store, &event, 0, &id, NULL));

  taskcore_load_query_options options = TASKCORE_LOAD_QUERY_OPTIONS_INIT;
  options.first_date = MONDAY - 1;
  options.last_date = MONDAY;
  options.day_start_s = 9 * 3600;
  options.day_end_s = 17 * 3600;
  options.weekdays = TASKCORE_WEEKDAYS_MONDAY;
  taskcore_day_load_list *list = NULL;
  CHECK_OK(taskcore_load_query(store, &options, &list));
  CHECK_INT(taskcore_day_load_list_count(list), 2);
  const taskcore_day_load *sunday = taskcore_day_load_list_at(list, 0);
  const taskcore_day_load *monday = taskcore_day_load_list_at(list, 1);
  CHECK_SIZE(monday->struct_size, sizeof *monday);
  CHECK_INT(sunday->date, MONDAY - 1);
  CHECK_INT(sunday->working_s, 0);
  CHECK_INT(sunday->free_s, 0);
  CHECK_INT(sunday->is_over, 0);
  CHECK_INT(monday->working_s, 8 * 3600);
  CHECK_INT(monday->booked_s, 6 * 3600);
  CHECK_INT(monday->estimated_s, 3 * 3600);
  CHECK_INT(monday->free_s, -3600);
  CHECK_INT(monday->is_over, 1);
  CHECK_INT(monday->task_count, 1);
  CHECK_INT(monday->unestimated_count, 0);
  CHECK(taskcore_day_load_list_at(list, 2) == NULL);
  taskcore_day_load_list_free(list);
  CHECK_OK(taskcore_load_query(store, NULL, &list)); /* today */
  CHECK_INT(taskcore_day_load_list_count(list), 1);
  CHECK_INT(taskcore_day_load_list_at(list, 0)->working_s, 24 * 3600);
  taskcore_day_load_list_free(list);
  taskcore_day_load_list_free(NULL);
}

static void wrong_options_are_refused(taskcore_store *store) {
  taskcore_load_query_options options = TASKCORE_LOAD_QUERY_OPTIONS_INIT;
  taskcore_day_load_list *list = NULL;
  CHECK_STATUS(taskcore_load_query(NULL, &options, &list), TASKCORE_EINVALID);
  CHECK_STATUS(taskcore_load_query(store, &options, NULL), TASKCORE_EINVALID);
  static const struct {
    int32_t first, last, start, end;
    uint32_t weekdays;
    const char *field;
  } wrong[] = {
      {20260931, 0, 0, 0, 0, "first_date"},
      {-1, 0, 0, 0, 0, "first_date"},
      {MONDAY, 20261301, 0, 0, 0, "last_date"},
      {MONDAY, MONDAY - 1, 0, 0, 0, "last_date"},
      {MONDAY, MONDAY + 10001, 0, 0, 0, "last_date"},
      {10101, 99991231, 0, 0, 0, "last_date"},
      {MONDAY, 0, -1, 5, 0, "day_start_s"},
      {MONDAY, 0, 5, 5, 0, "day_end_s"},
      {MONDAY, 0, 0, 86401, 0, "day_end_s"},
      {MONDAY, 0, INT32_MAX, INT32_MIN, 0, "day_start_s"},
      {MONDAY, 0, 0, 0, 128, "weekdays"},
  };
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
    options.first_date = wrong[i].first;
    options.last_date = wrong[i].last;
    options.day_start_s = wrong[i].start;
    options.day_end_s = wrong[i].end;
    options.weekdays = wrong[i].weekdays;
    REFUSE(store, taskcore_load_query(store, &options, &list), TASKCORE_EINVALID, wrong[i].field);
    CHECK(list == NULL);
  }
  taskcore_load_query_options pages = TASKCORE_LOAD_QUERY_OPTIONS_INIT;
  pages.limit = -1;
  REFUSE(store, taskcore_load_query(store, &pages, &list), TASKCORE_EINVALID, "limit");
  pages.limit = 0;
  pages.offset = INT64_MIN;
  REFUSE(store, taskcore_load_query(store, &pages, &list), TASKCORE_EINVALID, "offset");
  pages.offset = INT64_MAX;
  CHECK_OK(taskcore_load_query(store, &pages, &list));
  CHECK_INT(taskcore_day_load_list_count(list), 0);
  taskcore_day_load_list_free(list);
  pages.first_date = 99991231; /* the last day of time */
  pages.offset = 0;
  CHECK_OK(taskcore_load_query(store, &pages, &list));
  CHECK_INT(taskcore_day_load_list_count(list), 1);
  taskcore_day_load_list_free(list);
  pages.struct_size = 1;
  CHECK_STATUS(taskcore_load_query(store, &pages, &list), TASKCORE_EINVALID);
}

int main(void) {
  RUN_WITH_STORE(a_day_has_its_events_and_tasks);
  RUN_WITH_STORE(wrong_options_are_refused);
  return check_result();
}
