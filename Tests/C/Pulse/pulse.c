/* Score and pulse, with their settings, holidays and the log that they rest on. */
#include "listing.h"
#include "options.h"

#define DAY_MS 86400000LL
/* A Tuesday; as the store's day in START_MS. */
#define TODAY 20260901

#define INVALID(call, field) REFUSE(store, call, TASKCORE_EINVALID, field)

static int64_t complete(taskcore_store *store, int32_t priority, const char *project) {
  taskcore_task_input input = titled("Task");
  input.fields |= TASKCORE_TASK_PRIORITY | TASKCORE_TASK_PROJECT;
  input.priority = priority;
  input.project = project;
  int64_t id = add(store, &input);
  CHECK_OK(taskcore_task_complete(store, &id, 1, 0));
  return id;
}

static taskcore_score_options all_days(void) {
  taskcore_score_options options = TASKCORE_SCORE_OPTIONS_INIT;
  options.fields = TASKCORE_SCORE_FIRST_DATE | TASKCORE_SCORE_LAST_DATE;
  options.first_date = 10101;
  options.last_date = 99991231;
  return options;
}

static int64_t points(taskcore_store *store, const taskcore_score_options *options) {
  taskcore_score score = TASKCORE_SCORE_INIT;
  CHECK_OK(taskcore_score_read(store, options, &score));
  CHECK_INT(score.struct_size, sizeof score);
  return score.points;
}

/* To be freed. */
static taskcore_pulse *read_pulse(taskcore_store *store, const taskcore_pulse_options *options) {
  taskcore_pulse *pulse = NULL;
  CHECK_OK(taskcore_pulse_read(store, options, &pulse));
  CHECK(taskcore_pulse_contents(pulse) != NULL);
  CHECK_SIZE(taskcore_pulse_contents(pulse)->struct_size, sizeof(taskcore_pulse_content));
  return pulse;
}

static taskcore_pulse_settings settings_of(taskcore_store *store) {
  taskcore_pulse_settings settings = TASKCORE_PULSE_SETTINGS_INIT;
  CHECK_OK(taskcore_pulse_settings_read(store, &settings));
  return settings;
}

/* To be freed. */
static taskcore_holiday_list *holidays_of(taskcore_store *store) {
  taskcore_holiday_list *holidays = NULL;
  CHECK_OK(taskcore_holiday_query(store, NULL, &holidays));
  return holidays;
}

static size_t holiday_count(taskcore_store *store) {
  taskcore_holiday_list *holidays = holidays_of(store);
  size_t count = taskcore_holiday_list_count(holidays);
  taskcore_holiday_list_free(holidays);
  return count;
}

/* ---------------------------------------------------------------------- score */

static void completing_scores_by_priority_and_reopening_takes_it_back(taskcore_store *store) {
  static const int64_t expected[] = {7, 4, 3, 2, 1};
  taskcore_score score = TASKCORE_SCORE_INIT;
  for (int32_t priority = TASKCORE_PRIORITY_P0; priority <= TASKCORE_PRIORITY_NONE; priority++) {
    int64_t before = points(store, NULL), id = complete(store, priority, "Inbox");
    CHECK_INT(points(store, NULL) - before, expected[priority]);
    CHECK_OK(taskcore_task_reopen(store, &id, 1));
    CHECK_INT(points(store, NULL), before);
    CHECK_UNDO(store, TASKCORE_ACTION_REOPEN_TASKS);
  }
  CHECK_OK(taskcore_score_read(store, NULL, &score));
  CHECK_INT(score.points, 17);
  CHECK_INT(score.completed_count, 5);
  CHECK_UNDO(store, TASKCORE_ACTION_COMPLETE_TASKS);
  CHECK_INT(points(store, NULL), 16);
}

