#ifndef CALL_H
#define CALL_H

#include "CHost.h"

/* The innermost call of this thread, or NULL. */
host_call *innermost_call(void);

#endif
