/* Undo and redo: any depth, one step per call, kept in the file. */
#include "fixture.h"
#include "options.h"

/* Undoes a step and says what it had done. */
static int32_t undo(taskcore_store *store) {
  taskcore_step step = TASKCORE_STEP_INIT;
  CHECK_OK(taskcore_undo(store, &step));
  return step.action;
}

static int32_t redo(taskcore_store *store) {
  taskcore_step step = TASKCORE_STEP_INIT;
  CHECK_OK(taskcore_redo(store, &step));
  return step.action;
}

static void a_new_store_has_nothing_to_undo_or_redo(taskcore_store *store) {
  taskcore_step step = {sizeof step, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1};
  CHECK_STATUS(taskcore_undo(store, &step), TASKCORE_ENOTFOUND);
  CHECK_INT(step.id, 0);
  CHECK_INT(step.action, 0);
  CHECK_INT(step.task_count, 0);
  CHECK_INT(step.event_count, 0);
  CHECK_INT(step.changed_count, 0);
  CHECK_INT(step.left_count, 0);
  CHECK_INT(step.trashed_count, 0);
  CHECK_STATUS(taskcore_redo(store, NULL), TASKCORE_ENOTFOUND);
}

static void a_step_says_what_it_did_and_when_and_to_how_many(taskcore_store *store) {
  taskcore_task_input inputs[] = {titled("First"), titled("Second")};
  inputs[0].fields |= TASKCORE_TASK_PROJECT;
  inputs[0].project = "Home";
  clock_ms = START_MS + 3;
  CHECK_OK(taskcore_task_add_many(store, inputs, 2, NULL));
  clock_ms = START_MS + 9;
  taskcore_step step = TASKCORE_STEP_INIT;
  CHECK_OK(taskcore_undo(store, &step));
  CHECK_INT(step.struct_size, sizeof step);
  CHECK_INT(step.action, TASKCORE_ACTION_ADD_TASKS);
  CHECK_INT(step.at_ms, START_MS + 3);
  CHECK_INT(step.task_count, 2);
  CHECK_INT(step.project_count, 1);
  CHECK_INT(step.changed_count, 3);
  CHECK_INT(step.left_count, 0);
  int64_t id = step.id;
  CHECK_OK(taskcore_redo(store, &step));
  CHECK_INT(step.id, id);
  CHECK_INT(step.at_ms, START_MS + 3);
}

static void an_update_by_every_property_is_undone(taskcore_store *store) {
  static const char *const tags[] = {"bank", "web"};
  const taskcore_reminder reminder = TASKCORE_REMINDER_INIT;
  int64_t first = add_titled(store, "First"), id = add_titled(store, "Second");
  char *as_it_was = export_of(store);
  taskcore_task_input change = titled("Other");
  change.fields |= TASKCORE_TASK_NOTES | TASKCORE_TASK_PROJECT | TASKCORE_TASK_TAGS |
                   TASKCORE_TASK_PRIORITY | TASKCORE_TASK_FAVOURITE | TASKCORE_TASK_DUE |
                   TASKCORE_TASK_SLOT | TASKCORE_TASK_START | TASKCORE_TASK_ESTIMATED_DURATION |
                   TASKCORE_TASK_URL | TASKCORE_TASK_REMINDERS | TASKCORE_TASK_REPEAT_RULE |
                   TASKCORE_TASK_DEPENDS_ON;
  change.notes = "Notes";
  change.project = "Home";
  change.tags = tags;
  change.tag_count = 2;
  change.priority = TASKCORE_PRIORITY_P0;
  change.is_favourite = 1;
  change.start_kind = change.due_kind = TASKCORE_MOMENT_DATE;
  change.start_date = change.due_date = 20260901;
  change.slot = TASKCORE_SLOT_EVENING;
  change.estimated_duration_s = 60;
  change.url = "https://example.org";
  change.reminders = &reminder;
  change.reminder_count = 1;
  change.repeat_rule = "FREQ=DAILY";
  change.depends_on = &first;
  change.depends_on_count = 1;
  CHECK_OK(taskcore_task_update(store, &id, 1, &change));
  char *then = export_of(store);
  CHECK_INT(undo(store), TASKCORE_ACTION_UPDATE_TASKS);
  char *again = export_of(store);
  CHECK_TEXT(again, as_it_was);
  free(again);
  CHECK_INT(redo(store), TASKCORE_ACTION_UPDATE_TASKS);
  again = export_of(store);
  CHECK_TEXT(again, then);
  free(again);
  free(then);
  free(as_it_was);
}

