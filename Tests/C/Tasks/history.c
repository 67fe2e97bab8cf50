/* What happened to a task, and what goes from the trash for good. */
#include "listing.h"

/* The history of a task, a line each: action, property, old and new. */
static const char *history_of(taskcore_store *store, int64_t id) {
  static char text[2048];
  size_t length = 0, stride = 0;
  taskcore_history_list *list = NULL;
  text[0] = '\0';
  CHECK_OK(taskcore_task_history(store, id, &list));
  const taskcore_history_entry *first = taskcore_history_list_rows(list, &stride);
  CHECK(first == taskcore_history_list_at(list, 0));
  CHECK_SIZE(stride, sizeof *first);
  for (size_t i = 0; i < taskcore_history_list_count(list); i++) {
    const taskcore_history_entry *entry = taskcore_history_list_at(list, i);
    CHECK_SIZE(entry->struct_size, sizeof *entry);
    CHECK(strlen(entry->device) > 0);
    CHECK_TEXT(entry->device_name, "");
    length +=
        (size_t)snprintf(text + length, sizeof text - length, "%d %s %s>%s\n", (int)entry->action,
                         entry->property, entry->old_value == NULL ? "" : entry->old_value,
                         entry->new_value == NULL ? "" : entry->new_value);
    CHECK(length < sizeof text);
  }
  CHECK(taskcore_history_list_at(list, taskcore_history_list_count(list)) == NULL);
  taskcore_history_list_free(list);
  return text;
}

static void each_property_that_changed_is_an_entry(taskcore_store *store) {
  int64_t id = add_titled(store, "Old");
  taskcore_task_input change = titled("New");
  change.fields |= TASKCORE_TASK_PRIORITY | TASKCORE_TASK_PROJECT | TASKCORE_TASK_DUE;
  change.priority = TASKCORE_PRIORITY_P0;
  change.project = "Home";
  change.due_kind = TASKCORE_MOMENT_DATE;
  change.due_date = 20260905;
  CHECK_OK(taskcore_task_update(store, &id, 1, &change));
  CHECK_OK(taskcore_task_complete(store, &id, 1, 0));
  const char *history = history_of(store, id);
  CHECK(strstr(history, "2 title Old>New\n") != NULL);
  CHECK(strstr(history, "2 priority P2>P0\n") != NULL);
  CHECK(strstr(history, "2 project Inbox>Home\n") != NULL);
  CHECK(strstr(history, "2 due >2026-09-05\n") != NULL);
  CHECK(strstr(history, "3 completed >2026-09-01T07:00:00.000Z\n") != NULL);
  CHECK(strstr(history, "modified") == NULL);
}

static void entries_of_one_call_share_a_step_and_its_time(taskcore_store *store) {
  int64_t id = add_titled(store, "Old");
  taskcore_task_input change = titled("New");
  change.fields |= TASKCORE_TASK_NOTES;
  change.notes = "Notes";
  clock_ms = START_MS + 5;
  CHECK_OK(taskcore_task_update(store, &id, 1, &change));
  clock_ms = START_MS + 9;
  CHECK_OK(taskcore_undo(store, NULL));
  taskcore_history_list *list = NULL;
  CHECK_OK(taskcore_task_history(store, id, &list));
  size_t count = taskcore_history_list_count(list);
  CHECK(count >= 5);
  CHECK_TEXT(taskcore_history_list_at(list, 0)->property, "id");
  CHECK_INT(taskcore_history_list_at(list, 0)->at_ms, START_MS);
  const taskcore_history_entry *last = taskcore_history_list_at(list, count - 1),
                               *other = taskcore_history_list_at(list, count - 2),
                               *update = taskcore_history_list_at(list, count - 3);
  CHECK_INT(last->action, TASKCORE_ACTION_UNDO);
  CHECK_INT(last->at_ms, START_MS + 9);
  CHECK_INT(other->step_id, last->step_id);
  CHECK_INT(update->action, TASKCORE_ACTION_UPDATE_TASKS);
  CHECK_INT(update->at_ms, START_MS + 5);
  CHECK(update->step_id < last->step_id);
  CHECK_TEXT(update->device, last->device);
  taskcore_history_list_free(list);
}

