/*
 * One round of the campaign: threads of several processes work on one store.
 *
 *   threads prepare STORE
 *   threads round STORE FOLDER RECORD PREFIX SEED MILLISECONDS
 *
 * In each process some threads share a handle and work, and write what they do into the record
 * (work.h). The others share a second handle, which they read by, observe, interrupt, and free
 * while the rest of them use it. A round writes how many calls the second handles got.
 */
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "../Work/work.h"

enum { PROCESSES = 4, WORKERS = 5, GUESTS = 3 };

typedef struct shared {
  atomic_int is_over;
  atomic_long guest_calls;
} shared;

typedef struct process {
  const char *path;
  shared *shared;
  _Atomic(taskcore_store *) second;
  atomic_int failures;
} process;

typedef struct thread {
  worker worker; /* of a guest, its number and its chance alone */
  process *process;
} thread;

static int complain(const char *what) {
  fprintf(stderr, "%s: %s\n", what, taskcore_last_error()->message);
  return 1;
}

static taskcore_status open_store(const char *path, taskcore_store **store) {
  taskcore_open_options options = TASKCORE_OPEN_OPTIONS_INIT;
  options.path = path;
  options.time_zone = "UTC";
  options.durability = TASKCORE_DURABILITY_NORMAL;
  options.busy_timeout_ms = 60000;
  return taskcore_store_open(&options, store);
}

static void *work_on(void *payload) {
  thread *self = payload;
  while (!atomic_load(&self->process->shared->is_over) && !self->worker.has_failed)
    work(&self->worker);
  return NULL;
}

/* The payload is there as long as the observer may call. */
static int32_t see(const taskcore_commit *commit, void *payload) {
  return commit == NULL || atomic_load((atomic_int *)payload) != 1;
}

static void unwatch(void *payload) {
  atomic_store((atomic_int *)payload, 2);
  free(payload);
}

/* A freed handle and an interrupted call are what these threads do to each other. */
static void allow(process *process, taskcore_status status) {
  atomic_fetch_add(&process->shared->guest_calls, 1);
  if (status == TASKCORE_OK || status == TASKCORE_EMISUSE || status == TASKCORE_EINTERRUPTED)
    return;
  if (atomic_fetch_add(&process->failures, 1) == 0) complain("a call on the second handle");
}

static void read_tasks(process *process, taskcore_store *store) {
  taskcore_task_list *tasks = NULL;
  allow(process, taskcore_task_query(store, NULL, &tasks));
  size_t length = 0;
  for (size_t i = 0; i < taskcore_task_list_count(tasks); i++)
    length += strlen(taskcore_task_list_at(tasks, i)->title);
  if (length == SIZE_MAX) abort();
  taskcore_task_list_free(tasks);
}

static void watch(process *process, taskcore_store *store) {
  taskcore_observer *observer = NULL;
  int64_t now_ms = 0;
  atomic_int *payload = malloc(sizeof *payload);
  atomic_init(payload, 1);
  const taskcore_status status = taskcore_observe(store, see, payload, unwatch, &observer);
  allow(process, status);
  if (status != TASKCORE_OK) {
    free(payload);
    return;
  }
  allow(process, taskcore_time_now(store, &now_ms));
  allow(process, taskcore_poll(store, now_ms - 1000000000, NULL, NULL));
  taskcore_observer_free(observer);
}

static int32_t take(const uint8_t *bytes, size_t length, void *payload) {
  *(size_t *)payload += length;
  return length > 0 && bytes == NULL;
}

static void export_nowhere(process *process, taskcore_store *store) {
  size_t length = 0;
  allow(process, taskcore_export(store, TASKCORE_FORMAT_JSON, NULL, take, NULL, &length));
}

