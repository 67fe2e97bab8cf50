/* The rules of rules.txt expanded by the C API of Taskcore; floor_occurrences.c does it by libical.
 */
#include "rules.h"
#include "stores.h"

/* The sum of the last dates says whether another side gave the same. */
static long long expand(taskcore_store *store, const repeat_rule *rule, long long *last_dates) {
  taskcore_repeat_spec spec = TASKCORE_REPEAT_SPEC_INIT;
  taskcore_occurrence_list *list = NULL;
  spec.rule = rule->text;
  spec.start = rule->start;
  spec.limit = rule->count;
  check(taskcore_repeat_expand(store, &spec, &list), rule->text);
  size_t count = taskcore_occurrence_list_count(list);
  *last_dates += taskcore_occurrence_list_at(list, count - 1)->date;
  taskcore_occurrence_list_free(list);
  return (long long)count;
}

int main(int argc, char **argv) {
  if (argc != 3) bench_fail("usage: taskcore_occurrences FOLDER SIZE");
  repeat_rule rules[MAXIMUM_RULES];
  int count = rules_read(rules);
  taskcore_store *store = open_store(":memory:");
  bench_samples samples = {0};
  long long rows = 0, last_dates = 0;
  for (int i = 0; i < REPETITIONS; i++) {
    rows = last_dates = 0;
    double begun = bench_now();
    for (int rule = 0; rule < count; rule++) rows += expand(store, &rules[rule], &last_dates);
    bench_add(&samples, bench_now() - begun);
  }
  bench_report(SIDE, "occurrences", atol(argv[2]), &samples, rows);
  bench_report_figure(SIDE, "occurrences", atol(argv[2]), "last_dates", last_dates);
  taskcore_store_free(store);
  return 0;
}
