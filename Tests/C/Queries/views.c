/* The lists that every task app shows, on a clock that stands still around the midnights of Paris:
 * those of an ordinary day, and those of the days on which the clocks change. */
#include "listing.h"

static taskcore_query viewing(int32_t view) {
  taskcore_query query = TASKCORE_QUERY_INIT;
  query.fields = TASKCORE_QUERY_VIEW;
  query.view = view;
  return query;
}

static const char *seen(taskcore_store *store, int32_t view) {
  taskcore_query query = viewing(view);
  return found(store, &query);
}

static const char *seen_on(taskcore_store *store, int32_t view, int32_t date) {
  taskcore_query query = viewing(view);
  query.fields |= TASKCORE_QUERY_VIEW_DATE;
  query.view_date = date;
  return found(store, &query);
}

static void set_evening(taskcore_store *store, int64_t id) {
  taskcore_task_input change = TASKCORE_TASK_INPUT_INIT;
  change.fields = TASKCORE_TASK_SLOT;
  change.slot = TASKCORE_SLOT_EVENING;
  CHECK_OK(taskcore_task_update(store, &id, 1, &change));
}

/* A day in Paris, from its first millisecond to that of the next one, and the days beside it. */
typedef struct day {
  int32_t before, date, after;
  int64_t begin_ms, end_ms;
  int32_t hours;
} day;

static const day days[] = {
    {20260831, 20260901, 20260902, 1788213600000, 1788300000000, 24},
    {20260328, 20260329, 20260330, 1774738800000, 1774821600000, 23}, /* to summer time */
    {20261024, 20261025, 20261026, 1792879200000, 1792969200000, 25}, /* from summer time */
    {20251231, 20260101, 20260102, 1767222000000, 1767308400000, 24},
    {20280228, 20280229, 20280301, 1835391600000, 1835478000000, 24}};
enum { DAYS = sizeof days / sizeof *days };

/* For each day a new store, with the clock at its noon. */
static void on_each_day(void (*test)(taskcore_store *store, const day *today)) {
  for (size_t i = 0; i < DAYS; i++) {
    taskcore_store *store = open_store(":memory:");
    CHECK_INT(days[i].end_ms - days[i].begin_ms, days[i].hours * 3600000);
    clock_ms = days[i].begin_ms + 43200000;
    test(store, &days[i]);
    taskcore_store_free(store);
  }
  clock_ms = START_MS;
}

/* Tasks that are due a millisecond before and after each of the day's ends, and on the three
 * dates. */
static void add_around(taskcore_store *store, const day *today) {
  add_due_at(store, "before", today->begin_ms - 1);
  add_due_at(store, "first", today->begin_ms);
  add_due_at(store, "last", today->end_ms - 1);
  add_due_at(store, "after", today->end_ms);
  add_due_on(store, "yesterday", today->before);
  add_due_on(store, "today", today->date);
  add_due_on(store, "tomorrow", today->after);
  add_titled(store, "whenever");
}

static void check_day(taskcore_store *store, const day *today) {
  add_around(store, today);
  /* In the order of their dues; that of a date is its last millisecond. */
  CHECK_TEXT(seen(store, TASKCORE_VIEW_MORNING), "before yesterday first today");
  CHECK_TEXT(seen(store, TASKCORE_VIEW_AFTERNOON), "");
  CHECK_TEXT(seen(store, TASKCORE_VIEW_TODAY), "before yesterday first last today");
  CHECK_TEXT(seen(store, TASKCORE_VIEW_EVENING), "last");
  CHECK_TEXT(seen(store, TASKCORE_VIEW_UPCOMING), "after tomorrow");
  CHECK_TEXT(seen(store, TASKCORE_VIEW_OVERDUE), "before yesterday first");
  CHECK_TEXT(seen(store, TASKCORE_VIEW_INBOX), "whenever");
  CHECK_TEXT(seen_on(store, TASKCORE_VIEW_MORNING, today->before), "yesterday");
  CHECK_TEXT(seen_on(store, TASKCORE_VIEW_EVENING, today->before), "before");
  CHECK_TEXT(seen_on(store, TASKCORE_VIEW_MORNING, today->after), "after tomorrow");
  CHECK_TEXT(seen_on(store, TASKCORE_VIEW_UPCOMING, today->before),
             "first last today after tomorrow");
  CHECK_TEXT(seen_on(store, TASKCORE_VIEW_UPCOMING, today->after), "");
}

