/* Dated notes on tasks, events and invoices. */
#include "listing.h"

static taskcore_comment_input saying(const char *said) {
  taskcore_comment_input input = TASKCORE_COMMENT_INPUT_INIT;
  input.fields = TASKCORE_COMMENT_TEXT;
  input.text = said;
  return input;
}

static int64_t comment_on(taskcore_store *store, int32_t entity, int64_t item, const char *said) {
  taskcore_comment_input input = saying(said);
  int64_t id = 0;
  CHECK_OK(taskcore_comment_add(store, entity, item, &input, &id));
  return id;
}

static int64_t add_review(taskcore_store *store) {
  taskcore_event_input input = TASKCORE_EVENT_INPUT_INIT;
  int64_t id = 0;
  input.fields = TASKCORE_EVENT_TITLE | TASKCORE_EVENT_START | TASKCORE_EVENT_DURATION;
  input.title = "Review";
  input.start_ms = START_MS;
  input.duration_s = 3600;
  CHECK_OK(taskcore_event_add(store, &input, 0, &id, NULL));
  return id;
}

/* The texts of the comments that a query finds, with spaces between. */
static const char *texts_of(taskcore_store *store, const taskcore_comment_query_options *query) {
  static char texts[512];
  taskcore_comment_list *list = NULL;
  size_t length = 0;
  CHECK_OK(taskcore_comment_query(store, query, &list));
  texts[0] = '\0';
  for (size_t i = 0; i < taskcore_comment_list_count(list); i++)
    length += (size_t)snprintf(texts + length, sizeof texts - length, "%s%s", i > 0 ? " " : "",
                               taskcore_comment_list_at(list, i)->text);
  taskcore_comment_list_free(list);
  return texts;
}

static const char *texts_on(taskcore_store *store, int32_t entity, int64_t item) {
  taskcore_comment_query_options query = TASKCORE_COMMENT_QUERY_OPTIONS_INIT;
  query.fields = TASKCORE_COMMENT_QUERY_ITEM;
  query.entity = entity;
  query.item_id = item;
  return texts_of(store, &query);
}

static void each_kind_of_item_has_its_own_in_the_order_of_their_dates(taskcore_store *store) {
  int64_t task = add_titled(store, "Pay rent"), review = add_review(store), draft = 0, id = 0;
  taskcore_invoice_input invoice = TASKCORE_INVOICE_INPUT_INIT;
  taskcore_comment_input input = saying("first");
  taskcore_comment_list *list = NULL;
  CHECK_OK(taskcore_invoice_add(store, TASKCORE_INVOICE_KIND_INVOICE, &invoice, &draft));
  comment_on(store, TASKCORE_ENTITY_TASK, task, " second \n");
  input.fields |= TASKCORE_COMMENT_CREATED;
  input.created_ms = START_MS - 1;
  CHECK_OK(taskcore_comment_add(store, TASKCORE_ENTITY_TASK, task, &input, &id));
  comment_on(store, TASKCORE_ENTITY_EVENT, review, "event");
  comment_on(store, TASKCORE_ENTITY_INVOICE, draft, "invoice");
  CHECK_TEXT(texts_on(store, TASKCORE_ENTITY_TASK, task), "first second");
  CHECK_TEXT(texts_on(store, TASKCORE_ENTITY_EVENT, review), "event");
  CHECK_TEXT(texts_on(store, TASKCORE_ENTITY_INVOICE, draft), "invoice");
  CHECK_OK(taskcore_comment_get(store, &id, 1, &list));
  const taskcore_comment *row = taskcore_comment_list_at(list, 0);
  CHECK_INT(row->entity, TASKCORE_ENTITY_TASK);
  CHECK_INT(row->item_id, task);
  CHECK_TEXT(row->item_title, "Pay rent");
  CHECK_INT(row->created_ms, START_MS - 1);
  CHECK_INT(row->modified_ms, 0);
  int64_t found = 0;
  CHECK_OK(taskcore_comment_find(store, row->uid, &found));
  CHECK_INT(found, id);
  taskcore_comment_list_free(list);
}

static void a_query_asks_for_words_and_times(taskcore_store *store) {
  int64_t task = add_titled(store, "Pay rent");
  taskcore_comment_query_options query = TASKCORE_COMMENT_QUERY_OPTIONS_INIT;
  comment_on(store, TASKCORE_ENTITY_TASK, task, "Café");
  clock_ms += 1000;
  comment_on(store, TASKCORE_ENTITY_TASK, task, "Tea");
  query.fields = TASKCORE_COMMENT_QUERY_TEXT;
  query.text = "cafe";
  CHECK_TEXT(texts_of(store, &query), "Café");
  query.fields = TASKCORE_COMMENT_QUERY_FROM;
  query.from_ms = START_MS + 1;
  CHECK_TEXT(texts_of(store, &query), "Tea");
  query.fields = TASKCORE_COMMENT_QUERY_BEFORE;
  query.before_ms = START_MS + 1;
  CHECK_TEXT(texts_of(store, &query), "Café");
  query.fields = 0;
  query.limit = 1;
  query.offset = 1;
  CHECK_TEXT(texts_of(store, &query), "Tea");
  CHECK_TEXT(texts_of(store, NULL), "Café Tea");
}

