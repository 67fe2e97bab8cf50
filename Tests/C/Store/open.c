/* Which paths and files become a store, and what happens to those that do not: nothing. */
#include <signal.h>
#include <sqlite3.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>

#include "fixture.h"

static taskcore_status open_status(const taskcore_open_options *options) {
  taskcore_store *store = (taskcore_store *)&clock_ms;
  taskcore_status status = taskcore_store_open(options, &store);
  if (status)
    CHECK(store == NULL);
  else
    taskcore_store_free(store);
  return status;
}

static taskcore_status open_at(const char *path) {
  taskcore_open_options options = options_for(path);
  return open_status(&options);
}

static taskcore_status open_to_read(const char *path) {
  taskcore_open_options options = options_for(path);
  options.flags = TASKCORE_OPEN_READ_ONLY;
  return open_status(&options);
}

static void write_file(const char *path, const char *bytes, size_t length) {
  FILE *file = fopen(path, "wb");
  CHECK(file != NULL);
  CHECK_INT(fwrite(bytes, 1, length, file), length);
  fclose(file);
}

static text file_bytes(const char *path) {
  text whole = {NULL, 0};
  char buffer[4096];
  size_t count;
  FILE *file = fopen(path, "rb");
  CHECK(file != NULL);
  append_text("", 0, &whole);
  while ((count = fread(buffer, 1, sizeof buffer, file)) > 0) append_text(buffer, count, &whole);
  fclose(file);
  return whole;
}

static int exists(const char *path) { return access(path, F_OK) == 0; }

static int mode_of(const char *path) {
  struct stat information;
  CHECK(stat(path, &information) == 0);
  return (int)(information.st_mode & 0777);
}

/* A store with some tasks, closed again. */
static const char *store_with_tasks(const char *name) {
  const char *path = path_of(name);
  taskcore_store *store = open_store(path);
  for (int i = 0; i < 200; i++) add_titled(store, "Some task that takes its place");
  taskcore_store_free(store);
  return path;
}

static void run_sql(const char *path, const char *sql) {
  sqlite3 *database = NULL;
  CHECK_INT(sqlite3_open(path, &database), SQLITE_OK);
  CHECK_INT(sqlite3_exec(database, sql, NULL, NULL, NULL), SQLITE_OK);
  sqlite3_close(database);
}

/* Opens a file that must be refused, to write and to read, and sees that not a byte changed and
 * that nothing was left beside it. */
static void refuse_unaltered(int line, const char *path, taskcore_status expected) {
  char beside[600];
  static const char *const suffixes[] = {"-wal", "-shm", "-journal"};
  text before = file_bytes(path);
  struct stat old, present;
  CHECK(stat(path, &old) == 0);
  check_status(__FILE__, line, open_at(path), expected, "open");
  check_text(__FILE__, line, taskcore_last_error()->field, "path", "the error's field");
  check_status(__FILE__, line, open_to_read(path), expected, "open to read");
  text after = file_bytes(path);
  CHECK(stat(path, &present) == 0);
  CHECK_INT(present.st_mtime, old.st_mtime);
  CHECK_INT(present.st_mode, old.st_mode);
  CHECK_INT(after.length, before.length);
  CHECK(memcmp(after.bytes, before.bytes, before.length) == 0);
  for (size_t i = 0; i < 3; i++) {
    snprintf(beside, sizeof beside, "%s%s", path, suffixes[i]);
    CHECK(!exists(beside));
  }
  free(before.bytes);
  free(after.bytes);
}

#define REFUSED_UNALTERED(path, status) refuse_unaltered(__LINE__, path, status)

static void a_folder_is_refused(void) {
  const char *path = path_of("folder");
  CHECK(mkdir(path, 0700) == 0);
  CHECK_STATUS(open_at(path), TASKCORE_EACCESS);
  CHECK_STATUS(open_to_read(path), TASKCORE_EACCESS);
  CHECK(rmdir(path) == 0); /* it is still empty */
}

static void a_path_through_a_file_is_refused(void) {
  write_file(path_of("plain"), "x", 1);
  CHECK_STATUS(open_at(path_of("plain/store.db")), TASKCORE_EACCESS);
}

