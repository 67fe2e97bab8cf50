/* Two events never take the same time, whoever adds or moves them. */
#include "calendar.h"

#include <sys/wait.h>

#define NINE paris(20260907, 9, 0)

static taskcore_status try_event(taskcore_store *store, taskcore_event_input input) {
  int64_t id = 7;
  taskcore_status status = taskcore_event_add(store, &input, 0, &id, NULL);
  CHECK((status == TASKCORE_OK) == (id > 0));
  return status;
}

static size_t conflicts_in(taskcore_store *store, int64_t from_ms, int64_t before_ms) {
  taskcore_conflict_list *list = NULL;
  CHECK_OK(conflicts_within(store, from_ms, before_ms, 100, &list));
  size_t count = taskcore_conflict_list_count(list);
  taskcore_conflict_list_free(list);
  return count;
}

static void what_overlaps_is_refused_with_what_it_hits(taskcore_store *store) {
  int64_t id = add_event(store, meeting("Review", NINE, 60)), other = 7;
  taskcore_event_input late = meeting("Late", NINE + HOUR_MS - 1, 60);
  taskcore_conflict_list *conflicts = NULL;
  REFUSE(store, taskcore_event_add(store, &late, 0, &other, &conflicts), TASKCORE_ECONFLICT,
         "start");
  CHECK_INT(other, 0);
  CHECK_INT(taskcore_conflict_list_count(conflicts), 1);
  const taskcore_conflict *conflict = taskcore_conflict_list_at(conflicts, 0);
  CHECK_SIZE(conflict->struct_size, sizeof *conflict);
  CHECK_INT(conflict->event_id, 0);
  CHECK_TEXT(conflict->title, "Late");
  CHECK_INT(conflict->start_ms, NINE + HOUR_MS - 1);
  CHECK_INT(conflict->end_ms, NINE + 2 * HOUR_MS - 1);
  CHECK_INT(conflict->other_id, id);
  CHECK_TEXT(conflict->other_title, "Review");
  CHECK_TEXT(conflict->other_occurrence, "");
  CHECK_INT(conflict->other_start_ms, NINE);
  CHECK_INT(conflict->other_end_ms, NINE + HOUR_MS);
  CHECK(taskcore_conflict_list_at(conflicts, 1) == NULL);
  taskcore_conflict_list_free(conflicts);
  CHECK_OK(
      taskcore_event_add(store, &late, TASKCORE_EVENT_FLAG_ALLOW_CONFLICTS, &other, &conflicts));
  CHECK(conflicts == NULL);
  CHECK_INT(conflicts_in(store, NINE, NINE + DAY_MS), 1);
}

static void back_to_back_is_fine_to_the_millisecond(taskcore_store *store) {
  add_event(store, meeting("Second", NINE, 60));
  CHECK_OK(try_event(store, meeting("First", NINE - HOUR_MS, 60)));
  CHECK_OK(try_event(store, meeting("Third", NINE + HOUR_MS, 60)));
  CHECK_STATUS(try_event(store, meeting("Inside", NINE + MINUTE_MS, 1)), TASKCORE_ECONFLICT);
  CHECK_STATUS(try_event(store, meeting("Around", NINE - 9 * HOUR_MS, 24 * 60)),
               TASKCORE_ECONFLICT);
  CHECK_STATUS(try_event(store, meeting("Before", NINE - 2 * HOUR_MS + 1, 60)), TASKCORE_ECONFLICT);
  CHECK_INT(conflicts_in(store, NINE - DAY_MS, NINE + DAY_MS), 0);
}

static void what_takes_no_time_overlaps_nothing(taskcore_store *store) {
  taskcore_event_input birthday = whole_days("Birthday", 20260907, 1);
  birthday.fields |= TASKCORE_EVENT_TRANSPARENT;
  birthday.is_transparent = 1;
  add_event(store, meeting("Review", NINE, 60));
  int64_t id = add_event(store, birthday);
  CHECK_INT(conflicts_in(store, NINE, NINE + DAY_MS), 0);
  birthday.fields = TASKCORE_EVENT_TRANSPARENT;
  birthday.is_transparent = 0;
  REFUSE(store, taskcore_event_update(store, id, NULL, &birthday, 0, NULL, NULL),
         TASKCORE_ECONFLICT, "start");
}

