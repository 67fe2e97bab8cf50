#include "CLibical.h"

#include <dlfcn.h>
#include <libical/ical.h>
#include <pthread.h>
#include <stdlib.h>

struct libical_iterator {
  struct icalrecurrencetype rule;
  icalrecur_iterator *occurrences;
};

static struct {
  __typeof__(icalrecurrencetype_from_string) *rule_from_string;
  __typeof__(icalrecur_iterator_new) *iterator_new;
  __typeof__(icalrecur_iterator_set_start) *iterator_set_start;
  __typeof__(icalrecur_iterator_next) *iterator_next;
  __typeof__(icalrecur_iterator_free) *iterator_free;
  __typeof__(icalerror_get_errors_are_fatal) *errors_are_fatal;
  __typeof__(icalerror_set_errors_are_fatal) *set_errors_are_fatal;
  __typeof__(icalerrno_return) *error;
} libical;

static pthread_once_t once = PTHREAD_ONCE_INIT;
static int is_loaded;

static void load(void) {
  void *library = dlopen("libical.so.3", RTLD_NOW | RTLD_LOCAL);
  if (library == NULL) return;
#define FIND(member, name) *(void **)&libical.member = dlsym(library, #name)
  FIND(rule_from_string, icalrecurrencetype_from_string);
  FIND(iterator_new, icalrecur_iterator_new);
  FIND(iterator_set_start, icalrecur_iterator_set_start);
  FIND(iterator_next, icalrecur_iterator_next);
  FIND(iterator_free, icalrecur_iterator_free);
  FIND(errors_are_fatal, icalerror_get_errors_are_fatal);
  FIND(set_errors_are_fatal, icalerror_set_errors_are_fatal);
  FIND(error, icalerrno_return);
#undef FIND
  is_loaded = libical.rule_from_string != NULL && libical.iterator_new != NULL &&
              libical.iterator_set_start != NULL && libical.iterator_next != NULL &&
              libical.iterator_free != NULL && libical.errors_are_fatal != NULL &&
              libical.set_errors_are_fatal != NULL && libical.error != NULL;
}

int libical_load(void) {
  pthread_once(&once, load);
  return is_loaded;
}

/* Whether errors end the process is one setting for all of it, and others there may use libical
 * too: after `leave` it is as it was before `enter`. Between them is one thread at a time. */
static pthread_mutex_t in_use = PTHREAD_MUTEX_INITIALIZER;
static int were_fatal;

static void enter(void) {
  pthread_mutex_lock(&in_use);
  were_fatal = libical.errors_are_fatal();
  /* A rule that it does not know must not end the process. */
  if (were_fatal) libical.set_errors_are_fatal(0);
}

static void leave(void) {
  if (were_fatal) libical.set_errors_are_fatal(were_fatal);
  pthread_mutex_unlock(&in_use);
}

static struct icaltimetype from_local(libical_time local) {
  struct icaltimetype time = {0};
  time.year = local.year;
  time.month = local.month;
  time.day = local.day;
  time.hour = local.hour;
  time.minute = local.minute;
  time.second = local.second;
  time.is_date = local.is_date;
  return time;
}

static void begin(libical_iterator *iterator, const char *rule, libical_time start,
                  const libical_time *earliest) {
  /* It is left from an earlier rule, and would be taken for this one's. */
  *libical.error() = ICAL_NO_ERROR;
  iterator->rule = libical.rule_from_string(rule);
  if (iterator->rule.freq == ICAL_NO_RECURRENCE) return;
  iterator->occurrences = libical.iterator_new(iterator->rule, from_local(start));
  if (iterator->occurrences != NULL && earliest != NULL && iterator->rule.count == 0) {
    libical.iterator_set_start(iterator->occurrences, from_local(*earliest));
  }
}

libical_iterator *libical_iterator_new(const char *rule, libical_time start,
                                       const libical_time *earliest) {
  if (!libical_load()) return NULL;
  libical_iterator *iterator = calloc(1, sizeof *iterator);
  if (iterator == NULL) return NULL;
  enter();
  begin(iterator, rule, start, earliest);
  leave();
  if (iterator->occurrences != NULL) return iterator;
  libical_iterator_free(iterator);
  return NULL;
}

int libical_iterator_next(libical_iterator *iterator, libical_time *next) {
  enter();
  struct icaltimetype time = libical.iterator_next(iterator->occurrences);
  leave();
  if (time.year == 0 && time.month == 0 && time.day == 0) return 0;
  *next = (libical_time){time.year,   time.month,  time.day,    time.hour,
                         time.minute, time.second, time.is_date};
  return 1;
}

void libical_iterator_free(libical_iterator *iterator) {
  if (iterator->occurrences != NULL) libical.iterator_free(iterator->occurrences);
  free(iterator->rule.rscale);
  free(iterator);
}