static void the_score_of_days_projects_and_tags(taskcore_store *store) {
  taskcore_score_options options = TASKCORE_SCORE_OPTIONS_INIT;
  taskcore_task_input input = titled("Tagged");
  const char *tag = "bank";
  input.fields |= TASKCORE_TASK_TAGS;
  input.tags = &tag;
  input.tag_count = 1;
  int64_t id = add(store, &input);
  CHECK_OK(taskcore_task_complete(store, &id, 1, 0));
  clock_ms += 15 * 3600000LL - 1; /* the last millisecond of the day */
  complete(store, TASKCORE_PRIORITY_P0, "Home");
  clock_ms += 1;
  complete(store, TASKCORE_PRIORITY_P1, "Home");
  CHECK_INT(points(store, NULL), 4);
  options.fields = TASKCORE_SCORE_LAST_DATE;
  options.last_date = TODAY;
  CHECK_INT(points(store, &options), 10);
  options.fields = TASKCORE_SCORE_FIRST_DATE; /* up to today */
  options.first_date = TODAY;
  CHECK_INT(points(store, &options), 14);
  options = all_days();
  options.fields |= TASKCORE_SCORE_PROJECT_ID;
  options.project_id = project_named(store, "Home");
  CHECK_INT(points(store, &options), 11);
  options = all_days();
  options.fields |= TASKCORE_SCORE_TAG;
  options.tag = "BANK";
  CHECK_INT(points(store, &options), 3);
  options.tag = "nobody's";
  CHECK_INT(points(store, &options), 0);
}

static void what_was_scored_stays(taskcore_store *store) {
  taskcore_score_options options = all_days();
  taskcore_pulse_settings settings = TASKCORE_PULSE_SETTINGS_INIT;
  taskcore_task_input change = TASKCORE_TASK_INPUT_INIT;
  int64_t id = complete(store, TASKCORE_PRIORITY_P0, "Home");
  change.fields = TASKCORE_TASK_PRIORITY;
  change.priority = TASKCORE_PRIORITY_NONE;
  CHECK_OK(taskcore_task_update(store, &id, 1, &change));
  settings.fields = TASKCORE_PULSE_SETTINGS_POINTS_P0;
  settings.points_p0 = 1000;
  CHECK_OK(taskcore_pulse_settings_set(store, &settings));
  CHECK_OK(taskcore_task_delete(store, &id, 1));
  CHECK_OK(taskcore_task_purge(store, &id, 1));
  CHECK_INT(points(store, &options), 7);
  complete(store, TASKCORE_PRIORITY_P0, "Home");
  CHECK_INT(points(store, &options), 1007);
}

static void the_log_has_a_plain_task_as_it_was(taskcore_store *store) {
  static const char *const tags[] = {"bank", "home"};
  taskcore_completion_list *completions = NULL;
  taskcore_task_input input = titled("Rent");
  input.fields |= TASKCORE_TASK_TAGS | TASKCORE_TASK_DUE | TASKCORE_TASK_PRIORITY;
  input.tags = tags;
  input.tag_count = 2;
  input.due_kind = TASKCORE_MOMENT_DATE;
  input.due_date = 20260831;
  input.priority = TASKCORE_PRIORITY_P1;
  int64_t id = add(store, &input);
  CHECK_OK(taskcore_task_complete(store, &id, 1, 0));
  CHECK_OK(taskcore_task_delete(store, &id, 1));
  CHECK_OK(taskcore_task_purge(store, &id, 1));
  CHECK_OK(completions_in(store, 0, START_MS, START_MS + 1, &completions));
  CHECK_INT(taskcore_completion_list_count(completions), 1);
  const taskcore_completion *entry = taskcore_completion_list_at(completions, 0);
  CHECK_SIZE(entry->struct_size, sizeof *entry);
  CHECK_INT(entry->task_id, 0);
  CHECK_TEXT(entry->occurrence, "");
  CHECK_INT(entry->completed_ms, START_MS);
  CHECK_INT(entry->project_id, TASKCORE_INBOX_ID);
  CHECK_INT(entry->priority, TASKCORE_PRIORITY_P1);
  CHECK_INT(entry->points, 4);
  CHECK_INT(entry->due_kind, TASKCORE_MOMENT_DATE);
  CHECK_INT(entry->due_date, 20260831);
  CHECK_INT(entry->due_ms, 0);
  CHECK_INT(entry->tag_count, 2);
  CHECK_TEXT(entry->tags[0], "bank");
  CHECK_TEXT(entry->tags[1], "home");
  taskcore_completion_list_free(completions);
}

