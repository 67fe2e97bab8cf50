// Comments on a task, changes what it said, and lists the comments.
#include <stdio.h>
#include <taskcore.h>

int main(void) {
  taskcore_open_options options = TASKCORE_OPEN_OPTIONS_INIT;
  options.path = ":memory:";
  options.time_zone = "UTC";
  taskcore_task_input task = TASKCORE_TASK_INPUT_INIT;
  task.fields = TASKCORE_TASK_TITLE;
  task.title = "Pay rent";
  taskcore_comment_input comment = TASKCORE_COMMENT_INPUT_INIT;
  comment.fields = TASKCORE_COMMENT_TEXT;
  comment.text = "The bank was closed.";

  taskcore_store *store = NULL;
  taskcore_comment_list *comments = NULL;
  int64_t rent = 0, id = 0;
  taskcore_status status = taskcore_store_open(&options, &store);
  if (!status) status = taskcore_task_add(store, &task, &rent);
  if (!status) status = taskcore_comment_add(store, TASKCORE_ENTITY_TASK, rent, &comment, &id);
  comment.text = "The bank was closed all day.";
  if (!status) status = taskcore_comment_update(store, id, &comment);
  taskcore_comment_query_options query = TASKCORE_COMMENT_QUERY_OPTIONS_INIT;
  query.fields = TASKCORE_COMMENT_QUERY_ITEM;
  query.entity = TASKCORE_ENTITY_TASK;
  query.item_id = rent;
  if (!status) status = taskcore_comment_query(store, &query, &comments);
  for (size_t i = 0; i < taskcore_comment_list_count(comments); i++) {
    const taskcore_comment *row = taskcore_comment_list_at(comments, i);
    printf("%s: %s\n", row->item_title, row->text);
  }
  if (status) fprintf(stderr, "%s\n", taskcore_last_error()->message);
  taskcore_comment_list_free(comments);
  taskcore_store_free(store);
  return status ? 1 : 0;
}
