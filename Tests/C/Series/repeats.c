/* Tasks that repeat, their occurrences, and rules by themselves and in words. */
#include "calendar.h"

static taskcore_repeat_spec spec_of(const char *rule, const char *start) {
  taskcore_repeat_spec spec = TASKCORE_REPEAT_SPEC_INIT;
  spec.rule = rule;
  spec.start = start;
  return spec;
}

static const char *expanded(taskcore_store *store, const taskcore_repeat_spec *spec) {
  taskcore_occurrence_list *list = NULL;
  CHECK_OK(taskcore_repeat_expand(store, spec, &list));
  return times_in(list);
}

static const char *occurrence_of(taskcore_store *store, int64_t id) {
  static char occurrence[32];
  taskcore_task_list *list = get(store, id);
  snprintf(occurrence, sizeof occurrence, "%s", taskcore_task_list_at(list, 0)->occurrence);
  taskcore_task_list_free(list);
  return occurrence;
}

static taskcore_completion_list *completions_of(taskcore_store *store, int64_t id) {
  taskcore_completion_list *list = NULL;
  CHECK_OK(completions_in(store, id, 0, paris(20990101, 0, 0), &list));
  return list;
}

static void the_end_of_the_month_does_not_drift(taskcore_store *store) {
  static const int32_t dates[] = {20270228, 20270331, 20270430, 20270531};
  int64_t id = add_repeating(store, "Close the books", 20270131,
                             "RSCALE=GREGORIAN;FREQ=MONTHLY;SKIP=BACKWARD");
  CHECK_TEXT(occurrence_of(store, id), "20270131");
  for (size_t i = 0; i < sizeof dates / sizeof *dates; i++) {
    CHECK_OK(taskcore_task_complete(store, &id, 1, 0));
    CHECK_INT(status_of(store, id), TASKCORE_TASK_STATUS_OPEN);
    CHECK_INT(due_date_of(store, id), dates[i]);
  }
  for (size_t i = 0; i < sizeof dates / sizeof *dates; i++) {
    CHECK_UNDO(store, TASKCORE_ACTION_COMPLETE_TASKS);
  }
  CHECK_INT(due_date_of(store, id), 20270131);
}

static void completing_an_occurrence_logs_it_and_undo_takes_it_back(taskcore_store *store) {
  int64_t id = add_repeating(store, "Water", 20260901, "FREQ=WEEKLY");
  char *before = export_of(store);
  clock_ms += 5;
  CHECK_OK(taskcore_task_complete(store, &id, 1, 0));
  taskcore_completion_list *list = completions_of(store, id);
  CHECK_INT(taskcore_completion_list_count(list), 1);
  const taskcore_completion *completion = taskcore_completion_list_at(list, 0);
  size_t stride = 0;
  CHECK(taskcore_completion_list_rows(list, &stride) == completion);
  CHECK_SIZE(stride, sizeof *completion);
  CHECK_SIZE(completion->struct_size, sizeof *completion);
  CHECK_INT(completion->task_id, id);
  CHECK_TEXT(completion->occurrence, "20260901");
  CHECK_INT(completion->completed_ms, START_MS + 5);
  CHECK_INT(completion->project_id, TASKCORE_INBOX_ID);
  CHECK_INT(completion->priority, TASKCORE_PRIORITY_P2);
  CHECK(taskcore_completion_list_at(list, 1) == NULL);
  taskcore_completion_list_free(list);
  CHECK_OK(completions_in(store, 0, START_MS + 6, START_MS + 9, &list));
  CHECK_INT(taskcore_completion_list_count(list), 0);
  taskcore_completion_list_free(list);
  check_back_and_forth(store, TASKCORE_ACTION_COMPLETE_TASKS, before);
}

