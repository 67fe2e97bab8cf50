/* A task from its beginning to its end. */
#include "fixture.h"

static void a_new_task_has_the_defaults(taskcore_store *store) {
  int64_t id = add_titled(store, "Pay rent");
  taskcore_task_list *list = get(store, id);
  const taskcore_task *task = taskcore_task_list_at(list, 0);
  CHECK_SIZE(task->struct_size, sizeof *task);
  CHECK_INT(task->id, id);
  CHECK_INT(task->fields, 0);
  CHECK_TEXT(task->title, "Pay rent");
  CHECK_TEXT(task->notes, "");
  CHECK_INT(task->project_id, TASKCORE_INBOX_ID);
  CHECK_TEXT(task->project, "Inbox");
  CHECK(task->tags == NULL);
  CHECK_INT(task->tag_count, 0);
  CHECK_INT(task->status, TASKCORE_TASK_STATUS_OPEN);
  CHECK_INT(task->priority, TASKCORE_PRIORITY_P2);
  CHECK_INT(task->is_favourite, 0);
  CHECK_INT(task->due_kind, TASKCORE_MOMENT_NONE);
  CHECK_INT(task->created_ms, START_MS);
  CHECK_INT(task->modified_ms, START_MS);
  taskcore_task_list_free(list);
}

static void a_uid_is_a_uuid_of_version_7_that_finds_its_task(taskcore_store *store) {
  int64_t id = add_titled(store, "Pay rent"), found = 0;
  taskcore_task_list *list = get(store, id);
  const char *uid = taskcore_task_list_at(list, 0)->uid;
  CHECK_INT(strlen(uid), 36);
  CHECK_INT(uid[14], '7');
  CHECK(strchr("89ab", uid[19]) != NULL);
  CHECK_OK(taskcore_task_find(store, uid, &found));
  CHECK_INT(found, id);
  CHECK_STATUS(taskcore_task_find(store, "01234567-89ab-7def-8000-000000000000", &found),
               TASKCORE_ENOTFOUND);
  CHECK_INT(found, 0);
  taskcore_task_list_free(list);
}

static void everything_that_is_given_is_kept(taskcore_store *store) {
  const char *const tags[] = {"zoo", "Äpfel", "bank", "BANK"};
  taskcore_task_input input = TASKCORE_TASK_INPUT_INIT;
  input.fields = TASKCORE_TASK_TITLE | TASKCORE_TASK_NOTES | TASKCORE_TASK_PROJECT |
                 TASKCORE_TASK_TAGS | TASKCORE_TASK_PRIORITY | TASKCORE_TASK_FAVOURITE |
                 TASKCORE_TASK_DUE;
  input.title = " \t Pay the rent — 家賃 🏠 ";
  input.notes = "By transfer.\n\tNot in cash.\n";
  input.project = " Home ";
  input.tags = tags;
  input.tag_count = 4;
  input.priority = TASKCORE_PRIORITY_P0;
  input.is_favourite = 1;
  input.due_kind = TASKCORE_MOMENT_DATE_TIME;
  input.due_ms = START_MS + 1;
  taskcore_task_list *list = get(store, add(store, &input));
  const taskcore_task *task = taskcore_task_list_at(list, 0);
  CHECK_INT(task->fields, TASKCORE_TASK_NOTES | TASKCORE_TASK_TAGS | TASKCORE_TASK_DUE);
  CHECK_TEXT(task->title, "Pay the rent — 家賃 🏠");
  CHECK_TEXT(task->notes, "By transfer.\n\tNot in cash.\n");
  CHECK_TEXT(task->project, "Home");
  CHECK(task->project_id != TASKCORE_INBOX_ID);
  CHECK_INT(task->tag_count, 3);
  CHECK_TEXT(task->tags[0], "Äpfel");
  CHECK_TEXT(task->tags[1], "bank");
  CHECK_TEXT(task->tags[2], "zoo");
  CHECK_INT(task->priority, TASKCORE_PRIORITY_P0);
  CHECK_INT(task->is_favourite, 1);
  CHECK_INT(task->due_kind, TASKCORE_MOMENT_DATE_TIME);
  CHECK_INT(task->due_ms, START_MS + 1);
  taskcore_task_list_free(list);
}

