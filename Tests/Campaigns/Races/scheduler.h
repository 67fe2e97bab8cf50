/*
 * A scheduler of threads that follows a seed: one thread runs at a time, and at each lock, wait,
 * wake-up and pause the seed says which one goes on. The same seed gives the same order of steps
 * again.
 *
 * It stands before the C library's functions in the program that it is linked into (-rdynamic), and
 * so for all that the library does, too. What it does not see is a switch between two steps without
 * a lock; the thread sanitizer looks for these.
 */
#ifndef SCHEDULER_H
#define SCHEDULER_H

#include <stdint.h>

/* From now on the calling thread and those that it creates take turns. */
void scheduler_begin(uint64_t seed);
/* The others have ended; the calling thread goes on as before. Returns how many steps there were.
 */
long scheduler_end(void);
/* Another thread may go on here. */
void scheduler_step(void);

#endif
