/* Projects, of which Inbox always is one, and tags. */
#include "fixture.h"

/* The names and open counts of all projects, such as "Inbox 0, Home 2". */
static const char *projects_of(taskcore_store *store) {
  static char text[512];
  size_t length = 0;
  taskcore_project_list *list = NULL;
  CHECK_OK(taskcore_project_query(store, NULL, &list));
  for (size_t i = 0; i < taskcore_project_list_count(list); i++) {
    const taskcore_project *project = taskcore_project_list_at(list, i);
    length += (size_t)snprintf(text + length, sizeof text - length, "%s%s %" PRId64,
                               i == 0 ? "" : ", ", project->name, project->open_count);
  }
  taskcore_project_list_free(list);
  return text;
}

/* The names and counts of all tags, such as "bank 1+0", open and completed. */
static const char *tags_of(taskcore_store *store) {
  static char text[512];
  size_t length = 0;
  taskcore_tag_list *list = NULL;
  text[0] = '\0';
  CHECK_OK(taskcore_tag_query(store, NULL, &list));
  for (size_t i = 0; i < taskcore_tag_list_count(list); i++) {
    const taskcore_tag *tag = taskcore_tag_list_at(list, i);
    CHECK_SIZE(tag->struct_size, sizeof *tag);
    length +=
        (size_t)snprintf(text + length, sizeof text - length, "%s%s %" PRId64 "+%" PRId64,
                         i == 0 ? "" : ", ", tag->name, tag->open_count, tag->completed_count);
  }
  taskcore_tag_list_free(list);
  return text;
}

static int64_t add_in(taskcore_store *store, const char *project) {
  taskcore_task_input input = titled("Something");
  input.fields |= TASKCORE_TASK_PROJECT;
  input.project = project;
  return add(store, &input);
}

static int64_t add_tagged(taskcore_store *store, const char *first, const char *second) {
  const char *const tags[] = {first, second};
  taskcore_task_input input = titled("Something");
  input.fields |= TASKCORE_TASK_TAGS;
  input.tags = tags;
  input.tag_count = 2;
  return add(store, &input);
}

static void a_new_store_has_inbox_and_no_tags(taskcore_store *store) {
  taskcore_project_list *list = NULL;
  taskcore_tag_list *tags = NULL;
  size_t stride = 0;
  CHECK_OK(taskcore_project_query(store, NULL, &list));
  CHECK_INT(taskcore_project_list_count(list), 1);
  const taskcore_project *inbox = taskcore_project_list_at(list, 0);
  CHECK(taskcore_project_list_rows(list, &stride) == inbox);
  CHECK_SIZE(stride, sizeof *inbox);
  CHECK(taskcore_project_list_at(list, 1) == NULL);
  CHECK_SIZE(inbox->struct_size, sizeof *inbox);
  CHECK_INT(inbox->id, TASKCORE_INBOX_ID);
  CHECK_TEXT(inbox->name, "Inbox");
  CHECK_INT(inbox->created_ms, START_MS);
  CHECK_OK(taskcore_tag_query(store, NULL, &tags));
  CHECK_INT(taskcore_tag_list_count(tags), 0);
  CHECK(taskcore_tag_list_at(tags, 0) == NULL);
  taskcore_tag_list_free(tags);
  taskcore_project_list_free(list);
}

static void inbox_can_neither_be_renamed_nor_deleted(taskcore_store *store) {
  CHECK_STATUS(rename_project(store, TASKCORE_INBOX_ID, "Outbox"), TASKCORE_ECONFLICT);
  const int64_t inbox = TASKCORE_INBOX_ID;
  CHECK_STATUS(taskcore_project_delete(store, &inbox, 1, 0), TASKCORE_ECONFLICT);
  CHECK_TEXT(projects_of(store), "Inbox 0");
}

static void names_that_differ_in_case_and_accents_are_one_project(taskcore_store *store) {
  int64_t id = 0, other = 7;
  CHECK_OK(add_project(store, " Été ", &id));
  CHECK_STATUS(add_project(store, "ETE", &other), TASKCORE_ECONFLICT);
  CHECK_INT(other, 0);
  CHECK_STATUS(add_project(store, "inbox", NULL), TASKCORE_ECONFLICT);
  add_in(store, "été");                 /* precomposed */
  add_in(store, "e\xCC\x81te\xCC\x81"); /* with combining accents */
  add_in(store, "INBOX");
  CHECK_TEXT(projects_of(store), "Inbox 1, Été 2");
}