static void a_day_has_what_is_due_from_its_first_millisecond_to_its_last(void) {
  on_each_day(check_day);
}

static void check_evening(taskcore_store *store, const day *today) {
  add_around(store, today);
  taskcore_query query = TASKCORE_QUERY_INIT;
  query.fields = TASKCORE_QUERY_STATUSES;
  query.statuses = TASKCORE_TASK_STATUS_OPEN;
  taskcore_task_input change = TASKCORE_TASK_INPUT_INIT;
  change.fields = TASKCORE_TASK_SLOT;
  change.slot = TASKCORE_SLOT_EVENING;
  CHECK_OK(taskcore_task_update_where(store, &query, &change, NULL));
  add_due_on(store, "morning", today->date);
  CHECK_TEXT(seen(store, TASKCORE_VIEW_EVENING), "before yesterday first last today whenever");
  CHECK_TEXT(seen(store, TASKCORE_VIEW_MORNING), "morning");
  CHECK_TEXT(seen(store, TASKCORE_VIEW_INBOX), "");
  CHECK_TEXT(seen(store, TASKCORE_VIEW_UPCOMING), "after tomorrow");
  CHECK_TEXT(seen_on(store, TASKCORE_VIEW_EVENING, today->before), "before yesterday");
  CHECK_TEXT(seen_on(store, TASKCORE_VIEW_EVENING, today->after), "after tomorrow");
}

static void what_is_for_the_evening_is_there_and_not_in_the_morning(void) {
  on_each_day(check_evening);
}

/* The same tasks, seen as the day ends. */
static void check_midnight(taskcore_store *store, const day *today) {
  add_around(store, today);
  clock_ms = today->end_ms - 1;
  CHECK_TEXT(seen(store, TASKCORE_VIEW_OVERDUE), "before yesterday first");
  CHECK_TEXT(seen(store, TASKCORE_VIEW_UPCOMING), "after tomorrow");
  clock_ms = today->end_ms;
  CHECK_TEXT(seen(store, TASKCORE_VIEW_OVERDUE), "before yesterday first last today");
  CHECK_TEXT(seen(store, TASKCORE_VIEW_TODAY), "before yesterday first last today after tomorrow");
  CHECK_TEXT(seen(store, TASKCORE_VIEW_UPCOMING), "");
  clock_ms = today->begin_ms;
  CHECK_TEXT(seen(store, TASKCORE_VIEW_OVERDUE), "before yesterday");
  CHECK_TEXT(seen(store, TASKCORE_VIEW_TODAY), "before yesterday first last today");
  clock_ms = today->begin_ms - 1;
  CHECK_TEXT(seen(store, TASKCORE_VIEW_OVERDUE), "");
  CHECK_TEXT(seen(store, TASKCORE_VIEW_TODAY), "before yesterday");
  CHECK_TEXT(seen(store, TASKCORE_VIEW_UPCOMING), "first last today after tomorrow");
}

static void at_midnight_upcoming_becomes_today_and_today_overdue(void) {
  on_each_day(check_midnight);
}

static void check_slots(taskcore_store *store, const day *today) {
  add_around(store, today);
  static const int32_t slots[] = {
      TASKCORE_SLOT_MORNING, TASKCORE_SLOT_MORNING, TASKCORE_SLOT_EVENING,  TASKCORE_SLOT_UPCOMING,
      TASKCORE_SLOT_MORNING, TASKCORE_SLOT_MORNING, TASKCORE_SLOT_UPCOMING, TASKCORE_SLOT_INBOX};
  taskcore_task_list *list = NULL;
  CHECK_OK(taskcore_task_query(store, NULL, &list));
  for (size_t i = 0; i < 8; i++) {
    CHECK_INT(taskcore_task_list_at(list, i)->current_slot, slots[i]);
  }
  CHECK_INT(taskcore_task_list_at(list, 0)->states, TASKCORE_TASK_STATE_OVERDUE);
  CHECK_INT(taskcore_task_list_at(list, 2)->states, 0);
  CHECK_INT(taskcore_task_list_at(list, 5)->states, 0);
  taskcore_task_list_free(list);
  taskcore_query query = TASKCORE_QUERY_INIT;
  query.fields = TASKCORE_QUERY_SLOTS;
  query.slots = TASKCORE_SLOTS_UPCOMING | TASKCORE_SLOTS_INBOX;
  CHECK_TEXT(found(store, &query), "after tomorrow whenever");
  query.fields = TASKCORE_QUERY_OVERDUE;
  query.overdue = TASKCORE_YES;
  CHECK_TEXT(found(store, &query), "before first yesterday");
  query.overdue = TASKCORE_NO;
  CHECK_TEXT(found(store, &query), "last after today tomorrow whenever");
  query.overdue = TASKCORE_ANY;
  CHECK_TEXT(found(store, &query), "before first last after yesterday today tomorrow whenever");
}

