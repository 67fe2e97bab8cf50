/* The manual order: moves to a place, into a project or under a parent, and what keeps it. */
#include <pthread.h>

#include "listing.h"

/* Adds tasks with these titles, one letter each. */
static void add_letters(taskcore_store *store, const char *letters, int64_t *ids) {
  for (size_t i = 0; letters[i] != '\0'; i++) {
    const char title[] = {letters[i], '\0'};
    ids[i] = add_titled(store, title);
  }
}

static void new_tasks_are_the_last(taskcore_store *store) {
  int64_t ids[3];
  add_letters(store, "abc", ids);
  CHECK_OK(move_task(store, ids[0], to(TASKCORE_MOVE_TO_BOTTOM)));
  add_titled(store, "d");
  CHECK_TEXT(outline_of(store), "b c a d");
}

static void a_task_moves_before_after_to_the_top_and_to_the_bottom(taskcore_store *store) {
  int64_t ids[4];
  add_letters(store, "abcd", ids);
  CHECK_OK(move_task(store, ids[3], before(ids[1])));
  CHECK_TEXT(outline_of(store), "a d b c");
  CHECK_OK(move_task(store, ids[0], after(ids[2])));
  CHECK_TEXT(outline_of(store), "d b c a");
  CHECK_OK(move_task(store, ids[2], to(TASKCORE_MOVE_TO_TOP)));
  CHECK_TEXT(outline_of(store), "c d b a");
  CHECK_OK(move_task(store, ids[2], to(TASKCORE_MOVE_TO_BOTTOM)));
  CHECK_TEXT(outline_of(store), "d b a c");
  CHECK_OK(move_task(store, ids[2], after(ids[0]))); /* where it is */
  CHECK_TEXT(outline_of(store), "d b a c");
}

static void several_tasks_keep_the_order_of_their_ids(taskcore_store *store) {
  int64_t ids[5];
  add_letters(store, "abcde", ids);
  const int64_t some[] = {ids[4], ids[2], ids[4]};
  taskcore_move move = before(ids[1]);
  CHECK_OK(taskcore_task_move(store, some, 3, &move));
  CHECK_TEXT(outline_of(store), "a e c b d");
  move = to(TASKCORE_MOVE_TO_TOP);
  CHECK_OK(taskcore_task_move(store, ids, 3, &move));
  CHECK_TEXT(outline_of(store), "a b c e d");
  taskcore_step step = TASKCORE_STEP_INIT;
  CHECK_OK(taskcore_undo(store, &step));
  CHECK_INT(step.action, TASKCORE_ACTION_MOVE_TASKS);
  CHECK_TEXT(outline_of(store), "a e c b d");
}

/* Counts the tasks that a commit changed. */
static int32_t count_changes(const taskcore_commit *event, void *payload) {
  *(size_t *)payload = event->change_count;
  return 0;
}

static void a_move_writes_one_task(taskcore_store *store) {
  int64_t ids[6];
  size_t changes = 0;
  taskcore_observer *observer = NULL;
  add_letters(store, "abcdef", ids);
  CHECK_OK(taskcore_observe(store, count_changes, &changes, NULL, &observer));
  CHECK_OK(move_task(store, ids[5], before(ids[0])));
  CHECK_INT(changes, 1);
  CHECK_OK(move_task(store, ids[0], after(ids[3])));
  CHECK_INT(changes, 1);
  taskcore_observer_free(observer);
}

static void a_move_where_the_task_is_changes_nothing(taskcore_store *store) {
  int64_t ids[3];
  add_letters(store, "abc", ids);
  char *as_it_was = export_of(store);
  clock_ms++;
  CHECK_OK(move_task(store, ids[2], to(TASKCORE_MOVE_TO_BOTTOM)));
  CHECK_OK(move_task(store, ids[0], to(TASKCORE_MOVE_TO_TOP)));
  CHECK_OK(move_task(store, ids[1], after(ids[0])));
  CHECK_OK(move_task(store, ids[1], before(ids[2])));
  char *now = export_of(store);
  CHECK_TEXT(now, as_it_was);
  free(now);
  free(as_it_was);
}

