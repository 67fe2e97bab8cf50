/* Events: what they hold, how they are listed, and how series and their occurrences change. */
#include "calendar.h"

#define MONDAY 20260907
#define NINE paris(MONDAY, 9, 0)

static int64_t add_series(taskcore_store *store) {
  return add_event(store, repeating(meeting("Stand-up", NINE, 15), "FREQ=DAILY"));
}

/* Changes occurrences; the id of the event that has the changes. */
static int64_t change(taskcore_store *store, int64_t id, const char *occurrence, int32_t scope,
                      taskcore_event_input changes) {
  int64_t changed = 0;
  CHECK_OK(update_event(store, id, occurrence, scope, &changes, 0, &changed, NULL));
  return changed;
}

static taskcore_event_input only(taskcore_event_input input, uint64_t fields) {
  input.fields = fields;
  return input;
}

static const char *three_days(taskcore_store *store, int64_t id) {
  return occurrences_of(store, id, NINE, NINE + 3 * DAY_MS);
}

/* The titles of the events that a query finds, joined by spaces. */
static const char *events_of(taskcore_store *store, const taskcore_event_query_options *query) {
  static char titles[1024];
  taskcore_event_list *list = NULL;
  CHECK_OK(taskcore_event_query(store, query, &list));
  titles[0] = '\0';
  for (size_t i = 0; i < taskcore_event_list_count(list); i++) {
    const char *title = taskcore_event_list_at(list, i)->title;
    CHECK(strlen(titles) + strlen(title) + 2 < sizeof titles);
    if (i > 0) strcat(titles, " ");
    strcat(titles, title);
  }
  taskcore_event_list_free(list);
  return titles;
}

static void everything_that_is_given_comes_back(taskcore_store *store) {
  const char *const attendees[] = {"Ada <ada@example.org>", "Bob"};
  taskcore_reminder reminder = TASKCORE_REMINDER_INIT;
  taskcore_event_input input = repeating(meeting("  Review ", NINE, 90), "FREQ=WEEKLY");
  reminder.kind = TASKCORE_REMINDER_START;
  reminder.offset_s = -600;
  input.fields = (1ULL << 16) - 1;
  input.kind = TASKCORE_EVENT_KIND_DEADLINE;
  input.zone = "America/New_York";
  input.notes = "Two\nlines";
  input.location = "Room 1";
  input.attendees = attendees;
  input.attendee_count = 2;
  input.url = "https://example.org/review";
  input.task_id = add_titled(store, "Prepare");
  input.is_transparent = 1;
  input.reminders = &reminder;
  input.reminder_count = 1;
  input.excluded_dates = "20260914T030000";
  input.added_dates = "20260908T030000";
  input.is_done = 1;
  clock_ms += 7;
  taskcore_event_list *list = get_event(store, add_event(store, input));
  const taskcore_event *event = taskcore_event_list_at(list, 0);
  CHECK_SIZE(event->struct_size, sizeof *event);
  CHECK_TEXT(event->title, "Review");
  CHECK_INT(event->kind, TASKCORE_EVENT_KIND_DEADLINE);
  CHECK_INT(event->start_kind, TASKCORE_MOMENT_DATE_TIME);
  CHECK_INT(event->start_ms, NINE);
  CHECK_INT(event->end_ms, NINE + 90 * MINUTE_MS);
  CHECK_INT(event->duration_s, 5400);
  CHECK_INT(event->is_transparent, 1);
  CHECK_TEXT(event->zone, "America/New_York");
  CHECK_TEXT(event->notes, "Two\nlines");
  CHECK_TEXT(event->location, "Room 1");
  CHECK_INT(event->attendee_count, 2);
  CHECK_TEXT(event->attendees[0], "Ada <ada@example.org>");
  CHECK_TEXT(event->attendees[1], "Bob");
  CHECK_TEXT(event->url, "https://example.org/review");
  CHECK_INT(event->task_id, input.task_id);
  CHECK_INT(event->reminder_count, 1);
  CHECK_INT(TASKCORE_AT(event->reminders, 0)->offset_s, -600);
  CHECK_TEXT(event->repeat_rule, "FREQ=WEEKLY");
  CHECK_TEXT(event->excluded_dates, "20260914T030000");
  CHECK_TEXT(event->added_dates, "20260908T030000");
  CHECK_INT(event->series_id, 0);
  CHECK_TEXT(event->occurrence, "");
  CHECK_INT(event->created_ms, START_MS + 7);
  CHECK_INT(event->modified_ms, START_MS + 7);
  CHECK_INT(event->done_ms, START_MS + 7);
  int64_t found_id = 0;
  CHECK_OK(taskcore_event_find(store, event->uid, &found_id));
  CHECK_INT(found_id, event->id);
  taskcore_event_list_free(list);
}

