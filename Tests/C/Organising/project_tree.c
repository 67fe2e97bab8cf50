/* Projects below others, and what callers of before are shown. */
#include "fixture.h"

static int64_t add_below(taskcore_store *store, const char *name, int64_t parent) {
  taskcore_project_input input = TASKCORE_PROJECT_INPUT_INIT;
  int64_t id = 0;
  input.fields = TASKCORE_PROJECT_NAME | TASKCORE_PROJECT_PARENT;
  input.name = name;
  input.parent_id = parent;
  CHECK_OK(taskcore_project_add(store, &input, &id));
  return id;
}

static void rows_have_a_parent_and_a_path(taskcore_store *store) {
  int64_t work = add_below(store, "Work", 0);
  int64_t garden = add_below(store, "Garden", work);
  taskcore_project_list *list = NULL;
  CHECK_OK(taskcore_project_query(store, NULL, &list));
  CHECK_INT(taskcore_project_list_count(list), 3);
  const taskcore_project *row = taskcore_project_list_at(list, 2);
  CHECK_INT(row->id, garden);
  CHECK_INT(row->parent_id, work);
  CHECK_INT(row->depth, 1);
  CHECK_TEXT(row->name, "Garden");
  CHECK_TEXT(row->path, "Work.Garden");
  taskcore_project_list_free(list);

  int64_t found = 0;
  CHECK_OK(taskcore_project_find(store, "work.garden", &found));
  CHECK_INT(found, garden);
}

static void bad_parents_are_refused(taskcore_store *store) {
  int64_t work = add_below(store, "Work", 0);
  taskcore_project_input input = TASKCORE_PROJECT_INPUT_INIT;
  int64_t id = 7;
  input.fields = TASKCORE_PROJECT_NAME | TASKCORE_PROJECT_PARENT;
  input.name = "Garden";
  const int64_t missing[] = {-1, 99, INT64_MIN, INT64_MAX};
  for (size_t i = 0; i < sizeof missing / sizeof *missing; i++) {
    input.parent_id = missing[i];
    CHECK_INT(taskcore_project_add(store, &input, &id), TASKCORE_ENOTFOUND);
    CHECK_INT(id, 0);
  }
  input.parent_id = TASKCORE_INBOX_ID;
  CHECK_INT(taskcore_project_add(store, &input, &id), TASKCORE_ECONFLICT);
  input.fields = TASKCORE_PROJECT_PARENT;
  input.parent_id = work;
  CHECK_INT(taskcore_project_update(store, work, &input), TASKCORE_ECONFLICT);
  /* A caller of before says nothing of it. */
  input.fields |= 1u << 5;
  CHECK_INT(taskcore_project_update(store, work, &input), TASKCORE_EINVALID);
  taskcore_project_input older = TASKCORE_PROJECT_INPUT_INIT;
  older.struct_size = offsetof(taskcore_project_input, parent_id);
  older.fields = TASKCORE_PROJECT_ARCHIVED;
  older.is_archived = 1;
  CHECK_OK(taskcore_project_update(store, work, &older));
}

int main(void) {
  RUN_WITH_STORE(rows_have_a_parent_and_a_path);
  RUN_WITH_STORE(bad_parents_are_refused);
  return check_result();
}