static void members_that_fields_does_not_name_are_ignored(taskcore_store *store) {
  taskcore_task_input input = titled("Pay rent");
  input.notes = "\xFF";
  input.priority = 77;
  input.tag_count = SIZE_MAX;
  input.project_id = -1;
  input.due_kind = 9;
  taskcore_task_list *list = get(store, add(store, &input));
  CHECK_INT(taskcore_task_list_at(list, 0)->fields, 0);
  CHECK_INT(taskcore_task_list_at(list, 0)->priority, TASKCORE_PRIORITY_P2);
  taskcore_task_list_free(list);
}

static void the_longest_texts_are_kept_whole(taskcore_store *store) {
  char *title = repeated("😀", 1000), *notes = repeated("n", 65536), *tag = repeated("ü", 100),
       *project = repeated("字", 200);
  const char *tags[100];
  char names[99][8];
  tags[0] = tag;
  for (int i = 0; i < 99; i++) {
    snprintf(names[i], sizeof names[i], "tag %d", i);
    tags[i + 1] = names[i];
  }
  taskcore_task_input input = titled(title);
  input.fields |= TASKCORE_TASK_NOTES | TASKCORE_TASK_PROJECT | TASKCORE_TASK_TAGS;
  input.notes = notes;
  input.project = project;
  input.tags = tags;
  input.tag_count = 100;
  taskcore_task_list *list = get(store, add(store, &input));
  const taskcore_task *task = taskcore_task_list_at(list, 0);
  CHECK_TEXT(task->title, title);
  CHECK_TEXT(task->notes, notes);
  CHECK_TEXT(task->project, project);
  CHECK_INT(task->tag_count, 100);
  CHECK_TEXT(task->tags[99], tag);
  taskcore_task_list_free(list);
  free(title);
  free(notes);
  free(tag);
  free(project);
}

static void a_due_may_be_any_day_or_millisecond_of_the_years_1_to_9999(taskcore_store *store) {
  static const int32_t dates[] = {10101, 20240229, 99991231};
  static const int64_t instants[] = {-62135596800000, -1, 0, 253402300799999};
  taskcore_task_input input = titled("Pay rent");
  input.fields |= TASKCORE_TASK_DUE;
  input.due_kind = TASKCORE_MOMENT_DATE;
  for (size_t i = 0; i < sizeof dates / sizeof *dates; i++) {
    input.due_date = dates[i];
    taskcore_task_list *list = get(store, add(store, &input));
    CHECK_INT(taskcore_task_list_at(list, 0)->due_kind, TASKCORE_MOMENT_DATE);
    CHECK_INT(taskcore_task_list_at(list, 0)->due_date, dates[i]);
    taskcore_task_list_free(list);
  }
  input.due_kind = TASKCORE_MOMENT_DATE_TIME;
  for (size_t i = 0; i < sizeof instants / sizeof *instants; i++) {
    input.due_ms = instants[i];
    taskcore_task_list *list = get(store, add(store, &input));
    CHECK_INT(taskcore_task_list_at(list, 0)->due_kind, TASKCORE_MOMENT_DATE_TIME);
    CHECK_INT(taskcore_task_list_at(list, 0)->due_ms, instants[i]);
    taskcore_task_list_free(list);
  }
}

static void get_gives_tasks_in_the_order_that_was_asked_for(taskcore_store *store) {
  int64_t first = add_titled(store, "First"), second = add_titled(store, "Second");
  const int64_t ids[] = {second, first};
  taskcore_task_list *list = NULL;
  CHECK_OK(taskcore_task_get(store, ids, 2, &list));
  CHECK_INT(taskcore_task_list_count(list), 2);
  CHECK_TEXT(taskcore_task_list_at(list, 0)->title, "Second");
  CHECK_TEXT(taskcore_task_list_at(list, 1)->title, "First");
  taskcore_task_list_free(list);
}

