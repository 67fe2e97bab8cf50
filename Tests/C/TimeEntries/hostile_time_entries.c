/* Time entries with arguments that cannot be. */
#include "fixture.h"

static int64_t add_entry(taskcore_store *store, int64_t start_ms, int64_t end_ms) {
  taskcore_time_entry_input input = TASKCORE_TIME_ENTRY_INPUT_INIT;
  int64_t id = -1;
  input.fields = TASKCORE_TIME_ENTRY_START | TASKCORE_TIME_ENTRY_END;
  input.start_ms = start_ms;
  input.end_ms = end_ms;
  CHECK_OK(taskcore_time_entry_add(store, &input, &id));
  return id;
}

static void inputs_are_checked(void) {
  taskcore_store *store = open_store(":memory:");
  taskcore_time_entry_input input = TASKCORE_TIME_ENTRY_INPUT_INIT;
  int64_t id = -1;
  CHECK_STATUS(taskcore_time_entry_add(store, NULL, &id), TASKCORE_EINVALID);
  CHECK_INT(id, 0);
  CHECK_STATUS(taskcore_time_entry_add(NULL, &input, &id), TASKCORE_EINVALID);
  CHECK_STATUS(taskcore_time_entry_add(store, &input, NULL), TASKCORE_EINVALID);
  CHECK_TEXT(taskcore_last_error()->field, "start_ms");
  input.fields = TASKCORE_TIME_ENTRY_START;
  CHECK_STATUS(taskcore_time_entry_add(store, &input, NULL), TASKCORE_EINVALID);
  CHECK_TEXT(taskcore_last_error()->field, "end_ms");
  input.fields = TASKCORE_TIME_ENTRY_START | TASKCORE_TIME_ENTRY_END;
  input.start_ms = INT64_MIN;
  CHECK_STATUS(taskcore_time_entry_add(store, &input, NULL), TASKCORE_EINVALID);
  input.start_ms = 0;
  input.end_ms = INT64_MAX;
  CHECK_STATUS(taskcore_time_entry_add(store, &input, NULL), TASKCORE_EINVALID);
  input.end_ms = 1;
  input.fields |= UINT64_C(1) << 40;
  CHECK_STATUS(taskcore_time_entry_add(store, &input, NULL), TASKCORE_EINVALID);
  input.fields = TASKCORE_TIME_ENTRY_START | TASKCORE_TIME_ENTRY_END | TASKCORE_TIME_ENTRY_NOTE;
  input.note = "\xff";
  CHECK_STATUS(taskcore_time_entry_add(store, &input, NULL), TASKCORE_EINVALID);
  input.note = "one\ntwo";
  CHECK_STATUS(taskcore_time_entry_add(store, &input, NULL), TASKCORE_EINVALID);
  input.fields = TASKCORE_TIME_ENTRY_START | TASKCORE_TIME_ENTRY_END | TASKCORE_TIME_ENTRY_TASK;
  input.task_id = INT64_MIN;
  CHECK_STATUS(taskcore_time_entry_add(store, &input, NULL), TASKCORE_ENOTFOUND);
  input.struct_size = 3;
  CHECK_STATUS(taskcore_time_entry_add(store, &input, NULL), TASKCORE_EINVALID);
  CHECK_STATUS(taskcore_timer_start(store, NULL, &id), TASKCORE_EINVALID);
  CHECK_STATUS(taskcore_timer_stop(store, &id), TASKCORE_ECONFLICT);
  taskcore_store_free(store);
}

