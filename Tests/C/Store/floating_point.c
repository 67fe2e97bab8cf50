/* The floating-point state of the host: traps, rounding and flags. No call minds it, or changes it.
 */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif

#include <fenv.h>

#include "../Invoices/invoicing.h"
#include "../options.h"

#define TRAPS (FE_INVALID | FE_DIVBYZERO | FE_OVERFLOW | FE_UNDERFLOW | FE_INEXACT)

static text said;
/* Where that begins in it which has uids, which are of its store. */
static size_t uids_start;

static void say(const char *name, const char *bytes, size_t length) {
  append_text(name, strlen(name), &said);
  append_text(bytes, length, &said);
  append_text("\n", 1, &said);
}

static void say_owned(const char *name, char *words) {
  CHECK(words != NULL);
  say(name, words, strlen(words));
  taskcore_string_free(words);
}

static void say_integer(const char *name, int64_t value) {
  char digits[32];
  snprintf(digits, sizeof digits, "%" PRId64, value);
  say(name, digits, strlen(digits));
}

/* ---------------------------------------------------------------- what there is */

static int64_t task, event, invoice;

/* Sixty days of work, an event, focus and an invoice. */
static void fill(taskcore_store *store) {
  taskcore_event_input meeting = TASKCORE_EVENT_INPUT_INIT;
  taskcore_conflict_list *conflicts = NULL;
  clock_ms = START_MS - 60 * DAY_MS;
  for (int day = 0; day < 60; day++, clock_ms += DAY_MS) {
    taskcore_task_input input = titled("Work");
    input.fields |= TASKCORE_TASK_PRIORITY | TASKCORE_TASK_PROJECT;
    input.priority = day % 5;
    input.project = day % 3 ? "Home" : "Garden";
    for (int i = 0; i <= day * 7 % 5; i++) {
      int64_t id = add(store, &input);
      if (i % 4 != 3) CHECK_OK(taskcore_task_complete(store, &id, 1, 0));
    }
    CHECK_OK(start_focus(store, 0, 25, TASKCORE_FOCUS_KIND_WORK, NULL));
    clock_ms += 1000000 + day * 7001;
    CHECK_OK(taskcore_focus_finish(store));
    clock_ms -= 1000000 + day * 7001;
  }
  clock_ms = START_MS;
  CHECK_OK(taskcore_quick_add(store, "Water the plants #garden !p1 every 3 days", NULL, &task));
  meeting.fields = TASKCORE_EVENT_TITLE | TASKCORE_EVENT_START | TASKCORE_EVENT_DURATION |
                   TASKCORE_EVENT_REPEAT_RULE;
  meeting.title = "Review";
  meeting.start_kind = TASKCORE_MOMENT_DATE_TIME;
  meeting.start_ms = START_MS - DAY_MS / 3;
  meeting.duration_s = 86400;
  meeting.repeat_rule = "FREQ=WEEKLY;BYDAY=TU,FR";
  CHECK_OK(taskcore_event_add(store, &meeting, 0, &event, &conflicts));
  taskcore_conflict_list_free(conflicts);
  set_seller(store);
  invoice = add_draft(store, TASKCORE_INVOICE_KIND_INVOICE, add_client(store, "Jardins"));
  taskcore_invoice_line_input line = item("Conseil", 33333, 1234567);
  add_line(store, invoice, &line);
  issue(store, invoice);
  pay(store, invoice, 123);
}

/* ------------------------------------------------------- what each family says of it */

static void say_pulse(taskcore_store *store) {
  taskcore_pulse *pulse = NULL;
  taskcore_score score = TASKCORE_SCORE_INIT;
  CHECK_OK(taskcore_pulse_read(store, NULL, &pulse));
  const taskcore_pulse_content *content = taskcore_pulse_contents(pulse);
  say("trend", (const char *)content->trend, content->trend->struct_size);
  say("level", (const char *)&content->level->progress, sizeof content->level->progress);
  say_integer("points", content->points);
  say("forecast", (const char *)content->forecast, content->forecast->struct_size);
  for (size_t i = 0; i < content->insight_count; i++) {
    say("insight", TASKCORE_AT(content->insights, i)->text,
        strlen(TASKCORE_AT(content->insights, i)->text));
  }
  taskcore_pulse_free(pulse);
  CHECK_OK(taskcore_score_read(store, NULL, &score));
  say_integer("score", score.points);
}

