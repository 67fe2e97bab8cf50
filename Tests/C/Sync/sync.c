/* Sync of a store with others, through folders and through a transport of the program. */
#include <sys/stat.h>

#include "fixture.h"

/* Files in memory, which two stores share. */
typedef struct shelf {
  char *names[64];
  text files[64];
  int count;
  int32_t answer; /* of each callback; 0: it does its work */
  int puts;
  taskcore_store *store; /* used from inside, where that is not NULL */
} shelf;

static text *file_of(shelf *where, const char *name) {
  for (int i = 0; i < where->count; i++)
    if (where->names[i] != NULL && strcmp(where->names[i], name) == 0) return &where->files[i];
  return NULL;
}

static int32_t list_files(taskcore_sync_name_callback tell, void *sink, void *payload) {
  shelf *where = (shelf *)payload;
  if (where->answer != 0) return where->answer;
  if (where->store != NULL) {
    taskcore_sync_state state = TASKCORE_SYNC_STATE_INIT;
    return taskcore_sync_status(where->store, &state);
  }
  tell("no name of sync", sink);
  tell("\xFF", sink);
  tell(NULL, sink);
  for (int i = 0; i < where->count; i++) {
    if (where->names[i] == NULL) continue;
    int32_t answer = tell(where->names[i], sink);
    if (answer != 0) return answer;
  }
  return 0;
}

static int32_t get_file(const char *name, taskcore_write_callback write, void *sink,
                        void *payload) {
  const text *file = file_of((shelf *)payload, name);
  if (file == NULL) return 0;
  /* In two parts. */
  const size_t half = file->length / 2;
  const int32_t answer = write((const uint8_t *)file->bytes, half, sink);
  if (answer != 0) return answer;
  return write((const uint8_t *)file->bytes + half, file->length - half, sink);
}

static int32_t put_file(const char *name, const uint8_t *bytes, size_t length, void *payload) {
  shelf *where = (shelf *)payload;
  if (file_of(where, name) != NULL) return 77;
  if (where->count == 64) return 78;
  where->names[where->count] = strdup(name);
  append(bytes, length, &where->files[where->count++]);
  where->puts++;
  return 0;
}

static int32_t remove_file(const char *name, void *payload) {
  shelf *where = (shelf *)payload;
  for (int i = 0; i < where->count; i++)
    if (where->names[i] != NULL && strcmp(where->names[i], name) == 0) {
      free(where->names[i]);
      where->names[i] = NULL;
    }
  return 0;
}

static taskcore_sync_transport transport_of(shelf *where) {
  taskcore_sync_transport transport = TASKCORE_SYNC_TRANSPORT_INIT;
  transport.name = "shelf";
  transport.list = list_files;
  transport.get = get_file;
  transport.put = put_file;
  transport.remove = remove_file;
  transport.payload = where;
  return transport;
}

static void clear(shelf *where) {
  for (int i = 0; i < where->count; i++) {
    free(where->names[i]);
    free(where->files[i].bytes);
  }
}

static int32_t give_passphrase(const char **passphrase, void *payload) {
  *passphrase = (const char *)payload;
  return 0;
}

static int32_t refuse_passphrase(const char **passphrase, void *payload) {
  (void)passphrase;
  (void)payload;
  return 42;
}

static int32_t stop(int64_t done, int64_t total, void *payload) {
  (void)done;
  (void)total;
  ++*(int *)payload;
  return 43;
}

static int32_t interrupt(int64_t done, int64_t total, void *store) {
  (void)done;
  (void)total;
  taskcore_interrupt((taskcore_store *)store);
  return 0;
}

static const char *shared_folder(void) {
  const char *folder = path_of("shared");
  mkdir(folder, 0700);
  return folder;
}

static taskcore_sync_report run(taskcore_store *store) {
  taskcore_sync_report report = TASKCORE_SYNC_REPORT_INIT;
  clock_ms += 60000;
  CHECK_OK(taskcore_sync_run(store, 0, NULL, NULL, &report));
  return report;
}

