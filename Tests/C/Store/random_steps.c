/* Random changes of every kind, taken back to the first and done again to the last: without
 * anything between them, and with polls, purges and undo between them. */
#include <sqlite3.h>

#include "chance.h"
#include "fixture.h"
#include "options.h"

static const char *word(void) {
  static const char *const words[] = {"bank", "Bänk", "home", "web", "zoo",
                                      "été",  "Home", "work", "a b", "家"};
  return words[chance(sizeof words / sizeof *words)];
}

static const char *rule(void) {
  static const char *const rules[] = {
      "FREQ=WEEKLY;BYDAY=MO", "FREQ=DAILY;INTERVAL=2", "FREQ=MONTHLY;BYMONTHDAY=-1",
      "FREQ=DAILY;COUNT=4",   "FREQ=YEARLY",           "FREQ=WEEKLY;UNTIL=20270101T000000Z"};
  return rules[chance(sizeof rules / sizeof *rules)];
}

/* Some of the tasks, and of the projects, filters, events and alerts. */
typedef struct some {
  int64_t tasks[3];
  int64_t project;
  int64_t filter;
  int64_t events[2];
  int64_t alerts[2];
} some;

static void choose_events(taskcore_store *store, some *chosen) {
  taskcore_event_list *events = NULL;
  taskcore_alert_list *alerts = NULL;
  CHECK_OK(taskcore_event_query(store, NULL, &events));
  CHECK_OK(query_alerts(store, 1, 100, &alerts));
  uint32_t event_count = (uint32_t)taskcore_event_list_count(events);
  uint32_t alert_count = (uint32_t)taskcore_alert_list_count(alerts);
  for (size_t i = 0; i < 2; i++) {
    if (event_count > 0) {
      chosen->events[i] = taskcore_event_list_at(events, chance(event_count))->id;
    }
    if (alert_count > 0) {
      chosen->alerts[i] = taskcore_alert_list_at(alerts, chance(alert_count))->id;
    }
  }
  taskcore_alert_list_free(alerts);
  taskcore_event_list_free(events);
}

static some choose(taskcore_store *store) {
  some chosen;
  memset(&chosen, 0, sizeof chosen);
  taskcore_query query = TASKCORE_QUERY_INIT;
  query.fields = TASKCORE_QUERY_STATUSES | TASKCORE_QUERY_HIDDEN | TASKCORE_QUERY_ARCHIVED;
  query.statuses = chance(3) == 0 ? TASKCORE_TASK_STATUS_OPEN | TASKCORE_TASK_STATUS_COMPLETED |
                                        TASKCORE_TASK_STATUS_DELETED
                                  : TASKCORE_TASK_STATUS_OPEN;
  query.hidden = query.archived = TASKCORE_ANY;
  taskcore_task_list *tasks = NULL;
  CHECK_OK(taskcore_task_query(store, &query, &tasks));
  uint32_t count = (uint32_t)taskcore_task_list_count(tasks);
  for (size_t i = 0; i < 3 && count > 0; i++) {
    chosen.tasks[i] = taskcore_task_list_at(tasks, chance(count))->id;
  }
  taskcore_task_list_free(tasks);

  taskcore_project_list *projects = NULL;
  CHECK_OK(query_projects(store, 1, &projects));
  count = (uint32_t)taskcore_project_list_count(projects);
  chosen.project = taskcore_project_list_at(projects, chance(count))->id;
  taskcore_project_list_free(projects);

  taskcore_filter_list *filters = NULL;
  CHECK_OK(taskcore_filter_query(store, NULL, &filters));
  count = (uint32_t)taskcore_filter_list_count(filters);
  if (count > 0) chosen.filter = taskcore_filter_list_at(filters, chance(count))->id;
  taskcore_filter_list_free(filters);
  choose_events(store, &chosen);
  return chosen;
}

