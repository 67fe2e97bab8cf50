/* The rules of rules.txt expanded by libical itself, into an array of times since 1970. */
#include <libical/ical.h>

#include "rules.h"

/* The sum of the last dates says whether another side gave the same. */
static long long expand(const repeat_rule *rule, long long *last_dates) {
  struct icalrecurrencetype recurrence = icalrecurrencetype_from_string(rule->text);
  icalrecur_iterator *iterator =
      icalrecur_iterator_new(recurrence, icaltime_from_string(rule->start));
  if (!iterator) bench_fail("%s: libical does not take it.", rule->text);
  time_t *times = malloc((size_t)rule->count * sizeof *times);
  if (!times) bench_fail("There is no memory.");
  long count = 0;
  struct icaltimetype next = icaltime_null_time(), last = next;
  while (count < rule->count) {
    next = icalrecur_iterator_next(iterator);
    if (icaltime_is_null_time(next)) break;
    times[count++] = icaltime_as_timet(next);
    last = next;
  }
  *last_dates += last.year * 10000 + last.month * 100 + last.day;
  free(times);
  icalrecur_iterator_free(iterator);
  return count;
}

int main(int argc, char **argv) {
  if (argc != 3) bench_fail("usage: floor_occurrences FOLDER SIZE");
  repeat_rule rules[MAXIMUM_RULES];
  int count = rules_read(rules);
  bench_samples samples = {0};
  long long rows = 0, last_dates = 0;
  for (int i = 0; i < REPETITIONS; i++) {
    rows = last_dates = 0;
    double begun = bench_now();
    for (int rule = 0; rule < count; rule++) rows += expand(&rules[rule], &last_dates);
    bench_add(&samples, bench_now() - begun);
  }
  bench_report("floor", "occurrences", atol(argv[2]), &samples, rows);
  bench_report_figure("floor", "occurrences", atol(argv[2]), "last_dates", last_dates);
  return 0;
}
