#include "call.h"

#include <stddef.h>

#include "state.h"

static _Thread_local host_call *innermost;

host_call *innermost_call(void) { return innermost; }

void host_call_begin(host_call *call) {
  host_state_take(&call->state);
  call->outer = innermost;
  call->store = NULL;
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