/* An input with any mixture of properties; what it points to is good until the next one. */
static taskcore_task_input random_input(const some *chosen) {
  static const uint64_t bits[] = {TASKCORE_TASK_NOTES,
                                  TASKCORE_TASK_PROJECT,
                                  TASKCORE_TASK_TAGS,
                                  TASKCORE_TASK_PRIORITY,
                                  TASKCORE_TASK_FAVOURITE,
                                  TASKCORE_TASK_DUE,
                                  TASKCORE_TASK_SLOT,
                                  TASKCORE_TASK_START,
                                  TASKCORE_TASK_ESTIMATED_DURATION,
                                  TASKCORE_TASK_URL,
                                  TASKCORE_TASK_REMINDERS,
                                  TASKCORE_TASK_REPEAT_RULE,
                                  TASKCORE_TASK_PARENT,
                                  TASKCORE_TASK_DEPENDS_ON,
                                  TASKCORE_TASK_TAGS_ADDED,
                                  TASKCORE_TASK_TAGS_REMOVED,
                                  TASKCORE_TASK_DEPENDS_ON_ADDED,
                                  TASKCORE_TASK_DEPENDS_ON_REMOVED,
                                  TASKCORE_TASK_ZONE,
                                  TASKCORE_TASK_REPEAT_MODE};
  static const char *tags[2];
  static taskcore_reminder reminders[2];
  static int64_t others[2];
  taskcore_task_input input = titled(word());
  if (chance(2) == 0) input.fields = 0;
  for (size_t i = 0; i < sizeof bits / sizeof *bits; i++) {
    if (chance(4) == 0) input.fields |= bits[i];
  }
  for (int i = 0; i < 2; i++) {
    taskcore_reminder reminder = TASKCORE_REMINDER_INIT;
    reminder.kind = (int32_t)chance(3);
    reminder.at_ms = START_MS + chance(1000);
    reminder.offset_s = -(int64_t)chance(3600);
    reminders[i] = reminder;
    tags[i] = word();
    others[i] = chosen->tasks[1 + i];
  }
  input.notes = chance(2) == 0 ? "" : "Notes\nin lines";
  input.project = word();
  input.tags = input.tags_added = input.tags_removed = tags;
  input.tag_count = chance(3);
  input.tags_added_count = input.tags_removed_count = 1;
  input.priority = (int32_t)chance(5);
  input.is_favourite = (int32_t)chance(2);
  input.start_kind = (int32_t)chance(3);
  input.start_date = 20260820 + (int32_t)chance(11);
  input.start_ms = START_MS - chance(100000);
  input.due_kind = (int32_t)chance(3);
  input.due_date = 20260901 + (int32_t)chance(20);
  input.due_ms = START_MS + chance(1000000000);
  input.slot = (int32_t)chance(2);
  input.estimated_duration_s = chance(3600);
  input.url = chance(2) == 0 ? "" : "https://example.org/a";
  input.reminders = reminders;
  input.reminder_count = chance(3);
  input.repeat_rule = chance(3) == 0 ? "" : rule();
  input.repeat_mode = (int32_t)chance(2);
  input.zone = chance(2) == 0 ? "" : "America/New_York";
  input.parent_id = chance(3) == 0 ? 0 : chosen->tasks[1];
  input.depends_on = input.depends_on_added = input.depends_on_removed = others;
  input.depends_on_count = chance(3);
  input.depends_on_added_count = input.depends_on_removed_count = 1;
  return input;
}

static void add_something(taskcore_store *store, const some *chosen) {
  taskcore_task_input inputs[2];
  char line[128];
  inputs[0] = random_input(chosen);
  inputs[0].fields |= TASKCORE_TASK_TITLE;
  inputs[1] = titled(word());
  switch (chance(3)) {
    case 0:
      taskcore_task_add(store, &inputs[0], NULL);
      break;
    case 1:
      taskcore_task_add_many(store, inputs, 2, NULL);
      break;
    default:
      snprintf(line, sizeof line, "Call %s tomorrow 17:00 #\"%s\" @\"%s\" !p%u ~30m", word(),
               word(), word(), chance(4));
      taskcore_quick_add(store, line, NULL, NULL);
  }
}