/* Two devices that have the same task complete the same occurrence, and make one of it. */
static void an_occurrence_has_the_same_uid_everywhere(taskcore_store *store) {
  int64_t ids[2] = {add_repeating(store, "Water", 20260901, "FREQ=WEEKLY"), 0};
  char uids[2][64], path[512];
  taskcore_store *stores[2] = {store, open_store(":memory:")};
  snprintf(path, sizeof path, "%s", path_of("device.json"));
  CHECK_OK(taskcore_export_file(store, TASKCORE_FORMAT_JSON, NULL, path, NULL, NULL));
  CHECK_OK(taskcore_import_file(stores[1], TASKCORE_FORMAT_JSON, NULL, path, NULL, NULL, NULL));
  taskcore_task_list *tasks = NULL;
  CHECK_OK(taskcore_task_query(stores[1], NULL, &tasks));
  CHECK_INT(taskcore_task_list_count(tasks), 1);
  ids[1] = taskcore_task_list_at(tasks, 0)->id;
  taskcore_task_list_free(tasks);
  for (int i = 0; i < 2; i++) {
    clock_ms += 1000;
    CHECK_OK(taskcore_task_complete(stores[i], &ids[i], 1, 0));
    taskcore_completion_list *list = completions_of(stores[i], ids[i]);
    snprintf(uids[i], sizeof uids[i], "%s", taskcore_completion_list_at(list, 0)->uid);
    taskcore_completion_list_free(list);
  }
  CHECK_TEXT(uids[0], uids[1]);
  taskcore_store_free(stores[1]);
}

static void the_time_of_day_stays_when_the_clocks_change(taskcore_store *store) {
  taskcore_task_input input = titled("Stand-up");
  input.fields |= TASKCORE_TASK_DUE | TASKCORE_TASK_REPEAT_RULE;
  input.due_kind = TASKCORE_MOMENT_DATE_TIME;
  input.due_ms = paris(20261024, 9, 0); /* the clocks go back in the night after */
  input.repeat_rule = "FREQ=DAILY";
  int64_t id = add(store, &input);
  CHECK_OK(taskcore_task_complete(store, &id, 1, 0));
  taskcore_task_list *list = get(store, id);
  CHECK_INT(taskcore_task_list_at(list, 0)->due_ms, input.due_ms + 25 * HOUR_MS);
  CHECK_TEXT(taskcore_task_list_at(list, 0)->occurrence, "20261025T090000");
  taskcore_task_list_free(list);
}

static void after_completion_counts_from_the_day_it_was_done(taskcore_store *store) {
  taskcore_task_input input = titled("Cut hair");
  input.fields |= TASKCORE_TASK_DUE | TASKCORE_TASK_REPEAT_RULE | TASKCORE_TASK_REPEAT_MODE;
  input.due_kind = TASKCORE_MOMENT_DATE;
  input.due_date = 20260820;
  input.repeat_rule = "FREQ=DAILY;INTERVAL=3";
  input.repeat_mode = TASKCORE_REPEAT_AFTER_COMPLETION;
  int64_t id = add(store, &input);
  CHECK_OK(taskcore_task_complete(store, &id, 1, 0));
  CHECK_INT(due_date_of(store, id), 20260904);
}

static void missed_occurrences_can_be_skipped(taskcore_store *store) {
  int64_t id = add_repeating(store, "Water", 20260810, "FREQ=WEEKLY"); /* a Monday */
  char *before = export_of(store);
  CHECK_OK(taskcore_task_complete(store, &id, 1, TASKCORE_COMPLETE_SKIP_MISSED));
  CHECK_INT(due_date_of(store, id), 20260907);
  check_back_and_forth(store, TASKCORE_ACTION_COMPLETE_TASKS, before);
}

static void skipping_goes_on_without_a_completion(taskcore_store *store) {
  int64_t id = add_repeating(store, "Water", 20260901, "FREQ=DAILY;COUNT=2");
  char *before = export_of(store);
  CHECK_OK(taskcore_task_skip_occurrence(store, &id, 1));
  CHECK_INT(due_date_of(store, id), 20260902);
  taskcore_completion_list *list = completions_of(store, id);
  CHECK_INT(taskcore_completion_list_count(list), 0);
  taskcore_completion_list_free(list);
  check_back_and_forth(store, TASKCORE_ACTION_SKIP_OCCURRENCE, before);
  REFUSE(store, taskcore_task_skip_occurrence(store, &id, 1), TASKCORE_ECONFLICT, "ids");
  CHECK_OK(taskcore_task_complete(store, &id, 1, 0));
  CHECK_INT(status_of(store, id), TASKCORE_TASK_STATUS_COMPLETED);
}

