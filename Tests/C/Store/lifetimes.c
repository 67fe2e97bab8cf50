/* How long a store, an observer and their payloads live while other threads use them. */
#include <pthread.h>
#include <sys/wait.h>
#include <time.h>

#include "fixture.h"

/* A payload, and what became of it. */
typedef struct owned {
  int destroyed, told;
  int told_when_destroyed;
  taskcore_observer *observer;
  taskcore_store *store;
} owned;

static void destroy(void *payload) {
  owned *what = (owned *)payload;
  what->destroyed++;
  what->told_when_destroyed = what->told;
}

static int32_t count(const taskcore_commit *commit, void *payload) {
  (void)commit;
  ((owned *)payload)->told++;
  return 0;
}

static owned nothing(void) {
  owned what;
  memset(&what, 0, sizeof what);
  return what;
}

static void a_payload_is_destroyed_when_its_observer_is_freed(taskcore_store *store) {
  owned what = nothing();
  CHECK_OK(taskcore_observe(store, count, &what, destroy, &what.observer));
  add_titled(store, "Pay rent");
  CHECK_INT(what.destroyed, 0);
  taskcore_observer_free(what.observer);
  CHECK_INT(what.destroyed, 1);
}

static void what_was_not_registered_stays_its_callers(taskcore_store *store) {
  owned what = nothing();
  taskcore_open_options options = options_for(path_of("nowhere/nothing.db"));
  taskcore_store *none = NULL;
  CHECK_STATUS(taskcore_observe(store, NULL, &what, destroy, &what.observer), TASKCORE_EINVALID);
  CHECK_STATUS(taskcore_observe(store, count, &what, destroy, NULL), TASKCORE_EINVALID);
  options.flags = TASKCORE_OPEN_READ_ONLY;
  options.clock_payload = &what;
  options.clock_destroy = destroy;
  CHECK_STATUS(taskcore_store_open(&options, &none), TASKCORE_ENOTFOUND);
  CHECK_INT(what.destroyed, 0);
}

static void an_observer_outlives_its_store(void) {
  owned what = nothing();
  taskcore_store *store = open_store(":memory:");
  CHECK_OK(taskcore_observe(store, count, &what, destroy, &what.observer));
  taskcore_store_free(store);
  CHECK_INT(what.destroyed, 0);
  taskcore_observer_free(what.observer);
  CHECK_INT(what.destroyed, 1);
}

static int32_t leave(const taskcore_commit *commit, void *payload) {
  owned *what = (owned *)payload;
  (void)commit;
  taskcore_observer_free(what->observer);
  what->told += what->destroyed == 0;
  return 0;
}

static void a_callback_that_ends_its_observer_still_has_its_payload(taskcore_store *store) {
  owned what = nothing();
  CHECK_OK(taskcore_observe(store, leave, &what, destroy, &what.observer));
  add_titled(store, "First");
  CHECK_INT(what.told, 1);
  CHECK_INT(what.destroyed, 1);
  CHECK_INT(what.told_when_destroyed, 1);
  add_titled(store, "Second");
  CHECK_INT(what.told, 1);
}

/* It makes a commit of its own first, so that it runs inside of itself. */
static int32_t leave_inside(const taskcore_commit *commit, void *payload) {
  owned *what = (owned *)payload;
  (void)commit;
  if (what->told++ == 0) {
    add_titled(what->store, "Second");
  } else {
    taskcore_observer_free(what->observer);
  }
  what->told += 10 * (what->destroyed == 0);
  return 0;
}

static void the_outermost_of_its_callbacks_destroys_the_payload(taskcore_store *store) {
  owned what = nothing();
  what.store = store;
  CHECK_OK(taskcore_observe(store, leave_inside, &what, destroy, &what.observer));
  add_titled(store, "First");
  CHECK_INT(what.told, 22);
  CHECK_INT(what.destroyed, 1);
  CHECK_INT(what.told_when_destroyed, 22);
}

static int32_t tell_time(int64_t *now_ms, void *payload) {
  *now_ms = START_MS;
  ((owned *)payload)->told++;
  return 0;
}

static taskcore_store *open_with_clock(owned *what) {
  taskcore_open_options options = options_for(":memory:");
  options.clock = tell_time;
  options.clock_payload = what;
  options.clock_destroy = destroy;
  CHECK_OK(taskcore_store_open(&options, &what->store));
  return what->store;
}

static void a_clock_is_destroyed_when_its_store_is_closed(void) {
  owned what = nothing();
  taskcore_store *store = open_with_clock(&what);
  add_titled(store, "Pay rent");
  CHECK_INT(what.destroyed, 0);
  taskcore_store_free(store);
  CHECK_INT(what.destroyed, 1);
  taskcore_store_free(store);
  CHECK_INT(what.destroyed, 1);
}

