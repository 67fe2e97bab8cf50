/* Own fields and their values, and bad arguments of the calls about them. */
#include "listing.h"

#define INVALID(call, field) REFUSE(store, call, TASKCORE_EINVALID, field)

static taskcore_field_input field_of(const char *name, int32_t kind) {
  taskcore_field_input input = TASKCORE_FIELD_INPUT_INIT;
  input.fields = TASKCORE_FIELD_NAME | TASKCORE_FIELD_KIND;
  input.name = name;
  input.kind = kind;
  return input;
}

static int64_t add_field(taskcore_store *store, const char *name, int32_t kind) {
  taskcore_field_input input = field_of(name, kind);
  int64_t id = 0;
  CHECK_OK(taskcore_field_add(store, &input, &id));
  return id;
}

static taskcore_field_value value_of(const char *name, const char *value) {
  taskcore_field_value row = TASKCORE_FIELD_VALUE_INIT;
  row.name = name;
  row.value = value;
  return row;
}

static taskcore_task_input valued(const char *title, const taskcore_field_value *values,
                                  size_t count) {
  taskcore_task_input input = TASKCORE_TASK_INPUT_INIT;
  input.fields = TASKCORE_TASK_TITLE | TASKCORE_TASK_FIELD_VALUES;
  input.title = title;
  input.field_values = values;
  input.field_value_count = count;
  return input;
}

static int64_t add_valued(taskcore_store *store, const char *title, const char *name,
                          const char *value) {
  taskcore_field_value values = value_of(name, value);
  taskcore_task_input input = valued(title, &values, 1);
  int64_t id = 0;
  CHECK_OK(taskcore_task_add(store, &input, &id));
  return id;
}

static void values_come_back_and_are_asked_for(taskcore_store *store) {
  add_field(store, "effort", TASKCORE_FIELD_KIND_NUMBER);
  add_valued(store, "A", "effort", "10.50");
  add_valued(store, "B", "effort", "-2");
  int64_t plain = add_titled(store, "C");
  CHECK_TEXT(listed(store, "sort:effort"), "B A C");
  CHECK_TEXT(listed(store, "sort:-effort"), "A B C");
  CHECK_TEXT(listed(store, "effort:10.5"), "A");
  CHECK_TEXT(listed(store, "effort<0"), "B");
  CHECK_TEXT(listed(store, "effort.before:0"), "B");
  CHECK_TEXT(listed(store, "effort:-5..20 -effort:-2"), "A");
  CHECK_TEXT(listed(store, "has:effort"), "A B");
  CHECK_TEXT(listed(store, "effort:none"), "C");
  taskcore_sort sort = TASKCORE_SORT_INIT;
  taskcore_query query = TASKCORE_QUERY_INIT;
  query.sorts = &sort;
  query.sort_count = 1;
  sort.key = TASKCORE_SORT_FIELD;
  sort.is_descending = 1;
  sort.field = "effort";
  CHECK_TEXT(found(store, &query), "A B C");
  taskcore_task_list *list = NULL;
  CHECK_OK(taskcore_task_query(store, NULL, &list));
  const taskcore_task *row = taskcore_task_list_at(list, 0);
  CHECK(row->fields & TASKCORE_TASK_FIELD_VALUES);
  CHECK_INT(row->field_value_count, 1);
  CHECK_TEXT(row->field_values->name, "effort");
  CHECK_TEXT(row->field_values->value, "10.5");
  row = taskcore_task_list_at(list, 2);
  CHECK_INT(row->id, plain);
  CHECK(!(row->fields & TASKCORE_TASK_FIELD_VALUES) && row->field_values == NULL);
  taskcore_task_list_free(list);
}

