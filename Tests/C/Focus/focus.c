/* Focus sessions: several processes at one store, restarts and clocks. */
#include "fixture.h"
#include "options.h"

#include <sys/wait.h>

#define MINUTE_MS 60000LL

static int32_t start(taskcore_store *store, int64_t task, int32_t minutes) {
  return start_focus(store, task, minutes, TASKCORE_FOCUS_KIND_WORK, NULL);
}

/* The state of the session that goes on; idle without one. */
static int32_t state_of(taskcore_store *store, int64_t *remaining_ms) {
  taskcore_focus_list *sessions = NULL;
  CHECK_OK(taskcore_focus_current(store, &sessions));
  const taskcore_focus_session *session = taskcore_focus_list_at(sessions, 0);
  int32_t state = session ? session->state : TASKCORE_FOCUS_STATE_IDLE;
  if (remaining_ms) *remaining_ms = session ? session->remaining_ms : 0;
  taskcore_focus_list_free(sessions);
  return state;
}

static void it_goes_on_through_a_restart_by_the_clock(void) {
  const char *path = path_of("restart.db");
  int64_t remaining = 0;
  taskcore_store *store = open_store(path);
  CHECK_OK(start(store, 0, 25));
  taskcore_store_free(store);
  clock_ms += 10 * MINUTE_MS;
  store = open_store(path);
  CHECK_INT(state_of(store, &remaining), TASKCORE_FOCUS_STATE_RUNNING);
  CHECK_INT(remaining, 15 * MINUTE_MS);
  CHECK_OK(taskcore_focus_pause(store));
  taskcore_store_free(store);
  clock_ms += 100 * MINUTE_MS;
  store = open_store(path);
  CHECK_INT(state_of(store, &remaining), TASKCORE_FOCUS_STATE_PAUSED);
  CHECK_INT(remaining, 15 * MINUTE_MS);
  CHECK_OK(taskcore_focus_resume(store));
  clock_ms -= 30 * MINUTE_MS; /* somebody set the clock back */
  CHECK_INT(state_of(store, &remaining), TASKCORE_FOCUS_STATE_RUNNING);
  CHECK_INT(remaining, 15 * MINUTE_MS);
  taskcore_store_free(store);
}

/* Runs in a process of its own, which waits for the others before it starts a session. */
static int start_in_turn(const char *path, int ready, int go) {
  taskcore_open_options options = options_for(path);
  taskcore_store *store = NULL;
  char byte = 0;
  if (taskcore_store_open(&options, &store) != TASKCORE_OK) return 3;
  if (write(ready, "r", 1) != 1 || read(go, &byte, 1) != 1) return 3;
  taskcore_status status = start(store, 0, 25);
  taskcore_store_free(store);
  return status == TASKCORE_OK ? 0 : status == TASKCORE_ECONFLICT ? 1 : 2;
}

#define PROCESSES 6

static void of_several_processes_that_start_at_once_one_wins(void) {
  const char *path = path_of("race.db");
  int ready[2], go[2], results[4] = {0, 0, 0, 0};
  pid_t children[PROCESSES];
  char byte;
  taskcore_store_free(open_store(path));
  CHECK(pipe(ready) == 0 && pipe(go) == 0);
  for (int i = 0; i < PROCESSES; i++) {
    children[i] = fork();
    CHECK(children[i] >= 0);
    if (children[i] == 0) _exit(start_in_turn(path, ready[1], go[0]));
  }
  for (int i = 0; i < PROCESSES; i++) CHECK(read(ready[0], &byte, 1) == 1);
  CHECK(write(go[1], "gggggg", PROCESSES) == PROCESSES);
  for (int i = 0; i < PROCESSES; i++) {
    int status = 0;
    CHECK(waitpid(children[i], &status, 0) == children[i] && WIFEXITED(status));
    CHECK(WEXITSTATUS(status) < 4);
    results[WEXITSTATUS(status)]++;
  }
  for (int i = 0; i < 2; i++) close(ready[i]), close(go[i]);
  CHECK_INT(results[0], 1);
  CHECK_INT(results[1], PROCESSES - 1);
  taskcore_store *store = open_store(path);
  CHECK_INT(state_of(store, NULL), TASKCORE_FOCUS_STATE_RUNNING);
  taskcore_store_free(store);
}

