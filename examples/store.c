// Keeps a task in a file, and counts it through a handle that cannot write.
#include <stdio.h>
#include <taskcore.h>

int main(int argc, char **argv) {
  taskcore_open_options options = TASKCORE_OPEN_OPTIONS_INIT;
  options.path = argc > 1 ? argv[1] : NULL;  // NULL: the user's own store
  taskcore_task_input task = TASKCORE_TASK_INPUT_INIT;
  task.fields = TASKCORE_TASK_TITLE;
  task.title = "Water the plants";

  taskcore_store *writer = NULL, *reader = NULL;
  int64_t count = 0;
  taskcore_status status = taskcore_store_open(&options, &writer);
  if (!status) status = taskcore_task_add(writer, &task, NULL);

  options.flags = TASKCORE_OPEN_READ_ONLY;
  if (!status) status = taskcore_store_open(&options, &reader);
  if (!status) status = taskcore_task_count(reader, NULL, &count);
  if (!status) printf("%d task to do\n", (int)count);

  if (status) fprintf(stderr, "%s\n", taskcore_last_error()->message);
  taskcore_store_free(reader);
  taskcore_store_free(writer);
  return status ? 1 : 0;
}