static void an_empty_path_is_refused(void) {
  CHECK_STATUS(open_at(""), TASKCORE_EINVALID);
  CHECK_TEXT(taskcore_last_error()->field, "path");
}

/* A superuser may write anywhere, so this is tried as nobody. */
static void try_without_permission(void) {
  CHECK(chdir(fixture_folder) == 0);
  if (getuid() == 0) CHECK(setgid(65534) == 0 && setuid(65534) == 0);
  CHECK(access("locked", X_OK) == 0 && access("locked/readable.db", R_OK) == 0);
  CHECK_STATUS(open_at("locked/store.db"), TASKCORE_EACCESS);
  CHECK_STATUS(open_at("locked/folder/store.db"), TASKCORE_EACCESS);
  CHECK_STATUS(open_at("locked/readable.db"), TASKCORE_EACCESS);
}

static void read_without_permission_to_write(void) {
  taskcore_open_options options = options_for("locked/readable.db");
  taskcore_store *store = NULL;
  int64_t count = 0;
  CHECK(chdir(fixture_folder) == 0);
  if (getuid() == 0) CHECK(setgid(65534) == 0 && setuid(65534) == 0);
  options.flags = TASKCORE_OPEN_READ_ONLY;
  CHECK_OK(taskcore_store_open(&options, &store));
  CHECK_OK(taskcore_task_count(store, NULL, &count));
  CHECK_INT(count, 1);
  taskcore_store_free(store);
}

static void a_store_can_be_read_where_nothing_can_be_written(void) {
  const char *folder = path_of("locked"), *readable = path_of("locked/readable.db");
  int result = -1;
  CHECK(mkdir(folder, 0700) == 0);
  taskcore_store *store = open_store(readable);
  add_titled(store, "Pay rent");
  taskcore_store_free(store);
  CHECK(chmod(readable, 0444) == 0 && chmod(folder, 0555) == 0);
  pid_t child = fork();
  if (child == 0) {
    read_without_permission_to_write();
    _exit(0);
  }
  CHECK(waitpid(child, &result, 0) == child && result == 0);
  CHECK(!exists(path_of("locked/readable.db-wal")));
  CHECK(chmod(folder, 0700) == 0 && unlink(readable) == 0 && rmdir(folder) == 0);
}

static void a_path_that_may_not_be_written_is_refused(void) {
  const char *folder = path_of("locked"), *readable = path_of("locked/readable.db");
  int result = -1;
  CHECK(mkdir(folder, 0700) == 0);
  taskcore_store_free(open_store(readable));
  text before = file_bytes(readable);
  CHECK(chmod(readable, 0444) == 0 && chmod(folder, 0555) == 0);
  pid_t child = fork();
  if (child == 0) {
    try_without_permission();
    _exit(0);
  }
  CHECK(waitpid(child, &result, 0) == child && result == 0);
  text after = file_bytes(readable);
  CHECK_INT(after.length, before.length);
  CHECK(memcmp(after.bytes, before.bytes, before.length) == 0);
  CHECK(!exists(path_of("locked/store.db")));
  free(before.bytes);
  free(after.bytes);
  CHECK(chmod(folder, 0700) == 0);
}

static void a_file_that_is_no_database_is_left_alone(void) {
  const char *path = path_of("letter.txt");
  static const char letter[] = "Dear Ann, this is no database at all.\n";
  write_file(path, letter, sizeof letter - 1);
  REFUSED_UNALTERED(path, TASKCORE_ENOTSTORE);
  write_file(path, "\0", 1);
  REFUSED_UNALTERED(path, TASKCORE_ENOTSTORE);
  char *zeros = (char *)calloc(1, 8192);
  write_file(path, zeros, 8192);
  free(zeros);
  REFUSED_UNALTERED(path, TASKCORE_ENOTSTORE);
}

