/* The lives of handles: freeing, threads and processes. */
#include <pthread.h>
#include <sqlite3.h>
#include <sys/wait.h>

#include "fixture.h"
#include "options.h"

static void nothing_can_be_freed(void) {
  taskcore_store_free(NULL);
  taskcore_task_list_free(NULL);
  taskcore_project_list_free(NULL);
  taskcore_tag_list_free(NULL);
  taskcore_observer_free(NULL);
  taskcore_string_free(NULL);
  taskcore_bytes_free(NULL);
}

static int32_t ignore(const taskcore_commit *event, void *payload) {
  (void)event;
  (void)payload;
  return 0;
}

static void any_order_of_freeing_is_fine(void) {
  for (int order = 0; order < 2; order++) {
    taskcore_store *store = open_store(":memory:");
    taskcore_task_list *tasks = NULL;
    taskcore_project_list *projects = NULL;
    taskcore_tag_list *tags = NULL;
    taskcore_observer *observer = NULL;
    const char *tag = "bank";
    taskcore_task_input input = titled("Pay rent");
    input.fields |= TASKCORE_TASK_TAGS;
    input.tags = &tag;
    input.tag_count = 1;
    add(store, &input);
    CHECK_OK(taskcore_task_query(store, NULL, &tasks));
    CHECK_OK(taskcore_project_query(store, NULL, &projects));
    CHECK_OK(taskcore_tag_query(store, NULL, &tags));
    CHECK_OK(taskcore_observe(store, ignore, NULL, NULL, &observer));
    if (order == 0) taskcore_store_free(store);
    CHECK_TEXT(taskcore_task_list_at(tasks, 0)->title, "Pay rent");
    CHECK_TEXT(taskcore_task_list_at(tasks, 0)->tags[0], "bank");
    CHECK_TEXT(taskcore_project_list_at(projects, 0)->name, "Inbox");
    CHECK_TEXT(taskcore_tag_list_at(tags, 0)->name, "bank");
    taskcore_observer_free(observer);
    taskcore_tag_list_free(tags);
    taskcore_project_list_free(projects);
    taskcore_task_list_free(tasks);
    if (order == 1) taskcore_store_free(store);
  }
}

static void a_freed_store_is_told_apart(void) {
  taskcore_store *store = open_store(":memory:");
  taskcore_task_input input = titled("Too late");
  taskcore_store_free(store);
  CHECK_STATUS(taskcore_task_add(store, &input, NULL), TASKCORE_EMISUSE);
  CHECK_STATUS(taskcore_undo(store, NULL), TASKCORE_EMISUSE);
  taskcore_store_free(store);
}

static void a_freed_list_is_empty(void) {
  taskcore_store *store = open_store(":memory:");
  taskcore_task_list *list = NULL;
  add_titled(store, "Pay rent");
  CHECK_OK(taskcore_task_query(store, NULL, &list));
  taskcore_task_list_free(list);
  CHECK_INT(taskcore_task_list_count(list), 0);
  CHECK(taskcore_task_list_at(list, 0) == NULL);
  taskcore_task_list_free(list);
  taskcore_store_free(store);
}