static void ids_and_instants_are_checked(void) {
  taskcore_store *store = open_store(":memory:");
  int64_t id = add_entry(store, 0, 1000), both[2], new_id = -1;
  taskcore_time_entry_input input = TASKCORE_TIME_ENTRY_INPUT_INIT;
  both[0] = id;
  both[1] = 99;
  CHECK_STATUS(taskcore_time_entry_update(store, 99, &input), TASKCORE_ENOTFOUND);
  CHECK_STATUS(taskcore_time_entry_update(store, id, NULL), TASKCORE_EINVALID);
  CHECK_STATUS(taskcore_time_entry_split(store, id, INT64_MAX, &new_id), TASKCORE_EINVALID);
  CHECK_INT(new_id, 0);
  CHECK_STATUS(taskcore_time_entry_split(store, id, 1000, NULL), TASKCORE_EINVALID);
  CHECK_STATUS(taskcore_time_entry_split(store, 99, 500, NULL), TASKCORE_ENOTFOUND);
  CHECK_STATUS(taskcore_time_entry_delete(store, both, 2), TASKCORE_ENOTFOUND);
  CHECK_INT(taskcore_last_error()->index, 1);
  CHECK_STATUS(taskcore_time_entry_delete(store, NULL, 1), TASKCORE_EINVALID);
  CHECK_OK(taskcore_time_entry_split(store, id, 500, &new_id));
  both[1] = new_id;
  CHECK_OK(taskcore_time_entry_delete(store, both, 2));
  taskcore_store_free(store);
}

static void queries_are_checked(void) {
  taskcore_store *store = open_store(":memory:");
  taskcore_time_entry_query_options options = TASKCORE_TIME_ENTRY_QUERY_OPTIONS_INIT;
  taskcore_time_total_query_options sums = TASKCORE_TIME_TOTAL_QUERY_OPTIONS_INIT;
  taskcore_time_entry_settings settings = TASKCORE_TIME_ENTRY_SETTINGS_INIT;
  taskcore_time_entry_list *entries = NULL;
  taskcore_time_total_list *totals = NULL;
  CHECK_STATUS(taskcore_time_entry_query(store, NULL, NULL), TASKCORE_EINVALID);
  options.fields = TASKCORE_TIME_ENTRY_QUERY_RUNNING;
  options.is_running = 2;
  CHECK_STATUS(taskcore_time_entry_query(store, &options, &entries), TASKCORE_EINVALID);
  CHECK(entries == NULL);
  options.fields = TASKCORE_TIME_ENTRY_QUERY_ENTITY;
  options.entity = TASKCORE_ENTITY_EVENT;
  CHECK_STATUS(taskcore_time_entry_query(store, &options, &entries), TASKCORE_EINVALID);
  options.fields = TASKCORE_TIME_ENTRY_QUERY_PROJECT;
  options.project_id = -1;
  CHECK_STATUS(taskcore_time_entry_query(store, &options, &entries), TASKCORE_ENOTFOUND);
  options.fields = TASKCORE_TIME_ENTRY_QUERY_FROM;
  options.from_ms = INT64_MIN;
  CHECK_STATUS(taskcore_time_entry_query(store, &options, &entries), TASKCORE_EINVALID);
  options.fields = 0;
  options.limit = -1;
  CHECK_STATUS(taskcore_time_entry_query(store, &options, &entries), TASKCORE_EINVALID);
  sums.grouping = 6;
  CHECK_STATUS(taskcore_time_total_query(store, &sums, &totals), TASKCORE_EINVALID);
  CHECK(totals == NULL);
  settings.fields = TASKCORE_TIME_ENTRY_SETTINGS_TRACKING;
  settings.is_tracking = 2;
  CHECK_STATUS(taskcore_time_entry_settings_set(store, &settings), TASKCORE_EINVALID);
  CHECK_STATUS(taskcore_time_entry_settings_set(store, NULL), TASKCORE_EINVALID);
  CHECK_STATUS(taskcore_time_entry_settings_read(store, NULL), TASKCORE_EINVALID);
  taskcore_store_free(store);
}

