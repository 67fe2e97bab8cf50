/* What a developer who embeds the library learns of how a program uses a store. */
#include <pthread.h>
#include <sys/wait.h>
#include <time.h>

#include "fixture.h"

static taskcore_usage *read_usage(taskcore_store *store) {
  taskcore_usage *usage = NULL;
  CHECK_OK(taskcore_usage_read(store, &usage));
  CHECK(taskcore_usage_contents(usage) != NULL);
  CHECK_SIZE(taskcore_usage_contents(usage)->struct_size, sizeof(taskcore_usage_content));
  return usage;
}

/* The figures of one function; all are zero when it was not called. */
static taskcore_usage_function figures_of(taskcore_store *store, const char *name) {
  taskcore_usage_function found = {sizeof found, NULL, 0, 0, 0, 0};
  taskcore_usage *usage = read_usage(store);
  const taskcore_usage_content *content = taskcore_usage_contents(usage);
  for (size_t i = 0; i < content->function_count; i++) {
    CHECK_SIZE(TASKCORE_AT(content->functions, i)->struct_size, sizeof found);
    if (strcmp(TASKCORE_AT(content->functions, i)->name, name) == 0)
      found = *TASKCORE_AT(content->functions, i);
  }
  found.name = NULL; /* it goes with the figures */
  taskcore_usage_free(usage);
  return found;
}

/* How often calls ended with a status. */
static int64_t count_of(taskcore_store *store, taskcore_status status) {
  int64_t count = 0;
  taskcore_usage *usage = read_usage(store);
  const taskcore_usage_content *content = taskcore_usage_contents(usage);
  for (size_t i = 0; i < content->status_count; i++) {
    CHECK_SIZE(TASKCORE_AT(content->statuses, i)->struct_size, sizeof(taskcore_usage_status));
    CHECK_TEXT(TASKCORE_AT(content->statuses, i)->name,
               TASKCORE_AT(content->statuses, i)->status > 0
                   ? ""
                   : taskcore_status_name(TASKCORE_AT(content->statuses, i)->status));
    if (TASKCORE_AT(content->statuses, i)->status == status)
      count = TASKCORE_AT(content->statuses, i)->count;
  }
  taskcore_usage_free(usage);
  return count;
}

static int64_t calls(taskcore_store *store) {
  taskcore_usage *usage = read_usage(store);
  int64_t count = taskcore_usage_contents(usage)->call_count;
  taskcore_usage_free(usage);
  return count;
}

static void nothing_is_counted_unasked(taskcore_store *store) {
  add_titled(store, "Pay rent");
  taskcore_usage *usage = read_usage(store);
  const taskcore_usage_content *content = taskcore_usage_contents(usage);
  CHECK_INT(content->is_counting, 0);
  CHECK_INT(content->since_ms, 0);
  CHECK_INT(content->call_count, 0);
  CHECK_INT(content->function_count, 0);
  CHECK_INT(content->status_count, 0);
  taskcore_usage_free(usage);
}

static void calls_and_errors_are_counted_by_function_and_status(taskcore_store *store) {
  int64_t id = 0;
  CHECK_OK(taskcore_usage_start(store));
  for (int i = 0; i < 5; i++) add_titled(store, "Pay rent");
  CHECK_STATUS(taskcore_task_add(store, NULL, &id), TASKCORE_EINVALID);
  CHECK_STATUS(taskcore_task_find(store, "nowhere", &id), TASKCORE_ENOTFOUND);
  CHECK_INT(figures_of(store, "taskcore_task_add").call_count, 6);
  CHECK_INT(figures_of(store, "taskcore_task_add").error_count, 1);
  CHECK_INT(figures_of(store, "taskcore_task_find").error_count, 1);
  CHECK_INT(count_of(store, TASKCORE_EINVALID), 1);
  CHECK_INT(count_of(store, TASKCORE_ENOTFOUND), 1);
  CHECK_INT(calls(store), 7);
}