static void the_database_of_another_program_is_left_alone(void) {
  const char *path = path_of("other.db");
  run_sql(path, "CREATE TABLE recipe(name TEXT); INSERT INTO recipe VALUES ('soup')");
  REFUSED_UNALTERED(path, TASKCORE_ENOTSTORE);
  run_sql(path, "PRAGMA journal_mode = WAL; INSERT INTO recipe VALUES ('bread')");
  REFUSED_UNALTERED(path, TASKCORE_ENOTSTORE);
  run_sql(path, "PRAGMA user_version = 1");
  REFUSED_UNALTERED(path, TASKCORE_ENOTSTORE);
}

static void a_store_of_a_newer_version_is_left_alone(void) {
  const char *path = store_with_tasks("newer.db");
  run_sql(path, "PRAGMA user_version = 1000000");
  REFUSED_UNALTERED(path, TASKCORE_ETOONEW);
}

static void what_another_program_put_in_is_refused_or_removed(void) {
  const char *path = store_with_tasks("foreign.db");
  run_sql(path,
          "CREATE TRIGGER empties AFTER UPDATE ON task BEGIN DELETE FROM task; END;"
          "CREATE TABLE recipe(name TEXT)");
  CHECK_STATUS(open_to_read(path), TASKCORE_ECORRUPT);
  CHECK_STATUS(open_at(path), TASKCORE_ECORRUPT);
  CHECK(strstr(taskcore_last_error()->message, "empties") != NULL);
  CHECK_TEXT(taskcore_last_error()->field, "flags");
  taskcore_open_options options = options_for(path);
  options.flags = TASKCORE_OPEN_REPAIR_SCHEMA | TASKCORE_OPEN_READ_ONLY;
  CHECK_STATUS(open_status(&options), TASKCORE_EINVALID);
  options.flags = TASKCORE_OPEN_REPAIR_SCHEMA;
  CHECK_OK(open_status(&options));
  CHECK_OK(open_at(path));
  options.path = ":memory:";
  CHECK_OK(open_status(&options));
}

static void a_version_below_zero_is_said_as_it_is(void) {
  const char *path = store_with_tasks("negative.db");
  run_sql(path, "PRAGMA user_version = -5");
  REFUSED_UNALTERED(path, TASKCORE_ECORRUPT);
  CHECK_STATUS(open_at(path), TASKCORE_ECORRUPT);
  CHECK(strstr(taskcore_last_error()->message, "version -5,") != NULL);
}

static void a_truncated_store_is_left_alone(void) {
  const char *path = store_with_tasks("truncated.db");
  text whole = file_bytes(path);
  const size_t lengths[] = {whole.length - 1, whole.length - 4096, whole.length / 2, 4096, 100};
  for (size_t i = 0; i < sizeof lengths / sizeof *lengths; i++) {
    write_file(path, whole.bytes, lengths[i]);
    REFUSED_UNALTERED(path, TASKCORE_ECORRUPT);
  }
  free(whole.bytes);
}

static void a_damaged_store_says_so_and_the_host_lives_on(void) {
  const char *path = store_with_tasks("damaged.db");
  text whole = file_bytes(path);
  for (size_t at = 100; at < whole.length; at += 4096) {
    memset(whole.bytes + at, 0xA5, 512);
    write_file(path, whole.bytes, whole.length);
    taskcore_open_options options = options_for(path);
    taskcore_store *store = NULL;
    taskcore_status status = taskcore_store_open(&options, &store);
    text exported = {NULL, 0};
    if (!status)
      status = taskcore_export(store, TASKCORE_FORMAT_JSON, NULL, append, NULL, &exported);
    if (status) CHECK_STATUS(status, TASKCORE_ECORRUPT);
    free(exported.bytes);
    taskcore_store_free(store);
  }
  free(whole.bytes);
}

static void an_empty_file_becomes_a_store(void) {
  const char *path = path_of("empty.db");
  write_file(path, "", 0);
  taskcore_store *store = open_store(path);
  add_titled(store, "First");
  taskcore_store_free(store);
  CHECK_OK(open_to_read(path));
}

static void an_empty_file_is_no_store_to_read(void) {
  const char *path = path_of("empty-to-read.db");
  write_file(path, "", 0);
  CHECK_STATUS(open_to_read(path), TASKCORE_ENOTSTORE);
  text after = file_bytes(path);
  CHECK_INT(after.length, 0);
  free(after.bytes);
}

