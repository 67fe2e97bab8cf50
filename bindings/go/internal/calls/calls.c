/* SPDX-License-Identifier: Apache-2.0 */
#include "calls.h"

#include <stdlib.h>

#include "../capi/dispatch.h"
#include "_cgo_export.h"
/* These call what Go exports. */
#include "../capi/callbacks.h"

/* The call that this thread is in. A callback runs on the thread of its call. */
static _Thread_local calls_frame *innermost;

void calls_run(calls_frame *frame) {
  frame->outer = innermost;
  innermost = frame;
  taskcore_error *error = NULL;
  frame->status = dispatch(frame->function, frame->arguments, &frame->result, &error);
  frame->error = error;
  innermost = frame->outer;
  while (frame->texts != NULL) {
    calls_text *text = frame->texts;
    frame->texts = text->next;
    free(text);
  }
}

void *calls_callback(int32_t kind) { return (void *)(uintptr_t)callbacks[kind]; }

/* A context that is done ends its own call, and those that are made from inside of that. */
int32_t calls_is_cancelled(void) {
  for (const calls_frame *each = innermost; each != NULL; each = each->outer) {
    if (__atomic_load_n(&each->is_cancelled, __ATOMIC_RELAXED)) return 1;
  }
  return 0;
}

/* Notes why a callback ends its call, unless another one did; tells whether it is noted. */
int32_t calls_fail(uintptr_t failure) {
  if (innermost == NULL || innermost->failure != 0) return 0;
  innermost->failure = failure;
  return 1;
}

char *calls_keep(size_t size) {
  calls_text *text = innermost == NULL ? NULL : malloc(sizeof *text + size);
  if (text == NULL) return NULL;
  text->next = innermost->texts;
  innermost->texts = text;
  return text->bytes;
}

int32_t calls_tell(void *tell, const char *name, void *sink) {
  return ((taskcore_sync_name_callback)(uintptr_t)tell)(name, sink);
}

int32_t calls_give(void *write, const uint8_t *bytes, size_t length, void *sink) {
  return ((taskcore_write_callback)(uintptr_t)write)(bytes, length, sink);
}
