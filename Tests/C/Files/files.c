/* Export and import, to callbacks and to files. */
#include <dirent.h>
#include <sys/stat.h>

#include "fixture.h"

/* A file to be read, so many bytes at a time. */
typedef struct source {
  const char *bytes;
  size_t length;
  size_t chunk;
  int32_t answer; /* what to return instead of the end */
} source;

static int32_t read_source(uint8_t *buffer, size_t capacity, size_t *length, void *payload) {
  source *from = (source *)payload;
  size_t count = from->chunk < capacity ? from->chunk : capacity;
  if (count > from->length) count = from->length;
  if (count == 0 && from->answer != 0) return from->answer;
  memcpy(buffer, from->bytes, count);
  from->bytes += count;
  from->length -= count;
  *length = count;
  return 0;
}

static taskcore_status import_bytes(taskcore_store *store, const char *bytes, size_t length,
                                    size_t chunk, taskcore_import_report *report) {
  source from = {bytes, length, chunk, 0};
  return taskcore_import(store, TASKCORE_FORMAT_JSON, NULL, read_source, NULL, &from, report);
}

static taskcore_status import_text(taskcore_store *store, const char *json,
                                   taskcore_import_report *report) {
  return import_bytes(store, json, strlen(json), SIZE_MAX, report);
}

/* Fills a store with a bit of everything that a task can be. */
static void add_variety(taskcore_store *store) {
  static const char *const tags[] = {"bank", "Été", "with \"quotes\" and \\"};
  taskcore_task_input input = titled("\" \\ / < é 家 😀 \xEF\xBF\xBD \xE2\x80\x8B.");
  input.fields |= TASKCORE_TASK_NOTES | TASKCORE_TASK_PROJECT | TASKCORE_TASK_TAGS |
                  TASKCORE_TASK_PRIORITY | TASKCORE_TASK_FAVOURITE | TASKCORE_TASK_DUE;
  input.notes = "Lines\nand\ttabs\r\n\x01\x1F\x7F \xE2\x80\xA8 end";
  input.project = "Home \"sweet\" home";
  input.tags = tags;
  input.tag_count = 3;
  input.priority = TASKCORE_PRIORITY_NONE;
  input.is_favourite = 1;
  input.due_kind = TASKCORE_MOMENT_DATE_TIME;
  input.due_ms = 253402300799999;
  add(store, &input);
  input.due_kind = TASKCORE_MOMENT_DATE;
  input.due_date = 10101;
  clock_ms++;
  int64_t both[] = {add(store, &input), add_titled(store, "Plain")};
  clock_ms++;
  CHECK_OK(taskcore_task_complete(store, both, 2, 0));
  clock_ms++;
  CHECK_OK(taskcore_task_delete(store, both, 1));
  CHECK_OK(add_project(store, "Without tasks", NULL));
  clock_ms = START_MS;
}

static void an_import_into_an_empty_store_gives_the_same_export(taskcore_store *store) {
  static const size_t chunks[] = {SIZE_MAX, 1, 7};
  add_variety(store);
  char *json = export_of(store);
  for (size_t i = 0; i < 3; i++) {
    taskcore_import_report report = TASKCORE_IMPORT_REPORT_INIT;
    clock_ms = START_MS + 86400000; /* another day */
    taskcore_store *empty = open_store(":memory:");
    CHECK_OK(import_bytes(empty, json, strlen(json), chunks[i], &report));
    clock_ms = START_MS;
    CHECK_INT(report.added, 3);
    CHECK_INT(report.updated, 0);
    CHECK_INT(report.unchanged, 0);
    char *again = export_of(empty);
    CHECK_TEXT(again, json);
    free(again);
    taskcore_store_free(empty);
  }
  free(json);
}

static void a_second_import_changes_nothing(taskcore_store *store) {
  add_variety(store);
  taskcore_import_report report = TASKCORE_IMPORT_REPORT_INIT;
  taskcore_step step = TASKCORE_STEP_INIT;
  char *json = export_of(store);
  clock_ms = START_MS + 5;
  CHECK_OK(import_text(store, json, &report));
  CHECK_INT(report.added, 0);
  CHECK_INT(report.updated, 0);
  CHECK_INT(report.unchanged, 3);
  char *again = export_of(store);
  CHECK_TEXT(again, json);
  CHECK_OK(taskcore_undo(store, &step));
  CHECK_INT(step.action, TASKCORE_ACTION_ADD_PROJECT); /* the last of add_variety */
  free(again);
  free(json);
}

