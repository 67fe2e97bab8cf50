/* Calls that are ended in the middle of their work where SQLite has nothing to do: an interrupt
 * comes at each millisecond that they take. */
#include <signal.h>
#include <time.h>

#include "../Invoices/invoicing.h"

static taskcore_store *interrupted;
static timer_t timer;

static void handle(int number) {
  (void)number;
  taskcore_interrupt(interrupted);
}

static void begin_interrupting(taskcore_store *store) {
  struct sigaction action;
  struct sigevent event;
  struct itimerspec time = {{0, 1000000}, {0, 1000000}};
  memset(&action, 0, sizeof action);
  memset(&event, 0, sizeof event);
  action.sa_handler = handle;
  action.sa_flags = SA_RESTART;
  event.sigev_notify = SIGEV_SIGNAL;
  event.sigev_signo = SIGUSR1;
  interrupted = store;
  CHECK(sigaction(SIGUSR1, &action, NULL) == 0);
  CHECK(timer_create(CLOCK_PROCESS_CPUTIME_ID, &event, &timer) == 0);
  CHECK(timer_settime(timer, 0, &time, NULL) == 0);
}

/* A call without a safe point in its work goes on to its end, and answers something else. */
#define CHECK_INTERRUPTED(store, call)          \
  do {                                          \
    begin_interrupting(store);                  \
    taskcore_status ended = (call);             \
    timer_delete(timer);                        \
    CHECK_STATUS(ended, TASKCORE_EINTERRUPTED); \
  } while (0)

/* ---------------------------------------------------------------------------- time */

static taskcore_event_input repeating(const char *rule) {
  taskcore_event_input input = TASKCORE_EVENT_INPUT_INIT;
  input.fields = TASKCORE_EVENT_TITLE | TASKCORE_EVENT_START | TASKCORE_EVENT_DURATION |
                 TASKCORE_EVENT_REPEAT_RULE;
  input.title = "Look at the oven";
  input.start_kind = TASKCORE_MOMENT_DATE_TIME;
  input.start_ms = START_MS;
  input.duration_s = 1;
  input.repeat_rule = rule;
  return input;
}

/* Its id. It lasts a second of each in 28 hours, for which SQLite is asked once or twice. */
static int64_t add_oven(taskcore_store *store) {
  taskcore_event_input oven = repeating("FREQ=SECONDLY;COUNT=99999");
  int64_t id = 0;
  CHECK_OK(taskcore_event_add(store, &oven, 0, &id, NULL));
  return id;
}

static void the_expansion_of_a_rule(taskcore_store *store) {
  taskcore_repeat_spec spec = TASKCORE_REPEAT_SPEC_INIT;
  taskcore_occurrence_list *list = NULL;
  spec.rule = "FREQ=DAILY";
  spec.start = "20000101T090000";
  CHECK_INTERRUPTED(store, taskcore_repeat_expand(store, &spec, &list));
  CHECK(list == NULL);
  CHECK_OK(taskcore_repeat_expand(store, &spec, &list));
  taskcore_occurrence_list_free(list);
}

static void occurrences_far_away(taskcore_store *store) {
  taskcore_occurrence_query_options options = TASKCORE_OCCURRENCE_QUERY_OPTIONS_INIT;
  taskcore_occurrence_list *list = NULL;
  options.event_id = add_oven(store);
  options.offset = 99000;
  options.limit = 1;
  CHECK_INTERRUPTED(store, taskcore_occurrence_query(store, &options, &list));
  CHECK(list == NULL);
}

static void an_agenda(taskcore_store *store) {
  taskcore_agenda_options options = TASKCORE_AGENDA_OPTIONS_INIT;
  taskcore_agenda_list *list = NULL;
  options.first_date = 20260901;
  options.last_date = 20260902;
  options.limit = 100000;
  add_oven(store);
  CHECK_INTERRUPTED(store, taskcore_agenda_read(store, &options, &list));
  CHECK(list == NULL);
}

static void conflicts(taskcore_store *store) {
  taskcore_conflict_query_options options = TASKCORE_CONFLICT_QUERY_OPTIONS_INIT;
  taskcore_conflict_list *list = NULL;
  options.from_ms = START_MS;
  options.before_ms = START_MS + 2 * DAY_MS;
  add_oven(store);
  CHECK_INTERRUPTED(store, taskcore_conflict_query(store, &options, &list));
  CHECK(list == NULL);
}

static void free_time(taskcore_store *store) {
  taskcore_free_time_query_options options = TASKCORE_FREE_TIME_QUERY_OPTIONS_INIT;
  taskcore_free_time_list *list = NULL;
  options.duration_s = 3600;
  options.from_ms = START_MS;
  options.before_ms = START_MS + 2 * DAY_MS;
  add_oven(store);
  CHECK_INTERRUPTED(store, taskcore_free_time_query(store, &options, &list));
  CHECK(list == NULL);
}

/* To its end, it would be refused for having too many. */
static void the_occurrences_of_a_new_series(taskcore_store *store) {
  taskcore_event_input endless = repeating("FREQ=SECONDLY");
  CHECK_INTERRUPTED(store, taskcore_event_add(store, &endless, 0, NULL, NULL));
  CHECK_STATUS(taskcore_event_add(store, &endless, 0, NULL, NULL), TASKCORE_EINVALID);
}

