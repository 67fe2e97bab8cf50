/* Times that float, seen by two handles of one store in Paris and in Tokyo, and wrong arguments. */
#include "calendar.h"

#define TOKYO_EARLIER_MS (7 * HOUR_MS)

static taskcore_store *open_in(const char *path, const char *zone) {
  taskcore_open_options options = options_for(path);
  taskcore_store *store = NULL;
  options.time_zone = zone;
  CHECK_OK(taskcore_store_open(&options, &store));
  return store;
}

static taskcore_task_input due_at(const char *title, int64_t ms) {
  taskcore_task_input input = titled(title);
  input.fields |= TASKCORE_TASK_DUE | TASKCORE_TASK_FLOATING;
  input.due_kind = TASKCORE_MOMENT_DATE_TIME;
  input.due_ms = ms;
  input.floating = TASKCORE_TASK_DUE;
  return input;
}

static void check_due(taskcore_store *store, int64_t id, int64_t ms, uint64_t floating) {
  taskcore_task_list *list = get(store, id);
  const taskcore_task *task = taskcore_task_list_at(list, 0);
  CHECK_INT(task->due_kind, TASKCORE_MOMENT_DATE_TIME);
  CHECK_INT(task->due_ms, ms);
  CHECK(task->floating == floating);
  CHECK(task->fields & TASKCORE_TASK_DUE);
  taskcore_task_list_free(list);
}

static void each_handle_has_its_own_instant(void) {
  const char *path = path_of("floating.db");
  taskcore_store *paris_store = open_in(path, "Europe/Paris");
  taskcore_store *tokyo_store = open_in(path, "Asia/Tokyo");
  int64_t nine = paris(20260902, 9, 0), id = 0, event_id = 0;
  taskcore_reminder reminder = TASKCORE_REMINDER_INIT;
  reminder.at_ms = nine - HOUR_MS;
  reminder.is_floating = 1;
  taskcore_task_input input = due_at("Breakfast", nine);
  input.fields |= TASKCORE_TASK_REMINDERS;
  input.reminders = &reminder;
  input.reminder_count = 1;
  CHECK_OK(taskcore_task_add(paris_store, &input, &id));
  check_due(paris_store, id, nine, TASKCORE_TASK_DUE);
  check_due(tokyo_store, id, nine - TOKYO_EARLIER_MS, TASKCORE_TASK_DUE);
  taskcore_task_list *list = get(tokyo_store, id);
  const taskcore_reminder *read = taskcore_task_list_at(list, 0)->reminders;
  CHECK_INT(read->is_floating, 1);
  CHECK_INT(read->kind, TASKCORE_REMINDER_AT);
  CHECK_INT(read->at_ms, nine - HOUR_MS - TOKYO_EARLIER_MS);
  taskcore_task_list_free(list);
  /* A range is that of the instants here. */
  taskcore_query query = TASKCORE_QUERY_INIT;
  query.fields = TASKCORE_QUERY_DUE_FROM | TASKCORE_QUERY_DUE_BEFORE;
  query.due_from_ms = nine;
  query.due_before_ms = nine + 1;
  CHECK_TEXT(found(paris_store, &query), "Breakfast");
  CHECK_TEXT(found(tokyo_store, &query), "");
  query.fields = TASKCORE_QUERY_FLOATING;
  query.floating = TASKCORE_YES;
  CHECK_TEXT(found(tokyo_store, &query), "Breakfast");
  query.floating = TASKCORE_NO;
  CHECK_TEXT(found(tokyo_store, &query), "");
  taskcore_event_input event = meeting("Stand-up", nine, 15);
  event.fields |= TASKCORE_EVENT_FLOATING;
  event.is_floating = 1;
  CHECK_OK(taskcore_event_add(paris_store, &event, 0, &event_id, NULL));
  taskcore_event_list *events = NULL;
  CHECK_OK(taskcore_event_get(tokyo_store, &event_id, 1, &events));
  CHECK_INT(taskcore_event_list_at(events, 0)->is_floating, 1);
  CHECK_INT(taskcore_event_list_at(events, 0)->start_ms, nine - TOKYO_EARLIER_MS);
  CHECK_TEXT(taskcore_event_list_at(events, 0)->zone, "");
  taskcore_event_list_free(events);
  /* A program that knows nothing of it moves the task: it floats as before. */
  taskcore_task_input later = TASKCORE_TASK_INPUT_INIT;
  later.fields = TASKCORE_TASK_DUE;
  later.due_kind = TASKCORE_MOMENT_DATE_TIME;
  later.due_ms = nine + DAY_MS;
  CHECK_OK(taskcore_task_update(paris_store, &id, 1, &later));
  check_due(tokyo_store, id, nine + DAY_MS - TOKYO_EARLIER_MS, TASKCORE_TASK_DUE);
  taskcore_store_free(tokyo_store);
  taskcore_store_free(paris_store);
}

static void quick_add_floats_when_it_is_set(taskcore_store *store) {
  int32_t floats = 7;
  int64_t id = 0;
  CHECK_OK(taskcore_times_float(store, &floats));
  CHECK_INT(floats, 0);
  CHECK_OK(taskcore_times_float_set(store, 1));
  CHECK_OK(taskcore_times_float(store, &floats));
  CHECK_INT(floats, 1);
  CHECK_OK(taskcore_quick_add(store, "Breakfast 2026-09-02 09:00", NULL, &id));
  check_due(store, id, paris(20260902, 9, 0), TASKCORE_TASK_DUE);
  CHECK_OK(taskcore_times_float_set(store, 0));
  CHECK_OK(taskcore_quick_add(store, "Lunch 2026-09-02 12:00", NULL, &id));
  check_due(store, id, paris(20260902, 12, 0), 0);
}