/* Each move halves the gap, so that the keys grow until they are spread again. */
static void a_thousand_moves_into_the_same_gap_keep_the_order(taskcore_store *store) {
  int64_t first = add_titled(store, "first"), last = add_titled(store, "last");
  int64_t ids[2];
  add_letters(store, "xy", ids);
  for (int i = 0; i < 1000; i++) {
    int64_t mover = ids[i % 2], other = ids[(i + 1) % 2];
    CHECK_OK(move_task(store, mover, i == 0 ? after(first) : before(other)));
    CHECK_OK(move_task(store, other, before(last)));
    CHECK_OK(move_task(store, other, after(mover)));
  }
  CHECK_TEXT(outline_of(store), "first y x last");
  for (int i = 0; i < 300; i++) {
    CHECK_OK(move_task(store, add_titled(store, "z"), after(first)));
  }
  taskcore_query query = filtered("sort:manual limit:2");
  CHECK_TEXT(found(store, &query), "first z");
  query = filtered("sort:-manual limit:3");
  CHECK_TEXT(found(store, &query), "last x y");
  taskcore_repair_report report = TASKCORE_REPAIR_REPORT_INIT;
  CHECK_OK(taskcore_repair(store, &report));
  CHECK_INT(report.positions_mended, 0);
}

static void a_move_into_a_project_is_to_its_bottom_or_top(taskcore_store *store) {
  int64_t ids[2];
  add_letters(store, "ab", ids);
  add_in(store, "h", "Home");
  int64_t home = project_named(store, "Home");
  CHECK_OK(move_task(store, ids[0], into(home)));
  CHECK_TEXT(listed(store, "project:Home sort:manual"), "h a");
  taskcore_move move = into(home);
  move.fields |= TASKCORE_MOVE_TO_TOP;
  CHECK_OK(move_task(store, ids[1], move));
  CHECK_TEXT(listed(store, "project:Home sort:manual"), "b h a");
  CHECK_UNDO(store, TASKCORE_ACTION_MOVE_TASKS);
  CHECK_UNDO(store, TASKCORE_ACTION_MOVE_TASKS);
  CHECK_TEXT(listed(store, "project:Inbox sort:manual"), "a b");
}

static void a_move_next_to_a_task_of_another_project_needs_that_project(taskcore_store *store) {
  int64_t id = add_titled(store, "a"), other = add_in(store, "h", "Home");
  int64_t home = project_named(store, "Home");
  REFUSE(store, move_task(store, id, before(other)), TASKCORE_ECONFLICT, "before_id");
  REFUSE(store, move_task(store, id, after(other)), TASKCORE_ECONFLICT, "after_id");
  taskcore_move move = before(other);
  move.fields |= TASKCORE_MOVE_PROJECT_ID;
  move.project_id = TASKCORE_INBOX_ID;
  REFUSE(store, move_task(store, id, move), TASKCORE_ECONFLICT, "before_id");
  move.project_id = home;
  CHECK_OK(move_task(store, id, move));
  CHECK_TEXT(listed(store, "project:Home sort:manual"), "a h");
}

static void a_move_under_a_parent_is_to_the_bottom_the_top_or_next_to_one(taskcore_store *store) {
  int64_t ids[4], inner;
  add_letters(store, "abcd", ids);
  inner = add_under(store, "x", ids[0]);
  CHECK_OK(move_task(store, ids[1], under(ids[0])));
  CHECK_TEXT(outline_of(store), "a .x .b c d");
  taskcore_move move = under(ids[0]);
  move.fields |= TASKCORE_MOVE_TO_TOP;
  CHECK_OK(move_task(store, ids[2], move));
  CHECK_TEXT(outline_of(store), "a .c .x .b d");
  CHECK_OK(move_task(store, ids[3], after(inner))); /* it gets that one's parent */
  CHECK_TEXT(outline_of(store), "a .c .x .d .b");
  CHECK_OK(move_task(store, ids[3], before(ids[0])));
  CHECK_TEXT(outline_of(store), "d a .c .x .b");
  move = before(inner);
  move.fields |= TASKCORE_MOVE_PARENT_ID;
  move.parent_id = ids[3];
  REFUSE(store, move_task(store, ids[1], move), TASKCORE_EINVALID, "parent_id");
  move.parent_id = ids[0];
  CHECK_OK(move_task(store, ids[1], move));
  CHECK_TEXT(outline_of(store), "d a .c .b .x");
}

static void the_top_and_the_bottom_are_those_of_the_siblings(taskcore_store *store) {
  int64_t ids[3], inner[3];
  add_letters(store, "abc", ids);
  for (int i = 0; i < 3; i++) {
    const char title[] = {(char)('x' + i), '\0'};
    inner[i] = add_under(store, title, ids[1]);
  }
  CHECK_OK(move_task(store, inner[2], to(TASKCORE_MOVE_TO_TOP)));
  CHECK_TEXT(outline_of(store), "a b .z .x .y c");
  CHECK_OK(move_task(store, inner[0], to(TASKCORE_MOVE_TO_BOTTOM)));
  CHECK_TEXT(outline_of(store), "a b .z .y .x c");
  CHECK_OK(move_task(store, ids[1], to(TASKCORE_MOVE_TO_TOP)));
  CHECK_TEXT(outline_of(store), "b .z .y .x a c");
}

