/*
 * One round of the campaign: some processes work on one store, and are killed at random moments.
 *
 * - kill prepare STORE: makes the seller and a client
 * - kill round STORE FOLDER RECORD PREFIX SEED MOST: works, at most so many calls from an opening
 * on
 * - kill check STORE EXPORT: opens, checks and exports
 * - kill redo STORE: does again what the last calls of a round took back
 * - kill unwind STORE: undoes every step, and does all of them again
 * - kill remind STORE: polls long after; a line for each alert
 *
 * A round writes how many processes it killed, and how many crashed; a check how long the opening
 * took, in microseconds of CPU, and how many faults it found; unwind how many steps it undid and
 * did again.
 */
#include <fcntl.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "../Work/work.h"

enum { MOST = 6 };

typedef struct shared {
  volatile int is_over;
  int undo_depth, redo_depth;
} shared;

static int complain(void) {
  fprintf(stderr, "%s\n", taskcore_last_error()->message);
  return 1;
}

static void pause_us(uint32_t microseconds) {
  const struct timespec pause = {microseconds / 1000000, (long)(microseconds % 1000000) * 1000};
  nanosleep(&pause, NULL);
}

static taskcore_status open_store(const char *path, int32_t durability, taskcore_store **store) {
  taskcore_open_options options = TASKCORE_OPEN_OPTIONS_INIT;
  options.path = path;
  options.time_zone = "UTC";
  options.durability = durability;
  options.busy_timeout_ms = 20000;
  return taskcore_store_open(&options, store);
}

/* Opens the store, works, closes it, and so on, until it is killed or all is over. */
static int live(worker *worker, const char *path, uint32_t most, const shared *shared) {
  while (!shared->is_over) {
    const int32_t durability =
        chance(worker, 4) ? TASKCORE_DURABILITY_NORMAL : TASKCORE_DURABILITY_FULL;
    if (open_store(path, durability, &worker->store)) {
      char line[1024];
      const int length = snprintf(line, sizeof line, "! %d 0\topening: %.800s\n", worker->number,
                                  taskcore_last_error()->message);
      return write(worker->record, line, (size_t)length) == length ? 1 : 2;
    }
    for (uint32_t calls = chance(worker, most + 1); calls > 0 && !shared->is_over; calls--)
      work(worker);
    taskcore_store_free(worker->store);
  }
  return 0;
}

static pid_t start(const worker *like, int number, char **words, shared *shared, pid_t group) {
  const pid_t parent = getpid();
  const pid_t child = fork();
  if (child != 0) {
    setpgid(child, group ? group : child);
    return child;
  }
  setpgid(0, group);
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != parent) _exit(3);
  worker *worker = calloc(1, sizeof *worker);
  *worker = *like;
  worker->number = number;
  worker->is_first = number == 0;
  worker->chance += (uint64_t)(number + 1) * 0x9E3779B97F4A7C15U;
  worker->undo_depth = &shared->undo_depth;
  worker->redo_depth = &shared->redo_depth;
  for (int i = 0; i < 4; i++) chance(worker, 2);
  /* A lock belongs to what was opened, which a fork would share. */
  if (worker->lock >= 0) worker->lock = open(worker->folder, O_RDONLY | O_CLOEXEC);
  _exit(live(worker, words[2], (uint32_t)atoi(words[7]), shared));
}

