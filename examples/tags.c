// Tags a task, and lists every tag with the number of open tasks that have it.
#include <stdio.h>
#include <taskcore.h>

int main(void) {
  taskcore_open_options options = TASKCORE_OPEN_OPTIONS_INIT;
  options.path = ":memory:";
  const char *const words[] = {"phone", "bank"};
  taskcore_task_input task = TASKCORE_TASK_INPUT_INIT;
  task.fields = TASKCORE_TASK_TITLE | TASKCORE_TASK_TAGS;
  task.title = "Ask for a new card";
  task.tags = words;
  task.tag_count = 2;

  taskcore_store *store = NULL;
  taskcore_tag_list *tags = NULL;
  taskcore_status status = taskcore_store_open(&options, &store);
  if (!status) status = taskcore_task_add(store, &task, NULL);
  if (!status) status = taskcore_tag_query(store, NULL, &tags);

  for (size_t i = 0; i < taskcore_tag_list_count(tags); i++) {
    const taskcore_tag *tag = taskcore_tag_list_at(tags, i);
    printf("%s: %d open\n", tag->name, (int)tag->open_count);
  }
  if (status) fprintf(stderr, "%s\n", taskcore_last_error()->message);
  taskcore_tag_list_free(tags);
  taskcore_store_free(store);
  return status ? 1 : 0;
}