static void a_new_step_ends_the_way_back_to_what_was_undone(taskcore_store *store) {
  add_titled(store, "First");
  add_titled(store, "Second");
  undo(store);
  add_titled(store, "Third");
  CHECK_STATUS(taskcore_redo(store, NULL), TASKCORE_ENOTFOUND);
  CHECK_INT(count_all(store), 2);
}

static void a_refused_call_does_not_end_the_way_back(taskcore_store *store) {
  const int64_t unknown = 99;
  add_titled(store, "First");
  undo(store);
  CHECK_STATUS(taskcore_task_complete(store, &unknown, 1, 0), TASKCORE_ENOTFOUND);
  CHECK_INT(redo(store), TASKCORE_ACTION_ADD_TASKS);
}

static void a_bulk_call_is_one_step(taskcore_store *store) {
  int64_t ids[] = {add_titled(store, "First"), add_titled(store, "Second")};
  CHECK_OK(taskcore_task_complete(store, ids, 2, 0));
  CHECK_INT(undo(store), TASKCORE_ACTION_COMPLETE_TASKS);
  int64_t open = 0;
  CHECK_OK(taskcore_task_count(store, NULL, &open));
  CHECK_INT(open, 2);
  CHECK_INT(redo(store), TASKCORE_ACTION_COMPLETE_TASKS);
}

static void a_task_that_comes_back_has_its_old_id_and_uid(taskcore_store *store) {
  int64_t id = add_titled(store, "First"), found = 0;
  taskcore_task_list *before = get(store, id);
  undo(store);
  CHECK_STATUS(taskcore_task_complete(store, &id, 1, 0), TASKCORE_ENOTFOUND);
  redo(store);
  CHECK_OK(taskcore_task_find(store, taskcore_task_list_at(before, 0)->uid, &found));
  CHECK_INT(found, id);
  taskcore_task_list_free(before);
}

static void a_purge_is_never_undone(taskcore_store *store) {
  int64_t kept = add_titled(store, "Kept"), purged = add_titled(store, "Purged");
  CHECK_OK(taskcore_task_complete(store, &kept, 1, 0));
  CHECK_OK(taskcore_task_delete(store, &purged, 1));
  CHECK_OK(taskcore_task_purge(store, &purged, 1));
  CHECK_INT(undo(store), TASKCORE_ACTION_COMPLETE_TASKS);
  CHECK_INT(undo(store), TASKCORE_ACTION_ADD_TASKS);
  CHECK_STATUS(taskcore_undo(store, NULL), TASKCORE_ENOTFOUND);
  CHECK_INT(count_all(store), 0);
  CHECK_INT(redo(store), TASKCORE_ACTION_ADD_TASKS);
  CHECK_INT(redo(store), TASKCORE_ACTION_COMPLETE_TASKS);
  CHECK_STATUS(taskcore_redo(store, NULL), TASKCORE_ENOTFOUND);
  CHECK_INT(count_all(store), 1);
}

static void a_step_on_many_tasks_is_undone_for_those_that_a_purge_left(taskcore_store *store) {
  int64_t kept = add_titled(store, "Kept"), purged = add_titled(store, "Purged");
  const int64_t both[] = {kept, purged};
  CHECK_OK(taskcore_task_delete(store, both, 2));
  CHECK_OK(taskcore_task_purge(store, &purged, 1));
  taskcore_step step = TASKCORE_STEP_INIT;
  CHECK_OK(taskcore_undo(store, &step));
  CHECK_INT(step.action, TASKCORE_ACTION_DELETE_TASKS);
  CHECK_INT(step.task_count, 1);
  taskcore_task_list *list = get(store, kept);
  CHECK_INT(taskcore_task_list_at(list, 0)->status, TASKCORE_TASK_STATUS_OPEN);
  taskcore_task_list_free(list);
}

static void projects_are_undone_too(taskcore_store *store) {
  int64_t id = 0;
  CHECK_OK(add_project(store, "Home", &id));
  CHECK_OK(rename_project(store, id, "House"));
  CHECK_OK(taskcore_project_delete(store, &id, 1, 0));
  CHECK_INT(undo(store), TASKCORE_ACTION_DELETE_PROJECT);
  CHECK_INT(undo(store), TASKCORE_ACTION_UPDATE_PROJECT);
  taskcore_project_list *list = NULL;
  CHECK_OK(taskcore_project_query(store, NULL, &list));
  CHECK_INT(taskcore_project_list_at(list, 1)->id, id);
  CHECK_TEXT(taskcore_project_list_at(list, 1)->name, "Home");
  taskcore_project_list_free(list);
  CHECK_INT(undo(store), TASKCORE_ACTION_ADD_PROJECT);
}