static void a_place_has_to_be_one_and_to_be_there(taskcore_store *store) {
  int64_t ids[3];
  add_letters(store, "abc", ids);
  CHECK_OK(taskcore_task_delete(store, &ids[2], 1));
  REFUSE(store, move_task(store, ids[0], to(0)), TASKCORE_EINVALID, "fields");
  REFUSE(store, move_task(store, ids[0], to(TASKCORE_MOVE_TO_TOP | TASKCORE_MOVE_TO_BOTTOM)),
         TASKCORE_EINVALID, "fields");
  REFUSE(store, move_task(store, ids[0], to(1ULL << 6)), TASKCORE_EINVALID, "fields");
  taskcore_move move = before(ids[1]);
  move.fields |= TASKCORE_MOVE_AFTER;
  move.after_id = ids[1];
  REFUSE(store, move_task(store, ids[0], move), TASKCORE_EINVALID, "fields");
  move = into(TASKCORE_INBOX_ID);
  move.fields |= TASKCORE_MOVE_PARENT_ID;
  REFUSE(store, move_task(store, ids[0], move), TASKCORE_EINVALID, "fields");
  REFUSE(store, move_task(store, ids[0], before(999)), TASKCORE_ENOTFOUND, "before_id");
  REFUSE(store, move_task(store, ids[0], after(0)), TASKCORE_ENOTFOUND, "after_id");
  REFUSE(store, move_task(store, ids[0], into(999)), TASKCORE_ENOTFOUND, "project_id");
  REFUSE(store, move_task(store, ids[0], before(ids[0])), TASKCORE_EINVALID, "before_id");
  REFUSE(store, move_task(store, ids[0], before(ids[2])), TASKCORE_ECONFLICT, "before_id");
  REFUSE(store, move_task(store, ids[2], before(ids[0])), TASKCORE_ECONFLICT, "ids");
  const int64_t wrong[] = {ids[0], 999};
  move = before(ids[1]);
  REFUSE(store, taskcore_task_move(store, wrong, 2, &move), TASKCORE_ENOTFOUND, "ids");
  CHECK_INT(refusal.index, 1);
}

static void the_order_survives_export_and_import_and_the_file(void) {
  const char *path = path_of("order.db"), *json = path_of("order.json");
  taskcore_store *store = open_store(path), *copy = open_store(":memory:");
  int64_t ids[5];
  add_letters(store, "abcde", ids);
  CHECK_OK(move_task(store, ids[4], before(ids[0])));
  CHECK_OK(move_task(store, ids[2], after(ids[3])));
  CHECK_OK(move_task(store, ids[1], under(ids[4])));
  CHECK_TEXT(outline_of(store), "e .b a d c");
  taskcore_store_free(store);
  store = open_store(path);
  CHECK_TEXT(outline_of(store), "e .b a d c");
  CHECK_OK(taskcore_export_file(store, TASKCORE_FORMAT_JSON, NULL, json, NULL, NULL));
  CHECK_OK(taskcore_import_file(copy, TASKCORE_FORMAT_JSON, NULL, json, NULL, NULL, NULL));
  CHECK_TEXT(outline_of(copy), "e .b a d c");
  taskcore_store_free(copy);
  taskcore_store_free(store);
}

static void undo_and_redo_lead_through_every_order(taskcore_store *store) {
  static const char *const orders[] = {"a b c d", "d a b c", "d b c a", "d b .c a"};
  int64_t ids[4];
  add_letters(store, "abcd", ids);
  CHECK_OK(move_task(store, ids[3], to(TASKCORE_MOVE_TO_TOP)));
  CHECK_OK(move_task(store, ids[0], to(TASKCORE_MOVE_TO_BOTTOM)));
  CHECK_OK(move_task(store, ids[2], under(ids[1])));
  for (int i = 3; i > 0; i--) {
    CHECK_TEXT(outline_of(store), orders[i]);
    CHECK_UNDO(store, TASKCORE_ACTION_MOVE_TASKS);
  }
  for (int i = 0; i < 3; i++) {
    CHECK_TEXT(outline_of(store), orders[i]);
    CHECK_OK(taskcore_redo(store, NULL));
  }
  CHECK_TEXT(outline_of(store), orders[3]);
}

