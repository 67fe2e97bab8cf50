/* Calls that are ended: by another thread, by a handler of a signal, or by the store's progress
 * callback. */
#include <pthread.h>
#include <signal.h>
#include <sqlite3.h>
#include <time.h>

#include "fixture.h"

#define MANY 2000

/* What the clock of a store does, which each call reads once it runs. */
typedef struct host {
  taskcore_store *store;
  int interrupts; /* from now on, in each reading of the clock */
  int raises;     /* a signal, whose handler interrupts */
  int pauses;     /* until the progress callback is due */
  int progress_calls, destroyed;
  int32_t answer; /* of the progress callback */
} host;

static host *signalled;

static void handle(int number) {
  (void)number;
  taskcore_interrupt(signalled->store);
}

static int32_t tell_time(int64_t *now_ms, void *payload) {
  const struct timespec pause = {0, 60000000};
  host *what = (host *)payload;
  *now_ms = START_MS;
  if (what->interrupts) taskcore_interrupt(what->store);
  if (what->raises) raise(SIGUSR1);
  if (what->pauses) nanosleep(&pause, NULL);
  return 0;
}

static int32_t progress(void *payload) {
  host *what = (host *)payload;
  what->progress_calls++;
  return what->answer;
}

static void destroy(void *payload) { ((host *)payload)->destroyed++; }

static void set_up(const char *path, host *what) {
  taskcore_open_options options = options_for(path);
  memset(what, 0, sizeof *what);
  options.clock = tell_time;
  options.clock_payload = what;
  options.progress = progress;
  options.progress_payload = what;
  options.progress_destroy = destroy;
  options.busy_timeout_ms = 60000;
  CHECK_OK(taskcore_store_open(&options, &what->store));
}

static void add_many(taskcore_store *store, int count) {
  static taskcore_task_input inputs[MANY];
  for (int i = 0; i < count; i++) inputs[i] = titled("Some task that takes its place");
  CHECK_OK(taskcore_task_add_many(store, inputs, (size_t)count, NULL));
}

static taskcore_status rename_all(taskcore_store *store) {
  taskcore_query all = TASKCORE_QUERY_INIT;
  all.fields = TASKCORE_QUERY_STATUSES;
  all.statuses = TASKCORE_TASK_STATUS_OPEN;
  taskcore_task_input change = titled("Another title");
  return taskcore_task_update_where(store, &all, &change, NULL);
}

static void a_call_that_writes_is_ended_and_changes_nothing(void) {
  host what;
  set_up(":memory:", &what);
  add_many(what.store, MANY);
  char *before = export_of(what.store);
  what.interrupts = 1;
  CHECK_STATUS(rename_all(what.store), TASKCORE_EINTERRUPTED);
  CHECK_TEXT(taskcore_status_name(TASKCORE_EINTERRUPTED), "TASKCORE_EINTERRUPTED");
  what.interrupts = 0;
  char *after = export_of(what.store);
  CHECK_TEXT(after, before);
  CHECK_OK(rename_all(what.store));
  free(before);
  free(after);
  taskcore_store_free(what.store);
}

static void a_short_call_is_ended_before_its_commit(void) {
  host what;
  int64_t id = 0;
  taskcore_task_input input = titled("Pay rent");
  set_up(":memory:", &what);
  what.interrupts = 1;
  CHECK_STATUS(taskcore_task_add(what.store, &input, &id), TASKCORE_EINTERRUPTED);
  CHECK_INT(id, 0);
  what.interrupts = 0;
  CHECK_INT(count_all(what.store), 0);
  taskcore_store_free(what.store);
}

static void a_call_that_reads_is_ended(void) {
  host what;
  taskcore_task_list *list = NULL;
  taskcore_home *home = NULL;
  char *html = NULL;
  set_up(":memory:", &what);
  add_many(what.store, MANY);
  what.interrupts = 1;
  CHECK_STATUS(taskcore_task_query(what.store, NULL, &list), TASKCORE_EINTERRUPTED);
  CHECK(list == NULL);
  CHECK_STATUS(taskcore_home_read(what.store, NULL, &home), TASKCORE_EINTERRUPTED);
  CHECK_STATUS(taskcore_report_html(what.store, NULL, &html), TASKCORE_EINTERRUPTED);
  CHECK(home == NULL && html == NULL);
  what.interrupts = 0;
  CHECK_OK(taskcore_task_query(what.store, NULL, &list));
  taskcore_task_list_free(list);
  taskcore_store_free(what.store);
}

