/* What reads texts and files of others, for libFuzzer: the first byte of an input chooses the
 * reader, the others are what it reads. A call that takes more than its work, and an answer that
 * cannot be, end the program. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <taskcore.h>

#include "work.h"

enum { LONGEST = 65536, CALLS_OF_A_STORE = 500 };

static taskcore_store *store;
static int calls;

static int32_t noon(int64_t *now_ms, void *payload) {
  (void)payload;
  *now_ms = INT64_C(1798106400000);
  return 0;
}

static void open_store(void) {
  taskcore_open_options options = TASKCORE_OPEN_OPTIONS_INIT;
  options.path = ":memory:";
  options.time_zone = "Europe/Paris";
  options.clock = noon;
  taskcore_store_free(store);
  store = NULL;
  if (taskcore_store_open(&options, &store) != TASKCORE_OK) abort();
  /* A logo needs a seller. */
  taskcore_party seller = TASKCORE_PARTY_INIT;
  seller.name = "Marie Dupont";
  seller.country = "FR";
  seller.fields = TASKCORE_PARTY_NAME | TASKCORE_PARTY_COUNTRY;
  if (taskcore_profile_set(store, &seller) != TASKCORE_OK) abort();
  calls = 0;
}

static void wrong(const char *what) {
  fprintf(stderr, "wrong: %s\n", what);
  abort();
}

/* An answer is a status, and a failure says in a sentence what was wrong. */
static taskcore_status said(taskcore_status status) {
  if (status == TASKCORE_EINTERNAL) wrong("an internal error");
  if (status == TASKCORE_ECORRUPT) wrong("a store that was damaged by a reader");
  if (status < 0 && taskcore_last_error()->message[0] == '\0')
    wrong("a failure without a sentence");
  return status;
}

struct source {
  const uint8_t *bytes;
  size_t left;
};

static int32_t next(uint8_t *buffer, size_t capacity, size_t *length, void *payload) {
  struct source *source = payload;
  *length = source->left < capacity ? source->left : capacity;
  if (*length > 0) memcpy(buffer, source->bytes, *length);
  source->bytes += *length;
  source->left -= *length;
  return 0;
}

static void import(int32_t format, const uint8_t *bytes, size_t length) {
  struct source source = {bytes, length};
  taskcore_import_report report = TASKCORE_IMPORT_REPORT_INIT;
  if (said(taskcore_import(store, format, NULL, next, NULL, &source, &report)) != TASKCORE_OK)
    return;
  /* What was read a moment ago is known. */
  source = (struct source){bytes, length};
  taskcore_import_report again = TASKCORE_IMPORT_REPORT_INIT;
  if (format == TASKCORE_FORMAT_JSON &&
      said(taskcore_import(store, format, NULL, next, NULL, &source, &again)) == TASKCORE_OK &&
      (again.added != 0 || again.events_added != 0))
    wrong("tasks that an import adds twice");
}

/* What quick add foretells is what is added. */
static void quick_add(const char *text) {
  taskcore_quick_add_result *result = NULL;
  if (said(taskcore_quick_add_parse(store, text, &result)) != TASKCORE_OK) return;
  int64_t id = 0;
  taskcore_task_list *tasks = NULL;
  if (said(taskcore_quick_add(store, text, NULL, &id)) == TASKCORE_OK &&
      said(taskcore_task_get(store, &id, 1, &tasks)) == TASKCORE_OK) {
    const taskcore_task *task = taskcore_task_list_at(tasks, 0);
    if (strcmp(task->title, taskcore_quick_add_result_contents(result)->input->title) != 0)
      wrong("another title than was foretold");
  }
  taskcore_task_list_free(tasks);
  taskcore_quick_add_result_free(result);
}

/* Of a task that is there. */
static void changes(const char *text) {
  taskcore_quick_add_result *result = NULL;
  said(taskcore_quick_add_parse_changes(store, text, &result));
  taskcore_quick_add_result_free(result);
}

static void repeat(const char *rule) {
  taskcore_repeat_spec spec = TASKCORE_REPEAT_SPEC_INIT;
  spec.rule = rule;
  spec.start = "20261224T170000";
  spec.limit = 50;
  taskcore_occurrence_list *occurrences = NULL;
  if (said(taskcore_repeat_expand(store, &spec, &occurrences)) == TASKCORE_OK &&
      taskcore_occurrence_list_count(occurrences) > 50)
    wrong("more occurrences than were asked for");
  taskcore_occurrence_list_free(occurrences);
}

static void words(const char *text) {
  char *found = NULL;
  int32_t mode = 0;
  if (said(taskcore_repeat_parse(store, text, &found, &mode)) == TASKCORE_OK) {
    char *again = NULL;
    said(taskcore_repeat_words(store, found, mode, &again));
    taskcore_string_free(again);
  }
  taskcore_string_free(found);
  found = NULL;
  said(taskcore_repeat_words(store, text, 0, &found));
  taskcore_string_free(found);
}

