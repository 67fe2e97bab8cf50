// Adds tasks as they are typed, one line each, and shows what was understood of the last.
#include <stdio.h>
#include <taskcore.h>

static int32_t read_clock(int64_t *now_ms, void *payload) {
  (void)payload;
  *now_ms = 1788246000000;  // 1 September 2026, 09:00 in Paris
  return 0;
}

int main(void) {
  taskcore_open_options options = TASKCORE_OPEN_OPTIONS_INIT;
  options.path = ":memory:";
  options.time_zone = "Europe/Paris";
  options.clock = read_clock;
  const char *line = "Pay rent tomorrow 17:00 #Home @bank !p1 *";

  taskcore_store *store = NULL;
  taskcore_quick_add_result *result = NULL;
  int64_t id = 0;
  taskcore_status status = taskcore_store_open(&options, &store);
  if (!status) status = taskcore_quick_add(store, "Water the plants", NULL, &id);
  if (!status) status = taskcore_quick_add_parse(store, line, &result);
  if (!status) {
    const taskcore_quick_add_content *content = taskcore_quick_add_result_contents(result);
    printf("%s, in %s\n", content->input->title, content->input->project);
    for (size_t i = 0; i < content->token_count; i++) {
      const taskcore_token *token = TASKCORE_AT(content->tokens, i);
      printf("understood: %.*s\n", (int)token->length, line + token->start);
    }
    status = taskcore_task_add(store, content->input, &id);
  }
  if (status) fprintf(stderr, "%s\n", taskcore_last_error()->message);
  taskcore_quick_add_result_free(result);
  taskcore_store_free(store);
  return status ? 1 : 0;
}
