/* Tags: renamed, merged, coloured and deleted in all tasks that have them, as one step. */
#include "listing.h"

/* The tags with their open counts and colours, such as "bank 2 #1". */
static const char *tags_of(taskcore_store *store) {
  static char text[512];
  size_t length = 0;
  taskcore_tag_list *list = NULL;
  text[0] = '\0';
  CHECK_OK(taskcore_tag_query(store, NULL, &list));
  for (size_t i = 0; i < taskcore_tag_list_count(list); i++) {
    const taskcore_tag *tag = taskcore_tag_list_at(list, i);
    length +=
        (size_t)snprintf(text + length, sizeof text - length, "%s%s %d #%d", i == 0 ? "" : ", ",
                         tag->name, (int)tag->open_count, (int)tag->colour);
  }
  taskcore_tag_list_free(list);
  return text;
}

static int64_t add_tagged(taskcore_store *store, const char *first, const char *second) {
  const char *tags[2];
  tags[0] = first;
  tags[1] = second;
  taskcore_task_input input = titled("Tagged");
  input.fields |= TASKCORE_TASK_TAGS;
  input.tags = tags;
  input.tag_count = second == NULL ? 1 : 2;
  return add(store, &input);
}

static taskcore_status merge(taskcore_store *store, const char *one, const char *other,
                             const char *into_name) {
  const char *names[2];
  names[0] = one;
  names[1] = other;
  return taskcore_tag_merge(store, names, 2, into_name);
}

static void check_undone(taskcore_store *store, int32_t action, const char *as_it_was) {
  CHECK_UNDO(store, action);
  char *now = export_of(store);
  CHECK_TEXT(now, as_it_was);
  free(now);
}

static void a_rename_is_seen_in_every_task_and_is_one_step(taskcore_store *store) {
  int64_t first = add_tagged(store, "bank", "web"), gone = add_tagged(store, "Bank", NULL);
  add_tagged(store, "zoo", NULL);
  CHECK_OK(taskcore_task_delete(store, &gone, 1));
  CHECK_OK(taskcore_tag_set_colour(store, "BÄNK", TASKCORE_COLOUR_RED));
  char *as_it_was = export_of(store);
  CHECK_OK(taskcore_tag_rename(store, "BANK", " Money "));
  CHECK_TEXT(tags_of(store), "Money 1 #1, web 1 #0, zoo 1 #0");
  taskcore_task_list *list = get(store, first);
  CHECK_TEXT(taskcore_task_list_at(list, 0)->tags[0], "Money");
  taskcore_task_list_free(list);
  CHECK_TEXT(listed(store, "+money status:any"), "Tagged Tagged"); /* in the trash too */
  check_undone(store, TASKCORE_ACTION_UPDATE_TAG, as_it_was);
  free(as_it_was);
}

static void a_tag_may_be_spelled_otherwise(taskcore_store *store) {
  int64_t id = add_tagged(store, "cafe", NULL);
  CHECK_OK(taskcore_tag_rename(store, "cafe", "Café"));
  CHECK_TEXT(tags_of(store), "Café 1 #0");
  taskcore_task_list *list = get(store, id);
  CHECK_TEXT(taskcore_task_list_at(list, 0)->tags[0], "Café");
  taskcore_task_list_free(list);
  add_tagged(store, "CAFE", NULL); /* spelled one way in the store */
  CHECK_TEXT(tags_of(store), "Café 2 #0");
}

static void a_rename_to_another_tag_or_of_none_is_refused(taskcore_store *store) {
  add_tagged(store, "bank", "web");
  REFUSE(store, taskcore_tag_rename(store, "bank", "WEB"), TASKCORE_ECONFLICT, "new_name");
  REFUSE(store, taskcore_tag_rename(store, "nobody", "x"), TASKCORE_ENOTFOUND, "name");
  REFUSE(store, taskcore_tag_rename(store, "", "x"), TASKCORE_EINVALID, "name");
  REFUSE(store, taskcore_tag_rename(store, "bank", ""), TASKCORE_EINVALID, "new_name");
  REFUSE(store, taskcore_tag_rename(store, "bank", "two\nlines"), TASKCORE_EINVALID, "new_name");
  REFUSE(store, taskcore_tag_rename(store, NULL, "x"), TASKCORE_EINVALID, "name");
  REFUSE(store, taskcore_tag_rename(store, "bank", NULL), TASKCORE_EINVALID, "new_name");
  REFUSE(store, taskcore_tag_rename(store, "bank", "\xFF"), TASKCORE_EINVALID, "new_name");
}