static void a_list_can_be_walked_by_index_and_by_stride(taskcore_store *store) {
  add_titled(store, "First");
  add_titled(store, "Second");
  taskcore_task_list *list = NULL;
  size_t stride = 0;
  CHECK_OK(taskcore_task_query(store, NULL, &list));
  const char *rows = (const char *)taskcore_task_list_rows(list, &stride);
  CHECK_INT(taskcore_task_list_count(list), 2);
  CHECK_SIZE(stride, sizeof(taskcore_task));
  for (size_t i = 0; i < 2; i++) {
    CHECK((const char *)taskcore_task_list_at(list, i) == rows + i * stride);
  }
  CHECK(taskcore_task_list_at(list, 2) == NULL);
  CHECK(taskcore_task_list_at(list, SIZE_MAX) == NULL);
  taskcore_task_list_free(list);
}

static void an_update_sets_what_is_given_and_leaves_the_rest(taskcore_store *store) {
  const char *const tags[] = {"bank"};
  taskcore_task_input input = titled("Pay rent");
  input.fields |= TASKCORE_TASK_NOTES | TASKCORE_TASK_TAGS | TASKCORE_TASK_DUE;
  input.notes = "By transfer";
  input.tags = tags;
  input.tag_count = 1;
  input.due_kind = TASKCORE_MOMENT_DATE;
  input.due_date = 20260930;
  int64_t id = add(store, &input);

  taskcore_task_input change = TASKCORE_TASK_INPUT_INIT;
  change.fields = TASKCORE_TASK_PRIORITY;
  change.priority = TASKCORE_PRIORITY_NONE;
  clock_ms = START_MS + 5;
  CHECK_OK(taskcore_task_update(store, &id, 1, &change));
  clock_ms = START_MS;

  taskcore_task_list *list = get(store, id);
  const taskcore_task *task = taskcore_task_list_at(list, 0);
  CHECK_INT(task->priority, TASKCORE_PRIORITY_NONE);
  CHECK_INT(task->modified_ms, START_MS + 5);
  CHECK_INT(task->created_ms, START_MS);
  CHECK_TEXT(task->title, "Pay rent");
  CHECK_TEXT(task->notes, "By transfer");
  CHECK_TEXT(task->tags[0], "bank");
  CHECK_INT(task->due_date, 20260930);
  taskcore_task_list_free(list);
}

static void an_update_can_take_everything_optional_away(taskcore_store *store) {
  const char *const tags[] = {"bank"};
  taskcore_task_input input = titled("Pay rent");
  input.fields |=
      TASKCORE_TASK_NOTES | TASKCORE_TASK_TAGS | TASKCORE_TASK_DUE | TASKCORE_TASK_PROJECT;
  input.notes = "By transfer";
  input.project = "Home";
  input.tags = tags;
  input.tag_count = 1;
  input.due_kind = TASKCORE_MOMENT_DATE_TIME;
  input.due_ms = START_MS;
  int64_t id = add(store, &input);

  taskcore_task_input change = TASKCORE_TASK_INPUT_INIT;
  change.fields =
      TASKCORE_TASK_NOTES | TASKCORE_TASK_TAGS | TASKCORE_TASK_DUE | TASKCORE_TASK_PROJECT_ID;
  change.notes = "";
  change.project_id = TASKCORE_INBOX_ID;
  CHECK_OK(taskcore_task_update(store, &id, 1, &change));

  taskcore_task_list *list = get(store, id);
  const taskcore_task *task = taskcore_task_list_at(list, 0);
  CHECK_INT(task->fields, 0);
  CHECK_TEXT(task->notes, "");
  CHECK_INT(task->tag_count, 0);
  CHECK_INT(task->due_kind, TASKCORE_MOMENT_NONE);
  CHECK_TEXT(task->project, "Inbox");
  taskcore_task_list_free(list);
}

