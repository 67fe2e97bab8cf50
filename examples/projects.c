// Puts a task into a project, and counts the open tasks of every project.
#include <stdio.h>
#include <taskcore.h>

int main(void) {
  taskcore_open_options options = TASKCORE_OPEN_OPTIONS_INIT;
  options.path = ":memory:";
  taskcore_task_input task = TASKCORE_TASK_INPUT_INIT;
  task.fields = TASKCORE_TASK_TITLE | TASKCORE_TASK_PROJECT;
  task.title = "Paint the fence";
  task.project = "GARDEN";  // the same as Garden; a new name adds a project
  taskcore_project_input garden = TASKCORE_PROJECT_INPUT_INIT;
  garden.fields = TASKCORE_PROJECT_NAME | TASKCORE_PROJECT_COLOUR;
  garden.name = "Garden";
  garden.colour = TASKCORE_COLOUR_GREEN;
  taskcore_project_input outdoors = TASKCORE_PROJECT_INPUT_INIT;
  outdoors.fields = TASKCORE_PROJECT_NAME;
  outdoors.name = "Outdoors";

  taskcore_store *store = NULL;
  taskcore_project_list *projects = NULL;
  int64_t id = 0;
  taskcore_status status = taskcore_store_open(&options, &store);
  if (!status) status = taskcore_project_add(store, &garden, &id);
  if (!status) status = taskcore_task_add(store, &task, NULL);
  if (!status) status = taskcore_project_update(store, id, &outdoors);
  if (!status) status = taskcore_project_query(store, NULL, &projects);

  for (size_t i = 0; i < taskcore_project_list_count(projects); i++) {
    const taskcore_project *project = taskcore_project_list_at(projects, i);
    printf("%s: %d open\n", project->name, (int)project->open_count);
  }
  if (status) fprintf(stderr, "%s\n", taskcore_last_error()->message);
  taskcore_project_list_free(projects);
  taskcore_store_free(store);
  return status ? 1 : 0;
}
