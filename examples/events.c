// Plans two meetings that would overlap, and finds a free hour for the second one.
#include <stdio.h>
#include <taskcore.h>

#define HOUR_MS 3600000LL
#define NINE_MS 1798099200000LL  // 24 December 2026, 9:00 in Paris

int main(void) {
  taskcore_open_options options = TASKCORE_OPEN_OPTIONS_INIT;
  options.path = ":memory:";
  options.time_zone = "Europe/Paris";

  taskcore_event_input meeting = TASKCORE_EVENT_INPUT_INIT;
  meeting.fields = TASKCORE_EVENT_TITLE | TASKCORE_EVENT_START | TASKCORE_EVENT_DURATION;
  meeting.title = "Review";
  meeting.start_ms = NINE_MS;
  meeting.duration_s = 5400;

  taskcore_free_time_query_options search = TASKCORE_FREE_TIME_QUERY_OPTIONS_INIT;
  search.duration_s = 3600;
  search.from_ms = NINE_MS;
  search.before_ms = NINE_MS + 9 * HOUR_MS;
  search.day_start_s = 9 * 3600;
  search.day_end_s = 17 * 3600;
  search.limit = 1;

  taskcore_store *store = NULL;
  taskcore_conflict_list *conflicts = NULL;
  taskcore_free_time_list *slots = NULL;
  int64_t id = 0;
  taskcore_status status = taskcore_store_open(&options, &store);
  if (!status) status = taskcore_event_add(store, &meeting, 0, &id, NULL);

  meeting.title = "Interview";
  meeting.start_ms = NINE_MS + HOUR_MS;
  if (!status && taskcore_event_add(store, &meeting, 0, &id, &conflicts) == TASKCORE_ECONFLICT) {
    const taskcore_conflict *conflict = taskcore_conflict_list_at(conflicts, 0);
    printf("Interview would overlap %s.\n", conflict->other_title);
    status = taskcore_free_time_query(store, &search, &slots);
    if (!status) meeting.start_ms = taskcore_free_time_list_at(slots, 0)->start_ms;
    if (!status) status = taskcore_event_add(store, &meeting, 0, &id, NULL);
  }
  int minutes = (int)((meeting.start_ms - NINE_MS) / 60000);
  if (!status) printf("It is %d minutes after nine.\n", minutes);

  if (status) fprintf(stderr, "%s\n", taskcore_last_error()->message);
  taskcore_free_time_list_free(slots);
  taskcore_conflict_list_free(conflicts);
  taskcore_store_free(store);
  return status ? 1 : 0;
}