enum { MOVERS = 2, MOVED = 20, ROUNDS = 50 };

/* Somebody who moves tasks about through a handle of his own. */
typedef struct mover {
  const char *path;
  const int64_t *ids;
  unsigned seed;
  taskcore_status status;
} mover;

static void *move_about(void *payload) {
  mover *who = (mover *)payload;
  taskcore_open_options options = options_for(who->path);
  taskcore_store *store = NULL;
  options.busy_timeout_ms = 60000;
  options.durability = TASKCORE_DURABILITY_NORMAL;
  who->status = taskcore_store_open(&options, &store);
  for (unsigned i = 0; i < ROUNDS && who->status == TASKCORE_OK; i++) {
    unsigned one = (i * 7 + who->seed) % MOVED, other = (i * 3 + who->seed + 1) % MOVED;
    if (one == other) continue;
    taskcore_move move = i % 2 == 0 ? before(who->ids[other]) : after(who->ids[other]);
    who->status = taskcore_task_move(store, &who->ids[one], 1, &move);
  }
  taskcore_store_free(store);
  return NULL;
}

static void handles_that_move_at_the_same_time_leave_one_order(void) {
  const char *path = path_of("movers.db");
  taskcore_store *one = open_store(path), *other = open_store(path);
  taskcore_repair_report report = TASKCORE_REPAIR_REPORT_INIT;
  int64_t ids[MOVED];
  mover movers[MOVERS];
  pthread_t threads[MOVERS];
  add_letters(one, "abcdefghijklmnopqrst", ids);
  for (unsigned i = 0; i < MOVERS; i++) {
    mover who = {path, ids, i * 5, TASKCORE_EINTERNAL};
    movers[i] = who;
    CHECK_INT(pthread_create(&threads[i], NULL, move_about, &movers[i]), 0);
  }
  for (int i = 0; i < MOVERS; i++) pthread_join(threads[i], NULL);
  for (int i = 0; i < MOVERS; i++) CHECK_OK(movers[i].status);
  char order[4096];
  snprintf(order, sizeof order, "%s", outline_of(one));
  CHECK_INT(strlen(order), MOVED * 2 - 1);
  CHECK_TEXT(outline_of(other), order);
  CHECK_OK(taskcore_repair(one, &report));
  CHECK_INT(report.positions_mended, 0); /* no two tasks have one place */
  taskcore_store_free(other);
  taskcore_store_free(one);
}

static void a_move_is_next_to_where_the_other_handle_put_the_task(void) {
  const char *path = path_of("two-movers.db");
  taskcore_store *one = open_store(path), *other = open_store(path);
  int64_t ids[4];
  add_letters(one, "abcd", ids);
  CHECK_TEXT(outline_of(other), "a b c d");
  CHECK_OK(move_task(one, ids[0], to(TASKCORE_MOVE_TO_BOTTOM)));
  CHECK_OK(move_task(other, ids[1], after(ids[0])));
  CHECK_OK(move_task(one, ids[2], after(ids[0])));
  CHECK_TEXT(outline_of(one), "d a c b");
  CHECK_TEXT(outline_of(other), "d a c b");
  taskcore_store_free(other);
  taskcore_store_free(one);
}

int main(int argc, char **argv) {
  use_folder(argc, argv);
  RUN_WITH_STORE(new_tasks_are_the_last);
  RUN_WITH_STORE(a_task_moves_before_after_to_the_top_and_to_the_bottom);
  RUN_WITH_STORE(several_tasks_keep_the_order_of_their_ids);
  RUN_WITH_STORE(a_move_writes_one_task);
  RUN_WITH_STORE(a_move_where_the_task_is_changes_nothing);
  RUN_WITH_STORE(a_thousand_moves_into_the_same_gap_keep_the_order);
  RUN_WITH_STORE(a_move_into_a_project_is_to_its_bottom_or_top);
  RUN_WITH_STORE(a_move_next_to_a_task_of_another_project_needs_that_project);
  RUN_WITH_STORE(a_move_under_a_parent_is_to_the_bottom_the_top_or_next_to_one);
  RUN_WITH_STORE(the_top_and_the_bottom_are_those_of_the_siblings);
  RUN_WITH_STORE(a_place_has_to_be_one_and_to_be_there);
  RUN(the_order_survives_export_and_import_and_the_file);
  RUN_WITH_STORE(undo_and_redo_lead_through_every_order);
  RUN(handles_that_move_at_the_same_time_leave_one_order);
  RUN(a_move_is_next_to_where_the_other_handle_put_the_task);
  return check_result();
}
