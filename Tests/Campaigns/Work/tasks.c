/* Tasks: adding one and many, changing, completing, the trash, the order, undo. */
#include <time.h>

#include "work.h"

static void add(worker *worker) {
  taskcore_task_input input = TASKCORE_TASK_INPUT_INIT;
  const char *const tags[] = {"red", "green"};
  char notes[512];
  int64_t id = 0;
  begin(worker);
  memset(notes, 'n', sizeof notes);
  notes[chance(worker, sizeof notes)] = 0;
  notes[sizeof notes - 1] = 0;
  input.fields = TASKCORE_TASK_TITLE | TASKCORE_TASK_NOTES | TASKCORE_TASK_TAGS |
                 TASKCORE_TASK_PRIORITY | TASKCORE_TASK_DUE;
  input.title = worker->mark;
  input.notes = notes;
  input.tags = tags;
  input.tag_count = chance(worker, 3);
  input.priority = (int32_t)chance(worker, 5);
  input.due_kind = TASKCORE_MOMENT_DATE;
  input.due_date = 20300101 + (int32_t)chance(worker, 28);
  effect(worker, "N|task|title|%s", worker->mark);
  effect(worker, "S|task|?0|notes|%s", notes);
  effect(worker, "S|task|?0|priority|%d", input.priority);
  effect(worker, "S|task|?0|due_date|%d", input.due_date);
  effect(worker, "S|task|?0|completed_ms|-");
  effect(worker, "S|task|?0|deleted_ms|-");
  announce(worker, "add");
  if (settle(worker, taskcore_task_add(worker->store, &input, &id), &id, 1)) {
    things_add(&worker->open, id);
  }
}

static void add_many(worker *worker) {
  taskcore_task_input inputs[BULK];
  char titles[BULK][MARK + 8];
  int64_t ids[BULK];
  const size_t count = 2 + chance(worker, BULK - 1);
  begin(worker);
  for (size_t i = 0; i < count; i++) {
    const taskcore_task_input none = TASKCORE_TASK_INPUT_INIT;
    snprintf(titles[i], sizeof titles[i], "%s.%d", worker->mark, (int)i);
    inputs[i] = none;
    inputs[i].fields = TASKCORE_TASK_TITLE;
    inputs[i].title = titles[i];
    effect(worker, "N|task|title|%s", titles[i]);
    effect(worker, "S|task|?%d|completed_ms|-", (int)i);
    effect(worker, "S|task|?%d|deleted_ms|-", (int)i);
  }
  announce(worker, "add_many");
  if (settle(worker, taskcore_task_add_many(worker->store, inputs, count, ids), ids, count)) {
    for (size_t i = 0; i < count; i++) things_add(&worker->open, ids[i]);
  }
}

static void quick_add(worker *worker) {
  char text[MARK + 32];
  int64_t id = 0;
  begin(worker);
  snprintf(text, sizeof text, "%s !p1", worker->mark);
  effect(worker, "N|task|title|%s", worker->mark);
  effect(worker, "S|task|?0|priority|1");
  announce(worker, "quick_add");
  settle(worker, taskcore_quick_add(worker->store, text, NULL, &id), &id, 1);
}

static void update(worker *worker) {
  taskcore_task_input changes = TASKCORE_TASK_INPUT_INIT;
  const int64_t id = things_take(worker, &worker->open);
  if (id == 0) return;
  begin(worker);
  changes.fields = TASKCORE_TASK_TITLE | TASKCORE_TASK_PRIORITY | TASKCORE_TASK_URL;
  changes.title = worker->mark;
  changes.url = "https://example.org/x";
  changes.priority = (int32_t)chance(worker, 5);
  effect(worker, "S|task|%" PRId64 "|title|%s", id, worker->mark);
  effect(worker, "S|task|%" PRId64 "|url|https://example.org/x", id);
  effect(worker, "S|task|%" PRId64 "|priority|%d", id, changes.priority);
  announce(worker, "update");
  if (settle(worker, taskcore_task_update(worker->store, &id, 1, &changes), NULL, 0)) {
    things_add(&worker->open, id);
  }
}

/* Takes some ids of one kind to another one. */
static void turn(worker *worker, const char *name, things *from, things *to, const char *column,
                 char value, taskcore_status (*call)(taskcore_store *, const int64_t *, size_t)) {
  int64_t ids[BULK];
  size_t count = 0;
  const size_t wanted = 1 + chance(worker, 4);
  while (count < wanted && (ids[count] = things_take(worker, from)) != 0) count++;
  if (count == 0) return;
  begin(worker);
  for (size_t i = 0; i < count; i++) {
    if (column)
      effect(worker, "S|task|%" PRId64 "|%s|%c", ids[i], column, value);
    else
      effect(worker, "G|task|%" PRId64, ids[i]);
  }
  announce(worker, name);
  if (settle(worker, call(worker->store, ids, count), NULL, 0) && to) {
    for (size_t i = 0; i < count; i++) things_add(to, ids[i]);
  }
}

static taskcore_status complete(taskcore_store *store, const int64_t *ids, size_t count) {
  return taskcore_task_complete(store, ids, count, 0);
}

static void purge(worker *worker) {
  /* It is no step, and those before it lose what it took away. */
  if (worker->lock >= 0) return;
  turn(worker, "purge", &worker->trash, NULL, NULL, 0, taskcore_task_purge);
}