static void an_import_that_is_to_win_brings_tasks_back_to_what_the_file_says(
    taskcore_store *store) {
  int64_t id = add_titled(store, "As it was");
  char *json = export_of(store);
  taskcore_task_input change = titled("Changed since");
  taskcore_import_report report = TASKCORE_IMPORT_REPORT_INIT;
  CHECK_OK(taskcore_task_update(store, &id, 1, &change));
  CHECK_OK(import_text(store, json, &report));
  CHECK_INT(report.stayed, 1);
  taskcore_import_options options = TASKCORE_IMPORT_OPTIONS_INIT;
  options.policy = TASKCORE_IMPORT_FILE_WINS;
  source from = {json, strlen(json), SIZE_MAX, 0};
  CHECK_OK(
      taskcore_import(store, TASKCORE_FORMAT_JSON, &options, read_source, NULL, &from, &report));
  CHECK_INT(report.added, 0);
  CHECK_INT(report.updated, 1);
  taskcore_task_list *list = get(store, id);
  CHECK_TEXT(taskcore_task_list_at(list, 0)->title, "As it was");
  taskcore_task_list_free(list);
  free(json);
}

/* Imports what must fail: the error tells the place, and nothing is imported. */
static void refuse(int line, const char *bytes, size_t length, int64_t at_line, int64_t at_column) {
  taskcore_store *store = open_store(":memory:");
  add_titled(store, "Was here");
  char *before = export_of(store);
  taskcore_import_report report = {sizeof report, 7, 7, 7, 7, 7, 7, 7, 7, 7};
  check_status(__FILE__, line, import_bytes(store, bytes, length, 5, &report), TASKCORE_EPARSE,
               bytes);
  check_int(__FILE__, line, taskcore_last_error()->line, at_line, "the error's line");
  check_int(__FILE__, line, taskcore_last_error()->column, at_column, "the error's column");
  check_int(__FILE__, line, report.added + report.updated + report.unchanged, 0, "the report");
  check_int(__FILE__, line,
            report.events_added + report.events_updated + report.events_unchanged + report.skipped,
            0, "what the report says of events");
  char *after = export_of(store);
  check_text(__FILE__, line, after, before, "the store");
  free(before);
  free(after);
  taskcore_store_free(store);
}

/* The place of a byte, as an error gives it. */
static void place_of(const char *bytes, size_t offset, int64_t *line, int64_t *column) {
  *line = 1;
  *column = 1;
  for (size_t i = 0; i < offset; i++) {
    if (bytes[i] == '\n') {
      ++*line;
      *column = 1;
    } else {
      ++*column;
    }
  }
}

static void a_file_that_is_cut_off_is_refused_at_its_end(taskcore_store *store) {
  add_variety(store);
  char *json = export_of(store);
  size_t length = strlen(json), end = length;
  int64_t line = 0, column = 0;
  while (end > 0 && json[end - 1] == '\n') end--; /* a file may lack its last newline */
  for (size_t cut = 1; cut < end; cut += 1 + length / 150) {
    place_of(json, cut, &line, &column);
    refuse(__LINE__, json, cut, line, column);
  }
  free(json);
}

static void a_byte_that_fits_nowhere_is_refused_where_it_is(taskcore_store *store) {
  add_titled(store, "First");
  add_titled(store, "Second");
  char *json = export_of(store);
  size_t length = strlen(json);
  int64_t line = 0, column = 0;
  for (size_t i = 0; i < length; i++) {
    if (strchr("{}[]:,", json[i]) == NULL) continue;
    char kept = json[i];
    /* Colons within a time are text. */
    if (kept == ':' && json[i - 1] != '"') continue;
    json[i] = '\x02';
    place_of(json, i, &line, &column);
    refuse(__LINE__, json, length, line, column);
    json[i] = kept;
  }
  free(json);
}

#define REFUSED(json, line, column) refuse(__LINE__, json, strlen(json), line, column)