static void say_charts(taskcore_store *store) {
  for (int32_t kind = TASKCORE_CHART_KIND_SCORE; kind <= TASKCORE_CHART_KIND_BURNDOWN; kind++) {
    taskcore_chart_options options = TASKCORE_CHART_OPTIONS_INIT;
    taskcore_chart *chart = NULL;
    char *svg = NULL;
    options.kind = kind;
    CHECK_OK(taskcore_chart_read(store, &options, &chart));
    CHECK_OK(taskcore_chart_svg(chart, NULL, &svg));
    taskcore_chart_free(chart);
    say_owned("chart", svg);
  }
}

static void say_documents(taskcore_store *store) {
  char *html = NULL, *xml = NULL, *csv = NULL;
  uint8_t *pdf = NULL;
  size_t length = 0;
  CHECK_OK(taskcore_report_html(store, NULL, &html));
  say_owned("report", html);
  CHECK_OK(taskcore_invoice_xml(store, invoice, TASKCORE_XML_UBL, &xml));
  say_owned("xml", xml);
  uids_start = said.length;
  CHECK_OK(taskcore_invoice_csv(store, NULL, &csv));
  say_owned("csv", csv);
  taskcore_status status = taskcore_invoice_pdf(store, invoice, NULL, &pdf, &length);
  CHECK(status == TASKCORE_OK || status == TASKCORE_EUNSUPPORTED);
  say("pdf", pdf ? (const char *)pdf : "", length);
  taskcore_bytes_free(pdf);
}

static void say_screens(taskcore_store *store) {
  taskcore_countdown countdown = TASKCORE_COUNTDOWN_INIT;
  taskcore_home *home = NULL;
  taskcore_focus_total_list *totals = NULL;
  taskcore_agenda_options week = TASKCORE_AGENDA_OPTIONS_INIT;
  taskcore_agenda_list *agenda = NULL;
  char *label = NULL;
  CHECK_OK(taskcore_event_countdown(store, event, NULL, &countdown));
  say("event", (const char *)&countdown, sizeof countdown);
  CHECK_OK(taskcore_countdown_label(store, &countdown, &label));
  say_owned("label", label);
  CHECK_OK(taskcore_task_countdown(store, task, NULL, &countdown));
  say("task", (const char *)&countdown, sizeof countdown);
  CHECK_OK(taskcore_day_countdown(store, &countdown));
  say("day", (const char *)&countdown, sizeof countdown);
  CHECK_OK(taskcore_home_read(store, NULL, &home));
  say_integer("open", taskcore_home_contents(home)->open_count);
  taskcore_home_free(home);
  CHECK_OK(focus_totals_in(store, 0, START_MS, TASKCORE_FOCUS_BY_DAY, &totals));
  say_integer("focus", (int64_t)taskcore_focus_total_list_count(totals));
  taskcore_focus_total_list_free(totals);
  week.first_date = 20260901;
  week.last_date = 20260914;
  CHECK_OK(taskcore_agenda_read(store, &week, &agenda));
  for (size_t i = 0; i < taskcore_agenda_list_count(agenda); i++) {
    say("entry", taskcore_agenda_list_at(agenda, i)->time_label, 5);
  }
  taskcore_agenda_list_free(agenda);
}

/* Its bytes are to be freed. */
static text all_of(taskcore_store *store) {
  said.bytes = NULL;
  said.length = 0;
  say_pulse(store);
  say_charts(store);
  say_screens(store);
  say_documents(store);
  return said;
}

/* ------------------------------------------------------------------------ states */

typedef struct state {
  int rounding, traps, flags;
} state;

static state state_now(void) {
  state now = {fegetround(), fegetexcept(), fetestexcept(FE_ALL_EXCEPT)};
  return now;
}

static void set(state wanted) {
  CHECK(fesetenv(FE_DFL_ENV) == 0);
  CHECK(fesetround(wanted.rounding) == 0);
  CHECK(feraiseexcept(wanted.flags) == 0);
  CHECK(feenableexcept(wanted.traps) != -1);
}

#define CHECK_STATE(wanted)                     \
  do {                                          \
    state now = state_now();                    \
    fesetenv(FE_DFL_ENV);                       \
    CHECK_INT(now.rounding, (wanted).rounding); \
    CHECK_INT(now.traps, (wanted).traps);       \
    CHECK_INT(now.flags, (wanted).flags);       \
  } while (0)

