// Adds a task for the end of each month, completes it twice, and says when it is due next.
#include <stdio.h>
#include <taskcore.h>

int main(void) {
  taskcore_open_options options = TASKCORE_OPEN_OPTIONS_INIT;
  options.path = ":memory:";
  options.time_zone = "Europe/Paris";

  taskcore_store *store = NULL;
  taskcore_task_list *tasks = NULL;
  char *rule = NULL, *words = NULL;
  int32_t mode = TASKCORE_REPEAT_FIXED;
  int64_t id = 0;
  taskcore_status status = taskcore_store_open(&options, &store);
  if (!status) status = taskcore_repeat_parse(store, "every 31st", &rule, &mode);
  if (!status) status = taskcore_repeat_words(store, rule, mode, &words);
  if (!status) printf("%s\n%s\n", rule, words);

  taskcore_task_input task = TASKCORE_TASK_INPUT_INIT;
  task.fields = TASKCORE_TASK_TITLE | TASKCORE_TASK_DUE | TASKCORE_TASK_REPEAT_RULE;
  task.title = "Close the books";
  task.due_kind = TASKCORE_MOMENT_DATE;
  task.due_date = 20270131;
  task.repeat_rule = rule;
  if (!status) status = taskcore_task_add(store, &task, &id);
  for (int i = 0; i < 2 && !status; i++) status = taskcore_task_complete(store, &id, 1, 0);
  if (!status) status = taskcore_task_get(store, &id, 1, &tasks);
  if (!status) printf("due next: %d\n", taskcore_task_list_at(tasks, 0)->due_date);

  if (status) fprintf(stderr, "%s\n", taskcore_last_error()->message);
  taskcore_task_list_free(tasks);
  taskcore_string_free(words);
  taskcore_string_free(rule);
  taskcore_store_free(store);
  return status ? 1 : 0;
}
