// Moves a task from one store to another through a file.
#include <stdio.h>
#include <taskcore.h>

int main(int argc, char **argv) {
  const char *path = argc > 1 ? argv[1] : "tasks.json";
  taskcore_open_options options = TASKCORE_OPEN_OPTIONS_INIT;
  options.path = ":memory:";
  taskcore_task_input task = TASKCORE_TASK_INPUT_INIT;
  task.fields = TASKCORE_TASK_TITLE;
  task.title = "Return the books";

  taskcore_store *old = NULL, *fresh = NULL;
  taskcore_import_report report = TASKCORE_IMPORT_REPORT_INIT;
  taskcore_status status = taskcore_store_open(&options, &old);
  if (!status) status = taskcore_store_open(&options, &fresh);
  if (!status) status = taskcore_task_add(old, &task, NULL);
  if (!status) {
    status = taskcore_export_file(old, TASKCORE_FORMAT_JSON, NULL, path, NULL, NULL);
  }
  if (!status) {
    status = taskcore_import_file(fresh, TASKCORE_FORMAT_JSON, NULL, path, NULL, NULL, &report);
  }
  if (!status) printf("%d task added\n", (int)report.added);

  if (status) fprintf(stderr, "%s\n", taskcore_last_error()->message);
  taskcore_store_free(fresh);
  taskcore_store_free(old);
  return status ? 1 : 0;
}
