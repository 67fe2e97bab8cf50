/* What an observer is told of its own commits, and of those of others. */
#include <sys/wait.h>

#include "listing.h"
#include "options.h"

/* What an observer was told last, and how often. */
typedef struct told {
  taskcore_commit event;
  taskcore_change changes[4];
  char tags[64];   /* the uids of the tags, each with a blank */
  char names[128]; /* what the first change changed, each with a blank */
  int calls;
  int32_t answer;
} told;

static int32_t note(const taskcore_commit *event, void *payload) {
  told *what = (told *)payload;
  what->event = *event;
  for (size_t i = 0; i < event->change_count && i < 4; i++)
    what->changes[i] = *TASKCORE_AT(event->changes, i);
  what->tags[0] = '\0';
  for (size_t i = 0; i < event->change_count; i++) {
    const taskcore_change *change = TASKCORE_AT(event->changes, i);
    size_t length = strlen(what->tags);
    if (change->entity != TASKCORE_ENTITY_TAG) continue;
    snprintf(what->tags + length, sizeof what->tags - length, "%s ", change->uid);
  }
  what->names[0] = '\0';
  for (size_t i = 0; event->change_count && i < event->changes->property_count; i++) {
    size_t length = strlen(what->names);
    snprintf(what->names + length, sizeof what->names - length, "%s ",
             event->changes->properties[i]);
  }
  what->calls++;
  return what->answer;
}

static taskcore_observer *observe(taskcore_store *store, taskcore_observe_callback callback,
                                  void *payload) {
  taskcore_observer *observer = NULL;
  CHECK_OK(taskcore_observe(store, callback, payload, NULL, &observer));
  return observer;
}

static void an_observer_is_told_of_its_own_commit_at_once(taskcore_store *store) {
  told what;
  memset(&what, 0, sizeof what);
  taskcore_observer *observer = observe(store, note, &what);
  clock_ms = START_MS + 4;
  int64_t id = add_titled(store, "Pay rent");
  CHECK_INT(what.calls, 1);
  CHECK_SIZE(what.event.struct_size, sizeof(taskcore_commit));
  CHECK_INT(what.event.action, TASKCORE_ACTION_ADD_TASKS);
  CHECK_INT(what.event.origin, TASKCORE_ORIGIN_SELF);
  CHECK_INT(what.event.at_ms, START_MS + 4);
  CHECK_INT(what.event.noticed_ms, START_MS + 4);
  CHECK_INT(what.event.change_count, 1);
  CHECK_SIZE(what.changes[0].struct_size, sizeof(taskcore_change));
  CHECK_INT(what.changes[0].entity, TASKCORE_ENTITY_TASK);
  CHECK_INT(what.changes[0].kind, TASKCORE_CHANGE_ADDED);
  CHECK_INT(what.changes[0].id, id);
  CHECK_INT(what.changes[0].fields, 0);
  CHECK(!what.changes[0].properties);
  CHECK_INT(what.changes[0].property_count, 0);
  taskcore_observer_free(observer);
  add_titled(store, "Unnoticed");
  CHECK_INT(what.calls, 1);
}