static void a_change_says_when_and_undo_takes_it_back(taskcore_store *store) {
  int64_t task = add_titled(store, "Pay rent"), ids[2];
  ids[0] = comment_on(store, TASKCORE_ENTITY_TASK, task, "one");
  ids[1] = ids[0];
  taskcore_comment_input input = saying("two");
  taskcore_comment_list *list = NULL;
  clock_ms += 1000;
  CHECK_OK(taskcore_comment_update(store, ids[0], &input));
  CHECK_OK(taskcore_comment_get(store, ids, 1, &list));
  CHECK_INT(taskcore_comment_list_at(list, 0)->created_ms, START_MS);
  CHECK_INT(taskcore_comment_list_at(list, 0)->modified_ms, START_MS + 1000);
  taskcore_comment_list_free(list);
  CHECK_UNDO(store, TASKCORE_ACTION_UPDATE_COMMENT);
  CHECK_TEXT(texts_of(store, NULL), "one");
  CHECK_OK(taskcore_redo(store, NULL));
  CHECK_TEXT(texts_of(store, NULL), "two");
  CHECK_OK(taskcore_comment_delete(store, ids, 2));
  CHECK_TEXT(texts_of(store, NULL), "");
  CHECK_UNDO(store, TASKCORE_ACTION_DELETE_COMMENTS);
  CHECK_UNDO(store, TASKCORE_ACTION_UPDATE_COMMENT);
  CHECK_UNDO(store, TASKCORE_ACTION_ADD_COMMENT);
  CHECK_TEXT(texts_of(store, NULL), "");
  CHECK_OK(taskcore_redo(store, NULL));
  CHECK_TEXT(texts_of(store, NULL), "one");
}

static void comments_go_with_what_they_are_on(taskcore_store *store) {
  int64_t task = add_titled(store, "Pay rent"), review = add_review(store), draft = 0;
  taskcore_invoice_input invoice = TASKCORE_INVOICE_INPUT_INIT;
  CHECK_OK(taskcore_invoice_add(store, TASKCORE_INVOICE_KIND_INVOICE, &invoice, &draft));
  comment_on(store, TASKCORE_ENTITY_TASK, task, "task");
  int64_t gone = comment_on(store, TASKCORE_ENTITY_TASK, task, "gone");
  comment_on(store, TASKCORE_ENTITY_EVENT, review, "event");
  comment_on(store, TASKCORE_ENTITY_INVOICE, draft, "invoice");
  CHECK_OK(taskcore_comment_delete(store, &gone, 1));
  CHECK_OK(taskcore_event_delete(store, &review, 1));
  CHECK_OK(taskcore_invoice_delete(store, &draft, 1));
  CHECK_TEXT(texts_of(store, NULL), "task");
  CHECK_UNDO(store, TASKCORE_ACTION_DELETE_INVOICES);
  CHECK_UNDO(store, TASKCORE_ACTION_DELETE_EVENTS);
  CHECK_TEXT(texts_on(store, TASKCORE_ENTITY_EVENT, review), "event");
  CHECK_TEXT(texts_on(store, TASKCORE_ENTITY_INVOICE, draft), "invoice");
  CHECK_OK(taskcore_task_delete(store, &task, 1));
  CHECK_TEXT(texts_on(store, TASKCORE_ENTITY_TASK, task), "task");
  CHECK_OK(taskcore_task_purge(store, &task, 1));
  CHECK_TEXT(texts_of(store, NULL), "event invoice");
  /* Nothing of them is left for an undo. */
  taskcore_step step = TASKCORE_STEP_INIT;
  while (taskcore_undo(store, &step) == TASKCORE_OK)
    CHECK(step.action != TASKCORE_ACTION_DELETE_COMMENTS);
  taskcore_repair_report report = TASKCORE_REPAIR_REPORT_INIT;
  CHECK_OK(taskcore_check(store, &report));
  CHECK_INT(report.comments_removed, 0);
}

static void the_history_of_a_task_has_its_comments(taskcore_store *store) {
  int64_t task = add_titled(store, "Pay rent");
  int64_t id = comment_on(store, TASKCORE_ENTITY_TASK, task, "one");
  taskcore_comment_input input = saying("two");
  taskcore_history_list *list = NULL;
  CHECK_OK(taskcore_comment_update(store, id, &input));
  CHECK_OK(taskcore_comment_delete(store, &id, 1));
  CHECK_OK(taskcore_task_history(store, task, &list));
  CHECK_INT(taskcore_history_list_count(list), 4);
  const taskcore_history_entry *entry = taskcore_history_list_at(list, 1);
  CHECK_TEXT(entry->property, "comment");
  CHECK(entry->old_value == NULL);
  CHECK_TEXT(entry->new_value, "one");
  entry = taskcore_history_list_at(list, 2);
  CHECK_TEXT(entry->old_value, "one");
  CHECK_TEXT(entry->new_value, "two");
  entry = taskcore_history_list_at(list, 3);
  CHECK_INT(entry->action, TASKCORE_ACTION_DELETE_COMMENTS);
  CHECK_TEXT(entry->old_value, "two");
  CHECK(entry->new_value == NULL);
  taskcore_history_list_free(list);
}