static void a_series_ends_with_its_present_occurrence_or_for_good(taskcore_store *store) {
  int64_t id = add_repeating(store, "Water", 20260901, "FREQ=DAILY");
  int64_t plain = add_titled(store, "Plain");
  char *before = export_of(store);
  CHECK_OK(taskcore_task_end_series(store, &id, 1));
  CHECK_INT(due_date_of(store, id), 20260901);
  taskcore_task_list *list = get(store, id);
  CHECK_TEXT(taskcore_task_list_at(list, 0)->repeat_rule, "");
  CHECK_TEXT(taskcore_task_list_at(list, 0)->occurrence, "");
  taskcore_task_list_free(list);
  check_back_and_forth(store, TASKCORE_ACTION_END_SERIES, before);
  REFUSE(store, taskcore_task_end_series(store, &id, 1), TASKCORE_ECONFLICT, "ids");
  REFUSE(store, taskcore_task_skip_occurrence(store, &plain, 1), TASKCORE_ECONFLICT, "ids");
  CHECK_UNDO(store, TASKCORE_ACTION_END_SERIES);
  CHECK_OK(taskcore_task_complete(store, &id, 1, TASKCORE_COMPLETE_SERIES));
  CHECK_INT(status_of(store, id), TASKCORE_TASK_STATUS_COMPLETED);
}

static void subtasks_start_and_reminders_move_along(taskcore_store *store) {
  taskcore_reminder reminder = TASKCORE_REMINDER_INIT;
  taskcore_task_input input = titled("Trip");
  reminder.at_ms = paris(20260902, 8, 0);
  input.fields |=
      TASKCORE_TASK_DUE | TASKCORE_TASK_START | TASKCORE_TASK_REPEAT_RULE | TASKCORE_TASK_REMINDERS;
  input.due_kind = input.start_kind = TASKCORE_MOMENT_DATE;
  input.due_date = 20260905;
  input.start_date = 20260901;
  input.repeat_rule = "FREQ=WEEKLY";
  input.reminders = &reminder;
  input.reminder_count = 1;
  int64_t id = add(store, &input), below = add_under(store, "Pack", id);
  taskcore_task_input due = TASKCORE_TASK_INPUT_INIT;
  due.fields = TASKCORE_TASK_DUE;
  due.due_kind = TASKCORE_MOMENT_DATE;
  due.due_date = 20260903;
  CHECK_OK(taskcore_task_update(store, &below, 1, &due));
  CHECK_OK(taskcore_task_complete(store, &below, 1, 0));
  char *before = export_of(store);
  CHECK_OK(taskcore_task_complete(store, &id, 1, 0));
  taskcore_task_list *list = get(store, id);
  const taskcore_task *task = taskcore_task_list_at(list, 0);
  CHECK_INT(task->due_date, 20260912);
  CHECK_INT(task->start_date, 20260908);
  CHECK_INT(TASKCORE_AT(task->reminders, 0)->at_ms, paris(20260909, 8, 0));
  taskcore_task_list_free(list);
  CHECK_INT(status_of(store, below), TASKCORE_TASK_STATUS_OPEN);
  CHECK_INT(due_date_of(store, below), 20260910);
  check_back_and_forth(store, TASKCORE_ACTION_COMPLETE_TASKS, before);
}

static void one_occurrence_is_changed_alone(taskcore_store *store) {
  int64_t id = add_repeating(store, "Water", 20260901, "FREQ=DAILY"), changed = 0;
  taskcore_task_input changes = titled("Water twice");
  char *before = export_of(store);
  CHECK_OK(update_occurrence(store, id, TASKCORE_SCOPE_THIS, &changes, &changed));
  CHECK(changed != id && changed > 0);
  taskcore_task_list *list = get(store, changed), *series = get(store, id);
  const taskcore_task *one = taskcore_task_list_at(list, 0);
  CHECK_TEXT(one->title, "Water twice");
  CHECK_INT(one->due_date, 20260901);
  CHECK_TEXT(one->repeat_rule, "");
  CHECK_TEXT(one->occurrence, "20260901");
  CHECK_TEXT(one->series_uid, taskcore_task_list_at(series, 0)->uid);
  CHECK_TEXT(taskcore_task_list_at(series, 0)->title, "Water");
  CHECK_INT(taskcore_task_list_at(series, 0)->due_date, 20260902);
  taskcore_task_list_free(series);
  taskcore_task_list_free(list);
  check_back_and_forth(store, TASKCORE_ACTION_UPDATE_TASKS, before);
  CHECK_OK(update_occurrence(store, id, TASKCORE_SCOPE_THIS_AND_LATER, &changes, &changed));
  CHECK_INT(changed, id);
  CHECK_OK(taskcore_task_update_occurrence(store, id, NULL, &changes, &changed)); /* all of them */
  CHECK_INT(changed, id);
  REFUSE(store, update_occurrence(store, id, 0, &changes, &changed), TASKCORE_EINVALID, "scope");
  CHECK_INT(changed, 0);
}