static void an_update_says_which_properties_changed(taskcore_store *store) {
  const char *tag = "bank";
  int64_t id = add_titled(store, "Pay rent");
  told what;
  memset(&what, 0, sizeof what);
  taskcore_observer *observer = observe(store, note, &what);
  taskcore_task_input change = titled("Pay rent"); /* the same title: no change */
  change.fields |= TASKCORE_TASK_NOTES | TASKCORE_TASK_TAGS_ADDED | TASKCORE_TASK_PRIORITY |
                   TASKCORE_TASK_FAVOURITE | TASKCORE_TASK_DUE;
  change.notes = "By transfer";
  change.tags_added = &tag;
  change.tags_added_count = 1;
  change.priority = TASKCORE_PRIORITY_P0;
  change.is_favourite = 1;
  change.due_kind = TASKCORE_MOMENT_DATE;
  change.due_date = 20260901;
  CHECK_OK(taskcore_task_update(store, &id, 1, &change));
  CHECK_INT(what.changes[0].kind, TASKCORE_CHANGE_UPDATED);
  CHECK_INT(what.changes[0].fields, TASKCORE_TASK_NOTES | TASKCORE_TASK_TAGS |
                                        TASKCORE_TASK_PRIORITY | TASKCORE_TASK_FAVOURITE |
                                        TASKCORE_TASK_DUE);
  CHECK_OK(taskcore_task_complete(store, &id, 1, 0));
  CHECK_INT(what.event.action, TASKCORE_ACTION_COMPLETE_TASKS);
  CHECK_INT(what.changes[0].fields, TASKCORE_TASK_COMPLETED);
  CHECK_OK(taskcore_task_delete(store, &id, 1));
  CHECK_INT(what.changes[0].kind, TASKCORE_CHANGE_UPDATED);
  CHECK_INT(what.changes[0].fields, TASKCORE_TASK_DELETED);
  CHECK_OK(taskcore_undo(store, NULL));
  CHECK_INT(what.event.action, TASKCORE_ACTION_UNDO);
  CHECK_INT(what.changes[0].fields, TASKCORE_TASK_DELETED);
  CHECK_OK(taskcore_redo(store, NULL));
  CHECK_INT(what.event.action, TASKCORE_ACTION_REDO);
  CHECK_OK(taskcore_task_purge(store, &id, 1));
  CHECK_INT(what.event.change_count, 2);
  CHECK_INT(what.changes[0].entity, TASKCORE_ENTITY_PURGED_TASK);
  CHECK_INT(what.changes[0].kind, TASKCORE_CHANGE_ADDED);
  CHECK_INT(what.changes[1].entity, TASKCORE_ENTITY_TASK);
  CHECK_INT(what.changes[1].kind, TASKCORE_CHANGE_REMOVED);
  CHECK_INT(what.changes[1].id, id);
  CHECK_INT(what.calls, 6);
  taskcore_observer_free(observer);
}

static void a_project_that_a_task_brings_is_a_change_of_its_own(taskcore_store *store) {
  told what;
  memset(&what, 0, sizeof what);
  taskcore_observer *observer = observe(store, note, &what);
  taskcore_task_input input = titled("Pay rent");
  input.fields |= TASKCORE_TASK_PROJECT;
  input.project = "Home";
  add(store, &input);
  CHECK_INT(what.event.change_count, 2);
  CHECK_INT(what.changes[0].entity + what.changes[1].entity,
            TASKCORE_ENTITY_PROJECT + TASKCORE_ENTITY_TASK);
  CHECK_INT(what.changes[0].kind, TASKCORE_CHANGE_ADDED);
  CHECK_INT(what.changes[1].kind, TASKCORE_CHANGE_ADDED);
  taskcore_observer_free(observer);
}

static void what_changes_nothing_is_no_event(taskcore_store *store) {
  int64_t id = add_titled(store, "Pay rent");
  told what;
  memset(&what, 0, sizeof what);
  taskcore_observer *observer = observe(store, note, &what);
  taskcore_task_input same = titled("Pay rent"), wrong = titled("");
  CHECK_OK(taskcore_task_update(store, &id, 1, &same));
  CHECK_STATUS(taskcore_task_update(store, &id, 1, &wrong), TASKCORE_EINVALID);
  CHECK_STATUS(taskcore_redo(store, NULL), TASKCORE_ENOTFOUND);
  CHECK_INT(what.calls, 0);
  taskcore_observer_free(observer);
}

static void poll_tells_of_another_handle_once(void) {
  const char *path = path_of("two.db");
  taskcore_store *mine = open_store(path), *theirs = open_store(path);
  told what;
  size_t events = 9;
  memset(&what, 0, sizeof what);
  taskcore_observer *observer = observe(mine, note, &what);
  clock_ms = START_MS + 1;
  int64_t id = add_titled(theirs, "Theirs");
  clock_ms = START_MS;
  add_titled(mine, "Mine");
  CHECK_INT(what.calls, 1);
  CHECK_INT(what.event.origin, TASKCORE_ORIGIN_SELF);
  CHECK_OK(taskcore_poll(mine, START_MS + 50, NULL, &events));
  CHECK_INT(events, 1);
  CHECK_INT(what.calls, 2);
  CHECK_INT(what.event.origin, TASKCORE_ORIGIN_OTHER);
  CHECK_INT(what.event.action, TASKCORE_ACTION_ADD_TASKS);
  CHECK_INT(what.event.at_ms, START_MS + 1);
  CHECK_INT(what.event.noticed_ms, START_MS + 50);
  CHECK_INT(what.changes[0].id, id);
  CHECK_INT(what.changes[0].kind, TASKCORE_CHANGE_ADDED);
  CHECK_OK(taskcore_poll(mine, START_MS + 60, NULL, &events));
  CHECK_INT(events, 0);
  CHECK_OK(taskcore_poll(mine, START_MS + 60, NULL, NULL));
  CHECK_INT(what.calls, 2);
  taskcore_observer_free(observer);
  taskcore_store_free(theirs);
  taskcore_store_free(mine);
}

