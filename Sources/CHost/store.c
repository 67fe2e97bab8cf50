#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdlib.h>

#include "call.h"

/* Of `users`: closed, closed from inside of a call, and one for each call that entered. */
#define IS_CLOSED 1u
#define IS_LEFT_TO_CALLS 2u
#define ONE_CALL 4u

struct host_store {
  void *object;
  host_store *unused;
  uint64_t mark;
  int checks_fields;
  _Atomic uint32_t users;
  _Atomic uint32_t interrupts;
};

_Static_assert(ATOMIC_INT_LOCK_FREE == 2, "handlers of signals use atomic numbers");

/* That of all stores, for handlers of signals; 0 before the first. */
static _Atomic uint64_t mark_of_stores;

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t call_ended = PTHREAD_COND_INITIALIZER;

/* The blocks that were closed last. A call that comes too late, from a thread that did not yet
 * know, finds there that it is; the memory of none is used again so soon. */
#define KEPT 64
static host_store *kept[KEPT];
static unsigned next_kept;

host_store *host_store_new(void *object, uint64_t mark, int checks_fields) {
  host_store *store = calloc(1, sizeof *store);
  if (store == NULL) return NULL;
  store->object = object;
  store->mark = mark;
  store->checks_fields = checks_fields;
  atomic_init(&store->users, 0);
  atomic_init(&store->interrupts, 0);
  atomic_store(&mark_of_stores, mark);
  return store;
}

/* The store of a handle, or NULL. */
static host_store *known(const void *handle, uint64_t mark) {
  host_store *store = (host_store *)handle;
  return store != NULL && host_handle_mark(store) == mark ? store : NULL;
}

static void *end(host_store *store) {
  void *object = store->object;
  pthread_mutex_lock(&mutex);
  host_store *oldest = kept[next_kept];
  kept[next_kept] = store;
  next_kept = (next_kept + 1) % KEPT;
  pthread_mutex_unlock(&mutex);
  if (oldest != NULL) oldest->mark = 0;
  free(oldest);
  return object;
}

void *host_store_enter(const void *handle, uint64_t mark) {
  host_store *store = known(handle, mark);
  host_call *call = innermost_call();
  if (store == NULL || call == NULL) return NULL;
  uint32_t users = atomic_load(&store->users);
  do {
    if (users & IS_CLOSED) return NULL;
  } while (!atomic_compare_exchange_weak(&store->users, &users, users + ONE_CALL));
  call->store = store;
  host_store_listen();
  return store->object;
}

int host_store_checks_fields(void) {
  const host_call *call = innermost_call();
  return call != NULL && call->store != NULL && call->store->checks_fields;
}

void host_store_listen(void) {
  host_call *call = innermost_call();
  if (call != NULL && call->store != NULL) call->interrupts = atomic_load(&call->store->interrupts);
}

int host_store_is_interrupted(void) {
  const host_call *call = innermost_call();
  if (call == NULL || call->store == NULL) return 0;
  return atomic_load_explicit(&call->store->interrupts, memory_order_relaxed) != call->interrupts;
}

void host_store_interrupt(const void *handle) {
  host_store *store = known(handle, atomic_load(&mark_of_stores));
  if (store != NULL) atomic_fetch_add(&store->interrupts, 1);
}

void *host_store_leave(void) {
  host_call *call = innermost_call();
  host_store *store = call->store;
  call->store = NULL;
  uint32_t left = atomic_fetch_sub(&store->users, ONE_CALL) - ONE_CALL;
  if (left == (IS_CLOSED | IS_LEFT_TO_CALLS)) return end(store);
  if (left == IS_CLOSED) {
    /* A thread waits, and may have ended the store already. */
    pthread_mutex_lock(&mutex);
    pthread_cond_broadcast(&call_ended);
    pthread_mutex_unlock(&mutex);
  }
  return NULL;
}

static int is_used_here(const host_store *store) {
  for (const host_call *call = innermost_call(); call != NULL; call = call->outer) {
    if (call->store == store) return 1;
  }
  return 0;
}

void *host_store_close(void *handle, uint64_t mark) {
  host_store *store = known(handle, mark);
  if (store == NULL) return NULL;
  int is_inside = is_used_here(store);
  uint32_t users = atomic_load(&store->users);
  do {
    if (users & IS_CLOSED) return NULL;
  } while (!atomic_compare_exchange_weak(&store->users, &users,
                                         users | IS_CLOSED | (is_inside ? IS_LEFT_TO_CALLS : 0)));
  if (is_inside) return NULL;
  pthread_mutex_lock(&mutex);
  while (atomic_load(&store->users) != IS_CLOSED) pthread_cond_wait(&call_ended, &mutex);
  pthread_mutex_unlock(&mutex);
  return end(store);
}

void host_store_abandon(void *handle, uint64_t mark) {
  host_store *store = known(handle, mark);
  if (store != NULL) atomic_fetch_or(&store->users, IS_CLOSED);
}
