/* The streak of a task that repeats and what became of its occurrences, and what is refused. */
#include "listing.h"

static int64_t add_daily(taskcore_store *store) {
  taskcore_task_input input = titled("Run");
  input.fields |= TASKCORE_TASK_DUE | TASKCORE_TASK_REPEAT_RULE;
  input.due_kind = TASKCORE_MOMENT_DATE;
  input.due_date = 20260901;
  input.repeat_rule = "FREQ=DAILY";
  return add(store, &input);
}

static void what_became_of_occurrences_is_listed_from_the_last_one(taskcore_store *store) {
  int64_t id = add_daily(store);
  CHECK_OK(taskcore_task_complete(store, &id, 1, 0));
  clock_ms += 24 * 3600000LL;
  CHECK_OK(taskcore_task_skip_occurrence(store, &id, 1));
  clock_ms += 24 * 3600000LL;
  CHECK_OK(taskcore_task_complete(store, &id, 1, 0));
  clock_ms += 48 * 3600000LL;

  taskcore_series_streak streak = TASKCORE_SERIES_STREAK_INIT;
  CHECK_OK(taskcore_series_streak_read(store, id, &streak));
  CHECK_INT(streak.current, 0);
  CHECK_INT(streak.current_first_date, 0);
  CHECK_INT(streak.longest, 2);
  CHECK_INT(streak.longest_first_date, 20260901);
  CHECK_INT(streak.longest_last_date, 20260903);
  CHECK_INT(streak.done_count, 2);
  CHECK_INT(streak.skipped_count, 1);

  taskcore_series_history_query_options options = TASKCORE_SERIES_HISTORY_QUERY_OPTIONS_INIT;
  CHECK_INT(options.limit, 0);
  options.task_id = id;
  taskcore_past_occurrence_list *list = NULL;
  CHECK_OK(taskcore_series_history_query(store, &options, &list));
  static const int32_t outcomes[] = {TASKCORE_OCCURRENCE_MISSED, TASKCORE_OCCURRENCE_DONE,
                                     TASKCORE_OCCURRENCE_SKIPPED, TASKCORE_OCCURRENCE_DONE};
  CHECK_INT(taskcore_past_occurrence_list_count(list), 4);
  for (size_t i = 0; i < 4; i++) {
    const taskcore_past_occurrence *row = taskcore_past_occurrence_list_at(list, i);
    CHECK_INT(row->outcome, outcomes[i]);
    CHECK_INT(row->date, 20260904 - (int32_t)i);
    CHECK_INT(row->kind, TASKCORE_MOMENT_DATE);
    CHECK((row->completed_ms != 0) == (row->outcome == TASKCORE_OCCURRENCE_DONE));
  }
  CHECK_TEXT(taskcore_past_occurrence_list_at(list, 3)->local, "20260901");
  CHECK(taskcore_past_occurrence_list_at(list, 4) == NULL);
  taskcore_past_occurrence_list_free(list);
  options.limit = 1;
  options.offset = 2;
  CHECK_OK(taskcore_series_history_query(store, &options, &list));
  CHECK_INT(taskcore_past_occurrence_list_count(list), 1);
  CHECK_INT(taskcore_past_occurrence_list_at(list, 0)->date, 20260902);
  taskcore_past_occurrence_list_free(list);
  options.offset = INT64_MAX;
  CHECK_OK(taskcore_series_history_query(store, &options, &list));
  CHECK_INT(taskcore_past_occurrence_list_count(list), 0);
  taskcore_past_occurrence_list_free(list);
  taskcore_past_occurrence_list_free(NULL);
}

static void wrong_arguments_are_refused(taskcore_store *store) {
  int64_t id = add_daily(store), plain = add_titled(store, "Plain");
  taskcore_series_streak streak = TASKCORE_SERIES_STREAK_INIT;
  taskcore_series_history_query_options options = TASKCORE_SERIES_HISTORY_QUERY_OPTIONS_INIT;
  taskcore_past_occurrence_list *list = NULL;
  REFUSE(store, taskcore_series_streak_read(store, plain, &streak), TASKCORE_ECONFLICT, "task_id");
  REFUSE(store, taskcore_series_streak_read(store, -1, &streak), TASKCORE_ENOTFOUND, "task_id");
  CHECK_INT(streak.longest, 0);
  CHECK_STATUS(taskcore_series_streak_read(store, id, NULL), TASKCORE_EINVALID);
  CHECK_STATUS(taskcore_series_streak_read(NULL, id, &streak), TASKCORE_EINVALID);
  streak.struct_size = 3;
  CHECK_STATUS(taskcore_series_streak_read(store, id, &streak), TASKCORE_EINVALID);
  static const int64_t limits[] = {-1, 100001, INT64_MIN, INT64_MAX};
  options.task_id = id;
  for (size_t i = 0; i < sizeof limits / sizeof *limits; i++) {
    options.limit = limits[i];
    REFUSE(store, taskcore_series_history_query(store, &options, &list), TASKCORE_EINVALID,
           "limit");
    CHECK(list == NULL);
  }
  options.limit = 1;
  options.task_id = INT64_MIN;
  REFUSE(store, taskcore_series_history_query(store, &options, &list), TASKCORE_ENOTFOUND,
         "task_id");
  REFUSE(store, taskcore_series_history_query(store, NULL, &list), TASKCORE_EINVALID, "options");
  CHECK_STATUS(taskcore_series_history_query(store, &options, NULL), TASKCORE_EINVALID);
  options.struct_size = 0;
  CHECK_STATUS(taskcore_series_history_query(store, &options, &list), TASKCORE_EINVALID);
}

int main(void) {
  RUN_WITH_STORE(what_became_of_occurrences_is_listed_from_the_last_one);
  RUN_WITH_STORE(wrong_arguments_are_refused);
  return check_result();
}
