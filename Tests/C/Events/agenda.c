/* The agenda: all that happens on some days, page by page. */
#include "calendar.h"

#define MONDAY 20260907

static taskcore_agenda_options days(int32_t first, int32_t last) {
  taskcore_agenda_options options = TASKCORE_AGENDA_OPTIONS_INIT;
  options.first_date = first;
  options.last_date = last;
  return options;
}

/* The entries as lines such as "0907 09:00-09:15 Stand-up", joined by "; ". */
static const char *agenda_of(taskcore_store *store, const taskcore_agenda_options *options) {
  static char text[4096];
  taskcore_agenda_list *list = NULL;
  size_t length = 0;
  CHECK_OK(taskcore_agenda_read(store, options, &list));
  text[0] = '\0';
  for (size_t i = 0; i < taskcore_agenda_list_count(list); i++) {
    const taskcore_agenda_entry *entry = taskcore_agenda_list_at(list, i);
    CHECK_SIZE(entry->struct_size, sizeof *entry);
    CHECK(length + strlen(entry->title) + 40 < sizeof text);
    length +=
        (size_t)snprintf(text + length, sizeof text - length, "%s%04d %s %s", i > 0 ? "; " : "",
                         (int)(entry->date % 10000), entry->time_label, entry->title);
  }
  taskcore_agenda_list_free(list);
  return text;
}

/* Takes no time, and so overlaps nothing. */
static taskcore_event_input transparent(taskcore_event_input input) {
  input.fields |= TASKCORE_EVENT_TRANSPARENT;
  input.is_transparent = 1;
  return input;
}

static void tasks_and_events_stand_together_day_by_day(taskcore_store *store) {
  taskcore_agenda_options options = days(MONDAY, MONDAY + 2);
  add_due_at(store, "Call", paris(MONDAY, 9, 0));
  add_due_on(store, "Rent", MONDAY + 1);
  add_titled(store, "No due");
  add_event(store, repeating(meeting("Stand-up", paris(MONDAY, 9, 15), 15), "FREQ=DAILY"));
  add_event(store, transparent(whole_days("Fair", MONDAY + 4, 2)));
  CHECK_TEXT(agenda_of(store, &options),
             "0907 09:00 Call; 0907 09:15-09:30 Stand-up; 0908 all day Rent; "
             "0908 09:15-09:30 Stand-up; 0909 09:15-09:30 Stand-up");
  options.contents = TASKCORE_AGENDA_TASKS;
  CHECK_TEXT(agenda_of(store, &options), "0907 09:00 Call; 0908 all day Rent");
  options = days(MONDAY + 4, MONDAY + 6);
  options.contents = TASKCORE_AGENDA_EVENTS;
  CHECK_TEXT(agenda_of(store, &options),
             "0911 all day Fair; 0911 09:15-09:30 Stand-up; 0912 all day Fair; "
             "0912 09:15-09:30 Stand-up; 0913 09:15-09:30 Stand-up");
}

static void what_lasts_over_midnight_is_on_each_day_and_what_ends_there_is_not(
    taskcore_store *store) {
  taskcore_agenda_options options = days(MONDAY, MONDAY + 2);
  add_event(store, meeting("Night", paris(MONDAY, 22, 0), 240));
  add_event(store, meeting("Evening", paris(MONDAY + 1, 22, 0), 120));
  taskcore_agenda_list *list = NULL;
  CHECK_OK(taskcore_agenda_read(store, &options, &list));
  CHECK_INT(taskcore_agenda_list_count(list), 3);
  for (int i = 0; i < 2; i++) {
    const taskcore_agenda_entry *entry = taskcore_agenda_list_at(list, (size_t)i);
    CHECK_TEXT(entry->title, "Night");
    CHECK_INT(entry->date, MONDAY + i);
    CHECK_INT(entry->day_index, i);
    CHECK_INT(entry->day_count, 2);
    CHECK_INT(entry->start_ms, paris(MONDAY, 22, 0));
  }
  CHECK_TEXT(taskcore_agenda_list_at(list, 1)->time_label, "until 02:00");
  CHECK_TEXT(taskcore_agenda_list_at(list, 2)->title, "Evening");
  CHECK_INT(taskcore_agenda_list_at(list, 2)->day_count, 1);
  taskcore_agenda_list_free(list);
}

static void a_task_that_repeats_shows_what_is_to_come(taskcore_store *store) {
  taskcore_agenda_options options = days(20260901, 20260915);
  int64_t id = add_repeating(store, "Water", 20260901, "FREQ=WEEKLY");
  CHECK_TEXT(agenda_of(store, &options),
             "0901 all day Water; 0908 all day Water; 0915 all day Water");
  taskcore_agenda_list *list = NULL;
  CHECK_OK(taskcore_agenda_read(store, &options, &list));
  CHECK_INT(taskcore_agenda_list_at(list, 0)->is_projected, 0);
  CHECK_INT(taskcore_agenda_list_at(list, 1)->is_projected, 1);
  CHECK_TEXT(taskcore_agenda_list_at(list, 1)->occurrence, "20260908");
  CHECK_INT(taskcore_agenda_list_at(list, 1)->id, id);
  CHECK_INT(taskcore_agenda_list_at(list, 1)->entity, TASKCORE_ENTITY_TASK);
  taskcore_agenda_list_free(list);
  CHECK_OK(taskcore_task_complete(store, &id, 1, 0));
  CHECK_TEXT(agenda_of(store, &options), "0908 all day Water; 0915 all day Water");
}

