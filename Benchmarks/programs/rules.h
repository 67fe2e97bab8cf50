/* The rules of rules.txt, which lies beside this file, or where TASKCORE_BENCH_RULES says. */
#ifndef RULES_H
#define RULES_H

#include "bench.h"

#define MAXIMUM_RULES 64

typedef struct {
  char start[16]; /* DTSTART, such as 20261122T090000 */
  long count;     /* how many occurrences to read */
  char text[96];
} repeat_rule;

static inline char *rules_path(void) {
  const char *path = getenv("TASKCORE_BENCH_RULES"), *slash = strrchr(__FILE__, '/');
  if (path) return strdup(path);
  if (!slash) return strdup("rules.txt");
  char folder[4096];
  snprintf(folder, sizeof folder, "%.*s", (int)(slash - __FILE__), __FILE__);
  return bench_path(folder, "rules.txt");
}

static inline int rules_read(repeat_rule *rules) {
  char *path = rules_path(), line[160];
  FILE *file = fopen(path, "r");
  if (!file) bench_fail("There is no %s.", path);
  free(path);
  int count = 0;
  while (count < MAXIMUM_RULES && fgets(line, sizeof line, file)) {
    repeat_rule *rule = &rules[count];
    if (line[0] != '#' && sscanf(line, "%15s %ld %95s", rule->start, &rule->count, rule->text) == 3)
      count++;
  }
  fclose(file);
  return count;
}

#endif
