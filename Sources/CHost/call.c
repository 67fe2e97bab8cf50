#include <stddef.h>

#include "state.h"

/* The innermost call of this thread. */
static _Thread_local host_call *innermost;

void host_call_begin(host_call *call) {
  host_state_take(&call->state);
  call->outer = innermost;
  innermost = call;
}

void host_call_end(host_call *call) {
  innermost = call->outer;
  host_state_put_back(&call->state);
}

void host_callback_begin(void) {
  if (innermost != NULL) host_state_put_back(&innermost->state);
}

void host_callback_end(void) {
  if (innermost != NULL) host_state_take(&innermost->state);
}