static int64_t join(taskcore_store *store, const char *folder, const char *name) {
  int64_t id = 0;
  CHECK_OK(taskcore_sync_remote_add(store, TASKCORE_REMOTE_FOLDER, folder, name, NULL, NULL, &id));
  CHECK(id > 0);
  return id;
}

static void rename_first(taskcore_store *store, const char *title) {
  taskcore_task_list *list = NULL;
  CHECK_OK(taskcore_task_query(store, NULL, &list));
  const int64_t id = taskcore_task_list_at(list, 0)->id;
  taskcore_task_list_free(list);
  taskcore_task_input input = titled(title);
  CHECK_OK(taskcore_task_update(store, &id, 1, &input));
}

static void check_first(taskcore_store *store, const char *title) {
  taskcore_task_list *list = NULL;
  CHECK_OK(taskcore_task_query(store, NULL, &list));
  CHECK_TEXT(taskcore_task_list_at(list, 0)->title, title);
  taskcore_task_list_free(list);
}

/* Who did the last that happened to the first task. */
static void check_last_device(taskcore_store *store, const char *name) {
  taskcore_history_list *history = NULL;
  CHECK_OK(taskcore_task_history(store, 1, &history));
  size_t count = taskcore_history_list_count(history);
  CHECK(count > 0);
  const taskcore_history_entry *last = taskcore_history_list_at(history, count - 1);
  CHECK_TEXT(last->device_name, name);
  CHECK_INT(last->action, TASKCORE_ACTION_UPDATE_TASKS);
  taskcore_history_list_free(history);
}

typedef struct told {
  int calls;
  int32_t origin, action;
} told;

static int32_t note(const taskcore_commit *commit, void *payload) {
  told *what = (told *)payload;
  what->calls++;
  what->origin = commit->origin;
  what->action = commit->action;
  return 0;
}

static void a_conflict_is_told_and_ended(taskcore_store *laptop) {
  const char *folder = shared_folder();
  taskcore_store *phone = open_store(":memory:");
  told what = {0, 0, 0};
  taskcore_observer *observer = NULL;
  CHECK_OK(taskcore_observe(phone, note, &what, NULL, &observer));
  add_titled(laptop, "Rent");
  join(laptop, folder, "laptop");
  CHECK_INT(run(laptop).sent, 1);
  join(phone, folder, "phone");
  CHECK_INT(run(phone).received, 1);
  CHECK_INT(what.calls, 1);
  CHECK_INT(what.origin, TASKCORE_ORIGIN_REMOTE);
  CHECK_INT(what.action, TASKCORE_ACTION_SYNC);
  CHECK_INT(taskcore_poll(phone, clock_ms, NULL, NULL), TASKCORE_OK);
  CHECK_INT(what.calls, 1);
  rename_first(laptop, "Pay the rent");
  clock_ms += 60000;
  rename_first(phone, "Pay by card");
  taskcore_sync_state state = TASKCORE_SYNC_STATE_INIT;
  CHECK_OK(taskcore_sync_status(phone, &state));
  CHECK_INT(state.pending_count, 1);
  CHECK_INT(run(laptop).sent, 1);
  CHECK_INT(run(phone).conflicts, 1);
  CHECK_INT(run(laptop).conflicts, 1);
  check_first(laptop, "Pay by card");
  check_last_device(laptop, "phone");
  taskcore_sync_conflict_list *conflicts = NULL;
  CHECK_OK(taskcore_sync_conflict_query(laptop, NULL, &conflicts));
  CHECK_INT(taskcore_sync_conflict_list_count(conflicts), 1);
  const taskcore_sync_conflict *conflict = taskcore_sync_conflict_list_at(conflicts, 0);
  CHECK_TEXT(conflict->property, "title");
  CHECK_TEXT(conflict->element, "");
  CHECK_TEXT(conflict->mine, "Pay the rent");
  CHECK_TEXT(conflict->theirs, "Pay by card");
  CHECK_TEXT(conflict->title, "Pay by card");
  CHECK_TEXT(conflict->mine_replica, "laptop");
  CHECK_TEXT(conflict->theirs_replica, "phone");
  CHECK_INT(conflict->entity, TASKCORE_ENTITY_TASK);
  CHECK_INT(conflict->shown, TASKCORE_CONFLICT_THEIRS);
  CHECK_INT(conflict->theirs_ms - conflict->mine_ms, 60000);
  CHECK(conflict->record_id > 0);
  const char *uids[] = {conflict->uid, conflict->uid};
  CHECK_STATUS(taskcore_sync_conflict_resolve(laptop, uids, 1, TASKCORE_CONFLICT_MERGED),
               TASKCORE_EINVALID);
  CHECK_OK(taskcore_sync_conflict_resolve(laptop, uids, 2, TASKCORE_CONFLICT_MINE));
  check_first(laptop, "Pay the rent");
  CHECK_STATUS(taskcore_sync_conflict_resolve(laptop, uids, 1, TASKCORE_CONFLICT_MINE),
               TASKCORE_ENOTFOUND);
  taskcore_sync_conflict_list_free(conflicts);
  taskcore_step step = TASKCORE_STEP_INIT;
  CHECK_OK(taskcore_undo(laptop, &step));
  CHECK_INT(step.action, TASKCORE_ACTION_RESOLVE_CONFLICTS);
  check_first(laptop, "Pay by card");
  CHECK_OK(taskcore_redo(laptop, &step));
  run(laptop);
  CHECK_INT(run(phone).conflicts, 0);
  check_first(phone, "Pay the rent");
  CHECK_OK(taskcore_sync_status(phone, &state));
  CHECK_INT(state.is_enabled, 1);
  CHECK_INT(state.is_encrypted, 0);
  CHECK_INT(state.remote_count, 1);
  CHECK_INT(state.replica_count, 2);
  CHECK_INT(state.conflict_count, 0);
  CHECK_INT(state.pending_count, 0);
  CHECK_INT(state.waiting_count, 0);
  CHECK_INT(state.last_run_ms, clock_ms);
  taskcore_observer_free(observer);
  taskcore_store_free(phone);
}