static void an_event_lasts_an_hour_or_a_day_unless_it_says_otherwise(taskcore_store *store) {
  taskcore_event_input input = meeting("Talk", NINE, 1), days = whole_days("Trip", 20261025, 1);
  input.fields &= ~(uint64_t)TASKCORE_EVENT_DURATION;
  days.fields &= ~(uint64_t)TASKCORE_EVENT_DURATION;
  taskcore_event_list *list = get_event(store, add_event(store, input));
  const taskcore_event *event = taskcore_event_list_at(list, 0);
  CHECK_INT(event->end_ms - event->start_ms, HOUR_MS);
  CHECK_INT(event->kind, TASKCORE_EVENT_KIND_MEETING);
  CHECK_TEXT(event->zone, "Europe/Paris");
  CHECK_INT(event->fields & (TASKCORE_EVENT_NOTES | TASKCORE_EVENT_DONE | TASKCORE_EVENT_TASK), 0);
  CHECK(event->attendees == NULL);
  CHECK(event->reminders == NULL);
  taskcore_event_list_free(list);
  list = get_event(store, add_event(store, days));
  event = taskcore_event_list_at(list, 0);
  CHECK_INT(event->start_kind, TASKCORE_MOMENT_DATE);
  CHECK_INT(event->start_date, 20261025);
  CHECK_INT(event->duration_s, 86400);
  CHECK_INT(event->start_ms, paris(20261025, 0, 0));
  CHECK_INT(event->end_ms - event->start_ms, 25 * HOUR_MS); /* the clocks go back */
  CHECK_TEXT(event->zone, "");
  taskcore_event_list_free(list);
}

static void many_are_added_together_or_not_at_all(taskcore_store *store) {
  taskcore_event_input inputs[] = {meeting("First", NINE, 60), meeting("Second", NINE, 60)};
  int64_t ids[2] = {7, 7};
  taskcore_conflict_list *conflicts = NULL;
  REFUSE(store, taskcore_event_add_many(store, inputs, 2, 0, ids, &conflicts), TASKCORE_ECONFLICT,
         "start");
  CHECK_INT(refusal.index, 1);
  CHECK_INT(ids[0], 0);
  CHECK_INT(ids[1], 0);
  CHECK_INT(taskcore_conflict_list_count(conflicts), 1);
  CHECK_INT(taskcore_conflict_list_at(conflicts, 0)->event_id, 0);
  CHECK_INT(taskcore_conflict_list_at(conflicts, 0)->other_id, 0);
  CHECK_TEXT(taskcore_conflict_list_at(conflicts, 0)->other_title, "First");
  taskcore_conflict_list_free(conflicts);
  inputs[1].start_ms += HOUR_MS;
  char *before = export_of(store);
  CHECK_OK(taskcore_event_add_many(store, inputs, 2, 0, ids, &conflicts));
  CHECK(conflicts == NULL);
  CHECK(ids[0] > 0 && ids[1] > ids[0]);
  check_back_and_forth(store, TASKCORE_ACTION_ADD_EVENTS, before);
}