static size_t poll_at(taskcore_store *store, int64_t now_ms) {
  taskcore_alert_list *alerts = NULL;
  CHECK_OK(taskcore_poll(store, now_ms, &alerts, NULL));
  size_t count = taskcore_alert_list_count(alerts);
  if (count > 0) CHECK_INT(taskcore_alert_list_at(alerts, 0)->kind, TASKCORE_ALERT_KIND_FOCUS);
  taskcore_alert_list_free(alerts);
  return count;
}

static void one_poll_of_one_handle_tells_the_end(void) {
  const char *path = path_of("end.db");
  taskcore_store *first = open_store(path), *second = open_store(path);
  int64_t end_ms = clock_ms + 25 * MINUTE_MS, wakeup_ms = 0;
  taskcore_focus_list *sessions = NULL;
  CHECK_OK(start(first, 0, 25));
  CHECK_OK(taskcore_next_wakeup(second, &wakeup_ms));
  CHECK_INT(wakeup_ms, end_ms);
  CHECK_INT(poll_at(second, end_ms - 1), 0);
  clock_ms = end_ms + 8 * 60 * MINUTE_MS; /* the laptop slept */
  CHECK_INT(poll_at(second, clock_ms), 1);
  CHECK_INT(poll_at(first, clock_ms), 0);
  CHECK_INT(state_of(first, NULL), TASKCORE_FOCUS_STATE_IDLE);
  CHECK_OK(sessions_in(first, 0, clock_ms, &sessions));
  CHECK_INT(taskcore_focus_list_at(sessions, 0)->state, TASKCORE_FOCUS_STATE_FINISHED);
  CHECK_INT(taskcore_focus_list_at(sessions, 0)->finished_ms, end_ms);
  CHECK_INT(taskcore_focus_list_at(sessions, 0)->elapsed_ms, 25 * MINUTE_MS);
  taskcore_focus_list_free(sessions);
  CHECK_OK(taskcore_next_wakeup(first, &wakeup_ms));
  CHECK_INT(wakeup_ms, TASKCORE_NEVER);
  taskcore_store_free(second);
  taskcore_store_free(first);
}

/* Four times work and a break; the fourth break is a long one. */
static void rounds_of_work_and_breaks_end_in_a_long_one(taskcore_store *store) {
  taskcore_focus_next next = TASKCORE_FOCUS_NEXT_INIT;
  for (int turn = 1; turn <= 4; turn++) {
    CHECK_OK(taskcore_focus_next_read(store, &next));
    CHECK_INT(next.kind, TASKCORE_FOCUS_KIND_WORK);
    CHECK_INT(next.minutes, 25);
    CHECK_INT(next.round, turn);
    for (int part = 0; part < 2; part++) {
      CHECK_OK(start_focus(store, 0, 0, next.kind, NULL));
      clock_ms += next.minutes * MINUTE_MS;
      CHECK_INT(poll_at(store, clock_ms), 1);
      if (part == 1) break;
      CHECK_OK(taskcore_focus_next_read(store, &next));
      CHECK_INT(next.kind,
                turn < 4 ? TASKCORE_FOCUS_KIND_SHORT_BREAK : TASKCORE_FOCUS_KIND_LONG_BREAK);
      CHECK_INT(next.minutes, turn < 4 ? 5 : 15);
    }
  }
  CHECK_OK(taskcore_focus_next_read(store, &next));
  CHECK_INT(next.kind, TASKCORE_FOCUS_KIND_WORK);
  CHECK_INT(next.round, 1);
}

static void time_is_added_up_by_task_project_and_day_without_pauses(taskcore_store *store) {
  int64_t task = add_titled(store, "Write");
  taskcore_focus_total_list *totals = NULL;
  clock_ms = START_MS + (15 * 60 - 10) * MINUTE_MS; /* ten minutes before midnight */
  CHECK_OK(start(store, task, 30));
  clock_ms += 20 * MINUTE_MS;
  CHECK_OK(taskcore_focus_pause(store));
  clock_ms += 60 * MINUTE_MS;
  CHECK_OK(taskcore_focus_resume(store));
  clock_ms += 5 * MINUTE_MS;
  CHECK_OK(taskcore_focus_finish(store));
  CHECK_OK(focus_totals_in(store, START_MS, clock_ms + 1, TASKCORE_FOCUS_BY_TASK, &totals));
  CHECK_INT(taskcore_focus_total_list_count(totals), 1);
  CHECK_INT(taskcore_focus_total_list_at(totals, 0)->key, task);
  CHECK_TEXT(taskcore_focus_total_list_at(totals, 0)->label, "Write");
  CHECK_INT(taskcore_focus_total_list_at(totals, 0)->total_ms, 25 * MINUTE_MS);
  taskcore_focus_total_list_free(totals);
  CHECK_OK(focus_totals_in(store, START_MS, clock_ms + 1, TASKCORE_FOCUS_BY_PROJECT, &totals));
  CHECK_TEXT(taskcore_focus_total_list_at(totals, 0)->label, "Inbox");
  taskcore_focus_total_list_free(totals);
  CHECK_OK(focus_totals_in(store, START_MS, clock_ms + 1, TASKCORE_FOCUS_BY_DAY, &totals));
  CHECK_INT(taskcore_focus_total_list_count(totals), 2);
  CHECK_INT(taskcore_focus_total_list_at(totals, 0)->key, 20260901);
  CHECK_INT(taskcore_focus_total_list_at(totals, 0)->total_ms, 10 * MINUTE_MS);
  CHECK_INT(taskcore_focus_total_list_at(totals, 1)->total_ms, 15 * MINUTE_MS);
  taskcore_focus_total_list_free(totals);
}