static void after_a_nonzero_answer_the_next_poll_goes_on(void) {
  const char *path = path_of("goes-on.db");
  taskcore_store *mine = open_store(path), *theirs = open_store(path);
  told what;
  size_t events = 9;
  memset(&what, 0, sizeof what);
  taskcore_observer *observer = observe(mine, note, &what);
  int64_t last = 0;
  for (int i = 0; i < 5; i++) last = add_titled(theirs, "Theirs");
  what.answer = 77;
  CHECK_STATUS(taskcore_poll(mine, START_MS, NULL, &events), 77);
  CHECK_INT(events, 0);
  CHECK_INT(what.calls, 1);
  what.answer = 0;
  CHECK_OK(taskcore_poll(mine, START_MS, NULL, &events));
  CHECK_INT(events, 4);
  CHECK_INT(what.calls, 5);
  CHECK_INT(what.changes[0].id, last);
  taskcore_observer_free(observer);
  taskcore_store_free(theirs);
  taskcore_store_free(mine);
}

static void an_update_of_what_is_gone_meanwhile_keeps_its_id(void) {
  const char *path = path_of("gone.db");
  taskcore_store *mine = open_store(path), *theirs = open_store(path);
  told what;
  memset(&what, 0, sizeof what);
  int64_t id = add_titled(theirs, "Theirs");
  CHECK_OK(taskcore_poll(mine, START_MS, NULL, NULL));
  taskcore_observer *observer = observe(mine, note, &what);
  taskcore_task_input other = titled("Other");
  CHECK_OK(taskcore_task_update(theirs, &id, 1, &other));
  what.answer = 1; /* look at each event by itself */
  CHECK_OK(taskcore_undo(theirs, NULL));
  CHECK_OK(taskcore_undo(theirs, NULL));
  for (int i = 0; i < 3; i++) {
    CHECK_STATUS(taskcore_poll(mine, START_MS, NULL, NULL), 1);
    CHECK_INT(what.changes[0].id, id);
  }
  taskcore_observer_free(observer);
  taskcore_store_free(theirs);
  taskcore_store_free(mine);
}

static int32_t fail_within(const taskcore_commit *event, void *payload) {
  (void)event;
  return taskcore_redo((taskcore_store *)payload, NULL) == TASKCORE_ENOTFOUND ? 0 : 1;
}

static void success_inside_of_which_a_call_failed_is_no_error(taskcore_store *store) {
  taskcore_observer *observer = observe(store, fail_within, store);
  add_titled(store, "Pay rent");
  CHECK_INT(taskcore_last_error()->status, TASKCORE_OK);
  taskcore_observer_free(observer);
}

/* What a call changes, as an observer of the same handle and one of another hear of it. */
typedef struct audience {
  taskcore_store *store;
  taskcore_store *another;
  told own;
  told other;
  taskcore_observer *observers[2];
} audience;

static void gather(audience *all, const char *name) {
  memset(all, 0, sizeof *all);
  all->store = open_store(path_of(name));
  all->another = open_store(path_of(name));
  all->observers[0] = observe(all->store, note, &all->own);
  all->observers[1] = observe(all->another, note, &all->other);
}

static void disband(audience *all) {
  for (int i = 0; i < 2; i++) taskcore_observer_free(all->observers[i]);
  taskcore_store_free(all->another);
  taskcore_store_free(all->store);
}

