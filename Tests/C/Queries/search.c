/* Queries by a text: the language of queries, words to find, and where they stand. */
#include "fixture.h"

static const char *found(taskcore_store *store, const taskcore_query *query) {
  static char titles[512];
  taskcore_task_list *list = NULL;
  CHECK_OK(taskcore_task_query(store, query, &list));
  titles[0] = '\0';
  for (size_t i = 0; i < taskcore_task_list_count(list); i++) {
    if (i > 0) strcat(titles, ", ");
    strcat(titles, taskcore_task_list_at(list, i)->title);
  }
  taskcore_task_list_free(list);
  return titles;
}

static taskcore_query filtered(const char *filter) {
  taskcore_query query = TASKCORE_QUERY_INIT;
  query.fields = TASKCORE_QUERY_FILTER;
  query.filter = filter;
  return query;
}

static taskcore_query searching(const char *text) {
  taskcore_query query = TASKCORE_QUERY_INIT;
  query.fields = TASKCORE_QUERY_TEXT;
  query.text = text;
  return query;
}

static void add_with(taskcore_store *store, const char *title, const char *notes, const char *tag) {
  taskcore_task_input input = titled(title);
  const char *tags[] = {tag, "other"};
  input.fields |= TASKCORE_TASK_NOTES | TASKCORE_TASK_TAGS;
  input.notes = notes;
  input.tags = tags;
  input.tag_count = 2;
  add(store, &input);
}

static void a_filter_says_what_to_list_and_how(taskcore_store *store) {
  add_with(store, "Rent", "", "bank");
  add_with(store, "Account", "", "bank");
  add_with(store, "Wait", "", "waiting");
  taskcore_query query = filtered("+bank sort:title");
  CHECK_TEXT(found(store, &query), "Account, Rent");
  query = filtered("-bank or title:rent");
  CHECK_TEXT(found(store, &query), "Rent, Wait");
  query = filtered("sort:title limit:1 offset:1");
  CHECK_TEXT(found(store, &query), "Rent");
  query = filtered("sort:title limit:0"); /* all, as in the struct */
  CHECK_TEXT(found(store, &query), "Account, Rent, Wait");
  CHECK_OK(taskcore_query_check(store, "+bank sort:title"));
}

static void a_query_is_written_as_it_is_kept_and_shown(taskcore_store *store) {
  char *text = NULL;
  CHECK_OK(taskcore_query_canonical(store, "today | no date", &text));
  CHECK_TEXT(text, "due:today or due:none");
  taskcore_string_free(text);
  CHECK_OK(taskcore_query_shown(store, "today", &text));
  CHECK_TEXT(text, "text:today"); /* in what is kept, a bare word is one to look for */
  taskcore_string_free(text);
  add_titled(store, "Plan today");
  CHECK_OK(taskcore_query_note(store, "today", &text));
  CHECK_TEXT(text,
             "\"today\" is read as a condition; quote it to search titles: 1 title has the word");
  taskcore_string_free(text);
  CHECK_OK(taskcore_query_note(store, "plan today", &text));
  CHECK_TEXT(text, "");
  taskcore_string_free(text);
  CHECK_STATUS(taskcore_query_canonical(store, "today &", &text), TASKCORE_EPARSE);
  CHECK(text == NULL);
  CHECK_TEXT(taskcore_last_error()->field, "text");
  CHECK_INT(taskcore_last_error()->column, 8);
  taskcore_query query = filtered("@nobody");
  taskcore_task_list *list = NULL;
  CHECK_STATUS(taskcore_task_query(store, &query, &list), TASKCORE_ENOTFOUND);
  CHECK_INT(taskcore_last_error()->column, 1 + 1);
}

static void what_the_struct_gives_comes_before_the_options_of_the_filter(taskcore_store *store) {
  add_titled(store, "a");
  add_titled(store, "b");
  add_titled(store, "c");
  taskcore_query query = filtered("sort:-title limit:1");
  taskcore_sort sort = TASKCORE_SORT_INIT;
  sort.key = TASKCORE_SORT_TITLE;
  query.sorts = &sort;
  query.sort_count = 1;
  CHECK_TEXT(found(store, &query), "a");
  query.limit = 2;
  query.offset = 1;
  CHECK_TEXT(found(store, &query), "b, c");
}

