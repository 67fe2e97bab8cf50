/* Saved filters, and the texts of queries that they hold. */
#include "listing.h"

static taskcore_filter_input filter_named(const char *name, const char *query) {
  taskcore_filter_input input = TASKCORE_FILTER_INPUT_INIT;
  input.fields = TASKCORE_FILTER_NAME | TASKCORE_FILTER_QUERY;
  input.name = name;
  input.query = query;
  return input;
}

static int64_t add_filter(taskcore_store *store, const char *name, const char *query) {
  taskcore_filter_input input = filter_named(name, query);
  int64_t id = 0;
  CHECK_OK(taskcore_filter_add(store, &input, &id));
  return id;
}

/* The names of the filters, joined by spaces. */
static const char *names_in(taskcore_store *store) {
  static char names[512];
  taskcore_filter_list *list = NULL;
  CHECK_OK(taskcore_filter_query(store, NULL, &list));
  names[0] = '\0';
  for (size_t i = 0; i < taskcore_filter_list_count(list); i++) {
    if (i > 0) strcat(names, " ");
    strcat(names, taskcore_filter_list_at(list, i)->name);
  }
  taskcore_filter_list_free(list);
  return names;
}

static void a_filter_is_listed_as_it_was_saved(taskcore_store *store) {
  taskcore_filter_input input = filter_named(" Bank ", "+bank due<7d");
  input.fields |= TASKCORE_FILTER_COLOUR;
  input.colour = TASKCORE_COLOUR_TEAL;
  int64_t id = 0;
  CHECK_OK(taskcore_filter_add(store, &input, &id));
  taskcore_filter_list *list = NULL;
  CHECK_OK(taskcore_filter_query(store, NULL, &list));
  CHECK_INT(taskcore_filter_list_count(list), 1);
  size_t stride = 0;
  const taskcore_filter *filter = taskcore_filter_list_rows(list, &stride);
  CHECK(filter == taskcore_filter_list_at(list, 0));
  CHECK_SIZE(stride, sizeof(taskcore_filter));
  CHECK_SIZE(filter->struct_size, sizeof(taskcore_filter));
  CHECK_INT(filter->id, id);
  CHECK_INT(strlen(filter->uid), 36);
  CHECK_TEXT(filter->name, "Bank");
  CHECK_TEXT(filter->query, "+bank due<7d");
  CHECK_INT(filter->colour, TASKCORE_COLOUR_TEAL);
  CHECK_INT(filter->created_ms, START_MS);
  CHECK(taskcore_filter_list_at(list, 1) == NULL);
  taskcore_filter_list_free(list);
  taskcore_filter_list_free(NULL);
  CHECK_INT(taskcore_filter_list_count(NULL), 0);

  int64_t found = 0;
  CHECK_OK(taskcore_filter_find(store, "BANK", &found));
  CHECK_INT(found, id);
  CHECK_STATUS(taskcore_filter_find(store, "Other", &found), TASKCORE_ENOTFOUND);
  CHECK_INT(found, 0);
}

static void a_query_that_does_not_parse_is_not_saved(taskcore_store *store) {
  taskcore_filter_input input = filter_named("Bank", "+bank projct:Home");
  int64_t id = 5;
  CHECK_STATUS(taskcore_filter_add(store, &input, &id), TASKCORE_EPARSE);
  CHECK_INT(id, 0);
  CHECK_TEXT(taskcore_last_error()->field, "query");
  CHECK_INT(taskcore_last_error()->line, 1);
  CHECK_INT(taskcore_last_error()->column, 7);
  CHECK_TEXT(names_in(store), "");

  id = add_filter(store, "Bank", "+bank");
  input.fields = TASKCORE_FILTER_QUERY;
  CHECK_STATUS(taskcore_filter_update(store, id, &input), TASKCORE_EPARSE);
  CHECK_INT(taskcore_last_error()->column, 7);
  input.fields = 1ULL << 9;
  CHECK_STATUS(taskcore_filter_update(store, id, &input), TASKCORE_EINVALID);
  input.struct_size = 1;
  CHECK_STATUS(taskcore_filter_update(store, id, &input), TASKCORE_EINVALID);
  CHECK_STATUS(taskcore_filter_update(store, id, NULL), TASKCORE_EINVALID);
  CHECK_STATUS(taskcore_filter_add(store, NULL, NULL), TASKCORE_EINVALID);
  CHECK_STATUS(taskcore_filter_query(store, NULL, NULL), TASKCORE_EINVALID);
}

