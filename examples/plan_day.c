// Plans a working day: each task of it, the most urgent first, gets the first free time that its
// estimate fits into.
#include <stdio.h>
#include <taskcore.h>

#define DAY 20261224
#define MIDNIGHT_MS 1798066800000LL  // when 24 December 2026 begins in Paris
#define HOUR_S 3600

#define NOW_MS (MIDNIGHT_MS + 8LL * HOUR_S * 1000)

// Eight o'clock; a program of yours leaves the clock alone.
static int32_t clock_at_eight(int64_t *now_ms, void *payload) {
  (void)payload;
  *now_ms = NOW_MS;
  return 0;
}

static taskcore_status add_task(taskcore_store *store, const char *title, int32_t priority,
                                int64_t minutes) {
  taskcore_task_input task = TASKCORE_TASK_INPUT_INIT;
  task.fields = TASKCORE_TASK_TITLE | TASKCORE_TASK_PRIORITY | TASKCORE_TASK_DUE |
                TASKCORE_TASK_ESTIMATED_DURATION;
  task.title = title;
  task.priority = priority;
  task.due_kind = TASKCORE_MOMENT_DATE;
  task.due_date = DAY;
  task.estimated_duration_s = minutes * 60;
  return taskcore_task_add(store, &task, NULL);
}

// Prints what the day holds between nine and five.
static taskcore_status print_load(taskcore_store *store) {
  taskcore_load_query_options options = TASKCORE_LOAD_QUERY_OPTIONS_INIT;
  options.first_date = DAY;
  options.day_start_s = 9 * HOUR_S;
  options.day_end_s = 17 * HOUR_S;
  taskcore_day_load_list *days = NULL;
  taskcore_status status = taskcore_load_query(store, &options, &days);
  if (status) return status;
  const taskcore_day_load *day = taskcore_day_load_list_at(days, 0);
  printf("%d minutes of work: %d of events, %d of tasks, %d %s.\n", (int)(day->working_s / 60),
         (int)(day->booked_s / 60), (int)(day->estimated_s / 60),
         (int)((day->is_over ? -day->free_s : day->free_s) / 60),
         day->is_over ? "too much" : "free");
  taskcore_day_load_list_free(days);
  return TASKCORE_OK;
}

// Finds time for a task, and adds an event for it.
static taskcore_status plan(taskcore_store *store, const taskcore_task *task) {
  taskcore_free_time_query_options search = TASKCORE_FREE_TIME_QUERY_OPTIONS_INIT;
  search.duration_s = task->estimated_duration_s;
  search.from_ms = NOW_MS;
  search.before_ms = MIDNIGHT_MS + 24LL * HOUR_S * 1000;
  search.day_start_s = 9 * HOUR_S;
  search.day_end_s = 17 * HOUR_S;
  search.step_s = 900;
  search.limit = 1;
  taskcore_free_time_list *slots = NULL;
  taskcore_status status = taskcore_free_time_query(store, &search, &slots);
  if (status) return status;
  if (taskcore_free_time_list_count(slots) == 0) {
    printf("No time is left for %s.\n", task->title);
  } else {
    taskcore_event_input event = TASKCORE_EVENT_INPUT_INIT;
    event.fields = TASKCORE_EVENT_TITLE | TASKCORE_EVENT_START | TASKCORE_EVENT_DURATION |
                   TASKCORE_EVENT_TASK;
    event.title = task->title;
    event.start_ms = taskcore_free_time_list_at(slots, 0)->start_ms;
    event.duration_s = task->estimated_duration_s;
    event.task_id = task->id;
    int64_t id = 0;
    status = taskcore_event_add(store, &event, 0, &id, NULL);
    int minutes = (int)((event.start_ms - MIDNIGHT_MS) / 60000);
    if (!status) printf("%02d:%02d %s\n", minutes / 60, minutes % 60, task->title);
  }
  taskcore_free_time_list_free(slots);
  return status;
}

int main(void) {
  taskcore_open_options options = TASKCORE_OPEN_OPTIONS_INIT;
  options.path = ":memory:";
  options.time_zone = "Europe/Paris";
  options.clock = clock_at_eight;
  taskcore_store *store = NULL;
  taskcore_task_list *tasks = NULL;

  taskcore_event_input meeting = TASKCORE_EVENT_INPUT_INIT;
  meeting.fields = TASKCORE_EVENT_TITLE | TASKCORE_EVENT_START | TASKCORE_EVENT_DURATION;
  meeting.title = "Review";
  meeting.start_ms = MIDNIGHT_MS + 10LL * HOUR_S * 1000;
  meeting.duration_s = 2 * HOUR_S;

  taskcore_query query = TASKCORE_QUERY_INIT;
  query.fields = TASKCORE_QUERY_FILTER;
  query.filter = "due:2026-12-24 estimate:any sort:urgency";

  taskcore_status status = taskcore_store_open(&options, &store);
  int64_t id = 0;
  if (!status) status = taskcore_event_add(store, &meeting, 0, &id, NULL);
  if (!status) status = add_task(store, "Sweep the shop", TASKCORE_PRIORITY_P3, 120);
  if (!status) status = add_task(store, "Write the report", TASKCORE_PRIORITY_P0, 150);
  if (!status) status = add_task(store, "Pay the rent", TASKCORE_PRIORITY_P1, 45);
  if (!status) status = add_task(store, "Read the news", TASKCORE_PRIORITY_NONE, 60);
  if (!status) status = print_load(store);
  if (!status) status = taskcore_task_query(store, &query, &tasks);
  for (size_t i = 0; !status && i < taskcore_task_list_count(tasks); i++) {
    status = plan(store, taskcore_task_list_at(tasks, i));
  }

  if (status) fprintf(stderr, "%s\n", taskcore_last_error()->message);
  taskcore_task_list_free(tasks);
  taskcore_store_free(store);
  return status ? 1 : 0;
}