static void a_handler_of_a_signal_ends_the_call(void) {
  struct sigaction action;
  host what;
  memset(&action, 0, sizeof action);
  action.sa_handler = handle;
  CHECK(sigaction(SIGUSR1, &action, NULL) == 0);
  set_up(":memory:", &what);
  signalled = &what;
  add_many(what.store, MANY);
  what.raises = 1;
  CHECK_STATUS(rename_all(what.store), TASKCORE_EINTERRUPTED);
  what.raises = 0;
  CHECK_OK(rename_all(what.store));
  taskcore_store_free(what.store);
}

static void the_next_call_is_never_meant(taskcore_store *store) {
  taskcore_interrupt(store);
  add_titled(store, "Pay rent");
  add_many(store, MANY);
  taskcore_interrupt(store);
  CHECK_OK(rename_all(store));
  taskcore_interrupt(NULL);
}

static void a_freed_store_is_not_touched(void) {
  taskcore_store *store = open_store(":memory:");
  taskcore_store_free(store);
  taskcore_interrupt(store);
}

static int32_t interrupt_store(const taskcore_commit *commit, void *payload) {
  (void)commit;
  taskcore_interrupt(((host *)payload)->store);
  return 0;
}

static void what_was_committed_stays(void) {
  host what;
  int64_t id = 0;
  taskcore_observer *observer = NULL;
  taskcore_task_input input = titled("Pay rent");
  set_up(":memory:", &what);
  CHECK_OK(taskcore_observe(what.store, interrupt_store, &what, NULL, &observer));
  CHECK_OK(taskcore_task_add(what.store, &input, &id));
  CHECK(id > 0);
  CHECK_INT(count_all(what.store), 1);
  taskcore_observer_free(observer);
  taskcore_store_free(what.store);
}

static int32_t write_interrupting(const uint8_t *bytes, size_t length, void *payload) {
  (void)bytes, (void)length;
  taskcore_interrupt(((host *)payload)->store);
  return 0;
}

static int32_t interrupt_at(int64_t done, int64_t total, void *payload) {
  (void)done, (void)total;
  taskcore_interrupt(((host *)payload)->store);
  return 0;
}

static void files_are_written_and_read_whole_or_not_at_all(void) {
  const char *path = path_of("whole.json"), *none = path_of("none.json");
  host what;
  set_up(":memory:", &what);
  add_many(what.store, MANY);
  CHECK_STATUS(
      taskcore_export(what.store, TASKCORE_FORMAT_JSON, NULL, write_interrupting, NULL, &what),
      TASKCORE_EINTERRUPTED);
  CHECK_STATUS(
      taskcore_export_file(what.store, TASKCORE_FORMAT_JSON, NULL, none, interrupt_at, &what),
      TASKCORE_EINTERRUPTED);
  CHECK(access(none, F_OK) != 0);
  CHECK_OK(taskcore_export_file(what.store, TASKCORE_FORMAT_JSON, NULL, path, NULL, NULL));
  taskcore_store_free(what.store);
  set_up(":memory:", &what);
  CHECK_STATUS(
      taskcore_import_file(what.store, TASKCORE_FORMAT_JSON, NULL, path, interrupt_at, &what, NULL),
      TASKCORE_EINTERRUPTED);
  CHECK_INT(count_all(what.store), 0);
  CHECK_OK(taskcore_import_file(what.store, TASKCORE_FORMAT_JSON, NULL, path, NULL, NULL, NULL));
  CHECK_INT(count_all(what.store), MANY);
  taskcore_store_free(what.store);
}

/* ------------------------------------------------------------------------ threads */

typedef struct worker {
  host *what;
  taskcore_status status;
  int is_over;
  pthread_mutex_t mutex;
} worker;

static void *add_one(void *payload) {
  worker *self = (worker *)payload;
  taskcore_task_input input = titled("Pay rent");
  int64_t id = 0;
  taskcore_status status = taskcore_task_add(self->what->store, &input, &id);
  pthread_mutex_lock(&self->mutex);
  self->status = status;
  self->is_over = 1;
  pthread_mutex_unlock(&self->mutex);
  return NULL;
}

static int is_over(worker *self) {
  pthread_mutex_lock(&self->mutex);
  int over = self->is_over;
  pthread_mutex_unlock(&self->mutex);
  return over;
}

