// SPDX-License-Identifier: Apache-2.0
#include "error_copy.h"

#include <stdlib.h>
#include <string.h>

// A program that links this module without the library calls nothing of it.
__attribute__((weak)) const taskcore_error *taskcore_last_error(void);

static const taskcore_error no_memory = {
    sizeof(taskcore_error), TASKCORE_ENOMEM, 0, "There is not enough memory.", "", -1, 0, 0};

const taskcore_error *ctaskcore_no_memory_error(void) { return &no_memory; }

// The struct and its texts are one piece of memory.
static const taskcore_error *copy(const taskcore_error *error) {
  size_t message_size = strlen(error->message) + 1, field_size = strlen(error->field) + 1;
  taskcore_error *copied = malloc(sizeof *copied + message_size + field_size);
  if (copied == NULL) return &no_memory;
  char *message = (char *)(copied + 1), *field = message + message_size;
  *copied = *error;
  copied->message = memcpy(message, error->message, message_size);
  copied->field = memcpy(field, error->field, field_size);
  return copied;
}

taskcore_status ctaskcore_hand_over(taskcore_status status, taskcore_error **error) {
  if (error == NULL) return status;
  const taskcore_error *given = NULL;
  if (status != TASKCORE_OK) {
    given = taskcore_last_error();
    if (given != &no_memory) given = copy(given);
  }
  *error = (taskcore_error *)given;
  return status;
}
