/* The change log: how large it is, and trimming it. */
#include "fixture.h"

static taskcore_log_report report_of(taskcore_store *store) {
  taskcore_log_report report = TASKCORE_LOG_REPORT_INIT;
  CHECK_OK(taskcore_log_read(store, &report));
  return report;
}

static void a_new_store_has_an_empty_log(taskcore_store *store) {
  const taskcore_log_report report = report_of(store);
  CHECK_INT(report.step_count, 0);
  CHECK_INT(report.change_count, 0);
  CHECK_INT(report.first_ms, 0);
  CHECK_INT(report.trimmed_ms, 0);
}

static void steps_before_a_time_are_removed(taskcore_store *store) {
  taskcore_log_trim_options options = TASKCORE_LOG_TRIM_OPTIONS_INIT;
  taskcore_log_report left = TASKCORE_LOG_REPORT_INIT;
  clock_ms = START_MS;
  add_titled(store, "Old");
  clock_ms = START_MS + 1000;
  add_titled(store, "New");
  CHECK_INT(report_of(store).first_ms, START_MS);
  options.fields = TASKCORE_LOG_TRIM_BEFORE;
  options.before_ms = clock_ms;
  CHECK_OK(taskcore_log_trim(store, &options, &left));
  CHECK_INT(left.change_count, 1);
  CHECK_INT(left.first_ms, clock_ms);
  CHECK_INT(left.trimmed_ms, START_MS);
  CHECK_INT(count_all(store), 2);
  CHECK_OK(taskcore_undo(store, NULL));
  CHECK_STATUS(taskcore_undo(store, NULL), TASKCORE_ENOTFOUND);
  CHECK_INT(count_all(store), 1);
}

static void the_oldest_steps_go_until_the_rest_has_room(taskcore_store *store) {
  taskcore_log_trim_options options = TASKCORE_LOG_TRIM_OPTIONS_INIT;
  for (int i = 0; i < 20; i++) add_titled(store, "Task");
  options.fields = TASKCORE_LOG_TRIM_MAX_BYTES;
  options.max_bytes = report_of(store).byte_count / 2;
  CHECK_OK(taskcore_log_trim(store, &options, NULL));
  const int64_t left = report_of(store).change_count;
  CHECK(left > 5 && left < 12);
  options.max_bytes = 0;
  CHECK_OK(taskcore_log_trim(store, &options, NULL));
  CHECK_INT(report_of(store).change_count, 0);
  CHECK_INT(count_all(store), 20);
}

static void wrong_arguments_are_refused(taskcore_store *store) {
  taskcore_log_trim_options options = TASKCORE_LOG_TRIM_OPTIONS_INIT;
  taskcore_log_report report = TASKCORE_LOG_REPORT_INIT;
  CHECK_STATUS(taskcore_log_trim(store, NULL, NULL), TASKCORE_EINVALID);
  CHECK_STATUS(taskcore_log_trim(store, &options, NULL), TASKCORE_EINVALID);
  options.fields = TASKCORE_LOG_TRIM_MAX_BYTES;
  options.max_bytes = -1;
  CHECK_STATUS(taskcore_log_trim(store, &options, NULL), TASKCORE_EINVALID);
  options.fields = 4;
  CHECK_STATUS(taskcore_log_trim(store, &options, NULL), TASKCORE_EINVALID);
  options.fields = TASKCORE_LOG_TRIM_BEFORE;
  options.before_ms = INT64_MIN;
  CHECK_STATUS(taskcore_log_trim(store, &options, NULL), TASKCORE_EINVALID);
  CHECK_STATUS(taskcore_log_read(store, NULL), TASKCORE_EINVALID);
  report.struct_size = 3;
  CHECK_STATUS(taskcore_log_read(store, &report), TASKCORE_EINVALID);
}

int main(int argc, char **argv) {
  use_folder(argc, argv);
  RUN_WITH_STORE(a_new_store_has_an_empty_log);
  RUN_WITH_STORE(steps_before_a_time_are_removed);
  RUN_WITH_STORE(the_oldest_steps_go_until_the_rest_has_room);
  RUN_WITH_STORE(wrong_arguments_are_refused);
  return check_result();
}