static void wrong_arguments_are_refused(taskcore_store *store) {
  static const uint64_t masks[] = {TASKCORE_TASK_TITLE, TASKCORE_TASK_REMINDERS, 1ULL << 63,
                                   UINT64_MAX};
  static const int32_t flags[] = {-1, 2, INT32_MIN, INT32_MAX};
  int32_t number = 7;
  int64_t id = 7, event_id = add_event(store, meeting("Known", START_MS, 15));
  for (size_t i = 0; i < sizeof masks / sizeof *masks; i++) {
    taskcore_task_input input = due_at("New", START_MS);
    input.floating = masks[i];
    REFUSE(store, taskcore_task_add(store, &input, &id), TASKCORE_EINVALID, "floating");
  }
  for (size_t i = 0; i < sizeof flags / sizeof *flags; i++) {
    taskcore_reminder reminder = TASKCORE_REMINDER_INIT;
    taskcore_task_input input = due_at("New", START_MS);
    taskcore_event_input event = TASKCORE_EVENT_INPUT_INIT;
    input.fields |= TASKCORE_TASK_REMINDERS;
    input.reminders = &reminder;
    input.reminder_count = 1;
    reminder.is_floating = flags[i];
    REFUSE(store, taskcore_task_add(store, &input, &id), TASKCORE_EINVALID, "reminders");
    reminder.is_floating = 1;
    reminder.kind = TASKCORE_REMINDER_DUE;
    REFUSE(store, taskcore_task_add(store, &input, &id), TASKCORE_EINVALID, "reminders");
    event.fields = TASKCORE_EVENT_FLOATING;
    event.is_floating = flags[i];
    REFUSE(store, taskcore_event_update(store, event_id, NULL, &event, 0, NULL, NULL),
           TASKCORE_EINVALID, "is_floating");
    REFUSE(store, taskcore_times_float_set(store, flags[i]), TASKCORE_EINVALID, "floats");
  }
  taskcore_task_input zoned = due_at("New", START_MS);
  zoned.fields |= TASKCORE_TASK_ZONE;
  zoned.zone = "Asia/Tokyo";
  REFUSE(store, taskcore_task_add(store, &zoned, &id), TASKCORE_EINVALID, "zone");
  REFUSE(store, taskcore_times_float(store, NULL), TASKCORE_EINVALID, "floats");
  REFUSE(store, taskcore_times_float(NULL, &number), TASKCORE_EINVALID, "store");
  CHECK_INT(number, 0);
  REFUSE(store, taskcore_times_float_set(NULL, 1), TASKCORE_EINVALID, "store");
  taskcore_query query = TASKCORE_QUERY_INIT;
  taskcore_task_list *list = NULL;
  query.fields = TASKCORE_QUERY_FLOATING;
  query.floating = 3;
  REFUSE(store, taskcore_task_query(store, &query, &list), TASKCORE_EINVALID, "floating");
  /* At the ends of time, what floats stays within them. */
  taskcore_task_input first = due_at("First", -62135596800000),
                      last = due_at("Last", 253402300799999);
  CHECK_OK(taskcore_task_add(store, &first, &id));
  CHECK_OK(taskcore_task_add(store, &last, &id));
  CHECK_TEXT(listed(store, "sort:due due:any"), "First Last");
}

static void default_reminders_are_refused(taskcore_store *store) {
  static const int32_t kinds[] = {0, 4, -1, INT32_MIN, INT32_MAX};
  static const size_t counts[] = {51, SIZE_MAX, SIZE_MAX / 2};
  taskcore_reminder reminder = TASKCORE_REMINDER_INIT;
  char *text = (char *)1;
  for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
    REFUSE(store, taskcore_default_reminders_set(store, kinds[i], NULL, 0), TASKCORE_EINVALID,
           "kind");
    REFUSE(store, taskcore_default_reminders(store, kinds[i], &text), TASKCORE_EINVALID, "kind");
    CHECK(text == NULL);
  }
  for (size_t i = 0; i < sizeof counts / sizeof *counts; i++)
    REFUSE(store,
           taskcore_default_reminders_set(store, TASKCORE_REMINDED_EVENT, &reminder, counts[i]),
           TASKCORE_EINVALID, "reminders");
  REFUSE(store, taskcore_default_reminders_set(store, TASKCORE_REMINDED_EVENT, &reminder, 1),
         TASKCORE_EINVALID, "reminders");
  REFUSE(store, taskcore_default_reminders_set(store, TASKCORE_REMINDED_EVENT, NULL, 1),
         TASKCORE_EINVALID, "reminders");
  REFUSE(store, taskcore_default_reminders(store, TASKCORE_REMINDED_EVENT, NULL), TASKCORE_EINVALID,
         "reminders");
  reminder.kind = TASKCORE_REMINDER_DUE;
  reminder.offset_s = -600;
  CHECK_OK(taskcore_default_reminders_set(store, TASKCORE_REMINDED_TIMED_TASK, &reminder, 1));
  CHECK_OK(taskcore_default_reminders(store, TASKCORE_REMINDED_TIMED_TASK, &text));
  CHECK_TEXT(text, "due-600");
  taskcore_string_free(text);
}

int main(int argc, char **argv) {
  use_folder(argc, argv);
  RUN(each_handle_has_its_own_instant);
  RUN_WITH_STORE(quick_add_floats_when_it_is_set);
  RUN_WITH_STORE(wrong_arguments_are_refused);
  RUN_WITH_STORE(default_reminders_are_refused);
  return check_result();
}
