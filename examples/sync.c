// Syncs two stores through a folder, and chooses between what both of them changed.
#include <stdio.h>
#include <sys/stat.h>
#include <taskcore.h>

// Each call is a second after the one before it.
static int32_t tick(int64_t *now_ms, void *payload) {
  *now_ms = *(int64_t *)payload += 1000;
  return 0;
}

// Gives the only task of a store another title.
static taskcore_status rename_task(taskcore_store *store, const char *title) {
  taskcore_task_list *list = NULL;
  taskcore_task_input task = TASKCORE_TASK_INPUT_INIT;
  task.fields = TASKCORE_TASK_TITLE;
  task.title = title;
  taskcore_status status = taskcore_task_query(store, NULL, &list);
  if (!status)
    status = taskcore_task_update(store, &taskcore_task_list_at(list, 0)->id, 1, &task);
  taskcore_task_list_free(list);
  return status;
}

// Prints each conflict, and lets the value of this device count.
static taskcore_status choose_mine(taskcore_store *store) {
  taskcore_sync_conflict_list *list = NULL;
  taskcore_status status = taskcore_sync_conflict_query(store, NULL, &list);
  for (size_t i = 0; !status && i < taskcore_sync_conflict_list_count(list); i++) {
    const taskcore_sync_conflict *each = taskcore_sync_conflict_list_at(list, i);
    printf("%s: \"%s\" on the %s, \"%s\" on the %s\n", each->property, each->mine,
           each->mine_replica, each->theirs, each->theirs_replica);
    status = taskcore_sync_conflict_resolve(store, &each->uid, 1, TASKCORE_CONFLICT_MINE);
  }
  taskcore_sync_conflict_list_free(list);
  return status;
}

int main(int argc, char **argv) {
  const char *folder = argc > 1 ? argv[1] : "shared", *names[] = {"laptop", "phone"};
  int64_t now = INT64_C(1798102800000);  // 24 December 2026, 09:00 UTC
  taskcore_open_options options = TASKCORE_OPEN_OPTIONS_INIT;
  options.path = ":memory:";
  options.clock = tick;
  options.clock_payload = &now;
  taskcore_task_input task = TASKCORE_TASK_INPUT_INIT;
  task.fields = TASKCORE_TASK_TITLE;
  task.title = "Pay rent";

  taskcore_store *stores[2] = {NULL, NULL};
  taskcore_task_list *tasks = NULL;
  taskcore_status status = TASKCORE_OK;
  if (mkdir(folder, 0700)) perror(folder);
  for (int i = 0; !status && i < 2; i++) status = taskcore_store_open(&options, &stores[i]);
  if (!status) status = taskcore_task_add(stores[0], &task, NULL);
  for (int i = 0; !status && i < 2; i++) {
    status = taskcore_sync_remote_add(stores[i], TASKCORE_REMOTE_FOLDER, folder, names[i], NULL,
                                      NULL, NULL);
    if (!status) status = taskcore_sync_run(stores[i], 0, NULL, NULL, NULL);
  }
  if (!status) status = rename_task(stores[0], "Pay the rent");
  if (!status) status = rename_task(stores[1], "Pay rent by card");
  for (int i = 0; !status && i < 3; i++)
    status = taskcore_sync_run(stores[i % 2], 0, NULL, NULL, NULL);
  if (!status) status = choose_mine(stores[0]);
  for (int i = 0; !status && i < 2; i++)
    status = taskcore_sync_run(stores[i], 0, NULL, NULL, NULL);
  if (!status) status = taskcore_task_query(stores[1], NULL, &tasks);
  if (!status) printf("on the phone: %s\n", taskcore_task_list_at(tasks, 0)->title);
  if (status) fprintf(stderr, "%s\n", taskcore_last_error()->message);

  taskcore_task_list_free(tasks);
  for (int i = 0; i < 2; i++) taskcore_store_free(stores[i]);
  return status ? 1 : 0;
}
