/* Queries give the rows that their limit and their offset say, and without options all of them. */
#include "pages.h"

#include "calendar.h"

/* Without options, a query gives all that there are. */
#define CHECK_ALL(query, type, rows)                    \
  do {                                                  \
    taskcore_##type##_list *all = NULL;                 \
    CHECK_OK(query(store, NULL, &all));                 \
    CHECK_INT(taskcore_##type##_list_count(all), rows); \
    taskcore_##type##_list_free(all);                   \
  } while (0)

static void events_come_in_pages(taskcore_store *store) {
  taskcore_event_query_options options = TASKCORE_EVENT_QUERY_OPTIONS_INIT;
  for (int i = 0; i < 3; i++) add_event(store, meeting("Review", START_MS + i * DAY_MS, 60));
  CHECK_ALL(taskcore_event_query, event, 3);
  CHECK_PAGES(taskcore_event_query, options, event, 3, id);
  options.fields = TASKCORE_EVENT_QUERY_FROM;
  options.from_ms = START_MS + DAY_MS;
  CHECK_PAGES(taskcore_event_query, options, event, 2, id);
}

static void conflicts_come_in_pages(taskcore_store *store) {
  taskcore_conflict_query_options options = TASKCORE_CONFLICT_QUERY_OPTIONS_INIT;
  taskcore_conflict_list *list = NULL;
  for (int i = 0; i < 3; i++) {
    taskcore_event_input input = meeting("Crowd", START_MS + i * 10 * MINUTE_MS, 60);
    CHECK_OK(taskcore_event_add(store, &input, TASKCORE_EVENT_FLAG_ALLOW_CONFLICTS, NULL, NULL));
  }
  CHECK_ALL(taskcore_conflict_query, conflict, 3);
  CHECK_PAGES(taskcore_conflict_query, options, conflict, 3, other_end_ms);
  options.fields = TASKCORE_CONFLICT_QUERY_FROM;
  options.from_ms = START_MS + 60 * MINUTE_MS;
  CHECK_OK(taskcore_conflict_query(store, &options, &list));
  CHECK_INT(taskcore_conflict_list_count(list), 1);
  taskcore_conflict_list_free(list);
}

static void occurrences_come_in_pages_up_to_100_000(taskcore_store *store) {
  taskcore_occurrence_query_options options = TASKCORE_OCCURRENCE_QUERY_OPTIONS_INIT;
  taskcore_occurrence_list *list = NULL;
  options.event_id = add_event(store, meeting("Once", START_MS, 60));
  CHECK_OK(taskcore_occurrence_query(store, &options, &list));
  CHECK_INT(taskcore_occurrence_list_count(list), 1);
  taskcore_occurrence_list_free(list);
  options.offset = 1;
  CHECK_OK(taskcore_occurrence_query(store, &options, &list));
  CHECK_INT(taskcore_occurrence_list_count(list), 0);
  taskcore_occurrence_list_free(list);
  options.event_id =
      add_event(store, repeating(meeting("Weekly", START_MS + HOUR_MS, 60), "FREQ=WEEKLY;COUNT=5"));
  CHECK_PAGES(taskcore_occurrence_query, options, occurrence, 5, start_ms);
  options.event_id =
      add_event(store, repeating(meeting("Daily", START_MS + 2 * HOUR_MS, 60), "FREQ=DAILY"));
  CHECK_OK(taskcore_occurrence_query(store, &options, &list));
  CHECK_INT(taskcore_occurrence_list_count(list), 100000);
  taskcore_occurrence_list_free(list);
  options.limit = 100001;
  REFUSE(store, taskcore_occurrence_query(store, &options, &list), TASKCORE_EINVALID, "limit");
  REFUSE(store, taskcore_occurrence_query(store, NULL, &list), TASKCORE_EINVALID, "options");
}

static void free_times_come_in_pages(taskcore_store *store) {
  taskcore_free_time_query_options options = TASKCORE_FREE_TIME_QUERY_OPTIONS_INIT;
  options.duration_s = 3600;
  options.from_ms = START_MS;
  options.before_ms = START_MS + 4 * DAY_MS;
  for (int i = 1; i < 4; i++) add_event(store, meeting("Busy", START_MS + i * DAY_MS, 60));
  CHECK_PAGES(taskcore_free_time_query, options, free_time, 4, start_ms);
}

static void completions_come_in_pages(taskcore_store *store) {
  taskcore_completion_query_options options = TASKCORE_COMPLETION_QUERY_OPTIONS_INIT;
  int64_t daily = add_repeating(store, "Water", 20260901, "FREQ=DAILY");
  int64_t once = add_titled(store, "Once");
  for (int i = 0; i < 3; i++) CHECK_OK(taskcore_task_complete(store, &daily, 1, 0));
  clock_ms += DAY_MS;
  CHECK_OK(taskcore_task_complete(store, &once, 1, 0));
  CHECK_ALL(taskcore_completion_query, completion, 4);
  CHECK_PAGES(taskcore_completion_query, options, completion, 4, id);
  options.task_id = daily;
  CHECK_PAGES(taskcore_completion_query, options, completion, 3, id);
  options.task_id = 0;
  options.fields = TASKCORE_COMPLETION_QUERY_BEFORE;
  options.before_ms = clock_ms;
  CHECK_PAGES(taskcore_completion_query, options, completion, 3, id);
}

static void alerts_come_in_pages(taskcore_store *store) {
  taskcore_alert_query_options options = TASKCORE_ALERT_QUERY_OPTIONS_INIT;
  taskcore_alert_list *said = NULL;
  taskcore_reminder reminder = TASKCORE_REMINDER_INIT;
  reminder.kind = TASKCORE_REMINDER_AT;
  for (int i = 0; i < 3; i++) {
    taskcore_task_input input = titled("Reminds");
    input.fields |= TASKCORE_TASK_REMINDERS;
    input.reminders = &reminder;
    input.reminder_count = 1;
    reminder.at_ms = START_MS + 1000 * (i + 1);
    add(store, &input);
  }
  CHECK_OK(taskcore_poll(store, START_MS + 9000, &said, NULL));
  int64_t id = taskcore_alert_list_at(said, 0)->id;
  taskcore_alert_list_free(said);
  CHECK_ALL(taskcore_alert_query, alert, 3);
  CHECK_PAGES(taskcore_alert_query, options, alert, 3, id);
  CHECK_OK(taskcore_alert_acknowledge(store, &id, 1));
  CHECK_ALL(taskcore_alert_query, alert, 2);
  CHECK_PAGES(taskcore_alert_query, options, alert, 2, id);
  options.is_acknowledged_included = 1;
  CHECK_PAGES(taskcore_alert_query, options, alert, 3, id);
}

static void focus_sessions_and_their_totals_come_in_pages(taskcore_store *store) {
  taskcore_focus_query_options options = TASKCORE_FOCUS_QUERY_OPTIONS_INIT;
  taskcore_focus_total_query_options totals = TASKCORE_FOCUS_TOTAL_QUERY_OPTIONS_INIT;
  for (int i = 0; i < 3; i++) {
    CHECK_OK(start_focus(store, add_titled(store, "Write"), 10 + i, 0, NULL));
    clock_ms += 5 * MINUTE_MS + i;
    CHECK_OK(taskcore_focus_finish(store));
    clock_ms += DAY_MS;
  }
  CHECK_ALL(taskcore_focus_query, focus, 3);
  CHECK_PAGES(taskcore_focus_query, options, focus, 3, id);
  CHECK_ALL(taskcore_focus_total_query, focus_total, 3);
  CHECK_PAGES(taskcore_focus_total_query, totals, focus_total, 3, key);
  totals.grouping = TASKCORE_FOCUS_BY_DAY;
  CHECK_PAGES(taskcore_focus_total_query, totals, focus_total, 3, key);
}

static void projects_come_in_pages(taskcore_store *store) {
  taskcore_project_query_options options = TASKCORE_PROJECT_QUERY_OPTIONS_INIT;
  taskcore_project_list *list = NULL;
  int64_t ids[3];
  for (int i = 0; i < 3; i++) {
    const char name[] = {(char)('a' + i), '\0'};
    CHECK_OK(add_project(store, name, &ids[i]));
  }
  CHECK_ALL(taskcore_project_query, project, 4);
  CHECK_PAGES(taskcore_project_query, options, project, 4, id);
  taskcore_project_input archived = TASKCORE_PROJECT_INPUT_INIT;
  archived.fields = TASKCORE_PROJECT_ARCHIVED;
  archived.is_archived = 1;
  CHECK_OK(taskcore_project_update(store, ids[0], &archived));
  CHECK_ALL(taskcore_project_query, project, 3);
  CHECK_PAGES(taskcore_project_query, options, project, 3, id);
  options.is_archived_included = 1;
  CHECK_PAGES(taskcore_project_query, options, project, 4, id);
  options.is_archived_included = -1;
  REFUSE(store, taskcore_project_query(store, &options, &list), TASKCORE_EINVALID,
         "is_archived_included");
}

static void tags_come_in_pages(taskcore_store *store) {
  taskcore_tag_query_options options = TASKCORE_TAG_QUERY_OPTIONS_INIT;
  static const char *const names[] = {"bank", "home", "work"};
  for (int32_t i = 0; i < 3; i++)
    CHECK_OK(taskcore_tag_set_colour(store, names[i], TASKCORE_COLOUR_RED + i));
  CHECK_ALL(taskcore_tag_query, tag, 3);
  CHECK_PAGES(taskcore_tag_query, options, tag, 3, colour);
}

static void filters_come_in_pages(taskcore_store *store) {
  taskcore_filter_query_options options = TASKCORE_FILTER_QUERY_OPTIONS_INIT;
  static const char *const names[] = {"a", "b", "c"};
  for (int i = 0; i < 3; i++) {
    taskcore_filter_input input = TASKCORE_FILTER_INPUT_INIT;
    input.fields = TASKCORE_FILTER_NAME | TASKCORE_FILTER_QUERY;
    input.name = names[i];
    input.query = "due<7d";
    CHECK_OK(taskcore_filter_add(store, &input, NULL));
  }
  CHECK_ALL(taskcore_filter_query, filter, 3);
  CHECK_PAGES(taskcore_filter_query, options, filter, 3, id);
}

static void holidays_come_in_pages(taskcore_store *store) {
  taskcore_holiday_query_options options = TASKCORE_HOLIDAY_QUERY_OPTIONS_INIT;
  for (int32_t day = 20260901; day <= 20260903; day++) CHECK_OK(add_holiday(store, day, day, NULL));
  CHECK_ALL(taskcore_holiday_query, holiday, 3);
  CHECK_PAGES(taskcore_holiday_query, options, holiday, 3, first_date);
}

int main(void) {
  RUN_WITH_STORE(projects_come_in_pages);
  RUN_WITH_STORE(tags_come_in_pages);
  RUN_WITH_STORE(filters_come_in_pages);
  RUN_WITH_STORE(events_come_in_pages);
  RUN_WITH_STORE(conflicts_come_in_pages);
  RUN_WITH_STORE(occurrences_come_in_pages_up_to_100_000);
  RUN_WITH_STORE(free_times_come_in_pages);
  RUN_WITH_STORE(completions_come_in_pages);
  RUN_WITH_STORE(alerts_come_in_pages);
  RUN_WITH_STORE(focus_sessions_and_their_totals_come_in_pages);
  RUN_WITH_STORE(holidays_come_in_pages);
  return check_result();
}
