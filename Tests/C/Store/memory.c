/* What answers TASKCORE_ENOMEM where a caller's count or a file decides how much memory is needed.
 */
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>

#include "fixture.h"

enum { MANY = 1000000 };

static const char *folder;

/* Leaves the process so many bytes more than it has. */
static void leave(size_t bytes) {
  FILE *file = fopen("/proc/self/statm", "r");
  unsigned long pages = 0;
  CHECK(file != NULL && fscanf(file, "%lu", &pages) == 1);
  fclose(file);
  struct rlimit limit;
  limit.rlim_cur = limit.rlim_max = pages * 4096UL + bytes;
  CHECK_INT(setrlimit(RLIMIT_AS, &limit), 0);
}

/* Runs a test in a process of its own, whose memory it limits. */
static void run_in_a_child(const char *name, void (*test)(taskcore_store *store)) {
  check_begin(name);
  if (setjmp(check_next_test) != 0) return;
  pid_t child = fork();
  if (child == 0) {
    taskcore_store *store = open_store(":memory:");
    test(store);
    taskcore_store_free(store);
    _exit(check_result());
  }
  int status = 0;
  waitpid(child, &status, 0);
  CHECK(WIFEXITED(status));
  CHECK_INT(WEXITSTATUS(status), 0);
}

#define RUN_IN_A_CHILD(test) run_in_a_child(#test, test)

static void check_usable(taskcore_store *store) {
  taskcore_task_input input = TASKCORE_TASK_INPUT_INIT;
  int64_t id = 0, count = -1;
  input.fields = TASKCORE_TASK_TITLE;
  input.title = "Pay rent";
  CHECK_OK(taskcore_task_count(store, NULL, &count));
  CHECK_INT(count, 0);
  CHECK_OK(taskcore_task_add(store, &input, &id));
}

static void many_tasks_are_refused(taskcore_store *store) {
  taskcore_task_input *inputs = (taskcore_task_input *)calloc(MANY, sizeof *inputs);
  taskcore_task_input input = TASKCORE_TASK_INPUT_INIT;
  input.fields = TASKCORE_TASK_TITLE;
  input.title = "Pay rent";
  CHECK(inputs != NULL);
  inputs[0] = input;
  leave(256u << 20);
  CHECK_STATUS(taskcore_task_add_many(store, inputs, MANY, NULL), TASKCORE_ENOMEM);
  check_usable(store);
}

static void many_ids_are_refused(taskcore_store *store) {
  int64_t *ids = (int64_t *)calloc(MANY, sizeof *ids);
  CHECK(ids != NULL);
  leave(256u << 20);
  CHECK_STATUS(taskcore_task_complete(store, ids, MANY, 0), TASKCORE_ENOMEM);
  CHECK_STATUS(taskcore_task_delete(store, ids, MANY), TASKCORE_ENOMEM);
  check_usable(store);
}

static void many_names_of_tags_are_refused(taskcore_store *store) {
  const char **names = (const char **)calloc(1 << 24, sizeof *names);
  CHECK(names != NULL);
  leave(64u << 20);
  CHECK_STATUS(taskcore_tag_delete(store, names, 1 << 24), TASKCORE_ENOMEM);
  check_usable(store);
}

static void a_large_invoice_is_refused(taskcore_store *store) {
  const size_t length = 90u << 20;
  uint8_t *bytes = (uint8_t *)calloc(1, length);
  int64_t id;
  CHECK(bytes != NULL);
  leave(64u << 20);
  CHECK_STATUS(taskcore_invoice_import(store, bytes, length, &id), TASKCORE_ENOMEM);
  check_usable(store);
}

static void a_large_file_of_an_invoice_is_refused(taskcore_store *store) {
  char path[512];
  int64_t id;
  snprintf(path, sizeof path, "%s/invoice.xml", folder);
  FILE *file = fopen(path, "w");
  CHECK(file != NULL && fseek(file, 90 << 20, SEEK_SET) == 0 && fputc('<', file) == '<');
  fclose(file);
  leave(64u << 20);
  CHECK_STATUS(taskcore_invoice_import_file(store, path, &id), TASKCORE_ENOMEM);
  check_usable(store);
}

/* ------------------------------------------------------------------------------- files */

/* A text that is made while it is read: a beginning, the same part again and again, and no end. */
typedef struct endless {
  const char *beginning, *part;
  size_t place;
} endless;

static int32_t read_endless(uint8_t *bytes, size_t capacity, size_t *length, void *payload) {
  endless *it = (endless *)payload;
  size_t first = strlen(it->beginning), next = strlen(it->part);
  for (size_t i = 0; i < capacity; i++, it->place++) {
    bytes[i] = (uint8_t)(it->place < first ? it->beginning[it->place]
                                           : it->part[(it->place - first) % next]);
  }
  *length = capacity;
  return 0;
}

/* In a file, so that SQLite needs little memory. */
static void refuse_endless(int32_t format, const char *beginning, const char *part, size_t bytes) {
  char path[512];
  endless it = {beginning, part, 0};
  snprintf(path, sizeof path, "%s/%zu.db", folder, (size_t)getpid());
  taskcore_store *store = open_store(path);
  leave(bytes);
  CHECK_STATUS(taskcore_import(store, format, NULL, read_endless, NULL, &it, NULL),
               TASKCORE_ENOMEM);
  check_usable(store);
  taskcore_store_free(store);
}