static void a_merge_makes_one_tag_of_several(taskcore_store *store) {
  add_tagged(store, "bank", "money");
  add_tagged(store, "cash", NULL);
  add_tagged(store, "web", NULL);
  CHECK_OK(taskcore_tag_set_colour(store, "cash", TASKCORE_COLOUR_GREEN));
  char *as_it_was = export_of(store);
  CHECK_OK(merge(store, "bank", "cash", "money"));
  CHECK_TEXT(tags_of(store), "money 2 #4, web 1 #0");
  check_undone(store, TASKCORE_ACTION_MERGE_TAGS, as_it_was);
  CHECK_OK(merge(store, "bank", "cash", "new one"));
  CHECK_TEXT(tags_of(store), "money 1 #0, new one 2 #4, web 1 #0");
  check_undone(store, TASKCORE_ACTION_MERGE_TAGS, as_it_was);
  CHECK_OK(merge(store, "bank", "cash", "bank"));
  CHECK_TEXT(tags_of(store), "bank 2 #4, money 1 #0, web 1 #0");
  check_undone(store, TASKCORE_ACTION_MERGE_TAGS, as_it_was);
  free(as_it_was);
  REFUSE(store, merge(store, "bank", "nobody", "x"), TASKCORE_ENOTFOUND, "names");
  CHECK_INT(refusal.index, 1);
  REFUSE(store, merge(store, NULL, "bank", "x"), TASKCORE_EINVALID, "names");
  REFUSE(store, merge(store, "bank", "cash", ""), TASKCORE_EINVALID, "into");
  REFUSE(store, merge(store, "bank", "cash", NULL), TASKCORE_EINVALID, "into");
  REFUSE(store, taskcore_tag_merge(store, NULL, 1, "x"), TASKCORE_EINVALID, "names");
  const char *bank = "bank";
  REFUSE(store, taskcore_tag_merge(store, &bank, SIZE_MAX, "x"), TASKCORE_EINVALID, "names");
}

static void a_tag_with_a_colour_is_there_without_tasks(taskcore_store *store) {
  CHECK_OK(taskcore_tag_set_colour(store, "Later", TASKCORE_COLOUR_PINK));
  CHECK_TEXT(tags_of(store), "Later 0 #9");
  int64_t id = add_tagged(store, "later", NULL);
  CHECK_TEXT(tags_of(store), "Later 1 #9");
  CHECK_OK(taskcore_task_delete(store, &id, 1));
  CHECK_TEXT(tags_of(store), "Later 0 #9");
  CHECK_OK(taskcore_tag_set_colour(store, "LATER", TASKCORE_COLOUR_BLACK));
  CHECK_TEXT(tags_of(store), "");
  CHECK_UNDO(store, TASKCORE_ACTION_UPDATE_TAG);
  CHECK_TEXT(tags_of(store), "Later 0 #9");
  static const int32_t wrong[] = {-1, 12, INT32_MIN, INT32_MAX};
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
    REFUSE(store, taskcore_tag_set_colour(store, "later", wrong[i]), TASKCORE_EINVALID, "colour");
  }
  REFUSE(store, taskcore_tag_set_colour(store, " ", 1), TASKCORE_EINVALID, "name");
  REFUSE(store, taskcore_tag_set_colour(store, NULL, 1), TASKCORE_EINVALID, "name");
}

static void deleted_tags_go_from_every_task_and_come_back_with_undo(taskcore_store *store) {
  const char *names[] = {"BANK", "web", "bank"}, *wrong[] = {"bank", "nobody"};
  int64_t id = add_tagged(store, "bank", "web"), gone = add_tagged(store, "bank", NULL);
  add_tagged(store, "zoo", "bank");
  CHECK_OK(taskcore_task_delete(store, &gone, 1));
  CHECK_OK(taskcore_tag_set_colour(store, "bank", TASKCORE_COLOUR_RED));
  char *as_it_was = export_of(store);
  REFUSE(store, taskcore_tag_delete(store, wrong, 2), TASKCORE_ENOTFOUND, "names");
  CHECK_INT(refusal.index, 1);
  CHECK_OK(taskcore_tag_delete(store, names, 3));
  CHECK_TEXT(tags_of(store), "zoo 1 #0");
  taskcore_task_list *list = get(store, id);
  CHECK_INT(taskcore_task_list_at(list, 0)->fields, 0);
  taskcore_task_list_free(list);
  taskcore_query query = filtered("+bank status:any");
  REFUSE(store, taskcore_task_query(store, &query, &list), TASKCORE_ENOTFOUND, "filter");
  check_undone(store, TASKCORE_ACTION_DELETE_TAG, as_it_was);
  CHECK_TEXT(tags_of(store), "bank 2 #1, web 1 #0, zoo 1 #0");
  free(as_it_was);
  CHECK_OK(taskcore_tag_delete(store, NULL, 0));
  REFUSE(store, taskcore_tag_delete(store, NULL, 1), TASKCORE_EINVALID, "names");
}

int main(void) {
  RUN_WITH_STORE(a_rename_is_seen_in_every_task_and_is_one_step);
  RUN_WITH_STORE(a_tag_may_be_spelled_otherwise);
  RUN_WITH_STORE(a_rename_to_another_tag_or_of_none_is_refused);
  RUN_WITH_STORE(a_merge_makes_one_tag_of_several);
  RUN_WITH_STORE(a_tag_with_a_colour_is_there_without_tasks);
  RUN_WITH_STORE(deleted_tags_go_from_every_task_and_come_back_with_undo);
  return check_result();
}
