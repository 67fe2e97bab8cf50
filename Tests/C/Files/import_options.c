/* What an import does where the file and the store say different things. */
#include "fixture.h"

/* A file of two tasks, of which one is changed, and one purged, afterwards. */
static const char *older_file(taskcore_store *store) {
  const char *path = path_of("older.json");
  int64_t rent = add_titled(store, "Pay rent");
  int64_t milk = add_titled(store, "Buy milk");
  CHECK_OK(taskcore_export_file(store, TASKCORE_FORMAT_JSON, NULL, path, NULL, NULL));
  clock_ms += 60000;
  taskcore_task_input input = titled("Pay the rent");
  CHECK_OK(taskcore_task_update(store, &rent, 1, &input));
  CHECK_OK(taskcore_task_delete(store, &milk, 1));
  CHECK_OK(taskcore_task_purge(store, &milk, 1));
  return path;
}

static taskcore_import_report import_by(taskcore_store *store, const char *path, int32_t policy,
                                        int32_t is_dry_run) {
  taskcore_import_options options = TASKCORE_IMPORT_OPTIONS_INIT;
  options.policy = policy;
  options.is_dry_run = is_dry_run;
  taskcore_import_report report = TASKCORE_IMPORT_REPORT_INIT;
  CHECK_OK(taskcore_import_file(store, TASKCORE_FORMAT_JSON, &options, path, NULL, NULL, &report));
  return report;
}

static void what_is_newer_here_stays_unless_the_file_is_to_win(taskcore_store *store) {
  const char *path = older_file(store);
  taskcore_import_report report = TASKCORE_IMPORT_REPORT_INIT;
  CHECK_OK(taskcore_import_file(store, TASKCORE_FORMAT_JSON, NULL, path, NULL, NULL, &report));
  CHECK_INT(report.stayed, 2);
  CHECK_INT(report.added + report.updated + report.unchanged, 0);
  CHECK_INT(import_by(store, path, TASKCORE_IMPORT_ONLY_NEW, 0).stayed, 2);
  CHECK_INT(count_all(store), 1);
  report = import_by(store, path, TASKCORE_IMPORT_FILE_WINS, 0);
  CHECK_INT(report.updated, 1);
  CHECK_INT(report.added, 1);
  CHECK_INT(report.stayed, 0);
  CHECK_INT(count_all(store), 2);
}

static void a_dry_run_says_what_an_import_would_do(taskcore_store *store) {
  const char *path = older_file(store);
  taskcore_import_report trial = import_by(store, path, TASKCORE_IMPORT_FILE_WINS, 1);
  CHECK_INT(trial.updated, 1);
  CHECK_INT(trial.added, 1);
  CHECK_INT(count_all(store), 1);
  CHECK_INT(import_by(store, path, TASKCORE_IMPORT_NEWER_WINS, 1).stayed, 2);
}

static void options_that_have_no_meaning_are_refused(taskcore_store *store) {
  const char *path = older_file(store);
  taskcore_import_options options = TASKCORE_IMPORT_OPTIONS_INIT;
  options.policy = 3;
  CHECK_STATUS(taskcore_import_file(store, TASKCORE_FORMAT_JSON, &options, path, NULL, NULL, NULL),
               TASKCORE_EINVALID);
  CHECK_TEXT(taskcore_last_error()->field, "policy");
  options.policy = TASKCORE_IMPORT_NEWER_WINS;
  options.is_dry_run = 2;
  CHECK_STATUS(taskcore_import_file(store, TASKCORE_FORMAT_JSON, &options, path, NULL, NULL, NULL),
               TASKCORE_EINVALID);
  CHECK_TEXT(taskcore_last_error()->field, "is_dry_run");
}

int main(int argc, char **argv) {
  use_folder(argc, argv);
  RUN_WITH_STORE(what_is_newer_here_stays_unless_the_file_is_to_win);
  RUN_WITH_STORE(a_dry_run_says_what_an_import_would_do);
  RUN_WITH_STORE(options_that_have_no_meaning_are_refused);
  return check_result();
}