static void the_sums_are_those_of_the_functions(taskcore_store *store) {
  CHECK_OK(taskcore_usage_start(store));
  add_titled(store, "Pay rent");
  count_all(store);
  CHECK_STATUS(taskcore_redo(store, NULL), TASKCORE_ENOTFOUND);
  taskcore_usage *usage = read_usage(store);
  const taskcore_usage_content *content = taskcore_usage_contents(usage);
  taskcore_usage_function sum = {0, "", 0, 0, 0, 0};
  CHECK_INT(content->function_count, 3);
  for (size_t i = 0; i < content->function_count; i++) {
    const taskcore_usage_function *function = TASKCORE_AT(content->functions, i);
    CHECK(strcmp(sum.name, function->name) < 0); /* by their names */
    CHECK(function->longest_ns > 0 && function->longest_ns <= function->total_ns);
    sum.name = function->name;
    sum.call_count += function->call_count;
    sum.error_count += function->error_count;
    sum.total_ns += function->total_ns;
  }
  CHECK_INT(content->call_count, sum.call_count);
  CHECK_INT(content->error_count, sum.error_count);
  CHECK_INT(content->total_ns, sum.total_ns);
  taskcore_usage_free(usage);
}

static void sleep_for(long nanoseconds) {
  struct timespec time = {0, nanoseconds};
  nanosleep(&time, NULL);
}

static int32_t write_slowly(const uint8_t *bytes, size_t length, void *payload) {
  (void)bytes, (void)length, (void)payload;
  sleep_for(20000000);
  return 0;
}

static void the_time_of_callbacks_is_in_that_of_the_call(taskcore_store *store) {
  CHECK_OK(taskcore_usage_start(store));
  CHECK_OK(taskcore_export(store, TASKCORE_FORMAT_JSON, NULL, write_slowly, NULL, NULL));
  CHECK(figures_of(store, "taskcore_export").longest_ns >= 20000000);
}

static void *export_slowly(void *store) {
  taskcore_export((taskcore_store *)store, TASKCORE_FORMAT_JSON, NULL, write_slowly, NULL, NULL);
  return NULL;
}

static void waiting_for_another_thread_is_in_the_time_of_a_call(taskcore_store *store) {
  pthread_t thread;
  int64_t now = 0, longest = 0;
  CHECK_OK(taskcore_usage_start(store));
  for (int round = 0; round < 50 && longest < 5000000; round++) {
    CHECK_INT(pthread_create(&thread, NULL, export_slowly, store), 0);
    sleep_for(5000000);
    CHECK_OK(taskcore_time_now(store, &now));
    pthread_join(thread, NULL);
    longest = figures_of(store, "taskcore_time_now").longest_ns;
  }
  CHECK(longest >= 5000000);
}

static int32_t stop_with(const taskcore_commit *event, void *payload) {
  (void)event;
  return *(int32_t *)payload;
}

static void what_an_observer_answers_is_an_error_of_the_call(taskcore_store *store) {
  int32_t answer = 77;
  taskcore_observer *observer = NULL;
  taskcore_task_input input = titled("Pay rent");
  CHECK_OK(taskcore_observe(store, stop_with, &answer, NULL, &observer));
  CHECK_OK(taskcore_usage_start(store));
  CHECK_STATUS(taskcore_task_add(store, &input, NULL), 77);
  CHECK_INT(figures_of(store, "taskcore_task_add").error_count, 1);
  CHECK_INT(count_of(store, 77), 1);
  taskcore_observer_free(observer);
}

static int32_t read_in_callback(const taskcore_commit *event, void *payload) {
  (void)event;
  taskcore_usage *usage = NULL;
  taskcore_status status = taskcore_usage_read((taskcore_store *)payload, &usage);
  int64_t count = status == TASKCORE_OK ? taskcore_usage_contents(usage)->call_count : -1;
  taskcore_usage_free(usage);
  return count == 0 ? 0 : 5;
}

/* The call that runs the observer counts when it is over. */
static void an_observer_may_read_the_figures(taskcore_store *store) {
  taskcore_observer *observer = NULL;
  CHECK_OK(taskcore_observe(store, read_in_callback, store, NULL, &observer));
  CHECK_OK(taskcore_usage_start(store));
  add_titled(store, "Pay rent");
  CHECK_INT(calls(store), 1);
  taskcore_observer_free(observer);
}