static taskcore_move random_move(int64_t anchor, int64_t project) {
  static const uint64_t places[] = {TASKCORE_MOVE_BEFORE,     TASKCORE_MOVE_AFTER,
                                    TASKCORE_MOVE_TO_TOP,     TASKCORE_MOVE_TO_BOTTOM,
                                    TASKCORE_MOVE_PROJECT_ID, TASKCORE_MOVE_PARENT_ID};
  taskcore_move move = TASKCORE_MOVE_INIT;
  move.fields = places[chance(project == 0 ? 4 : 6)];
  move.before_id = move.after_id = move.parent_id = anchor;
  move.project_id = project;
  if (move.fields & TASKCORE_MOVE_PROJECT_ID && chance(2) == 0) {
    move.fields |= TASKCORE_MOVE_TO_TOP;
  }
  return move;
}

static void change_tasks(taskcore_store *store, const some *chosen) {
  taskcore_task_input input = random_input(chosen);
  taskcore_move move = random_move(chosen->tasks[2], chosen->project);
  const int64_t *ids = chosen->tasks;
  switch (chance(10)) {
    case 0:
    case 1:
      taskcore_task_update(store, ids, 1 + chance(2), &input);
      break;
    case 2:
    case 3:
      taskcore_task_move(store, ids, 1 + chance(2), &move);
      break;
    case 4:
      taskcore_task_indent(store, ids, 1 + chance(2));
      break;
    case 5:
      taskcore_task_outdent(store, ids, 1);
      break;
    case 6:
      taskcore_task_complete(store, ids, 1 + chance(2), chance(2));
      break;
    case 7:
      taskcore_task_reopen(store, ids, 1);
      break;
    case 8:
      taskcore_task_delete(store, ids, 1);
      break;
    default:
      taskcore_task_restore(store, ids, 1);
  }
}

static void change_by_query(taskcore_store *store, const some *chosen) {
  static const char *const filters[] = {"+bank",
                                        "project:Home",
                                        "priority<=P1 limit:3",
                                        "status:completed limit:5",
                                        "view:trash limit:5",
                                        "star:yes sort:title"};
  taskcore_query query = TASKCORE_QUERY_INIT;
  taskcore_task_input input = random_input(chosen);
  taskcore_move move = random_move(chosen->tasks[2], chosen->project);
  query.fields = TASKCORE_QUERY_FILTER;
  query.filter = filters[chance(sizeof filters / sizeof *filters)];
  switch (chance(6)) {
    case 0:
      taskcore_task_update_where(store, &query, &input, NULL);
      break;
    case 1:
      taskcore_task_move_where(store, &query, &move, NULL);
      break;
    case 2:
      taskcore_task_complete_where(store, &query, 0, NULL);
      break;
    case 3:
      taskcore_task_reopen_where(store, &query, NULL);
      break;
    case 4:
      taskcore_task_delete_where(store, &query, NULL);
      break;
    default:
      taskcore_task_restore_where(store, &query, NULL);
  }
}

static void change_projects(taskcore_store *store, const some *chosen) {
  taskcore_project_input input = named(word());
  taskcore_move move = random_move(1 + chance(8), 0);
  input.fields |= chance(32);
  input.description = chance(2) == 0 ? "" : "What it is about";
  input.icon = chance(2) == 0 ? "" : "🏠";
  input.colour = (int32_t)chance(12);
  input.is_archived = (int32_t)chance(2);
  switch (chance(4)) {
    case 0:
      taskcore_project_add(store, &input, NULL);
      break;
    case 1:
      if (chance(2) == 0) input.fields &= ~(uint64_t)TASKCORE_PROJECT_NAME;
      taskcore_project_update(store, chosen->project, &input);
      break;
    case 2:
      taskcore_project_move(store, &chosen->project, 1, &move);
      break;
    default:
      taskcore_project_delete(store, &chosen->project, 1,
                              chance(3) == 0 ? TASKCORE_DELETE_WITH_TASKS : 0);
  }
}