/* One of the guests replaces the handle; only it knows when that is, and so it alone interrupts. */
static void *visit(void *payload) {
  thread *self = payload;
  process *process = self->process;
  worker *guest = &self->worker;
  while (!atomic_load(&process->shared->is_over) && !atomic_load(&process->failures)) {
    taskcore_store *store = atomic_load(&process->second);
    switch (chance(guest, guest->number == 0 ? 6 : 4)) {
      case 0:
        read_tasks(process, store);
        break;
      case 1:
        watch(process, store);
        break;
      case 2:
        export_nowhere(process, store);
        break;
      case 3: {
        int64_t count = 0;
        allow(process, taskcore_task_count(store, NULL, &count));
        break;
      }
      case 4:
        taskcore_interrupt(store);
        break;
      default: {
        taskcore_store *next = NULL;
        allow(process, open_store(process->path, &next));
        atomic_store(&process->second, next);
        taskcore_store_free(store);
      }
    }
  }
  return NULL;
}

static int live(char **words, int number, int record, shared *shared) {
  static process process;
  static thread threads[WORKERS + GUESTS];
  pthread_t ids[WORKERS + GUESTS];
  taskcore_store *first = NULL, *second = NULL;
  process.path = words[2];
  process.shared = shared;
  if (open_store(words[2], &first) || open_store(words[2], &second)) return complain("opening");
  atomic_init(&process.second, second);
  const uint64_t seed = strtoull(words[6], NULL, 10) * 2862933555777941757U + 3037000493U;
  for (int i = 0; i < WORKERS + GUESTS; i++) {
    worker *worker = &threads[i].worker;
    threads[i].process = &process;
    worker->folder = words[3];
    worker->prefix = words[5];
    worker->number = i < WORKERS ? number * WORKERS + i : i - WORKERS;
    worker->is_first = number == 0 && i == 0;
    worker->record = record;
    worker->lock = -1;
    worker->store = first;
    worker->chance = seed + (uint64_t)(number * 8 + i + 1) * 0x9E3779B97F4A7C15U;
    for (int j = 0; j < 4; j++) chance(worker, 2);
    if (pthread_create(&ids[i], NULL, i < WORKERS ? work_on : visit, &threads[i])) return 1;
  }
  for (int i = 0; i < WORKERS + GUESTS; i++) pthread_join(ids[i], NULL);
  taskcore_store_free(first);
  taskcore_store_free(atomic_load(&process.second));
  return atomic_load(&process.failures) != 0;
}

static int round_of(char **words) {
  const int record = open(words[4], O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
  shared *shared =
      mmap(NULL, sizeof *shared, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  pid_t children[PROCESSES];
  const int milliseconds = atoi(words[7]);
  const struct timespec time = {milliseconds / 1000, milliseconds % 1000 * 1000000L};
  if (record < 0 || shared == MAP_FAILED) return 1;
  for (int i = 0; i < PROCESSES; i++) {
    const pid_t parent = getpid();
    children[i] = fork();
    if (children[i] == 0) {
      prctl(PR_SET_PDEATHSIG, SIGKILL);
      if (getppid() != parent) _exit(3);
      exit(live(words, i, record, shared));
    }
  }
  nanosleep(&time, NULL);
  atomic_store(&shared->is_over, 1);
  int failures = 0;
  for (int i = 0; i < PROCESSES; i++) {
    int status = 0;
    waitpid(children[i], &status, 0);
    if (WIFSIGNALED(status)) fprintf(stderr, "a process ended by signal %d\n", WTERMSIG(status));
    failures += status != 0;
  }
  printf("%ld\n", atomic_load(&shared->guest_calls));
  return failures != 0;
}

static int prepare(const char *path) {
  taskcore_store *store = NULL;
  if (open_store(path, &store) || work_prepare(store)) return complain("preparing");
  taskcore_store_free(store);
  return 0;
}

int main(int count, char **words) {
  if (count == 3 && strcmp(words[1], "prepare") == 0) return prepare(words[2]);
  if (count == 8 && strcmp(words[1], "round") == 0) return round_of(words);
  return 2;
}
