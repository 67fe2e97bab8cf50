/* Reads lines "RULE<tab>START<tab>NOT_BEFORE", the last one often empty, and prints for each line
 * the occurrences with commas between, or "refused". All is in UTC. */
#include <stdio.h>
#include <string.h>
#include <taskcore.h>

static int print_occurrences(taskcore_store *store, const taskcore_repeat_spec *spec) {
  taskcore_occurrence_list *list = NULL;
  size_t count, i;

  if (taskcore_repeat_expand(store, spec, &list) != TASKCORE_OK) return puts("refused");
  count = taskcore_occurrence_list_count(list);
  for (i = 0; i < count; i++) {
    printf("%s%s", i > 0 ? "," : "", taskcore_occurrence_list_at(list, i)->local);
  }
  taskcore_occurrence_list_free(list);
  return puts("");
}

int main(void) {
  taskcore_open_options options = TASKCORE_OPEN_OPTIONS_INIT;
  taskcore_store *store = NULL;
  char line[4096];

  options.path = ":memory:";
  options.time_zone = "UTC";
  if (taskcore_store_open(&options, &store) != TASKCORE_OK) return 1;
  while (fgets(line, sizeof line, stdin) != NULL) {
    taskcore_repeat_spec spec = TASKCORE_REPEAT_SPEC_INIT;
    char *start, *not_before;

    line[strcspn(line, "\n")] = '\0';
    if ((start = strchr(line, '\t')) == NULL) return 1;
    *start++ = '\0';
    if ((not_before = strchr(start, '\t')) == NULL) return 1;
    *not_before++ = '\0';
    spec.rule = line;
    spec.start = start;
    spec.not_before = *not_before != '\0' ? not_before : NULL;
    if (print_occurrences(store, &spec) < 0) return 1;
  }
  taskcore_store_free(store);
  return 0;
}
