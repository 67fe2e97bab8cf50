/* What a call of the library owes to the program that makes it.
 *
 * These parts are C for what Swift has no words for: the floating-point state of a thread. */
#ifndef CHOST_H
#define CHOST_H

#include <fenv.h>
#include <stdint.h>

/* A floating-point state: rounding, traps and flags. */
typedef struct host_state {
  /* On x86: what SSE has of it, and whether x87 is as it is usually, so that `whole` is not needed.
   */
  uint32_t sse;
  int32_t has_usual_x87;
  fenv_t whole;
} host_state;

/* A call of the library, on the stack of its thread. */
typedef struct host_call {
  /* That of the host. */
  host_state state;
  /* The call whose callback made this one, or NULL. */
  struct host_call *outer;
} host_call;

/* Keeps the floating-point state of the host, and sets the usual one: rounding to nearest, no
 * traps. The call must not move until its end. */
void host_call_begin(host_call *call);

/* Puts the state of the host back, with its flags as they were. */
void host_call_end(host_call *call);

/* The host has its own state while a callback of it runs; what the callback changes there, stays.
 * Outside of a call both do nothing. */
void host_callback_begin(void);
void host_callback_end(void);

#endif
