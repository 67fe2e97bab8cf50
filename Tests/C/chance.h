/* Random numbers: the same ones in every run, unless TASKCORE_TEST_SEED says where to begin. */
#ifndef CHANCE_H
#define CHANCE_H

#include <inttypes.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static uint32_t chance_state;
/* Whether all is as usual: what is bound to happen is known for that seed alone. */
static int chance_is_usual;

/* Begins at the usual seed or at that of the environment, and prints which one it is. */
static inline void chance_begin(uint32_t usual) {
  const char *given = getenv("TASKCORE_TEST_SEED");
  chance_state = given == NULL ? usual : (uint32_t)strtoul(given, NULL, 10);
  chance_is_usual = chance_state == usual;
  printf("TASKCORE_TEST_SEED=%" PRIu32 "\n", chance_state);
  fflush(stdout); /* a test that crashes has said it, too */
}

static inline uint32_t chance(uint32_t below) {
  chance_state = chance_state * 1664525 + 1013904223;
  return (chance_state >> 8) % below;
}

#endif