/* A list outlives its store, and is empty once it is freed; freeing it again is fine. */
#define CHECK_LIFE(list, type, count)                       \
  do {                                                      \
    CHECK_INT(taskcore_##type##_list_count(list), count);   \
    CHECK(taskcore_##type##_list_at(list, 0) != NULL);      \
    taskcore_##type##_list_free(list);                      \
    CHECK_INT(taskcore_##type##_list_count(list), 0);       \
    CHECK(taskcore_##type##_list_at(list, 0) == NULL);      \
    CHECK(taskcore_##type##_list_rows(list, NULL) == NULL); \
    taskcore_##type##_list_free(list);                      \
  } while (0)

static void lists_about_time_outlive_their_store_and_are_empty_when_freed(void) {
  static const char bad[] =
      "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VTODO\r\nUID:a\r\nEND:VCALENDAR\r\n";
  taskcore_store *store = open_store(":memory:");
  taskcore_reminder reminder = TASKCORE_REMINDER_INIT;
  taskcore_task_input task = titled("Water");
  taskcore_event_input event = TASKCORE_EVENT_INPUT_INIT;
  taskcore_agenda_options days = TASKCORE_AGENDA_OPTIONS_INIT;
  taskcore_free_time_query_options search = TASKCORE_FREE_TIME_QUERY_OPTIONS_INIT;
  taskcore_occurrence_list *occurrences = NULL;
  taskcore_completion_list *completions = NULL;
  taskcore_event_list *events = NULL;
  taskcore_conflict_list *conflicts = NULL;
  taskcore_free_time_list *slots = NULL;
  taskcore_agenda_list *agenda = NULL;
  taskcore_month_list *month = NULL;
  taskcore_alert_list *alerts = NULL;
  taskcore_focus_list *sessions = NULL;
  taskcore_focus_total_list *totals = NULL;
  taskcore_import_note_list *notes = NULL;
  const int64_t end_ms = START_MS + 3600000;
  int64_t id = 0, event_id = 0;
  clock_ms = START_MS;
  reminder.at_ms = START_MS;
  task.fields |= TASKCORE_TASK_DUE | TASKCORE_TASK_REPEAT_RULE | TASKCORE_TASK_REMINDERS;
  task.due_kind = TASKCORE_MOMENT_DATE;
  task.due_date = 20260901;
  task.repeat_rule = "FREQ=DAILY";
  task.reminders = &reminder;
  task.reminder_count = 1;
  id = add(store, &task);
  CHECK_OK(taskcore_poll(store, START_MS, &alerts, NULL));
  CHECK_OK(taskcore_task_complete(store, &id, 1, 0));
  event.fields = TASKCORE_EVENT_TITLE | TASKCORE_EVENT_START;
  event.title = "Talk";
  event.start_ms = START_MS;
  CHECK_OK(taskcore_event_add(store, &event, 0, &event_id, NULL));
  CHECK_STATUS(taskcore_event_add(store, &event, 0, NULL, &conflicts), TASKCORE_ECONFLICT);
  CHECK_OK(start_focus(store, id, 1, TASKCORE_FOCUS_KIND_WORK, NULL));
  clock_ms += 1000;
  days.first_date = days.last_date = 20260902;
  search.duration_s = 60;
  search.from_ms = end_ms;
  search.before_ms = end_ms + 60000;
  CHECK_OK(occurrences_in(store, event_id, START_MS, end_ms, 5, &occurrences));
  CHECK_OK(completions_in(store, id, 0, end_ms, &completions));
  CHECK_OK(taskcore_event_query(store, NULL, &events));
  CHECK_OK(taskcore_free_time_query(store, &search, &slots));
  CHECK_OK(taskcore_agenda_read(store, &days, &agenda));
  CHECK_OK(read_month(store, 2026, 9, 1, &month));
  CHECK_OK(taskcore_focus_current(store, &sessions));
  CHECK_OK(focus_totals_in(store, 0, end_ms, TASKCORE_FOCUS_BY_TASK, &totals));
  const char *path = path_of("bad.ics");
  FILE *file = fopen(path, "wb");
  CHECK(file != NULL && fputs(bad, file) >= 0 && fclose(file) == 0);
  CHECK_OK(taskcore_import_file(store, TASKCORE_FORMAT_ICALENDAR, NULL, path, NULL, NULL, NULL));
  CHECK_OK(taskcore_import_notes(store, &notes));
  taskcore_store_free(store);
  CHECK_TEXT(taskcore_event_list_at(events, 0)->title, "Talk");
  CHECK_TEXT(taskcore_alert_list_at(alerts, 0)->title, "Water");
  CHECK_LIFE(occurrences, occurrence, 1);
  CHECK_LIFE(completions, completion, 1);
  CHECK_LIFE(events, event, 1);
  CHECK_LIFE(conflicts, conflict, 1);
  CHECK_LIFE(slots, free_time, 1);
  CHECK_LIFE(agenda, agenda, 1);
  CHECK_LIFE(month, month, 35);
  CHECK_LIFE(alerts, alert, 1);
  CHECK_LIFE(sessions, focus, 1);
  CHECK_LIFE(totals, focus_total, 1);
  CHECK_LIFE(notes, import_note, 1);
  CHECK_STATUS(taskcore_focus_pause(store), TASKCORE_EMISUSE);
  CHECK_STATUS(taskcore_event_delete(store, &event_id, 1), TASKCORE_EMISUSE);
  CHECK_STATUS(taskcore_next_wakeup(store, &id), TASKCORE_EMISUSE);
}

static void a_pulse_a_chart_and_holidays_are_nothing_when_freed(void) {
  taskcore_store *store = open_store(":memory:");
  taskcore_holiday_list *holidays = NULL;
  taskcore_pulse *pulse = NULL;
  taskcore_chart *chart = NULL;
  taskcore_score score = TASKCORE_SCORE_INIT;
  taskcore_pulse_settings settings = TASKCORE_PULSE_SETTINGS_INIT;
  char *written = NULL;
  CHECK_OK(add_holiday(store, 20260901, 0, NULL));
  CHECK_OK(taskcore_holiday_query(store, NULL, &holidays));
  CHECK_OK(taskcore_pulse_read(store, NULL, &pulse));
  CHECK_OK(taskcore_chart_read(store, NULL, &chart));
  taskcore_store_free(store);
  CHECK_LIFE(holidays, holiday, 1);
  CHECK(taskcore_pulse_contents(pulse) != NULL);
  taskcore_pulse_free(pulse);
  CHECK(taskcore_pulse_contents(pulse) == NULL);
  taskcore_pulse_free(pulse);
  CHECK_OK(taskcore_chart_svg(chart, NULL, &written));
  taskcore_string_free(written);
  taskcore_chart_free(chart);
  CHECK(taskcore_chart_contents(chart) == NULL);
  CHECK_STATUS(taskcore_chart_svg(chart, NULL, &written), TASKCORE_EMISUSE);
  CHECK(written == NULL);
  taskcore_chart_free(chart);
  CHECK_STATUS(taskcore_score_read(store, NULL, &score), TASKCORE_EMISUSE);
  CHECK_STATUS(taskcore_pulse_read(store, NULL, &pulse), TASKCORE_EMISUSE);
  CHECK(pulse == NULL);
  CHECK_STATUS(taskcore_chart_read(store, NULL, &chart), TASKCORE_EMISUSE);
  CHECK(chart == NULL);
  CHECK_STATUS(taskcore_pulse_settings_read(store, &settings), TASKCORE_EMISUSE);
  CHECK_STATUS(taskcore_pulse_settings_set(store, &settings), TASKCORE_EMISUSE);
  CHECK_STATUS(add_holiday(store, 20260901, 0, NULL), TASKCORE_EMISUSE);
  CHECK_STATUS(taskcore_holiday_mode_set(store, 1), TASKCORE_EMISUSE);
  CHECK_STATUS(taskcore_report_html(store, NULL, &written), TASKCORE_EMISUSE);
  CHECK(written == NULL);
}

static void the_last_error_is_cleared_by_the_next_call(void) {
  int64_t id = 0;
  taskcore_store *store = open_store(":memory:");
  CHECK_STATUS(taskcore_task_find(store, "nobody", &id), TASKCORE_ENOTFOUND);
  CHECK_INT(taskcore_last_error()->status, TASKCORE_ENOTFOUND);
  CHECK_SIZE(taskcore_last_error()->struct_size, sizeof(taskcore_error));
  CHECK(strlen(taskcore_last_error()->message) > 10);
  CHECK_OK(taskcore_time_now(store, &id));
  CHECK_INT(taskcore_last_error()->status, TASKCORE_OK);
  CHECK_TEXT(taskcore_last_error()->field, "");
  CHECK_INT(taskcore_last_error()->index, -1);
  taskcore_store_free(store);
}

enum { THREADS = 8, ROUNDS = 100 };

/* What one thread works with and how it fared; checks are for the main thread. */
typedef struct worker {
  pthread_t thread;
  taskcore_store *store;
  const char *path;
  taskcore_status status;
  int64_t ids[ROUNDS];
} worker;

static taskcore_status work(worker *self) {
  taskcore_task_input input = titled("From a thread"), change = titled("Changed by a thread");
  for (int i = 0; i < ROUNDS; i++) {
    taskcore_task_list *list = NULL;
    int64_t *id = &self->ids[i];
    taskcore_status status = taskcore_task_add(self->store, &input, id);
    if (!status) status = taskcore_task_update(self->store, id, 1, &change);
    if (!status) status = taskcore_task_complete(self->store, id, 1, 0);
    if (!status) status = taskcore_task_get(self->store, id, 1, &list);
    if (!status && taskcore_task_list_at(list, 0)->id != *id) status = TASKCORE_EINTERNAL;
    taskcore_task_list_free(list);
    if (status) return status;
    /* Each thread has an error of its own. */
    if (taskcore_task_reopen(self->store, NULL, 1) != TASKCORE_EINVALID) return TASKCORE_EINTERNAL;
    if (taskcore_last_error()->status != TASKCORE_EINVALID) return TASKCORE_EINTERNAL;
  }
  return TASKCORE_OK;
}

static void *work_on_shared_handle(void *argument) {
  worker *self = (worker *)argument;
  self->status = work(self);
  return NULL;
}

static void *work_on_own_handle(void *argument) {
  worker *self = (worker *)argument;
  taskcore_open_options options = options_for(self->path);
  options.busy_timeout_ms = 60000;
  self->status = taskcore_store_open(&options, &self->store);
  if (!self->status) self->status = work(self);
  taskcore_store_free(self->store);
  return NULL;
}

/* Runs the threads to their end; the ids that they were given are all different. */
static void run_threads(worker *workers, int count, void *(*body)(void *)) {
  for (int i = 0; i < count; i++) {
    CHECK(pthread_create(&workers[i].thread, NULL, body, &workers[i]) == 0);
  }
  for (int i = 0; i < count; i++) pthread_join(workers[i].thread, NULL);
  char seen[THREADS * ROUNDS + 1];
  memset(seen, 0, sizeof seen);
  for (int i = 0; i < count; i++) {
    CHECK_OK(workers[i].status);
    for (int j = 0; j < ROUNDS; j++) {
      CHECK(workers[i].ids[j] > 0 && workers[i].ids[j] <= count * ROUNDS);
      CHECK(!seen[workers[i].ids[j]]);
      seen[workers[i].ids[j]] = 1;
    }
  }
}

static void threads_may_share_a_handle(void) {
  static worker workers[THREADS];
  taskcore_store *store = open_store(":memory:");
  for (int i = 0; i < THREADS; i++) workers[i].store = store;
  run_threads(workers, THREADS, work_on_shared_handle);
  CHECK_INT(count_all(store), THREADS * ROUNDS);
  taskcore_store_free(store);
}

/* The timeout is for other users of the file and for callbacks; turns are always waited for. */
static void threads_take_turns_without_a_timeout(void) {
  static worker workers[THREADS];
  taskcore_open_options options = TASKCORE_OPEN_OPTIONS_INIT;
  taskcore_store *store = NULL;
  options.path = ":memory:";
  options.busy_timeout_ms = 0;
  CHECK_OK(taskcore_store_open(&options, &store));
  for (int i = 0; i < THREADS; i++) workers[i].store = store;
  run_threads(workers, THREADS, work_on_shared_handle);
  taskcore_store_free(store);
}

static void handles_on_one_file_work_side_by_side(void) {
  static worker workers[2];
  const char *path = path_of("side-by-side.db");
  for (int i = 0; i < 2; i++) workers[i].path = path;
  run_threads(workers, 2, work_on_own_handle);
  taskcore_store *store = open_store(path);
  CHECK_INT(count_all(store), 2 * ROUNDS);
  taskcore_store_free(store);
}

/* Whether SQLite finds nothing wrong with a file. */
static int is_intact(const char *path) {
  sqlite3 *database = NULL;
  sqlite3_stmt *statement = NULL;
  int intact =
      sqlite3_open(path, &database) == SQLITE_OK &&
      sqlite3_prepare_v2(database, "PRAGMA integrity_check", -1, &statement, NULL) == SQLITE_OK &&
      sqlite3_step(statement) == SQLITE_ROW &&
      strcmp((const char *)sqlite3_column_text(statement, 0), "ok") == 0;
  sqlite3_finalize(statement);
  sqlite3_close(database);
  return intact;
}

static int32_t drop(const uint8_t *bytes, size_t length, void *payload) {
  (void)bytes;
  (void)length;
  (void)payload;
  return 0;
}

static void use_inherited(taskcore_store *store, const taskcore_task_list *inherited) {
  int64_t id = 1;
  taskcore_task_input input = titled("From a child");
  taskcore_task_list *list = NULL;
  taskcore_observer *observer = NULL;
  CHECK_STATUS(taskcore_task_add(store, &input, &id), TASKCORE_EMISUSE);
  CHECK_INT(id, 0);
  CHECK_STATUS(taskcore_task_query(store, NULL, &list), TASKCORE_EMISUSE);
  CHECK_STATUS(taskcore_undo(store, NULL), TASKCORE_EMISUSE);
  CHECK_STATUS(taskcore_observe(store, ignore, NULL, NULL, &observer), TASKCORE_EMISUSE);
  CHECK_STATUS(taskcore_poll(store, START_MS, NULL, NULL), TASKCORE_EMISUSE);
  CHECK_STATUS(start_focus(store, 0, 1, 1, &id), TASKCORE_EMISUSE);
  CHECK_STATUS(taskcore_event_find(store, "uid", &id), TASKCORE_EMISUSE);
  CHECK_STATUS(taskcore_export(store, TASKCORE_FORMAT_JSON, NULL, drop, NULL, NULL),
               TASKCORE_EMISUSE);
  CHECK_TEXT(taskcore_task_list_at(inherited, 0)->title, "From the parent");
  taskcore_store *own = open_store(path_of("of-the-child.db"));
  add_titled(own, "From a child");
  CHECK_INT(count_all(own), 1);
  taskcore_store_free(own);
}

static void a_forked_child_cannot_use_what_it_inherited(void) {
  const char *path = path_of("forked.db");
  int result = -1;
  taskcore_store *store = open_store(path);
  taskcore_task_list *list = get(store, add_titled(store, "From the parent"));
  pid_t child = fork();
  if (child == 0) {
    use_inherited(store, list);
    taskcore_store_free(store);
    _exit(0);
  }
  CHECK(waitpid(child, &result, 0) == child && result == 0);
  add_titled(store, "From the parent again");
  CHECK_INT(count_all(store), 2);
  taskcore_task_list_free(list);
  taskcore_store_free(store);
  CHECK(is_intact(path));
}

static void add_some(taskcore_store *store, int count) {
  for (int i = 0; i < count; i++) add_titled(store, "Some task");
}

/* SQLite's locks do not work between a process that has a file open and its fork. So either the
 * child is refused, or what it adds must be as safe as what the parent adds. */
static int open_and_add_in_a_child(const char *path, taskcore_store *inherited) {
  taskcore_open_options options = options_for(path);
  taskcore_store *own = NULL;
  options.busy_timeout_ms = 60000;
  taskcore_store_free(inherited);
  taskcore_status status = taskcore_store_open(&options, &own);
  if (status == TASKCORE_EMISUSE) return 0;
  CHECK_OK(status);
  add_some(own, 100);
  taskcore_store_free(own);
  return 1;
}

static void a_forked_child_never_harms_the_file(void) {
  for (int round = 0; round < 5; round++) {
    char name[32];
    int result = -1;
    snprintf(name, sizeof name, "child-%d.db", round);
    const char *path = path_of(name);
    taskcore_store *store = open_store(path);
    add_some(store, 10);
    pid_t child = fork();
    if (child == 0) _exit(open_and_add_in_a_child(path, store) ? 100 : 0);
    add_some(store, 50);
    taskcore_store_free(store);
    store = open_store(path);
    add_some(store, 50);
    CHECK(waitpid(child, &result, 0) == child && WIFEXITED(result));
    CHECK(WEXITSTATUS(result) == 0 || WEXITSTATUS(result) == 100);
    CHECK_INT(count_all(store), 110 + WEXITSTATUS(result));
    taskcore_store_free(store);
    CHECK(is_intact(path));
  }
}

/* An export that takes its time, on a thread of its own. */
typedef struct slow_export {
  taskcore_store *store;
  int started[2], finish[2];
  taskcore_status status;
} slow_export;

static int32_t write_slowly(const uint8_t *bytes, size_t length, void *payload) {
  const slow_export *state = (const slow_export *)payload;
  char byte = 0;
  (void)bytes;
  (void)length;
  return write(state->started[1], &byte, 1) == 1 && read(state->finish[0], &byte, 1) == 1 ? 0 : 1;
}

static void *export_slowly(void *argument) {
  slow_export *state = (slow_export *)argument;
  state->status =
      taskcore_export(state->store, TASKCORE_FORMAT_JSON, NULL, write_slowly, NULL, state);
  return NULL;
}

static void a_call_waits_for_another_threads_callback_no_longer_than_the_timeout(void) {
  taskcore_open_options options = options_for(":memory:");
  slow_export state;
  pthread_t thread;
  char byte = 0;
  taskcore_task_input input = titled("Too soon");
  memset(&state, 0, sizeof state);
  options.busy_timeout_ms = 100;
  CHECK_OK(taskcore_store_open(&options, &state.store));
  CHECK(pipe(state.started) == 0 && pipe(state.finish) == 0);
  CHECK(pthread_create(&thread, NULL, export_slowly, &state) == 0);
  CHECK_INT(read(state.started[0], &byte, 1), 1);
  CHECK_STATUS(taskcore_task_add(state.store, &input, NULL), TASKCORE_EBUSY);
  close(state.finish[1]); /* which ends the callback */
  pthread_join(thread, NULL);
  close(state.finish[0]);
  close(state.started[0]);
  close(state.started[1]);
  CHECK_STATUS(state.status, 1);
  CHECK_OK(taskcore_task_add(state.store, &input, NULL));
  taskcore_store_free(state.store);
}

int main(int argc, char **argv) {
  use_folder(argc, argv);
  RUN(nothing_can_be_freed);
  RUN(any_order_of_freeing_is_fine);
  RUN(a_freed_store_is_told_apart);
  RUN(a_freed_list_is_empty);
  RUN(lists_about_time_outlive_their_store_and_are_empty_when_freed);
  RUN(a_pulse_a_chart_and_holidays_are_nothing_when_freed);
  RUN(the_last_error_is_cleared_by_the_next_call);
  RUN(threads_may_share_a_handle);
  RUN(threads_take_turns_without_a_timeout);
  RUN(handles_on_one_file_work_side_by_side);
  RUN(a_call_waits_for_another_threads_callback_no_longer_than_the_timeout);
  RUN(a_forked_child_cannot_use_what_it_inherited);
  RUN(a_forked_child_never_harms_the_file);
  return check_result();
}