static void what_is_done_shows_only_when_asked_for(taskcore_store *store) {
  taskcore_agenda_options options = days(MONDAY, MONDAY);
  int64_t id = add_due_on(store, "Rent", MONDAY);
  taskcore_event_input input = meeting("Talk", paris(MONDAY, 9, 0), 60);
  input.fields |= TASKCORE_EVENT_DONE;
  input.is_done = 1;
  add_event(store, input);
  CHECK_OK(taskcore_task_complete(store, &id, 1, 0));
  CHECK_TEXT(agenda_of(store, &options), "");
  options.is_completed_included = 1;
  CHECK_TEXT(agenda_of(store, &options), "0907 all day Rent; 0907 09:00-10:00 Talk");
}

/* Pages of any size are together what one page is, each entry once. */
static void pages_of_any_size_say_the_same(taskcore_store *store) {
  static const int64_t limits[] = {1, 2, 3, 7, 50};
  add_event(store, repeating(meeting("Daily", paris(MONDAY, 9, 0), 15), "FREQ=DAILY"));
  add_event(store, repeating(meeting("Weekly", paris(MONDAY, 23, 0), 120), "FREQ=WEEKLY"));
  add_event(store, transparent(repeating(whole_days("Fair", 20260901, 3), "FREQ=MONTHLY;COUNT=2")));
  add_repeating(store, "Water", 20260901, "FREQ=DAILY;INTERVAL=2");
  taskcore_agenda_options options = days(20260901, 20261015);
  taskcore_agenda_list *whole = NULL;
  CHECK_OK(taskcore_agenda_read(store, &options, &whole));
  size_t count = taskcore_agenda_list_count(whole);
  CHECK(count > 60);
  for (size_t i = 0; i < sizeof limits / sizeof *limits; i++) {
    char cursor[512] = "";
    size_t at = 0;
    options.limit = limits[i];
    for (int more = 1; more;) {
      taskcore_agenda_list *page = NULL;
      options.after = cursor[0] ? cursor : NULL;
      CHECK_OK(taskcore_agenda_read(store, &options, &page));
      size_t rows = taskcore_agenda_list_count(page);
      for (size_t row = 0; row < rows; row++, at++) {
        const taskcore_agenda_entry *entry = taskcore_agenda_list_at(page, row);
        const taskcore_agenda_entry *same = taskcore_agenda_list_at(whole, at);
        CHECK(same != NULL);
        CHECK_TEXT(entry->cursor, same->cursor);
        CHECK_INT(entry->date, same->date);
        CHECK_TEXT(entry->title, same->title);
        snprintf(cursor, sizeof cursor, "%s", entry->cursor);
      }
      taskcore_agenda_list_free(page);
      more = (int64_t)rows == options.limit;
    }
    CHECK_INT(at, count);
  }
  taskcore_agenda_list_free(whole);
}

static void without_options_it_is_today(taskcore_store *store) {
  taskcore_agenda_list *list = NULL;
  add_repeating(store, "Water", 20260901, "FREQ=DAILY");
  CHECK_OK(taskcore_agenda_read(store, NULL, &list));
  CHECK_INT(taskcore_agenda_list_count(list), 1);
  CHECK_INT(taskcore_agenda_list_at(list, 0)->date, 20260901);
  taskcore_agenda_list_free(list);
}

static void what_is_out_of_range_is_refused(taskcore_store *store) {
  const taskcore_agenda_options fine = days(MONDAY, MONDAY + 1);
  taskcore_agenda_list *list = NULL;
#define BAD(member, value, field)                                                      \
  do {                                                                                 \
    taskcore_agenda_options bad = fine;                                                \
    bad.member = value;                                                                \
    REFUSE(store, taskcore_agenda_read(store, &bad, &list), TASKCORE_EINVALID, field); \
    CHECK(list == NULL);                                                               \
  } while (0)
  BAD(first_date, INT32_MIN, "first_date");
  BAD(last_date, 20260230, "last_date");
  BAD(last_date, MONDAY - 1, "last_date");
  BAD(last_date, 20990101, "last_date");
  BAD(last_date, INT32_MAX, "last_date");
  BAD(contents, 4, "contents");
  BAD(contents, UINT32_MAX, "contents");
  BAD(is_completed_included, 2, "is_completed_included");
  BAD(limit, -1, "limit");
  BAD(limit, 100001, "limit");
  BAD(limit, INT64_MIN, "limit");
  BAD(after, "", "after");
  BAD(after, "no cursor", "after");
  BAD(after, "\xFF", "after");
  BAD(struct_size, 8, "struct_size");
}

int main(void) {
  RUN_WITH_STORE(tasks_and_events_stand_together_day_by_day);
  RUN_WITH_STORE(what_lasts_over_midnight_is_on_each_day_and_what_ends_there_is_not);
  RUN_WITH_STORE(a_task_that_repeats_shows_what_is_to_come);
  RUN_WITH_STORE(what_is_done_shows_only_when_asked_for);
  RUN_WITH_STORE(pages_of_any_size_say_the_same);
  RUN_WITH_STORE(without_options_it_is_today);
  RUN_WITH_STORE(what_is_out_of_range_is_refused);
  return check_result();
}
