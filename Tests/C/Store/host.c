/* What a store takes of the process that it is in, and leaves as it was: docs/c.md says so. */
#include <dirent.h>
#include <fcntl.h>
#include <locale.h>
#include <pthread.h>
#include <signal.h>
#include <sys/stat.h>
#include <time.h>

#include "fixture.h"

enum { MOST_DESCRIPTORS = 256 };

extern char **environ;

static int open_descriptors(void) {
  int count = 0;
  for (int i = 0; i < MOST_DESCRIPTORS; i++) count += fcntl(i, F_GETFD) >= 0;
  return count;
}

static int exists(const char *path) { return access(path, F_OK) == 0; }

static void a_store_in_a_file_has_three_descriptors_and_one_in_memory_none(void) {
  const char *path = path_of("three.db");
  int before = open_descriptors();
  taskcore_store *memory = open_store(":memory:");
  add_titled(memory, "Pay rent");
  CHECK_INT(open_descriptors(), before);
  taskcore_store *first = open_store(path);
  for (int i = 0; i < 500; i++) add_titled(first, "Some task that takes its place");
  free(export_of(first));
  CHECK_INT(open_descriptors(), before + 3);
  taskcore_store *second = open_store(path);
  add_titled(second, "Pay rent");
  CHECK_INT(open_descriptors(), before + 5);
  taskcore_store_free(second);
  taskcore_store_free(first);
  taskcore_store_free(memory);
  CHECK_INT(open_descriptors(), before);
}

static void what_was_read_keeps_no_file_open(void) {
  taskcore_store *store = open_store(path_of("read.db"));
  taskcore_task_list *tasks = NULL;
  taskcore_row_list *rows = NULL;
  taskcore_home *home = NULL;
  taskcore_pulse *pulse = NULL;
  taskcore_detail *detail = NULL;
  int before = open_descriptors();
  int64_t id = add_titled(store, "Pay rent");
  CHECK_OK(taskcore_task_query(store, NULL, &tasks));
  CHECK_OK(taskcore_row_query(store, NULL, &rows));
  CHECK_OK(taskcore_home_read(store, NULL, &home));
  CHECK_OK(taskcore_pulse_read(store, NULL, &pulse));
  CHECK_OK(taskcore_detail_read(store, id, &detail));
  taskcore_store_free(store);
  CHECK_INT(open_descriptors(), before - 3);
  CHECK_TEXT(taskcore_task_list_at(tasks, 0)->project, "Inbox");
  taskcore_detail_free(detail);
  taskcore_pulse_free(pulse);
  taskcore_home_free(home);
  taskcore_row_list_free(rows);
  taskcore_task_list_free(tasks);
}

static void every_file_descriptor_is_closed_by_exec(void) {
  char before[MOST_DESCRIPTORS];
  int opened = 0;
  for (int i = 0; i < MOST_DESCRIPTORS; i++) before[i] = fcntl(i, F_GETFD) >= 0;
  taskcore_store *store = open_store(path_of("descriptors.db"));
  add_titled(store, "Pay rent");
  for (int i = 0; i < MOST_DESCRIPTORS; i++) {
    if (before[i] || fcntl(i, F_GETFD) < 0) continue;
    opened++;
    CHECK((fcntl(i, F_GETFD) & FD_CLOEXEC) != 0);
  }
  CHECK(opened > 0);
  taskcore_store_free(store);
}

static void a_relative_path_is_of_the_folder_when_the_store_was_opened(void) {
  char previous[1024];
  CHECK(getcwd(previous, sizeof previous) != NULL);
  CHECK(chdir(fixture_folder) == 0 && mkdir("elsewhere", 0700) == 0);
  taskcore_store *store = open_store("relative.db");
  CHECK(chdir("elsewhere") == 0);
  for (int i = 0; i < 500; i++) add_titled(store, "Some task that takes its place");
  CHECK(!exists("relative.db") && !exists("relative.db-wal"));
  taskcore_store_free(store);
  store = open_store("../relative.db");
  CHECK_INT(count_all(store), 500);
  taskcore_store_free(store);
  CHECK(chdir(previous) == 0 && rmdir(path_of("elsewhere")) == 0);
}

/* As of any open file: it is there until it is closed, and gone then. */
static void a_file_that_is_unlinked_while_it_is_open_goes_on_without_a_name(void) {
  const char *path = path_of("unlinked.db");
  taskcore_store *store = open_store(path);
  add_titled(store, "Pay rent");
  CHECK(unlink(path) == 0);
  add_titled(store, "Call Ann");
  CHECK_INT(count_all(store), 2);
  taskcore_store_free(store);
  CHECK(!exists(path));
  store = open_store(path);
  CHECK_INT(count_all(store), 0);
  taskcore_store_free(store);
}

static int thread_count(void) {
  int count = 0;
  DIR *tasks = opendir("/proc/self/task");
  CHECK(tasks != NULL);
  for (const struct dirent *entry; (entry = readdir(tasks)) != NULL;) {
    if (entry->d_name[0] != '.') count++;
  }
  closedir(tasks);
  return count;
}

/* A thread that has ended may be listed for a moment longer; one that is left behind stays. */
static int lasting_thread_count(int expected) {
  const struct timespec pause = {0, 1000000};
  int count = thread_count();
  for (int i = 0; i < 1000 && count != expected; i++) {
    nanosleep(&pause, NULL);
    count = thread_count();
  }
  return count;
}

typedef void (*signal_handler)(int);

