/* Breaks the library on purpose, from within the program: a setuid program takes no LD_PRELOAD.
 *
 *   TASKCORE_BROKEN=variables   a setuid program follows the environment
 *   TASKCORE_BROKEN=folder      libraries are sought in the working directory first
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/auxv.h>

static int is(const char *how) {
  const char *broken = getenv("TASKCORE_BROKEN");
  return broken != NULL && strcmp(broken, how) == 0;
}

unsigned long getauxval(unsigned long type) {
  static unsigned long (*real)(unsigned long);
  if (real == NULL) *(void **)&real = dlsym(RTLD_NEXT, "getauxval");
  return type == AT_SECURE && is("variables") ? 0 : real(type);
}

void *dlopen(const char *name, int flags) {
  static void *(*real)(const char *, int);
  if (real == NULL) *(void **)&real = dlsym(RTLD_NEXT, "dlopen");
  if (name != NULL && is("folder")) {
    char path[256];
    snprintf(path, sizeof path, "./%s", name);
    void *found = real(path, flags);
    if (found != NULL) return found;
  }
  return real(name, flags);
}
