#define _GNU_SOURCE
#include "CLoading.h"

#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <sys/auxv.h>
#include <unistd.h>

int32_t loading_is_privileged(void) { return getauxval(AT_SECURE) != 0; }

/* The Swift runtime prints and traces as its variables say, in a privileged process too. They are
 * taken out before it reads them, as the loader does with those that it follows itself. */
__attribute__((constructor(101))) static void forget_runtime_variables(void) {
  if (!loading_is_privileged()) return;
  for (char **variable = environ; variable != NULL && *variable != NULL;) {
    char name[64];
    size_t length = strcspn(*variable, "=");
    if (strncmp(*variable, "SWIFT_", 6) == 0 && length < sizeof name) {
      memcpy(name, *variable, length);
      name[length] = '\0';
      unsetenv(name);
    } else {
      variable++;
    }
  }
}