static void a_query_finds_by_text_kind_task_range_and_done(taskcore_store *store) {
  taskcore_event_query_options query = TASKCORE_EVENT_QUERY_OPTIONS_INIT;
  taskcore_event_input talk = meeting("Talk", NINE, 60), trip = whole_days("Trip", 20260910, 3);
  talk.fields |= TASKCORE_EVENT_ATTENDEES | TASKCORE_EVENT_TASK | TASKCORE_EVENT_KIND;
  const char *attendee = "Zoé Éluard";
  talk.attendees = &attendee;
  talk.attendee_count = 1;
  talk.task_id = add_titled(store, "Slides");
  talk.kind = TASKCORE_EVENT_KIND_DEADLINE;
  trip.fields |= TASKCORE_EVENT_DONE;
  trip.is_done = 1;
  add_event(store, trip);
  add_event(store, talk);
  add_event(store, repeating(meeting("Gym", paris(20260801, 18, 0), 60), "FREQ=MONTHLY"));
  CHECK_TEXT(events_of(store, NULL), "Gym Talk Trip");
  query.fields = TASKCORE_EVENT_QUERY_TEXT;
  query.text = "eluard";
  CHECK_TEXT(events_of(store, &query), "Talk");
  query.fields = TASKCORE_EVENT_QUERY_KIND;
  query.kind = TASKCORE_EVENT_KIND_DEADLINE;
  CHECK_TEXT(events_of(store, &query), "Talk");
  query.fields = TASKCORE_EVENT_QUERY_TASK;
  query.task_id = talk.task_id;
  CHECK_TEXT(events_of(store, &query), "Talk");
  query.fields = TASKCORE_EVENT_QUERY_DONE;
  query.done = TASKCORE_NO;
  CHECK_TEXT(events_of(store, &query), "Gym Talk");
  query.fields = TASKCORE_EVENT_QUERY_FROM | TASKCORE_EVENT_QUERY_BEFORE;
  query.from_ms = NINE + HOUR_MS; /* half-open: the talk is over then */
  query.before_ms = paris(20261001, 0, 0);
  CHECK_TEXT(events_of(store, &query), "Trip");
  query.before_ms = paris(20261002, 0, 0); /* with the gym of 1 October */
  CHECK_TEXT(events_of(store, &query), "Gym Trip");
  query.before_ms = query.from_ms;
  CHECK_TEXT(events_of(store, &query), "");
  query.before_ms--;
  taskcore_event_list *none = NULL;
  REFUSE(store, taskcore_event_query(store, &query, &none), TASKCORE_EINVALID, "before_ms");
  query.fields = 0;
  query.limit = 1;
  query.offset = 1;
  CHECK_TEXT(events_of(store, &query), "Talk");
}

static void one_occurrence_changes_and_its_series_leaves_it_out(taskcore_store *store) {
  int64_t id = add_series(store);
  char *before = export_of(store);
  int64_t one = change(store, id, "20260908T090000", TASKCORE_SCOPE_THIS,
                       meeting("Late", NINE + DAY_MS + HOUR_MS, 30));
  CHECK(one != id);
  CHECK_TEXT(three_days(store, id), "20260907T090000 20260909T090000");
  taskcore_event_list *list = get_event(store, one);
  CHECK_INT(taskcore_event_list_at(list, 0)->series_id, id);
  CHECK_TEXT(taskcore_event_list_at(list, 0)->occurrence, "20260908T090000");
  CHECK_TEXT(taskcore_event_list_at(list, 0)->repeat_rule, "");
  taskcore_event_list_free(list);
  check_back_and_forth(store, TASKCORE_ACTION_UPDATE_EVENTS, before);
  taskcore_event_query_options query = TASKCORE_EVENT_QUERY_OPTIONS_INIT;
  query.fields = TASKCORE_EVENT_QUERY_SERIES;
  query.series_id = id;
  CHECK_TEXT(events_of(store, &query), "Late");
  CHECK_OK(taskcore_event_delete(store, &one, 1)); /* it does not come back in its series */
  CHECK_TEXT(three_days(store, id), "20260907T090000 20260909T090000");
}

