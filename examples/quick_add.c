// Shows what was understood of a line, and adds the task that it says.
#include <stdio.h>
#include <taskcore.h>

int main(void) {
  const char *line = "Pay rent 2026-12-24 17:00 #Home @bank !p1 *";
  taskcore_open_options options = TASKCORE_OPEN_OPTIONS_INIT;
  options.path = ":memory:";
  options.time_zone = "UTC";

  taskcore_store *store = NULL;
  taskcore_quick_add_parse *parse = NULL;
  taskcore_status status = taskcore_store_open(&options, &store);
  if (!status) status = taskcore_quick_add_read(store, line, &parse);

  const taskcore_quick_add_content *content = taskcore_quick_add_parse_content(parse);
  if (content) {
    printf("title: %s\n", content->input.title);
    for (size_t i = 0; i < content->token_count; i++) {
      const taskcore_token *token = &content->tokens[i];
      const char *kind = token->field == TASKCORE_TASK_DUE ? "due" : "mark";
      printf("%s: %.*s\n", kind, (int)token->length, line + token->start);
    }
  }
  if (!status) status = taskcore_quick_add(store, line, NULL, NULL);
  if (status) fprintf(stderr, "%s\n", taskcore_last_error()->message);
  taskcore_quick_add_parse_free(parse);
  taskcore_store_free(store);
  return status ? 1 : 0;
}
