/* Loads the libraries of the system that few programs need. */
#ifndef CLOADING_H
#define CLOADING_H

#include <stdint.h>

/* Whether this process has rights that its caller lacks (setuid, setgid, file capabilities). */
int32_t loading_is_privileged(void);

/* Loads a library by its soname, from where the system keeps libraries, for the rest of the
 * process. NULL when it is missing, and in a privileged process: fontconfig, libcurl and others
 * follow variables of the environment, which is the caller's there. */
void *loading_open(const char *soname);

#endif
