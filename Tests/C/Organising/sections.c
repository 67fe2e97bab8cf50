/* Sections of projects, and arguments that none can have. */
#include "fixture.h"

static int64_t project_with_sections(taskcore_store *store, int64_t *first, int64_t *second) {
  taskcore_project_input project = TASKCORE_PROJECT_INPUT_INIT;
  taskcore_project_section_input section = TASKCORE_PROJECT_SECTION_INPUT_INIT;
  int64_t id = 0;
  project.fields = TASKCORE_PROJECT_NAME;
  project.name = "Website";
  CHECK_OK(taskcore_project_add(store, &project, &id));
  section.fields = TASKCORE_PROJECT_SECTION_NAME;
  section.name = "Doing";
  CHECK_OK(taskcore_project_section_add(store, id, &section, first));
  section.name = "Done";
  CHECK_OK(taskcore_project_section_add(store, id, &section, second));
  return id;
}

static void sections_are_listed_and_moved(taskcore_store *store) {
  int64_t first = 0, second = 0;
  int64_t project = project_with_sections(store, &first, &second);
  taskcore_move move = TASKCORE_MOVE_INIT;
  taskcore_project_section_list *list = NULL;
  taskcore_project_section_query_options options = TASKCORE_PROJECT_SECTION_QUERY_OPTIONS_INIT;
  move.fields = TASKCORE_MOVE_BEFORE;
  move.before_id = first;
  CHECK_OK(taskcore_project_section_move(store, &second, 1, &move));
  options.fields = TASKCORE_PROJECT_SECTION_QUERY_PROJECT;
  options.project_id = project;
  CHECK_OK(taskcore_project_section_query(store, &options, &list));
  CHECK_INT(taskcore_project_section_list_count(list), 2);
  const taskcore_project_section *row = taskcore_project_section_list_at(list, 0);
  CHECK_SIZE(row->struct_size, sizeof *row);
  CHECK_TEXT(row->name, "Done");
  CHECK_INT(row->project_id, project);
  CHECK(taskcore_project_section_list_at(list, 2) == NULL);
  taskcore_project_section_list_free(list);
  CHECK_OK(taskcore_project_section_delete(store, &second, 1));
  options.fields = 0;
  options.limit = 1;
  CHECK_OK(taskcore_project_section_query(store, &options, &list));
  CHECK_INT(taskcore_project_section_list_count(list), 1);
  taskcore_project_section_list_free(list);
}

static void bad_arguments_are_refused(taskcore_store *store) {
  int64_t first = 0, second = 0, id = 7;
  int64_t project = project_with_sections(store, &first, &second);
  taskcore_project_section_input input = TASKCORE_PROJECT_SECTION_INPUT_INIT;
  CHECK_INT(taskcore_project_section_add(store, project, &input, &id), TASKCORE_EINVALID);
  CHECK_INT(id, 0);
  CHECK_INT(taskcore_project_section_add(store, project, NULL, &id), TASKCORE_EINVALID);
  input.fields = TASKCORE_PROJECT_SECTION_NAME;
  input.name = NULL;
  CHECK_INT(taskcore_project_section_add(store, project, &input, &id), TASKCORE_EINVALID);
  input.name = "\xff";
  CHECK_INT(taskcore_project_section_add(store, project, &input, &id), TASKCORE_EINVALID);
  input.name = "doing";
  CHECK_INT(taskcore_project_section_add(store, project, &input, &id), TASKCORE_ECONFLICT);
  CHECK_INT(taskcore_project_section_add(store, INT64_MIN, &input, &id), TASKCORE_ENOTFOUND);
  input.fields = 1u << 9;
  CHECK_INT(taskcore_project_section_update(store, first, &input), TASKCORE_EINVALID);
  input.struct_size = 3;
  CHECK_INT(taskcore_project_section_update(store, first, &input), TASKCORE_EINVALID);
  CHECK_INT(taskcore_project_section_delete(store, NULL, 1), TASKCORE_EINVALID);
  const int64_t missing = INT64_MAX;
  CHECK_INT(taskcore_project_section_delete(store, &missing, 1), TASKCORE_ENOTFOUND);
  CHECK_INT(taskcore_project_section_move(store, &first, 1, NULL), TASKCORE_EINVALID);
  CHECK_INT(taskcore_project_section_query(store, NULL, NULL), TASKCORE_EINVALID);
  taskcore_project_section_query_options options = TASKCORE_PROJECT_SECTION_QUERY_OPTIONS_INIT;
  taskcore_project_section_list *list = NULL;
  options.limit = -1;
  CHECK_INT(taskcore_project_section_query(store, &options, &list), TASKCORE_EINVALID);
  CHECK(list == NULL);

  taskcore_task_input task = titled("Write");
  task.fields |= TASKCORE_TASK_PROJECT_ID | TASKCORE_TASK_SECTION;
  task.project_id = project;
  task.section_uid = "Nothing";
  CHECK_INT(taskcore_task_add(store, &task, &id), TASKCORE_ENOTFOUND);
  task.section_uid = NULL;
  CHECK_INT(taskcore_task_add(store, &task, &id), TASKCORE_EINVALID);
}

int main(void) {
  RUN_WITH_STORE(sections_are_listed_and_moved);
  RUN_WITH_STORE(bad_arguments_are_refused);
  return check_result();
}
