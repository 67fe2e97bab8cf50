/* Files and the pulse by the C API of Taskcore. Files go to the disk and imports are durable, as
 * all writes are; floor_pulse.h counts on SQLite directly. */
#include "floor_pulse.h"
#include "inputs.h"

static long size;

static void report_peak(const char *work, long long before) {
  bench_report_figure(SIDE, work, size, "peak_bytes", bench_peak() - before);
}

static void measure_export(taskcore_store *store, const char *work, int32_t format,
                           const char *path) {
  bench_samples samples = {0};
  long long before = bench_begin_peak();
  for (int i = 0; i < (size > 10000 ? 1 : REPETITIONS); i++) {
    double begun = bench_now();
    check(taskcore_export_file(store, format, NULL, path, NULL, NULL), work);
    bench_add(&samples, bench_now() - begun);
  }
  bench_report(SIDE, work, size, &samples, size);
  report_peak(work, before);
  bench_report_figure(SIDE, work, size, "file_bytes", bench_file_bytes(path));
}

static void measure_import(const char *folder, const char *work, int32_t format, const char *path) {
  char *store_path = bench_path(folder, work);
  taskcore_store *store = open_store(store_path);
  taskcore_import_report report = TASKCORE_IMPORT_REPORT_INIT;
  bench_samples samples = {0};
  long long before = bench_begin_peak();
  double begun = bench_now();
  check(taskcore_import_file(store, format, NULL, path, NULL, NULL, &report), work);
  bench_add(&samples, bench_now() - begun);
  if (report.added != size || report.skipped)
    bench_fail("%s: %lld of %ld tasks were added.", work, (long long)report.added, size);
  bench_report(SIDE, work, size, &samples, report.added);
  report_peak(work, before);
  taskcore_store_free(store);
  free(store_path);
}

/* Completes every other task in the 364 days before today, as many on each. */
static long complete_half(taskcore_store *store) {
  long done = 0, total = size / 2;
  int64_t *ids = malloc((size_t)(total ? total : 1) * sizeof *ids);
  if (!ids) bench_fail("There is no memory.");
  for (long i = 0; i < total; i++) ids[i] = 1 + 2 * i;
  for (long day = 0; day < 364; day++) {
    long until = total * (day + 1) / 364;
    clock_ms = NOW_MS - (364 - day) * DAY_MS;
    if (until > done)
      check(taskcore_task_complete(store, ids + done, (size_t)(until - done), 0), "complete");
    done = until;
  }
  clock_ms = NOW_MS;
  free(ids);
  return done;
}

static void measure_pulse(taskcore_store *store, const char *path) {
  long completed = complete_half(store), counted = 0;
  taskcore_pulse_options options = TASKCORE_PULSE_OPTIONS_INIT;
  options.fields = TASKCORE_PULSE_FIRST_DATE;
  options.first_date = task_date(-364);
  bench_samples samples = {0};
  long long before = bench_begin_peak();
  for (int i = 0; i < REPETITIONS; i++) {
    taskcore_pulse *pulse = NULL;
    double begun = bench_now();
    check(taskcore_pulse_read(store, &options, &pulse), "pulse");
    bench_add(&samples, bench_now() - begun);
    const taskcore_pulse_content *content = taskcore_pulse_contents(pulse);
    counted = 0;
    for (size_t day = 0; day < content->day_count; day++)
      counted += TASKCORE_AT(content->days, day)->completed_count;
    if (content->day_count != 365) bench_fail("pulse: %zu days.", content->day_count);
    taskcore_pulse_free(pulse);
  }
  if (counted != completed) bench_fail("pulse: %ld of %ld were counted.", counted, completed);
  bench_report(SIDE, "pulse of a year", size, &samples, counted);
  report_peak("pulse of a year", before);
  floor_pulse(path, size, completed);
}

int main(int argc, char **argv) {
  if (argc != 3) bench_fail("usage: taskcore_files FOLDER SIZE");
  size = atol(argv[2]);
  char *store_path = bench_path(argv[1], "taskcore.db");
  char *json = bench_path(argv[1], "tasks.json"), *calendar = bench_path(argv[1], "tasks.ics");
  /* All were added before the first was completed. */
  clock_ms = NOW_MS - 365 * DAY_MS;
  taskcore_store *store = open_store(store_path);
  inputs_add(store, size);
  clock_ms = NOW_MS;
  measure_export(store, "export JSON", TASKCORE_FORMAT_JSON, json);
  measure_export(store, "export iCalendar", TASKCORE_FORMAT_ICALENDAR, calendar);
  measure_import(argv[1], "import JSON", TASKCORE_FORMAT_JSON, json);
  measure_import(argv[1], "import iCalendar", TASKCORE_FORMAT_ICALENDAR, calendar);
  measure_pulse(store, store_path);
  taskcore_store_free(store);
  free(calendar);
  free(json);
  free(store_path);
  return 0;
}