/* Checks that both heard of one commit, with the same changes, the first of which is this one. */
static void check_heard(int line, audience *all, int32_t action, int32_t entity, int32_t kind,
                        uint64_t fields) {
  size_t events = 0;
  check_status(__FILE__, line, taskcore_poll(all->another, clock_ms, NULL, &events), TASKCORE_OK,
               "poll");
  check_int(__FILE__, line, (int64_t)events, 1, "the number of events");
  const told *both[] = {&all->own, &all->other};
  for (int i = 0; i < 2; i++) {
    const taskcore_change *change = &both[i]->changes[0];
    check_int(__FILE__, line, both[i]->calls, 1, "how often it was told");
    check_int(__FILE__, line, both[i]->event.action, action, "the action");
    check_int(__FILE__, line, both[i]->event.origin,
              i == 0 ? TASKCORE_ORIGIN_SELF : TASKCORE_ORIGIN_OTHER, "the origin");
    check_int(__FILE__, line, change->entity, entity, "the entity");
    check_int(__FILE__, line, change->kind, kind, "the kind");
    check_int(__FILE__, line, (int64_t)change->fields, (int64_t)fields, "the fields");
    check_int(__FILE__, line, change->id, both[0]->changes[0].id, "the id");
    check_int(__FILE__, line, (int64_t)both[i]->event.change_count,
              (int64_t)both[0]->event.change_count, "the number of changes");
  }
  all->own.calls = all->other.calls = 0;
}

/* Checks the names of the properties that the first change of both has. */
static void check_names(int line, const audience *all, const char *names) {
  check_text(__FILE__, line, all->own.names, names, "the names");
  check_text(__FILE__, line, all->other.names, names, "the names for the other");
}

#define NAMED(all, names) check_names(__LINE__, all, names)

#define HEARD(all, action, entity, kind, fields) \
  check_heard(__LINE__, all, action, entity, kind, fields)

/* Forgets what both were told so far. */
static void forget(audience *all) {
  CHECK_OK(taskcore_poll(all->another, clock_ms, NULL, NULL));
  all->own.calls = all->other.calls = 0;
}

static void each_property_of_a_task_has_its_bit(void) {
  static const uint64_t bits[] = {
      TASKCORE_TASK_TITLE,  TASKCORE_TASK_NOTES,      TASKCORE_TASK_PROJECT,
      TASKCORE_TASK_TAGS,   TASKCORE_TASK_PRIORITY,   TASKCORE_TASK_FAVOURITE,
      TASKCORE_TASK_DUE,    TASKCORE_TASK_SLOT,       TASKCORE_TASK_START,
      TASKCORE_TASK_URL,    TASKCORE_TASK_REMINDERS,  TASKCORE_TASK_REPEAT_RULE,
      TASKCORE_TASK_PARENT, TASKCORE_TASK_DEPENDS_ON, TASKCORE_TASK_ESTIMATED_DURATION};
  const char *tag = "bank";
  const taskcore_reminder reminder = TASKCORE_REMINDER_INIT;
  audience all;
  gather(&all, "task-bits.db");
  int64_t other = add_in(all.store, "Other", "Home");
  int64_t parent = add_titled(all.store, "Parent");
  taskcore_task_input change = titled("Another title");
  change.notes = "Notes";
  change.project = "Home";
  change.tags = &tag;
  change.tag_count = 1;
  change.priority = TASKCORE_PRIORITY_P0;
  change.is_favourite = 1;
  change.due_kind = change.start_kind = TASKCORE_MOMENT_DATE;
  change.due_date = change.start_date = 20260901;
  change.slot = TASKCORE_SLOT_EVENING;
  change.estimated_duration_s = 60;
  change.url = "https://example.org";
  change.reminders = &reminder;
  change.reminder_count = 1;
  change.repeat_rule = "FREQ=DAILY";
  change.parent_id = parent;
  change.depends_on = &other;
  change.depends_on_count = 1;
  for (size_t i = 0; i < sizeof bits / sizeof *bits; i++) {
    int64_t id = add_titled(all.store, "Title");
    forget(&all);
    change.fields = bits[i];
    CHECK_OK(taskcore_task_update(all.store, &id, 1, &change));
    HEARD(&all, TASKCORE_ACTION_UPDATE_TASKS, TASKCORE_ENTITY_TASK, TASKCORE_CHANGE_UPDATED,
          bits[i]);
  }
  disband(&all);
}