static void devices_are_listed_named_and_retired(taskcore_store *laptop) {
  const char *folder = path_of("devices");
  mkdir(folder, 0700);
  taskcore_store *phone = open_store(":memory:");
  const int64_t id = join(laptop, folder, "laptop");
  run(laptop);
  join(phone, folder, "phone");
  run(phone);
  run(laptop);
  taskcore_replica_list *list = NULL;
  CHECK_OK(taskcore_replica_query(laptop, NULL, &list));
  CHECK_INT(taskcore_replica_list_count(list), 2);
  const taskcore_replica *own = taskcore_replica_list_at(list, 0);
  const taskcore_replica *other = taskcore_replica_list_at(list, 1);
  CHECK_INT(own->is_self, 1);
  CHECK_TEXT(other->name, "phone");
  CHECK_INT(other->is_self, 0);
  CHECK(other->heard_ms > 0 && other->retired_ms == 0);
  CHECK_OK(taskcore_replica_rename(laptop, own->uid, " desk "));
  CHECK_STATUS(taskcore_replica_rename(laptop, other->uid, "desk"), TASKCORE_ECONFLICT);
  CHECK_STATUS(taskcore_replica_rename(laptop, own->uid, ""), TASKCORE_EINVALID);
  CHECK_STATUS(taskcore_replica_rename(laptop, "nobody", "desk"), TASKCORE_ENOTFOUND);
  CHECK_STATUS(taskcore_replica_retire(laptop, own->uid), TASKCORE_ECONFLICT);
  CHECK_STATUS(taskcore_replica_retire(laptop, "nobody"), TASKCORE_ENOTFOUND);
  CHECK_OK(taskcore_replica_retire(laptop, other->uid));
  CHECK_OK(taskcore_replica_retire(laptop, other->uid));
  taskcore_replica_list_free(list);
  run(laptop);
  run(phone);
  CHECK_OK(taskcore_replica_query(phone, NULL, &list));
  CHECK_TEXT(taskcore_replica_list_at(list, 1)->name, "desk");
  taskcore_replica_list_free(list);
  taskcore_sync_state state = TASKCORE_SYNC_STATE_INIT;
  CHECK_OK(taskcore_sync_status(laptop, &state));
  CHECK_INT(state.replica_count, 1);
  taskcore_sync_remote_list *remotes = NULL;
  CHECK_OK(taskcore_sync_remote_query(laptop, NULL, &remotes));
  CHECK_INT(taskcore_sync_remote_list_count(remotes), 1);
  CHECK_INT(taskcore_sync_remote_list_at(remotes, 0)->id, id);
  CHECK_INT(taskcore_sync_remote_list_at(remotes, 0)->kind, TASKCORE_REMOTE_FOLDER);
  CHECK_INT(taskcore_sync_remote_list_at(remotes, 0)->last_run_ms, clock_ms - 60000);
  taskcore_sync_remote_list_free(remotes);
  CHECK_OK(taskcore_sync_remote_remove(laptop, id));
  CHECK_STATUS(taskcore_sync_remote_remove(laptop, id), TASKCORE_ENOTFOUND);
  CHECK_STATUS(taskcore_sync_run(laptop, id, NULL, NULL, NULL), TASKCORE_ENOTFOUND);
  /* It may be added again. */
  join(laptop, folder, "laptop");
  add_titled(laptop, "Rent");
  run(laptop);
  run(phone);
  CHECK_INT(count_all(phone), 1);
  CHECK_OK(taskcore_sync_disable(phone));
  CHECK_OK(taskcore_sync_disable(phone));
  CHECK_OK(taskcore_sync_status(phone, &state));
  CHECK_INT(state.is_enabled, 0);
  CHECK_INT(count_all(phone), 1);
  CHECK_OK(taskcore_sync_enable(phone, "phone", NULL, NULL));
  CHECK_STATUS(taskcore_sync_enable(phone, "phone", NULL, NULL), TASKCORE_ECONFLICT);
  taskcore_store_free(phone);
}

