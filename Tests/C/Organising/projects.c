/* What a project has beside its name, its place in the order, and what becomes of its tasks when it
 * is archived or deleted. */
#include "listing.h"
#include "options.h"

/* The names of the projects, joined by spaces. */
static const char *names_of(taskcore_store *store, int32_t is_archived_included) {
  static char names[512];
  size_t length = 0;
  taskcore_project_list *list = NULL;
  CHECK_OK(query_projects(store, is_archived_included, &list));
  for (size_t i = 0; i < taskcore_project_list_count(list); i++) {
    length += (size_t)snprintf(names + length, sizeof names - length, "%s%s", i == 0 ? "" : " ",
                               taskcore_project_list_at(list, i)->name);
  }
  taskcore_project_list_free(list);
  return names;
}

/* Adds projects with these names, one letter each. */
static void add_projects(taskcore_store *store, const char *letters, int64_t *ids) {
  for (size_t i = 0; letters[i] != '\0'; i++) {
    const char name[] = {letters[i], '\0'};
    CHECK_OK(add_project(store, name, &ids[i]));
  }
}

static taskcore_status set_archived(taskcore_store *store, int64_t id, int32_t archived) {
  taskcore_project_input input = TASKCORE_PROJECT_INPUT_INIT;
  input.fields = TASKCORE_PROJECT_ARCHIVED;
  input.is_archived = archived;
  return taskcore_project_update(store, id, &input);
}

static taskcore_status move_project(taskcore_store *store, int64_t id, taskcore_move move) {
  return taskcore_project_move(store, &id, 1, &move);
}

static void a_project_has_a_description_a_colour_and_an_icon(taskcore_store *store) {
  taskcore_project_input input = named("Home");
  input.fields |= TASKCORE_PROJECT_DESCRIPTION | TASKCORE_PROJECT_COLOUR | TASKCORE_PROJECT_ICON;
  input.description = " Everything about the house ";
  input.colour = TASKCORE_COLOUR_TEAL;
  input.icon = "🏠";
  int64_t id = 0;
  CHECK_OK(taskcore_project_add(store, &input, &id));
  taskcore_project_list *list = NULL;
  CHECK_OK(taskcore_project_query(store, NULL, &list));
  const taskcore_project *project = taskcore_project_list_at(list, 1);
  CHECK_INT(project->id, id);
  CHECK_TEXT(project->description, "Everything about the house");
  CHECK_INT(project->colour, TASKCORE_COLOUR_TEAL);
  CHECK_TEXT(project->icon, "🏠");
  CHECK_INT(project->is_archived, 0);
  CHECK_INT(strlen(project->uid), 36);
  taskcore_project_list_free(list);

  input.fields = TASKCORE_PROJECT_DESCRIPTION | TASKCORE_PROJECT_ICON | TASKCORE_PROJECT_COLOUR;
  input.description = "";
  input.icon = "";
  input.colour = TASKCORE_COLOUR_BLACK;
  CHECK_OK(taskcore_project_update(store, id, &input));
  CHECK_OK(taskcore_project_query(store, NULL, &list));
  project = taskcore_project_list_at(list, 1);
  CHECK_TEXT(project->name, "Home");
  CHECK_TEXT(project->description, "");
  CHECK_TEXT(project->icon, "");
  CHECK_INT(project->colour, TASKCORE_COLOUR_BLACK);
  taskcore_project_list_free(list);
}

static void inbox_may_be_described_and_coloured(taskcore_store *store) {
  taskcore_project_input input = TASKCORE_PROJECT_INPUT_INIT;
  input.fields = TASKCORE_PROJECT_DESCRIPTION | TASKCORE_PROJECT_COLOUR | TASKCORE_PROJECT_ICON;
  input.description = "What came in";
  input.icon = "inbox";
  input.colour = TASKCORE_COLOUR_BLUE;
  CHECK_OK(taskcore_project_update(store, TASKCORE_INBOX_ID, &input));
  CHECK_UNDO(store, TASKCORE_ACTION_UPDATE_PROJECT);
  REFUSE(store, set_archived(store, TASKCORE_INBOX_ID, 1), TASKCORE_ECONFLICT, "id");
  const int64_t inbox = TASKCORE_INBOX_ID;
  REFUSE(store, taskcore_project_delete(store, &inbox, 1, TASKCORE_DELETE_WITH_TASKS),
         TASKCORE_ECONFLICT, "ids");
  REFUSE(store, move_project(store, TASKCORE_INBOX_ID, to(TASKCORE_MOVE_TO_BOTTOM)),
         TASKCORE_ECONFLICT, "ids");
}