static void moves_and_states_of_a_task_have_their_bits(void) {
  audience all;
  gather(&all, "task-moves.db");
  int64_t id = add_titled(all.store, "Mover"), parent = add_titled(all.store, "Parent");
  int64_t inner = add_under(all.store, "Inner", parent);
  add_in(all.store, "Other", "Home");
  forget(&all);
  const int32_t moved = TASKCORE_ACTION_MOVE_TASKS;
  CHECK_OK(move_task(all.store, id, to(TASKCORE_MOVE_TO_BOTTOM)));
  HEARD(&all, moved, TASKCORE_ENTITY_TASK, TASKCORE_CHANGE_UPDATED, TASKCORE_TASK_POSITION);
  CHECK_OK(move_task(all.store, id, under(parent)));
  HEARD(&all, moved, TASKCORE_ENTITY_TASK, TASKCORE_CHANGE_UPDATED,
        all.own.changes[0].fields & (TASKCORE_TASK_PARENT | TASKCORE_TASK_POSITION));
  CHECK(all.own.changes[0].fields & TASKCORE_TASK_PARENT);
  CHECK_OK(move_task(all.store, id, into(project_named(all.store, "Home"))));
  CHECK(all.own.changes[0].fields & TASKCORE_TASK_PARENT);
  CHECK(all.own.changes[0].fields & TASKCORE_TASK_PROJECT);
  forget(&all);
  CHECK_OK(taskcore_task_complete(all.store, &parent, 1, 0));
  CHECK_INT(all.own.event.change_count, 4); /* the subtask too, and what the log has of both */
  HEARD(&all, TASKCORE_ACTION_COMPLETE_TASKS, TASKCORE_ENTITY_TASK, TASKCORE_CHANGE_UPDATED,
        TASKCORE_TASK_COMPLETED);
  CHECK_OK(taskcore_task_reopen(all.store, &inner, 1));
  CHECK_INT(all.own.event.change_count, 4); /* its parent too, and the log */
  HEARD(&all, TASKCORE_ACTION_REOPEN_TASKS, TASKCORE_ENTITY_COMPLETION, TASKCORE_CHANGE_REMOVED, 0);
  CHECK_INT(all.own.changes[3].entity, TASKCORE_ENTITY_TASK);
  CHECK_INT(all.own.changes[3].kind, TASKCORE_CHANGE_UPDATED);
  CHECK_INT(all.own.changes[3].fields, TASKCORE_TASK_COMPLETED);
  CHECK_OK(taskcore_task_delete(all.store, &parent, 1));
  HEARD(&all, TASKCORE_ACTION_DELETE_TASKS, TASKCORE_ENTITY_TASK, TASKCORE_CHANGE_UPDATED,
        TASKCORE_TASK_DELETED);
  CHECK_OK(taskcore_task_restore(all.store, &parent, 1));
  HEARD(&all, TASKCORE_ACTION_RESTORE_TASKS, TASKCORE_ENTITY_TASK, TASKCORE_CHANGE_UPDATED,
        TASKCORE_TASK_DELETED);
  CHECK_OK(taskcore_task_delete(all.store, &id, 1));
  forget(&all);
  CHECK_OK(taskcore_task_purge(all.store, &id, 1));
  HEARD(&all, TASKCORE_ACTION_PURGE_TASKS, TASKCORE_ENTITY_PURGED_TASK, TASKCORE_CHANGE_ADDED, 0);
  CHECK_INT(all.own.changes[1].entity, TASKCORE_ENTITY_TASK);
  CHECK_INT(all.own.changes[1].kind, TASKCORE_CHANGE_REMOVED);
  disband(&all);
}

static void every_change_of_a_project_is_told(void) {
  audience all;
  gather(&all, "projects.db");
  int64_t home = 0, work = 0;
  CHECK_OK(add_project(all.store, "Home", &home));
  HEARD(&all, TASKCORE_ACTION_ADD_PROJECT, TASKCORE_ENTITY_PROJECT, TASKCORE_CHANGE_ADDED, 0);
  CHECK_OK(add_project(all.store, "Work", &work));
  forget(&all);
  taskcore_project_input change = TASKCORE_PROJECT_INPUT_INIT;
  change.description = "What it is about";
  change.icon = "🏠";
  change.colour = TASKCORE_COLOUR_RED;
  change.is_archived = 1;
  change.name = "House";
  for (uint64_t bit = TASKCORE_PROJECT_NAME; bit <= TASKCORE_PROJECT_ARCHIVED; bit <<= 1) {
    change.fields = bit;
    CHECK_OK(taskcore_project_update(all.store, home, &change));
    HEARD(&all, TASKCORE_ACTION_UPDATE_PROJECT, TASKCORE_ENTITY_PROJECT, TASKCORE_CHANGE_UPDATED,
          bit);
    CHECK_INT(all.other.changes[0].id, home);
  }
  taskcore_move move = to(TASKCORE_MOVE_TO_BOTTOM);
  CHECK_OK(taskcore_project_move(all.store, &home, 1, &move));
  HEARD(&all, TASKCORE_ACTION_MOVE_PROJECT, TASKCORE_ENTITY_PROJECT, TASKCORE_CHANGE_UPDATED, 0);
  NAMED(&all, "position ");
  CHECK_OK(taskcore_project_delete(all.store, &home, 1, 0));
  HEARD(&all, TASKCORE_ACTION_DELETE_PROJECT, TASKCORE_ENTITY_PROJECT, TASKCORE_CHANGE_REMOVED, 0);
  NAMED(&all, "");
  disband(&all);
}