static void a_transport_of_the_program_does_as_well(taskcore_store *laptop) {
  shelf where;
  memset(&where, 0, sizeof where);
  taskcore_sync_transport transport = transport_of(&where);
  taskcore_store *phone = open_store(":memory:");
  char passphrase[] = "correct horse", wrong[] = "battery staple";
  taskcore_sync_report report = TASKCORE_SYNC_REPORT_INIT;
  int64_t id = 0;
  add_titled(laptop, "Rent");
  CHECK_STATUS(taskcore_sync_run_through(laptop, &transport, NULL, NULL, &report),
               TASKCORE_ENOTFOUND);
  CHECK_OK(taskcore_sync_remote_add_through(laptop, &transport, "laptop", give_passphrase,
                                            passphrase, &id));
  CHECK_STATUS(taskcore_sync_run(laptop, id, NULL, NULL, NULL), TASKCORE_ECONFLICT);
  CHECK_STATUS(taskcore_sync_run(laptop, 0, NULL, NULL, NULL), TASKCORE_ENOTFOUND);
  CHECK_OK(taskcore_sync_run_through(laptop, &transport, NULL, NULL, &report));
  CHECK_STATUS(taskcore_sync_remote_add_through(phone, &transport, "phone", NULL, NULL, &id),
               TASKCORE_EACCESS);
  CHECK_TEXT(taskcore_last_error()->field, "passphrase");
  CHECK_STATUS(
      taskcore_sync_remote_add_through(phone, &transport, "phone", give_passphrase, wrong, &id),
      TASKCORE_EACCESS);
  CHECK_TEXT(taskcore_last_error()->field, "passphrase");
  CHECK_INT(id, 0);
  CHECK_STATUS(
      taskcore_sync_remote_add_through(phone, &transport, "phone", refuse_passphrase, NULL, &id),
      42);
  CHECK_OK(taskcore_sync_remote_add_through(phone, &transport, "phone", give_passphrase, passphrase,
                                            &id));
  CHECK_OK(taskcore_sync_run_through(phone, &transport, NULL, NULL, &report));
  CHECK_INT(report.received, 1);
  CHECK_INT(count_all(phone), 1);
  for (int i = 0; i < where.count; i++) {
    const text *file = &where.files[i];
    for (size_t at = 0; at + 4 <= file->length; at++)
      CHECK(memcmp(file->bytes + at, "Rent", 4) != 0);
  }
  add_titled(laptop, "Bread");
  where.answer = 7;
  CHECK_STATUS(taskcore_sync_run_through(laptop, &transport, NULL, NULL, &report), 7);
  where.answer = 0;
  where.store = laptop;
  CHECK_STATUS(taskcore_sync_run_through(laptop, &transport, NULL, NULL, &report),
               TASKCORE_EMISUSE);
  where.store = NULL;
  CHECK_OK(taskcore_sync_run_through(laptop, &transport, NULL, NULL, &report));
  CHECK_INT(report.sent, 1);
  int calls = 0;
  CHECK_STATUS(taskcore_sync_run_through(phone, &transport, stop, &calls, &report), 43);
  CHECK_INT(calls, 1);
  CHECK_INT(report.received, 0);
  CHECK_INT(count_all(phone), 1);
  CHECK_OK(taskcore_sync_run_through(phone, &transport, NULL, NULL, &report));
  CHECK_INT(count_all(phone), 2);
  add_titled(laptop, "Milk");
  add_titled(laptop, "Tea");
  CHECK_OK(taskcore_sync_run_through(laptop, &transport, NULL, NULL, &report));
  CHECK_STATUS(taskcore_sync_run_through(phone, &transport, interrupt, phone, &report),
               TASKCORE_EINTERRUPTED);
  CHECK_OK(taskcore_sync_run_through(phone, &transport, NULL, NULL, &report));
  CHECK_INT(count_all(phone), 4);
  taskcore_store_free(phone);
  clear(&where);
}

