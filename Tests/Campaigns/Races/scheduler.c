#include "scheduler.h"

#include <dlfcn.h>
#include <errno.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

enum { THREADS = 16, MUTEXES = 4096 };
enum { READY, WAITS_FOR_MUTEX, WAITS_FOR_SIGNAL, WAITS_FOR_THREAD, ENDED };

typedef struct thread {
  pthread_t id;
  sem_t turn;
  int state;
  const void *object; /* what it waits for */
  int is_timed, timed_out;
  void *(*body)(void *);
  void *payload;
} thread;

typedef struct owned {
  const pthread_mutex_t *mutex;
  const thread *owner;
  int count;
} owned;

static thread threads[THREADS];
static int thread_count;
static owned mutexes[MUTEXES];
static uint64_t chance_state;
static long steps;
static int is_on;
static _Thread_local thread *self;

#define REAL(name) ((__typeof__(&name))real(#name))

static void *real(const char *name) {
  void *function = dlsym(RTLD_NEXT, name);
  if (function == NULL) abort();
  return function;
}

static uint32_t chance(uint32_t below) {
  chance_state ^= chance_state << 13;
  chance_state ^= chance_state >> 7;
  chance_state ^= chance_state << 17;
  return (uint32_t)(chance_state >> 16) % below;
}

static void give_up(const char *what) {
  fprintf(stderr, "%s after %ld steps\n", what, steps);
  _exit(4);
}

static owned *find(const pthread_mutex_t *mutex) {
  size_t place = ((uintptr_t)mutex >> 3) % MUTEXES;
  for (int tries = 0; tries < MUTEXES; tries++, place = (place + 1) % MUTEXES) {
    if (mutexes[place].mutex == mutex) return &mutexes[place];
    if (mutexes[place].mutex == NULL) {
      mutexes[place].mutex = mutex;
      return &mutexes[place];
    }
  }
  give_up("More locks than there is room for");
  return NULL;
}

/* A thread that can go on; one whose time is up when no other can. */
static thread *choose(void) {
  thread *able[THREADS], *timed[THREADS];
  uint32_t count = 0, timed_count = 0;
  for (int i = 0; i < thread_count; i++) {
    if (threads[i].state == READY) able[count++] = &threads[i];
    if (threads[i].state == WAITS_FOR_SIGNAL && threads[i].is_timed)
      timed[timed_count++] = &threads[i];
  }
  if (timed_count > 0 && (count == 0 || chance(64) == 0)) {
    thread *late = timed[chance(timed_count)];
    late->state = READY;
    late->timed_out = 1;
    return late;
  }
  if (count == 0) give_up("Every thread waits for another one");
  return able[chance(count)];
}

/* Lets the one go on that the seed says. */
static void turn(void) {
  thread *next = choose();
  steps++;
  if (next == self) return;
  sem_post(&next->turn);
  if (self->state == ENDED) return;
  while (sem_wait(&self->turn) != 0) continue;
}

static void wait_for(int state, const void *object) {
  self->state = state;
  self->object = object;
  turn();
}

static void wake(int state, const void *object, int all) {
  for (int first = thread_count ? (int)chance((uint32_t)thread_count) : 0, i = 0; i < thread_count;
       i++) {
    thread *one = &threads[(first + i) % thread_count];
    if (one->state != state || one->object != object) continue;
    one->state = READY;
    if (!all) return;
  }
}

/* Built with LOSES_WAKE_UPS, a library whose every third wake-up is lost. */
static int is_lost(void) {
#ifdef LOSES_WAKE_UPS
  static int number;
  return ++number % 3 == 0;
#else
  return 0;
#endif
}

static int takes_part(void) { return is_on && self != NULL; }

static void acquire(pthread_mutex_t *mutex) {
  owned *owned = find(mutex);
  while (owned->owner != NULL && owned->owner != self) wait_for(WAITS_FOR_MUTEX, mutex);
  owned->owner = self;
  owned->count++;
}

static void release(pthread_mutex_t *mutex) {
  owned *owned = find(mutex);
  if (owned->count > 0 && --owned->count == 0) {
    owned->owner = NULL;
    wake(WAITS_FOR_MUTEX, mutex, 1);
  }
}

void scheduler_begin(uint64_t seed) {
  chance_state = seed * 2862933555777941757U + 3037000493U;
  for (int i = 0; i < 4; i++) chance(2);
  thread_count = 1;
  steps = 0;
  self = &threads[0];
  *self = (thread){.id = pthread_self()};
  sem_init(&self->turn, 0, 0);
  is_on = 1;
}

