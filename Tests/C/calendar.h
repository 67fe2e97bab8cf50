/* What tests of repeats, events and screens of days begin with. */
#ifndef CALENDAR_H
#define CALENDAR_H

#include "listing.h"
#include "options.h"

#define MINUTE_MS 60000LL
#define HOUR_MS (60 * MINUTE_MS)
#define DAY_MS (24 * HOUR_MS)

/* The instant at which the clocks of Paris show a time; the first one, when they do twice. */
static inline int64_t paris(int32_t date, int32_t hour, int32_t minute) {
  taskcore_local_time local = TASKCORE_LOCAL_TIME_INIT;
  int64_t instant_ms = 0;
  local.date = date;
  local.hour = hour;
  local.minute = minute;
  CHECK_OK(taskcore_zone_from_local("Europe/Paris", &local, &instant_ms));
  return instant_ms;
}

static inline int64_t add_repeating(taskcore_store *store, const char *title, int32_t date,
                                    const char *rule) {
  taskcore_task_input input = titled(title);
  input.fields |= TASKCORE_TASK_DUE | TASKCORE_TASK_REPEAT_RULE;
  input.due_kind = TASKCORE_MOMENT_DATE;
  input.due_date = date;
  input.repeat_rule = rule;
  return add(store, &input);
}

static inline int32_t due_date_of(taskcore_store *store, int64_t id) {
  taskcore_task_list *list = get(store, id);
  int32_t date = taskcore_task_list_at(list, 0)->due_date;
  taskcore_task_list_free(list);
  return date;
}

static inline uint32_t status_of(taskcore_store *store, int64_t id) {
  taskcore_task_list *list = get(store, id);
  uint32_t status = taskcore_task_list_at(list, 0)->status;
  taskcore_task_list_free(list);
  return status;
}

/* What a meeting is to be: its title, when it begins and how long it lasts. */
static inline taskcore_event_input meeting(const char *title, int64_t start_ms, int64_t minutes) {
  taskcore_event_input input = TASKCORE_EVENT_INPUT_INIT;
  input.fields = TASKCORE_EVENT_TITLE | TASKCORE_EVENT_START | TASKCORE_EVENT_DURATION;
  input.title = title;
  input.start_ms = start_ms;
  input.duration_s = minutes * 60;
  return input;
}

/* What an event of whole days is to be. */
static inline taskcore_event_input whole_days(const char *title, int32_t date, int64_t days) {
  taskcore_event_input input = meeting(title, 0, days * 24 * 60);
  input.start_kind = TASKCORE_MOMENT_DATE;
  input.start_date = date;
  return input;
}

static inline taskcore_event_input repeating(taskcore_event_input input, const char *rule) {
  input.fields |= TASKCORE_EVENT_REPEAT_RULE;
  input.repeat_rule = rule;
  return input;
}

static inline int64_t add_event(taskcore_store *store, taskcore_event_input input) {
  int64_t id = 0;
  CHECK_OK(taskcore_event_add(store, &input, 0, &id, NULL));
  return id;
}

/* The list with that one event; its first row is the event. */
static inline taskcore_event_list *get_event(taskcore_store *store, int64_t id) {
  taskcore_event_query_options query = TASKCORE_EVENT_QUERY_OPTIONS_INIT;
  taskcore_event_list *list = NULL;
  query.fields = TASKCORE_EVENT_QUERY_IDS;
  query.ids = &id;
  query.id_count = 1;
  CHECK_OK(taskcore_event_query(store, &query, &list));
  CHECK_INT(taskcore_event_list_count(list), 1);
  return list;
}

/* The local times of a list, joined by spaces; the list is freed. */
static inline const char *times_in(taskcore_occurrence_list *list) {
  static char times[4096];
  size_t length = 0;
  times[0] = '\0';
  for (size_t i = 0; i < taskcore_occurrence_list_count(list); i++) {
    const char *local = taskcore_occurrence_list_at(list, i)->local;
    CHECK(length + strlen(local) + 2 < sizeof times);
    length +=
        (size_t)snprintf(times + length, sizeof times - length, "%s%s", i > 0 ? " " : "", local);
  }
  taskcore_occurrence_list_free(list);
  return times;
}

/* The occurrences of an event that meet a range. */
static inline const char *occurrences_of(taskcore_store *store, int64_t id, int64_t from_ms,
                                         int64_t before_ms) {
  taskcore_occurrence_list *list = NULL;
  CHECK_OK(occurrences_in(store, id, from_ms, before_ms, 100, &list));
  return times_in(list);
}

/* Undo leads back to how it was, and redo to how it is. */
static inline void check_back_and_forth(taskcore_store *store, int32_t action, char *before) {
  char *after = export_of(store);
  CHECK_UNDO(store, action);
  char *undone = export_of(store);
  CHECK_TEXT(undone, before);
  CHECK_OK(taskcore_redo(store, NULL));
  char *redone = export_of(store);
  CHECK_TEXT(redone, after);
  free(redone);
  free(undone);
  free(after);
  free(before);
}

#endif
