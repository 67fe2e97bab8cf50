/* Arguments that are wrong in every way, for the calls about repeats, events, days, alerts, focus
 * sessions and zones: each is refused, and the store stays as it was. */
#include "calendar.h"

#define INVALID(call, field) REFUSE(store, call, TASKCORE_EINVALID, field)

static const int64_t bad_instants[] = {INT64_MIN, -62135596800001, 253402300800000, INT64_MAX};
static const char *const bad_texts[] = {"\xFF",     "a\x80",        "caf\xC3",
                                        "\xC0\xAF", "\xED\xA0\x80", "\xF4\x90\x80\x80"};
static const size_t absurd_counts[] = {SIZE_MAX, SIZE_MAX / 2, SIZE_MAX / 8, 16777217};

#define EACH(index, array) (size_t index = 0; index < sizeof array / sizeof *array; index++)

static int64_t known_event(taskcore_store *store) {
  return add_event(store, repeating(meeting("Known", START_MS, 15), "FREQ=DAILY"));
}

static int64_t known_task(taskcore_store *store) {
  return add_repeating(store, "Known", 20260901, "FREQ=DAILY");
}

static void null_stores_are_refused(taskcore_store *store) {
  int64_t id = known_event(store), number = 7;
  int32_t code = 7;
  char *words = NULL;
  taskcore_task_input changes = titled("New");
  taskcore_event_input event = meeting("New", START_MS, 1);
  taskcore_repeat_spec spec = TASKCORE_REPEAT_SPEC_INIT;
  taskcore_free_time_query_options search = TASKCORE_FREE_TIME_QUERY_OPTIONS_INIT;
  taskcore_agenda_options days = TASKCORE_AGENDA_OPTIONS_INIT;
  taskcore_countdown countdown = TASKCORE_COUNTDOWN_INIT;
  taskcore_focus_settings settings = TASKCORE_FOCUS_SETTINGS_INIT;
  taskcore_focus_next next = TASKCORE_FOCUS_NEXT_INIT;
  taskcore_occurrence_list *occurrences = NULL;
  taskcore_completion_list *completions = NULL;
  taskcore_event_list *events = NULL;
  taskcore_conflict_list *conflicts = NULL;
  taskcore_free_time_list *slots = NULL;
  taskcore_agenda_list *agenda = NULL;
  taskcore_month_list *grid = NULL;
  taskcore_alert_list *alerts = NULL;
  taskcore_focus_list *sessions = NULL;
  taskcore_focus_total_list *totals = NULL;
  taskcore_import_note_list *notes = NULL;
  INVALID(taskcore_repeat_expand(NULL, &spec, &occurrences), "store");
  INVALID(taskcore_repeat_parse(NULL, "every day", &words, &code), "store");
  INVALID(taskcore_task_skip_occurrence(NULL, &id, 1), "store");
  INVALID(taskcore_task_end_series(NULL, &id, 1), "store");
  INVALID(update_occurrence(NULL, id, TASKCORE_SCOPE_THIS, &changes, &number), "store");
  INVALID(completions_in(NULL, 0, 0, 1, &completions), "store");
  INVALID(taskcore_event_add(NULL, &event, 0, &number, &conflicts), "store");
  INVALID(taskcore_event_add_many(NULL, &event, 1, 0, &number, &conflicts), "store");
  INVALID(taskcore_event_update(NULL, id, NULL, &event, 0, &number, &conflicts), "store");
  INVALID(taskcore_event_delete(NULL, &id, 1), "store");
  INVALID(taskcore_event_delete_occurrence(NULL, id, NULL), "store");
  INVALID(taskcore_event_find(NULL, "uid", &number), "store");
  INVALID(taskcore_event_query(NULL, NULL, &events), "store");
  INVALID(occurrences_in(NULL, id, 0, 1, 1, &occurrences), "store");
  INVALID(conflicts_within(NULL, 0, 1, 1, &conflicts), "store");
  INVALID(taskcore_free_time_query(NULL, &search, &slots), "store");
  INVALID(taskcore_agenda_read(NULL, &days, &agenda), "store");
  INVALID(read_month(NULL, 2026, 9, 1, &grid), "store");
  INVALID(taskcore_task_countdown(NULL, id, NULL, &countdown), "store");
  INVALID(taskcore_event_countdown(NULL, id, NULL, &countdown), "store");
  INVALID(taskcore_day_countdown(NULL, &countdown), "store");
  INVALID(taskcore_poll(NULL, START_MS, &alerts, NULL), "store");
  INVALID(taskcore_next_wakeup(NULL, &number), "store");
  INVALID(query_alerts(NULL, 0, 1, &alerts), "store");
  INVALID(taskcore_alert_acknowledge(NULL, &id, 1), "store");
  INVALID(taskcore_alert_snooze(NULL, &id, 1, START_MS + 1), "store");
  INVALID(taskcore_alert_snooze_for(NULL, &id, 1, 60), "store");
  INVALID(start_focus(NULL, 0, 25, TASKCORE_FOCUS_KIND_WORK, &number), "store");
  INVALID(taskcore_focus_pause(NULL), "store");
  INVALID(taskcore_focus_resume(NULL), "store");
  INVALID(taskcore_focus_reset(NULL), "store");
  INVALID(taskcore_focus_cancel(NULL), "store");
  INVALID(taskcore_focus_finish(NULL), "store");
  INVALID(taskcore_focus_current(NULL, &sessions), "store");
  INVALID(taskcore_focus_next_read(NULL, &next), "store");
  INVALID(sessions_in(NULL, 0, 1, &sessions), "store");
  INVALID(focus_totals_in(NULL, 0, 1, TASKCORE_FOCUS_BY_DAY, &totals), "store");
  INVALID(taskcore_focus_settings_read(NULL, &settings), "store");
  INVALID(taskcore_focus_settings_set(NULL, &settings), "store");
  INVALID(taskcore_import_notes(NULL, &notes), "store");
  INVALID(taskcore_export_notes(NULL, &notes), "store");
}