static int32_t close_store(const taskcore_commit *commit, void *payload) {
  owned *what = (owned *)payload;
  int64_t id = 0;
  taskcore_task_input input = titled("Second");
  (void)commit;
  taskcore_store_free(what->store);
  CHECK_INT(what->destroyed, 0);
  CHECK_STATUS(taskcore_task_add(what->store, &input, &id), TASKCORE_EMISUSE);
  return 0;
}

static void a_store_that_a_callback_frees_is_closed_after_the_call(void) {
  owned what = nothing();
  taskcore_store *store = open_with_clock(&what);
  taskcore_observer *observer = NULL;
  int64_t id = 0;
  taskcore_task_input input = titled("First");
  CHECK_OK(taskcore_observe(store, close_store, &what, NULL, &observer));
  CHECK_OK(taskcore_task_add(store, &input, &id));
  CHECK_INT(what.destroyed, 1);
  CHECK_STATUS(taskcore_task_add(store, &input, &id), TASKCORE_EMISUSE);
  taskcore_observer_free(observer);
}

/* ------------------------------------------------------------------------ threads */

/* A call of another thread, whose callback goes on for a while. */
typedef struct busy {
  pthread_mutex_t mutex;
  pthread_cond_t changed;
  taskcore_store *store;
  taskcore_observer *observer;
  int is_inside, is_let_go, has_ended, destroyed_at_end, destroyed;
  taskcore_status status, after;
} busy;

static void set_up(busy *what, taskcore_store *store) {
  memset(what, 0, sizeof *what);
  pthread_mutex_init(&what->mutex, NULL);
  pthread_cond_init(&what->changed, NULL);
  what->store = store;
}

static void change(busy *what, int *flag) {
  pthread_mutex_lock(&what->mutex);
  *flag = 1;
  pthread_cond_broadcast(&what->changed);
  pthread_mutex_unlock(&what->mutex);
}

static void wait_for(busy *what, const int *flag) {
  pthread_mutex_lock(&what->mutex);
  while (!*flag) pthread_cond_wait(&what->changed, &what->mutex);
  pthread_mutex_unlock(&what->mutex);
}

/* Long enough for another thread to do the wrong thing. */
static void dawdle(void) {
  const struct timespec time = {0, 30000000};
  nanosleep(&time, NULL);
}

static int32_t be_busy(const taskcore_commit *commit, void *payload) {
  busy *what = (busy *)payload;
  (void)commit;
  change(what, &what->is_inside);
  wait_for(what, &what->is_let_go);
  dawdle();
  what->destroyed_at_end = what->destroyed;
  what->has_ended = 1;
  return 0;
}

static int32_t write_busily(const uint8_t *bytes, size_t length, void *payload) {
  busy *what = (busy *)payload;
  (void)bytes, (void)length;
  return what->has_ended ? 0 : be_busy(NULL, payload);
}

static void note_destruction(void *payload) { ((busy *)payload)->destroyed++; }

static void *add_one(void *payload) {
  busy *what = (busy *)payload;
  taskcore_task_input input = titled("Pay rent");
  int64_t id = 0;
  what->status = taskcore_task_add(what->store, &input, &id);
  return NULL;
}

static void *export_all(void *payload) {
  busy *what = (busy *)payload;
  what->status = taskcore_export(what->store, TASKCORE_FORMAT_JSON, NULL, write_busily, NULL, what);
  return NULL;
}

static void freeing_an_observer_waits_for_its_callback(taskcore_store *store) {
  busy what;
  pthread_t thread;
  set_up(&what, store);
  CHECK_OK(taskcore_observe(store, be_busy, &what, note_destruction, &what.observer));
  CHECK(pthread_create(&thread, NULL, add_one, &what) == 0);
  wait_for(&what, &what.is_inside);
  change(&what, &what.is_let_go);
  taskcore_observer_free(what.observer);
  CHECK_INT(what.has_ended, 1);
  CHECK_INT(what.destroyed_at_end, 0);
  CHECK_INT(what.destroyed, 1);
  CHECK(pthread_join(thread, NULL) == 0);
  CHECK_OK(what.status);
}

static void freeing_a_store_waits_for_its_calls(void) {
  busy what;
  pthread_t thread;
  set_up(&what, open_store(":memory:"));
  add_titled(what.store, "Pay rent");
  CHECK(pthread_create(&thread, NULL, export_all, &what) == 0);
  wait_for(&what, &what.is_inside);
  change(&what, &what.is_let_go);
  taskcore_store_free(what.store);
  CHECK_INT(what.has_ended, 1);
  CHECK(pthread_join(thread, NULL) == 0);
  CHECK_OK(what.status);
}

