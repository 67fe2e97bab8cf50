// SPDX-License-Identifier: Apache-2.0
// Errors that a caller owns: what the generated functions of errors_by_value.c have in common.
#ifndef ERROR_COPY_H
#define ERROR_COPY_H

#include "taskcore_types.h"

// What is said where there is no memory to say anything else; it lasts, and is never freed.
const taskcore_error *ctaskcore_no_memory_error(void);

// Hands a copy of this thread's last error to the caller, or NULL for TASKCORE_OK, unless `error`
// is NULL itself. Returns `status`.
taskcore_status ctaskcore_hand_over(taskcore_status status, taskcore_error **error);

#endif
