// Adds a project with two sections, as a board shows them, and a task below one.
#include <stdio.h>
#include <taskcore.h>

int main(void) {
  taskcore_open_options options = TASKCORE_OPEN_OPTIONS_INIT;
  options.path = ":memory:";
  options.time_zone = "UTC";
  taskcore_project_input project = TASKCORE_PROJECT_INPUT_INIT;
  project.fields = TASKCORE_PROJECT_NAME;
  project.name = "Website";
  taskcore_project_section_input section = TASKCORE_PROJECT_SECTION_INPUT_INIT;
  section.fields = TASKCORE_PROJECT_SECTION_NAME;
  taskcore_task_input task = TASKCORE_TASK_INPUT_INIT;
  task.fields = TASKCORE_TASK_TITLE | TASKCORE_TASK_PROJECT | TASKCORE_TASK_SECTION;
  task.title = "Write the first page";
  task.project = "Website";
  task.section_uid = "Doing";

  taskcore_store *store = NULL;
  taskcore_project_section_list *sections = NULL;
  int64_t id = 0;
  taskcore_status status = taskcore_store_open(&options, &store);
  if (!status) status = taskcore_project_add(store, &project, &id);
  section.name = "Doing";
  if (!status) status = taskcore_project_section_add(store, id, &section, NULL);
  section.name = "Done";
  if (!status) status = taskcore_project_section_add(store, id, &section, NULL);
  if (!status) status = taskcore_task_add(store, &task, NULL);
  if (!status) status = taskcore_project_section_query(store, NULL, &sections);
  for (size_t i = 0; i < taskcore_project_section_list_count(sections); i++) {
    const taskcore_project_section *row = taskcore_project_section_list_at(sections, i);
    printf("%s: %d\n", row->name, (int)row->open_count);
  }
  if (status) fprintf(stderr, "%s\n", taskcore_last_error()->message);
  taskcore_project_section_list_free(sections);
  taskcore_store_free(store);
  return status ? 1 : 0;
}