static void projects_move_and_inbox_stays_the_first(taskcore_store *store) {
  int64_t ids[4];
  add_projects(store, "abcd", ids);
  CHECK_TEXT(names_of(store, 0), "Inbox a b c d");
  CHECK_OK(move_project(store, ids[3], before(ids[0])));
  CHECK_TEXT(names_of(store, 0), "Inbox d a b c");
  CHECK_OK(move_project(store, ids[0], after(ids[2])));
  CHECK_TEXT(names_of(store, 0), "Inbox d b c a");
  CHECK_OK(move_project(store, ids[2], to(TASKCORE_MOVE_TO_TOP)));
  CHECK_TEXT(names_of(store, 0), "Inbox c d b a");
  CHECK_OK(move_project(store, ids[2], after(TASKCORE_INBOX_ID)));
  CHECK_OK(move_project(store, ids[3], to(TASKCORE_MOVE_TO_BOTTOM)));
  CHECK_TEXT(names_of(store, 0), "Inbox c b a d");
  const int64_t some[] = {ids[3], ids[1]};
  taskcore_move move = before(ids[2]);
  CHECK_OK(taskcore_project_move(store, some, 2, &move));
  CHECK_TEXT(names_of(store, 0), "Inbox d b c a");
  CHECK_UNDO(store, TASKCORE_ACTION_MOVE_PROJECT);
  CHECK_TEXT(names_of(store, 0), "Inbox c b a d");
  REFUSE(store, move_project(store, ids[0], before(TASKCORE_INBOX_ID)), TASKCORE_ECONFLICT,
         "before_id");
  REFUSE(store, move_project(store, ids[0], before(ids[0])), TASKCORE_EINVALID, "before_id");
  REFUSE(store, move_project(store, ids[0], before(999)), TASKCORE_ENOTFOUND, "before_id");
  REFUSE(store, move_project(store, 999, to(TASKCORE_MOVE_TO_TOP)), TASKCORE_ENOTFOUND, "ids");
  CHECK_INT(refusal.index, 0);
  REFUSE(store, move_project(store, ids[0], into(ids[1])), TASKCORE_EINVALID, "fields");
  REFUSE(store, move_project(store, ids[0], to(0)), TASKCORE_EINVALID, "fields");
}

static void an_archived_project_is_listed_on_request_with_the_time(taskcore_store *store) {
  int64_t ids[2];
  add_projects(store, "ab", ids);
  clock_ms = START_MS + 5;
  CHECK_OK(set_archived(store, ids[0], 1));
  CHECK_TEXT(names_of(store, 0), "Inbox b");
  CHECK_TEXT(names_of(store, 1), "Inbox a b");
  taskcore_project_list *list = NULL;
  CHECK_OK(query_projects(store, 1, &list));
  CHECK_INT(taskcore_project_list_at(list, 1)->is_archived, 1);
  CHECK_INT(taskcore_project_list_at(list, 1)->archived_ms, START_MS + 5);
  taskcore_project_list_free(list);
  CHECK_STATUS(add_project(store, "A", NULL), TASKCORE_ECONFLICT); /* the name is taken */
  CHECK_OK(set_archived(store, ids[0], 0));
  CHECK_TEXT(names_of(store, 0), "Inbox a b");
  CHECK_UNDO(store, TASKCORE_ACTION_UPDATE_PROJECT);
  CHECK_TEXT(names_of(store, 0), "Inbox b");
  REFUSE(store, query_projects(store, 2, &list), TASKCORE_EINVALID, "is_archived_included");
  CHECK(list == NULL);
}

static void a_project_is_deleted_with_its_tasks_on_request(taskcore_store *store) {
  int64_t a = add_in(store, "a", "Home"), gone = add_in(store, "gone", "Home");
  add_under(store, "b", a);
  CHECK_OK(taskcore_task_delete(store, &gone, 1));
  int64_t home = project_named(store, "Home");
  char *as_it_was = export_of(store);
  REFUSE(store, taskcore_project_delete(store, &home, 1, 2), TASKCORE_EINVALID, "flags");
  CHECK_OK(taskcore_project_delete(store, &home, 1, TASKCORE_DELETE_WITH_TASKS));
  CHECK_TEXT(names_of(store, 0), "Inbox");
  CHECK_TEXT(listed(store, "view:trash sort:title"), "a b gone");
  CHECK_UNDO(store, TASKCORE_ACTION_DELETE_PROJECT);
  char *now = export_of(store);
  CHECK_TEXT(now, as_it_was);
  free(now);
  free(as_it_was);
  CHECK_OK(taskcore_project_delete(store, &home, 1, 0));
  CHECK_TEXT(listed(store, "project:Inbox tree:yes"), "a .b");
}