static void this_and_later_ones_become_a_series_of_their_own(taskcore_store *store) {
  int64_t id = add_series(store);
  char *before = export_of(store);
  int64_t later = change(store, id, "20260908T090000", TASKCORE_SCOPE_THIS_AND_LATER,
                         only(meeting("", NINE + DAY_MS + HOUR_MS, 1), TASKCORE_EVENT_START));
  CHECK(later != id);
  CHECK_TEXT(three_days(store, id), "20260907T090000");
  CHECK_TEXT(three_days(store, later), "20260908T100000 20260909T100000");
  check_back_and_forth(store, TASKCORE_ACTION_UPDATE_EVENTS, before);
}

static void a_count_is_divided_when_a_series_is(taskcore_store *store) {
  int64_t id = add_event(store, repeating(meeting("Course", NINE, 60), "FREQ=DAILY;COUNT=5"));
  taskcore_event_input changes = only(meeting("Course 2", 0, 1), TASKCORE_EVENT_TITLE);
  int64_t later = change(store, id, "20260909T090000", TASKCORE_SCOPE_THIS_AND_LATER, changes);
  CHECK_TEXT(occurrences_of(store, id, NINE, NINE + 99 * DAY_MS),
             "20260907T090000 20260908T090000");
  CHECK_TEXT(occurrences_of(store, later, NINE, NINE + 99 * DAY_MS),
             "20260909T090000 20260910T090000 20260911T090000");
}

static void all_occurrences_move_as_far_as_the_first(taskcore_store *store) {
  int64_t id = add_series(store);
  char *before = export_of(store);
  CHECK_INT(change(store, id, NULL, TASKCORE_SCOPE_ALL,
                   only(meeting("", NINE + 30 * MINUTE_MS, 1), TASKCORE_EVENT_START)),
            id);
  CHECK_TEXT(three_days(store, id), "20260907T093000 20260908T093000 20260909T093000");
  check_back_and_forth(store, TASKCORE_ACTION_UPDATE_EVENTS, before);
}

static void an_occurrence_is_skipped_a_series_ended_or_removed(taskcore_store *store) {
  int64_t id = add_series(store);
  char *before = export_of(store);
  CHECK_OK(delete_occurrence(store, id, "20260908T090000", TASKCORE_SCOPE_THIS));
  CHECK_TEXT(three_days(store, id), "20260907T090000 20260909T090000");
  check_back_and_forth(store, TASKCORE_ACTION_SKIP_OCCURRENCE, before);
  REFUSE(store, delete_occurrence(store, id, "20260908T090000", TASKCORE_SCOPE_THIS),
         TASKCORE_ENOTFOUND, "occurrence");
  CHECK_OK(delete_occurrence(store, id, "20260909T090000", TASKCORE_SCOPE_THIS_AND_LATER));
  CHECK_TEXT(three_days(store, id), "20260907T090000");
  CHECK_OK(taskcore_event_delete_occurrence(store, id, NULL));
  CHECK_TEXT(events_of(store, NULL), "");
}

static void deleting_a_series_takes_its_changed_occurrences_and_undo_brings_all_back(
    taskcore_store *store) {
  int64_t id = add_series(store);
  change(store, id, "20260908T090000", TASKCORE_SCOPE_THIS,
         only(meeting("Late", 0, 1), TASKCORE_EVENT_TITLE));
  char *before = export_of(store);
  CHECK_OK(taskcore_event_delete(store, &id, 1));
  CHECK_TEXT(events_of(store, NULL), "");
  check_back_and_forth(store, TASKCORE_ACTION_DELETE_EVENTS, before);
  REFUSE(store, taskcore_event_delete(store, &id, 1), TASKCORE_ENOTFOUND, "ids");
}