/* Calls the store until that is closed. */
static int32_t outlive(const taskcore_commit *commit, void *payload) {
  busy *what = (busy *)payload;
  int64_t count = 0;
  (void)commit;
  change(what, &what->is_inside);
  do {
    what->after = taskcore_task_count(what->store, NULL, &count);
  } while (what->after == TASKCORE_OK);
  dawdle();
  what->has_ended = 1;
  return 0;
}

static void calls_that_come_while_a_store_is_freed_are_refused(void) {
  busy what;
  pthread_t thread;
  set_up(&what, open_store(":memory:"));
  CHECK_OK(taskcore_observe(what.store, outlive, &what, NULL, &what.observer));
  CHECK(pthread_create(&thread, NULL, add_one, &what) == 0);
  wait_for(&what, &what.is_inside);
  taskcore_store_free(what.store);
  CHECK_INT(what.has_ended, 1);
  CHECK(pthread_join(thread, NULL) == 0);
  CHECK_OK(what.status);
  CHECK_INT(what.after, TASKCORE_EMISUSE);
  taskcore_observer_free(what.observer);
}

static void *use_until_closed(void *payload) {
  busy *what = (busy *)payload;
  taskcore_task_input input = titled("Pay rent");
  taskcore_task_list *list = NULL;
  int64_t id = 0;
  taskcore_status status = TASKCORE_OK;
  change(what, &what->is_inside);
  while (status == TASKCORE_OK) {
    status = taskcore_task_add(what->store, &input, &id);
    if (status == TASKCORE_OK) status = taskcore_task_get(what->store, &id, 1, &list);
    taskcore_task_list_free(list);
    list = NULL;
  }
  return status == TASKCORE_EMISUSE ? NULL : payload;
}

#define THREADS 8

static void a_store_may_be_freed_while_eight_threads_use_it(void) {
  for (int round = 0; round < 10; round++) {
    busy what;
    pthread_t threads[THREADS];
    set_up(&what, open_store(":memory:"));
    for (int i = 0; i < THREADS; i++) {
      CHECK(pthread_create(&threads[i], NULL, use_until_closed, &what) == 0);
    }
    wait_for(&what, &what.is_inside);
    taskcore_store_free(what.store);
    for (int i = 0; i < THREADS; i++) {
      void *failed = NULL;
      CHECK(pthread_join(threads[i], &failed) == 0);
      CHECK(failed == NULL);
    }
  }
}

static void a_fork_waits_for_no_thread_of_its_parent(taskcore_store *store) {
  busy what;
  pthread_t thread;
  int status = -1;
  set_up(&what, store);
  CHECK_OK(taskcore_observe(store, be_busy, &what, note_destruction, &what.observer));
  CHECK(pthread_create(&thread, NULL, add_one, &what) == 0);
  wait_for(&what, &what.is_inside);
  pid_t child = fork();
  if (child == 0) {
    taskcore_observer_free(what.observer);
    taskcore_store_free(store);
    _exit(what.destroyed);
  }
  CHECK(child > 0 && waitpid(child, &status, 0) == child);
  CHECK_INT(status, 0);
  change(&what, &what.is_let_go);
  taskcore_observer_free(what.observer);
  CHECK_INT(what.destroyed, 1);
  CHECK(pthread_join(thread, NULL) == 0);
}

int main(int argc, char **argv) {
  use_folder(argc, argv);
  RUN_WITH_STORE(a_payload_is_destroyed_when_its_observer_is_freed);
  RUN_WITH_STORE(what_was_not_registered_stays_its_callers);
  RUN(an_observer_outlives_its_store);
  RUN_WITH_STORE(a_callback_that_ends_its_observer_still_has_its_payload);
  RUN_WITH_STORE(the_outermost_of_its_callbacks_destroys_the_payload);
  RUN(a_clock_is_destroyed_when_its_store_is_closed);
  RUN(a_store_that_a_callback_frees_is_closed_after_the_call);
  RUN_WITH_STORE(freeing_an_observer_waits_for_its_callback);
  RUN(freeing_a_store_waits_for_its_calls);
  RUN(calls_that_come_while_a_store_is_freed_are_refused);
  RUN(a_store_may_be_freed_while_eight_threads_use_it);
  RUN_WITH_STORE(a_fork_waits_for_no_thread_of_its_parent);
  return check_result();
}