static void a_bad_score_is_refused(taskcore_store *store) {
  taskcore_score score = {sizeof score, 7, 7};
  taskcore_score_options options = TASKCORE_SCORE_OPTIONS_INIT;
  INVALID(taskcore_score_read(NULL, NULL, &score), "store");
  INVALID(taskcore_score_read(store, NULL, NULL), "score");
  options.struct_size -= 1;
  INVALID(taskcore_score_read(store, &options, &score), "struct_size");
  CHECK_INT(score.points, 0);
  CHECK_INT(score.completed_count, 0);
  options = all_days();
  options.fields |= 1ULL << 4;
  INVALID(taskcore_score_read(store, &options, &score), "fields");
  options = all_days();
  options.first_date = 20260229;
  INVALID(taskcore_score_read(store, &options, &score), "first_date");
  options = all_days();
  options.last_date = INT32_MIN;
  INVALID(taskcore_score_read(store, &options, &score), "last_date");
  options.last_date = options.first_date = TODAY;
  options.first_date += 1;
  INVALID(taskcore_score_read(store, &options, &score), "last_date");
  options = all_days();
  options.fields |= TASKCORE_SCORE_TAG;
  INVALID(taskcore_score_read(store, &options, &score), "tag");
  options.tag = "";
  INVALID(taskcore_score_read(store, &options, &score), "tag");
  options.tag = "\xff";
  INVALID(taskcore_score_read(store, &options, &score), "tag");
  options = all_days();
  options.fields |= TASKCORE_SCORE_PROJECT_ID;
  options.project_id = INT64_MIN;
  REFUSE(store, taskcore_score_read(store, &options, &score), TASKCORE_ENOTFOUND, "project_id");
  score.struct_size += 1;
  INVALID(taskcore_score_read(store, NULL, &score), "struct_size");
}

/* ------------------------------------------------------------------- settings */

static void settings_change_by_what_is_announced_and_are_undone(taskcore_store *store) {
  taskcore_pulse_settings settings = settings_of(store);
  CHECK_INT(settings.fields, (1 << 8) - 1);
  CHECK_INT(settings.points_p0, 7);
  CHECK_INT(settings.points_none, 1);
  CHECK_INT(settings.daily_goal, 1);
  CHECK_INT(settings.weekly_goal, 5);
  CHECK_INT(settings.ignored_weekdays, 0);
  settings.fields = TASKCORE_PULSE_SETTINGS_POINTS_P3 | TASKCORE_PULSE_SETTINGS_IGNORED_WEEKDAYS;
  settings.points_p0 = -1; /* not announced */
  settings.points_p3 = 1000;
  settings.ignored_weekdays = TASKCORE_WEEKDAYS_SATURDAY | TASKCORE_WEEKDAYS_SUNDAY;
  CHECK_OK(taskcore_pulse_settings_set(store, &settings));
  settings = settings_of(store);
  CHECK_INT(settings.points_p0, 7);
  CHECK_INT(settings.points_p3, 1000);
  CHECK_INT(settings.ignored_weekdays, 96);
  CHECK_UNDO(store, TASKCORE_ACTION_CHANGE_SETTINGS);
  settings = settings_of(store);
  CHECK_INT(settings.points_p3, 2);
  CHECK_INT(settings.ignored_weekdays, 0);
  CHECK_OK(taskcore_redo(store, NULL));
  CHECK_INT(settings_of(store).points_p3, 1000);
}

