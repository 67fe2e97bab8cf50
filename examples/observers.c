// Hears of its own changes at once, and of those of others when it polls.
#include <stdio.h>
#include <taskcore.h>

static int32_t show(const taskcore_commit *commit, void *payload) {
  int own = commit->origin == TASKCORE_ORIGIN_SELF;
  fprintf((FILE *)payload, "Changed by %s\n", own ? "this program" : "another");
  return 0;  // go on
}

int main(int argc, char **argv) {
  taskcore_open_options options = TASKCORE_OPEN_OPTIONS_INIT;
  options.path = argc > 1 ? argv[1] : NULL;  // NULL: the user's own store
  taskcore_task_input task = TASKCORE_TASK_INPUT_INIT;
  task.fields = TASKCORE_TASK_TITLE;
  task.title = "Feed the cat";

  taskcore_store *store = NULL, *another = NULL;
  taskcore_observer *observer = NULL;
  int64_t now_ms = 0;
  taskcore_status status = taskcore_store_open(&options, &store);
  if (!status) status = taskcore_store_open(&options, &another);
  if (!status) status = taskcore_observe(store, show, stdout, NULL, &observer);
  if (!status) status = taskcore_task_add(store, &task, NULL);
  if (!status) status = taskcore_task_add(another, &task, NULL);
  if (!status) status = taskcore_time_now(store, &now_ms);
  if (!status) status = taskcore_poll(store, now_ms, NULL, NULL);

  if (status) fprintf(stderr, "%s\n", taskcore_last_error()->message);
  taskcore_observer_free(observer);
  taskcore_store_free(another);
  taskcore_store_free(store);
  return status ? 1 : 0;
}