static void missing_folders_are_made_for_the_user_alone(void) {
  const char *path = path_of("a/b/c.db");
  mode_t old = umask(0);
  CHECK_OK(open_at(path));
  umask(old);
  CHECK_INT(mode_of(path_of("a")), 0700);
  CHECK_INT(mode_of(path_of("a/b")), 0700);
  CHECK_INT(mode_of(path), 0600);
}

static void the_files_of_a_store_are_for_the_user_alone(void) {
  const char *path = path_of("mode.db");
  mode_t old = umask(0);
  taskcore_store *store = open_store(path);
  add_titled(store, "Private");
  umask(old);
  CHECK_INT(mode_of(path), 0600);
  CHECK_INT(mode_of(path_of("mode.db-wal")), 0600);
  CHECK_INT(mode_of(path_of("mode.db-shm")), 0600);
  taskcore_store_free(store);
  CHECK(!exists(path_of("mode.db-wal")));
}

static void a_store_that_is_open_to_read_refuses_to_write(void) {
  const char *path = store_with_tasks("read-only.db");
  taskcore_open_options options = options_for(path);
  taskcore_store *store = NULL;
  int64_t id = 1, count = 0;
  taskcore_task_input input = titled("Refused");
  options.flags = TASKCORE_OPEN_READ_ONLY;
  CHECK_OK(taskcore_store_open(&options, &store));
  CHECK_OK(taskcore_task_count(store, NULL, &count));
  CHECK_INT(count, 200);
  CHECK_STATUS(taskcore_task_add(store, &input, NULL), TASKCORE_EREADONLY);
  CHECK_STATUS(taskcore_task_complete(store, &id, 1, 0), TASKCORE_EREADONLY);
  CHECK_STATUS(add_project(store, "Home", NULL), TASKCORE_EREADONLY);
  CHECK_STATUS(taskcore_undo(store, NULL), TASKCORE_EREADONLY);
  taskcore_store *writer = open_store(path);
  add_titled(writer, "Seen at once");
  CHECK_OK(taskcore_task_count(store, NULL, &count));
  CHECK_INT(count, 201);
  taskcore_store_free(writer);
  taskcore_store_free(store);
}

static void what_is_opened_to_read_must_exist(void) {
  CHECK_STATUS(open_to_read(path_of("absent.db")), TASKCORE_ENOTFOUND);
  CHECK(!exists(path_of("absent.db")));
  CHECK_STATUS(open_to_read(path_of("absent/store.db")), TASKCORE_ENOTFOUND);
  CHECK(!exists(path_of("absent")));
  CHECK_STATUS(open_to_read(":memory:"), TASKCORE_EINVALID);
}

static void each_store_in_memory_is_one_of_its_own(void) {
  taskcore_store *one = open_store(":memory:"), *other = open_store(":memory:");
  add_titled(one, "Only here");
  CHECK_INT(count_all(other), 0);
  taskcore_store_free(other);
  taskcore_store_free(one);
}

static void names_that_mean_something_to_sqlite_are_plain_files(void) {
  char here[512];
  CHECK(getcwd(here, sizeof here) != NULL && chdir(fixture_folder) == 0);
  CHECK_OK(open_at("file:plain.db?mode=memory"));
  CHECK(exists("file:plain.db?mode=memory"));
  CHECK(chdir(here) == 0);
}

/* The environment belongs to the process, so these run in a child. */
static void in_a_child(void (*body)(void)) {
  int result = -1;
  pid_t child = fork();
  if (child == 0) {
    body();
    _exit(0);
  }
  CHECK(waitpid(child, &result, 0) == child && result == 0);
}

static void expect_default_path(const char *expected) {
  char *path = NULL;
  CHECK_OK(taskcore_default_path(&path));
  CHECK_TEXT(path, expected);
  taskcore_string_free(path);
  CHECK_OK(open_at(NULL));
  CHECK(exists(expected));
}

