/* Backups of a store, and putting one in its place. */
#include <sys/stat.h>

#include "fixture.h"

static int32_t stop(int64_t done, int64_t total, void *payload) {
  (void)done;
  (void)total;
  ++*(int *)payload;
  return 42;
}

static int32_t interrupt(int64_t done, int64_t total, void *store) {
  (void)done;
  (void)total;
  taskcore_interrupt((taskcore_store *)store);
  return 0;
}

static void an_interrupt_ends_a_backup(taskcore_store *store) {
  const char *path = path_of("interrupted.db");
  add_titled(store, "Rent");
  CHECK_STATUS(taskcore_backup(store, path, interrupt, store), TASKCORE_EINTERRUPTED);
  CHECK_STATUS(taskcore_backup_at(store, clock_ms, path, interrupt, store), TASKCORE_EINTERRUPTED);
  CHECK(access(path, F_OK) != 0);
  CHECK_OK(taskcore_backup(store, path, NULL, NULL));
}

static void a_callback_stops_what_is_copied(taskcore_store *store) {
  const char *path = path_of("stopped.db");
  int calls = 0;
  add_titled(store, "Rent");
  CHECK_STATUS(taskcore_backup(store, path, stop, &calls), 42);
  CHECK_INT(calls, 1);
  CHECK(access(path, F_OK) != 0);
  CHECK_OK(taskcore_backup(store, path, NULL, NULL));
  struct stat status;
  CHECK_INT(stat(path, &status), 0);
  CHECK_INT(status.st_mode & 0777, 0600);
  char something = 0, *kept = &something;
  CHECK_STATUS(taskcore_restore(path, path_of("never.db"), stop, &calls, &kept), 42);
  CHECK(kept == NULL);
  CHECK(access(path_of("never.db"), F_OK) != 0);
}

static void a_backup_comes_back(void) {
  const char *path = path_of("store.db"), *copy = path_of("copy.db");
  taskcore_store *store = open_store(path);
  add_titled(store, "Rent");
  CHECK_OK(taskcore_backup(store, copy, NULL, NULL));
  add_titled(store, "Pay");
  char *kept = NULL;
  CHECK_OK(taskcore_restore(copy, path, NULL, NULL, &kept));
  CHECK(kept != NULL && strstr(kept, ".before-restore") != NULL);
  taskcore_string_free(kept);
  CHECK_INT(count_all(store), 1);
  taskcore_store_free(store);
}

static void the_store_of_a_moment_is_copied(taskcore_store *store) {
  const char *path = path_of("then.db");
  add_titled(store, "Rent");
  const int64_t then = clock_ms;
  clock_ms += 1000;
  add_titled(store, "Pay");
  CHECK_OK(taskcore_backup_at(store, then, path, NULL, NULL));
  CHECK_INT(count_all(store), 2);
  taskcore_store *copy = open_store(path);
  CHECK_INT(count_all(copy), 1);
  taskcore_store_free(copy);
}

static void the_newest_one_is_found(void) {
  const char *path = path_of("rotated.db");
  taskcore_store *store = open_store(path);
  taskcore_backup_options options = TASKCORE_BACKUP_OPTIONS_INIT;
  char *first = NULL, *second = NULL, *newest = NULL;
  CHECK_OK(taskcore_backup_newest(path, &newest));
  CHECK(newest == NULL);
  CHECK_OK(taskcore_backup_rotate(store, NULL, NULL, NULL, &first));
  clock_ms += 24 * 3600 * 1000;
  options.days = options.weeks = options.months = 0;
  CHECK_OK(taskcore_backup_rotate(store, &options, NULL, NULL, &second));
  CHECK(access(first, F_OK) != 0);
  CHECK_OK(taskcore_backup_newest(path, &newest));
  CHECK_TEXT(newest, second);
  taskcore_string_free(first);
  taskcore_string_free(second);
  taskcore_string_free(newest);
  taskcore_store_free(store);
}

static void wrong_arguments_are_refused(taskcore_store *store) {
  taskcore_backup_options options = TASKCORE_BACKUP_OPTIONS_INIT;
  char *path = NULL;
  CHECK_STATUS(taskcore_backup(NULL, "x", NULL, NULL), TASKCORE_EINVALID);
  CHECK_STATUS(taskcore_backup(store, NULL, NULL, NULL), TASKCORE_EINVALID);
  CHECK_STATUS(taskcore_backup(store, "", NULL, NULL), TASKCORE_EINVALID);
  CHECK_STATUS(taskcore_backup(store, "\xFF", NULL, NULL), TASKCORE_EINVALID);
  CHECK_STATUS(taskcore_backup(store, fixture_folder, NULL, NULL), TASKCORE_EACCESS);
  CHECK_STATUS(taskcore_backup(store, path_of("missing/x"), NULL, NULL), TASKCORE_ENOTFOUND);
  CHECK_STATUS(taskcore_backup_at(store, INT64_MAX, path_of("then.db"), NULL, NULL),
               TASKCORE_EINVALID);
  CHECK_STATUS(taskcore_backup_at(store, START_MS, NULL, NULL, NULL), TASKCORE_EINVALID);
  CHECK_STATUS(taskcore_backup_at(NULL, START_MS, path_of("then.db"), NULL, NULL),
               TASKCORE_EINVALID);
  CHECK_STATUS(taskcore_backup_rotate(store, NULL, NULL, NULL, &path), TASKCORE_EINVALID);
  options.folder = "";
  CHECK_STATUS(taskcore_backup_rotate(store, &options, NULL, NULL, &path), TASKCORE_EINVALID);
  options.folder = path_of("folder");
  options.weeks = -1;
  CHECK_STATUS(taskcore_backup_rotate(store, &options, NULL, NULL, &path), TASKCORE_EINVALID);
  options.weeks = 4;
  options.struct_size = 9;
  CHECK_STATUS(taskcore_backup_rotate(store, &options, NULL, NULL, &path), TASKCORE_EINVALID);
  CHECK(path == NULL);
  CHECK_STATUS(taskcore_backup_newest("x", NULL), TASKCORE_EINVALID);
  CHECK_STATUS(taskcore_backup_newest("\xFF", &path), TASKCORE_EINVALID);
  CHECK_STATUS(taskcore_restore(NULL, path_of("x"), NULL, NULL, NULL), TASKCORE_EINVALID);
  CHECK_STATUS(taskcore_restore("\xFF", path_of("x"), NULL, NULL, NULL), TASKCORE_EINVALID);
  CHECK_STATUS(taskcore_restore(path_of("no"), ":memory:", NULL, NULL, NULL), TASKCORE_EINVALID);
  CHECK_STATUS(taskcore_restore(path_of("no"), path_of("x"), NULL, NULL, NULL), TASKCORE_ENOTFOUND);
}

int main(int argc, char **argv) {
  use_folder(argc, argv);
  RUN_WITH_STORE(an_interrupt_ends_a_backup);
  RUN_WITH_STORE(a_callback_stops_what_is_copied);
  RUN(a_backup_comes_back);
  RUN_WITH_STORE(the_store_of_a_moment_is_copied);
  RUN(the_newest_one_is_found);
  RUN_WITH_STORE(wrong_arguments_are_refused);
  return check_result();
}
