/* What an observer is told of its own commits, and of those of others. */
#include <sys/wait.h>

#include "fixture.h"

/* What an observer was told last, and how often. */
typedef struct told {
  taskcore_event event;
  taskcore_change changes[4];
  int calls;
  int32_t answer;
} told;

static int32_t note(const taskcore_event *event, void *payload) {
  told *what = (told *)payload;
  what->event = *event;
  for (size_t i = 0; i < event->change_count && i < 4; i++) what->changes[i] = event->changes[i];
  what->calls++;
  return what->answer;
}

static taskcore_observer *observe(taskcore_store *store, taskcore_observe_callback callback,
                                  void *payload) {
  taskcore_observer *observer = NULL;
  CHECK_OK(taskcore_observe(store, callback, payload, &observer));
  return observer;
}

static void an_observer_is_told_of_its_own_commit_at_once(taskcore_store *store) {
  told what;
  memset(&what, 0, sizeof what);
  taskcore_observer *observer = observe(store, note, &what);
  clock_ms = START_MS + 4;
  int64_t id = add_titled(store, "Pay rent");
  CHECK_INT(what.calls, 1);
  CHECK_INT(what.event.struct_size, sizeof(taskcore_event));
  CHECK_INT(what.event.action, TASKCORE_ACTION_ADD_TASKS);
  CHECK_INT(what.event.origin, TASKCORE_ORIGIN_SELF);
  CHECK_INT(what.event.at_ms, START_MS + 4);
  CHECK_INT(what.event.noticed_ms, START_MS + 4);
  CHECK_INT(what.event.change_count, 1);
  CHECK_INT(what.changes[0].struct_size, sizeof(taskcore_change));
  CHECK_INT(what.changes[0].entity, TASKCORE_ENTITY_TASK);
  CHECK_INT(what.changes[0].kind, TASKCORE_CHANGE_ADDED);
  CHECK_INT(what.changes[0].id, id);
  CHECK_INT(what.changes[0].fields, 0);
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
  change.favourite = 1;
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
  CHECK_INT(what.changes[0].kind, TASKCORE_CHANGE_REMOVED);
  CHECK_INT(what.changes[0].id, id);
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
  CHECK_OK(taskcore_poll(mine, START_MS + 50, &events));
  CHECK_INT(events, 1);
  CHECK_INT(what.calls, 2);
  CHECK_INT(what.event.origin, TASKCORE_ORIGIN_OTHER);
  CHECK_INT(what.event.action, TASKCORE_ACTION_ADD_TASKS);
  CHECK_INT(what.event.at_ms, START_MS + 1);
  CHECK_INT(what.event.noticed_ms, START_MS + 50);
  CHECK_INT(what.changes[0].id, id);
  CHECK_INT(what.changes[0].kind, TASKCORE_CHANGE_ADDED);
  CHECK_OK(taskcore_poll(mine, START_MS + 60, &events));
  CHECK_INT(events, 0);
  CHECK_OK(taskcore_poll(mine, START_MS + 60, NULL));
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
  CHECK_STATUS(taskcore_poll(mine, START_MS, &events), 77);
  CHECK_INT(events, 0);
  CHECK_INT(what.calls, 1);
  what.answer = 0;
  CHECK_OK(taskcore_poll(mine, START_MS, &events));
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
  CHECK_OK(taskcore_poll(mine, START_MS, NULL));
  taskcore_observer *observer = observe(mine, note, &what);
  taskcore_task_input other = titled("Other");
  CHECK_OK(taskcore_task_update(theirs, &id, 1, &other));
  what.answer = 1; /* look at each event by itself */
  CHECK_OK(taskcore_undo(theirs, NULL));
  CHECK_OK(taskcore_undo(theirs, NULL));
  for (int i = 0; i < 3; i++) {
    CHECK_STATUS(taskcore_poll(mine, START_MS, NULL), 1);
    CHECK_INT(what.changes[0].id, id);
  }
  taskcore_observer_free(observer);
  taskcore_store_free(theirs);
  taskcore_store_free(mine);
}

static int32_t fail_within(const taskcore_event *event, void *payload) {
  (void)event;
  return taskcore_redo((taskcore_store *)payload, NULL) == TASKCORE_ENOTFOUND ? 0 : 1;
}

static void success_inside_of_which_a_call_failed_is_no_error(taskcore_store *store) {
  taskcore_observer *observer = observe(store, fail_within, store);
  add_titled(store, "Pay rent");
  CHECK_INT(taskcore_last_error()->status, TASKCORE_OK);
  taskcore_observer_free(observer);
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
  CHECK_OK(taskcore_poll(store, START_MS, &events));
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

static int32_t leave(const taskcore_event *event, void *payload) {
  (void)event;
  taskcore_observer_free(*(taskcore_observer **)payload);
  return 0;
}

static void an_observer_may_leave_while_it_is_told(taskcore_store *store) {
  taskcore_observer *observer = NULL;
  told what;
  memset(&what, 0, sizeof what);
  CHECK_OK(taskcore_observe(store, leave, &observer, &observer));
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

static int32_t add_again(const taskcore_event *event, void *payload) {
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

static int32_t close_store(const taskcore_event *event, void *payload) {
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