static void an_undo_leaves_alone_the_value_that_changed_since(taskcore_store *store) {
  add_field(store, "effort", TASKCORE_FIELD_KIND_NUMBER);
  add_field(store, "room", TASKCORE_FIELD_KIND_TEXT);
  int64_t id = add_valued(store, "A", "effort", "1");
  taskcore_field_value both[] = {value_of("effort", "2"), value_of("room", "Blue")};
  taskcore_task_input input = valued("A", both, 2);
  input.fields = TASKCORE_TASK_FIELD_VALUES;
  CHECK_OK(taskcore_task_update(store, &id, 1, &input));
  both[0].value = "";
  CHECK_OK(taskcore_task_update(store, &id, 1, &input));
  CHECK_TEXT(listed(store, "has:effort"), "");
  CHECK_OK(taskcore_undo(store, NULL));
  CHECK_TEXT(listed(store, "effort:2 room:blue"), "A");
  CHECK_OK(taskcore_undo(store, NULL));
  CHECK_TEXT(listed(store, "effort:1 room:none"), "A");
}

static void what_no_field_can_be_is_refused(taskcore_store *store) {
  taskcore_field_input input = field_of("Effort", TASKCORE_FIELD_KIND_NUMBER);
  const char *twice[] = {"red", "RED"}, *one[] = {"red"};
  int64_t id = 7;
  INVALID(taskcore_field_add(NULL, &input, &id), "store");
  INVALID(taskcore_field_add(store, NULL, &id), "input");
  INVALID(taskcore_field_add(store, &input, &id), "name");
  input.name = "due";
  INVALID(taskcore_field_add(store, &input, &id), "name");
  input.name = "12345678901234567890123456789012345678901";
  INVALID(taskcore_field_add(store, &input, &id), "name");
  input.name = NULL;
  INVALID(taskcore_field_add(store, &input, &id), "name");
  input.name = "effort";
  input.kind = 6;
  INVALID(taskcore_field_add(store, &input, &id), "kind");
  input.kind = TASKCORE_FIELD_KIND_CHOICE;
  INVALID(taskcore_field_add(store, &input, &id), "choices");
  input.fields |= TASKCORE_FIELD_CHOICES;
  input.choices = twice;
  input.choice_count = 2;
  INVALID(taskcore_field_add(store, &input, &id), "choices");
  input.choice_count = SIZE_MAX;
  INVALID(taskcore_field_add(store, &input, &id), "choices");
  input.choice_count = 1;
  input.choices = NULL;
  INVALID(taskcore_field_add(store, &input, &id), "choices");
  input.choices = one;
  input.kind = TASKCORE_FIELD_KIND_TEXT;
  INVALID(taskcore_field_add(store, &input, &id), "choices");
  input.kind = TASKCORE_FIELD_KIND_CHOICE;
  input.fields |= TASKCORE_FIELD_ENTITY;
  input.entity = TASKCORE_ENTITY_PROJECT;
  INVALID(taskcore_field_add(store, &input, &id), "entity");
  input.entity = TASKCORE_ENTITY_TASK;
  input.fields |= 1ull << 40;
  INVALID(taskcore_field_add(store, &input, &id), "fields");
  input.fields &= ~(1ull << 40);
  CHECK_OK(taskcore_field_add(store, &input, &id));
  REFUSE(store, taskcore_field_add(store, &input, NULL), TASKCORE_ECONFLICT, "name");
  REFUSE(store, taskcore_field_update(store, 99, &input), TASKCORE_ENOTFOUND, "id");
  input.kind = TASKCORE_FIELD_KIND_TEXT;
  REFUSE(store, taskcore_field_update(store, id, &input), TASKCORE_ECONFLICT, "kind");
  INVALID(taskcore_field_delete(store, &id, 1, 1ull << 50), "flags");
  INVALID(taskcore_field_delete(store, NULL, 1, 0), "ids");
}