static void tasks_that_wait_for_others_are_refused(taskcore_store *store) {
  (void)store;
  refuse_endless(TASKCORE_FORMAT_JSON, "{\"format\":\"taskcore\",\"version\":1,\"tasks\":[",
                 "{\"title\":\"a\",\"depends_on\":[\"later\"]},", 40u << 20);
}

static void many_values_of_one_thing_are_refused(taskcore_store *store) {
  (void)store;
  refuse_endless(TASKCORE_FORMAT_JSON,
                 "{\"format\":\"taskcore\",\"version\":1,\"tasks\":[{\"tags\":[", "[0],",
                 64u << 20);
}

static void many_attributes_of_a_task_are_refused(taskcore_store *store) {
  (void)store;
  refuse_endless(TASKCORE_FORMAT_TASKWARRIOR, "[{\"tags\":[", "0,", 64u << 20);
}

static void many_lines_of_a_component_are_refused(taskcore_store *store) {
  (void)store;
  refuse_endless(TASKCORE_FORMAT_ICALENDAR, "BEGIN:VCALENDAR\r\nBEGIN:VTODO\r\n", "A:\r\n",
                 48u << 20);
}

static void components_that_wait_for_a_zone_are_refused(taskcore_store *store) {
  char *description = repeated("n", 200000);
  char *part = (char *)malloc(201000);
  (void)store;
  snprintf(part, 201000,
           "BEGIN:VTODO\r\nDUE;TZID=Nowhere:20260901T090000\r\nDESCRIPTION:%s\r\nEND:VTODO\r\n",
           description);
  refuse_endless(TASKCORE_FORMAT_ICALENDAR, "BEGIN:VCALENDAR\r\n", part, 48u << 20);
  free(part);
  free(description);
}

static void a_line_of_many_words_is_refused(taskcore_store *store) {
  (void)store;
  refuse_endless(TASKCORE_FORMAT_TODO_TXT, "", "a ", 24u << 20);
}

/* ------------------------------------------------------------------------------- texts */

static void many_long_texts_are_refused(taskcore_store *store) {
  enum { COUNT = 1000 };
  const char *names[COUNT];
  char *name = repeated("n", 1 << 20);
  for (int i = 0; i < COUNT; i++) names[i] = name;
  leave(256u << 20);
  CHECK_STATUS(taskcore_tag_delete(store, names, COUNT), TASKCORE_ENOMEM);
  check_usable(store);
  free(name);
}

static void a_text_that_is_too_long_is_refused(taskcore_store *store) {
  char *title = repeated("n", 200u << 20);
  taskcore_task_input input = titled(title);
  leave(64u << 20);
  CHECK_STATUS(taskcore_task_add(store, &input, NULL), TASKCORE_EINVALID);
  CHECK_TEXT(taskcore_last_error()->field, "title");
  CHECK_STATUS(taskcore_quick_add(store, title, NULL, NULL), TASKCORE_EINVALID);
  title[16 << 20] = '\0';
  leave(32u << 20);
  CHECK_STATUS(taskcore_task_add(store, &input, NULL), TASKCORE_ENOMEM);
  check_usable(store);
  free(title);
}

static void a_list_that_does_not_fit_is_refused(taskcore_store *store) {
  enum { COUNT = 20000 };
  static taskcore_task_input inputs[COUNT];
  taskcore_task_input input = TASKCORE_TASK_INPUT_INIT;
  taskcore_task_list *tasks = NULL;
  char *notes = (char *)malloc(2001);
  int64_t count = 0;
  memset(notes, 'n', 2000);
  notes[2000] = '\0';
  input.fields = TASKCORE_TASK_TITLE | TASKCORE_TASK_NOTES;
  input.title = "Pay rent";
  input.notes = notes;
  for (int i = 0; i < COUNT; i++) inputs[i] = input;
  CHECK_OK(taskcore_task_add_many(store, inputs, COUNT, NULL));
  leave(16u << 20);
  CHECK_STATUS(taskcore_task_query(store, NULL, &tasks), TASKCORE_ENOMEM);
  CHECK(tasks == NULL);
  CHECK_OK(taskcore_task_count(store, NULL, &count));
  CHECK_INT(count, COUNT);
}

int main(int argc, char **argv) {
  (void)argc;
  folder = argv[1];
  RUN_IN_A_CHILD(many_tasks_are_refused);
  RUN_IN_A_CHILD(many_ids_are_refused);
  RUN_IN_A_CHILD(many_names_of_tags_are_refused);
  RUN_IN_A_CHILD(a_large_invoice_is_refused);
  RUN_IN_A_CHILD(a_large_file_of_an_invoice_is_refused);
  RUN_IN_A_CHILD(tasks_that_wait_for_others_are_refused);
  RUN_IN_A_CHILD(many_values_of_one_thing_are_refused);
  RUN_IN_A_CHILD(many_attributes_of_a_task_are_refused);
  RUN_IN_A_CHILD(many_lines_of_a_component_are_refused);
  RUN_IN_A_CHILD(components_that_wait_for_a_zone_are_refused);
  RUN_IN_A_CHILD(a_line_of_many_words_is_refused);
  RUN_IN_A_CHILD(many_long_texts_are_refused);
  RUN_IN_A_CHILD(a_text_that_is_too_long_is_refused);
  RUN_IN_A_CHILD(a_list_that_does_not_fit_is_refused);
  return check_result();
}