static void change_tags(taskcore_store *store) {
  const char *names[2];
  names[0] = word();
  names[1] = word();
  switch (chance(4)) {
    case 0:
      taskcore_tag_rename(store, names[0], word());
      break;
    case 1:
      taskcore_tag_merge(store, names, 1 + chance(2), word());
      break;
    case 2:
      taskcore_tag_set_colour(store, names[0], (int32_t)chance(12));
      break;
    default:
      taskcore_tag_delete(store, names, 1);
  }
}

static void change_filters(taskcore_store *store, const some *chosen) {
  taskcore_filter_input input = TASKCORE_FILTER_INPUT_INIT;
  taskcore_move move = random_move(1 + chance(8), 0);
  input.fields = TASKCORE_FILTER_NAME | TASKCORE_FILTER_QUERY | TASKCORE_FILTER_COLOUR;
  input.name = word();
  input.query = chance(2) == 0 ? "+bank due<7d" : "view:next limit:5";
  input.colour = (int32_t)chance(12);
  switch (chance(4)) {
    case 0:
      taskcore_filter_add(store, &input, NULL);
      break;
    case 1:
      taskcore_filter_update(store, chosen->filter, &input);
      break;
    case 2:
      taskcore_filter_move(store, &chosen->filter, 1, &move);
      break;
    default:
      taskcore_filter_delete(store, &chosen->filter, 1);
  }
}

static int32_t read_text(uint8_t *buffer, size_t capacity, size_t *length, void *payload) {
  const char **rest = (const char **)payload;
  *length = strlen(*rest);
  if (*length > capacity) *length = capacity;
  memcpy(buffer, *rest, *length);
  *rest += *length;
  return 0;
}

static void import_something(taskcore_store *store) {
  char file[1024];
  const char *rest = file;
  if (chance(3) == 0) {
    snprintf(file, sizeof file, "title,uid,tags,notes,due\n%s,u-%u,%s,\"a, b\",2026-09-%02u\n",
             word(), chance(5), word(), 1 + chance(20));
    taskcore_import(store, TASKCORE_FORMAT_CSV, NULL, read_text, NULL, &rest, NULL);
    return;
  }
  uint32_t one = chance(6);
  snprintf(file, sizeof file,
           "{\"format\":\"taskcore\",\"version\":1,\"projects\":[{\"uid\":\"p-%u\",\"name\":"
           "\"Project %u\",\"colour\":\"teal\"}],\"tags\":[{\"name\":\"%s\",\"colour\":\"red\"}],"
           "\"filters\":[{\"uid\":\"f-%u\",\"name\":\"Filter %u\",\"query\":\"milk\"}],"
           "\"tasks\":[{\"uid\":\"u-%u\",\"title\":\"%s\",\"project\":\"Project %u\",\"tags\":"
           "[\"%s\"]},{\"uid\":\"u-%u\",\"title\":\"Below\",\"parent\":\"u-%u\","
           "\"depends_on\":[\"u-%u\"]}]}",
           chance(3), chance(3), word(), chance(3), chance(3), one, word(), chance(3), word(),
           one + 6, one, one);
  taskcore_import(store, TASKCORE_FORMAT_JSON, NULL, read_text, NULL, &rest, NULL);
}

