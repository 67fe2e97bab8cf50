/* Whether the call that runs on this thread refuses members that are set without their bit in
 * fields: TASKCORE_OPEN_CHECK_FIELDS. */
#ifndef TASKCORE_FIELD_CHECK_H
#define TASKCORE_FIELD_CHECK_H

#include <stdbool.h>

bool caller_fields_are_checked(void);

/* Says whether it does; gives what was so before. */
bool caller_fields_check(bool checks);

#endif