static void filters_are_moved_and_deleted_and_undone(taskcore_store *store) {
  int64_t a = add_filter(store, "a", "+a"), b = add_filter(store, "b", "+b");
  int64_t c = add_filter(store, "c", "+c");
  taskcore_move move = to(TASKCORE_MOVE_TO_TOP);
  CHECK_OK(taskcore_filter_move(store, &c, 1, &move));
  CHECK_TEXT(names_in(store), "c a b");
  move = to(TASKCORE_MOVE_AFTER);
  move.after_id = b;
  CHECK_OK(taskcore_filter_move(store, &a, 1, &move));
  CHECK_TEXT(names_in(store), "c b a");
  CHECK_STATUS(taskcore_filter_move(store, &b, 1, &move), TASKCORE_EINVALID);
  move = to(TASKCORE_MOVE_BEFORE | TASKCORE_MOVE_TO_TOP);
  CHECK_STATUS(taskcore_filter_move(store, &a, 1, &move), TASKCORE_EINVALID);
  move = to(TASKCORE_MOVE_PROJECT_ID);
  CHECK_STATUS(taskcore_filter_move(store, &a, 1, &move), TASKCORE_EINVALID);
  CHECK_STATUS(taskcore_filter_move(store, &a, 1, NULL), TASKCORE_EINVALID);
  CHECK_OK(taskcore_filter_delete(store, &b, 1));
  CHECK_STATUS(taskcore_filter_delete(store, &b, 1), TASKCORE_ENOTFOUND);
  CHECK_INT(taskcore_last_error()->index, 0);
  CHECK_TEXT(names_in(store), "c a");
  taskcore_step step = TASKCORE_STEP_INIT;
  CHECK_OK(taskcore_undo(store, &step));
  CHECK_INT(step.action, TASKCORE_ACTION_DELETE_FILTER);
  CHECK_TEXT(names_in(store), "c b a");
  CHECK_OK(taskcore_redo(store, &step));
  CHECK_TEXT(names_in(store), "c a");
}

static taskcore_change told[8];
static size_t told_count;
static int32_t told_action;

static int32_t note(const taskcore_commit *event, void *payload) {
  (void)payload;
  told_action = event->action;
  told_count = event->change_count;
  for (size_t i = 0; i < event->change_count && i < 8; i++)
    told[i] = *TASKCORE_AT(event->changes, i);
  return 0;
}

static void observers_are_told_of_filters(taskcore_store *store) {
  taskcore_observer *observer = NULL;
  CHECK_OK(taskcore_observe(store, note, NULL, NULL, &observer));
  int64_t id = add_filter(store, "a", "+a");
  CHECK_INT(told_action, TASKCORE_ACTION_ADD_FILTER);
  CHECK_INT(told_count, 1);
  CHECK_INT(told[0].entity, TASKCORE_ENTITY_FILTER);
  CHECK_INT(told[0].kind, TASKCORE_CHANGE_ADDED);
  CHECK_INT(told[0].id, id);
  taskcore_filter_input input = filter_named("b", NULL);
  input.fields = TASKCORE_FILTER_NAME;
  CHECK_OK(taskcore_filter_update(store, id, &input));
  CHECK_INT(told_action, TASKCORE_ACTION_UPDATE_FILTER);
  CHECK_INT(told[0].kind, TASKCORE_CHANGE_UPDATED);
  CHECK_OK(taskcore_filter_delete(store, &id, 1));
  CHECK_INT(told[0].kind, TASKCORE_CHANGE_REMOVED);
  taskcore_observer_free(observer);
}

int main(void) {
  RUN_WITH_STORE(a_filter_is_listed_as_it_was_saved);
  RUN_WITH_STORE(a_query_that_does_not_parse_is_not_saved);
  RUN_WITH_STORE(filters_are_moved_and_deleted_and_undone);
  RUN_WITH_STORE(observers_are_told_of_filters);
  return check_result();
}