/* Adds a task that repeats, or takes some of those that do a step on. */
static void change_repeats(taskcore_store *store, const some *chosen) {
  static int64_t last_id;
  taskcore_task_input input = random_input(chosen);
  const int64_t ids[2] = {last_id, chosen->tasks[0]};
  switch (chance(8)) {
    case 0:
      taskcore_task_skip_occurrence(store, ids, 1 + (chance(4) == 0));
      break;
    case 1:
      taskcore_task_end_series(store, ids, 1);
      break;
    case 2:
      update_occurrence(store, ids[0], 1 + (int32_t)chance(3), &input, NULL);
      break;
    case 3:
      taskcore_task_complete(store, ids, 1, TASKCORE_COMPLETE_SKIP_MISSED);
      break;
    case 4:
      taskcore_task_complete(store, ids, 1, TASKCORE_COMPLETE_SERIES);
      break;
    default:
      input = titled(word());
      input.fields |= TASKCORE_TASK_DUE | TASKCORE_TASK_REPEAT_RULE;
      input.due_kind = TASKCORE_MOMENT_DATE;
      input.due_date = 20260825 + (int32_t)chance(7);
      input.repeat_rule = rule();
      taskcore_task_add(store, &input, &last_id);
  }
}

/* The local time of an occurrence of an event that repeats, or of none. */
static const char *random_occurrence(taskcore_store *store, int64_t id) {
  static char local[32];
  taskcore_occurrence_list *list = NULL;
  int64_t from_ms = START_MS + (int64_t)chance(20) * 86400000;
  snprintf(local, sizeof local, "20260901T090000");
  if (occurrences_in(store, id, from_ms, from_ms + 9999999999, 3, &list) == 0 &&
      taskcore_occurrence_list_count(list) > 0) {
    snprintf(local, sizeof local, "%s", taskcore_occurrence_list_at(list, 0)->local);
  }
  taskcore_occurrence_list_free(list);
  return local;
}

static taskcore_event_input random_event(const some *chosen) {
  static const char *attendees[] = {"Ada", "Bob"};
  static taskcore_reminder reminder;
  const taskcore_reminder at_start = TASKCORE_REMINDER_INIT;
  taskcore_event_input input = TASKCORE_EVENT_INPUT_INIT;
  reminder = at_start;
  reminder.kind = TASKCORE_REMINDER_START;
  reminder.offset_s = -(int64_t)chance(900);
  for (int bit = 0; bit < 14; bit++) {
    if (chance(3) == 0) input.fields |= 1ULL << bit;
  }
  input.title = word();
  input.kind = 1 + (int32_t)chance(2);
  input.start_kind = 1 + (int32_t)(chance(4) > 0);
  input.start_ms = START_MS + (int64_t)chance(60 * 24) * 3600000;
  input.start_date = 20260901 + (int32_t)chance(30);
  input.duration_s = input.start_kind == 1 ? 86400 : 600 * (1 + chance(9));
  input.zone = chance(2) == 0 ? "" : "Asia/Kolkata";
  input.notes = input.location = "Here";
  input.attendees = attendees;
  input.attendee_count = chance(3);
  input.url = "https://example.org/b";
  input.task_id = chance(2) == 0 ? 0 : chosen->tasks[0];
  input.is_transparent = (int32_t)chance(2);
  input.is_done = (int32_t)chance(2);
  input.reminders = &reminder;
  input.reminder_count = chance(2);
  input.repeat_rule = chance(3) == 0 ? "" : rule();
  return input;
}

static void change_events(taskcore_store *store, const some *chosen) {
  taskcore_event_input inputs[2];
  int64_t id = chosen->events[0], changed = 0;
  const char *occurrence = random_occurrence(store, id);
  uint64_t flags = chance(3) == 0 ? TASKCORE_EVENT_FLAG_ALLOW_CONFLICTS : 0;
  int32_t scope = 1 + (int32_t)chance(3);
  for (int i = 0; i < 2; i++) inputs[i] = random_event(chosen);
  switch (chance(6)) {
    case 0:
    case 1:
      update_event(store, id, scope == 3 && chance(2) == 0 ? NULL : occurrence, scope, &inputs[0],
                   flags, &changed, NULL);
      break;
    case 2:
      delete_occurrence(store, id, occurrence, scope);
      break;
    case 3:
      if (chance(2) == 0) taskcore_event_delete(store, chosen->events, 1 + chance(2));
      break;
    default:
      for (int i = 0; i < 2; i++) inputs[i].fields |= TASKCORE_EVENT_TITLE | TASKCORE_EVENT_START;
      taskcore_event_add_many(store, inputs, 1 + chance(2), flags, NULL, NULL);
  }
}