static void bad_settings_are_refused(taskcore_store *store) {
  taskcore_pulse_settings fine = TASKCORE_PULSE_SETTINGS_INIT;
#define BAD(bit, member, value)                                 \
  do {                                                          \
    taskcore_pulse_settings bad = fine;                         \
    bad.fields = TASKCORE_PULSE_SETTINGS_POINTS_P2 | (bit);     \
    bad.points_p2 = 9;                                          \
    bad.member = value;                                         \
    INVALID(taskcore_pulse_settings_set(store, &bad), #member); \
    CHECK_INT(settings_of(store).points_p2, 3);                 \
  } while (0)
  BAD(TASKCORE_PULSE_SETTINGS_POINTS_P0, points_p0, -1);
  BAD(TASKCORE_PULSE_SETTINGS_POINTS_P1, points_p1, 1001);
  BAD(TASKCORE_PULSE_SETTINGS_POINTS_P2, points_p2, INT32_MIN);
  BAD(TASKCORE_PULSE_SETTINGS_POINTS_P3, points_p3, INT32_MAX);
  BAD(TASKCORE_PULSE_SETTINGS_POINTS_NONE, points_none, -1);
  BAD(TASKCORE_PULSE_SETTINGS_DAILY_GOAL, daily_goal, 0);
  BAD(TASKCORE_PULSE_SETTINGS_DAILY_GOAL, daily_goal, 1001);
  BAD(TASKCORE_PULSE_SETTINGS_WEEKLY_GOAL, weekly_goal, 0);
  BAD(TASKCORE_PULSE_SETTINGS_WEEKLY_GOAL, weekly_goal, 7001);
  BAD(TASKCORE_PULSE_SETTINGS_IGNORED_WEEKDAYS, ignored_weekdays, 127);
  BAD(TASKCORE_PULSE_SETTINGS_IGNORED_WEEKDAYS, ignored_weekdays, 128);
  BAD(TASKCORE_PULSE_SETTINGS_IGNORED_WEEKDAYS, ignored_weekdays, UINT32_MAX);
  BAD(1ULL << 8, fields, 1ULL << 8);
  BAD(0, struct_size, sizeof fine + 4);
#undef BAD
  INVALID(taskcore_pulse_settings_set(store, NULL), "settings");
  INVALID(taskcore_pulse_settings_set(NULL, &fine), "store");
  INVALID(taskcore_pulse_settings_read(store, NULL), "settings");
  INVALID(taskcore_pulse_settings_read(NULL, &fine), "store");
  CHECK_INT(fine.points_p0, 0); /* zero on failure */
  fine.struct_size = 0;
  INVALID(taskcore_pulse_settings_read(store, &fine), "struct_size");
}

/* ------------------------------------------------------------------- holidays */

static void holidays_come_by_their_first_days(taskcore_store *store) {
  int64_t later = 0, open_ended = 0, same = 0;
  CHECK_OK(add_holiday(store, 20261001, 20261010, &later));
  taskcore_holiday_input input = TASKCORE_HOLIDAY_INPUT_INIT;
  input.fields = TASKCORE_HOLIDAY_FIRST_DATE; /* no last day, as with the last date 0 */
  input.first_date = 20260915;
  CHECK_OK(taskcore_holiday_add(store, &input, &open_ended));
  CHECK_OK(add_holiday(store, 20261001, 20261001, &same));
  CHECK_OK(add_holiday(store, 10101, 99991231, NULL));
  taskcore_holiday_list *holidays = holidays_of(store);
  size_t stride = 0;
  CHECK_INT(taskcore_holiday_list_count(holidays), 4);
  CHECK(taskcore_holiday_list_rows(holidays, &stride) == taskcore_holiday_list_at(holidays, 0));
  CHECK_SIZE(stride, sizeof(taskcore_holiday));
  const taskcore_holiday *holiday = taskcore_holiday_list_at(holidays, 1);
  CHECK_SIZE(holiday->struct_size, sizeof *holiday);
  CHECK_INT(holiday->id, open_ended);
  CHECK_INT(holiday->first_date, 20260915);
  CHECK_INT(holiday->last_date, 0);
  CHECK_INT(strlen(holiday->uid), 36);
  CHECK_INT(taskcore_holiday_list_at(holidays, 2)->id, later);
  CHECK_INT(taskcore_holiday_list_at(holidays, 3)->id, same);
  CHECK(taskcore_holiday_list_at(holidays, 4) == NULL);
  taskcore_holiday_list_free(holidays);
  CHECK_UNDO(store, TASKCORE_ACTION_ADD_HOLIDAY);
  CHECK_INT(holiday_count(store), 3);
}

static void holidays_are_deleted_all_or_none(taskcore_store *store) {
  int64_t ids[3] = {0, 0, 0};
  for (int i = 0; i < 2; i++) CHECK_OK(add_holiday(store, TODAY, TODAY, &ids[i]));
  ids[2] = 99;
  REFUSE(store, taskcore_holiday_delete(store, ids, 3), TASKCORE_ENOTFOUND, "ids");
  CHECK_INT(refusal.index, 2);
  CHECK_INT(holiday_count(store), 2);
  ids[2] = ids[0]; /* twice is once */
  CHECK_OK(taskcore_holiday_delete(store, ids, 3));
  CHECK_INT(holiday_count(store), 0);
  CHECK_UNDO(store, TASKCORE_ACTION_DELETE_HOLIDAYS);
  CHECK_INT(holiday_count(store), 2);
  CHECK_OK(taskcore_holiday_delete(store, NULL, 0));
  CHECK_INT(holiday_count(store), 2);
}

static void holiday_mode_begins_today_and_ends_yesterday(taskcore_store *store) {
  CHECK_OK(taskcore_holiday_mode_set(store, 0)); /* nothing to do */
  CHECK_INT(holiday_count(store), 0);
  CHECK_OK(taskcore_holiday_mode_set(store, 1));
  CHECK_OK(taskcore_holiday_mode_set(store, 1));
  CHECK_INT(holiday_count(store), 1);
  clock_ms += 2 * DAY_MS;
  CHECK_OK(taskcore_holiday_mode_set(store, 0));
  taskcore_holiday_list *holidays = holidays_of(store);
  CHECK_INT(taskcore_holiday_list_at(holidays, 0)->first_date, TODAY);
  CHECK_INT(taskcore_holiday_list_at(holidays, 0)->last_date, TODAY + 1);
  taskcore_holiday_list_free(holidays);
  CHECK_UNDO(store, TASKCORE_ACTION_END_HOLIDAY);
  holidays = holidays_of(store);
  CHECK_INT(taskcore_holiday_list_at(holidays, 0)->last_date, 0);
  taskcore_holiday_list_free(holidays);
  CHECK_OK(taskcore_holiday_mode_set(store, 0));
  CHECK_OK(taskcore_holiday_mode_set(store, 1));
  CHECK_OK(taskcore_holiday_mode_set(store, 0)); /* one that began today goes */
  CHECK_INT(holiday_count(store), 1);
}

static void bad_holidays_are_refused(taskcore_store *store) {
  int64_t id = 7;
  taskcore_holiday_list *holidays = (taskcore_holiday_list *)store;
  INVALID(add_holiday(store, 0, TODAY, &id), "first_date");
  CHECK_INT(id, 0);
  INVALID(add_holiday(store, 20260931, 0, &id), "first_date");
  INVALID(add_holiday(store, TODAY, -1, &id), "last_date");
  INVALID(add_holiday(store, TODAY, 20260831, &id), "last_date");
  INVALID(add_holiday(NULL, TODAY, 0, &id), "store");
  INVALID(taskcore_holiday_add(store, NULL, &id), "input");
  taskcore_holiday_input input = TASKCORE_HOLIDAY_INPUT_INIT;
  INVALID(taskcore_holiday_add(store, &input, &id), "first_date");
  input.first_date = TODAY;
  input.fields = TASKCORE_HOLIDAY_LAST_DATE << 1;
  INVALID(taskcore_holiday_add(store, &input, &id), "fields");
  input.fields = TASKCORE_HOLIDAY_FIRST_DATE;
  input.struct_size++;
  INVALID(taskcore_holiday_add(store, &input, &id), "struct_size");
  CHECK_INT(holiday_count(store), 0);
  INVALID(taskcore_holiday_delete(store, NULL, 1), "ids");
  INVALID(taskcore_holiday_delete(store, &id, SIZE_MAX), "ids");
  INVALID(taskcore_holiday_delete(NULL, &id, 1), "store");
  INVALID(taskcore_holiday_mode_set(store, 2), "is_on");
  INVALID(taskcore_holiday_mode_set(store, -1), "is_on");
  INVALID(taskcore_holiday_mode_set(NULL, 1), "store");
  INVALID(taskcore_holiday_query(store, NULL, NULL), "holidays");
  INVALID(taskcore_holiday_query(NULL, NULL, &holidays), "store");
  CHECK(holidays == NULL);
}

/* ---------------------------------------------------------------------- pulse */

static void a_pulse_says_what_happened(taskcore_store *store) {
  add_due_on(store, "Late", 20260831);
  complete(store, TASKCORE_PRIORITY_P0, "Home");
  complete(store, TASKCORE_PRIORITY_P3, "Inbox");
  CHECK_OK(start_focus(store, 0, 5, TASKCORE_FOCUS_KIND_WORK, NULL));
  clock_ms += 60000;
  CHECK_OK(taskcore_focus_finish(store));
  taskcore_pulse *pulse = read_pulse(store, NULL);
  const taskcore_pulse_content *content = taskcore_pulse_contents(pulse);
  CHECK_INT(content->day_count, 30);
  const taskcore_pulse_day *today = TASKCORE_AT(content->days, 29);
  CHECK_INT(TASKCORE_AT(content->days, 0)->date, 20260803);
  CHECK_SIZE(today->struct_size, sizeof *today);
  CHECK_INT(today->date, TODAY);
  CHECK_INT(today->is_paused, 0);
  CHECK_INT(today->completed_count, 2);
  CHECK_INT(today->added_count, 3);
  CHECK_INT(today->due_count, 0);
  CHECK_INT(TASKCORE_AT(content->days, 28)->due_count, 1);
  CHECK_INT(today->overdue_count, 1);
  CHECK_INT(today->open_count, 1);
  CHECK_INT(today->points, 9);
  CHECK_INT(today->focus_ms, 60000);
  CHECK(today->completion_ratio == 2.0 / 3.0);
  CHECK_INT(today->has_completion_ratio, 1);
  CHECK_INT(TASKCORE_AT(content->days, 27)->has_completion_ratio, 0);
  CHECK(today->average_points == 9.0);
  CHECK_INT(today->is_goal_reached, 1);
  CHECK_SIZE(content->daily_streak->struct_size, sizeof(taskcore_streak));
  CHECK_INT(content->daily_streak->current_count, 1);
  CHECK_INT(content->daily_streak->current_first_date, TODAY);
  CHECK_INT(content->daily_streak->is_at_risk, 0);
  CHECK_INT(content->weekly_streak->goal, 5);
  CHECK_INT(content->weekly_streak->current_count, 0);
  CHECK_INT(content->weekly_streak->current_first_date, 0);
  CHECK_SIZE(content->level->struct_size, sizeof(taskcore_level));
  CHECK_TEXT(content->level->name, "Beginner");
  CHECK_INT(content->level->number, 1);
  CHECK_INT(content->level->next_points, 500);
  CHECK(content->level->progress == 9.0 / 500.0);
  CHECK_INT(content->trend->day_count, 0);
  CHECK_INT(content->trend->has_slope, 0);
  CHECK_INT(content->trend->has_standard_error, 0);
  CHECK_INT(content->week->points, 9);
  CHECK_INT(content->week->last_date, TODAY);
  CHECK_INT(content->month->first_date, TODAY);
  CHECK_INT(content->month->previous_first_date, 20260801);
  CHECK_INT(content->month->previous_last_date, 20260831);
  CHECK_INT(content->month->previous_same_date, 20260801);
  CHECK_INT(content->forecast->kind, TASKCORE_FORECAST_UNKNOWN);
  CHECK_INT(content->forecast->open_count, 1);
  CHECK_INT(content->project_count, 2);
  CHECK_TEXT(TASKCORE_AT(content->projects, 0)->label, "Home");
  CHECK_INT(TASKCORE_AT(content->projects, 0)->points, 7);
  CHECK_SIZE(TASKCORE_AT(content->projects, 0)->struct_size, sizeof(taskcore_pulse_group));
  CHECK_INT(content->priority_count, 5);
  CHECK_INT(TASKCORE_AT(content->priorities, 3)->points, 2);
  CHECK_INT(content->weekday_count, 7);
  CHECK_INT(content->hour_count, 24);
  CHECK_TEXT(TASKCORE_AT(content->hours, 9)->label, "09:00");
  CHECK_INT(TASKCORE_AT(content->hours, 9)->completed_count, 2);
  CHECK_INT(content->points, 9);
  CHECK_INT(content->completed_count, 2);
  CHECK_INT(content->added_count, 3);
  CHECK_INT(content->focus_ms, 60000);
  CHECK_INT(content->active_day_count, 1);
  CHECK_INT(content->today, TODAY);
  CHECK_INT(content->best_date, TODAY);
  CHECK_INT(content->best_weekday, 2);
  CHECK_INT(content->best_hour, 9);
  taskcore_pulse_free(pulse);
}

static void each_insight_is_a_sentence_with_its_figures(taskcore_store *store) {
  complete(store, TASKCORE_PRIORITY_P0, "Home");
  taskcore_pulse *pulse = read_pulse(store, NULL);
  const taskcore_pulse_content *content = taskcore_pulse_contents(pulse);
  CHECK(content->insight_count > 1);
  CHECK_INT(TASKCORE_AT(content->insights, 0)->kind, TASKCORE_INSIGHT_GOAL);
  CHECK_INT(TASKCORE_AT(content->insights, 0)->colour, TASKCORE_COLOUR_GREEN);
  for (size_t i = 0; i < content->insight_count; i++) {
    const taskcore_insight *insight = TASKCORE_AT(content->insights, i);
    CHECK_SIZE(insight->struct_size, sizeof *insight);
    CHECK(insight->text[strlen(insight->text) - 1] == '.');
    CHECK(insight->figure_count > 0);
    for (size_t j = 0; j < insight->figure_count; j++) {
      CHECK_SIZE(TASKCORE_AT(insight->figures, j)->struct_size, sizeof(taskcore_figure));
      CHECK(TASKCORE_AT(insight->figures, j)->name[0] != '\0');
    }
  }
  taskcore_pulse_free(pulse);
}

static void an_empty_store_has_a_pulse(taskcore_store *store) {
  taskcore_pulse_options options = TASKCORE_PULSE_OPTIONS_INIT;
  options.fields = TASKCORE_PULSE_FIRST_DATE | TASKCORE_PULSE_LAST_DATE;
  options.first_date = options.last_date = 20301224;
  taskcore_pulse *pulse = read_pulse(store, &options);
  const taskcore_pulse_content *content = taskcore_pulse_contents(pulse);
  CHECK_INT(content->day_count, 1);
  CHECK_INT(TASKCORE_AT(content->days, 0)->date, 20301224);
  CHECK_INT(content->project_count, 0);
  CHECK_INT(content->forecast->kind, TASKCORE_FORECAST_EMPTY);
  CHECK_INT(content->best_date, 0);
  CHECK_INT(content->best_weekday, 0);
  CHECK_INT(content->best_hour, -1);
  taskcore_pulse_free(pulse);
}

static void a_pulse_is_of_a_project_and_of_weeks(taskcore_store *store) {
  taskcore_pulse_options options = TASKCORE_PULSE_OPTIONS_INIT;
  complete(store, TASKCORE_PRIORITY_P0, "Home");
  complete(store, TASKCORE_PRIORITY_P0, "Inbox");
  options.fields = TASKCORE_PULSE_PROJECT_ID | TASKCORE_PULSE_WEEK_START;
  options.project_id = project_named(store, "Home");
  options.week_start = 7;
  taskcore_pulse *pulse = read_pulse(store, &options);
  const taskcore_pulse_content *content = taskcore_pulse_contents(pulse);
  CHECK_INT(content->points, 7);
  CHECK_TEXT(TASKCORE_AT(content->weekdays, 0)->label, "Sunday");
  CHECK_INT(content->week->first_date, 20260830);
  taskcore_pulse_free(pulse);
}

static void bad_options_of_a_pulse_are_refused(taskcore_store *store) {
  const taskcore_pulse_options fine = TASKCORE_PULSE_OPTIONS_INIT;
  taskcore_pulse *pulse = (taskcore_pulse *)store;
  taskcore_pulse_options bad;
#define BAD(bits, member, value, field)                       \
  do {                                                        \
    bad = fine;                                               \
    bad.fields = bits;                                        \
    bad.member = value;                                       \
    INVALID(taskcore_pulse_read(store, &bad, &pulse), field); \
    CHECK(pulse == NULL);                                     \
  } while (0)
  BAD(TASKCORE_PULSE_FIRST_DATE, first_date, 0, "first_date");
  BAD(TASKCORE_PULSE_FIRST_DATE, first_date, 20260902, "last_date");
  BAD(TASKCORE_PULSE_FIRST_DATE, first_date, 10101, "last_date");
  BAD(TASKCORE_PULSE_LAST_DATE, last_date, INT32_MAX, "last_date");
  BAD(TASKCORE_PULSE_LAST_DATE, last_date, 99991231, "last_date");
  BAD(TASKCORE_PULSE_LAST_DATE, last_date, 10102, "first_date");
  BAD(TASKCORE_PULSE_WEEK_START, week_start, 0, "week_start");
  BAD(TASKCORE_PULSE_WEEK_START, week_start, 8, "week_start");
  BAD(TASKCORE_PULSE_WEEK_START, week_start, INT32_MIN, "week_start");
  BAD(1ULL << 4, reserved, 0, "fields");
  BAD(0, struct_size, 0, "struct_size");
#undef BAD
  bad = fine;
  bad.fields = TASKCORE_PULSE_PROJECT_ID;
  bad.project_id = 99;
  REFUSE(store, taskcore_pulse_read(store, &bad, &pulse), TASKCORE_ENOTFOUND, "project_id");
  INVALID(taskcore_pulse_read(store, NULL, NULL), "pulse");
  INVALID(taskcore_pulse_read(NULL, NULL, &pulse), "store");
}

/* ------------------------------------------------------------------- lifetime */

static void what_was_read_outlives_its_store(void) {
  taskcore_store *store = open_store(":memory:");
  CHECK_OK(add_holiday(store, TODAY, 0, NULL));
  taskcore_holiday_list *holidays = holidays_of(store);
  taskcore_pulse *pulse = read_pulse(store, NULL);
  taskcore_store_free(store);
  CHECK_INT(TASKCORE_AT(taskcore_pulse_contents(pulse)->days, 29)->is_paused, 1);
  CHECK_INT(taskcore_holiday_list_at(holidays, 0)->first_date, TODAY);
  taskcore_pulse_free(pulse);
  taskcore_holiday_list_free(holidays);
}

static void there_is_nothing_in_null(void) {
  CHECK(taskcore_pulse_contents(NULL) == NULL);
  CHECK_INT(taskcore_holiday_list_count(NULL), 0);
  CHECK(taskcore_holiday_list_at(NULL, 0) == NULL);
  CHECK(taskcore_holiday_list_rows(NULL, NULL) == NULL);
  taskcore_pulse_free(NULL);
  taskcore_holiday_list_free(NULL);
}

static void a_store_that_is_only_read_has_a_pulse_and_keeps_its_settings(void) {
  const char *path = path_of("read-only.db");
  taskcore_store *store = open_store(path);
  complete(store, TASKCORE_PRIORITY_P0, "Inbox");
  taskcore_store_free(store);
  taskcore_open_options options = options_for(path);
  options.flags = TASKCORE_OPEN_READ_ONLY;
  CHECK_OK(taskcore_store_open(&options, &store));
  taskcore_pulse_settings settings = settings_of(store);
  taskcore_pulse_free(read_pulse(store, NULL));
  CHECK_INT(points(store, NULL), 7);
  CHECK_STATUS(taskcore_pulse_settings_set(store, &settings), TASKCORE_EREADONLY);
  CHECK_STATUS(add_holiday(store, TODAY, 0, NULL), TASKCORE_EREADONLY);
  CHECK_STATUS(taskcore_holiday_mode_set(store, 1), TASKCORE_EREADONLY);
  taskcore_store_free(store);
}

int main(int argc, char **argv) {
  use_folder(argc, argv);
  RUN_WITH_STORE(completing_scores_by_priority_and_reopening_takes_it_back);
  RUN_WITH_STORE(the_score_of_days_projects_and_tags);
  RUN_WITH_STORE(what_was_scored_stays);
  RUN_WITH_STORE(the_log_has_a_plain_task_as_it_was);
  RUN_WITH_STORE(a_bad_score_is_refused);
  RUN_WITH_STORE(settings_change_by_what_is_announced_and_are_undone);
  RUN_WITH_STORE(bad_settings_are_refused);
  RUN_WITH_STORE(holidays_come_by_their_first_days);
  RUN_WITH_STORE(holidays_are_deleted_all_or_none);
  RUN_WITH_STORE(holiday_mode_begins_today_and_ends_yesterday);
  RUN_WITH_STORE(bad_holidays_are_refused);
  RUN_WITH_STORE(a_pulse_says_what_happened);
  RUN_WITH_STORE(each_insight_is_a_sentence_with_its_figures);
  RUN_WITH_STORE(an_empty_store_has_a_pulse);
  RUN_WITH_STORE(a_pulse_is_of_a_project_and_of_weeks);
  RUN_WITH_STORE(bad_options_of_a_pulse_are_refused);
  RUN(what_was_read_outlives_its_store);
  RUN(there_is_nothing_in_null);
  RUN(a_store_that_is_only_read_has_a_pulse_and_keeps_its_settings);
  return check_result();
}