static const state states[] = {
    {FE_TONEAREST, TRAPS, 0},
    {FE_DOWNWARD, 0, FE_INEXACT},
    {FE_UPWARD, 0, FE_INVALID | FE_DIVBYZERO},
    {FE_TOWARDZERO, 0, 0},
    {FE_TOWARDZERO, FE_INVALID | FE_DIVBYZERO | FE_OVERFLOW, FE_INEXACT},
};

static void all_families_say_the_same_in_each_state(taskcore_store *store) {
  fill(store);
  text expected = all_of(store);
  for (size_t i = 0; i < sizeof states / sizeof states[0]; i++) {
    set(states[i]);
    text actual = all_of(store);
    CHECK_STATE(states[i]);
    CHECK_INT(actual.length, expected.length);
    CHECK(memcmp(actual.bytes, expected.bytes, expected.length) == 0);
    free(actual.bytes);
  }
  free(expected.bytes);
}

static void what_is_written_in_each_state_is_the_same(taskcore_store *store) {
  fill(store);
  text expected = all_of(store);
  for (size_t i = 0; i < sizeof states / sizeof states[0]; i++) {
    taskcore_store *other = open_store(":memory:");
    set(states[i]);
    fill(other);
    CHECK_STATE(states[i]);
    text actual = all_of(other);
    set(states[i]);
    taskcore_store_free(other);
    CHECK_STATE(states[i]);
    CHECK(memcmp(actual.bytes, expected.bytes, uids_start) == 0);
    free(actual.bytes);
  }
  free(expected.bytes);
}

/* ---------------------------------------------------------------------- callbacks */

static state seen;
static int changes_rounding;

static int32_t look(int64_t *now_ms, void *payload) {
  (void)payload;
  seen = state_now();
  if (changes_rounding) fesetround(FE_UPWARD);
  *now_ms = START_MS;
  return 0;
}

static int32_t look_at_commit(const taskcore_commit *commit, void *payload) {
  (void)commit;
  *(state *)payload = state_now();
  return 0;
}

static int32_t look_at_bytes(const uint8_t *bytes, size_t length, void *payload) {
  (void)bytes, (void)length;
  *(state *)payload = state_now();
  return 0;
}

static void callbacks_run_in_the_state_of_the_host(void) {
  static const state host = {FE_DOWNWARD, FE_INVALID, FE_INEXACT};
  taskcore_open_options options = options_for(":memory:");
  taskcore_store *store = NULL;
  taskcore_observer *observer = NULL;
  state told = {0, 0, 0}, written = {0, 0, 0};
  int64_t id = 0;
  taskcore_task_input input = titled("Pay rent");
  options.clock = look;
  set(host);
  taskcore_status status = taskcore_store_open(&options, &store);
  state opening = seen;
  if (!status) status = taskcore_observe(store, look_at_commit, &told, NULL, &observer);
  if (!status) status = taskcore_task_add(store, &input, &id);
  if (!status) {
    status = taskcore_export(store, TASKCORE_FORMAT_JSON, NULL, look_at_bytes, NULL, &written);
  }
  CHECK_STATE(host);
  CHECK_OK(status);
  CHECK(memcmp(&opening, &host, sizeof host) == 0);
  CHECK(memcmp(&seen, &host, sizeof host) == 0);
  CHECK(memcmp(&told, &host, sizeof host) == 0);
  CHECK(memcmp(&written, &host, sizeof host) == 0);
  taskcore_observer_free(observer);
  taskcore_store_free(store);
}

static void what_a_callback_changes_stays(void) {
  taskcore_open_options options = options_for(":memory:");
  taskcore_store *store = NULL;
  options.clock = look;
  CHECK_OK(taskcore_store_open(&options, &store));
  changes_rounding = 1;
  add_titled(store, "Pay rent");
  changes_rounding = 0;
  int rounding = fegetround();
  fesetround(FE_TONEAREST);
  CHECK_INT(rounding, FE_UPWARD);
  taskcore_store_free(store);
}

int main(void) {
  RUN_WITH_STORE(all_families_say_the_same_in_each_state);
  RUN_WITH_STORE(what_is_written_in_each_state_is_the_same);
  RUN(callbacks_run_in_the_state_of_the_host);
  RUN(what_a_callback_changes_stays);
  return check_result();
}