static void use_data_home(void) {
  setenv("XDG_DATA_HOME", path_of("data"), 1);
  expect_default_path(path_of("data/taskcore/taskcore.db"));
  CHECK_INT(mode_of(path_of("data/taskcore")), 0700);
}

static void use_home(void) {
  setenv("HOME", path_of("home"), 1);
  unsetenv("XDG_DATA_HOME");
  expect_default_path(path_of("home/.local/share/taskcore/taskcore.db"));
  setenv("XDG_DATA_HOME", "relative", 1); /* which the specification wants ignored */
  expect_default_path(path_of("home/.local/share/taskcore/taskcore.db"));
  setenv("XDG_DATA_HOME", "", 1);
  expect_default_path(path_of("home/.local/share/taskcore/taskcore.db"));
}

static void use_no_home(void) {
  char *path = NULL;
  unsetenv("HOME");
  unsetenv("XDG_DATA_HOME");
  CHECK_STATUS(taskcore_default_path(&path), TASKCORE_EACCESS);
  CHECK(path == NULL);
  CHECK_STATUS(open_at(NULL), TASKCORE_EACCESS);
}

static void without_a_path_it_is_the_users_own_store(void) {
  in_a_child(use_data_home);
  in_a_child(use_home);
  in_a_child(use_no_home);
}

static void options_that_are_wrong_are_refused(void) {
  static const char *const zones[] = {"Mars/Olympus", "../../etc/passwd", "\xFF", "/etc/localtime"};
  const char *path = path_of("never.db");
  taskcore_open_options options = options_for(path);
  for (size_t i = 0; i < sizeof zones / sizeof *zones; i++) {
    options.time_zone = zones[i];
    CHECK_STATUS(open_status(&options), TASKCORE_EINVALID);
    CHECK_TEXT(taskcore_last_error()->field, "time_zone");
  }
  options.path = ":memory:";
  options.time_zone = ""; /* the system's, as NULL */
  CHECK_OK(open_status(&options));
  options = options_for(path);
  options.flags = 16;
  CHECK_STATUS(open_status(&options), TASKCORE_EINVALID);
  CHECK_TEXT(taskcore_last_error()->field, "flags");
  options.flags = 1ULL << 63;
  CHECK_STATUS(open_status(&options), TASKCORE_EINVALID);
  options = options_for(path);
  options.durability = 2;
  CHECK_STATUS(open_status(&options), TASKCORE_EINVALID);
  CHECK_TEXT(taskcore_last_error()->field, "durability");
  options = options_for(path);
  options.busy_timeout_ms = -1;
  CHECK_STATUS(open_status(&options), TASKCORE_EINVALID);
  CHECK_TEXT(taskcore_last_error()->field, "busy_timeout_ms");
  options.busy_timeout_ms = 3600001;
  CHECK_STATUS(open_status(&options), TASKCORE_EINVALID);
  CHECK(!exists(path));
}

/* Holds a file's write lock in another process until it is ended. */
static pid_t lock_in_another_process(const char *path) {
  int ready[2];
  char byte;
  CHECK(pipe(ready) == 0);
  pid_t child = fork();
  if (child == 0) {
    sqlite3 *database = NULL;
    int held = sqlite3_open(path, &database) == SQLITE_OK &&
               sqlite3_exec(database, "BEGIN IMMEDIATE", NULL, NULL, NULL) == SQLITE_OK;
    if (!held || write(ready[1], "", 1) != 1) _exit(1);
    for (;;) pause();
  }
  close(ready[1]);
  CHECK_INT(read(ready[0], &byte, 1), 1);
  close(ready[0]);
  return child;
}

static int64_t elapsed_ms(const struct timespec *since) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (now.tv_sec - since->tv_sec) * 1000 + (now.tv_nsec - since->tv_nsec) / 1000000;
}