static void change_focus(taskcore_store *store, const some *chosen) {
  taskcore_focus_settings settings = TASKCORE_FOCUS_SETTINGS_INIT;
  settings.fields = chance(32);
  settings.work_minutes = settings.long_break_minutes = 1 + (int32_t)chance(60);
  settings.short_break_minutes = settings.rounds = 1 + (int32_t)chance(12);
  settings.is_auto_start = (int32_t)chance(2);
  clock_ms += chance(4) * 60000;
  switch (chance(8)) {
    case 0:
    case 1:
      if (taskcore_focus_pause(store) != TASKCORE_OK) taskcore_focus_resume(store);
      break;
    case 2:
      taskcore_focus_reset(store);
      break;
    case 3:
      taskcore_focus_cancel(store);
      break;
    case 4:
      taskcore_focus_finish(store);
      break;
    case 5:
      taskcore_focus_settings_set(store, &settings);
      break;
    default:
      start_focus(store, chosen->tasks[0], 1 + (int32_t)chance(60), 1, NULL);
  }
}

static void change_alerts(taskcore_store *store, const some *chosen) {
  if (chance(2) == 0) {
    taskcore_alert_acknowledge(store, chosen->alerts, 1);
  } else {
    taskcore_alert_snooze_for(store, chosen->alerts, 1, 1 + chance(600));
  }
}

/* What the present state forbids is no step, and that is fine here. */
static void change_something(taskcore_store *store) {
  some chosen = choose(store);
  clock_ms++;
  switch (chance(24)) {
    case 16:
    case 21:
      change_repeats(store, &chosen);
      break;
    case 17:
    case 18:
      change_events(store, &chosen);
      break;
    case 19:
    case 22:
      change_focus(store, &chosen);
      break;
    case 20:
      change_alerts(store, &chosen);
      break;
    case 0:
    case 1:
    case 2:
    case 3:
      add_something(store, &chosen);
      break;
    case 10:
      change_by_query(store, &chosen);
      break;
    case 11:
    case 23:
      change_projects(store, &chosen);
      break;
    case 12:
      change_tags(store);
      break;
    case 13:
      change_filters(store, &chosen);
      break;
    case 14:
      import_something(store);
      break;
    default:
      change_tasks(store, &chosen);
  }
}

enum { STEPS = 1000, EVERY = 40, SAMPLES = STEPS / EVERY + 1 };
enum { ACTIONS = TASKCORE_ACTION_FIRE_ALERTS + 1 };

/* How many steps there were, in all and of each kind. */
typedef struct tally {
  int steps;
  int of_action[ACTIONS];
} tally;

static int32_t count_step(const taskcore_commit *event, void *payload) {
  tally *counts = (tally *)payload;
  counts->steps++;
  if (event->action > 0 && event->action < ACTIONS) counts->of_action[event->action]++;
  return 0;
}

static taskcore_store *open_quickly(const char *path) {
  taskcore_open_options options = options_for(path);
  taskcore_store *store = NULL;
  options.durability = TASKCORE_DURABILITY_NORMAL;
  CHECK_OK(taskcore_store_open(&options, &store));
  return store;
}

static void check_state(taskcore_store *store, int step, char *const *states) {
  if (step % EVERY != 0) return;
  char *state = export_of(store);
  CHECK_TEXT(state, states[step / EVERY]);
  free(state);
}