static void what_no_value_can_be_is_refused(taskcore_store *store) {
  static const struct {
    const char *name, *value;
  } bad[] = {
      {"num", "x"},     {"num", "1e5"},  {"num", "1234567890123456"}, {"num", "-"},
      {"num", "."},     {"num", "1."},   {"day", "2026-02-30"},       {"day", "tomorrow"},
      {"span", "-1"},   {"span", "1h"},  {"span", "9999999999999"},   {"words", "a\nb"},
      {"words", " \t"}, {"day", "2026"},
  };
  add_field(store, "num", TASKCORE_FIELD_KIND_NUMBER);
  add_field(store, "day", TASKCORE_FIELD_KIND_DATE);
  add_field(store, "span", TASKCORE_FIELD_KIND_DURATION);
  add_field(store, "words", TASKCORE_FIELD_KIND_TEXT);
  int64_t id = 0;
  for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
    taskcore_field_value value = value_of(bad[i].name, bad[i].value);
    taskcore_task_input input = valued("A", &value, 1);
    INVALID(taskcore_task_add(store, &input, &id), "field_values");
  }
  taskcore_field_value twice[] = {value_of("num", "1"), value_of("num", "2")};
  taskcore_task_input input = valued("A", twice, 2);
  INVALID(taskcore_task_add(store, &input, &id), "field_values");
  input.field_value_count = SIZE_MAX;
  INVALID(taskcore_task_add(store, &input, &id), "field_values");
  input.field_value_count = 1;
  twice[0].name = NULL;
  INVALID(taskcore_task_add(store, &input, &id), "field_values");
  twice[0].name = "num";
  twice[0].value = NULL;
  INVALID(taskcore_task_add(store, &input, &id), "field_values");
  twice[0] = value_of("numb", "1");
  REFUSE(store, taskcore_task_add(store, &input, &id), TASKCORE_ENOTFOUND, "field_values");
  taskcore_sort sort = TASKCORE_SORT_INIT;
  taskcore_query query = TASKCORE_QUERY_INIT;
  taskcore_task_list *list = NULL;
  query.sorts = &sort;
  query.sort_count = 1;
  sort.key = TASKCORE_SORT_FIELD;
  INVALID(taskcore_task_query(store, &query, &list), "sorts");
  sort.field = "numb";
  REFUSE(store, taskcore_task_query(store, &query, &list), TASKCORE_ENOTFOUND, "sorts");
  sort.key = TASKCORE_SORT_DUE;
  sort.field = "num";
  INVALID(taskcore_task_query(store, &query, &list), "sorts");
  query = filtered("words<b");
  REFUSE(store, taskcore_task_query(store, &query, &list), TASKCORE_EPARSE, "filter");
  query = filtered("num:many");
  REFUSE(store, taskcore_task_query(store, &query, &list), TASKCORE_EPARSE, "filter");
}

static void a_list_of_fields_is_in_their_order(taskcore_store *store) {
  int64_t first = add_field(store, "a", TASKCORE_FIELD_KIND_TEXT);
  int64_t last = add_field(store, "b", TASKCORE_FIELD_KIND_TEXT), found = 0;
  taskcore_move move = TASKCORE_MOVE_INIT;
  taskcore_field_list *list = NULL;
  taskcore_field_query_options options = TASKCORE_FIELD_QUERY_OPTIONS_INIT;
  move.fields = TASKCORE_MOVE_TO_TOP;
  CHECK_OK(taskcore_field_move(store, &last, 1, &move));
  add_valued(store, "A", "a", "x");
  CHECK_OK(taskcore_field_query(store, NULL, &list));
  CHECK_INT(taskcore_field_list_count(list), 2);
  CHECK_TEXT(taskcore_field_list_at(list, 0)->name, "b");
  CHECK_TEXT(taskcore_field_list_at(list, 1)->label, "a");
  CHECK_INT(taskcore_field_list_at(list, 1)->value_count, 1);
  taskcore_field_list_free(list);
  options.fields = TASKCORE_FIELD_QUERY_ENTITY;
  options.entity = TASKCORE_ENTITY_EVENT;
  CHECK_OK(taskcore_field_query(store, &options, &list));
  CHECK_INT(taskcore_field_list_count(list), 0);
  taskcore_field_list_free(list);
  options.entity = 77;
  INVALID(taskcore_field_query(store, &options, &list), "entity");
  INVALID(taskcore_field_query(store, NULL, NULL), "fields");
  CHECK_OK(taskcore_field_find(store, "a", &found));
  CHECK_INT(found, first);
}