long scheduler_end(void) {
  is_on = 0;
  self = NULL;
  return steps;
}

void scheduler_step(void) {
  if (takes_part()) turn();
}

/* The functions of the C library */

static void *run(void *payload) {
  self = payload;
  while (sem_wait(&self->turn) != 0) continue;
  void *result = self->body(self->payload);
  wake(WAITS_FOR_THREAD, self, 1);
  wait_for(ENDED, NULL);
  /* What it still does runs beside the others. */
  self = NULL;
  return result;
}

int pthread_create(pthread_t *id, const pthread_attr_t *attributes, void *(*body)(void *),
                   void *payload) {
  if (!takes_part()) return REAL(pthread_create)(id, attributes, body, payload);
  if (thread_count == THREADS) give_up("More threads than there is room for");
  thread *new = &threads[thread_count];
  *new = (thread){.body = body, .payload = payload};
  sem_init(&new->turn, 0, 0);
  const int status = REAL(pthread_create)(id, attributes, run, new);
  if (status != 0) return status;
  new->id = *id;
  thread_count++;
  turn();
  return 0;
}

int pthread_join(pthread_t id, void **result) {
  for (int i = 0; takes_part() && i < thread_count; i++) {
    if (!pthread_equal(threads[i].id, id)) continue;
    while (threads[i].state != ENDED) wait_for(WAITS_FOR_THREAD, &threads[i]);
  }
  return REAL(pthread_join)(id, result);
}

int pthread_mutex_lock(pthread_mutex_t *mutex) {
  if (takes_part()) {
    turn();
    acquire(mutex);
  }
  return REAL(pthread_mutex_lock)(mutex);
}

int pthread_mutex_trylock(pthread_mutex_t *mutex) {
  if (takes_part()) {
    turn();
    const thread *owner = find(mutex)->owner;
    if (owner != NULL && owner != self) return EBUSY;
    acquire(mutex);
  }
  return REAL(pthread_mutex_trylock)(mutex);
}

int pthread_mutex_unlock(pthread_mutex_t *mutex) {
  const int status = REAL(pthread_mutex_unlock)(mutex);
  if (takes_part()) {
    release(mutex);
    turn();
  }
  return status;
}

int pthread_mutex_destroy(pthread_mutex_t *mutex) {
  if (takes_part() && find(mutex)->owner != NULL) give_up("A lock is destroyed that is held");
  return REAL(pthread_mutex_destroy)(mutex);
}

static int wait_for_signal(pthread_cond_t *condition, pthread_mutex_t *mutex, int is_timed) {
  owned *owned = find(mutex);
  if (owned->owner != self || owned->count != 1) give_up("A wait without its lock");
  REAL(pthread_mutex_unlock)(mutex);
  release(mutex);
  self->is_timed = is_timed;
  self->timed_out = 0;
  wait_for(WAITS_FOR_SIGNAL, condition);
  acquire(mutex);
  REAL(pthread_mutex_lock)(mutex);
  return self->timed_out ? ETIMEDOUT : 0;
}

int pthread_cond_wait(pthread_cond_t *condition, pthread_mutex_t *mutex) {
  if (!takes_part()) return REAL(pthread_cond_wait)(condition, mutex);
  return wait_for_signal(condition, mutex, 0);
}

int pthread_cond_timedwait(pthread_cond_t *condition, pthread_mutex_t *mutex,
                           const struct timespec *time) {
  if (!takes_part()) return REAL(pthread_cond_timedwait)(condition, mutex, time);
  return wait_for_signal(condition, mutex, 1);
}

int pthread_cond_signal(pthread_cond_t *condition) {
  if (!takes_part()) return REAL(pthread_cond_signal)(condition);
  if (!is_lost()) wake(WAITS_FOR_SIGNAL, condition, 0);
  turn();
  return 0;
}

int pthread_cond_broadcast(pthread_cond_t *condition) {
  if (!takes_part()) return REAL(pthread_cond_broadcast)(condition);
  if (!is_lost()) wake(WAITS_FOR_SIGNAL, condition, 1);
  turn();
  return 0;
}

int nanosleep(const struct timespec *time, struct timespec *left) {
  if (!takes_part()) return REAL(nanosleep)(time, left);
  turn();
  return 0;
}

int usleep(useconds_t time) {
  if (!takes_part()) return REAL(usleep)(time);
  turn();
  return 0;
}