static void the_stores_zone_is_null_or_the_empty_text(taskcore_store *store) {
  taskcore_repeat_spec spec = spec_of("FREQ=DAILY;COUNT=2", "20260901T090000");
  const char *zones[] = {NULL, ""};
  for (size_t i = 0; i < 2; i++) {
    taskcore_occurrence_list *list = NULL;
    spec.zone = zones[i];
    CHECK_OK(taskcore_repeat_expand(store, &spec, &list));
    CHECK_INT(taskcore_occurrence_list_count(list), 2); /* as the limit is 0 */
    CHECK_INT(taskcore_occurrence_list_at(list, 0)->start_ms, paris(20260901, 9, 0));
    taskcore_occurrence_list_free(list);
    taskcore_task_input input = titled("Water");
    input.fields |= TASKCORE_TASK_ZONE;
    input.zone = zones[i];
    taskcore_task_list *read = get(store, add(store, &input));
    CHECK_TEXT(taskcore_task_list_at(read, 0)->zone, "");
    taskcore_task_list_free(read);
  }
}

static void a_rule_is_expanded_with_exceptions_and_additions(taskcore_store *store) {
  taskcore_repeat_spec spec = spec_of("FREQ=DAILY;COUNT=10", "19970902T090000");
  spec.zone = "America/New_York";
  spec.limit = 3;
  CHECK_TEXT(expanded(store, &spec), "19970902T090000 19970903T090000 19970904T090000");
  spec.excluded_dates = "19970903T090000 19970905T090000";
  spec.added_dates = "19970904T100000";
  spec.limit = 4;
  CHECK_TEXT(expanded(store, &spec),
             "19970902T090000 19970904T090000 19970904T100000 19970906T090000");
  spec.not_before = "19970911T000000";
  CHECK_TEXT(expanded(store, &spec), "19970911T090000");
  spec.not_before = "19990101T000000";
  CHECK_TEXT(expanded(store, &spec), "");
  spec = spec_of("FREQ=WEEKLY;BYDAY=MO;COUNT=2", "20260901"); /* a Tuesday */
  CHECK_TEXT(expanded(store, &spec), "20260907 20260914");
  spec.is_start_included = 1;
  CHECK_TEXT(expanded(store, &spec), "20260901 20260907");
}

static void an_occurrence_tells_its_instant(taskcore_store *store) {
  taskcore_repeat_spec spec = spec_of("FREQ=DAILY;COUNT=2", "20270327T023000");
  taskcore_occurrence_list *list = NULL;
  CHECK_OK(taskcore_repeat_expand(store, &spec, &list));
  size_t stride = 0;
  const taskcore_occurrence *rows = taskcore_occurrence_list_rows(list, &stride);
  CHECK_SIZE(stride, sizeof *rows);
  CHECK_INT(TASKCORE_AT(rows, 0)->kind, TASKCORE_MOMENT_DATE_TIME);
  CHECK_INT(TASKCORE_AT(rows, 1)->date, 20270328);
  /* 2:30 is left out that night, and read with the offset from before: it is 3:30. */
  CHECK_INT(TASKCORE_AT(rows, 1)->start_ms, paris(20270328, 3, 30));
  CHECK_INT(TASKCORE_AT(rows, 1)->start_ms - TASKCORE_AT(rows, 0)->start_ms, DAY_MS);
  taskcore_occurrence_list_free(list);
}