static int round_of(char **words) {
  worker chooser = {.folder = words[3], .prefix = words[5], .lock = -1};
  chooser.chance = strtoull(words[6], NULL, 10) * 2862933555777941757U + 3037000493U;
  chooser.record = open(words[4], O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
  shared *shared =
      mmap(NULL, sizeof *shared, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  if (chooser.record < 0 || shared == MAP_FAILED) return 1;
  for (int i = 0; i < 4; i++) chance(&chooser, 2);
  if (chance(&chooser, 3) == 0) chooser.lock = 0;
  const int count = 4 + (int)chance(&chooser, MOST - 3);
  const uint32_t length =
      chance(&chooser, 4) ? 10000 + chance(&chooser, 140000) : chance(&chooser, 12000);
  pid_t children[MOST];
  int number = 0, kills = 0;
  for (int i = 0; i < count; i++) {
    children[i] = start(&chooser, number, words, shared, i ? children[0] : 0);
    number++;
  }
  uint32_t left = length;
  /* With a lock, what one was doing when it was killed would be undone by another one. */
  for (uint32_t early = chooser.lock < 0 ? chance(&chooser, 4) : 0; early > 0; early--) {
    const uint32_t pause = chance(&chooser, left + 1);
    const int which = 1 + (int)chance(&chooser, (uint32_t)count - 1);
    pause_us(pause);
    left -= pause;
    kill(children[which], SIGKILL);
    waitpid(children[which], NULL, 0);
    kills++;
    children[which] = start(&chooser, number++, words, shared, children[0]);
  }
  pause_us(left);
  if (chance(&chooser, 4) == 0) {
    shared->is_over = 1;
    pause_us(chance(&chooser, 6000));
  }
  kill(-children[0], SIGKILL);
  int crashes = 0;
  for (int i = 0; i < count; i++) {
    int status = 0;
    waitpid(children[i], &status, 0);
    kills += WIFSIGNALED(status);
    crashes += WIFSIGNALED(status) && WTERMSIG(status) != SIGKILL;
  }
  printf("%d %d %d\n", kills, crashes, chooser.lock >= 0);
  return 0;
}

static int prepare(const char *path) {
  taskcore_store *store = NULL;
  if (open_store(path, TASKCORE_DURABILITY_NORMAL, &store)) return complain();
  /* A round may have begun it and been killed. */
  taskcore_client_list *clients = NULL;
  if (taskcore_client_query(store, NULL, &clients)) return complain();
  const int is_new = taskcore_client_list_count(clients) == 0;
  taskcore_client_list_free(clients);
  if (is_new && work_prepare(store)) return complain();
  taskcore_store_free(store);
  return 0;
}

static int check(const char *path, const char *export) {
  struct timespec before, after;
  taskcore_store *store = NULL;
  taskcore_repair_report found = TASKCORE_REPAIR_REPORT_INIT;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &before);
  if (open_store(path, TASKCORE_DURABILITY_NORMAL, &store)) return complain();
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &after);
  if (taskcore_check(store, &found)) return complain();
  if (taskcore_export_file(store, TASKCORE_FORMAT_JSON, NULL, export, NULL, NULL))
    return complain();
  taskcore_store_free(store);
  int64_t faults = 0;
  for (const int64_t *count = &found.inbox_restored; count <= &found.series_mended; count++) {
    faults += *count;
  }
  printf("%ld %" PRId64 "\n",
         (after.tv_sec - before.tv_sec) * 1000000 + (after.tv_nsec - before.tv_nsec) / 1000,
         faults);
  return 0;
}

/* Does again all that is undone, and counts the steps that changed something. */
static int redo_all(taskcore_store *store, int64_t *redone) {
  taskcore_step step = TASKCORE_STEP_INIT;
  taskcore_status status;
  while ((status = taskcore_redo(store, &step)) == TASKCORE_OK) *redone += step.changed_count > 0;
  return status == TASKCORE_ENOTFOUND ? 0 : complain();
}

static int redo(const char *path) {
  taskcore_store *store = NULL;
  int64_t redone = 0;
  if (open_store(path, TASKCORE_DURABILITY_NORMAL, &store)) return complain();
  if (redo_all(store, &redone)) return 1;
  taskcore_store_free(store);
  printf("%" PRId64 "\n", redone);
  return 0;
}

static int unwind(const char *path) {
  taskcore_store *store = NULL;
  taskcore_step step = TASKCORE_STEP_INIT;
  int64_t undone = 0, redone = 0;
  taskcore_status status;
  if (open_store(path, TASKCORE_DURABILITY_NORMAL, &store)) return complain();
  /* Of a step that added a client which an invoice is for, nothing is taken back. */
  while ((status = taskcore_undo(store, &step)) == TASKCORE_OK) undone += step.changed_count > 0;
  if (status != TASKCORE_ENOTFOUND) return complain();
  if (redo_all(store, &redone)) return 1;
  taskcore_store_free(store);
  printf("%" PRId64 " %" PRId64 "\n", undone, redone);
  return 0;
}

static int remind(const char *path) {
  taskcore_store *store = NULL;
  taskcore_alert_list *alerts = NULL;
  size_t count = 1;
  if (open_store(path, TASKCORE_DURABILITY_NORMAL, &store)) return complain();
  while (count > 0) {
    if (taskcore_poll(store, (int64_t)(time(NULL) + 3600) * 1000, &alerts, NULL)) return complain();
    count = taskcore_alert_list_count(alerts);
    for (size_t i = 0; i < count; i++) puts(taskcore_alert_list_at(alerts, i)->uid);
    taskcore_alert_list_free(alerts);
  }
  taskcore_store_free(store);
  return 0;
}

int main(int count, char **words) {
  if (count == 3 && strcmp(words[1], "prepare") == 0) return prepare(words[2]);
  if (count == 8 && strcmp(words[1], "round") == 0) return round_of(words);
  if (count == 4 && strcmp(words[1], "check") == 0) return check(words[2], words[3]);
  if (count == 3 && strcmp(words[1], "redo") == 0) return redo(words[2]);
  if (count == 3 && strcmp(words[1], "unwind") == 0) return unwind(words[2]);
  if (count == 3 && strcmp(words[1], "remind") == 0) return remind(words[2]);
  return 2;
}
