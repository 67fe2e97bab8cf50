/* SPDX-License-Identifier: Apache-2.0 */
#include "calls.h"

#include <stdlib.h>

#include "../capi/dispatch.h"
#include "_cgo_export.h"

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

/* Notes why a callback ends its call: the first one that does counts. */
int32_t calls_fail(uintptr_t failure) {
  if (innermost == NULL || innermost->failure != 0) {
    callsForget(failure);
  } else {
    innermost->failure = failure;
  }
  return CALLS_FAILED;
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

static int32_t on_clock(int64_t *now_ms, void *payload) {
  return callsClock(now_ms, (uintptr_t)payload);
}

/* A context that is done ends its own call, and those that are made from inside of that. */
static int32_t on_store_progress(void *payload) {
  for (const calls_frame *each = innermost; each != NULL; each = each->outer) {
    if (__atomic_load_n(&each->is_cancelled, __ATOMIC_RELAXED)) return CALLS_CANCELLED;
  }
  return callsStoreProgress((uintptr_t)payload);
}

static int32_t on_progress(int64_t done, int64_t total, void *payload) {
  return callsProgress(done, total, (uintptr_t)payload);
}

static int32_t on_write(const uint8_t *bytes, size_t length, void *payload) {
  return callsWrite((void *)bytes, length, (uintptr_t)payload);
}

static int32_t on_read(uint8_t *buffer, size_t capacity, size_t *length, void *payload) {
  return callsRead(buffer, capacity, length, (uintptr_t)payload);
}

static int32_t on_observe(const taskcore_commit *commit, void *payload) {
  return callsObserve((void *)commit, (uintptr_t)payload);
}

static int32_t on_passphrase(const char **passphrase, void *payload) {
  return callsPassphrase((void *)passphrase, (uintptr_t)payload);
}

static int32_t on_password(const char *address, const char **password, void *payload) {
  return callsPassword((char *)address, (void *)password, (uintptr_t)payload);
}

static int32_t on_sync_list(taskcore_sync_name_callback tell, void *sink, void *payload) {
  return callsSyncList((void *)(uintptr_t)tell, sink, (uintptr_t)payload);
}

static int32_t on_sync_get(const char *name, taskcore_write_callback write, void *sink,
                           void *payload) {
  return callsSyncGet((char *)name, (void *)(uintptr_t)write, sink, (uintptr_t)payload);
}

static int32_t on_sync_put(const char *name, const uint8_t *bytes, size_t length, void *payload) {
  return callsSyncPut((char *)name, (void *)bytes, length, (uintptr_t)payload);
}

static int32_t on_sync_remove(const char *name, void *payload) {
  return callsSyncRemove((char *)name, (uintptr_t)payload);
}

static void on_destroy(void *payload) { callsForget((uintptr_t)payload); }

void *calls_callback(int32_t kind) {
  static void (*const all[])(void) = {
      [CALLS_CLOCK] = (void (*)(void))on_clock,
      [CALLS_STORE_PROGRESS] = (void (*)(void))on_store_progress,
      [CALLS_PROGRESS] = (void (*)(void))on_progress,
      [CALLS_WRITE] = (void (*)(void))on_write,
      [CALLS_READ] = (void (*)(void))on_read,
      [CALLS_OBSERVE] = (void (*)(void))on_observe,
      [CALLS_PASSPHRASE] = (void (*)(void))on_passphrase,
      [CALLS_PASSWORD] = (void (*)(void))on_password,
      [CALLS_SYNC_LIST] = (void (*)(void))on_sync_list,
      [CALLS_SYNC_GET] = (void (*)(void))on_sync_get,
      [CALLS_SYNC_PUT] = (void (*)(void))on_sync_put,
      [CALLS_SYNC_REMOVE] = (void (*)(void))on_sync_remove,
      [CALLS_DESTROY] = (void (*)(void))on_destroy,
  };
  return (void *)(uintptr_t)all[kind];
}