static signal_handler handler_of(int number) {
  struct sigaction action;
  return sigaction(number, NULL, &action) == 0 ? action.sa_handler : SIG_ERR;
}

/* What belongs to the whole process, as it is at one time. */
typedef struct process_state {
  signal_handler handlers[65];
  sigset_t blocked;
  text environment;
  char folder[1024], locale[256];
  mode_t mask;
} process_state;

/* What the process came with, before it used the library. */
static process_state first;
static int first_threads; /* one, or two where a sanitizer has its own */

static process_state present_state(void) {
  process_state state;
  memset(&state, 0, sizeof state);
  for (int i = 1; i < 65; i++) state.handlers[i] = handler_of(i);
  pthread_sigmask(SIG_SETMASK, NULL, &state.blocked);
  for (char **variable = environ; *variable != NULL; variable++) {
    append_text(*variable, strlen(*variable) + 1, &state.environment);
  }
  if (getcwd(state.folder, sizeof state.folder) == NULL) abort();
  snprintf(state.locale, sizeof state.locale, "%s", setlocale(LC_ALL, NULL));
  state.mask = umask(0);
  umask(state.mask);
  return state;
}

static void check_as_it_was(void) {
  process_state now = present_state();
  for (int i = 1; i < 65; i++) {
    CHECK(now.handlers[i] == first.handlers[i]);
    CHECK_INT(sigismember(&now.blocked, i), sigismember(&first.blocked, i));
  }
  CHECK_INT(now.environment.length, first.environment.length);
  CHECK(memcmp(now.environment.bytes, first.environment.bytes, now.environment.length) == 0);
  CHECK_TEXT(now.folder, first.folder);
  CHECK_TEXT(now.locale, first.locale);
  CHECK_INT(now.mask, first.mask);
  CHECK_INT(lasting_thread_count(first_threads), first_threads);
  free(now.environment.bytes);
}

static void the_process_is_as_it_was(void) {
  taskcore_store *store = open_store(path_of("quiet.db"));
  taskcore_invoice_input draft = TASKCORE_INVOICE_INPUT_INIT;
  int64_t id = add_titled(store, "Pay rent"), invoice = 0;
  char *written = NULL;
  uint8_t *printed = NULL;
  size_t length = 0;
  CHECK_OK(taskcore_task_complete(store, &id, 1, 0));
  free(export_of(store));
  CHECK_OK(taskcore_report_html(store, NULL, &written));
  taskcore_string_free(written);
  CHECK_OK(taskcore_invoice_add(store, TASKCORE_INVOICE_KIND_INVOICE, &draft, &invoice));
  CHECK_OK(taskcore_invoice_pdf(store, invoice, NULL, &printed, &length));
  taskcore_bytes_free(printed);
  check_as_it_was();
  taskcore_store_free(store);
  check_as_it_was();
}

static volatile sig_atomic_t signals;
static int is_over;

static void count_signal(int number) {
  (void)number;
  signals = signals + 1;
}

/* Sends a signal to a thread again and again. */
static void *disturb(void *payload) {
  const struct timespec pause = {0, 100000};
  while (!__atomic_load_n(&is_over, __ATOMIC_RELAXED)) {
    pthread_kill(*(pthread_t *)payload, SIGUSR1);
    nanosleep(&pause, NULL);
  }
  return NULL;
}

static void use_files(void) {
  taskcore_store *store = open_store(path_of("disturbed.db"));
  const char *path = path_of("disturbed.json");
  for (int i = 0; i < 200; i++) add_titled(store, "Some task that takes its place");
  CHECK_OK(taskcore_export_file(store, TASKCORE_FORMAT_JSON, NULL, path, NULL, NULL));
  taskcore_store_free(store);
  store = open_store(":memory:");
  CHECK_OK(taskcore_import_file(store, TASKCORE_FORMAT_JSON, NULL, path, NULL, NULL, NULL));
  CHECK_INT(count_all(store), 200);
  taskcore_store_free(store);
}

/* What the system was asked for when the signal came is asked for again. */
static void handlers_of_signals_interrupt_no_call(void) {
  struct sigaction counting, previous;
  pthread_t self = pthread_self(), other;
  memset(&counting, 0, sizeof counting);
  counting.sa_handler = count_signal;
  CHECK(sigaction(SIGUSR1, &counting, &previous) == 0);
  CHECK(pthread_create(&other, NULL, disturb, &self) == 0);
  use_files();
  __atomic_store_n(&is_over, 1, __ATOMIC_RELAXED);
  CHECK(pthread_join(other, NULL) == 0);
  CHECK(signals > 10);
  CHECK(sigaction(SIGUSR1, &previous, NULL) == 0);
}

static void *do_nothing(void *payload) { return payload; }

int main(int argc, char **argv) {
  pthread_t thread;
  /* The thread sanitizer begins its own one with the first of the program. */
  if (pthread_create(&thread, NULL, do_nothing, NULL) != 0 || pthread_join(thread, NULL) != 0)
    return 1;
  first = present_state();
  first_threads = thread_count();
  use_folder(argc, argv);
  RUN(a_store_in_a_file_has_three_descriptors_and_one_in_memory_none);
  RUN(what_was_read_keeps_no_file_open);
  RUN(every_file_descriptor_is_closed_by_exec);
  RUN(a_relative_path_is_of_the_folder_when_the_store_was_opened);
  RUN(a_file_that_is_unlinked_while_it_is_open_goes_on_without_a_name);
  RUN(the_process_is_as_it_was);
  RUN(handlers_of_signals_interrupt_no_call);
  free(first.environment.bytes);
  return check_result();
}