/* Nothing was changed since, so that nothing is left alone. */
static void go(taskcore_store *store,
               taskcore_status (*undo_or_redo)(taskcore_store *, taskcore_step *)) {
  taskcore_step step = TASKCORE_STEP_INIT;
  CHECK_OK(undo_or_redo(store, &step));
  CHECK(step.changed_count > 0);
  CHECK_INT(step.left_count, 0);
  CHECK_INT(step.trashed_count, 0);
}

static void check_every_action(const tally *counts) {
  if (!chance_is_usual) return;
  for (int action = TASKCORE_ACTION_ADD_TASKS; action < TASKCORE_ACTION_FIRE_ALERTS; action++) {
    if (action == TASKCORE_ACTION_PURGE_TASKS || action == TASKCORE_ACTION_REPAIR) continue;
    if (action == TASKCORE_ACTION_UNDO || action == TASKCORE_ACTION_REDO) continue;
    if (counts->of_action[action] > 0) continue;
    check_failed(__FILE__, __LINE__, "no step has the action %d", action);
  }
}

/* A first step: some tasks that remind of themselves. What a poll said of them stays when the step
 * is taken back. */
static void fire_some_alerts(taskcore_store *store) {
  taskcore_task_input inputs[6];
  taskcore_reminder reminder = TASKCORE_REMINDER_INIT;
  taskcore_alert_list *alerts = NULL;
  reminder.at_ms = START_MS;
  for (int i = 0; i < 6; i++) {
    inputs[i] = titled(word());
    inputs[i].fields |= TASKCORE_TASK_REMINDERS;
    inputs[i].reminders = &reminder;
    inputs[i].reminder_count = 1;
  }
  CHECK_OK(taskcore_task_add_many(store, inputs, 6, NULL));
  CHECK_OK(taskcore_poll(store, START_MS, &alerts, NULL));
  CHECK_INT(taskcore_alert_list_count(alerts), 6);
  taskcore_alert_list_free(alerts);
}

static void check_whole(taskcore_store *store) {
  const taskcore_repair_report whole = TASKCORE_REPAIR_REPORT_INIT;
  taskcore_repair_report report = TASKCORE_REPAIR_REPORT_INIT;
  CHECK_OK(taskcore_repair(store, &report));
  CHECK(memcmp(&report, &whole, sizeof report) == 0);
}

/* Whatever was done, each undo leads to the state before, and each redo to the state after; and
 * the way back is still there when the file is opened again. */
static void a_thousand_steps_of_every_kind_are_undone_and_done_again(void) {
  const char *path = path_of("steps.db");
  char *states[SAMPLES] = {NULL};
  tally counts;
  taskcore_observer *observer = NULL;
  memset(&counts, 0, sizeof counts);
  taskcore_store *store = open_quickly(path);
  fire_some_alerts(store);
  CHECK_OK(taskcore_undo(store, NULL));
  states[0] = export_of(store);
  CHECK_OK(taskcore_redo(store, NULL));
  counts.steps = counts.of_action[TASKCORE_ACTION_ADD_TASKS] = 1;
  CHECK_OK(taskcore_observe(store, count_step, &counts, NULL, &observer));
  while (counts.steps < STEPS) {
    int steps = counts.steps;
    change_something(store);
    CHECK(counts.steps <= steps + 1);
    if (counts.steps > steps && counts.steps % EVERY == 0) {
      states[counts.steps / EVERY] = export_of(store);
    }
  }
  taskcore_observer_free(observer);
  check_every_action(&counts);

  for (int round = 0; round < 2; round++) {
    for (int step = STEPS - 1; step >= 0; step--) {
      go(store, taskcore_undo);
      check_state(store, step, states);
    }
    CHECK_STATUS(taskcore_undo(store, NULL), TASKCORE_ENOTFOUND);
    taskcore_store_free(store);
    store = open_quickly(path);
    for (int step = 1; step <= STEPS; step++) {
      go(store, taskcore_redo);
      check_state(store, step, states);
    }
    CHECK_STATUS(taskcore_redo(store, NULL), TASKCORE_ENOTFOUND);
  }
  check_whole(store);
  for (int i = 0; i < SAMPLES; i++) free(states[i]);
  taskcore_store_free(store);
}