/* Two occurrences of its own, and all of the other one between them. */
static void the_comparison_with_another_series(taskcore_store *store) {
  taskcore_event_input rare = repeating("FREQ=YEARLY;COUNT=2");
  add_oven(store);
  CHECK_INTERRUPTED(store, taskcore_event_add(store, &rare, 0, NULL, NULL));
  CHECK_STATUS(taskcore_event_add(store, &rare, 0, NULL, NULL), TASKCORE_ECONFLICT);
}

/* ------------------------------------------------------------------------ documents */

static void the_pages_of_a_pdf(taskcore_store *store) {
  taskcore_invoice_input input = TASKCORE_INVOICE_INPUT_INIT;
  char *notes = repeated("a\n", 4900);
  uint8_t *pdf = NULL;
  size_t length = 1;
  int64_t id = draft_of(store, client_id, 100);
  input.fields = TASKCORE_INVOICE_NOTES;
  input.notes = notes;
  CHECK_OK(taskcore_invoice_update(store, id, &input));
  free(notes);
  begin_interrupting(store);
  taskcore_status status = taskcore_invoice_pdf(store, id, NULL, &pdf, &length);
  timer_delete(timer);
  if (status != TASKCORE_EUNSUPPORTED) CHECK_STATUS(status, TASKCORE_EINTERRUPTED);
  CHECK(pdf == NULL);
  CHECK_INT(length, 0);
}

/* Without a safe point it is refused when it is read, for it is no invoice. */
static void an_invoice_that_is_read(taskcore_store *store) {
  text xml = {NULL, 0};
  char *elements = repeated("<b/>", 400000);
  int64_t id = 1;
  append_text("<a>", 3, &xml);
  append_text(elements, strlen(elements), &xml);
  append_text("</a>", 4, &xml);
  begin_interrupting(store);
  taskcore_status status =
      taskcore_invoice_import(store, (const uint8_t *)xml.bytes, xml.length, &id);
  timer_delete(timer);
  if (status != TASKCORE_EUNSUPPORTED) CHECK_STATUS(status, TASKCORE_EINTERRUPTED);
  CHECK_INT(id, 0);
  free(elements);
  free(xml.bytes);
}

/* ---------------------------------------------------------------------------- files */

typedef struct pieces {
  taskcore_store *store;
  int count;
} pieces;

static int32_t write_and_interrupt(const uint8_t *bytes, size_t length, void *payload) {
  pieces *written = (pieces *)payload;
  (void)bytes, (void)length;
  written->count++;
  taskcore_interrupt(written->store);
  return 0;
}

/* All of it is in one batch, which is read before it is written. */
static void no_piece_is_written_after_an_interrupt(taskcore_store *store) {
  static const int formats[] = {TASKCORE_FORMAT_JSON, TASKCORE_FORMAT_TASKWARRIOR,
                                TASKCORE_FORMAT_CSV, TASKCORE_FORMAT_ICALENDAR};
  char *notes = repeated("n", 60000);
  taskcore_task_input input = titled("Sort the photographs");
  input.fields |= TASKCORE_TASK_NOTES;
  input.notes = notes;
  for (int i = 0; i < 20; i++) add(store, &input);
  for (size_t i = 0; i < sizeof formats / sizeof formats[0]; i++) {
    pieces written = {store, 0};
    CHECK_STATUS(taskcore_export(store, formats[i], NULL, write_and_interrupt, NULL, &written),
                 TASKCORE_EINTERRUPTED);
    CHECK_INT(written.count, 1);
  }
  free(notes);
}

/* An array that goes on and on, in which nothing is to be stored. */
static int32_t read_and_interrupt(uint8_t *bytes, size_t capacity, size_t *length, void *payload) {
  pieces *read = (pieces *)payload;
  memset(bytes, ' ', capacity);
  *length = read->count < 10 ? capacity : 0;
  if (read->count++ == 0) taskcore_interrupt(read->store);
  return 0;
}

static void no_piece_is_read_after_an_interrupt(taskcore_store *store) {
  static const int formats[] = {TASKCORE_FORMAT_JSON, TASKCORE_FORMAT_TASKWARRIOR,
                                TASKCORE_FORMAT_CSV, TASKCORE_FORMAT_TODO_TXT,
                                TASKCORE_FORMAT_ICALENDAR};
  for (size_t i = 0; i < sizeof formats / sizeof formats[0]; i++) {
    pieces read = {store, 0};
    CHECK_STATUS(taskcore_import(store, formats[i], NULL, read_and_interrupt, NULL, &read, NULL),
                 TASKCORE_EINTERRUPTED);
    CHECK_INT(read.count, 1);
  }
}

int main(void) {
  RUN_WITH_STORE(the_expansion_of_a_rule);
  RUN_WITH_STORE(occurrences_far_away);
  RUN_WITH_STORE(an_agenda);
  RUN_WITH_STORE(conflicts);
  RUN_WITH_STORE(free_time);
  RUN_WITH_STORE(the_occurrences_of_a_new_series);
  RUN_WITH_STORE(the_comparison_with_another_series);
  RUN_WITH_SELLER(the_pages_of_a_pdf);
  RUN_WITH_STORE(an_invoice_that_is_read);
  RUN_WITH_STORE(no_piece_is_written_after_an_interrupt);
  RUN_WITH_STORE(no_piece_is_read_after_an_interrupt);
  return check_result();
}