static void move(worker *worker) {
  /* One that stays where it is makes no step. */
  if (worker->lock >= 0) return;
  taskcore_move move = TASKCORE_MOVE_INIT;
  const int64_t id = things_take(worker, &worker->open);
  if (id == 0) return;
  begin(worker);
  move.fields = chance(worker, 2) ? TASKCORE_MOVE_TO_TOP : TASKCORE_MOVE_TO_BOTTOM;
  announce(worker, "move");
  if (settle(worker, taskcore_task_move(worker->store, &id, 1, &move), NULL, 0)) {
    things_add(&worker->open, id);
  }
}

/* Only with a lock, for else the steps of others would be undone without anybody's knowledge. */
static void step_back(worker *worker, int back) {
  taskcore_step step = TASKCORE_STEP_INIT;
  begin(worker);
  worker->is_step = 0;
  effect(worker, back ? "U" : "R");
  announce(worker, back ? "undo" : "redo");
  int *from = back ? worker->undo_depth : worker->redo_depth;
  int *to = back ? worker->redo_depth : worker->undo_depth;
  if (*from == 0) {
    settle(worker, TASKCORE_ECONFLICT, NULL, 0);
    return;
  }
  const taskcore_status status =
      back ? taskcore_undo(worker->store, &step) : taskcore_redo(worker->store, &step);
  if (!status) {
    --*from;
    ++*to;
    effect(worker, "%d", step.action);
  }
  settle(worker, status, NULL, 0);
}

void work_tasks(worker *worker) {
  switch (chance(worker, worker->lock >= 0 ? 14 : 11)) {
    case 0:
      add_many(worker);
      break;
    case 1:
      quick_add(worker);
      break;
    case 2:
    case 3:
      update(worker);
      break;
    case 4:
      turn(worker, "complete", &worker->open, &worker->done, "completed_ms", '+', complete);
      break;
    case 5:
      turn(worker, "reopen", &worker->done, &worker->open, "completed_ms", '-',
           taskcore_task_reopen);
      break;
    case 6:
      turn(worker, "delete", &worker->open, &worker->trash, "deleted_ms", '+',
           taskcore_task_delete);
      break;
    case 7:
      turn(worker, "restore", &worker->trash, &worker->open, "deleted_ms", '-',
           taskcore_task_restore);
      break;
    case 8:
      purge(worker);
      break;
    case 9:
      move(worker);
      break;
    case 11:
    case 12:
      step_back(worker, 1);
      break;
    case 13:
      step_back(worker, 0);
      break;
    default:
      add(worker);
  }
}

/* The day after one that is written yyyymmdd. */
static int32_t day_after(int32_t date) {
  struct tm day = {.tm_year = date / 10000 - 1900,
                   .tm_mon = date / 100 % 100 - 1,
                   .tm_mday = date % 100 + 1,
                   .tm_hour = 12};
  mktime(&day);
  return (day.tm_year + 1900) * 10000 + (day.tm_mon + 1) * 100 + day.tm_mday;
}

/* A daily task: each completion leaves an entry, and takes it to the next day. */
void work_series(worker *worker) {
  taskcore_task_input input = TASKCORE_TASK_INPUT_INIT;
  if (worker->daily.count == 0 || worker->lock >= 0 || chance(worker, 6) == 0) {
    int64_t id = 0;
    begin(worker);
    input.fields = TASKCORE_TASK_TITLE | TASKCORE_TASK_DUE | TASKCORE_TASK_REPEAT_RULE;
    input.title = worker->mark;
    input.repeat_rule = "FREQ=DAILY";
    input.due_kind = TASKCORE_MOMENT_DATE;
    input.due_date = 20300101;
    effect(worker, "N|task|title|%s", worker->mark);
    effect(worker, "S|task|?0|repeat_rule|FREQ=DAILY");
    effect(worker, "S|task|?0|occurrence|20300101");
    effect(worker, "S|task|?0|due_date|20300101");
    announce(worker, "add_series");
    if (settle(worker, taskcore_task_add(worker->store, &input, &id), &id, 1)) {
      things_add(&worker->daily, id);
    }
    return;
  }
  const int64_t id = things_take(worker, &worker->daily);
  taskcore_task_list *list = NULL;
  if (taskcore_task_get(worker->store, &id, 1, &list)) return;
  const int32_t next = day_after(taskcore_task_list_at(list, 0)->due_date);
  taskcore_task_list_free(list);
  begin(worker);
  const int ends = chance(worker, 8) == 0, skips = chance(worker, 3) == 0;
  if (ends) {
    effect(worker, "S|task|%" PRId64 "|repeat_rule|-", id);
    effect(worker, "S|task|%" PRId64 "|occurrence|-", id);
  } else {
    effect(worker, "S|task|%" PRId64 "|occurrence|%d", id, next);
    effect(worker, "S|task|%" PRId64 "|due_date|%d", id, next);
  }
  announce(worker, ends ? "end_series" : skips ? "skip_occurrence" : "complete_occurrence");
  const taskcore_status status = ends    ? taskcore_task_end_series(worker->store, &id, 1)
                                 : skips ? taskcore_task_skip_occurrence(worker->store, &id, 1)
                                         : taskcore_task_complete(worker->store, &id, 1, 0);
  if (settle(worker, status, NULL, 0)) things_add(ends ? &worker->open : &worker->daily, id);
}