static void a_task_in_the_trash_has_a_history_and_a_purged_one_has_none(taskcore_store *store) {
  int64_t id = add_titled(store, "Old");
  CHECK_OK(taskcore_task_delete(store, &id, 1));
  CHECK(strstr(history_of(store, id), "5 deleted >2026-09-01T07:00:00.000Z\n") != NULL);
  CHECK_OK(taskcore_task_purge(store, &id, 1));
  taskcore_history_list *list = (taskcore_history_list *)store;
  CHECK_STATUS(taskcore_task_history(store, id, &list), TASKCORE_ENOTFOUND);
  CHECK(list == NULL);
  CHECK_STATUS(taskcore_task_history(store, 0, &list), TASKCORE_ENOTFOUND);
  CHECK_STATUS(taskcore_task_history(store, id, NULL), TASKCORE_EINVALID);
  CHECK_STATUS(taskcore_task_history(NULL, id, &list), TASKCORE_EINVALID);
  CHECK_INT(taskcore_history_list_count(NULL), 0);
  CHECK(taskcore_history_list_at(NULL, 0) == NULL);
  CHECK(taskcore_history_list_rows(NULL, NULL) == NULL);
  taskcore_history_list_free(NULL);
}

static void a_history_needs_its_store_no_longer(void) {
  taskcore_store *store = open_store(":memory:");
  int64_t id = add_titled(store, "Old");
  taskcore_history_list *list = NULL;
  CHECK_OK(taskcore_task_history(store, id, &list));
  taskcore_store_free(store);
  CHECK_TEXT(taskcore_history_list_at(list, 0)->property, "id");
  taskcore_history_list_free(list);
}

static void a_purge_by_time_removes_what_went_to_the_trash_before_it(taskcore_store *store) {
  int64_t ids[4], purged = 7;
  static const char *const titles[] = {"a", "b", "c", "d"};
  for (int i = 0; i < 4; i++) ids[i] = add_titled(store, titles[i]);
  for (int i = 0; i < 3; i++) {
    clock_ms = START_MS + i;
    CHECK_OK(taskcore_task_delete(store, &ids[i], 1));
  }
  CHECK_OK(taskcore_task_purge_before(store, START_MS, &purged));
  CHECK_INT(purged, 0);
  CHECK_UNDO(store, TASKCORE_ACTION_DELETE_TASKS); /* it was no step */
  CHECK_OK(taskcore_redo(store, NULL));
  CHECK_OK(taskcore_task_purge_before(store, START_MS + 2, &purged));
  CHECK_INT(purged, 2);
  CHECK_TEXT(listed(store, "status:any"), "c d");
  CHECK_UNDO(store, TASKCORE_ACTION_DELETE_TASKS); /* that of c */
  CHECK_TEXT(found(store, NULL), "c d");
  CHECK_OK(taskcore_task_purge_before(store, START_MS + 100, NULL));
  CHECK_INT(count_all(store), 2);
}

static void a_purge_by_a_time_that_is_none_is_refused(taskcore_store *store) {
  static const int64_t wrong[] = {INT64_MIN, -62135596800001, 253402300800000, INT64_MAX};
  int64_t id = add_titled(store, "a"), purged = 7;
  CHECK_OK(taskcore_task_delete(store, &id, 1));
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
    REFUSE(store, taskcore_task_purge_before(store, wrong[i], &purged), TASKCORE_EINVALID,
           "before_ms");
    CHECK_INT(purged, 0);
  }
  CHECK_STATUS(taskcore_task_purge_before(NULL, 0, &purged), TASKCORE_EINVALID);
}

int main(void) {
  RUN_WITH_STORE(each_property_that_changed_is_an_entry);
  RUN_WITH_STORE(entries_of_one_call_share_a_step_and_its_time);
  RUN_WITH_STORE(a_task_in_the_trash_has_a_history_and_a_purged_one_has_none);
  RUN(a_history_needs_its_store_no_longer);
  RUN_WITH_STORE(a_purge_by_time_removes_what_went_to_the_trash_before_it);
  RUN_WITH_STORE(a_purge_by_a_time_that_is_none_is_refused);
  return check_result();
}