static void what_cannot_be_expanded_names_the_member(taskcore_store *store) {
  static const struct {
    const char *rule, *start, *zone, *excluded, *added, *not_before;
    int64_t limit;
    const char *field;
  } refused[] = {
      {"FREQ=NOW", "20260901", NULL, NULL, NULL, NULL, 1, "rule"},
      {"FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30", "20260901", NULL, NULL, NULL, NULL, 1, "rule"},
      {"FREQ=DAILY;UNTIL=20260831", "20260901", NULL, NULL, NULL, NULL, 1, "rule"},
      {"FREQ=HOURLY", "20260901", NULL, NULL, NULL, NULL, 1, "rule"},
      {"FREQ=DAILY;COUNT=1000001", "20260901", NULL, NULL, NULL, NULL, 1, "rule"},
      {"FREQ=DAILY", "20260931", NULL, NULL, NULL, NULL, 1, "start"},
      {"FREQ=DAILY", "20260901", "Mars/Olympus", NULL, NULL, NULL, 1, "zone"},
      {"FREQ=DAILY", "20260901", NULL, "20260902T090000", NULL, NULL, 1, "excluded_dates"},
      {"FREQ=DAILY", "20260901", NULL, NULL, "soon", NULL, 1, "added_dates"},
      {"FREQ=DAILY", "20260901", NULL, NULL, NULL, "later", 1, "not_before"},
      {"FREQ=DAILY", "20260901", NULL, NULL, NULL, NULL, -1, "limit"},
      {"FREQ=DAILY", "20260901", NULL, NULL, NULL, NULL, 100001, "limit"}};
  taskcore_occurrence_list *list = NULL;
  for (size_t i = 0; i < sizeof refused / sizeof *refused; i++) {
    taskcore_repeat_spec spec = spec_of(refused[i].rule, refused[i].start);
    spec.zone = refused[i].zone;
    spec.excluded_dates = refused[i].excluded;
    spec.added_dates = refused[i].added;
    spec.not_before = refused[i].not_before;
    spec.limit = refused[i].limit;
    REFUSE(store, taskcore_repeat_expand(store, &spec, &list), TASKCORE_EINVALID, refused[i].field);
    CHECK(list == NULL);
  }
}

static void rules_that_never_yield_are_refused_at_once(taskcore_store *store) {
  static const char *const never[] = {
      "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30",  "FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30",
      "FREQ=SECONDLY;INTERVAL=2;BYSECOND=1",  "FREQ=DAILY;UNTIL=20200101T000000Z",
      "FREQ=MINUTELY;INTERVAL=60;BYMINUTE=7", "FREQ=YEARLY;BYYEARDAY=366;BYMONTH=11"};
  taskcore_occurrence_list *list = NULL;
  for (size_t i = 0; i < sizeof never / sizeof *never; i++) {
    taskcore_repeat_spec spec = spec_of(never[i], "20260901T090000");
    CHECK_STATUS(taskcore_repeat_expand(store, &spec, &list), TASKCORE_EINVALID);
    CHECK(list == NULL);
    taskcore_task_input input = titled("Never");
    input.fields |= TASKCORE_TASK_DUE | TASKCORE_TASK_REPEAT_RULE;
    input.due_kind = TASKCORE_MOMENT_DATE_TIME;
    input.due_ms = START_MS;
    input.repeat_rule = never[i];
    REFUSE(store, taskcore_task_add(store, &input, NULL), TASKCORE_EINVALID, "repeat_rule");
  }
}

static void rules_that_yield_thousands_a_second_are_quick(taskcore_store *store) {
  taskcore_repeat_spec spec = spec_of("FREQ=SECONDLY", "00010101T000000");
  spec.not_before = "99991231T235957";
  spec.zone = "UTC";
  CHECK_TEXT(expanded(store, &spec), "99991231T235957 99991231T235958 99991231T235959");
  spec = spec_of("FREQ=SECONDLY;BYMONTH=1", "20260201T000000");
  spec.limit = 1;
  CHECK_TEXT(expanded(store, &spec), "20270101T000000");
}