static void a_task_says_in_which_slot_it_stands(void) { on_each_day(check_slots); }

static void check_hidden(taskcore_store *store, const day *today) {
  taskcore_task_input input = titled("waiting");
  input.fields |= TASKCORE_TASK_START | TASKCORE_TASK_DUE;
  input.start_kind = input.due_kind = TASKCORE_MOMENT_DATE;
  input.start_date = input.due_date = today->after;
  int64_t id = add(store, &input);
  input.title = "shown";
  input.start_date = today->date;
  add(store, &input);
  clock_ms = today->end_ms - 1; /* the last millisecond on which it is hidden */
  CHECK_TEXT(seen(store, TASKCORE_VIEW_UPCOMING), "shown");
  CHECK_TEXT(seen(store, TASKCORE_VIEW_NEXT), "shown");
  CHECK_TEXT(found(store, NULL), "shown");
  CHECK_TEXT(seen_on(store, TASKCORE_VIEW_MORNING, today->after), "waiting shown");
  taskcore_task_list *list = get(store, id);
  CHECK_INT(taskcore_task_list_at(list, 0)->states, TASKCORE_TASK_STATE_HIDDEN);
  taskcore_task_list_free(list);
  taskcore_query query = TASKCORE_QUERY_INIT;
  query.fields = TASKCORE_QUERY_HIDDEN;
  query.hidden = TASKCORE_YES;
  CHECK_TEXT(found(store, &query), "waiting");
  query.hidden = TASKCORE_ANY;
  CHECK_TEXT(found(store, &query), "waiting shown");
  query.hidden = TASKCORE_NO;
  CHECK_TEXT(found(store, &query), "shown");
  clock_ms = today->end_ms;
  CHECK_TEXT(seen(store, TASKCORE_VIEW_TODAY), "waiting shown");
}

static void a_task_is_hidden_until_the_first_millisecond_of_its_start(void) {
  on_each_day(check_hidden);
}

static void an_instant_shows_a_task_at_its_very_millisecond(taskcore_store *store) {
  taskcore_task_input input = titled("soon");
  input.fields |= TASKCORE_TASK_START;
  input.start_kind = TASKCORE_MOMENT_DATE_TIME;
  input.start_ms = START_MS + 1;
  add(store, &input);
  CHECK_TEXT(seen(store, TASKCORE_VIEW_INBOX), "");
  clock_ms = START_MS + 1;
  CHECK_TEXT(seen(store, TASKCORE_VIEW_INBOX), "soon");
}

static void check_completed(taskcore_store *store, const day *today) {
  static const char *const titles[] = {"before", "first", "last", "after"};
  const int64_t instants[] = {today->begin_ms - 1, today->begin_ms, today->end_ms - 1,
                              today->end_ms};
  add_titled(store, "open");
  for (size_t i = 0; i < 4; i++) {
    int64_t id = add_titled(store, titles[i]);
    clock_ms = instants[i];
    CHECK_OK(taskcore_task_complete(store, &id, 1, 0));
  }
  CHECK_TEXT(seen(store, TASKCORE_VIEW_COMPLETED), "after last first before");
  CHECK_TEXT(seen_on(store, TASKCORE_VIEW_COMPLETED, today->date), "after last first");
  taskcore_query query = viewing(TASKCORE_VIEW_COMPLETED);
  query.fields |= TASKCORE_QUERY_VIEW_DATE | TASKCORE_QUERY_VIEW_LAST_DATE;
  query.view_date = query.view_last_date = today->date;
  CHECK_TEXT(found(store, &query), "last first");
  query.view_date = today->before;
  CHECK_TEXT(found(store, &query), "last first before");
  query.fields = TASKCORE_QUERY_VIEW | TASKCORE_QUERY_VIEW_LAST_DATE;
  CHECK_TEXT(found(store, &query), "last first before");
  query.view_last_date = today->before;
  CHECK_TEXT(found(store, &query), "before");
}

static void completed_goes_from_a_first_day_to_a_last(void) { on_each_day(check_completed); }

