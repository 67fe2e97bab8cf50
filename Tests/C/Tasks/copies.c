/* Copies of tasks and projects, and what is refused. */
#include "listing.h"

static void a_copy_is_open_and_has_copies_of_the_subtasks(taskcore_store *store) {
  int64_t trip = add_titled(store, "Trip"), copy = 0;
  add_under(store, "Pack", trip);
  CHECK_OK(taskcore_task_complete(store, &trip, 1, 0));
  CHECK_OK(taskcore_task_copy(store, trip, &copy));
  CHECK(copy > trip);
  CHECK_TEXT(listed(store, "tree:yes"), "Trip .Pack");
  taskcore_step step = TASKCORE_STEP_INIT;
  CHECK_OK(taskcore_undo(store, &step));
  CHECK_INT(step.action, TASKCORE_ACTION_COPY_TASK);
  CHECK_INT(count_all(store), 2);
  CHECK_OK(taskcore_task_copy(store, trip, NULL));
}

static void a_project_is_copied_with_its_tasks(taskcore_store *store) {
  add_in(store, "Report", "Work");
  int64_t copy = 0;
  CHECK_OK(taskcore_project_copy(store, project_named(store, "Work"), &copy));
  CHECK_INT(project_named(store, "Work copy"), copy);
  CHECK_TEXT(listed(store, "project:\"Work copy\""), "Report");
}

static void wrong_ids_are_refused(taskcore_store *store) {
  static const int64_t wrong[] = {0, -1, 99, INT64_MIN, INT64_MAX};
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
    int64_t copy = 7;
    REFUSE(store, taskcore_task_copy(store, wrong[i], &copy), TASKCORE_ENOTFOUND, "id");
    CHECK_INT(copy, 0);
    copy = 7;
    REFUSE(store, taskcore_project_copy(store, wrong[i], &copy), TASKCORE_ENOTFOUND, "id");
    CHECK_INT(copy, 0);
  }
  REFUSE(store, taskcore_project_copy(store, TASKCORE_INBOX_ID, NULL), TASKCORE_ECONFLICT, "id");
  CHECK_STATUS(taskcore_task_copy(NULL, 1, NULL), TASKCORE_EINVALID);
  CHECK_STATUS(taskcore_project_copy(NULL, 1, NULL), TASKCORE_EINVALID);
}

int main(void) {
  RUN_WITH_STORE(a_copy_is_open_and_has_copies_of_the_subtasks);
  RUN_WITH_STORE(a_project_is_copied_with_its_tasks);
  RUN_WITH_STORE(wrong_ids_are_refused);
  return check_result();
}