/* Checks that both heard of one commit that is about these tags. */
static void check_tags(int line, audience *all, int32_t action, const char *uids) {
  size_t events = 0;
  check_status(__FILE__, line, taskcore_poll(all->another, clock_ms, NULL, &events), TASKCORE_OK,
               "poll");
  check_int(__FILE__, line, (int64_t)events, 1, "the number of events");
  check_int(__FILE__, line, all->own.event.action, action, "the action");
  check_int(__FILE__, line, all->other.event.action, action, "the action for the other");
  check_text(__FILE__, line, all->own.tags, uids, "the tags");
  check_text(__FILE__, line, all->other.tags, uids, "the tags for the other");
  all->own.calls = all->other.calls = 0;
}

static void every_change_of_a_tag_is_told(void) {
  const char *bank = "Bänk", *money = "money", *web = "web";
  audience all;
  gather(&all, "tags.db");
  taskcore_task_input input = titled("Tagged");
  input.fields |= TASKCORE_TASK_TAGS;
  input.tags = &bank;
  input.tag_count = 1;
  add(all.store, &input);
  forget(&all);
  CHECK_OK(taskcore_tag_set_colour(all.store, "BANK", TASKCORE_COLOUR_BLUE));
  CHECK_INT(all.own.changes[0].id, 0);
  HEARD(&all, TASKCORE_ACTION_UPDATE_TAG, TASKCORE_ENTITY_TAG, TASKCORE_CHANGE_UPDATED, 0);
  NAMED(&all, "colour ");
  CHECK_TEXT(all.own.tags, "bank ");
  CHECK_OK(taskcore_tag_rename(all.store, "bank", "Bank"));
  HEARD(&all, TASKCORE_ACTION_UPDATE_TAG, TASKCORE_ENTITY_TAG, TASKCORE_CHANGE_UPDATED, 0);
  CHECK_OK(taskcore_tag_rename(all.store, "bank", "money"));
  check_tags(__LINE__, &all, TASKCORE_ACTION_UPDATE_TAG, "money bank ");
  CHECK_OK(taskcore_tag_merge(all.store, &money, 1, "web"));
  check_tags(__LINE__, &all, TASKCORE_ACTION_MERGE_TAGS, "web money ");
  CHECK_OK(taskcore_tag_delete(all.store, &web, 1));
  check_tags(__LINE__, &all, TASKCORE_ACTION_DELETE_TAG, "web ");
  disband(&all);
}

static void every_change_of_a_filter_is_told(void) {
  audience all;
  gather(&all, "filters.db");
  int64_t soon = 0, other = 0;
  taskcore_filter_input input = TASKCORE_FILTER_INPUT_INIT;
  input.fields = TASKCORE_FILTER_NAME | TASKCORE_FILTER_QUERY;
  input.name = "Soon";
  input.query = "due<7d";
  CHECK_OK(taskcore_filter_add(all.store, &input, &soon));
  HEARD(&all, TASKCORE_ACTION_ADD_FILTER, TASKCORE_ENTITY_FILTER, TASKCORE_CHANGE_ADDED, 0);
  CHECK_INT(all.other.changes[0].id, soon);
  input.name = "Other";
  CHECK_OK(taskcore_filter_add(all.store, &input, &other));
  forget(&all);
  input.query = "due<8d";
  input.name = "Later";
  input.colour = TASKCORE_COLOUR_TEAL;
  for (uint64_t bit = TASKCORE_FILTER_NAME; bit <= TASKCORE_FILTER_COLOUR; bit <<= 1) {
    input.fields = bit;
    CHECK_OK(taskcore_filter_update(all.store, soon, &input));
    HEARD(&all, TASKCORE_ACTION_UPDATE_FILTER, TASKCORE_ENTITY_FILTER, TASKCORE_CHANGE_UPDATED,
          bit);
  }
  taskcore_move move = to(TASKCORE_MOVE_TO_BOTTOM);
  CHECK_OK(taskcore_filter_move(all.store, &soon, 1, &move));
  HEARD(&all, TASKCORE_ACTION_MOVE_FILTER, TASKCORE_ENTITY_FILTER, TASKCORE_CHANGE_UPDATED, 0);
  CHECK_OK(taskcore_filter_delete(all.store, &soon, 1));
  HEARD(&all, TASKCORE_ACTION_DELETE_FILTER, TASKCORE_ENTITY_FILTER, TASKCORE_CHANGE_REMOVED, 0);
  disband(&all);
}

