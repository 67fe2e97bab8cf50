/*
 * Small stories of threads on handles, observers and interrupts, in as many orders of their steps
 * as there is time for; each order follows from its seed (scheduler.h).
 *
 *   schedules SEED SECONDS FOLDER    all stories, in turn, with seeds from that one on
 *   schedules SEED STORY FOLDER      one order again, by the name of its story
 */
#include <inttypes.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <taskcore.h>
#include <time.h>
#include <unistd.h>

#include "scheduler.h"

enum { CALLS = 3, STORES = 2 };

static char path[512];

/* Something that a store or an observer was given, until it is destroyed. */
typedef struct payload {
  int uses, destroyed;
} payload;

typedef struct story {
  taskcore_store *stores[STORES];
  payload clock, early, late;
  taskcore_observer *early_observer;
  atomic_int added, interrupted, interrupts, refused;
} story;

static void fail(const char *what) {
  fprintf(stderr, "%s\n", what);
  _exit(3);
}

#define CHECK(condition) ((condition) ? (void)0 : fail("not so: " #condition))

static void use(payload *what) {
  CHECK(!what->destroyed);
  what->uses++;
  scheduler_step();
  CHECK(!what->destroyed);
}

static void destroy(void *what) {
  CHECK(((payload *)what)->destroyed == 0);
  ((payload *)what)->destroyed = 1;
  scheduler_step();
}

static int32_t tell_time(int64_t *now_ms, void *what) {
  use(what);
  *now_ms = INT64_C(1800000000000);
  return 0;
}

static int32_t hear(const taskcore_commit *commit, void *what) {
  (void)commit;
  use(what);
  return 0;
}

static taskcore_store *open_at(const char *where, payload *clock) {
  taskcore_open_options options = TASKCORE_OPEN_OPTIONS_INIT;
  taskcore_store *store = NULL;
  options.path = where;
  options.time_zone = "UTC";
  options.busy_timeout_ms = 60000;
  if (clock != NULL) {
    options.clock = tell_time;
    options.clock_payload = clock;
    options.clock_destroy = destroy;
  }
  CHECK(taskcore_store_open(&options, &store) == TASKCORE_OK);
  return store;
}

static taskcore_status add(story *story, taskcore_store *store) {
  taskcore_task_input input = TASKCORE_TASK_INPUT_INIT;
  input.fields = TASKCORE_TASK_TITLE;
  input.title = "Feed the cat";
  const taskcore_status status = taskcore_task_add(store, &input, NULL);
  if (status == TASKCORE_OK) atomic_fetch_add(&story->added, 1);
  if (status == TASKCORE_EINTERRUPTED) atomic_fetch_add(&story->interrupted, 1);
  /* A thread may wait for another one's call until its time is up. */
  if (status == TASKCORE_EMISUSE || status == TASKCORE_EBUSY) atomic_fetch_add(&story->refused, 1);
  return status;
}

static int64_t count_all(taskcore_store *store) {
  int64_t count = -1;
  CHECK(taskcore_task_count(store, NULL, &count) == TASKCORE_OK);
  return count;
}

static void *add_some(void *what) {
  story *story = what;
  for (int i = 0; i < CALLS; i++) add(story, story->stores[0]);
  return NULL;
}

static void *add_by_another(void *what) {
  story *story = what;
  for (int i = 0; i < CALLS; i++) add(story, story->stores[1]);
  return NULL;
}

static void *read_some(void *what) {
  story *story = what;
  taskcore_task_list *tasks = NULL;
  for (int i = 0; i < CALLS; i++) {
    const taskcore_status status = taskcore_task_query(story->stores[0], NULL, &tasks);
    CHECK(status == TASKCORE_OK || status == TASKCORE_EMISUSE || status == TASKCORE_EBUSY ||
          status == TASKCORE_EINTERRUPTED);
    for (size_t j = 0; j < taskcore_task_list_count(tasks); j++)
      CHECK(strcmp(taskcore_task_list_at(tasks, j)->title, "Feed the cat") == 0);
    taskcore_task_list_free(tasks);
    tasks = NULL;
  }
  return NULL;
}

static void *close_it(void *what) {
  taskcore_store_free(((story *)what)->stores[0]);
  return NULL;
}

static void *watch(void *what) {
  story *story = what;
  taskcore_observer *observer = NULL;
  CHECK(taskcore_observe(story->stores[0], hear, &story->late, destroy, &observer) == TASKCORE_OK);
  scheduler_step();
  taskcore_observer_free(observer);
  CHECK(story->late.destroyed);
  return NULL;
}

static void *watch_no_more(void *what) {
  story *story = what;
  taskcore_observer_free(story->early_observer);
  CHECK(story->early.destroyed);
  return NULL;
}

static void *interrupt(void *what) {
  story *story = what;
  for (int i = 0; i < CALLS; i++) {
    atomic_fetch_add(&story->interrupts, 1);
    taskcore_interrupt(story->stores[0]);
    scheduler_step();
  }
  return NULL;
}

static void *poll_some(void *what) {
  story *story = what;
  for (int i = 0; i < CALLS; i++) {
    const taskcore_status status = taskcore_poll(story->stores[0], 0, NULL, NULL);
    CHECK(status == TASKCORE_OK || status == TASKCORE_EBUSY);
  }
  return NULL;
}

static void run(uint64_t seed, story *story, void *(*const *bodies)(void *)) {
  pthread_t threads[8];
  int count = 0;
  scheduler_begin(seed);
  for (; bodies[count] != NULL; count++)
    CHECK(pthread_create(&threads[count], NULL, bodies[count], story) == 0);
  for (int i = 0; i < count; i++) CHECK(pthread_join(threads[i], NULL) == 0);
  scheduler_end();
}