static void a_store_that_another_process_writes_is_busy_after_the_timeout(void) {
  const char *path = store_with_tasks("busy.db");
  pid_t child = lock_in_another_process(path);
  taskcore_open_options options = options_for(path);
  taskcore_store *store = NULL;
  taskcore_task_input input = titled("Too late");
  struct timespec start;
  options.busy_timeout_ms = 300;
  CHECK_OK(taskcore_store_open(&options, &store));
  CHECK_INT(count_all(store), 200); /* reading goes on */
  clock_gettime(CLOCK_MONOTONIC, &start);
  CHECK_STATUS(taskcore_task_add(store, &input, NULL), TASKCORE_EBUSY);
  CHECK(elapsed_ms(&start) >= 300 && elapsed_ms(&start) < 3000);
  kill(child, SIGKILL);
  waitpid(child, NULL, 0);
  CHECK_OK(taskcore_task_add(store, &input, NULL));
  taskcore_store_free(store);
}

/* Nobody waits for a rule that is refused. */
static void a_wrong_rule_is_refused_before_the_store_is_locked(void) {
  static const char *const rules[] = {"FREQ=NEVER", "RSCALE=KLINGON;FREQ=DAILY"};
  const char *path = store_with_tasks("locked.db");
  pid_t child = lock_in_another_process(path);
  taskcore_open_options options = options_for(path);
  taskcore_store *store = NULL;
  options.busy_timeout_ms = 60000;
  CHECK_OK(taskcore_store_open(&options, &store));
  for (size_t i = 0; i < sizeof rules / sizeof *rules; i++) {
    taskcore_task_input tasks[2];
    taskcore_event_input event = TASKCORE_EVENT_INPUT_INIT;
    int64_t id = 1;
    tasks[0] = titled("Fine");
    tasks[1] = titled("Wrong");
    tasks[1].fields |= TASKCORE_TASK_REPEAT_RULE;
    tasks[1].repeat_rule = rules[i];
    event.fields = TASKCORE_EVENT_TITLE | TASKCORE_EVENT_REPEAT_RULE;
    event.title = "Wrong";
    event.repeat_rule = rules[i];
    CHECK_STATUS(taskcore_task_add_many(store, tasks, 2, NULL), TASKCORE_EINVALID);
    CHECK_TEXT(taskcore_last_error()->field, "repeat_rule");
    CHECK_INT(taskcore_last_error()->index, 1);
    CHECK_STATUS(taskcore_task_update(store, &id, 1, &tasks[1]), TASKCORE_EINVALID);
    CHECK_STATUS(taskcore_event_add(store, &event, 0, NULL, NULL), TASKCORE_EINVALID);
    CHECK_STATUS(taskcore_event_update(store, 1, NULL, &event, 0, NULL, NULL), TASKCORE_EINVALID);
  }
  kill(child, SIGKILL);
  waitpid(child, NULL, 0);
  taskcore_store_free(store);
}

int main(int argc, char **argv) {
  use_folder(argc, argv);
  RUN(a_folder_is_refused);
  RUN(a_path_through_a_file_is_refused);
  RUN(an_empty_path_is_refused);
  RUN(a_store_can_be_read_where_nothing_can_be_written);
  RUN(a_path_that_may_not_be_written_is_refused);
  RUN(a_file_that_is_no_database_is_left_alone);
  RUN(the_database_of_another_program_is_left_alone);
  RUN(a_store_of_a_newer_version_is_left_alone);
  RUN(what_another_program_put_in_is_refused_or_removed);
  RUN(a_version_below_zero_is_said_as_it_is);
  RUN(a_truncated_store_is_left_alone);
  RUN(a_damaged_store_says_so_and_the_host_lives_on);
  RUN(an_empty_file_becomes_a_store);
  RUN(an_empty_file_is_no_store_to_read);
  RUN(missing_folders_are_made_for_the_user_alone);
  RUN(the_files_of_a_store_are_for_the_user_alone);
  RUN(a_store_that_is_open_to_read_refuses_to_write);
  RUN(what_is_opened_to_read_must_exist);
  RUN(each_store_in_memory_is_one_of_its_own);
  RUN(names_that_mean_something_to_sqlite_are_plain_files);
  RUN(without_a_path_it_is_the_users_own_store);
  RUN(options_that_are_wrong_are_refused);
  RUN(a_store_that_another_process_writes_is_busy_after_the_timeout);
  RUN(a_wrong_rule_is_refused_before_the_store_is_locked);
  return check_result();
}