static void idle_time_is_checked(void) {
  taskcore_store *store = open_store(":memory:");
  taskcore_idle_time idle = TASKCORE_IDLE_TIME_INIT;
  taskcore_time_entry_input entry = TASKCORE_TIME_ENTRY_INPUT_INIT;
  int64_t id = -1;
  CHECK_STATUS(taskcore_timer_idle(store, NULL, &id), TASKCORE_EINVALID);
  CHECK_INT(id, 0);
  CHECK_STATUS(taskcore_timer_idle(store, &idle, &id), TASKCORE_ECONFLICT);
  CHECK_OK(taskcore_timer_start(store, &entry, NULL));
  CHECK_STATUS(taskcore_timer_idle(store, &idle, NULL), TASKCORE_EINVALID);
  CHECK_TEXT(taskcore_last_error()->field, "since_ms");
  idle.since_ms = INT64_MAX;
  CHECK_STATUS(taskcore_timer_idle(store, &idle, NULL), TASKCORE_EINVALID);
  idle.since_ms = INT64_MIN;
  CHECK_STATUS(taskcore_timer_idle(store, &idle, NULL), TASKCORE_EINVALID);
  idle.choice = 0;
  CHECK_STATUS(taskcore_timer_idle(store, &idle, NULL), TASKCORE_EINVALID);
  idle.since_ms = 0;
  CHECK_STATUS(taskcore_timer_idle(store, &idle, NULL), TASKCORE_EINVALID);
  CHECK_TEXT(taskcore_last_error()->field, "choice");
  idle.choice = TASKCORE_IDLE_SPLIT;
  idle.is_stopped = 2;
  CHECK_STATUS(taskcore_timer_idle(store, &idle, NULL), TASKCORE_EINVALID);
  CHECK_TEXT(taskcore_last_error()->field, "is_stopped");
  idle.is_stopped = 0;
  idle.fields = UINT64_C(1) << 40;
  CHECK_STATUS(taskcore_timer_idle(store, &idle, NULL), TASKCORE_EINVALID);
  idle.fields = TASKCORE_IDLE_TIME_NOTE;
  idle.note = "\xff";
  CHECK_STATUS(taskcore_timer_idle(store, &idle, NULL), TASKCORE_EINVALID);
  idle.struct_size = 3;
  CHECK_STATUS(taskcore_timer_idle(store, &idle, NULL), TASKCORE_EINVALID);
  taskcore_store_free(store);
}

static void rates_are_checked(void) {
  taskcore_store *store = open_store(":memory:");
  const int64_t wrong[] = {-1, INT64_MIN, INT64_MAX, INT64_C(1000000000000001)};
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
    taskcore_time_entry_input entry = TASKCORE_TIME_ENTRY_INPUT_INIT;
    taskcore_project_input project = TASKCORE_PROJECT_INPUT_INIT;
    taskcore_client_input client = TASKCORE_CLIENT_INPUT_INIT;
    taskcore_task_input task = TASKCORE_TASK_INPUT_INIT;
    entry.fields = TASKCORE_TIME_ENTRY_HOURLY_RATE;
    entry.hourly_rate_millionths = wrong[i];
    CHECK_STATUS(taskcore_timer_start(store, &entry, NULL), TASKCORE_EINVALID);
    CHECK_TEXT(taskcore_last_error()->field, "hourly_rate_millionths");
    project.fields = TASKCORE_PROJECT_HOURLY_RATE;
    project.hourly_rate_millionths = wrong[i];
    CHECK_STATUS(taskcore_project_update(store, TASKCORE_INBOX_ID, &project), TASKCORE_EINVALID);
    project.fields = TASKCORE_PROJECT_CLIENT;
    project.client_id = wrong[i];
    CHECK_STATUS(taskcore_project_update(store, TASKCORE_INBOX_ID, &project), TASKCORE_ENOTFOUND);
    client.fields = TASKCORE_CLIENT_HOURLY_RATE;
    client.hourly_rate_millionths = wrong[i];
    CHECK_STATUS(taskcore_client_add(store, &client, NULL), TASKCORE_EINVALID);
    task.fields = TASKCORE_TASK_TITLE | TASKCORE_TASK_HOURLY_RATE;
    task.title = "Draw";
    task.hourly_rate_millionths = wrong[i];
    CHECK_STATUS(taskcore_task_add(store, &task, NULL), TASKCORE_EINVALID);
  }
  taskcore_store_free(store);
}

int main(void) {
  idle_time_is_checked();
  rates_are_checked();
  inputs_are_checked();
  ids_and_instants_are_checked();
  queries_are_checked();
  return check_result();
}