static void moving_into_another_is_refused_and_moving_a_bit_is_not(taskcore_store *store) {
  add_event(store, meeting("Review", NINE, 60));
  int64_t id = add_event(store, meeting("Talk", NINE + HOUR_MS, 60)), changed = 7;
  taskcore_event_input changes = meeting("", NINE + 30 * MINUTE_MS, 1);
  taskcore_conflict_list *conflicts = NULL;
  changes.fields = TASKCORE_EVENT_START;
  REFUSE(store, taskcore_event_update(store, id, NULL, &changes, 0, &changed, &conflicts),
         TASKCORE_ECONFLICT, "start");
  CHECK_INT(changed, 0);
  CHECK_INT(taskcore_conflict_list_at(conflicts, 0)->event_id, id);
  taskcore_conflict_list_free(conflicts);
  changes.start_ms = NINE + 90 * MINUTE_MS; /* over its own old time */
  CHECK_OK(taskcore_event_update(store, id, NULL, &changes, 0, &changed, &conflicts));
  changes.start_ms = NINE;
  CHECK_OK(taskcore_event_update(store, id, NULL, &changes, TASKCORE_EVENT_FLAG_ALLOW_CONFLICTS,
                                 NULL, NULL));
  CHECK_INT(conflicts_in(store, NINE, NINE + DAY_MS), 1);
}

static void series_are_looked_at_occurrence_by_occurrence(taskcore_store *store) {
  taskcore_conflict_list *conflicts = NULL;
  taskcore_event_input rival = repeating(meeting("Rival", NINE, 60), "FREQ=MONTHLY;BYMONTHDAY=29");
  /* Every Monday at nine; the first 29th of a month that is a Monday is in March 2027. */
  int64_t id = add_event(store, repeating(meeting("Weekly", NINE, 60), "FREQ=WEEKLY"));
  rival.start_ms = paris(20260929, 9, 30);
  CHECK_STATUS(taskcore_event_add(store, &rival, 0, NULL, &conflicts), TASKCORE_ECONFLICT);
  CHECK_TEXT(taskcore_conflict_list_at(conflicts, 0)->occurrence, "20270329T093000");
  CHECK_TEXT(taskcore_conflict_list_at(conflicts, 0)->other_occurrence, "20270329T090000");
  CHECK_INT(taskcore_conflict_list_at(conflicts, 0)->other_id, id);
  taskcore_conflict_list_free(conflicts);
  CHECK_STATUS(try_event(store, meeting("Once", paris(20280110, 9, 30), 5)), TASKCORE_ECONFLICT);
  CHECK_OK(delete_occurrence(store, id, "20260914T090000", TASKCORE_SCOPE_THIS));
  CHECK_OK(try_event(store, meeting("In its place", NINE + 7 * DAY_MS, 60)));
}

static void a_series_that_overlaps_itself_is_refused(taskcore_store *store) {
  taskcore_event_input input = repeating(meeting("Long", NINE, 61), "FREQ=HOURLY");
  taskcore_conflict_list *conflicts = NULL;
  REFUSE(store, taskcore_event_add(store, &input, 0, NULL, &conflicts), TASKCORE_ECONFLICT,
         "start");
  CHECK(taskcore_conflict_list_count(conflicts) > 0);
  taskcore_conflict_list_free(conflicts);
  input.duration_s = 3600;
  CHECK_OK(taskcore_event_add(store, &input, 0, NULL, NULL));
}

static void conflicts_of_a_range_come_in_order_and_no_more_than_asked_for(taskcore_store *store) {
  taskcore_conflict_list *list = NULL;
  int64_t id = 0;
  for (int i = 0; i < 5; i++) {
    taskcore_event_input input = meeting("Crowd", NINE + i * 10 * MINUTE_MS, 60);
    CHECK_OK(taskcore_event_add(store, &input, TASKCORE_EVENT_FLAG_ALLOW_CONFLICTS, &id, NULL));
  }
  CHECK_OK(conflicts_within(store, NINE, NINE + DAY_MS, 100, &list));
  CHECK_INT(taskcore_conflict_list_count(list), 10); /* each with each other */
  int64_t last = 0;
  for (size_t i = 0; i < 10; i++) {
    const taskcore_conflict *conflict = taskcore_conflict_list_at(list, i);
    int64_t later = conflict->start_ms > conflict->other_start_ms ? conflict->start_ms
                                                                  : conflict->other_start_ms;
    CHECK(conflict->start_ms < conflict->other_end_ms &&
          conflict->end_ms > conflict->other_start_ms);
    CHECK(later >= last);
    last = later;
  }
  taskcore_conflict_list_free(list);
  CHECK_OK(conflicts_within(store, NINE, NINE + DAY_MS, 3, &list));
  CHECK_INT(taskcore_conflict_list_count(list), 3);
  taskcore_conflict_list_free(list);
  CHECK_INT(conflicts_in(store, NINE + 2 * HOUR_MS, NINE + DAY_MS), 0);
}

/* A source of numbers that is the same on every run. */
static uint32_t chance(uint32_t below) {
  static uint32_t state = 20260907;
  state = state * 1664525 + 1013904223;
  return (state >> 8) % below;
}

