/* What tests of lists and of order begin with: queries of one line, and lists as one text. */
#ifndef LISTING_H
#define LISTING_H

#include "fixture.h"

/* The titles of the tasks, joined by spaces; before each, a dot for every task that it is under. */
static inline const char *titles_of(const taskcore_task_list *list) {
  static char titles[4096];
  size_t length = 0;
  titles[0] = '\0';
  for (size_t i = 0; i < taskcore_task_list_count(list); i++) {
    const taskcore_task *task = taskcore_task_list_at(list, i);
    size_t needed = strlen(task->title) + (size_t)task->depth + 2;
    CHECK(length + needed < sizeof titles);
    if (i > 0) titles[length++] = ' ';
    for (int32_t depth = 0; depth < task->depth; depth++) titles[length++] = '.';
    length += (size_t)snprintf(titles + length, sizeof titles - length, "%s", task->title);
  }
  return titles;
}

static inline const char *found(taskcore_store *store, const taskcore_query *query) {
  taskcore_task_list *list = NULL;
  CHECK_OK(taskcore_task_query(store, query, &list));
  const char *titles = titles_of(list);
  taskcore_task_list_free(list);
  return titles;
}

static inline taskcore_query filtered(const char *filter) {
  taskcore_query query = TASKCORE_QUERY_INIT;
  query.fields = TASKCORE_QUERY_FILTER;
  query.filter = filter;
  return query;
}

/* What a line in the language of queries finds. */
static inline const char *listed(taskcore_store *store, const char *filter) {
  taskcore_query query = filtered(filter);
  return found(store, &query);
}

/* All tasks outside of the trash as a tree, in the manual order. */
static inline const char *outline_of(taskcore_store *store) {
  return listed(store, "status:open,completed hidden:any archived:any sort:manual tree:yes");
}

static inline int64_t add_under(taskcore_store *store, const char *title, int64_t parent_id) {
  taskcore_task_input input = titled(title);
  input.fields |= TASKCORE_TASK_PARENT;
  input.parent_id = parent_id;
  return add(store, &input);
}

static inline int64_t add_in(taskcore_store *store, const char *title, const char *project) {
  taskcore_task_input input = titled(title);
  input.fields |= TASKCORE_TASK_PROJECT;
  input.project = project;
  return add(store, &input);
}

static inline int64_t add_due_on(taskcore_store *store, const char *title, int32_t date) {
  taskcore_task_input input = titled(title);
  input.fields |= TASKCORE_TASK_DUE;
  input.due_kind = TASKCORE_MOMENT_DATE;
  input.due_date = date;
  return add(store, &input);
}

static inline int64_t add_due_at(taskcore_store *store, const char *title, int64_t instant_ms) {
  taskcore_task_input input = titled(title);
  input.fields |= TASKCORE_TASK_DUE;
  input.due_kind = TASKCORE_MOMENT_DATE_TIME;
  input.due_ms = instant_ms;
  return add(store, &input);
}

static inline int64_t project_named(taskcore_store *store, const char *name) {
  int64_t id = 0;
  CHECK_OK(taskcore_project_find(store, name, &id));
  return id;
}

/* Moves one task. */
static inline taskcore_status move_task(taskcore_store *store, int64_t id, taskcore_move move) {
  return taskcore_task_move(store, &id, 1, &move);
}

static inline taskcore_move to(uint64_t place) {
  taskcore_move move = TASKCORE_MOVE_INIT;
  move.fields = place;
  return move;
}

static inline taskcore_move before(int64_t id) {
  taskcore_move move = to(TASKCORE_MOVE_BEFORE);
  move.before_id = id;
  return move;
}

static inline taskcore_move after(int64_t id) {
  taskcore_move move = to(TASKCORE_MOVE_AFTER);
  move.after_id = id;
  return move;
}

static inline taskcore_move into(int64_t project_id) {
  taskcore_move move = to(TASKCORE_MOVE_PROJECT_ID);
  move.project_id = project_id;
  return move;
}

static inline taskcore_move under(int64_t parent_id) {
  taskcore_move move = to(TASKCORE_MOVE_PARENT_ID);
  move.parent_id = parent_id;
  return move;
}

/* Takes a step back, which has to be of that kind. */
#define CHECK_UNDO(store, expected) check_undo(__FILE__, __LINE__, store, expected)

static inline void check_undo(const char *file, int line, taskcore_store *store, int32_t expected) {
  taskcore_step step = TASKCORE_STEP_INIT;
  check_status(file, line, taskcore_undo(store, &step), TASKCORE_OK, "undo");
  check_int(file, line, step.action, expected, "the action that was undone");
}

/* The numbers of the last refusal; its texts are gone. */
static taskcore_error refusal;

/* Checks that a call is refused with a status, a sentence and the name of the member that it is
 * about, and that the store stays as it was. */
#define REFUSE(store, call, status, field)                                             \
  do {                                                                                 \
    char *as_it_was = export_of(store);                                                \
    taskcore_status answer = call;                                                     \
    check_refusal(__FILE__, __LINE__, store, as_it_was, answer, status, field, #call); \
    free(as_it_was);                                                                   \
  } while (0)

static inline void check_refusal(const char *file, int line, taskcore_store *store,
                                 const char *as_it_was, taskcore_status actual,
                                 taskcore_status expected, const char *field, const char *call) {
  const taskcore_error *error = taskcore_last_error();
  refusal = *error;
  check_status(file, line, actual, expected, call);
  check_int(file, line, error->status, expected, "the error's status");
  check_text(file, line, error->field, field, "the error's field");
  check_true(file, line, strlen(error->message) > 10, "the error has a message");
  check_true(file, line, strchr(".?", error->message[strlen(error->message) - 1]) != NULL,
             "the message is a sentence");
  char *now = export_of(store);
  check_text(file, line, now, as_it_was, "the store");
  free(now);
}

#endif