static void a_done_task_is_in_the_completed_view_alone(taskcore_store *store) {
  taskcore_task_input input = titled("done");
  input.fields |= TASKCORE_TASK_DUE | TASKCORE_TASK_FAVOURITE;
  input.is_favourite = 1;
  input.due_kind = TASKCORE_MOMENT_DATE;
  input.due_date = 20260831;
  int64_t id = add(store, &input), evening = add_titled(store, "evening"),
          inbox = add_titled(store, "inbox"), later = add_due_on(store, "later", 20260902);
  set_evening(store, evening);
  const int64_t all[] = {id, evening, inbox, later};
  CHECK_OK(taskcore_task_complete(store, all, 4, 0));
  for (int32_t view = TASKCORE_VIEW_MORNING; view <= TASKCORE_VIEW_TRASH; view++) {
    const char *expected = view == TASKCORE_VIEW_COMPLETED ? "done evening inbox later" : "";
    CHECK_TEXT(seen(store, view), expected);
  }
}

static void what_is_in_the_trash_is_there_alone(taskcore_store *store) {
  int64_t open = add_due_on(store, "open", 20260901), done = add_titled(store, "done");
  CHECK_OK(taskcore_task_complete(store, &done, 1, 0));
  clock_ms++;
  CHECK_OK(taskcore_task_delete(store, &open, 1));
  clock_ms++;
  CHECK_OK(taskcore_task_delete(store, &done, 1));
  for (int32_t view = TASKCORE_VIEW_MORNING; view <= TASKCORE_VIEW_TRASH; view++) {
    CHECK_TEXT(seen(store, view), view == TASKCORE_VIEW_TRASH ? "done open" : "");
  }
}

static void an_archived_project_is_in_no_view_but_for_what_is_done(taskcore_store *store) {
  taskcore_task_input input = titled("open");
  input.fields |= TASKCORE_TASK_DUE | TASKCORE_TASK_FAVOURITE | TASKCORE_TASK_PROJECT;
  input.is_favourite = 1;
  input.due_kind = TASKCORE_MOMENT_DATE;
  input.due_date = 20260831;
  input.project = "Old";
  add(store, &input);
  int64_t done = add_in(store, "done", "Old"), gone = add_in(store, "gone", "Old");
  CHECK_OK(taskcore_task_complete(store, &done, 1, 0));
  CHECK_OK(taskcore_task_delete(store, &gone, 1));
  taskcore_project_input archive = TASKCORE_PROJECT_INPUT_INIT;
  archive.fields = TASKCORE_PROJECT_ARCHIVED;
  archive.is_archived = 1;
  CHECK_OK(taskcore_project_update(store, project_named(store, "Old"), &archive));
  for (int32_t view = TASKCORE_VIEW_MORNING; view <= TASKCORE_VIEW_TRASH; view++) {
    const char *expected = view == TASKCORE_VIEW_COMPLETED ? "done"
                           : view == TASKCORE_VIEW_TRASH   ? "gone"
                                                           : "";
    CHECK_TEXT(seen(store, view), expected);
  }
  CHECK_TEXT(found(store, NULL), "");
  taskcore_query query = TASKCORE_QUERY_INIT;
  query.fields = TASKCORE_QUERY_ARCHIVED;
  query.archived = TASKCORE_YES;
  CHECK_TEXT(found(store, &query), "open");
  archive.is_archived = 0;
  CHECK_OK(taskcore_project_update(store, project_named(store, "Old"), &archive));
  CHECK_TEXT(seen(store, TASKCORE_VIEW_OVERDUE), "open");
}

static void favourites_inbox_and_next_have_an_order_of_their_own(taskcore_store *store) {
  taskcore_task_input input = titled("low");
  input.fields |= TASKCORE_TASK_FAVOURITE | TASKCORE_TASK_PRIORITY;
  input.is_favourite = 1;
  input.priority = TASKCORE_PRIORITY_P3;
  add(store, &input);
  input.title = "high";
  input.priority = TASKCORE_PRIORITY_P0;
  int64_t high = add(store, &input);
  add_titled(store, "plain");
  CHECK_TEXT(seen(store, TASKCORE_VIEW_FAVOURITES), "low high");
  CHECK_TEXT(seen(store, TASKCORE_VIEW_INBOX), "low high plain");
  CHECK_OK(move_task(store, high, to(TASKCORE_MOVE_TO_TOP)));
  CHECK_TEXT(seen(store, TASKCORE_VIEW_FAVOURITES), "high low");
  CHECK_TEXT(seen(store, TASKCORE_VIEW_INBOX), "high low plain");
  CHECK_TEXT(seen(store, TASKCORE_VIEW_NEXT), "high plain low");
  CHECK_OK(move_task(store, high, to(TASKCORE_MOVE_TO_BOTTOM)));
  CHECK_TEXT(seen(store, TASKCORE_VIEW_NEXT), "high plain low");
  input = titled("next");
  input.fields |= TASKCORE_TASK_DUE | TASKCORE_TASK_PRIORITY;
  input.priority = TASKCORE_PRIORITY_P0;
  input.due_kind = TASKCORE_MOMENT_DATE;
  input.due_date = 20260701;
  add(store, &input);
  CHECK_TEXT(seen(store, TASKCORE_VIEW_NEXT), "next high plain low");
}