static void texts_that_are_not_json_are_refused(void) {
  char *deep = repeated("[", 1000000);
  REFUSED("", 1, 1);
  REFUSED(" \n ", 2, 2);
  REFUSED("hello", 1, 1);
  taskcore_store *store = open_store(":memory:");
  CHECK_STATUS(import_text(store, deep, NULL), TASKCORE_EPARSE);
  CHECK_INT(taskcore_last_error()->line, 1);
  taskcore_store_free(store);
  free(deep);
}

static void trailing_text_is_refused_where_it_begins(taskcore_store *store) {
  char *json = export_of(store), longer[4096];
  int64_t line = 0, column = 0;
  size_t length = strlen(json);
  CHECK(length < sizeof longer - 10);
  snprintf(longer, sizeof longer, "%s  {}", json);
  place_of(longer, length + 2, &line, &column);
  refuse(__LINE__, longer, strlen(longer), line, column);
  free(json);
}

static int32_t refuse_to_write(const uint8_t *bytes, size_t length, void *payload) {
  (void)bytes;
  (void)length;
  (void)payload;
  return 42;
}

static void a_callbacks_answer_is_returned_and_an_import_undone(taskcore_store *store) {
  add_variety(store);
  char *json = export_of(store);
  CHECK_STATUS(taskcore_export(store, TASKCORE_FORMAT_JSON, NULL, refuse_to_write, NULL, NULL), 42);
  CHECK_INT(taskcore_last_error()->status, 42);
  taskcore_store *empty = open_store(":memory:");
  char *before = export_of(empty);
  source from = {json, strlen(json) - 20, 10, -3};
  taskcore_import_report report = TASKCORE_IMPORT_REPORT_INIT;
  CHECK_STATUS(
      taskcore_import(empty, TASKCORE_FORMAT_JSON, NULL, read_source, NULL, &from, &report), -3);
  CHECK_INT(report.added, 0);
  char *after = export_of(empty);
  CHECK_TEXT(after, before);
  free(before);
  free(after);
  free(json);
  taskcore_store_free(empty);
}

/* A store that a callback uses, and what it got. */
typedef struct visitor {
  taskcore_store *store;
  source from;
  taskcore_status status;
} visitor;

static void visit(visitor *state) {
  taskcore_task_input input = titled("From a callback");
  state->status = taskcore_task_add(state->store, &input, NULL);
}

static int32_t visit_and_write(const uint8_t *bytes, size_t length, void *payload) {
  (void)bytes;
  (void)length;
  visit((visitor *)payload);
  return 0;
}

static int32_t visit_and_read(uint8_t *buffer, size_t capacity, size_t *length, void *payload) {
  visit((visitor *)payload);
  return read_source(buffer, capacity, length, &((visitor *)payload)->from);
}

static int32_t visit_and_go_on(int64_t done, int64_t total, void *payload) {
  (void)done;
  (void)total;
  visit((visitor *)payload);
  return 0;
}

static void a_callback_must_not_use_its_store_and_may_use_another(taskcore_store *store) {
  add_titled(store, "First");
  char *json = export_of(store);
  taskcore_store *other = open_store(":memory:");
  taskcore_store *const visited[] = {store, other};
  for (size_t i = 0; i < 2; i++) {
    const taskcore_status expected = i == 0 ? TASKCORE_EMISUSE : TASKCORE_OK;
    visitor state = {visited[i], {json, strlen(json), SIZE_MAX, 0}, TASKCORE_EINTERNAL};
    CHECK_OK(taskcore_export(store, TASKCORE_FORMAT_JSON, NULL, visit_and_write, NULL, &state));
    CHECK_STATUS(state.status, expected);
    CHECK_OK(taskcore_export_file(store, TASKCORE_FORMAT_JSON, NULL, path_of("visited.json"),
                                  visit_and_go_on, &state));
    CHECK_STATUS(state.status, expected);
    CHECK_OK(taskcore_import(store, TASKCORE_FORMAT_JSON, NULL, visit_and_read, visit_and_go_on,
                             &state, NULL));
    CHECK_STATUS(state.status, expected);
  }
  char *after = export_of(store);
  CHECK_TEXT(after, json);
  free(after);
  free(json);
  taskcore_store_free(other);
}