static void words_make_a_rule_and_a_rule_makes_words(taskcore_store *store) {
  static const char *const phrases[][3] = {
      {"every day", "FREQ=DAILY", "every day"},
      {"every 2 weeks on mon, thu", "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH",
       "every 2 weeks on Monday and Thursday"},
      {"every last friday", "FREQ=MONTHLY;BYDAY=-1FR", NULL},
      {"every weekday", "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR", "every weekday"},
      {"every year", "RSCALE=GREGORIAN;FREQ=YEARLY;SKIP=BACKWARD", "every year"},
      {"RRULE:FREQ=DAILY", "FREQ=DAILY", "every day"}};
  char *rule = NULL, *words = NULL;
  int32_t mode = 7;
  for (size_t i = 0; i < sizeof phrases / sizeof *phrases; i++) {
    CHECK_OK(taskcore_repeat_parse(store, phrases[i][0], &rule, &mode));
    CHECK_TEXT(rule, phrases[i][1]);
    CHECK_INT(mode, TASKCORE_REPEAT_FIXED);
    CHECK_OK(taskcore_repeat_words(store, rule, mode, &words));
    if (phrases[i][2]) CHECK_TEXT(words, phrases[i][2]);
    taskcore_string_free(words);
    taskcore_string_free(rule);
  }
  CHECK_OK(taskcore_repeat_parse(store, "after 10 days", &rule, &mode));
  CHECK_TEXT(rule, "FREQ=DAILY;INTERVAL=10");
  CHECK_INT(mode, TASKCORE_REPEAT_AFTER_COMPLETION);
  CHECK_OK(taskcore_repeat_words(store, rule, mode, &words));
  CHECK_TEXT(words, "after 10 days");
  taskcore_string_free(words);
  taskcore_string_free(rule);
  CHECK_STATUS(taskcore_repeat_parse(store, "every day\nor purple", &rule, &mode), TASKCORE_EPARSE);
  CHECK_INT(taskcore_last_error()->line, 2);
  CHECK(taskcore_last_error()->column > 0);
  CHECK(rule == NULL);
  CHECK_INT(mode, 0);
}

static void words_are_in_the_language_of_the_store_or_english(taskcore_store *store) {
  static const struct {
    const char *language, *texts, *words;
  } cases[] = {{NULL, NULL, "every 2 weeks on Monday and Thursday"},
               {"fr", NULL, "toutes les 2 semaines le lundi et le jeudi"},
               {"fr", "en", "every 2 weeks on Monday and Thursday"},
               {"fr", "es", "cada 2 semanas el lunes y el jueves"},
               {"en-XA", NULL, "[every 2 weeks on Monday and Thursday]"}};
  const char *rule = "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH";
  char *words = NULL;
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    CHECK_OK(taskcore_language_set(store, cases[i].language));
    CHECK_OK(taskcore_texts_language_set(store, cases[i].texts));
    CHECK_OK(taskcore_repeat_words(store, rule, TASKCORE_REPEAT_FIXED, &words));
    CHECK_TEXT(words, cases[i].words);
    taskcore_string_free(words);
    CHECK_OK(taskcore_repeat_words(NULL, rule, TASKCORE_REPEAT_FIXED, &words));
    CHECK_TEXT(words, cases[0].words);
    taskcore_string_free(words);
  }
}

int main(int argc, char **argv) {
  use_folder(argc, argv);
  RUN_WITH_STORE(the_end_of_the_month_does_not_drift);
  RUN_WITH_STORE(completing_an_occurrence_logs_it_and_undo_takes_it_back);
  RUN_WITH_STORE(an_occurrence_has_the_same_uid_everywhere);
  RUN_WITH_STORE(the_time_of_day_stays_when_the_clocks_change);
  RUN_WITH_STORE(after_completion_counts_from_the_day_it_was_done);
  RUN_WITH_STORE(missed_occurrences_can_be_skipped);
  RUN_WITH_STORE(skipping_goes_on_without_a_completion);
  RUN_WITH_STORE(a_series_ends_with_its_present_occurrence_or_for_good);
  RUN_WITH_STORE(subtasks_start_and_reminders_move_along);
  RUN_WITH_STORE(one_occurrence_is_changed_alone);
  RUN_WITH_STORE(the_stores_zone_is_null_or_the_empty_text);
  RUN_WITH_STORE(a_rule_is_expanded_with_exceptions_and_additions);
  RUN_WITH_STORE(an_occurrence_tells_its_instant);
  RUN_WITH_STORE(what_cannot_be_expanded_names_the_member);
  RUN_WITH_STORE(rules_that_never_yield_are_refused_at_once);
  RUN_WITH_STORE(rules_that_yield_thousands_a_second_are_quick);
  RUN_WITH_STORE(words_make_a_rule_and_a_rule_makes_words);
  RUN_WITH_STORE(words_are_in_the_language_of_the_store_or_english);
  return check_result();
}