/* A store is freed while others call: each call is whole, or told that it came too late. */
static void free_a_handle(uint64_t seed, story *story) {
  void *(*const bodies[])(void *) = {add_some, read_some, close_it, add_some, NULL};
  story->stores[0] = open_at(path, &story->clock);
  run(seed, story, bodies);
  CHECK(story->clock.destroyed);
  CHECK(story->added + story->refused == 2 * CALLS);
  taskcore_store *again = open_at(path, NULL);
  CHECK(count_all(again) == story->added);
  taskcore_store_free(again);
}

/* Observers come and go while commits are told: none hears anything once it is freed. */
static void watch_and_leave(uint64_t seed, story *story) {
  void *(*const bodies[])(void *) = {add_some, watch, watch_no_more, add_some, NULL};
  payload all = {0, 0};
  taskcore_observer *observer = NULL;
  story->stores[0] = open_at(":memory:", NULL);
  CHECK(taskcore_observe(story->stores[0], hear, &all, destroy, &observer) == TASKCORE_OK);
  CHECK(taskcore_observe(story->stores[0], hear, &story->early, destroy, &story->early_observer) ==
        TASKCORE_OK);
  run(seed, story, bodies);
  CHECK(all.uses == story->added);
  CHECK(story->early.uses <= story->added && story->late.uses <= story->added);
  taskcore_observer_free(observer);
  CHECK(all.destroyed);
  CHECK(count_all(story->stores[0]) == story->added);
  taskcore_store_free(story->stores[0]);
}

/* An interrupt ends calls that run, and no others; what is ended has changed nothing. */
static void interrupt_calls(uint64_t seed, story *story) {
  void *(*const bodies[])(void *) = {add_some, interrupt, read_some, add_some, NULL};
  story->stores[0] = open_at(":memory:", &story->clock);
  run(seed, story, bodies);
  CHECK(story->added + story->interrupted + story->refused == 2 * CALLS);
  CHECK(count_all(story->stores[0]) == story->added);
  CHECK(add(story, story->stores[0]) == TASKCORE_OK);
  taskcore_store_free(story->stores[0]);
}

/* Two handles have one file: each commit of one is heard of by the other, once. */
static void share_a_file(uint64_t seed, story *story) {
  void *(*const bodies[])(void *) = {add_some, add_by_another, poll_some, NULL};
  taskcore_observer *observer = NULL;
  story->stores[0] = open_at(path, NULL);
  story->stores[1] = open_at(path, NULL);
  CHECK(taskcore_observe(story->stores[0], hear, &story->early, destroy, &observer) == TASKCORE_OK);
  run(seed, story, bodies);
  CHECK(story->added + story->refused == 2 * CALLS);
  CHECK(taskcore_poll(story->stores[0], 0, NULL, NULL) == TASKCORE_OK);
  CHECK(count_all(story->stores[0]) == story->added);
  CHECK(count_all(story->stores[1]) == story->added);
  CHECK(story->early.uses == story->added);
  taskcore_observer_free(observer);
  taskcore_store_free(story->stores[1]);
  taskcore_store_free(story->stores[0]);
}

static const struct {
  const char *name;
  void (*tell)(uint64_t seed, story *story);
} stories[] = {
    {"free", free_a_handle},
    {"watch", watch_and_leave},
    {"interrupt", interrupt_calls},
    {"share", share_a_file},
};
enum { STORIES = sizeof stories / sizeof *stories };

/* What is made once in a process is made before threads take turns. */
static void warm_up(void) {
  story story = {0};
  taskcore_observer *observer = NULL;
  story.stores[0] = open_at(":memory:", &story.clock);
  taskcore_observe(story.stores[0], hear, &story.early, destroy, &observer);
  add_some(&story);
  read_some(&story);
  taskcore_poll(story.stores[0], 0, NULL, NULL);
  taskcore_observer_free(observer);
  taskcore_store_free(story.stores[0]);
}

static void remove_store(void) {
  static const char *const ends[] = {"", "-wal", "-shm"};
  char name[sizeof path + 8];
  for (int i = 0; i < 3; i++) {
    snprintf(name, sizeof name, "%s%s", path, ends[i]);
    unlink(name);
  }
}

/* In a process of its own; whether all was as it must be. */
static int tell(int which, uint64_t seed) {
  int status = 0;
  remove_store();
  const pid_t child = fork();
  if (child == 0) {
    story story = {0};
    alarm(60);
    warm_up();
    stories[which].tell(seed, &story);
    _exit(0);
  }
  waitpid(child, &status, 0);
  if (status == 0) return 1;
  if (WIFSIGNALED(status)) {
    printf("finding: “schedules %" PRIu64 " %s” ended by signal %d\n", seed, stories[which].name,
           WTERMSIG(status));
  } else {
    printf("finding: “schedules %" PRIu64 " %s” went wrong\n", seed, stories[which].name);
  }
  return 0;
}

int main(int count, char **words) {
  if (count != 4) return 2;
  uint64_t seed = strtoull(words[1], NULL, 10);
  snprintf(path, sizeof path, "%s/schedules.db", words[3]);
  for (int i = 0; i < STORIES; i++) {
    if (strcmp(words[2], stories[i].name) == 0) return !tell(i, seed);
  }
  const time_t end = time(NULL) + atoi(words[2]);
  long orders = 0, findings = 0;
  while (time(NULL) < end && findings < 5) {
    for (int i = 0; i < STORIES; i++, orders++) findings += !tell(i, seed);
    seed++;
  }
  printf("races: %ld orders of steps, by seeds up to %" PRIu64 ", %ld findings\n", orders, seed,
         findings);
  return findings != 0;
}