/* How far the work was said to be. */
typedef struct progress {
  int64_t done, total, stop_at;
  int calls;
} progress;

static int32_t follow(int64_t done, int64_t total, void *payload) {
  progress *state = (progress *)payload;
  if (done < state->done) return 1; /* never backwards */
  state->done = done;
  state->total = total;
  state->calls++;
  return state->stop_at > 0 && done >= state->stop_at ? 43 : 0;
}

enum { MANY = 5000 };

static void add_many(taskcore_store *store) {
  taskcore_task_input *inputs = (taskcore_task_input *)malloc(MANY * sizeof *inputs);
  if (inputs == NULL) abort();
  for (int i = 0; i < MANY; i++) inputs[i] = titled("One of many");
  CHECK_OK(taskcore_task_add_many(store, inputs, MANY, NULL));
  free(inputs);
}

static void progress_goes_from_nothing_to_all(taskcore_store *store) {
  const char *path = path_of("progress.json");
  progress out = {0, 0, 0, 0}, in = {0, 0, 0, 0};
  add_many(store);
  CHECK_OK(taskcore_export_file(store, TASKCORE_FORMAT_JSON, NULL, path, follow, &out));
  CHECK_INT(out.done, MANY);
  CHECK_INT(out.total, MANY);
  CHECK(out.calls > 1);
  taskcore_store *empty = open_store(":memory:");
  CHECK_OK(taskcore_import_file(empty, TASKCORE_FORMAT_JSON, NULL, path, follow, &in, NULL));
  CHECK_INT(in.done, MANY);
  CHECK(in.total == MANY || in.total == -1);
  CHECK_INT(count_all(empty), MANY);
  taskcore_store_free(empty);
}

static void progress_can_stop_an_import_which_then_never_was(taskcore_store *store) {
  const char *path = path_of("stopped.json");
  progress in = {0, 0, MANY / 2, 0};
  add_many(store);
  CHECK_OK(taskcore_export_file(store, TASKCORE_FORMAT_JSON, NULL, path, NULL, NULL));
  taskcore_store *empty = open_store(":memory:");
  CHECK_STATUS(taskcore_import_file(empty, TASKCORE_FORMAT_JSON, NULL, path, follow, &in, NULL),
               43);
  CHECK_INT(count_all(empty), 0);
  CHECK_STATUS(taskcore_undo(empty, NULL), TASKCORE_ENOTFOUND);
  taskcore_store_free(empty);
}

static int files_in(const char *folder) {
  int count = 0;
  DIR *directory = opendir(folder);
  CHECK(directory != NULL);
  for (const struct dirent *entry; (entry = readdir(directory)) != NULL;) {
    if (entry->d_name[0] != '.') count++;
  }
  closedir(directory);
  return count;
}

static void an_exported_file_is_there_whole_or_not_at_all(taskcore_store *store) {
  const char *folder = path_of("exports"), *path = path_of("exports/tasks.json");
  char content[32] = "";
  progress out = {0, 0, MANY / 2, 0};
  CHECK(mkdir(folder, 0700) == 0);
  add_many(store);
  CHECK_STATUS(taskcore_export_file(store, TASKCORE_FORMAT_JSON, NULL, path, follow, &out), 43);
  CHECK_INT(files_in(folder), 0);

  FILE *file = fopen(path, "w");
  CHECK(file != NULL && fputs("The file before", file) >= 0 && fclose(file) == 0);
  memset(&out, 0, sizeof out);
  out.stop_at = MANY / 2;
  CHECK_STATUS(taskcore_export_file(store, TASKCORE_FORMAT_JSON, NULL, path, follow, &out), 43);
  CHECK_INT(files_in(folder), 1);
  file = fopen(path, "r");
  CHECK(file != NULL && fgets(content, sizeof content, file) != NULL && fclose(file) == 0);
  CHECK_TEXT(content, "The file before");

  CHECK_OK(taskcore_export_file(store, TASKCORE_FORMAT_JSON, NULL, path, NULL, NULL));
  CHECK_INT(files_in(folder), 1);
  taskcore_import_report report = TASKCORE_IMPORT_REPORT_INIT;
  CHECK_OK(taskcore_import_file(store, TASKCORE_FORMAT_JSON, NULL, path, NULL, NULL, &report));
  CHECK_INT(report.unchanged, MANY);
}

