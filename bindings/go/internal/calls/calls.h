/* SPDX-License-Identifier: Apache-2.0 */
/* What Go sees of C: few names, since cgo needs a while for each. */
#ifndef TASKCORE_GO_CALLS_H
#define TASKCORE_GO_CALLS_H

#include <stddef.h>
#include <stdint.h>

/* What a call answers that a callback of Go ended, or whose context is done. */
#define CALLS_FAILED 0x5443506
#define CALLS_CANCELLED 0x5443507

/* A text that a callback answered, until the call is over. */
typedef struct calls_text {
  struct calls_text *next;
  char bytes[];
} calls_text;

/* One call, in memory of C: Go's own memory may not have pointers into Go. */
typedef struct calls_frame {
  struct calls_frame *outer;
  calls_text *texts;
  void *error;
  uint64_t result;
  uintptr_t failure;
  int32_t function;
  int32_t status;
  int32_t is_cancelled;
  int32_t reserved;
  uint64_t arguments[8];
} calls_frame;

/* Kinds of callbacks, as callbacks.go counts them. */
enum {
  CALLS_CLOCK,
  CALLS_STORE_PROGRESS,
  CALLS_PROGRESS,
  CALLS_WRITE,
  CALLS_READ,
  CALLS_OBSERVE,
  CALLS_PASSPHRASE,
  CALLS_PASSWORD,
  CALLS_SYNC_LIST,
  CALLS_SYNC_GET,
  CALLS_SYNC_PUT,
  CALLS_SYNC_REMOVE,
  CALLS_DESTROY
};

void calls_run(calls_frame *frame);
void *calls_callback(int32_t kind);
int32_t calls_fail(uintptr_t failure);
char *calls_keep(size_t size);
int32_t calls_tell(void *tell, const char *name, void *sink);
int32_t calls_give(void *write, const uint8_t *bytes, size_t length, void *sink);

#endif