/* What the second store lacks of the first one. */
static uint8_t *pending_for(taskcore_store *from, taskcore_store *to, size_t *length) {
  uint8_t *heads = NULL, *steps = NULL;
  size_t heads_length = 0;
  clock_ms += 60000;
  CHECK_OK(taskcore_sync_heads(to, &heads, &heads_length));
  CHECK(heads_length > 0);
  CHECK_OK(taskcore_sync_pending(from, heads, heads_length, &steps, length));
  taskcore_bytes_free(heads);
  return steps;
}

static taskcore_sync_report carry(taskcore_store *from, taskcore_store *to) {
  size_t length = 0;
  uint8_t *steps = pending_for(from, to, &length);
  taskcore_sync_report report = TASKCORE_SYNC_REPORT_INIT;
  CHECK_OK(taskcore_sync_apply(to, steps, length, &report));
  taskcore_bytes_free(steps);
  return report;
}

static void steps_are_carried_by_the_program(taskcore_store *laptop) {
  taskcore_store *phone = open_store(":memory:");
  char passphrase[] = "correct horse", wrong[] = "battery staple", changed[] = "new";
  taskcore_sync_report report = TASKCORE_SYNC_REPORT_INIT;
  uint8_t *bytes = NULL;
  size_t length = 7;
  add_titled(laptop, "Rent");
  CHECK_STATUS(taskcore_sync_heads(laptop, &bytes, &length), TASKCORE_ENOTFOUND);
  CHECK_INT((int64_t)length, 0);
  CHECK_STATUS(taskcore_sync_snapshot(laptop, &bytes, &length), TASKCORE_ENOTFOUND);
  CHECK_OK(taskcore_sync_enable(laptop, "laptop", give_passphrase, passphrase));
  CHECK_OK(taskcore_sync_snapshot(laptop, &bytes, &length));
  for (size_t at = 0; at + 4 <= length; at++) CHECK(memcmp(bytes + at, "Rent", 4) != 0);
  CHECK_STATUS(taskcore_sync_join(phone, bytes, length, "phone", NULL, NULL, &report),
               TASKCORE_EACCESS);
  CHECK_STATUS(taskcore_sync_join(phone, bytes, length, "phone", give_passphrase, wrong, &report),
               TASKCORE_EACCESS);
  CHECK_TEXT(taskcore_last_error()->field, "passphrase");
  CHECK_STATUS(
      taskcore_sync_join(phone, bytes, length - 1, "phone", give_passphrase, passphrase, &report),
      TASKCORE_EPARSE);
  CHECK_INT(count_all(phone), 0);
  CHECK_OK(taskcore_sync_join(phone, bytes, length, "phone", give_passphrase, passphrase, &report));
  CHECK_INT(report.received, 1);
  CHECK_INT(count_all(phone), 1);
  taskcore_bytes_free(bytes);

  add_titled(phone, "Bread");
  CHECK_INT(carry(phone, laptop).received, 1);
  CHECK_INT(carry(phone, laptop).received, 0);
  CHECK_INT(count_all(laptop), 2);
  add_titled(laptop, "Milk");
  bytes = pending_for(laptop, phone, &length);
  bytes[length - 1] ^= 1;
  CHECK_STATUS(taskcore_sync_apply(phone, bytes, length, &report), TASKCORE_ECORRUPT);
  CHECK_INT(count_all(phone), 1 + 1);
  bytes[length - 1] ^= 1;
  CHECK_OK(taskcore_sync_apply(phone, bytes, length, &report));
  CHECK_INT(count_all(phone), 3);
  taskcore_bytes_free(bytes);
  CHECK_OK(taskcore_sync_apply(phone, NULL, 0, &report));
  CHECK_INT(report.received, 0);

  CHECK_STATUS(taskcore_sync_change_passphrase(laptop, refuse_passphrase, NULL), 42);
  CHECK_STATUS(taskcore_sync_change_passphrase(laptop, NULL, NULL), TASKCORE_EINVALID);
  CHECK_STATUS(taskcore_sync_enter_passphrase(laptop, NULL, NULL), TASKCORE_EINVALID);
  CHECK_OK(taskcore_sync_change_passphrase(laptop, give_passphrase, changed));
  add_titled(laptop, "Tea");
  bytes = pending_for(laptop, phone, &length);
  CHECK_STATUS(taskcore_sync_apply(phone, bytes, length, &report), TASKCORE_EACCESS);
  CHECK_TEXT(taskcore_last_error()->field, "passphrase");
  CHECK_STATUS(taskcore_sync_enter_passphrase(phone, give_passphrase, wrong), TASKCORE_EACCESS);
  CHECK_STATUS(taskcore_sync_enter_passphrase(phone, give_passphrase, passphrase),
               TASKCORE_EACCESS);
  CHECK_OK(taskcore_sync_enter_passphrase(phone, give_passphrase, changed));
  CHECK_OK(taskcore_sync_apply(phone, bytes, length, &report));
  CHECK_INT(count_all(phone), 4);
  taskcore_bytes_free(bytes);
  taskcore_store_free(phone);
}

