/* Tasks that are pointless after an instant or a date, and wrong arguments about that. */
#include "listing.h"

#define HOUR_MS INT64_C(3600000)

static int64_t add_until(taskcore_store *store, const char *title, int64_t ms) {
  taskcore_task_input input = titled(title);
  input.fields |= TASKCORE_TASK_UNTIL;
  input.until_kind = TASKCORE_MOMENT_DATE_TIME;
  input.until_ms = ms;
  int64_t id = 0;
  CHECK_OK(taskcore_task_add(store, &input, &id));
  return id;
}

static void what_is_over_expires_and_a_poll_cancels_it(taskcore_store *store) {
  const int64_t end_ms = clock_ms + HOUR_MS;
  int64_t id = add_until(store, "Sale", end_ms), wakeup_ms = 0;
  CHECK_OK(taskcore_next_wakeup(store, &wakeup_ms));
  CHECK_INT(wakeup_ms, end_ms + 1);
  clock_ms = end_ms + 1;
  taskcore_query query = TASKCORE_QUERY_INIT;
  query.fields = TASKCORE_QUERY_EXPIRED;
  query.expired = TASKCORE_YES;
  taskcore_task_list *list = NULL;
  CHECK_OK(taskcore_task_query(store, &query, &list));
  CHECK_INT(taskcore_task_list_count(list), 1);
  const taskcore_task *task = taskcore_task_list_at(list, 0);
  CHECK_INT(task->fields, TASKCORE_TASK_UNTIL);
  CHECK_INT(task->states, TASKCORE_TASK_STATE_EXPIRED);
  CHECK_INT(task->until_kind, TASKCORE_MOMENT_DATE_TIME);
  CHECK_INT(task->until_ms, end_ms);
  taskcore_task_list_free(list);
  query.fields = TASKCORE_QUERY_VIEW;
  query.view = TASKCORE_VIEW_EXPIRED;
  int64_t count = 0;
  CHECK_OK(taskcore_task_count(store, &query, &count));
  CHECK_INT(count, 1);

  taskcore_alert_list *alerts = NULL;
  CHECK_OK(taskcore_poll(store, clock_ms, &alerts, NULL));
  CHECK_INT(taskcore_alert_list_count(alerts), 0);
  taskcore_alert_list_free(alerts);
  list = get(store, id);
  task = taskcore_task_list_at(list, 0);
  CHECK_INT(task->status, TASKCORE_TASK_STATUS_CANCELLED);
  CHECK_INT(task->cancelled_ms, end_ms);
  taskcore_task_list_free(list);
  taskcore_step step = TASKCORE_STEP_INIT;
  CHECK_OK(taskcore_undo(store, &step));
  CHECK_INT(step.action, TASKCORE_ACTION_EXPIRE_TASKS);
}

static void wrong_arguments_are_refused(taskcore_store *store) {
  static const int64_t instants[] = {INT64_MIN, -62135596800001, 253402300800000, INT64_MAX};
  static const int32_t dates[] = {0, 20260230, INT32_MIN, INT32_MAX};
  int64_t id = 7, count = 7;
  taskcore_task_input input = titled("Wrong");
  input.fields |= TASKCORE_TASK_UNTIL;
  input.until_kind = TASKCORE_MOMENT_DATE_TIME;
  for (size_t i = 0; i < sizeof instants / sizeof *instants; i++) {
    input.until_ms = instants[i];
    REFUSE(store, taskcore_task_add(store, &input, &id), TASKCORE_EINVALID, "until_ms");
  }
  input.until_ms = 0;
  input.until_kind = TASKCORE_MOMENT_DATE;
  for (size_t i = 0; i < sizeof dates / sizeof *dates; i++) {
    input.until_date = dates[i];
    REFUSE(store, taskcore_task_add(store, &input, &id), TASKCORE_EINVALID, "until_date");
  }
  input.until_kind = 99;
  REFUSE(store, taskcore_task_add(store, &input, &id), TASKCORE_EINVALID, "until_kind");
  input.until_kind = TASKCORE_MOMENT_DATE;
  input.until_date = 20261224;
  input.fields |= TASKCORE_TASK_REPEAT_RULE;
  input.repeat_rule = "FREQ=DAILY;COUNT=3";
  REFUSE(store, taskcore_task_add(store, &input, &id), TASKCORE_EINVALID, "until");
  taskcore_query query = TASKCORE_QUERY_INIT;
  query.fields = TASKCORE_QUERY_EXPIRED;
  query.expired = 3;
  REFUSE(store, taskcore_task_count(store, &query, &count), TASKCORE_EINVALID, "expired");
  /* The ends of time are over at no time. */
  add_until(store, "Last", 253402300799999);
  CHECK_OK(taskcore_next_wakeup(store, &count));
}

int main(void) {
  RUN_WITH_STORE(what_is_over_expires_and_a_poll_cancels_it);
  RUN_WITH_STORE(wrong_arguments_are_refused);
  return check_result();
}