enum { EVENTS = 300 };

/* Adding answers as a look at all that was taken so far does. */
static void random_events_agree_with_a_look_at_all(taskcore_store *store) {
  static int64_t starts[EVENTS], ends[EVENTS];
  int taken = 0, refused = 0;
  for (int i = 0; i < EVENTS; i++) {
    int64_t start_ms = NINE + (int64_t)chance(20 * 24 * 60) * MINUTE_MS;
    int64_t minutes = 1 + chance(180), end_ms = start_ms + minutes * MINUTE_MS;
    int free_time = 1;
    for (int j = 0; j < taken; j++) {
      if (starts[j] < end_ms && ends[j] > start_ms) free_time = 0;
    }
    CHECK_STATUS(try_event(store, meeting("Any", start_ms, minutes)),
                 free_time ? TASKCORE_OK : TASKCORE_ECONFLICT);
    if (!free_time) refused++;
    if (!free_time) continue;
    starts[taken] = start_ms;
    ends[taken++] = end_ms;
  }
  CHECK(taken > 50 && refused > 50);
  CHECK_INT(conflicts_in(store, NINE, NINE + 30 * DAY_MS), 0);
}

enum { PROCESSES = 6, SLOTS = 20 };

/* Runs in a process of its own, which waits for the others before it tries to take each slot; says
 * how many it got. Odd ones try with a series. */
static int take_slots(const char *path, int number, int ready, int go) {
  taskcore_open_options options = options_for(path);
  taskcore_store *store = NULL;
  int taken = 0;
  char byte = 0;
  options.busy_timeout_ms = 60000;
  if (taskcore_store_open(&options, &store) != TASKCORE_OK) return 100;
  if (write(ready, "r", 1) != 1 || read(go, &byte, 1) != 1) return 101;
  for (int slot = 0; slot < SLOTS; slot++) {
    taskcore_event_input input =
        meeting("Mine", START_MS + slot * HOUR_MS + number * 7 * MINUTE_MS, 60 - number * 7);
    if (number % 2) input = repeating(input, "FREQ=DAILY;COUNT=3");
    taskcore_status status = taskcore_event_add(store, &input, 0, NULL, NULL);
    if (status != TASKCORE_OK && status != TASKCORE_ECONFLICT) return 102;
    if (status == TASKCORE_OK) taken++;
  }
  taskcore_store_free(store);
  return taken;
}

static void of_several_processes_one_gets_each_slot(void) {
  const char *path = path_of("race.db");
  int ready[2], go[2], taken = 0;
  pid_t children[PROCESSES];
  char byte;
  taskcore_store_free(open_store(path));
  CHECK(pipe(ready) == 0 && pipe(go) == 0);
  for (int i = 0; i < PROCESSES; i++) {
    children[i] = fork();
    CHECK(children[i] >= 0);
    if (children[i] == 0) _exit(take_slots(path, i, ready[1], go[0]));
  }
  for (int i = 0; i < PROCESSES; i++) CHECK(read(ready[0], &byte, 1) == 1);
  CHECK(write(go[1], "gggggg", PROCESSES) == PROCESSES);
  for (int i = 0; i < PROCESSES; i++) {
    int status = 0;
    CHECK(waitpid(children[i], &status, 0) == children[i] && WIFEXITED(status));
    CHECK(WEXITSTATUS(status) < 100);
    taken += WEXITSTATUS(status);
  }
  for (int i = 0; i < 2; i++) close(ready[i]), close(go[i]);
  CHECK_INT(taken, SLOTS);
  taskcore_store *store = open_store(path);
  CHECK_INT(conflicts_in(store, START_MS - DAY_MS, START_MS + 30 * DAY_MS), 0);
  taskcore_store_free(store);
}

int main(int argc, char **argv) {
  use_folder(argc, argv);
  RUN_WITH_STORE(what_overlaps_is_refused_with_what_it_hits);
  RUN_WITH_STORE(back_to_back_is_fine_to_the_millisecond);
  RUN_WITH_STORE(what_takes_no_time_overlaps_nothing);
  RUN_WITH_STORE(moving_into_another_is_refused_and_moving_a_bit_is_not);
  RUN_WITH_STORE(series_are_looked_at_occurrence_by_occurrence);
  RUN_WITH_STORE(a_series_that_overlaps_itself_is_refused);
  RUN_WITH_STORE(conflicts_of_a_range_come_in_order_and_no_more_than_asked_for);
  RUN_WITH_STORE(random_events_agree_with_a_look_at_all);
  RUN(of_several_processes_one_gets_each_slot);
  return check_result();
}