static void a_series_keeps_the_time_of_its_zone(taskcore_store *store) {
  taskcore_event_input input = meeting("Call", paris(20261024, 15, 0), 60);
  input.fields |= TASKCORE_EVENT_ZONE;
  input.zone = "America/New_York"; /* 9:00 there; Europe changes its clocks a week before */
  int64_t id = add_event(store, repeating(input, "FREQ=DAILY"));
  taskcore_occurrence_list *list = NULL;
  CHECK_OK(occurrences_in(store, id, input.start_ms, input.start_ms + 10 * DAY_MS, 100, &list));
  CHECK_TEXT(taskcore_occurrence_list_at(list, 1)->local, "20261025T090000");
  CHECK_INT(taskcore_occurrence_list_at(list, 1)->start_ms, paris(20261025, 14, 0));
  CHECK_INT(taskcore_occurrence_list_at(list, 8)->start_ms, paris(20261101, 15, 0));
  taskcore_occurrence_list_free(list);
}

static void an_unending_series_is_read_in_pages_anywhere(taskcore_store *store) {
  int64_t id = add_event(store, repeating(meeting("Beat", NINE, 1), "FREQ=HOURLY"));
  taskcore_occurrence_list *list = NULL;
  CHECK_OK(occurrences_in(store, id, paris(99990101, 0, 0), paris(99991231, 0, 0), 2, &list));
  CHECK_TEXT(times_in(list), "99990101T000000 99990101T010000");
}

static void what_single_occurrences_cannot_do_is_refused(taskcore_store *store) {
  int64_t id = add_series(store), changed = 7;
  int64_t plain = add_event(store, meeting("Plain", NINE + 2 * HOUR_MS, 60));
  taskcore_event_input changes = only(meeting("New", 0, 1), TASKCORE_EVENT_TITLE);
  taskcore_event_input rule = repeating(changes, "FREQ=DAILY");
#define UPDATE(id, occurrence, scope, input) \
  update_event(store, id, occurrence, scope, &input, 0, &changed, NULL)
  REFUSE(store, UPDATE(id, NULL, TASKCORE_SCOPE_THIS, changes), TASKCORE_EINVALID, "occurrence");
  CHECK_INT(changed, 0);
  REFUSE(store, UPDATE(id, "20260908T091500", TASKCORE_SCOPE_THIS, changes), TASKCORE_ENOTFOUND,
         "occurrence");
  REFUSE(store, UPDATE(id, "20260908T090000", TASKCORE_SCOPE_THIS, rule), TASKCORE_EINVALID,
         "scope");
  REFUSE(store, UPDATE(plain, "20260907T110000", TASKCORE_SCOPE_THIS, changes), TASKCORE_ECONFLICT,
         "id");
  REFUSE(store, UPDATE(999, NULL, TASKCORE_SCOPE_ALL, changes), TASKCORE_ENOTFOUND, "id");
}

int main(void) {
  RUN_WITH_STORE(everything_that_is_given_comes_back);
  RUN_WITH_STORE(an_event_lasts_an_hour_or_a_day_unless_it_says_otherwise);
  RUN_WITH_STORE(many_are_added_together_or_not_at_all);
  RUN_WITH_STORE(a_query_finds_by_text_kind_task_range_and_done);
  RUN_WITH_STORE(one_occurrence_changes_and_its_series_leaves_it_out);
  RUN_WITH_STORE(this_and_later_ones_become_a_series_of_their_own);
  RUN_WITH_STORE(a_count_is_divided_when_a_series_is);
  RUN_WITH_STORE(all_occurrences_move_as_far_as_the_first);
  RUN_WITH_STORE(an_occurrence_is_skipped_a_series_ended_or_removed);
  RUN_WITH_STORE(deleting_a_series_takes_its_changed_occurrences_and_undo_brings_all_back);
  RUN_WITH_STORE(a_series_keeps_the_time_of_its_zone);
  RUN_WITH_STORE(an_unending_series_is_read_in_pages_anywhere);
  RUN_WITH_STORE(what_single_occurrences_cannot_do_is_refused);
  return check_result();
}
