/* Tasks in progress and cancelled ones: what a program in C sees of them, and what is refused. */
#include "listing.h"

static const taskcore_task *only(taskcore_task_list *list) {
  CHECK_INT(taskcore_task_list_count(list), 1);
  return taskcore_task_list_at(list, 0);
}

static void a_task_in_progress_is_open(taskcore_store *store) {
  int64_t id = add_titled(store, "Pay rent");
  add_titled(store, "Call Ann");
  CHECK_OK(taskcore_task_start(store, &id, 1));
  taskcore_task_list *list = get(store, id);
  const taskcore_task *task = only(list);
  CHECK_INT(task->status, TASKCORE_TASK_STATUS_OPEN);
  CHECK_INT(task->fields, TASKCORE_TASK_STARTED);
  CHECK_INT(task->states, TASKCORE_TASK_STATE_STARTED);
  CHECK_INT(task->started_ms, task->modified_ms);
  taskcore_task_list_free(list);
  CHECK_INT(count_all(store), 2);

  taskcore_query query = TASKCORE_QUERY_INIT;
  query.fields = TASKCORE_QUERY_STARTED;
  query.started = TASKCORE_YES;
  CHECK_OK(taskcore_task_query(store, &query, &list));
  CHECK_TEXT(only(list)->title, "Pay rent");
  taskcore_task_list_free(list);
  query.fields = TASKCORE_QUERY_VIEW;
  query.view = TASKCORE_VIEW_STARTED;
  CHECK_OK(taskcore_task_query(store, &query, &list));
  CHECK_TEXT(only(list)->title, "Pay rent");
  taskcore_task_list_free(list);

  REFUSE(store, taskcore_task_start(store, &id, 1), TASKCORE_ECONFLICT, "ids");
  CHECK_OK(taskcore_task_stop(store, &id, 1));
  REFUSE(store, taskcore_task_stop(store, &id, 1), TASKCORE_ECONFLICT, "ids");
  taskcore_step step = TASKCORE_STEP_INIT;
  CHECK_OK(taskcore_undo(store, &step));
  CHECK_INT(step.action, TASKCORE_ACTION_STOP_TASKS);
  CHECK_OK(taskcore_undo(store, &step));
  CHECK_INT(step.action, TASKCORE_ACTION_START_TASKS);
}

static void a_cancelled_task_has_a_status_of_its_own(taskcore_store *store) {
  int64_t id = add_titled(store, "Pay rent");
  CHECK_OK(taskcore_task_cancel(store, &id, 1, 0));
  CHECK_INT(count_all(store), 0);
  taskcore_task_list *list = get(store, id);
  const taskcore_task *task = only(list);
  CHECK_INT(task->status, TASKCORE_TASK_STATUS_CANCELLED);
  CHECK_INT(task->fields, TASKCORE_TASK_CANCELLED);
  CHECK_INT(task->cancelled_ms, task->modified_ms);
  CHECK_INT(task->completed_ms, 0);
  CHECK_INT(task->urgency, 0);
  taskcore_task_list_free(list);

  taskcore_score score = TASKCORE_SCORE_INIT;
  CHECK_OK(taskcore_score_read(store, NULL, &score));
  CHECK_INT(score.points, 0);
  CHECK_INT(score.completed_count, 0);
  REFUSE(store, taskcore_task_cancel(store, &id, 1, 0), TASKCORE_ECONFLICT, "ids");
  REFUSE(store, taskcore_task_complete(store, &id, 1, 0), TASKCORE_ECONFLICT, "ids");
  REFUSE(store, taskcore_task_start(store, &id, 1), TASKCORE_ECONFLICT, "ids");
  CHECK_OK(taskcore_task_reopen(store, &id, 1));
  CHECK_INT(count_all(store), 1);
}

static void wrong_arguments_are_refused(taskcore_store *store) {
  int64_t id = add_titled(store, "Pay rent"), missing = 99, count = 7;
  REFUSE(store, taskcore_task_cancel(store, &id, 1, 2), TASKCORE_EINVALID, "flags");
  REFUSE(store, taskcore_task_cancel(store, NULL, 1, 0), TASKCORE_EINVALID, "ids");
  REFUSE(store, taskcore_task_cancel(store, &missing, 1, 0), TASKCORE_ENOTFOUND, "ids");
  REFUSE(store, taskcore_task_start(store, NULL, 1), TASKCORE_EINVALID, "ids");
  REFUSE(store, taskcore_task_start(store, &missing, 1), TASKCORE_ENOTFOUND, "ids");
  REFUSE(store, taskcore_task_stop(store, NULL, 1), TASKCORE_EINVALID, "ids");
  REFUSE(store, taskcore_task_stop(store, &missing, 1), TASKCORE_ENOTFOUND, "ids");
  REFUSE(store, taskcore_task_cancel_where(store, NULL, 0, &count), TASKCORE_EINVALID, "query");
  CHECK_INT(count, 0);
  taskcore_query query = TASKCORE_QUERY_INIT;
  query.fields = TASKCORE_QUERY_STARTED;
  query.started = 3;
  REFUSE(store, taskcore_task_cancel_where(store, &query, 0, &count), TASKCORE_EINVALID, "started");
}

int main(void) {
  RUN_WITH_STORE(a_task_in_progress_is_open);
  RUN_WITH_STORE(a_cancelled_task_has_a_status_of_its_own);
  RUN_WITH_STORE(wrong_arguments_are_refused);
  return check_result();
}