static void paths_that_cannot_be_used_are_refused(taskcore_store *store) {
  const char *folder = path_of("a-folder");
  CHECK(mkdir(folder, 0700) == 0);
  CHECK_STATUS(taskcore_export_file(store, TASKCORE_FORMAT_JSON, NULL, folder, NULL, NULL),
               TASKCORE_EACCESS);
  CHECK_STATUS(taskcore_import_file(store, TASKCORE_FORMAT_JSON, NULL, folder, NULL, NULL, NULL),
               TASKCORE_EACCESS);
  CHECK_STATUS(
      taskcore_export_file(store, TASKCORE_FORMAT_JSON, NULL, path_of("absent/x"), NULL, NULL),
      TASKCORE_ENOTFOUND);
  CHECK_STATUS(
      taskcore_import_file(store, TASKCORE_FORMAT_JSON, NULL, path_of("absent"), NULL, NULL, NULL),
      TASKCORE_ENOTFOUND);
  CHECK_TEXT(taskcore_last_error()->field, "path");
}

static void the_files_of_an_open_store_are_none_to_export_to_or_to_import(void) {
  static const char *const suffixes[] = {"", "-wal", "-shm", "-journal"};
  const char *path = path_of("open.db");
  taskcore_store *store = open_store(path);
  add_titled(store, "Pay rent");
  CHECK(symlink("open.db", path_of("link.db")) == 0);
  for (size_t i = 0; i < 8; i++) {
    char name[600];
    snprintf(name, sizeof name, "%s%s", i < 4 ? path : path_of("link.db"), suffixes[i % 4]);
    CHECK_STATUS(taskcore_export_file(store, TASKCORE_FORMAT_JSON, NULL, name, NULL, NULL),
                 TASKCORE_EINVALID);
    CHECK_STATUS(taskcore_import_file(store, TASKCORE_FORMAT_JSON, NULL, name, NULL, NULL, NULL),
                 TASKCORE_EINVALID);
  }
  taskcore_store_free(store);
  store = open_store(path);
  CHECK_INT(count_all(store), 1);
  taskcore_store_free(store);
}

static void an_export_through_a_link_replaces_the_file_behind_it(taskcore_store *store) {
  struct stat information;
  CHECK(symlink("behind.json", path_of("link.json")) == 0);
  CHECK(fclose(fopen(path_of("behind.json"), "w")) == 0);
  CHECK_OK(
      taskcore_export_file(store, TASKCORE_FORMAT_JSON, NULL, path_of("link.json"), NULL, NULL));
  CHECK(lstat(path_of("link.json"), &information) == 0 && S_ISLNK(information.st_mode));
  CHECK(stat(path_of("behind.json"), &information) == 0 && information.st_size > 0);
}

int main(int argc, char **argv) {
  use_folder(argc, argv);
  RUN_WITH_STORE(an_import_into_an_empty_store_gives_the_same_export);
  RUN_WITH_STORE(a_second_import_changes_nothing);
  RUN_WITH_STORE(an_import_that_is_to_win_brings_tasks_back_to_what_the_file_says);
  RUN_WITH_STORE(a_file_that_is_cut_off_is_refused_at_its_end);
  RUN_WITH_STORE(a_byte_that_fits_nowhere_is_refused_where_it_is);
  RUN(texts_that_are_not_json_are_refused);
  RUN_WITH_STORE(trailing_text_is_refused_where_it_begins);
  RUN_WITH_STORE(a_callbacks_answer_is_returned_and_an_import_undone);
  RUN_WITH_STORE(a_callback_must_not_use_its_store_and_may_use_another);
  RUN_WITH_STORE(progress_goes_from_nothing_to_all);
  RUN_WITH_STORE(progress_can_stop_an_import_which_then_never_was);
  RUN_WITH_STORE(an_exported_file_is_there_whole_or_not_at_all);
  RUN_WITH_STORE(paths_that_cannot_be_used_are_refused);
  RUN(the_files_of_an_open_store_are_none_to_export_to_or_to_import);
  RUN_WITH_STORE(an_export_through_a_link_replaces_the_file_behind_it);
  return check_result();
}