static void a_transport_that_is_kept_is_run_through(taskcore_store *laptop) {
  shelf where;
  memset(&where, 0, sizeof where);
  taskcore_sync_transport transport = transport_of(&where);
  taskcore_sync_report report = TASKCORE_SYNC_REPORT_INIT;
  int64_t id = 0;
  add_titled(laptop, "Rent");
  CHECK_OK(taskcore_sync_remote_add_through(laptop, &transport, "laptop", NULL, NULL, &id));
  CHECK_STATUS(taskcore_sync_run(laptop, id, NULL, NULL, &report), TASKCORE_ECONFLICT);
  CHECK_STATUS(taskcore_sync_set_transport(laptop, NULL), TASKCORE_EINVALID);
  transport.put = NULL;
  CHECK_STATUS(taskcore_sync_set_transport(laptop, &transport), TASKCORE_EINVALID);
  transport = transport_of(&where);
  CHECK_OK(taskcore_sync_set_transport(laptop, &transport));
  /* It has a copy. */
  memset(&transport, 0, sizeof transport);
  CHECK_OK(taskcore_sync_run(laptop, id, NULL, NULL, &report));
  CHECK_INT(report.sent, 1);
  add_titled(laptop, "Bread");
  CHECK_OK(taskcore_sync_run(laptop, 0, NULL, NULL, &report));
  CHECK_INT(report.sent, 1);
  CHECK(where.puts > 2);
  clear(&where);
}