static void events_are_asked_for_by_their_values(taskcore_store *store) {
  taskcore_field_input field = field_of("seats", TASKCORE_FIELD_KIND_NUMBER);
  field.fields |= TASKCORE_FIELD_ENTITY;
  field.entity = TASKCORE_ENTITY_EVENT;
  CHECK_OK(taskcore_field_add(store, &field, NULL));
  taskcore_field_value values = value_of("seats", "12");
  taskcore_event_input input = TASKCORE_EVENT_INPUT_INIT;
  input.fields = TASKCORE_EVENT_TITLE | TASKCORE_EVENT_START | TASKCORE_EVENT_FIELD_VALUES;
  input.title = "A";
  input.start_kind = TASKCORE_MOMENT_DATE;
  input.start_date = 20260116;
  input.field_values = &values;
  input.field_value_count = 1;
  CHECK_OK(taskcore_event_add(store, &input, 0, NULL, NULL));
  input.title = "B";
  input.field_value_count = 0;
  CHECK_OK(taskcore_event_add(store, &input, 0, NULL, NULL));
  taskcore_event_query_options options = TASKCORE_EVENT_QUERY_OPTIONS_INIT;
  taskcore_event_list *list = NULL;
  options.fields = TASKCORE_EVENT_QUERY_FIELD_VALUES;
  options.field_values = "seats>3";
  CHECK_OK(taskcore_event_query(store, &options, &list));
  CHECK_INT(taskcore_event_list_count(list), 1);
  CHECK_TEXT(taskcore_event_list_at(list, 0)->title, "A");
  taskcore_event_list_free(list);
  options.field_values = "seats>x";
  REFUSE(store, taskcore_event_query(store, &options, &list), TASKCORE_EPARSE, "field_values");
  options.field_values = "due:today";
  REFUSE(store, taskcore_event_query(store, &options, &list), TASKCORE_EPARSE, "field_values");
  options.field_values = NULL;
  INVALID(taskcore_event_query(store, &options, &list), "field_values");
}

static void a_line_of_quick_add_has_values(taskcore_store *store) {
  add_field(store, "effort", TASKCORE_FIELD_KIND_NUMBER);
  int64_t id = 0;
  CHECK_OK(taskcore_quick_add(store, "A Effort:3", NULL, &id));
  CHECK_OK(taskcore_quick_add(store, "B effort:many", NULL, &id));
  CHECK_TEXT(listed(store, "effort:3"), "A");
  taskcore_quick_add_result *result = NULL;
  CHECK_OK(taskcore_quick_add_parse(store, "A effort:3", &result));
  const taskcore_quick_add_content *content = taskcore_quick_add_result_contents(result);
  CHECK_TEXT(content->input->field_values[0].value, "3");
  CHECK_INT(content->token_count, 1);
  CHECK_INT(content->tokens[0].start, 2);
  CHECK(content->tokens[0].field == TASKCORE_TASK_FIELD_VALUES);
  taskcore_quick_add_result_free(result);
}

int main(void) {
  RUN_WITH_STORE(events_are_asked_for_by_their_values);
  RUN_WITH_STORE(a_line_of_quick_add_has_values);
  RUN_WITH_STORE(values_come_back_and_are_asked_for);
  RUN_WITH_STORE(an_undo_leaves_alone_the_value_that_changed_since);
  RUN_WITH_STORE(what_no_field_can_be_is_refused);
  RUN_WITH_STORE(what_no_value_can_be_is_refused);
  RUN_WITH_STORE(a_list_of_fields_is_in_their_order);
  return check_result();
}