static void a_filter_that_does_not_parse_names_the_column(taskcore_store *store) {
  taskcore_query query = filtered("+bank due:someday");
  taskcore_task_list *list = NULL;
  CHECK_STATUS(taskcore_task_query(store, &query, &list), TASKCORE_EPARSE);
  CHECK(list == NULL);
  CHECK_TEXT(taskcore_last_error()->field, "filter");
  CHECK_INT(taskcore_last_error()->line, 1);
  CHECK_INT(taskcore_last_error()->column, 11);
  CHECK_STATUS(taskcore_query_check(store, "(+a"), TASKCORE_EPARSE);
  CHECK_TEXT(taskcore_last_error()->field, "text");
  CHECK_INT(taskcore_last_error()->column, 1);
  CHECK_STATUS(taskcore_query_check(store, NULL), TASKCORE_EINVALID);
  CHECK_STATUS(taskcore_query_check(store, "\xff"), TASKCORE_EINVALID);
  query.filter = NULL;
  CHECK_STATUS(taskcore_task_query(store, &query, &list), TASKCORE_EINVALID);
}

static void the_best_match_comes_first(taskcore_store *store) {
  add_with(store, "Shop", "buy milk on the way, and bread, and a paper, and more", "x");
  add_with(store, "Milk", "", "y");
  add_with(store, "Tea", "", "z");
  taskcore_query query = searching("MIL");
  CHECK_TEXT(found(store, &query), "Milk, Shop");
  query.text_fields = TASKCORE_TASK_NOTES;
  CHECK_TEXT(found(store, &query), "Shop");
  query.text = "\"mil\"";
  CHECK_TEXT(found(store, &query), "");
  query = searching("other -");
  taskcore_task_list *list = NULL;
  CHECK_STATUS(taskcore_task_query(store, &query, &list), TASKCORE_EINVALID);
  CHECK_TEXT(taskcore_last_error()->field, "text");
  query = searching("milk");
  query.text_fields = TASKCORE_TASK_DUE;
  CHECK_STATUS(taskcore_task_query(store, &query, &list), TASKCORE_EINVALID);
  CHECK_TEXT(taskcore_last_error()->field, "text_fields");
}

static void check_highlight(const taskcore_highlight *highlight, uint64_t field, size_t tag,
                            size_t start, size_t length) {
  CHECK_SIZE(highlight->struct_size, sizeof(taskcore_highlight));
  CHECK_INT(highlight->field, field);
  CHECK_INT(highlight->tag, tag);
  CHECK_INT(highlight->start, start);
  CHECK_INT(highlight->length, length);
}

static void highlights_say_where_the_words_stand(taskcore_store *store) {
  add_with(store, "Le café, LE CAFE", "no cafés here", "café");
  add_with(store, "Hot tea", "", "hot");
  taskcore_query query = filtered("(\"le cafe\" or +other) or (cafe -hot)");
  taskcore_task_list *list = NULL;
  CHECK_OK(taskcore_task_query(store, &query, &list));
  const taskcore_task *task = taskcore_task_list_at(list, 0);
  CHECK_INT(task->highlight_count, 4);
  check_highlight(TASKCORE_AT(task->highlights, 0), TASKCORE_TASK_TITLE, 0, 0, 8);
  check_highlight(TASKCORE_AT(task->highlights, 1), TASKCORE_TASK_TITLE, 0, 10, 7);
  check_highlight(TASKCORE_AT(task->highlights, 2), TASKCORE_TASK_NOTES, 0, 3, 6);
  check_highlight(TASKCORE_AT(task->highlights, 3), TASKCORE_TASK_TAGS, 0, 0, 5);
  taskcore_task_list_free(list);

  query = searching("oth");
  CHECK_OK(taskcore_task_query(store, &query, &list));
  task = taskcore_task_list_at(list, 0);
  CHECK_INT(task->highlight_count, 1);
  check_highlight(TASKCORE_AT(task->highlights, 0), TASKCORE_TASK_TAGS, 1, 0, 5);
  CHECK_TEXT(task->tags[1], "other");
  taskcore_task_list_free(list);

  CHECK_OK(taskcore_task_query(store, NULL, &list));
  CHECK(taskcore_task_list_at(list, 0)->highlights == NULL);
  CHECK_INT(taskcore_task_list_at(list, 0)->highlight_count, 0);
  taskcore_task_list_free(list);
}

int main(void) {
  RUN_WITH_STORE(a_filter_says_what_to_list_and_how);
  RUN_WITH_STORE(a_query_is_written_as_it_is_kept_and_shown);
  RUN_WITH_STORE(what_the_struct_gives_comes_before_the_options_of_the_filter);
  RUN_WITH_STORE(a_filter_that_does_not_parse_names_the_column);
  RUN_WITH_STORE(the_best_match_comes_first);
  RUN_WITH_STORE(highlights_say_where_the_words_stand);
  return check_result();
}
