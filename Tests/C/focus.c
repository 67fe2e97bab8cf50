/* Focus sessions: several processes at one store, restarts and clocks. */
#include "fixture.h"

#include <sys/wait.h>

#define MINUTE_MS 60000LL

static int32_t start(taskcore_store *store, int64_t task, int32_t minutes) {
  return taskcore_focus_start(store, task, minutes, TASKCORE_FOCUS_WORK, NULL);
}

/* The state of the session that goes on; idle without one. */
static int32_t state_of(taskcore_store *store, int64_t *remaining_ms) {
  taskcore_focus_list *sessions = NULL;
  CHECK_OK(taskcore_focus_current(store, &sessions));
  const taskcore_focus_session *session = taskcore_focus_list_at(sessions, 0);
  int32_t state = session ? session->state : TASKCORE_FOCUS_IDLE;
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
  CHECK_INT(state_of(store, &remaining), TASKCORE_FOCUS_RUNNING);
  CHECK_INT(remaining, 15 * MINUTE_MS);
  CHECK_OK(taskcore_focus_pause(store));
  taskcore_store_free(store);
  clock_ms += 100 * MINUTE_MS;
  store = open_store(path);
  CHECK_INT(state_of(store, &remaining), TASKCORE_FOCUS_PAUSED);
  CHECK_INT(remaining, 15 * MINUTE_MS);
  CHECK_OK(taskcore_focus_resume(store));
  clock_ms -= 30 * MINUTE_MS; /* somebody set the clock back */
  CHECK_INT(state_of(store, &remaining), TASKCORE_FOCUS_RUNNING);
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
  CHECK_INT(state_of(store, NULL), TASKCORE_FOCUS_RUNNING);
  taskcore_store_free(store);
}

static void what_is_freed_or_wrong_is_refused(taskcore_store *store) {
  taskcore_focus_settings settings = TASKCORE_FOCUS_SETTINGS_INIT;
  taskcore_focus_list *sessions = NULL;
  taskcore_focus_total_list *totals = NULL;
  int32_t kind = 7;
  CHECK_OK(taskcore_focus_settings_set(store, &settings)); /* nothing is announced */
  CHECK_OK(taskcore_focus_settings_get(store, &settings));
  settings.work_minutes = 61;
  CHECK_STATUS(taskcore_focus_settings_set(store, &settings), TASKCORE_EINVALID);
  CHECK_STATUS(taskcore_focus_pause(store), TASKCORE_ECONFLICT);
  CHECK_STATUS(taskcore_focus_start(store, 0, 61, TASKCORE_FOCUS_WORK, NULL), TASKCORE_EINVALID);
  CHECK_STATUS(taskcore_focus_start(store, 0, 1, 9, NULL), TASKCORE_EINVALID);
  CHECK_OK(start(store, 0, 1));
  CHECK_OK(taskcore_focus_history(store, 0, clock_ms + 1, &sessions));
  CHECK_INT(taskcore_focus_list_count(sessions), 1);
  CHECK(taskcore_focus_list_at(sessions, 1) == NULL);
  taskcore_focus_list_free(sessions);
  CHECK_OK(taskcore_focus_totals(store, 0, clock_ms + 1, TASKCORE_FOCUS_BY_DAY, &totals));
  CHECK_INT(taskcore_focus_total_list_count(totals), 0);
  CHECK(taskcore_focus_total_list_rows(totals, NULL) == NULL);
  taskcore_focus_total_list_free(totals);
  CHECK_STATUS(taskcore_focus_next(NULL, &kind, NULL, NULL), TASKCORE_EINVALID);
  CHECK_INT(kind, 0);
}

int main(int argc, char **argv) {
  use_folder(argc, argv);
  RUN(it_goes_on_through_a_restart_by_the_clock);
  RUN(of_several_processes_that_start_at_once_one_wins);
  RUN_WITH_STORE(what_is_freed_or_wrong_is_refused);
  return check_result();
}