static void who_waits_for_another_process_is_ended(void) {
  const struct timespec pause = {0, 5000000};
  const char *path = path_of("busy.db");
  host what;
  worker self = {&what, TASKCORE_OK, 0, PTHREAD_MUTEX_INITIALIZER};
  pthread_t thread;
  sqlite3 *other = NULL;
  set_up(path, &what);
  CHECK(sqlite3_open(path, &other) == SQLITE_OK);
  CHECK(sqlite3_exec(other, "BEGIN IMMEDIATE", NULL, NULL, NULL) == SQLITE_OK);
  CHECK(pthread_create(&thread, NULL, add_one, &self) == 0);
  while (!is_over(&self)) {
    taskcore_interrupt(what.store);
    nanosleep(&pause, NULL);
  }
  CHECK(pthread_join(thread, NULL) == 0);
  CHECK_INT(self.status, TASKCORE_EINTERRUPTED);
  what.answer = 9; /* long before the busy timeout */
  self.is_over = 0;
  CHECK(pthread_create(&thread, NULL, add_one, &self) == 0);
  CHECK(pthread_join(thread, NULL) == 0);
  CHECK_INT(self.status, 9);
  sqlite3_close(other);
  taskcore_store_free(what.store);
}

typedef struct handover {
  worker self;
  pthread_t thread;
  int has_begun;
} handover;

/* Another call waits for its turn; then the one that has it is interrupted. */
static int32_t write_while_another_waits(const uint8_t *bytes, size_t length, void *payload) {
  const struct timespec pause = {0, 20000000};
  handover *both = (handover *)payload;
  (void)bytes, (void)length;
  if (both->has_begun) return 0;
  both->has_begun = 1;
  if (pthread_create(&both->thread, NULL, add_one, &both->self) != 0) return 1;
  nanosleep(&pause, NULL);
  taskcore_interrupt(both->self.what->store);
  return 0;
}

static void who_waits_for_its_turn_is_not_meant(void) {
  host what;
  handover both = {{&what, TASKCORE_OK, 0, PTHREAD_MUTEX_INITIALIZER}, 0, 0};
  set_up(":memory:", &what);
  add_many(what.store, MANY);
  CHECK_STATUS(taskcore_export(what.store, TASKCORE_FORMAT_JSON, NULL, write_while_another_waits,
                               NULL, &both),
               TASKCORE_EINTERRUPTED);
  CHECK(pthread_join(both.thread, NULL) == 0);
  CHECK_OK(both.self.status);
  taskcore_store_free(what.store);
}

/* ----------------------------------------------------------------------- progress */

static void a_long_call_calls_the_progress_callback(void) {
  host what;
  set_up(":memory:", &what);
  add_many(what.store, MANY);
  what.progress_calls = 0;
  what.pauses = 1;
  CHECK_OK(rename_all(what.store));
  CHECK(what.progress_calls > 0);
  CHECK_INT(what.destroyed, 0);
  taskcore_store_free(what.store);
  CHECK_INT(what.destroyed, 1);
}

static void its_answer_ends_the_call(void) {
  host what;
  set_up(":memory:", &what);
  add_many(what.store, MANY);
  char *before = export_of(what.store);
  what.pauses = 1;
  what.answer = 42;
  CHECK_STATUS(rename_all(what.store), 42);
  what.pauses = 0;
  what.answer = 0;
  char *after = export_of(what.store);
  CHECK_TEXT(after, before);
  free(before);
  free(after);
  taskcore_store_free(what.store);
}

static int32_t use_store(void *payload) {
  host *what = (host *)payload;
  int64_t count = 0;
  if (what->progress_calls++ == 0) what->answer = taskcore_task_count(what->store, NULL, &count);
  return 0;
}

static void it_must_not_use_its_store(void) {
  host what;
  taskcore_open_options options = options_for(":memory:");
  memset(&what, 0, sizeof what);
  options.clock = tell_time;
  options.clock_payload = &what;
  options.progress = use_store;
  options.progress_payload = &what;
  CHECK_OK(taskcore_store_open(&options, &what.store));
  add_many(what.store, MANY);
  what.pauses = 1;
  what.progress_calls = 0;
  CHECK_OK(rename_all(what.store));
  CHECK_INT(what.answer, TASKCORE_EMISUSE);
  taskcore_store_free(what.store);
}

int main(int argc, char **argv) {
  use_folder(argc, argv);
  RUN(a_call_that_writes_is_ended_and_changes_nothing);
  RUN(a_short_call_is_ended_before_its_commit);
  RUN(a_call_that_reads_is_ended);
  RUN(a_handler_of_a_signal_ends_the_call);
  RUN_WITH_STORE(the_next_call_is_never_meant);
  RUN(a_freed_store_is_not_touched);
  RUN(what_was_committed_stays);
  RUN(files_are_written_and_read_whole_or_not_at_all);
  RUN(who_waits_for_another_process_is_ended);
  RUN(who_waits_for_its_turn_is_not_meant);
  RUN(a_long_call_calls_the_progress_callback);
  RUN(its_answer_ends_the_call);
  RUN(it_must_not_use_its_store);
  return check_result();
}