static void wrong_arguments_are_refused(taskcore_store *store) {
  shelf where;
  memset(&where, 0, sizeof where);
  taskcore_sync_transport transport = transport_of(&where);
  taskcore_sync_state state = TASKCORE_SYNC_STATE_INIT;
  taskcore_sync_report report = TASKCORE_SYNC_REPORT_INIT;
  taskcore_sync_conflict_list *conflicts = NULL;
  taskcore_replica_list *replicas = NULL;
  taskcore_sync_remote_list *remotes = NULL;
  const char *folder = shared_folder();
  const char *uids[] = {"nobody", NULL};
  char long_text[1100];
  memset(long_text, 'x', sizeof long_text);
  long_text[sizeof long_text - 1] = '\0';
  int64_t id = 1;
  CHECK_STATUS(taskcore_sync_enable(NULL, "x", NULL, NULL), TASKCORE_EINVALID);
  CHECK_STATUS(taskcore_sync_enable(store, NULL, NULL, NULL), TASKCORE_EINVALID);
  CHECK_STATUS(taskcore_sync_enable(store, "", NULL, NULL), TASKCORE_EINVALID);
  CHECK_STATUS(taskcore_sync_enable(store, long_text, NULL, NULL), TASKCORE_EINVALID);
  CHECK_STATUS(taskcore_sync_enable(store, "x", give_passphrase, NULL), TASKCORE_EINVALID);
  CHECK_STATUS(taskcore_sync_enable(store, "x", give_passphrase, long_text), TASKCORE_EINVALID);
  CHECK_TEXT(taskcore_last_error()->field, "passphrase");
  CHECK_STATUS(taskcore_sync_disable(NULL), TASKCORE_EINVALID);
  CHECK_STATUS(taskcore_sync_status(store, NULL), TASKCORE_EINVALID);
  state.struct_size = 9;
  CHECK_STATUS(taskcore_sync_status(store, &state), TASKCORE_EINVALID);
  CHECK_STATUS(taskcore_sync_run(store, 0, NULL, NULL, &report), TASKCORE_ENOTFOUND);
  CHECK_STATUS(taskcore_sync_run(store, 7, NULL, NULL, &report), TASKCORE_ENOTFOUND);
  CHECK_STATUS(taskcore_sync_remote_add(store, 2, folder, "x", NULL, NULL, &id), TASKCORE_EINVALID);
  CHECK_STATUS(taskcore_sync_remote_add(store, 4, folder, "x", NULL, NULL, &id), TASKCORE_EINVALID);
  CHECK_INT(id, 0);
  CHECK_STATUS(taskcore_sync_remote_add(store, 1, NULL, "x", NULL, NULL, &id), TASKCORE_EINVALID);
  CHECK_STATUS(taskcore_sync_remote_add(store, 1, "", "x", NULL, NULL, &id), TASKCORE_EINVALID);
  CHECK_STATUS(taskcore_sync_remote_add(store, 1, "\xFF", "x", NULL, NULL, &id), TASKCORE_EINVALID);
  CHECK_STATUS(taskcore_sync_remote_add(store, 1, folder, NULL, NULL, NULL, &id),
               TASKCORE_EINVALID);
  CHECK_STATUS(taskcore_sync_remote_add(store, 1, path_of("missing"), "x", NULL, NULL, &id),
               TASKCORE_ENOTFOUND);
  CHECK_STATUS(taskcore_sync_remote_add_through(store, NULL, "x", NULL, NULL, &id),
               TASKCORE_EINVALID);
  CHECK_STATUS(taskcore_sync_run_through(store, NULL, NULL, NULL, &report), TASKCORE_EINVALID);
  transport.get = NULL;
  CHECK_STATUS(taskcore_sync_run_through(store, &transport, NULL, NULL, &report),
               TASKCORE_EINVALID);
  CHECK_TEXT(taskcore_last_error()->field, "get");
  transport = transport_of(&where);
  transport.name = "a/b";
  CHECK_STATUS(taskcore_sync_remote_add_through(store, &transport, "x", NULL, NULL, &id),
               TASKCORE_EINVALID);
  CHECK_STATUS(taskcore_sync_remote_query(store, NULL, NULL), TASKCORE_EINVALID);
  CHECK_STATUS(taskcore_sync_conflict_query(store, NULL, NULL), TASKCORE_EINVALID);
  CHECK_STATUS(taskcore_replica_query(store, NULL, NULL), TASKCORE_EINVALID);
  CHECK_STATUS(taskcore_replica_rename(store, NULL, "x"), TASKCORE_EINVALID);
  CHECK_STATUS(taskcore_replica_retire(store, NULL), TASKCORE_EINVALID);
  CHECK_STATUS(taskcore_sync_conflict_resolve(store, NULL, 1, 1), TASKCORE_EINVALID);
  CHECK_STATUS(taskcore_sync_conflict_resolve(store, uids, 2, 1), TASKCORE_EINVALID);
  CHECK_STATUS(taskcore_sync_conflict_resolve(store, uids, 1, 4), TASKCORE_EINVALID);
  CHECK_STATUS(taskcore_sync_conflict_resolve(store, uids, 1, 1), TASKCORE_ENOTFOUND);
  CHECK_INT(taskcore_last_error()->index, 0);
  CHECK_OK(taskcore_sync_conflict_resolve(store, NULL, 0, 1));
  uint8_t *bytes = NULL;
  size_t length = 0;
  CHECK_STATUS(taskcore_sync_heads(store, NULL, &length), TASKCORE_EINVALID);
  CHECK_STATUS(taskcore_sync_heads(store, &bytes, NULL), TASKCORE_EINVALID);
  CHECK_STATUS(taskcore_sync_pending(store, NULL, 1, &bytes, &length), TASKCORE_EINVALID);
  CHECK_STATUS(taskcore_sync_pending(store, (const uint8_t *)"x", 1, &bytes, &length),
               TASKCORE_ENOTFOUND);
  CHECK_STATUS(taskcore_sync_apply(store, NULL, 1, &report), TASKCORE_EINVALID);
  CHECK_STATUS(taskcore_sync_apply(store, (const uint8_t *)"x", 1, &report), TASKCORE_ENOTFOUND);
  CHECK_STATUS(taskcore_sync_snapshot(store, NULL, &length), TASKCORE_EINVALID);
  CHECK_STATUS(taskcore_sync_join(store, NULL, 0, "x", NULL, NULL, &report), TASKCORE_EINVALID);
  CHECK_STATUS(taskcore_sync_join(store, (const uint8_t *)"x", 1, NULL, NULL, NULL, &report),
               TASKCORE_EINVALID);
  CHECK_STATUS(taskcore_sync_join(store, (const uint8_t *)"xyz", 3, "x", NULL, NULL, &report),
               TASKCORE_EPARSE);
  CHECK_STATUS(taskcore_sync_change_passphrase(store, give_passphrase, (void *)"x"),
               TASKCORE_ENOTFOUND);
  CHECK_STATUS(taskcore_sync_enter_passphrase(store, give_passphrase, (void *)"x"),
               TASKCORE_ENOTFOUND);
  CHECK_OK(taskcore_sync_conflict_query(store, NULL, &conflicts));
  CHECK_OK(taskcore_replica_query(store, NULL, &replicas));
  CHECK_OK(taskcore_sync_remote_query(store, NULL, &remotes));
  CHECK_INT(taskcore_sync_conflict_list_count(conflicts), 0);
  CHECK_INT(taskcore_replica_list_count(replicas), 0);
  CHECK_INT(taskcore_sync_remote_list_count(remotes), 0);
  taskcore_sync_conflict_list_free(conflicts);
  taskcore_replica_list_free(replicas);
  taskcore_sync_remote_list_free(remotes);
}

int main(int argc, char **argv) {
  use_folder(argc, argv);
  RUN_WITH_STORE(a_conflict_is_told_and_ended);
  RUN_WITH_STORE(devices_are_listed_named_and_retired);
  RUN_WITH_STORE(a_transport_of_the_program_does_as_well);
  RUN_WITH_STORE(steps_are_carried_by_the_program);
  RUN_WITH_STORE(a_transport_that_is_kept_is_run_through);
  RUN_WITH_STORE(wrong_arguments_are_refused);
  return check_result();
}