static int32_t note_change(const taskcore_commit *commit, void *payload) {
  taskcore_change *noted = (taskcore_change *)payload;
  CHECK_INT(commit->change_count, 1);
  *noted = *commit->changes;
  return 0;
}

static void observers_are_told_of_comments(taskcore_store *store) {
  int64_t task = add_titled(store, "Pay rent");
  taskcore_change noted;
  taskcore_observer *observer = NULL;
  CHECK_OK(taskcore_observe(store, note_change, &noted, NULL, &observer));
  int64_t id = comment_on(store, TASKCORE_ENTITY_TASK, task, "one");
  CHECK_INT(noted.entity, TASKCORE_ENTITY_COMMENT);
  CHECK_INT(noted.kind, TASKCORE_CHANGE_ADDED);
  CHECK_INT(noted.id, id);
  taskcore_comment_input input = saying("two");
  CHECK_OK(taskcore_comment_update(store, id, &input));
  CHECK_INT(noted.fields, TASKCORE_COMMENT_TEXT);
  CHECK_OK(taskcore_comment_delete(store, &id, 1));
  CHECK_INT(noted.kind, TASKCORE_CHANGE_REMOVED);
  taskcore_observer_free(observer);
}

static void what_is_no_comment_is_refused(taskcore_store *store) {
  int64_t task = add_titled(store, "Pay rent"), missing = 99;
  int64_t id = comment_on(store, TASKCORE_ENTITY_TASK, task, "one");
  char *longest = repeated("x", 65536), *too_long = repeated("x", 65537);
  taskcore_comment_input input = saying("two");
  taskcore_comment_list *list = NULL;
  REFUSE(store, taskcore_comment_add(store, TASKCORE_ENTITY_TAG, task, &input, NULL),
         TASKCORE_EINVALID, "entity");
  REFUSE(store, taskcore_comment_add(store, TASKCORE_ENTITY_EVENT, 1, &input, NULL),
         TASKCORE_ENOTFOUND, "item_id");
  REFUSE(store, taskcore_comment_add(store, TASKCORE_ENTITY_TASK, task, NULL, NULL),
         TASKCORE_EINVALID, "input");
  REFUSE(store, taskcore_comment_update(store, missing, &input), TASKCORE_ENOTFOUND, "id");
  REFUSE(store, taskcore_comment_delete(store, &missing, 1), TASKCORE_ENOTFOUND, "ids");
  input.text = too_long;
  REFUSE(store, taskcore_comment_update(store, id, &input), TASKCORE_EINVALID, "text");
  input.text = longest;
  CHECK_OK(taskcore_comment_update(store, id, &input));
  input.text = " \n";
  REFUSE(store, taskcore_comment_update(store, id, &input), TASKCORE_EINVALID, "text");
  input.fields = TASKCORE_COMMENT_CREATED;
  input.text = NULL;
  REFUSE(store, taskcore_comment_add(store, TASKCORE_ENTITY_TASK, task, &input, NULL),
         TASKCORE_EINVALID, "text");
  input.created_ms = INT64_MAX;
  REFUSE(store, taskcore_comment_update(store, id, &input), TASKCORE_EINVALID, "created_ms");
  input.fields = 4;
  REFUSE(store, taskcore_comment_update(store, id, &input), TASKCORE_EINVALID, "fields");
  taskcore_comment_query_options query = TASKCORE_COMMENT_QUERY_OPTIONS_INIT;
  query.fields = TASKCORE_COMMENT_QUERY_ITEM;
  query.item_id = missing;
  CHECK_STATUS(taskcore_comment_query(store, &query, &list), TASKCORE_ENOTFOUND);
  query.entity = TASKCORE_ENTITY_LOGO;
  CHECK_STATUS(taskcore_comment_query(store, &query, &list), TASKCORE_EINVALID);
  CHECK_STATUS(taskcore_comment_query(store, NULL, NULL), TASKCORE_EINVALID);
  free(longest);
  free(too_long);
}

int main(void) {
  RUN_WITH_STORE(each_kind_of_item_has_its_own_in_the_order_of_their_dates);
  RUN_WITH_STORE(a_query_asks_for_words_and_times);
  RUN_WITH_STORE(a_change_says_when_and_undo_takes_it_back);
  RUN_WITH_STORE(comments_go_with_what_they_are_on);
  RUN_WITH_STORE(the_history_of_a_task_has_its_comments);
  RUN_WITH_STORE(observers_are_told_of_comments);
  RUN_WITH_STORE(what_is_no_comment_is_refused);
  return check_result();
}