/* Another program changes some rows of the file. */
static void change_elsewhere(const char *path) {
  static const char *const changes[] = {
      "UPDATE task SET priority = (priority + 1) % 5",  "UPDATE task SET favourite = 1 - favourite",
      "UPDATE event SET transparent = 1 - transparent", "UPDATE project SET icon = 'x'",
      "UPDATE filter SET colour = (colour + 1) % 12",   "UPDATE event SET location = 'There'"};
  sqlite3 *database = NULL;
  char sql[128];
  snprintf(sql, sizeof sql, "%s WHERE id %% 3 = %u", changes[chance(6)], chance(3));
  CHECK_INT(sqlite3_open(path, &database), SQLITE_OK);
  CHECK_INT(sqlite3_exec(database, sql, NULL, NULL, NULL), SQLITE_OK);
  sqlite3_close(database);
}

/* What no undo takes back: a poll, a purge, or what another program writes into the file. */
static void change_beyond_undo(taskcore_store *store, const char *path) {
  taskcore_query query = TASKCORE_QUERY_INIT;
  if (chance(2) == 0) {
    change_elsewhere(path);
    return;
  }
  clock_ms += (int64_t)chance(7200) * 1000;
  if (chance(3) > 0) {
    taskcore_poll(store, clock_ms, NULL, NULL);
    return;
  }
  query.fields = TASKCORE_QUERY_FILTER;
  query.filter = "view:trash limit:1";
  taskcore_task_purge_where(store, &query, NULL);
}

/* How much was left alone, from the first to the last step that can be taken back or done again. */
static int64_t go_all_the_way(taskcore_store *store,
                              taskcore_status (*undo_or_redo)(taskcore_store *, taskcore_step *)) {
  taskcore_step step = TASKCORE_STEP_INIT;
  taskcore_status status = TASKCORE_OK;
  int64_t left = 0;
  while ((status = undo_or_redo(store, &step)) == TASKCORE_OK) {
    CHECK(step.changed_count > 0 || step.left_count > 0);
    left += step.left_count + step.trashed_count;
  }
  CHECK_STATUS(status, TASKCORE_ENOTFOUND);
  return left;
}

/* What is undone of what was changed since is never half of something. */
static void what_was_changed_since_is_left_alone_and_the_store_stays_whole(void) {
  const char *path = path_of("between.db");
  taskcore_store *store = open_quickly(path);
  int64_t left = 0;
  fire_some_alerts(store);
  for (int i = 0; i < 800; i++) {
    taskcore_step step = TASKCORE_STEP_INIT;
    switch (chance(8)) {
      case 0:
      case 1:
        change_beyond_undo(store, path);
        break;
      case 2:
        if (taskcore_undo(store, &step) == TASKCORE_OK) left += step.left_count;
        break;
      case 3:
        if (taskcore_redo(store, &step) == TASKCORE_OK) left += step.left_count;
        break;
      default:
        change_something(store);
    }
    if (i % 100 == 0) check_whole(store);
  }
  for (int round = 0; round < 2; round++) {
    left += go_all_the_way(store, taskcore_undo);
    check_whole(store);
    left += go_all_the_way(store, taskcore_redo);
    check_whole(store);
  }
  if (chance_is_usual) CHECK(left > 0);
  taskcore_store_free(store);
}

int main(int argc, char **argv) {
  use_folder(argc, argv);
  chance_begin(20260901);
  RUN(a_thousand_steps_of_every_kind_are_undone_and_done_again);
  RUN(what_was_changed_since_is_left_alone_and_the_store_stays_whole);
  return check_result();
}
