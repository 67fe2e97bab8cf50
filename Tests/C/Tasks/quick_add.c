/* Quick add: one line makes a task, and a parse tells what it says and where. */
#include "fixture.h"

static void a_line_makes_a_task(taskcore_store *store) {
  int64_t id = 0;
  CHECK_OK(taskcore_quick_add(store, "Pay rent tonight at 9pm #Home @bank !p1 * ~30m // by card",
                              NULL, &id));
  taskcore_task_list *list = get(store, id);
  const taskcore_task *task = taskcore_task_list_at(list, 0);
  CHECK_TEXT(task->title, "Pay rent");
  CHECK_TEXT(task->notes, "by card");
  CHECK_TEXT(task->project, "Home");
  CHECK_INT(task->tag_count, 1);
  CHECK_TEXT(task->tags[0], "bank");
  CHECK_INT(task->priority, TASKCORE_PRIORITY_P1);
  CHECK_INT(task->is_favourite, 1);
  CHECK_INT(task->estimated_duration_s, 1800);
  CHECK_INT(task->slot, TASKCORE_SLOT_EVENING);
  CHECK_INT(task->due_kind, TASKCORE_MOMENT_DATE_TIME);
  CHECK_INT(task->due_ms, START_MS + 12 * 3600000LL);
  taskcore_task_list_free(list);
  CHECK_OK(taskcore_undo(store, NULL));
  CHECK_INT(count_all(store), 0);
}

static void the_defaults_say_what_the_line_does_not(taskcore_store *store) {
  const char *tags[] = {"screen"};
  taskcore_task_input defaults = TASKCORE_TASK_INPUT_INIT;
  defaults.fields = TASKCORE_TASK_PROJECT | TASKCORE_TASK_TAGS | TASKCORE_TASK_PRIORITY;
  defaults.project = "Work";
  defaults.tags = tags;
  defaults.tag_count = 1;
  defaults.priority = TASKCORE_PRIORITY_P3;
  int64_t id = 0;
  CHECK_OK(taskcore_quick_add(store, "Call Ann @phone !p0", &defaults, &id));
  taskcore_task_list *list = get(store, id);
  const taskcore_task *task = taskcore_task_list_at(list, 0);
  CHECK_TEXT(task->project, "Work");
  CHECK_INT(task->tag_count, 2);
  CHECK_TEXT(task->tags[0], "phone");
  CHECK_TEXT(task->tags[1], "screen");
  CHECK_INT(task->priority, TASKCORE_PRIORITY_P0);
  taskcore_task_list_free(list);
}

static void a_parse_is_an_input_and_ranges(taskcore_store *store) {
  taskcore_quick_add_result *parse = NULL;
  CHECK_OK(taskcore_quick_add_parse(store, "\xC3\xA9t\xC3\xA9 >tomorrow friday #A @b @c", &parse));
  const taskcore_quick_add_content *content = taskcore_quick_add_result_contents(parse);
  CHECK_SIZE(content->struct_size, sizeof *content);
  CHECK_SIZE(content->input->struct_size, sizeof *content->input);
  CHECK_INT(content->input->fields, TASKCORE_TASK_TITLE | TASKCORE_TASK_START | TASKCORE_TASK_DUE |
                                        TASKCORE_TASK_PROJECT | TASKCORE_TASK_TAGS_ADDED);
  CHECK_TEXT(content->input->title, "\xC3\xA9t\xC3\xA9");
  CHECK_TEXT(content->input->project, "A");
  CHECK_INT(content->input->tags_added_count, 2);
  CHECK_TEXT(content->input->tags_added[1], "c");
  CHECK_INT(content->input->start_date, 20260902);
  CHECK_INT(content->input->due_date, 20260904);
  CHECK_INT(content->token_count, 5);
  CHECK_SIZE(TASKCORE_AT(content->tokens, 0)->struct_size, sizeof *content->tokens);
  CHECK_INT(TASKCORE_AT(content->tokens, 0)->field, TASKCORE_TASK_START);
  CHECK_INT(TASKCORE_AT(content->tokens, 0)->start, 6);
  CHECK_INT(TASKCORE_AT(content->tokens, 0)->length, 9);
  CHECK_INT(TASKCORE_AT(content->tokens, 1)->field, TASKCORE_TASK_DUE);
  CHECK_INT(TASKCORE_AT(content->tokens, 1)->start, 16);
  CHECK_INT(TASKCORE_AT(content->tokens, 1)->length, 6);
  CHECK_INT(TASKCORE_AT(content->tokens, 2)->field, TASKCORE_TASK_PROJECT);
  CHECK_INT(TASKCORE_AT(content->tokens, 4)->field, TASKCORE_TASK_TAGS_ADDED);
  CHECK_INT(count_all(store), 0);
  CHECK(add(store, content->input) > 0);
  taskcore_quick_add_result_free(parse);
}

static void a_line_without_marks_has_no_tokens(taskcore_store *store) {
  taskcore_quick_add_result *parse = NULL;
  CHECK_OK(taskcore_quick_add_parse(store, "Buy milk", &parse));
  const taskcore_quick_add_content *content = taskcore_quick_add_result_contents(parse);
  CHECK_INT(content->input->fields, TASKCORE_TASK_TITLE);
  CHECK(content->tokens == NULL);
  CHECK_INT(content->token_count, 0);
  taskcore_quick_add_result_free(parse);
}

