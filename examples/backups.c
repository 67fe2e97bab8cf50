// Backs a store up, loses a task for good, and gets it back.
#include <stdio.h>
#include <taskcore.h>

// Told how many pages are copied; any other answer than 0 would end the backup.
static int32_t show(int64_t done, int64_t total, void *payload) {
  (void)payload;
  if (done == total) puts("All pages are copied.");
  return 0;
}

int main(void) {
  taskcore_open_options options = TASKCORE_OPEN_OPTIONS_INIT;
  options.path = "backed-up.db";
  taskcore_task_input task = TASKCORE_TASK_INPUT_INIT;
  task.fields = TASKCORE_TASK_TITLE;
  task.title = "Water the orchids";

  taskcore_store *store = NULL;
  int64_t id = 0, count = 0;
  char *kept = NULL;
  taskcore_status status = taskcore_store_open(&options, &store);
  if (!status) status = taskcore_task_add(store, &task, &id);
  if (!status) status = taskcore_backup(store, "backup.db", show, NULL);
  if (!status) status = taskcore_task_delete(store, &id, 1);
  if (!status) status = taskcore_task_purge(store, &id, 1);
  taskcore_store_free(store);
  store = NULL;

  if (!status) status = taskcore_restore("backup.db", "backed-up.db", NULL, NULL, &kept);
  if (!status) status = taskcore_store_open(&options, &store);
  if (!status) status = taskcore_task_count(store, NULL, &count);
  if (!status && kept) printf("%d task is back, and what was there is kept.\n", (int)count);
  if (status) fprintf(stderr, "%s\n", taskcore_last_error()->message);

  taskcore_string_free(kept);
  taskcore_store_free(store);
  remove("backed-up.db");
  remove("backed-up.db.before-restore");
  remove("backup.db");
  return status ? 1 : 0;
}