static void null_arguments_are_refused(taskcore_store *store) {
  int64_t id = known_event(store), task = known_task(store), number = 7;
  char *words = NULL;
  taskcore_local_time local = TASKCORE_LOCAL_TIME_INIT;
  taskcore_occurrence_list *occurrences = NULL;
  taskcore_repeat_spec spec = TASKCORE_REPEAT_SPEC_INIT;
  taskcore_event_input event = meeting("New", START_MS, 1);
  INVALID(taskcore_repeat_expand(store, NULL, &occurrences), "spec");
  INVALID(taskcore_repeat_expand(store, &spec, &occurrences), "rule");
  spec.rule = "FREQ=DAILY";
  INVALID(taskcore_repeat_expand(store, &spec, &occurrences), "start");
  spec.start = "20260901";
  INVALID(taskcore_repeat_expand(store, &spec, NULL), "occurrences");
  INVALID(taskcore_repeat_parse(store, NULL, &words, NULL), "text");
  INVALID(taskcore_repeat_parse(store, "every day", NULL, NULL), "rule");
  INVALID(taskcore_repeat_words(store, NULL, 0, &words), "rule");
  INVALID(taskcore_repeat_words(store, "FREQ=DAILY", 0, NULL), "words");
  INVALID(taskcore_task_skip_occurrence(store, NULL, 1), "ids");
  INVALID(taskcore_task_end_series(store, NULL, 1), "ids");
  INVALID(update_occurrence(store, task, TASKCORE_SCOPE_THIS, NULL, &number), "changes");
  INVALID(completions_in(store, 0, 0, 1, NULL), "completions");
  INVALID(taskcore_event_add(store, NULL, 0, NULL, NULL), "input");
  INVALID(taskcore_event_add_many(store, NULL, 1, 0, NULL, NULL), "inputs");
  INVALID(taskcore_event_update(store, id, NULL, NULL, 0, &number, NULL), "changes");
  INVALID(update_event(store, id, NULL, TASKCORE_SCOPE_THIS, &event, 0, &number, NULL),
          "occurrence");
  INVALID(taskcore_event_delete(store, NULL, 1), "ids");
  INVALID(delete_occurrence(store, id, NULL, TASKCORE_SCOPE_THIS), "occurrence");
  INVALID(taskcore_event_find(store, NULL, &number), "uid");
  INVALID(taskcore_event_find(store, "uid", NULL), "id");
  INVALID(taskcore_event_query(store, NULL, NULL), "events");
  INVALID(occurrences_in(store, id, 0, 1, 1, NULL), "occurrences");
  INVALID(conflicts_within(store, 0, 1, 1, NULL), "conflicts");
  INVALID(taskcore_free_time_query(store, NULL, NULL), "slots");
  INVALID(taskcore_agenda_read(store, NULL, NULL), "agenda");
  INVALID(taskcore_task_countdown(store, task, NULL, NULL), "countdown");
  INVALID(taskcore_event_countdown(store, id, NULL, NULL), "countdown");
  INVALID(taskcore_day_countdown(store, NULL), "countdown");
  INVALID(taskcore_countdown_label(store, NULL, &words), "countdown");
  INVALID(taskcore_next_wakeup(store, NULL), "at_ms");
  INVALID(query_alerts(store, 0, 1, NULL), "alerts");
  INVALID(taskcore_alert_acknowledge(store, NULL, 1), "ids");
  INVALID(taskcore_alert_snooze(store, NULL, 1, START_MS + 1), "ids");
  INVALID(taskcore_alert_snooze_for(store, NULL, 1, 60), "ids");
  INVALID(taskcore_focus_current(store, NULL), "sessions");
  INVALID(sessions_in(store, 0, 1, NULL), "sessions");
  INVALID(focus_totals_in(store, 0, 1, TASKCORE_FOCUS_BY_DAY, NULL), "totals");
  INVALID(taskcore_focus_settings_read(store, NULL), "settings");
  INVALID(taskcore_focus_settings_set(store, NULL), "settings");
  INVALID(taskcore_import_notes(store, NULL), "notes");
  INVALID(taskcore_export_notes(store, NULL), "notes");
  INVALID(taskcore_zone_to_local(NULL, 0, &local), "zone");
  INVALID(taskcore_zone_to_local("UTC", 0, NULL), "local");
  INVALID(taskcore_zone_from_local(NULL, &local, &number), "zone");
  INVALID(taskcore_zone_from_local("UTC", NULL, &number), "local");
  INVALID(taskcore_zone_from_local("UTC", &local, NULL), "instant_ms");
}