static void tags_come_and_go_one_by_one(taskcore_store *store) {
  const char *const tags[] = {"bank", "café"}, *const added[] = {"Bank", "urgent"},
                    *const removed[] = {"CAFE", "never there"};
  taskcore_task_input input = titled("Pay rent");
  input.fields |= TASKCORE_TASK_TAGS;
  input.tags = tags;
  input.tag_count = 2;
  int64_t id = add(store, &input);

  taskcore_task_input change = TASKCORE_TASK_INPUT_INIT;
  change.fields = TASKCORE_TASK_TAGS_ADDED | TASKCORE_TASK_TAGS_REMOVED;
  change.tags_added = added;
  change.tags_added_count = 2;
  change.tags_removed = removed;
  change.tags_removed_count = 2;
  CHECK_OK(taskcore_task_update(store, &id, 1, &change));

  taskcore_task_list *list = get(store, id);
  const taskcore_task *task = taskcore_task_list_at(list, 0);
  CHECK_INT(task->tag_count, 2);
  CHECK_TEXT(task->tags[0], "bank");
  CHECK_TEXT(task->tags[1], "urgent");
  taskcore_task_list_free(list);
}

static void an_update_that_changes_nothing_leaves_no_trace(taskcore_store *store) {
  int64_t id = add_titled(store, "Pay rent");
  taskcore_task_input same = titled("  Pay rent  ");
  taskcore_step step = TASKCORE_STEP_INIT;
  clock_ms = START_MS + 5;
  CHECK_OK(taskcore_task_update(store, &id, 1, &same));
  clock_ms = START_MS;
  taskcore_task_list *list = get(store, id);
  CHECK_INT(taskcore_task_list_at(list, 0)->modified_ms, START_MS);
  CHECK_OK(taskcore_undo(store, &step));
  CHECK_INT(step.action, TASKCORE_ACTION_ADD_TASKS);
  taskcore_task_list_free(list);
}

static uint32_t status_of(taskcore_store *store, int64_t id) {
  taskcore_task_list *list = get(store, id);
  uint32_t status = taskcore_task_list_at(list, 0)->status;
  taskcore_task_list_free(list);
  return status;
}

static void a_task_is_completed_once_and_can_be_reopened(taskcore_store *store) {
  int64_t id = add_titled(store, "Pay rent");
  CHECK_STATUS(taskcore_task_reopen(store, &id, 1), TASKCORE_ECONFLICT);
  clock_ms = START_MS + 7;
  CHECK_OK(taskcore_task_complete(store, &id, 1, 0));
  clock_ms = START_MS;
  taskcore_task_list *list = get(store, id);
  CHECK_INT(taskcore_task_list_at(list, 0)->status, TASKCORE_TASK_STATUS_COMPLETED);
  CHECK_INT(taskcore_task_list_at(list, 0)->fields, TASKCORE_TASK_COMPLETED);
  CHECK_INT(taskcore_task_list_at(list, 0)->completed_ms, START_MS + 7);
  taskcore_task_list_free(list);
  CHECK_STATUS(taskcore_task_complete(store, &id, 1, 0), TASKCORE_ECONFLICT);
  CHECK_INT(taskcore_last_error()->index, 0);
  CHECK_OK(taskcore_task_reopen(store, &id, 1));
  list = get(store, id);
  CHECK_INT(taskcore_task_list_at(list, 0)->status, TASKCORE_TASK_STATUS_OPEN);
  CHECK_INT(taskcore_task_list_at(list, 0)->fields, 0);
  taskcore_task_list_free(list);
}

static void the_trash_gives_a_task_back_as_it_was(taskcore_store *store) {
  int64_t open = add_titled(store, "Open"), done = add_titled(store, "Done");
  const int64_t both[] = {open, done};
  CHECK_OK(taskcore_task_complete(store, &done, 1, 0));
  CHECK_STATUS(taskcore_task_restore(store, both, 2), TASKCORE_ECONFLICT);
  clock_ms = START_MS + 9;
  CHECK_OK(taskcore_task_delete(store, both, 2));
  clock_ms = START_MS;
  taskcore_task_list *list = get(store, done);
  CHECK_INT(taskcore_task_list_at(list, 0)->status, TASKCORE_TASK_STATUS_DELETED);
  CHECK_INT(taskcore_task_list_at(list, 0)->fields,
            TASKCORE_TASK_COMPLETED | TASKCORE_TASK_DELETED);
  CHECK_INT(taskcore_task_list_at(list, 0)->deleted_ms, START_MS + 9);
  taskcore_task_list_free(list);
  CHECK_OK(taskcore_task_restore(store, both, 2));
  CHECK_INT(status_of(store, open), TASKCORE_TASK_STATUS_OPEN);
  CHECK_INT(status_of(store, done), TASKCORE_TASK_STATUS_COMPLETED);
}

