// Deletes two tasks by mistake, and takes that back with one undo.
#include <stdio.h>
#include <taskcore.h>

int main(void) {
  taskcore_open_options options = TASKCORE_OPEN_OPTIONS_INIT;
  options.path = ":memory:";
  taskcore_task_input task = TASKCORE_TASK_INPUT_INIT;
  task.fields = TASKCORE_TASK_TITLE;
  task.title = "Learn to juggle";
  const taskcore_task_input twice[] = {task, task};

  taskcore_store *store = NULL;
  taskcore_step step = TASKCORE_STEP_INIT;
  int64_t ids[2], count = 0;
  taskcore_status status = taskcore_store_open(&options, &store);
  if (!status) status = taskcore_task_add_many(store, twice, 2, ids);
  if (!status) status = taskcore_task_delete(store, ids, 2);
  if (!status) status = taskcore_undo(store, &step);
  if (!status) status = taskcore_task_count(store, NULL, &count);

  if (!status && step.action == TASKCORE_ACTION_DELETE_TASKS) {
    printf("The deletion of %d tasks was undone: %d are open.\n", (int)step.task_count,
           (int)count);
  }
  if (status) fprintf(stderr, "%s\n", taskcore_last_error()->message);
  taskcore_store_free(store);
  return status ? 1 : 0;
}