static void a_view_can_be_narrowed_and_sorted_otherwise(taskcore_store *store) {
  add_due_on(store, "b", 20260901);
  add_due_on(store, "a", 20260901);
  add_in(store, "inbox", "Home");
  taskcore_query query = viewing(TASKCORE_VIEW_TODAY);
  taskcore_sort sort = by(TASKCORE_SORT_TITLE, 0);
  query.sorts = &sort;
  query.sort_count = 1;
  CHECK_TEXT(found(store, &query), "a b");
  query.limit = 1;
  query.offset = 1;
  CHECK_TEXT(found(store, &query), "b");
  CHECK_TEXT(listed(store, "view:today title:a"), "a");
  CHECK_TEXT(listed(store, "view:inbox"), "inbox");
}

static void wrong_views_are_refused(taskcore_store *store) {
  static const int32_t views[] = {0, -1, 15, INT32_MIN, INT32_MAX};
  int64_t count = 0;
  taskcore_query query;
  for (size_t i = 0; i < sizeof views / sizeof *views; i++) {
    query = viewing(views[i]);
    REFUSE(store, taskcore_task_count(store, &query, &count), TASKCORE_EINVALID, "view");
  }
  query = viewing(TASKCORE_VIEW_MORNING);
  query.fields |= TASKCORE_QUERY_VIEW_DATE;
  query.view_date = 20260229;
  REFUSE(store, taskcore_task_count(store, &query, &count), TASKCORE_EINVALID, "view_date");
  query = viewing(TASKCORE_VIEW_COMPLETED);
  query.fields |= TASKCORE_QUERY_VIEW_LAST_DATE;
  query.view_last_date = 20261301;
  REFUSE(store, taskcore_task_count(store, &query, &count), TASKCORE_EINVALID, "view_last_date");
  query = viewing(TASKCORE_VIEW_COMPLETED);
  query.fields |= TASKCORE_QUERY_VIEW_DATE | TASKCORE_QUERY_VIEW_LAST_DATE;
  query.view_date = 20260902;
  query.view_last_date = 20260901;
  REFUSE(store, taskcore_task_count(store, &query, &count), TASKCORE_EINVALID, "view_last_date");
  query = viewing(TASKCORE_VIEW_INBOX);
  query.fields |= TASKCORE_QUERY_VIEW_DATE;
  query.view_date = 20260901;
  REFUSE(store, taskcore_task_count(store, &query, &count), TASKCORE_EINVALID, "view_date");
}

int main(void) {
  RUN(a_day_has_what_is_due_from_its_first_millisecond_to_its_last);
  RUN(what_is_for_the_evening_is_there_and_not_in_the_morning);
  RUN(at_midnight_upcoming_becomes_today_and_today_overdue);
  RUN(a_task_says_in_which_slot_it_stands);
  RUN(a_task_is_hidden_until_the_first_millisecond_of_its_start);
  RUN_WITH_STORE(an_instant_shows_a_task_at_its_very_millisecond);
  RUN(completed_goes_from_a_first_day_to_a_last);
  RUN_WITH_STORE(a_done_task_is_in_the_completed_view_alone);
  RUN_WITH_STORE(what_is_in_the_trash_is_there_alone);
  RUN_WITH_STORE(an_archived_project_is_in_no_view_but_for_what_is_done);
  RUN_WITH_STORE(favourites_inbox_and_next_have_an_order_of_their_own);
  RUN_WITH_STORE(a_view_can_be_narrowed_and_sorted_otherwise);
  RUN_WITH_STORE(wrong_views_are_refused);
  return check_result();
}