static void a_project_is_found_by_its_name(taskcore_store *store) {
  int64_t id = 0, found = 0;
  CHECK_OK(add_project(store, "Été", &id));
  CHECK_OK(taskcore_project_find(store, " ETE ", &found));
  CHECK_INT(found, id);
  CHECK_OK(taskcore_project_find(store, "inbox", &found));
  CHECK_INT(found, TASKCORE_INBOX_ID);
  CHECK_STATUS(taskcore_project_find(store, "Ete 2", &found), TASKCORE_ENOTFOUND);
  CHECK_INT(found, 0);
  CHECK_STATUS(taskcore_project_find(store, " ", &found), TASKCORE_EINVALID);
  CHECK_STATUS(taskcore_project_find(store, NULL, &found), TASKCORE_EINVALID);
  CHECK_STATUS(taskcore_project_find(store, "inbox", NULL), TASKCORE_EINVALID);
}

static void a_project_is_renamed_unless_the_name_is_taken(taskcore_store *store) {
  int64_t home = 0, work = 0;
  CHECK_OK(add_project(store, "Home", &home));
  CHECK_OK(add_project(store, "Work", &work));
  int64_t id = add_in(store, "Home");
  CHECK_STATUS(rename_project(store, home, "wörk"), TASKCORE_ECONFLICT);
  CHECK_OK(rename_project(store, home, "HOME"));
  CHECK_OK(rename_project(store, home, "House"));
  CHECK_TEXT(projects_of(store), "Inbox 0, House 1, Work 0");
  taskcore_task_list *list = get(store, id);
  CHECK_TEXT(taskcore_task_list_at(list, 0)->project, "House");
  taskcore_task_list_free(list);
}

static void the_tasks_of_a_deleted_project_go_to_inbox(taskcore_store *store) {
  int64_t home = 0;
  CHECK_OK(add_project(store, "Home", &home));
  add_in(store, "Home");
  int64_t trashed = add_in(store, "Home");
  CHECK_OK(taskcore_task_delete(store, &trashed, 1));
  CHECK_OK(taskcore_project_delete(store, &home, 1, 0));
  CHECK_TEXT(projects_of(store), "Inbox 1");
  CHECK_STATUS(taskcore_project_delete(store, &home, 1, 0), TASKCORE_ENOTFOUND);
  CHECK_OK(taskcore_task_restore(store, &trashed, 1));
  CHECK_TEXT(projects_of(store), "Inbox 2");
  CHECK_OK(taskcore_undo(store, NULL));
  CHECK_OK(taskcore_undo(store, NULL));
  CHECK_TEXT(projects_of(store), "Inbox 0, Home 1");
}

static void a_project_counts_open_and_completed_tasks_outside_of_the_trash(taskcore_store *store) {
  add_in(store, "Home");
  int64_t done = add_in(store, "Home"), gone = add_in(store, "Home");
  CHECK_OK(taskcore_task_complete(store, &done, 1, 0));
  CHECK_OK(taskcore_task_delete(store, &gone, 1));
  taskcore_project_list *list = NULL;
  CHECK_OK(taskcore_project_query(store, NULL, &list));
  CHECK_INT(taskcore_project_list_at(list, 1)->open_count, 1);
  CHECK_INT(taskcore_project_list_at(list, 1)->completed_count, 1);
  taskcore_project_list_free(list);
}

static void a_tag_counts_its_tasks_and_goes_with_the_last(taskcore_store *store) {
  int64_t first = add_tagged(store, "bank", "phone"), second = add_tagged(store, "Bank", "web");
  CHECK_TEXT(tags_of(store), "bank 2+0, phone 1+0, web 1+0");
  CHECK_OK(taskcore_task_complete(store, &second, 1, 0));
  CHECK_TEXT(tags_of(store), "bank 1+1, phone 1+0, web 0+1");
  CHECK_OK(taskcore_task_delete(store, &first, 1));
  CHECK_TEXT(tags_of(store), "bank 0+1, web 0+1");
  CHECK_OK(taskcore_task_restore(store, &first, 1));
  CHECK_TEXT(tags_of(store), "bank 1+1, phone 1+0, web 0+1");
}

static void tags_are_listed_in_the_order_of_their_names(taskcore_store *store) {
  add_tagged(store, "Zoo", "éclair");
  add_tagged(store, "eel", "apple");
  CHECK_TEXT(tags_of(store), "apple 1+0, éclair 1+0, eel 1+0, Zoo 1+0");
}

int main(void) {
  RUN_WITH_STORE(a_new_store_has_inbox_and_no_tags);
  RUN_WITH_STORE(inbox_can_neither_be_renamed_nor_deleted);
  RUN_WITH_STORE(names_that_differ_in_case_and_accents_are_one_project);
  RUN_WITH_STORE(a_project_is_found_by_its_name);
  RUN_WITH_STORE(a_project_is_renamed_unless_the_name_is_taken);
  RUN_WITH_STORE(the_tasks_of_a_deleted_project_go_to_inbox);
  RUN_WITH_STORE(a_project_counts_open_and_completed_tasks_outside_of_the_trash);
  RUN_WITH_STORE(a_tag_counts_its_tasks_and_goes_with_the_last);
  RUN_WITH_STORE(tags_are_listed_in_the_order_of_their_names);
  return check_result();
}