static void an_update_of_an_event_says_what_changed(void) {
  audience all;
  gather(&all, "events.db");
  taskcore_event_input input = TASKCORE_EVENT_INPUT_INIT;
  input.fields = TASKCORE_EVENT_TITLE | TASKCORE_EVENT_START;
  input.title = "Review";
  input.start_kind = TASKCORE_MOMENT_DATE;
  input.start_date = 20260901;
  int64_t id = 0;
  CHECK_OK(taskcore_event_add(all.store, &input, 0, &id, NULL));
  HEARD(&all, TASKCORE_ACTION_ADD_EVENTS, TASKCORE_ENTITY_EVENT, TASKCORE_CHANGE_ADDED, 0);
  NAMED(&all, "");
  input.fields |= TASKCORE_EVENT_LOCATION | TASKCORE_EVENT_DONE;
  input.start_date = 20260902;
  input.location = "Room 4";
  input.is_done = 1;
  CHECK_OK(taskcore_event_update(all.store, id, NULL, &input, 0, NULL, NULL));
  HEARD(&all, TASKCORE_ACTION_UPDATE_EVENTS, TASKCORE_ENTITY_EVENT, TASKCORE_CHANGE_UPDATED,
        TASKCORE_EVENT_START | TASKCORE_EVENT_LOCATION | TASKCORE_EVENT_DONE);
  NAMED(&all, "start location done_ms ");
  CHECK_OK(taskcore_undo(all.store, NULL));
  HEARD(&all, TASKCORE_ACTION_UNDO, TASKCORE_ENTITY_EVENT, TASKCORE_CHANGE_UPDATED,
        TASKCORE_EVENT_START | TASKCORE_EVENT_LOCATION | TASKCORE_EVENT_DONE);
  disband(&all);
}

static const char *program;

/* What this program does when it is started with "add" and the path of a store. */
static int add_in_this_process(const char *path) {
  taskcore_open_options options = options_for(path);
  taskcore_store *store = NULL;
  taskcore_task_input input = titled("From another process");
  taskcore_status status = taskcore_store_open(&options, &store);
  if (!status) status = taskcore_task_add(store, &input, NULL);
  if (!status) status = taskcore_task_add(store, &input, NULL);
  taskcore_store_free(store);
  return status ? 1 : 0;
}

static void poll_tells_of_another_process(void) {
  const char *path = path_of("processes.db");
  taskcore_store *store = open_store(path);
  told what;
  size_t events = 0;
  int result = -1;
  memset(&what, 0, sizeof what);
  taskcore_observer *observer = observe(store, note, &what);
  pid_t child = fork();
  if (child == 0) {
    execl(program, program, "add", path, (char *)NULL);
    _exit(127);
  }
  CHECK(waitpid(child, &result, 0) == child && result == 0);
  CHECK_OK(taskcore_poll(store, START_MS, NULL, &events));
  CHECK_INT(events, 2);
  CHECK_INT(what.calls, 2);
  CHECK_INT(what.event.origin, TASKCORE_ORIGIN_OTHER);
  CHECK_INT(count_all(store), 2);
  taskcore_observer_free(observer);
  taskcore_store_free(store);
}

static void a_nonzero_answer_is_returned_and_the_commit_stands(taskcore_store *store) {
  told first, second;
  taskcore_task_input input = titled("Pay rent");
  memset(&first, 0, sizeof first);
  memset(&second, 0, sizeof second);
  first.answer = 42;
  taskcore_observer *one = observe(store, note, &first), *two = observe(store, note, &second);
  CHECK_STATUS(taskcore_task_add(store, &input, NULL), 42);
  CHECK_INT(taskcore_last_error()->status, 42);
  CHECK_INT(first.calls, 1);
  CHECK_INT(second.calls, 0);
  CHECK_INT(count_all(store), 1);
  first.answer = 0;
  add(store, &input);
  CHECK_INT(second.calls, 1);
  taskcore_observer_free(two);
  taskcore_observer_free(one);
}