static void without_options_it_is_work_on_no_task(taskcore_store *store) {
  taskcore_focus_list *sessions = NULL;
  CHECK_OK(taskcore_focus_start(store, NULL, NULL));
  CHECK_OK(taskcore_focus_current(store, &sessions));
  CHECK_INT(taskcore_focus_list_at(sessions, 0)->kind, TASKCORE_FOCUS_KIND_WORK);
  CHECK_INT(taskcore_focus_list_at(sessions, 0)->length_ms, 25 * MINUTE_MS);
  CHECK_INT(taskcore_focus_list_at(sessions, 0)->task_id, 0);
  taskcore_focus_list_free(sessions);
}

static void what_is_freed_or_wrong_is_refused(taskcore_store *store) {
  taskcore_focus_settings settings = TASKCORE_FOCUS_SETTINGS_INIT;
  taskcore_focus_list *sessions = NULL;
  taskcore_focus_total_list *totals = NULL;
  taskcore_focus_next next = TASKCORE_FOCUS_NEXT_INIT;
  CHECK_OK(taskcore_focus_settings_set(store, &settings)); /* nothing is announced */
  CHECK_OK(taskcore_focus_settings_read(store, &settings));
  settings.work_minutes = 61;
  CHECK_STATUS(taskcore_focus_settings_set(store, &settings), TASKCORE_EINVALID);
  CHECK_STATUS(taskcore_focus_pause(store), TASKCORE_ECONFLICT);
  CHECK_STATUS(start_focus(store, 0, 61, TASKCORE_FOCUS_KIND_WORK, NULL), TASKCORE_EINVALID);
  CHECK_STATUS(start_focus(store, 0, 1, 9, NULL), TASKCORE_EINVALID);
  CHECK_OK(start(store, 0, 1));
  CHECK_OK(sessions_in(store, 0, clock_ms + 1, &sessions));
  CHECK_INT(taskcore_focus_list_count(sessions), 1);
  CHECK(taskcore_focus_list_at(sessions, 1) == NULL);
  taskcore_focus_list_free(sessions);
  CHECK_OK(focus_totals_in(store, 0, clock_ms + 1, TASKCORE_FOCUS_BY_DAY, &totals));
  CHECK_INT(taskcore_focus_total_list_count(totals), 0);
  CHECK(taskcore_focus_total_list_rows(totals, NULL) == NULL);
  taskcore_focus_total_list_free(totals);
  next.kind = 7;
  CHECK_STATUS(taskcore_focus_next_read(NULL, &next), TASKCORE_EINVALID);
  CHECK_INT(next.kind, 0);
  CHECK_STATUS(taskcore_focus_next_read(store, NULL), TASKCORE_EINVALID);
  next.struct_size = 1;
  CHECK_STATUS(taskcore_focus_next_read(store, &next), TASKCORE_EINVALID);
}

int main(int argc, char **argv) {
  use_folder(argc, argv);
  RUN(it_goes_on_through_a_restart_by_the_clock);
  RUN(of_several_processes_that_start_at_once_one_wins);
  RUN(one_poll_of_one_handle_tells_the_end);
  RUN_WITH_STORE(rounds_of_work_and_breaks_end_in_a_long_one);
  RUN_WITH_STORE(time_is_added_up_by_task_project_and_day_without_pauses);
  RUN_WITH_STORE(without_options_it_is_work_on_no_task);
  RUN_WITH_STORE(what_is_freed_or_wrong_is_refused);
  return check_result();
}