static void a_task_in_the_trash_only_goes_back_or_goes_for_good(taskcore_store *store) {
  int64_t id = add_titled(store, "Pay rent");
  taskcore_task_input change = titled("Pay nothing");
  CHECK_STATUS(taskcore_task_purge(store, &id, 1), TASKCORE_ECONFLICT);
  CHECK_OK(taskcore_task_delete(store, &id, 1));
  CHECK_STATUS(taskcore_task_delete(store, &id, 1), TASKCORE_ECONFLICT);
  CHECK_STATUS(taskcore_task_complete(store, &id, 1, 0), TASKCORE_ECONFLICT);
  CHECK_STATUS(taskcore_task_reopen(store, &id, 1), TASKCORE_ECONFLICT);
  CHECK_STATUS(taskcore_task_update(store, &id, 1, &change), TASKCORE_ECONFLICT);
  CHECK_OK(taskcore_task_purge(store, &id, 1));
  taskcore_task_list *list = NULL;
  CHECK_STATUS(taskcore_task_get(store, &id, 1, &list), TASKCORE_ENOTFOUND);
  CHECK(list == NULL);
}

static void an_id_is_never_given_twice(void) {
  const char *path = path_of("ids.db");
  taskcore_store *store = open_store(path);
  int64_t id = add_titled(store, "Purged");
  CHECK_OK(taskcore_task_delete(store, &id, 1));
  CHECK_OK(taskcore_task_purge(store, &id, 1));
  int64_t second = add_titled(store, "Undone");
  CHECK(second > id);
  CHECK_OK(taskcore_undo(store, NULL));
  taskcore_store_free(store);
  store = open_store(path);
  CHECK(add_titled(store, "Third") > second);
  taskcore_store_free(store);
}

static void a_task_outlives_the_handle_that_added_it(void) {
  const char *path = path_of("kept.db");
  taskcore_store *store = open_store(path);
  int64_t id = add_titled(store, "Pay rent");
  char *before = export_of(store);
  taskcore_store_free(store);
  store = open_store(path);
  char *after = export_of(store);
  CHECK_TEXT(after, before);
  CHECK_INT(status_of(store, id), TASKCORE_TASK_STATUS_OPEN);
  free(before);
  free(after);
  taskcore_store_free(store);
}

int main(int argc, char **argv) {
  use_folder(argc, argv);
  RUN_WITH_STORE(a_new_task_has_the_defaults);
  RUN_WITH_STORE(a_uid_is_a_uuid_of_version_7_that_finds_its_task);
  RUN_WITH_STORE(everything_that_is_given_is_kept);
  RUN_WITH_STORE(members_that_fields_does_not_name_are_ignored);
  RUN_WITH_STORE(the_longest_texts_are_kept_whole);
  RUN_WITH_STORE(a_due_may_be_any_day_or_millisecond_of_the_years_1_to_9999);
  RUN_WITH_STORE(get_gives_tasks_in_the_order_that_was_asked_for);
  RUN_WITH_STORE(a_list_can_be_walked_by_index_and_by_stride);
  RUN_WITH_STORE(an_update_sets_what_is_given_and_leaves_the_rest);
  RUN_WITH_STORE(an_update_can_take_everything_optional_away);
  RUN_WITH_STORE(tags_come_and_go_one_by_one);
  RUN_WITH_STORE(an_update_that_changes_nothing_leaves_no_trace);
  RUN_WITH_STORE(a_task_is_completed_once_and_can_be_reopened);
  RUN_WITH_STORE(the_trash_gives_a_task_back_as_it_was);
  RUN_WITH_STORE(a_task_in_the_trash_only_goes_back_or_goes_for_good);
  RUN(an_id_is_never_given_twice);
  RUN(a_task_outlives_the_handle_that_added_it);
  return check_result();
}