#define EMPTY_WITHOUT_A_LIST(type)                             \
  do {                                                         \
    size_t stride = 7;                                         \
    CHECK_INT(taskcore_##type##_list_count(NULL), 0);          \
    CHECK(taskcore_##type##_list_at(NULL, 0) == NULL);         \
    CHECK(taskcore_##type##_list_rows(NULL, &stride) == NULL); \
    CHECK(taskcore_##type##_list_rows(NULL, NULL) == NULL);    \
    taskcore_##type##_list_free(NULL);                         \
  } while (0)

static void null_lists_are_empty(void) {
  EMPTY_WITHOUT_A_LIST(occurrence);
  EMPTY_WITHOUT_A_LIST(completion);
  EMPTY_WITHOUT_A_LIST(event);
  EMPTY_WITHOUT_A_LIST(conflict);
  EMPTY_WITHOUT_A_LIST(free_time);
  EMPTY_WITHOUT_A_LIST(agenda);
  EMPTY_WITHOUT_A_LIST(month);
  EMPTY_WITHOUT_A_LIST(alert);
  EMPTY_WITHOUT_A_LIST(focus);
  EMPTY_WITHOUT_A_LIST(focus_total);
  EMPTY_WITHOUT_A_LIST(import_note);
}

static void structs_of_another_size_are_refused(taskcore_store *store) {
  static const size_t sizes[] = {0, 1, 8, sizeof(size_t) + 1, SIZE_MAX / 2, SIZE_MAX};
  int64_t id = known_event(store), task = known_task(store);
  for
    EACH(i, sizes) {
      taskcore_event_input event = meeting("New", START_MS + HOUR_MS, 1), with_reminder = event;
      taskcore_reminder reminder = TASKCORE_REMINDER_INIT;
      taskcore_event_query_options query = TASKCORE_EVENT_QUERY_OPTIONS_INIT;
      taskcore_repeat_spec spec = TASKCORE_REPEAT_SPEC_INIT;
      taskcore_free_time_query_options search = TASKCORE_FREE_TIME_QUERY_OPTIONS_INIT;
      taskcore_agenda_options days = TASKCORE_AGENDA_OPTIONS_INIT;
      taskcore_countdown countdown = TASKCORE_COUNTDOWN_INIT, fine = TASKCORE_COUNTDOWN_INIT;
      taskcore_task_countdown_options task_from = TASKCORE_TASK_COUNTDOWN_OPTIONS_INIT;
      taskcore_event_countdown_options event_from = TASKCORE_EVENT_COUNTDOWN_OPTIONS_INIT;
      taskcore_task_scope_options tasks = TASKCORE_TASK_SCOPE_OPTIONS_INIT;
      taskcore_event_scope_options all = TASKCORE_EVENT_SCOPE_OPTIONS_INIT;
      const taskcore_event_input later = meeting("Later", START_MS + HOUR_MS, 1);
      const taskcore_task_input renamed = titled("New");
      taskcore_focus_settings settings = TASKCORE_FOCUS_SETTINGS_INIT;
      taskcore_task_input changes = titled("New");
      taskcore_local_time local = TASKCORE_LOCAL_TIME_INIT;
      taskcore_event_list *events = NULL;
      taskcore_occurrence_list *occurrences = NULL;
      taskcore_free_time_list *slots = NULL;
      taskcore_agenda_list *agenda = NULL;
      char *words = NULL;
      int64_t number = 7;
      event.struct_size = reminder.struct_size = query.struct_size = spec.struct_size = sizes[i];
      search.struct_size = days.struct_size = countdown.struct_size = sizes[i];
      settings.struct_size = changes.struct_size = local.struct_size = sizes[i];
      task_from.struct_size = event_from.struct_size = sizes[i];
      tasks.struct_size = all.struct_size = sizes[i];
      with_reminder.fields |= TASKCORE_EVENT_REMINDERS;
      with_reminder.reminders = &reminder;
      with_reminder.reminder_count = 1;
      INVALID(taskcore_event_add(store, &event, 0, NULL, NULL), "struct_size");
      INVALID(taskcore_event_add(store, &with_reminder, 0, NULL, NULL), "struct_size");
      INVALID(taskcore_event_add_many(store, &event, 1, 0, NULL, NULL), "struct_size");
      INVALID(taskcore_event_update(store, id, NULL, &event, 0, &number, NULL), "struct_size");
      INVALID(taskcore_event_query(store, &query, &events), "struct_size");
      INVALID(taskcore_repeat_expand(store, &spec, &occurrences), "struct_size");
      INVALID(taskcore_free_time_query(store, &search, &slots), "struct_size");
      INVALID(taskcore_agenda_read(store, &days, &agenda), "struct_size");
      INVALID(taskcore_task_countdown(store, task, NULL, &countdown), "struct_size");
      INVALID(taskcore_event_countdown(store, id, NULL, &countdown), "struct_size");
      INVALID(taskcore_day_countdown(store, &countdown), "struct_size");
      INVALID(taskcore_task_countdown(store, task, &task_from, &fine), "struct_size");
      INVALID(taskcore_event_countdown(store, id, &event_from, &fine), "struct_size");
      INVALID(taskcore_task_update_occurrence(store, task, &tasks, &renamed, NULL), "struct_size");
      INVALID(taskcore_event_update(store, id, &all, &later, 0, &number, NULL), "struct_size");
      INVALID(taskcore_event_delete_occurrence(store, id, &all), "struct_size");
      INVALID(taskcore_countdown_label(store, &countdown, &words), "struct_size");
      INVALID(taskcore_focus_settings_read(store, &settings), "struct_size");
      INVALID(taskcore_focus_settings_set(store, &settings), "struct_size");
      INVALID(update_occurrence(store, task, TASKCORE_SCOPE_THIS, &changes, NULL), "struct_size");
      INVALID(taskcore_zone_to_local("UTC", 0, &local), "struct_size");
      INVALID(taskcore_zone_from_local("UTC", &local, &number), "struct_size");
    }
}

/* An event with one member that is wrong, new and as a change. */
#define BAD_EVENT(bit, member, value, field)                                         \
  do {                                                                               \
    taskcore_event_input bad = meeting("Fine", START_MS + HOUR_MS, 1);               \
    bad.fields |= bit;                                                               \
    bad.member = value;                                                              \
    INVALID(taskcore_event_add(store, &bad, 0, &changed, NULL), field);              \
    CHECK_INT(changed, 0);                                                           \
    INVALID(taskcore_event_update(store, id, NULL, &bad, 0, &changed, NULL), field); \
  } while (0)

static void members_of_an_event_that_are_out_of_range_are_refused(taskcore_store *store) {
  static const int32_t codes[] = {INT32_MIN, -1, 3, INT32_MAX};
  static const int32_t dates[] = {0, 1231, 20260230, 100000101, INT32_MIN, INT32_MAX};
  static const int64_t durations[] = {INT64_MIN, -1, 0, 31622401, INT64_MAX};
  int64_t id = known_event(store), changed = 7;
  for
    EACH(i, codes) {
      BAD_EVENT(TASKCORE_EVENT_KIND, kind, codes[i], "kind");
      BAD_EVENT(0, start_kind, codes[i], "start_kind");
      BAD_EVENT(TASKCORE_EVENT_TRANSPARENT, is_transparent, codes[i], "is_transparent");
      BAD_EVENT(TASKCORE_EVENT_DONE, is_done, codes[i], "is_done");
    }
  for
    EACH(i, bad_instants) BAD_EVENT(0, start_ms, bad_instants[i], "start_ms");
  for
    EACH(i, durations) BAD_EVENT(0, duration_s, durations[i], "duration_s");
  for
    EACH(i, dates) {
      taskcore_event_input bad = whole_days("Fine", dates[i], 1);
      INVALID(taskcore_event_add(store, &bad, 0, NULL, NULL), "start_date");
    }
  for
    EACH(i, bad_texts) {
      BAD_EVENT(0, title, bad_texts[i], "title");
      BAD_EVENT(TASKCORE_EVENT_NOTES, notes, bad_texts[i], "notes");
      BAD_EVENT(TASKCORE_EVENT_LOCATION, location, bad_texts[i], "location");
      BAD_EVENT(TASKCORE_EVENT_URL, url, bad_texts[i], "url");
      BAD_EVENT(TASKCORE_EVENT_ZONE, zone, bad_texts[i], "zone");
      BAD_EVENT(TASKCORE_EVENT_REPEAT_RULE, repeat_rule, bad_texts[i], "repeat_rule");
      BAD_EVENT(TASKCORE_EVENT_EXCLUDED_DATES, excluded_dates, bad_texts[i], "excluded_dates");
      BAD_EVENT(TASKCORE_EVENT_ADDED_DATES, added_dates, bad_texts[i], "added_dates");
      taskcore_event_input bad = meeting("Fine", START_MS + HOUR_MS, 1);
      bad.fields |= TASKCORE_EVENT_ATTENDEES;
      bad.attendees = &bad_texts[i];
      bad.attendee_count = 1;
      INVALID(taskcore_event_add(store, &bad, 0, NULL, NULL), "attendees");
    }
  for
    EACH(i, absurd_counts) {
      BAD_EVENT(TASKCORE_EVENT_ATTENDEES, attendee_count, absurd_counts[i], "attendees");
      BAD_EVENT(TASKCORE_EVENT_REMINDERS, reminder_count, absurd_counts[i], "reminders");
    }
  BAD_EVENT(0, title, "", "title");
  BAD_EVENT(0, title, "two\nlines", "title");
  BAD_EVENT(TASKCORE_EVENT_URL, url, "no url", "url");
  BAD_EVENT(TASKCORE_EVENT_ZONE, zone, "Nowhere/City", "zone");
  BAD_EVENT(TASKCORE_EVENT_ZONE, zone, "../../etc/passwd", "zone");
  BAD_EVENT(TASKCORE_EVENT_REPEAT_RULE, repeat_rule, "FREQ=SOMETIMES", "repeat_rule");
  BAD_EVENT(TASKCORE_EVENT_REPEAT_RULE, repeat_rule, "FREQ=SECONDLY", "repeat_rule");
  BAD_EVENT(TASKCORE_EVENT_REPEAT_RULE, repeat_rule, "FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30",
            "repeat_rule");
  BAD_EVENT(TASKCORE_EVENT_REPEAT_RULE, repeat_rule, "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30",
            "repeat_rule");
  BAD_EVENT(TASKCORE_EVENT_REPEAT_RULE, repeat_rule, "FREQ=DAILY;UNTIL=20200101T000000Z",
            "repeat_rule");
  for (int bit = 18; bit < 64; bit += 15) BAD_EVENT(1ULL << bit, is_done, 0, "fields");
  taskcore_event_input late = meeting("Fine", 253402300799999, 1), part = meeting("Fine", 0, 1);
  CHECK(taskcore_event_add(store, &late, 0, NULL, NULL) == TASKCORE_EINVALID);
  part.start_kind = TASKCORE_MOMENT_DATE;
  part.start_date = 20260910;
  INVALID(taskcore_event_add(store, &part, 0, NULL, NULL), "duration_s");
  taskcore_event_input untitled = meeting("Fine", START_MS + HOUR_MS, 1), timeless = untitled;
  untitled.fields &= ~(uint64_t)TASKCORE_EVENT_TITLE;
  timeless.fields &= ~(uint64_t)TASKCORE_EVENT_START;
  INVALID(taskcore_event_add(store, &untitled, 0, NULL, NULL), "title");
  INVALID(taskcore_event_add(store, &timeless, 0, NULL, NULL), "start");
}

static void codes_and_bits_without_a_meaning_are_refused(taskcore_store *store) {
  static const int32_t codes[] = {INT32_MIN, -1, 4, INT32_MAX};
  int64_t id = known_event(store), task = known_task(store), number = 7;
  taskcore_event_input event = meeting("New", START_MS + HOUR_MS, 1);
  taskcore_task_input changes = titled("New");
  taskcore_focus_total_list *totals = NULL;
  taskcore_alert_list *alerts = NULL;
  taskcore_event_list *events = NULL;
  char *words = NULL;
  for
    EACH(i, codes) {
      taskcore_focus_settings settings = TASKCORE_FOCUS_SETTINGS_INIT;
      INVALID(taskcore_repeat_words(store, "FREQ=DAILY", codes[i], &words), "mode");
      INVALID(update_occurrence(store, task, codes[i], &changes, &number), "scope");
      INVALID(update_event(store, id, "20260901T090000", codes[i], &event, 0, &number, NULL),
              "scope");
      INVALID(delete_occurrence(store, id, "20260901T090000", codes[i]), "scope");
      INVALID(start_focus(store, 0, 25, codes[i], &number), "kind");
      INVALID(focus_totals_in(store, 0, 1, codes[i], &totals), "grouping");
      INVALID(query_alerts(store, codes[i], 1, &alerts), "is_acknowledged_included");
      settings.fields = TASKCORE_FOCUS_SETTINGS_AUTO_START;
      settings.is_auto_start = codes[i];
      INVALID(taskcore_focus_settings_set(store, &settings), "is_auto_start");
    }
  for (int bit = 5; bit < 64; bit += 13) {
    taskcore_focus_settings settings = TASKCORE_FOCUS_SETTINGS_INIT;
    taskcore_event_query_options query = TASKCORE_EVENT_QUERY_OPTIONS_INIT;
    settings.fields = 1ULL << bit;
    query.fields = 1ULL << (bit < 24 ? bit + 6 : bit);
    INVALID(taskcore_focus_settings_set(store, &settings), "fields");
    INVALID(taskcore_event_query(store, &query, &events), "fields");
    INVALID(taskcore_event_add(store, &event, 1ULL << bit, NULL, NULL), "flags");
    INVALID(taskcore_event_update(store, id, NULL, &event, 1ULL << bit, &number, NULL), "flags");
  }
}

static void instants_and_limits_out_of_range_are_refused(taskcore_store *store) {
  static const int64_t limits[] = {INT64_MIN, -1, 100001, INT64_MAX};
  static const int64_t seconds[] = {INT64_MIN, -1, 0, 31622401, INT64_MAX};
  static const int32_t minutes[] = {INT32_MIN, -1, 61, INT32_MAX};
  int64_t id = known_event(store), task = known_task(store), number = 7;
  taskcore_completion_list *completions = NULL;
  taskcore_occurrence_list *occurrences = NULL;
  taskcore_conflict_list *conflicts = NULL;
  taskcore_focus_list *sessions = NULL;
  taskcore_focus_total_list *totals = NULL;
  taskcore_alert_list *alerts = NULL;
  taskcore_countdown countdown = TASKCORE_COUNTDOWN_INIT;
  taskcore_local_time local = TASKCORE_LOCAL_TIME_INIT;
  for
    EACH(i, bad_instants) {
      const int64_t bad = bad_instants[i];
      INVALID(completions_in(store, 0, bad, 1, &completions), "from_ms");
      INVALID(completions_in(store, 0, 0, bad, &completions), "before_ms");
      INVALID(occurrences_in(store, id, bad, 1, 1, &occurrences), "from_ms");
      INVALID(occurrences_in(store, id, 0, bad, 1, &occurrences), "before_ms");
      INVALID(conflicts_within(store, bad, 1, 1, &conflicts), "from_ms");
      INVALID(conflicts_within(store, 0, bad, 1, &conflicts), "before_ms");
      INVALID(sessions_in(store, bad, 1, &sessions), "from_ms");
      INVALID(sessions_in(store, 0, bad, &sessions), "before_ms");
      INVALID(focus_totals_in(store, bad, 1, 1, &totals), "from_ms");
      INVALID(focus_totals_in(store, 0, bad, 1, &totals), "before_ms");
      INVALID(count_down_task(store, task, bad, &countdown), "from_ms");
      INVALID(count_down_event(store, id, NULL, bad, &countdown), "from_ms");
      INVALID(taskcore_poll(store, bad, &alerts, NULL), "now_ms");
      INVALID(taskcore_zone_to_local("Europe/Paris", bad, &local), "instant_ms");
    }
  INVALID(completions_in(store, 0, 2, 1, &completions), "before_ms");
  INVALID(occurrences_in(store, id, 2, 1, 1, &occurrences), "before_ms");
  INVALID(conflicts_within(store, 2, 1, 1, &conflicts), "before_ms");
  INVALID(sessions_in(store, 2, 1, &sessions), "before_ms");
  INVALID(focus_totals_in(store, 2, 1, 1, &totals), "before_ms");
  for
    EACH(i, limits) {
      taskcore_repeat_spec spec = TASKCORE_REPEAT_SPEC_INIT;
      spec.rule = "FREQ=DAILY";
      spec.start = "20260901";
      spec.limit = limits[i];
      INVALID(taskcore_repeat_expand(store, &spec, &occurrences), "limit");
      INVALID(occurrences_in(store, id, 0, 1, limits[i], &occurrences), "limit");
      INVALID(conflicts_within(store, 0, 1, limits[i], &conflicts), "limit");
    }
  for
    EACH(i, seconds) INVALID(taskcore_alert_snooze_for(store, &id, 1, seconds[i]), "seconds");
  for
    EACH(i, minutes) {
      taskcore_focus_settings settings = TASKCORE_FOCUS_SETTINGS_INIT;
      INVALID(start_focus(store, 0, minutes[i], TASKCORE_FOCUS_KIND_WORK, &number), "minutes");
      settings.fields = TASKCORE_FOCUS_SETTINGS_WORK;
      settings.work_minutes = minutes[i];
      INVALID(taskcore_focus_settings_set(store, &settings), "work_minutes");
      settings.fields = TASKCORE_FOCUS_SETTINGS_ROUNDS;
      settings.rounds = minutes[i];
      INVALID(taskcore_focus_settings_set(store, &settings), "rounds");
    }
}

static void texts_that_are_no_rule_zone_or_time_are_refused(taskcore_store *store) {
  static const char *const times[] = {"",          "tomorrow",         "20260230",
                                      "00000101",  "100000101",        "20260901T240000",
                                      "20260901T", "20260901T090000Z", "20260901 090000"};
  int64_t id = known_event(store), number = 7;
  taskcore_occurrence_list *list = NULL;
  taskcore_countdown countdown = TASKCORE_COUNTDOWN_INIT;
  taskcore_event_input event = meeting("New", START_MS + HOUR_MS, 1);
  taskcore_local_time local = TASKCORE_LOCAL_TIME_INIT;
  char *words = NULL;
  local.date = 20260901;
  taskcore_repeat_spec fine = TASKCORE_REPEAT_SPEC_INIT, spec;
  fine.rule = "FREQ=DAILY";
  fine.start = "20260901T090000";
  for
    EACH(i, times) {
      spec = fine;
      spec.start = times[i];
      INVALID(taskcore_repeat_expand(store, &spec, &list), "start");
      spec = fine;
      spec.not_before = times[i];
      INVALID(taskcore_repeat_expand(store, &spec, &list), "not_before");
      INVALID(update_event(store, id, times[i], TASKCORE_SCOPE_THIS, &event, 0, &number, NULL),
              "occurrence");
      INVALID(delete_occurrence(store, id, times[i], TASKCORE_SCOPE_THIS), "occurrence");
      INVALID(count_down_event(store, id, times[i], 0, &countdown), "occurrence");
    }
  for
    EACH(i, bad_texts) {
      INVALID(taskcore_repeat_parse(store, bad_texts[i], &words, NULL), "text");
      INVALID(taskcore_repeat_words(store, bad_texts[i], 0, &words), "rule");
      INVALID(taskcore_zone_to_local(bad_texts[i], 0, &local), "zone");
      local.date = 20260901;
      INVALID(taskcore_zone_from_local(bad_texts[i], &local, &number), "zone");
      INVALID(taskcore_event_find(store, bad_texts[i], &number), "uid");
      spec = fine;
      spec.zone = bad_texts[i];
      INVALID(taskcore_repeat_expand(store, &spec, &list), "zone");
      spec = fine;
      spec.excluded_dates = bad_texts[i];
      INVALID(taskcore_repeat_expand(store, &spec, &list), "excluded_dates");
    }
  spec = fine;
  spec.excluded_dates = "20260901"; /* of another kind than the start */
  INVALID(taskcore_repeat_expand(store, &spec, &list), "excluded_dates");
  spec = fine;
  spec.is_start_included = 2;
  INVALID(taskcore_repeat_expand(store, &spec, &list), "is_start_included");
  char *absurd = repeated("FREQ=DAILY;", 100000), *names = repeated("Europe/Paris", 100000);
  spec = fine;
  spec.rule = absurd;
  INVALID(taskcore_repeat_expand(store, &spec, &list), "rule");
  INVALID(taskcore_repeat_words(store, absurd, 0, &words), "rule");
  CHECK_STATUS(taskcore_repeat_parse(store, absurd, &words, NULL), TASKCORE_EPARSE);
  INVALID(taskcore_zone_to_local(names, 0, &local), "zone");
  free(names);
  free(absurd);
}

static void absurd_counts_and_unknown_ids_are_refused(taskcore_store *store) {
  static const int64_t ids[] = {-1, 999, INT64_MIN, INT64_MAX};
  int64_t id = known_event(store), number = 7;
  taskcore_event_input event = meeting("New", START_MS + HOUR_MS, 1);
  taskcore_task_input changes = titled("New");
  taskcore_completion_list *completions = NULL;
  taskcore_occurrence_list *occurrences = NULL;
  taskcore_countdown countdown = TASKCORE_COUNTDOWN_INIT;
  for
    EACH(i, absurd_counts) {
      INVALID(taskcore_event_add_many(store, &event, absurd_counts[i], 0, NULL, NULL), "inputs");
      INVALID(taskcore_event_delete(store, &id, absurd_counts[i]), "ids");
      INVALID(taskcore_task_skip_occurrence(store, &id, absurd_counts[i]), "ids");
      INVALID(taskcore_task_end_series(store, &id, absurd_counts[i]), "ids");
      INVALID(taskcore_alert_acknowledge(store, &id, absurd_counts[i]), "ids");
      INVALID(taskcore_alert_snooze_for(store, &id, absurd_counts[i], 60), "ids");
    }
  for
    EACH(i, ids) {
#define UNKNOWN(call, field) REFUSE(store, call, TASKCORE_ENOTFOUND, field)
      UNKNOWN(taskcore_event_delete(store, &ids[i], 1), "ids");
      UNKNOWN(taskcore_event_update(store, ids[i], NULL, &event, 0, &number, NULL), "id");
      UNKNOWN(taskcore_event_delete_occurrence(store, ids[i], NULL), "id");
      UNKNOWN(occurrences_in(store, ids[i], 0, 1, 1, &occurrences), "event_id");
      UNKNOWN(taskcore_event_countdown(store, ids[i], NULL, &countdown), "id");
      UNKNOWN(taskcore_task_countdown(store, ids[i], NULL, &countdown), "id");
      UNKNOWN(taskcore_task_skip_occurrence(store, &ids[i], 1), "ids");
      UNKNOWN(taskcore_task_end_series(store, &ids[i], 1), "ids");
      UNKNOWN(update_occurrence(store, ids[i], TASKCORE_SCOPE_THIS, &changes, &number), "id");
      UNKNOWN(completions_in(store, ids[i], 0, 1, &completions), "task_id");
      UNKNOWN(taskcore_alert_acknowledge(store, &ids[i], 1), "ids");
      UNKNOWN(taskcore_alert_snooze_for(store, &ids[i], 1, 60), "ids");
      UNKNOWN(start_focus(store, ids[i], 25, TASKCORE_FOCUS_KIND_WORK, &number), "task_id");
    }
}

int main(void) {
  RUN_WITH_STORE(null_stores_are_refused);
  RUN_WITH_STORE(null_arguments_are_refused);
  RUN(null_lists_are_empty);
  RUN_WITH_STORE(structs_of_another_size_are_refused);
  RUN_WITH_STORE(members_of_an_event_that_are_out_of_range_are_refused);
  RUN_WITH_STORE(codes_and_bits_without_a_meaning_are_refused);
  RUN_WITH_STORE(instants_and_limits_out_of_range_are_refused);
  RUN_WITH_STORE(texts_that_are_no_rule_zone_or_time_are_refused);
  RUN_WITH_STORE(absurd_counts_and_unknown_ids_are_refused);
  return check_result();
}
