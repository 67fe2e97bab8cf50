/* Templates: saved, read, used, and what is refused. */
#include "listing.h"

static taskcore_template_input saving(const char *name, int64_t task) {
  taskcore_template_input input = TASKCORE_TEMPLATE_INPUT_INIT;
  input.fields = TASKCORE_TEMPLATE_NAME | TASKCORE_TEMPLATE_TASK;
  input.name = name;
  input.task_id = task;
  return input;
}

static void a_template_makes_its_tasks(taskcore_store *store) {
  int64_t trip = add_titled(store, "Trip"), id = 0;
  add_under(store, "Pack", trip);
  taskcore_template_input input = saving("Trip", trip);
  CHECK_OK(taskcore_template_add(store, &input, &id));
  taskcore_template_task_list *tasks = NULL;
  CHECK_OK(taskcore_template_read(store, id, &tasks));
  CHECK_INT(taskcore_template_task_list_count(tasks), 2);
  CHECK_TEXT(taskcore_template_task_list_at(tasks, 1)->title, "Pack");
  CHECK_INT(taskcore_template_task_list_at(tasks, 1)->depth, 1);
  taskcore_template_task_list_free(tasks);
  taskcore_template_report use = TASKCORE_TEMPLATE_REPORT_INIT;
  CHECK_OK(taskcore_template_use(store, id, NULL, &use));
  CHECK_INT(use.task_count, 2);
  CHECK_INT(count_all(store), 4);
  taskcore_step step = TASKCORE_STEP_INIT;
  CHECK_OK(taskcore_undo(store, &step));
  CHECK_INT(step.action, TASKCORE_ACTION_USE_TEMPLATE);
  CHECK_INT(count_all(store), 2);
  CHECK_OK(taskcore_template_use(store, id, NULL, NULL));
}

static void hostile_arguments_are_refused(taskcore_store *store) {
  int64_t task = add_titled(store, "Trip"), id = 7;
  taskcore_template_input input = saving("Trip", task);
  REFUSE(store, taskcore_template_add(store, NULL, &id), TASKCORE_EINVALID, "input");
  CHECK_INT(id, 0);
  input.fields = TASKCORE_TEMPLATE_NAME;
  REFUSE(store, taskcore_template_add(store, &input, NULL), TASKCORE_EINVALID, "task_id");
  input.fields = TASKCORE_TEMPLATE_TASK;
  REFUSE(store, taskcore_template_add(store, &input, NULL), TASKCORE_EINVALID, "name");
  input.fields = TASKCORE_TEMPLATE_NAME | TASKCORE_TEMPLATE_CONTENT;
  REFUSE(store, taskcore_template_add(store, &input, NULL), TASKCORE_EINVALID, "fields");
  input.fields = TASKCORE_TEMPLATE_NAME | TASKCORE_TEMPLATE_TASK | TASKCORE_TEMPLATE_ANCHOR;
  input.anchor_date = 20260230;
  REFUSE(store, taskcore_template_add(store, &input, NULL), TASKCORE_EINVALID, "anchor_date");
  input = saving("Trip", task);
  CHECK_OK(taskcore_template_add(store, &input, &id));
  static const int64_t wrong[] = {0, -1, 99, INT64_MIN, INT64_MAX};
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
    taskcore_template_report use = TASKCORE_TEMPLATE_REPORT_INIT;
    taskcore_template_task_list *tasks = NULL;
    REFUSE(store, taskcore_template_use(store, wrong[i], NULL, &use), TASKCORE_ENOTFOUND, "id");
    REFUSE(store, taskcore_template_read(store, wrong[i], &tasks), TASKCORE_ENOTFOUND, "id");
    REFUSE(store, taskcore_template_delete(store, &wrong[i], 1), TASKCORE_ENOTFOUND, "ids");
    REFUSE(store, taskcore_template_update(store, wrong[i], &input), TASKCORE_ENOTFOUND, "id");
  }
  taskcore_template_use_options options = TASKCORE_TEMPLATE_USE_OPTIONS_INIT;
  options.date = 20261301;
  REFUSE(store, taskcore_template_use(store, id, &options, NULL), TASKCORE_EINVALID, "date");
  options.date = 0;
  options.project_id = INT64_MAX;
  REFUSE(store, taskcore_template_use(store, id, &options, NULL), TASKCORE_ENOTFOUND, "project_id");
  REFUSE(store, taskcore_template_read(store, id, NULL), TASKCORE_EINVALID, "tasks");
  REFUSE(store, taskcore_template_query(store, NULL, NULL), TASKCORE_EINVALID, "templates");
  REFUSE(store, taskcore_template_delete(store, NULL, 1), TASKCORE_EINVALID, "ids");
  CHECK_STATUS(taskcore_template_use(NULL, 1, NULL, NULL), TASKCORE_EINVALID);
}

int main(void) {
  RUN_WITH_STORE(a_template_makes_its_tasks);
  RUN_WITH_STORE(hostile_arguments_are_refused);
  return check_result();
}