static void moment(const char *text) {
  taskcore_moment found = TASKCORE_MOMENT_INIT;
  said(taskcore_time_parse(store, text, &found));
  taskcore_period days = TASKCORE_PERIOD_INIT;
  if (said(taskcore_period_parse(store, text, NULL, &days)) == TASKCORE_OK &&
      days.first_date > days.last_date)
    wrong("a period that ends before it begins");
  int64_t amount = 0;
  said(taskcore_amount_parse(text, "EUR", &amount));
}

static void query(const char *text) {
  taskcore_query question = TASKCORE_QUERY_INIT;
  question.text = text;
  taskcore_task_list *tasks = NULL;
  taskcore_status checked = said(taskcore_query_check(store, text));
  taskcore_status asked = said(taskcore_task_query(store, &question, &tasks));
  if (checked == TASKCORE_OK && asked == TASKCORE_EPARSE) wrong("a query that was found right");
  taskcore_task_list_free(tasks);
}

/* A path that finds a project finds it in other case and form, too. */
static void project(const char *path) {
  taskcore_project_input input = TASKCORE_PROJECT_INPUT_INIT;
  input.name = path;
  input.fields = TASKCORE_PROJECT_NAME;
  int64_t id = 0;
  if (said(taskcore_project_add(store, &input, &id)) != TASKCORE_OK) return;
  taskcore_query question = TASKCORE_QUERY_INIT;
  question.projects = &path;
  question.project_count = 1;
  question.fields = TASKCORE_QUERY_PROJECTS;
  int64_t count = 0;
  if (said(taskcore_task_count(store, &question, &count)) == TASKCORE_ENOTFOUND)
    wrong("a project that its own name does not find");
  said(taskcore_project_delete(store, &id, 1, 0));
}

static void zone(const char *text) {
  taskcore_local_time local = TASKCORE_LOCAL_TIME_INIT;
  said(taskcore_zone_to_local(text, INT64_C(1798106400000), &local));
}

static void invoice(const uint8_t *bytes, size_t length) {
  int64_t id = 0;
  said(taskcore_invoice_import(store, bytes, length, &id));
}

/* What was received is kept as it came, is checked, and is refused the second time. */
static void purchase(const uint8_t *bytes, size_t length) {
  int64_t id = 0, again = 0;
  if (said(taskcore_purchase_add(store, bytes, length, &id)) != TASKCORE_OK) return;
  taskcore_problem_list *problems = NULL;
  said(taskcore_purchase_check(store, id, &problems));
  taskcore_problem_list_free(problems);
  uint8_t *kept = NULL;
  size_t count = 0;
  if (said(taskcore_purchase_original(store, id, &kept, &count)) == TASKCORE_OK &&
      (count != length || memcmp(kept, bytes, length) != 0))
    wrong("another file than came");
  taskcore_bytes_free(kept);
  if (said(taskcore_purchase_add(store, bytes, length, &again)) == TASKCORE_OK)
    wrong("a purchase that is there twice");
}

static void profile(const uint8_t *bytes, size_t length) {
  said(taskcore_profile_import(store, bytes, length));
}

static void logo(const uint8_t *bytes, size_t length) {
  said(taskcore_profile_set_logo(store, bytes, length));
}

/* By their letters: the formats of an import in the order of their numbers, other files, texts. */
static const char formats[] = "FJWCTIDGKLOM";
static const char files[] = "XPSB";
static void (*const file_readers[])(const uint8_t *, size_t) = {invoice, purchase, profile, logo};
static const char texts[] = "qerwdfpz";
static void (*const text_readers[])(const char *) = {quick_add, changes, repeat,  words,
                                                     moment,    query,   project, zone};
_Static_assert(sizeof formats - 2 == TASKCORE_FORMAT_MARKDOWN, "a letter for each format");

/* Which of some letters it is; -1 for none of them. */
static int place(const char *letters, char letter) {
  const char *found = letter == '\0' ? NULL : strchr(letters, letter);
  return found == NULL ? -1 : (int)(found - letters);
}

static void read_input(char letter, const uint8_t *bytes, size_t length, const char *text) {
  int format = place(formats, letter), file = place(files, letter), reader = place(texts, letter);
  if (format >= 0)
    import(format, bytes, length);
  else if (file >= 0)
    file_readers[file](bytes, length);
  else
    text_readers[reader >= 0 ? (size_t)reader : (uint8_t)letter % (sizeof texts - 1)](text);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  if (size == 0 || size > LONGEST + 1) return 0;
  if (store == NULL || ++calls > CALLS_OF_A_STORE) open_store();
  char *text = malloc(size);
  if (text == NULL) abort();
  memcpy(text, data + 1, size - 1);
  text[size - 1] = '\0';
  work_begin();
  read_input((char)data[0], data + 1, size - 1, text);
  work_end();
  free(text);
  return 0;
}
