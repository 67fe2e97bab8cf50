/* What the system's libical gives for repeat rules of calendars besides the Gregorian one.
 *
 * libical hands its structs over by value, so they are met in C; and it is loaded when it is
 * needed, so that nobody else has to have it. */
#ifndef CLIBICAL_H
#define CLIBICAL_H

#include <stdint.h>

/* A local date, or a local date and time. */
typedef struct libical_time {
  int32_t year, month, day, hour, minute, second;
  int32_t is_date;
} libical_time;

typedef struct libical_iterator libical_iterator;

/* Loads libical once; 0 when it is not installed. It can be called from any thread. */
int libical_load(void);

/* The occurrences of a rule without COUNT or with one, not before `earliest`, which may be NULL and
 * is ignored with COUNT. NULL for a rule that libical does not know, or without memory. */
libical_iterator *libical_iterator_new(const char *rule, libical_time start,
                                       const libical_time *earliest);

/* 0 at the end. */
int libical_iterator_next(libical_iterator *iterator, libical_time *next);

void libical_iterator_free(libical_iterator *iterator);

#endif