static void an_import_is_one_step(taskcore_store *store) {
  const char *path = path_of("imported.json");
  taskcore_store *empty = open_store(":memory:");
  taskcore_step step = TASKCORE_STEP_INIT;
  add_titled(store, "First");
  add_titled(store, "Second");
  CHECK_OK(taskcore_export_file(store, TASKCORE_FORMAT_JSON, NULL, path, NULL, NULL));
  CHECK_OK(taskcore_import_file(empty, TASKCORE_FORMAT_JSON, NULL, path, NULL, NULL, NULL));
  CHECK_OK(taskcore_undo(empty, &step));
  CHECK_INT(step.action, TASKCORE_ACTION_IMPORT);
  CHECK_INT(step.task_count, 2);
  CHECK_INT(count_all(empty), 0);
  taskcore_store_free(empty);
}

/* A poll is no step for undo: what it changed of what a step did is left alone. */
static void what_a_poll_changed_since_is_left_alone(taskcore_store *store) {
  taskcore_task_input input = titled("Take the bus");
  taskcore_reminder reminder = TASKCORE_REMINDER_INIT;
  taskcore_alert_list *alerts = NULL;
  taskcore_step step = TASKCORE_STEP_INIT;
  reminder.at_ms = START_MS;
  input.fields |= TASKCORE_TASK_REMINDERS;
  input.reminders = &reminder;
  input.reminder_count = 1;
  CHECK_OK(taskcore_task_add(store, &input, NULL));
  CHECK_OK(taskcore_poll(store, START_MS, &alerts, NULL));
  const int64_t id = taskcore_alert_list_at(alerts, 0)->id;
  taskcore_alert_list_free(alerts);
  CHECK_OK(taskcore_alert_snooze_for(store, &id, 1, 60));
  CHECK_OK(taskcore_alert_snooze_for(store, &id, 1, 120));
  /* The poll says it again, and it is put off no more. */
  CHECK_OK(taskcore_poll(store, START_MS + 120000, &alerts, NULL));
  CHECK_INT(taskcore_alert_list_count(alerts), 1);
  CHECK_INT(taskcore_alert_list_at(alerts, 0)->snooze_count, 2);
  taskcore_alert_list_free(alerts);
  CHECK_OK(taskcore_undo(store, &step));
  CHECK_INT(step.action, TASKCORE_ACTION_SNOOZE_ALERTS);
  CHECK_INT(step.changed_count, 1);
  CHECK_INT(step.left_count, 1);
  CHECK_OK(query_alerts(store, 1, 10, &alerts));
  CHECK_INT(taskcore_alert_list_at(alerts, 0)->snooze_count, 1);
  CHECK_INT(taskcore_alert_list_at(alerts, 0)->snoozed_until_ms, 0);
  taskcore_alert_list_free(alerts);
  CHECK_OK(taskcore_undo(store, &step));
  CHECK_INT(step.action, TASKCORE_ACTION_SNOOZE_ALERTS);
  CHECK_INT(step.left_count, 0);
  /* The task is as it was added. */
  CHECK_OK(taskcore_undo(store, &step));
  CHECK_INT(step.action, TASKCORE_ACTION_ADD_TASKS);
  CHECK_INT(step.trashed_count, 0);
  CHECK_INT(count_all(store), 0);
}

static void one_handle_undoes_what_another_did(void) {
  const char *path = path_of("shared.db");
  taskcore_store *one = open_store(path), *other = open_store(path);
  add_titled(one, "First");
  CHECK_INT(undo(other), TASKCORE_ACTION_ADD_TASKS);
  CHECK_INT(count_all(one), 0);
  CHECK_INT(redo(one), TASKCORE_ACTION_ADD_TASKS);
  taskcore_store_free(other);
  taskcore_store_free(one);
}

int main(int argc, char **argv) {
  use_folder(argc, argv);
  RUN_WITH_STORE(a_new_store_has_nothing_to_undo_or_redo);
  RUN_WITH_STORE(a_step_says_what_it_did_and_when_and_to_how_many);
  RUN_WITH_STORE(an_update_by_every_property_is_undone);
  RUN_WITH_STORE(a_new_step_ends_the_way_back_to_what_was_undone);
  RUN_WITH_STORE(a_refused_call_does_not_end_the_way_back);
  RUN_WITH_STORE(a_bulk_call_is_one_step);
  RUN_WITH_STORE(a_task_that_comes_back_has_its_old_id_and_uid);
  RUN_WITH_STORE(a_purge_is_never_undone);
  RUN_WITH_STORE(a_step_on_many_tasks_is_undone_for_those_that_a_purge_left);
  RUN_WITH_STORE(projects_are_undone_too);
  RUN_WITH_STORE(an_import_is_one_step);
  RUN_WITH_STORE(what_a_poll_changed_since_is_left_alone);
  RUN(one_handle_undoes_what_another_did);
  return check_result();
}