static void what_is_wrong_is_named_and_nothing_is_added(taskcore_store *store) {
  char *long_title = repeated("a", 1000000);
  const struct {
    const char *line;
    const char *field;
  } wrong[] = {
      {"", "text"},   {"today #Home !p1", "text"}, {"\xFF", "text"},
      {NULL, "text"}, {long_title, "title"},       {"Pay today >tomorrow", "due"},
  };
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
    int64_t id = 7;
    CHECK_STATUS(taskcore_quick_add(store, wrong[i].line, NULL, &id), TASKCORE_EINVALID);
    CHECK_TEXT(taskcore_last_error()->field, wrong[i].field);
    CHECK_INT(id, 0);
  }
  taskcore_quick_add_result *parse = NULL;
  CHECK_STATUS(taskcore_quick_add_parse(store, "today", &parse), TASKCORE_EINVALID);
  CHECK(parse == NULL);
  CHECK_STATUS(taskcore_quick_add_parse(store, "Buy milk", NULL), TASKCORE_EINVALID);
  CHECK_TEXT(taskcore_last_error()->field, "result");
  taskcore_task_input defaults = TASKCORE_TASK_INPUT_INIT;
  defaults.struct_size = 1;
  CHECK_STATUS(taskcore_quick_add(store, "Buy milk", &defaults, NULL), TASKCORE_EINVALID);
  CHECK_TEXT(taskcore_last_error()->field, "struct_size");
  CHECK_INT(count_all(store), 0);
  free(long_title);
}

static void what_was_not_read_is_told(taskcore_store *store) {
  taskcore_quick_add_result *result = NULL;
  int64_t id = 0;
  CHECK_OK(taskcore_quick_add_told(store, "Pay !p7 #New @bank", NULL, &id, &result));
  CHECK(id > 0);
  const taskcore_quick_add_content *content = taskcore_quick_add_result_contents(result);
  CHECK_TEXT(content->summary, "Pay !p7 \xE2\x80\x94 new project New, new tag bank");
  CHECK_TEXT(content->new_project, "New");
  CHECK(content->nearest_project == NULL);
  CHECK_INT(content->new_tag_count, 1);
  CHECK_TEXT(content->new_tags[0], "bank");
  CHECK_INT(content->unread_count, 1);
  const taskcore_unread_part *part = TASKCORE_AT(content->unread, 0);
  CHECK_SIZE(part->struct_size, sizeof *part);
  CHECK_INT(part->reason, TASKCORE_UNREAD_VALUE);
  CHECK_INT(part->field, TASKCORE_TASK_PRIORITY);
  CHECK_INT(part->start, 4);
  CHECK_INT(part->length, 3);
  CHECK(part->message != NULL);
  taskcore_quick_add_result_free(result);
  CHECK_STATUS(taskcore_quick_add_told(store, "Pay", NULL, &id, NULL), TASKCORE_EINVALID);
  CHECK_TEXT(taskcore_last_error()->field, "result");
  CHECK_INT(id, 0);
  CHECK_STATUS(taskcore_quick_add_told(store, "today", NULL, &id, &result), TASKCORE_EINVALID);
  CHECK(result == NULL);
}

static void a_line_changes_tasks(taskcore_store *store) {
  int64_t id = 0;
  CHECK_OK(taskcore_quick_add(store, "Buy milk @shop", NULL, &id));
  taskcore_quick_add_result *result = NULL;
  CHECK_OK(taskcore_quick_add_parse_changes(store, "tomorrow p1 -@shop", &result));
  const taskcore_quick_add_content *content = taskcore_quick_add_result_contents(result);
  CHECK_INT(content->input->fields,
            TASKCORE_TASK_DUE | TASKCORE_TASK_PRIORITY | TASKCORE_TASK_TAGS_REMOVED);
  CHECK_INT(TASKCORE_AT(content->tokens, 2)->field, TASKCORE_TASK_TAGS_REMOVED);
  CHECK_OK(taskcore_task_update(store, &id, 1, content->input));
  taskcore_quick_add_result_free(result);
  taskcore_task_list *list = get(store, id);
  CHECK_TEXT(taskcore_task_list_at(list, 0)->title, "Buy milk");
  CHECK_INT(taskcore_task_list_at(list, 0)->tag_count, 0);
  taskcore_task_list_free(list);
  CHECK_STATUS(taskcore_quick_add_parse_changes(store, "30 feb", &result), TASKCORE_EINVALID);
  CHECK(result == NULL);
  CHECK_STATUS(taskcore_quick_add_parse_changes(store, NULL, &result), TASKCORE_EINVALID);
}

static void nothing_has_no_content_and_is_freed(taskcore_store *store) {
  (void)store;
  CHECK(taskcore_quick_add_result_contents(NULL) == NULL);
  taskcore_quick_add_result_free(NULL);
}

int main(void) {
  RUN_WITH_STORE(a_line_makes_a_task);
  RUN_WITH_STORE(the_defaults_say_what_the_line_does_not);
  RUN_WITH_STORE(a_parse_is_an_input_and_ranges);
  RUN_WITH_STORE(a_line_without_marks_has_no_tokens);
  RUN_WITH_STORE(what_is_wrong_is_named_and_nothing_is_added);
  RUN_WITH_STORE(what_was_not_read_is_told);
  RUN_WITH_STORE(a_line_changes_tasks);
  RUN_WITH_STORE(nothing_has_no_content_and_is_freed);
  return check_result();
}