static void a_stop_keeps_the_figures_and_a_reset_forgets_them(taskcore_store *store) {
  clock_ms = START_MS + 5;
  CHECK_OK(taskcore_usage_start(store));
  count_all(store);
  CHECK_OK(taskcore_usage_stop(store));
  count_all(store);
  CHECK_INT(calls(store), 1);
  clock_ms = START_MS + 9;
  CHECK_OK(taskcore_usage_start(store));
  count_all(store);
  taskcore_usage *before = read_usage(store);
  CHECK_OK(taskcore_usage_reset(store));
  taskcore_usage *after = read_usage(store);
  CHECK_INT(taskcore_usage_contents(before)->since_ms, START_MS + 5);
  CHECK_INT(taskcore_usage_contents(before)->call_count, 2);
  CHECK_INT(taskcore_usage_contents(after)->since_ms, START_MS + 9);
  CHECK_INT(taskcore_usage_contents(after)->call_count, 0);
  CHECK_INT(taskcore_usage_contents(after)->is_counting, 1);
  taskcore_usage_free(before);
  taskcore_usage_free(after);
}

/* Nothing of it is in the file, and nobody else sees it. */
static void the_figures_go_with_the_handle(void) {
  const char *path = path_of("usage.db");
  taskcore_store *store = open_store(path), *other = open_store(path);
  char *before = export_of(store);
  CHECK_OK(taskcore_usage_start(store));
  count_all(store);
  count_all(other);
  CHECK_INT(calls(store), 1);
  CHECK_INT(calls(other), 0);
  taskcore_usage *kept = read_usage(store);
  taskcore_store_free(store);
  CHECK_TEXT(TASKCORE_AT(taskcore_usage_contents(kept)->functions, 0)->name, "taskcore_task_count");
  taskcore_usage_free(kept);
  store = open_store(path);
  CHECK_INT(calls(store), 0);
  char *after = export_of(store);
  CHECK_TEXT(after, before);
  free(before);
  free(after);
  taskcore_store_free(store);
  taskcore_store_free(other);
}

static void a_fork_gets_an_error(void) {
  taskcore_store *store = open_store(":memory:");
  CHECK_OK(taskcore_usage_start(store));
  pid_t child = fork();
  if (child == 0) {
    int64_t now = 0;
    taskcore_usage *usage = NULL;
    CHECK_STATUS(taskcore_time_now(store, &now), TASKCORE_EMISUSE);
    CHECK_STATUS(taskcore_usage_read(store, &usage), TASKCORE_EMISUSE);
    CHECK(usage == NULL);
    CHECK_STATUS(taskcore_usage_stop(store), TASKCORE_EMISUSE);
    _exit(0);
  }
  int status = -1;
  CHECK(waitpid(child, &status, 0) == child);
  CHECK(WIFEXITED(status) && WEXITSTATUS(status) == 0);
  CHECK_INT(calls(store), 0);
  taskcore_store_free(store);
}

static void null_is_refused(taskcore_store *store) {
  taskcore_usage *usage = read_usage(store), *null = usage;
  CHECK_STATUS(taskcore_usage_start(NULL), TASKCORE_EINVALID);
  CHECK_STATUS(taskcore_usage_stop(NULL), TASKCORE_EINVALID);
  CHECK_STATUS(taskcore_usage_reset(NULL), TASKCORE_EINVALID);
  CHECK_STATUS(taskcore_usage_read(NULL, &null), TASKCORE_EINVALID);
  CHECK(null == NULL);
  CHECK_STATUS(taskcore_usage_read(store, NULL), TASKCORE_EINVALID);
  CHECK(taskcore_usage_contents(NULL) == NULL);
  taskcore_usage_free(NULL);
  taskcore_usage_free(usage);
}

int main(int argc, char **argv) {
  use_folder(argc, argv);
  RUN_WITH_STORE(nothing_is_counted_unasked);
  RUN_WITH_STORE(calls_and_errors_are_counted_by_function_and_status);
  RUN_WITH_STORE(the_sums_are_those_of_the_functions);
  RUN_WITH_STORE(the_time_of_callbacks_is_in_that_of_the_call);
  RUN_WITH_STORE(waiting_for_another_thread_is_in_the_time_of_a_call);
  RUN_WITH_STORE(what_an_observer_answers_is_an_error_of_the_call);
  RUN_WITH_STORE(an_observer_may_read_the_figures);
  RUN_WITH_STORE(a_stop_keeps_the_figures_and_a_reset_forgets_them);
  RUN(the_figures_go_with_the_handle);
  RUN(a_fork_gets_an_error);
  RUN_WITH_STORE(null_is_refused);
  return check_result();
}
