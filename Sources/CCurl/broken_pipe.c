#define _POSIX_C_SOURCE 200809L

#include "broken_pipe.h"

#include <stddef.h>
#include <time.h>

static sigset_t broken_pipe(void) {
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, SIGPIPE);
  return set;
}

static int is_pending(void) {
  sigset_t pending;
  sigemptyset(&pending);
  sigpending(&pending);
  return sigismember(&pending, SIGPIPE) == 1;
}

void broken_pipe_hold(struct broken_pipe *hold) {
  const sigset_t set = broken_pipe();
  hold->was_pending = is_pending();
  pthread_sigmask(SIG_BLOCK, &set, &hold->mask);
}

void broken_pipe_release(const struct broken_pipe *hold) {
  const sigset_t set = broken_pipe();
  const struct timespec none = {0, 0};
  /* One that came in between is taken away; one that waited before is not this call's. */
  if (!hold->was_pending && is_pending()) sigtimedwait(&set, NULL, &none);
  pthread_sigmask(SIG_SETMASK, &hold->mask, NULL);
}