static void several_projects_are_deleted_all_or_none(taskcore_store *store) {
  int64_t ids[4];
  add_projects(store, "abc", ids);
  ids[3] = ids[0];
  const int64_t wrong[] = {ids[0], TASKCORE_INBOX_ID};
  REFUSE(store, taskcore_project_delete(store, wrong, 2, 0), TASKCORE_ECONFLICT, "ids");
  CHECK_INT(refusal.index, 1);
  REFUSE(store, taskcore_project_delete(store, NULL, 1, 0), TASKCORE_EINVALID, "ids");
  CHECK_TEXT(names_of(store, 0), "Inbox a b c");
  CHECK_OK(taskcore_project_delete(store, ids, 4, 0));
  CHECK_TEXT(names_of(store, 0), "Inbox");
  CHECK_UNDO(store, TASKCORE_ACTION_DELETE_PROJECT);
  CHECK_TEXT(names_of(store, 0), "Inbox a b c");
  CHECK_OK(taskcore_project_delete(store, NULL, 0, 0));
}

static void wrong_inputs_of_projects_are_refused(taskcore_store *store) {
  int64_t ids[2];
  char *much = repeated("x", 1001);
  add_projects(store, "ab", ids);
  taskcore_project_input input = named("c");
  input.fields |= TASKCORE_PROJECT_DESCRIPTION;
  input.description = much;
  REFUSE(store, taskcore_project_add(store, &input, NULL), TASKCORE_EINVALID, "description");
  input.description = "two\nlines";
  REFUSE(store, taskcore_project_update(store, ids[0], &input), TASKCORE_EINVALID, "description");
  input.description = NULL;
  REFUSE(store, taskcore_project_add(store, &input, NULL), TASKCORE_EINVALID, "description");
  input = named("c");
  input.fields |= TASKCORE_PROJECT_ICON;
  much[65] = '\0';
  input.icon = much;
  REFUSE(store, taskcore_project_add(store, &input, NULL), TASKCORE_EINVALID, "icon");
  input.icon = "\xFF";
  REFUSE(store, taskcore_project_add(store, &input, NULL), TASKCORE_EINVALID, "icon");
  input = named("c");
  input.fields |= TASKCORE_PROJECT_COLOUR;
  input.colour = 12;
  REFUSE(store, taskcore_project_add(store, &input, NULL), TASKCORE_EINVALID, "colour");
  input.colour = -1;
  REFUSE(store, taskcore_project_update(store, ids[0], &input), TASKCORE_EINVALID, "colour");
  REFUSE(store, set_archived(store, ids[0], 2), TASKCORE_EINVALID, "is_archived");
  input = named("c");
  input.fields |= 1ULL << 5;
  REFUSE(store, taskcore_project_add(store, &input, NULL), TASKCORE_EINVALID, "fields");
  input.fields = TASKCORE_PROJECT_COLOUR;
  input.colour = TASKCORE_COLOUR_RED;
  REFUSE(store, taskcore_project_add(store, &input, NULL), TASKCORE_EINVALID, "name");
  input.struct_size -= 4;
  REFUSE(store, taskcore_project_add(store, &input, NULL), TASKCORE_EINVALID, "struct_size");
  REFUSE(store, taskcore_project_update(store, ids[0], &input), TASKCORE_EINVALID, "struct_size");
  REFUSE(store, taskcore_project_add(store, NULL, NULL), TASKCORE_EINVALID, "input");
  REFUSE(store, taskcore_project_update(store, ids[0], NULL), TASKCORE_EINVALID, "input");
  REFUSE(store, set_archived(store, 999, 1), TASKCORE_ENOTFOUND, "id");
  free(much);
}

int main(void) {
  RUN_WITH_STORE(a_project_has_a_description_a_colour_and_an_icon);
  RUN_WITH_STORE(inbox_may_be_described_and_coloured);
  RUN_WITH_STORE(projects_move_and_inbox_stays_the_first);
  RUN_WITH_STORE(an_archived_project_is_listed_on_request_with_the_time);
  RUN_WITH_STORE(a_project_is_deleted_with_its_tasks_on_request);
  RUN_WITH_STORE(several_projects_are_deleted_all_or_none);
  RUN_WITH_STORE(wrong_inputs_of_projects_are_refused);
  return check_result();
}
