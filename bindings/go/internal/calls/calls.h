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

/* One call, in memory of C: C may not have pointers to Go's own. */
typedef struct calls_frame {
  struct calls_frame *outer;
  calls_text *texts;
  void *error;
  uint64_t result;
  uintptr_t failure;
  int32_t function;
  int32_t status;
  int32_t is_cancelled;
  uint64_t arguments[8];
} calls_frame;

void calls_run(calls_frame *frame);
void *calls_callback(int32_t kind);
int32_t calls_is_cancelled(void);
int32_t calls_fail(uintptr_t failure);
char *calls_keep(size_t size);
int32_t calls_tell(void *tell, const char *name, void *sink);
int32_t calls_give(void *write, const uint8_t *bytes, size_t length, void *sink);

#endif