static int32_t leave(const taskcore_commit *event, void *payload) {
  (void)event;
  taskcore_observer_free(*(taskcore_observer **)payload);
  return 0;
}

static void an_observer_may_leave_while_it_is_told(taskcore_store *store) {
  taskcore_observer *observer = NULL;
  told what;
  memset(&what, 0, sizeof what);
  CHECK_OK(taskcore_observe(store, leave, &observer, NULL, &observer));
  taskcore_observer *other = observe(store, note, &what);
  add_titled(store, "First");
  add_titled(store, "Second");
  CHECK_INT(what.calls, 2);
  taskcore_observer_free(other);
}

static void one_observer_may_remove_another_that_was_to_be_told(taskcore_store *store) {
  told what;
  taskcore_observer *victim = NULL;
  memset(&what, 0, sizeof what);
  taskcore_observer *first = observe(store, leave, &victim);
  victim = observe(store, note, &what);
  add_titled(store, "First");
  CHECK_INT(what.calls, 0);
  taskcore_observer_free(first);
}

/* A callback that itself uses the store, up to a depth. */
typedef struct echo {
  taskcore_store *store;
  int depth;
  taskcore_status status;
} echo;

static int32_t add_again(const taskcore_commit *event, void *payload) {
  echo *state = (echo *)payload;
  taskcore_task_input input = titled("Echo");
  taskcore_task_list *list = NULL;
  (void)event;
  if (state->depth-- <= 0) return 0;
  state->status = taskcore_task_query(state->store, NULL, &list);
  taskcore_task_list_free(list);
  if (!state->status) state->status = taskcore_task_add(state->store, &input, NULL);
  return state->status;
}

static void a_callback_may_read_and_write_the_store(taskcore_store *store) {
  echo state = {store, 3, 0};
  taskcore_observer *observer = observe(store, add_again, &state);
  add_titled(store, "First");
  CHECK_OK(state.status);
  CHECK_INT(count_all(store), 4);
  taskcore_observer_free(observer);
}

static int32_t close_store(const taskcore_commit *event, void *payload) {
  (void)event;
  taskcore_store_free((taskcore_store *)payload);
  return 0;
}

static void a_callback_may_free_the_store(void) {
  const char *path = path_of("closed.db");
  taskcore_store *store = open_store(path);
  taskcore_observer *observer = observe(store, close_store, store);
  taskcore_task_input input = titled("Last");
  CHECK_OK(taskcore_task_add(store, &input, NULL));
  taskcore_observer_free(observer);
  store = open_store(path);
  CHECK_INT(count_all(store), 1);
  taskcore_store_free(store);
}

int main(int argc, char **argv) {
  program = argv[0];
  if (argc == 3) return add_in_this_process(argv[2]);
  use_folder(argc, argv);
  RUN_WITH_STORE(an_observer_is_told_of_its_own_commit_at_once);
  RUN_WITH_STORE(an_update_says_which_properties_changed);
  RUN(each_property_of_a_task_has_its_bit);
  RUN(moves_and_states_of_a_task_have_their_bits);
  RUN(every_change_of_a_project_is_told);
  RUN(every_change_of_a_tag_is_told);
  RUN(every_change_of_a_filter_is_told);
  RUN(an_update_of_an_event_says_what_changed);
  RUN_WITH_STORE(a_project_that_a_task_brings_is_a_change_of_its_own);
  RUN_WITH_STORE(what_changes_nothing_is_no_event);
  RUN(poll_tells_of_another_handle_once);
  RUN(after_a_nonzero_answer_the_next_poll_goes_on);
  RUN(an_update_of_what_is_gone_meanwhile_keeps_its_id);
  RUN_WITH_STORE(success_inside_of_which_a_call_failed_is_no_error);
  RUN(poll_tells_of_another_process);
  RUN_WITH_STORE(a_nonzero_answer_is_returned_and_the_commit_stands);
  RUN_WITH_STORE(an_observer_may_leave_while_it_is_told);
  RUN_WITH_STORE(one_observer_may_remove_another_that_was_to_be_told);
  RUN_WITH_STORE(a_callback_may_read_and_write_the_store);
  RUN(a_callback_may_free_the_store);
  return check_result();
}
