/* iCalendar: both ways, what is kept, what is left out with a note, and garbage. */
#include "calendar.h"

#define HEAD "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Example//EN\r\n"
#define TAIL "END:VCALENDAR\r\n"
#define TODO(body) "BEGIN:VTODO\r\nDTSTAMP:20260901T070000Z\r\n" body "END:VTODO\r\n"
#define EVENT(body) "BEGIN:VEVENT\r\nDTSTAMP:20260901T070000Z\r\n" body "END:VEVENT\r\n"

/* Bytes that are read piece by piece. */
typedef struct source {
  const char *bytes;
  size_t length, chunk;
} source;

static int32_t read_source(uint8_t *buffer, size_t capacity, size_t *length, void *payload) {
  source *from = (source *)payload;
  *length = from->length < from->chunk ? from->length : from->chunk;
  if (*length > capacity) *length = capacity;
  memcpy(buffer, from->bytes, *length);
  from->bytes += *length;
  from->length -= *length;
  return 0;
}

static taskcore_status import_bytes(taskcore_store *store, const char *bytes, size_t length,
                                    size_t chunk, taskcore_import_report *report) {
  source from = {bytes, length, chunk};
  return taskcore_import(store, TASKCORE_FORMAT_ICALENDAR, NULL, read_source, NULL, &from, report);
}

static taskcore_import_report import_text(taskcore_store *store, const char *text) {
  taskcore_import_report report = TASKCORE_IMPORT_REPORT_INIT;
  CHECK_OK(import_bytes(store, text, strlen(text), 61, &report));
  return report;
}

/* The store as iCalendar, without folds; to be freed. */
static char *calendar_of(taskcore_store *store) {
  text whole = {NULL, 0};
  size_t kept = 0;
  CHECK_OK(taskcore_export(store, TASKCORE_FORMAT_ICALENDAR, NULL, append, NULL, &whole));
  for (size_t i = 0, column = 0; i < whole.length; i++, column++) {
    CHECK(column < 77); /* at most 75 bytes, CR and LF */
    if (whole.bytes[i] == '\n') column = (size_t)-1;
  }
  for (size_t i = 0; i < whole.length; i++) {
    if (strncmp(whole.bytes + i, "\r\n ", 3) == 0) {
      i += 2;
      continue;
    }
    whole.bytes[kept++] = whole.bytes[i];
  }
  whole.bytes[kept] = '\0';
  return whole.bytes;
}

static void check_lines(taskcore_store *store, const char *const *lines) {
  char *calendar = calendar_of(store);
  for (; *lines != NULL; lines++) {
    if (strstr(calendar, *lines) == NULL)
      check_failed(__FILE__, __LINE__, "no %s in %s", *lines, calendar);
  }
  free(calendar);
}

/* The notes of the last import as "line component kind", joined by "; ". */
static const char *notes_of(taskcore_store *store) {
  static char text[1024];
  taskcore_import_note_list *notes = NULL;
  size_t length = 0;
  CHECK_OK(taskcore_import_notes(store, &notes));
  text[0] = '\0';
  for (size_t i = 0; i < taskcore_import_note_list_count(notes); i++) {
    const taskcore_import_note *note = taskcore_import_note_list_at(notes, i);
    CHECK_SIZE(note->struct_size, sizeof *note);
    CHECK(strlen(note->message) > 10 && note->message[strlen(note->message) - 1] == '.');
    CHECK(length + 64 < sizeof text);
    length += (size_t)snprintf(text + length, sizeof text - length, "%s%lld %s %s",
                               i > 0 ? "; " : "", (long long)note->line, note->component,
                               note->kind == TASKCORE_NOTE_SKIPPED ? "skipped" : "kept");
  }
  taskcore_import_note_list_free(notes);
  return text;
}

static const char todo[] = HEAD TODO(
    "UID:t-1\r\nSUMMARY:Pay rent\\, now\r\nDESCRIPTION:One\\nTwo\r\nCATEGORIES:bank,home\r\n"
    "PRIORITY:4\r\nDUE;TZID=Europe/Paris:20260910T170000\r\nURL:https://example.org/a\r\n"
    "RRULE:FREQ=MONTHLY\r\nX-COLOUR;X-HOW=\"a;b\":teal\r\n"
    "BEGIN:VALARM\r\nACTION:DISPLAY\r\nDESCRIPTION:Pay\r\nTRIGGER;RELATED=END:-PT1H\r\n"
    "END:VALARM\r\n") TAIL;

static void a_task_comes_in_with_all_its_fields(taskcore_store *store) {
  taskcore_import_report report = import_text(store, todo);
  int64_t id = 0;
  CHECK_INT(report.added, 1);
  CHECK_INT(report.events_added, 0);
  CHECK_INT(report.skipped, 0);
  CHECK_OK(taskcore_task_find(store, "t-1", &id));
  taskcore_task_list *list = get(store, id);
  const taskcore_task *task = taskcore_task_list_at(list, 0);
  CHECK_TEXT(task->title, "Pay rent, now");
  CHECK_TEXT(task->notes, "One\nTwo");
  CHECK_INT(task->tag_count, 2);
  CHECK_INT(task->priority, TASKCORE_PRIORITY_P1);
  CHECK_INT(task->due_ms, paris(20260910, 17, 0));
  CHECK_TEXT(task->url, "https://example.org/a");
  CHECK_TEXT(task->repeat_rule, "FREQ=MONTHLY");
  CHECK_INT(task->reminder_count, 1);
  CHECK_INT(TASKCORE_AT(task->reminders, 0)->kind, TASKCORE_REMINDER_DUE);
  CHECK_INT(TASKCORE_AT(task->reminders, 0)->offset_s, -3600);
  taskcore_task_list_free(list);
}

static void what_no_field_holds_is_written_back(taskcore_store *store) {
  static const char *const lines[] = {"UID:t-1\r\n",
                                      "SUMMARY:Pay rent\\, now\r\n",
                                      "DESCRIPTION:One\\nTwo\r\n",
                                      "PRIORITY:4\r\n",
                                      "RRULE:FREQ=MONTHLY\r\n",
                                      "X-COLOUR;X-HOW=\"a;b\":teal\r\n",
                                      "BEGIN:VTIMEZONE\r\n",
                                      NULL};
  import_text(store, todo);
  check_lines(store, lines);
}

static void importing_again_changes_nothing_and_a_new_version_updates(taskcore_store *store) {
  taskcore_import_report report = import_text(store, todo);
  char *before = export_of(store);
  clock_ms += 1000;
  report = import_text(store, todo);
  CHECK_INT(report.unchanged, 1);
  CHECK_INT(report.added + report.updated, 0);
  char *after = export_of(store);
  CHECK_TEXT(after, before);
  free(after);
  free(before);
  report = import_text(store, HEAD TODO("UID:t-1\r\nSUMMARY:Pay the rent\r\n") TAIL);
  CHECK_INT(report.updated, 1);
  CHECK_INT(count_all(store), 1);
}

static void an_event_comes_in_with_its_series_and_changed_occurrence(taskcore_store *store) {
  char *before = export_of(store);
  taskcore_import_report report = import_text(
      store,
      HEAD EVENT(
          "UID:e-1\r\nSUMMARY:Stand-up\r\nDTSTART;TZID=Europe/Paris:20260907T090000\r\n"
          "DURATION:PT15M\r\nRRULE:FREQ=DAILY\r\nEXDATE;TZID=Europe/Paris:20260909T090000\r\n"
          "LOCATION:Room 1\r\nATTENDEE;CN=Ada:mailto:ada@example.org\r\n")
          EVENT("UID:e-1\r\nSUMMARY:Late\r\nDTSTART;TZID=Europe/Paris:20260908T100000\r\n"
                "DURATION:PT15M\r\nRECURRENCE-ID;TZID=Europe/Paris:20260908T090000\r\n") TAIL);
  CHECK_INT(report.events_added, 2);
  int64_t id = 0;
  CHECK_OK(taskcore_event_find(store, "e-1", &id));
  CHECK_TEXT(occurrences_of(store, id, paris(20260907, 0, 0), paris(20260911, 0, 0)),
             "20260907T090000 20260910T090000");
  taskcore_event_list *list = get_event(store, id);
  CHECK_TEXT(taskcore_event_list_at(list, 0)->location, "Room 1");
  CHECK_INT(taskcore_event_list_at(list, 0)->attendee_count, 1);
  CHECK(strstr(taskcore_event_list_at(list, 0)->attendees[0], "ada@example.org") != NULL);
  taskcore_event_list_free(list);
  check_back_and_forth(store, TASKCORE_ACTION_IMPORT, before);
}

/* What one store writes, another reads, and writes the same. */
static void a_store_survives_the_way_through_a_calendar(taskcore_store *store) {
  const char *const tags[] = {"bank", "été"};
  taskcore_reminder reminder = TASKCORE_REMINDER_INIT;
  taskcore_task_input input = titled(
      "Long 家 title; with, all \\ that \"needs\" care: a fold and an "
      "escape, so that more than one line is needed 家家家家");
  reminder.kind = TASKCORE_REMINDER_DUE;
  reminder.offset_s = -600;
  input.fields |= TASKCORE_TASK_TAGS | TASKCORE_TASK_DUE | TASKCORE_TASK_REMINDERS |
                  TASKCORE_TASK_NOTES | TASKCORE_TASK_PRIORITY | TASKCORE_TASK_REPEAT_RULE;
  input.tags = tags;
  input.tag_count = 2;
  input.due_kind = TASKCORE_MOMENT_DATE_TIME;
  input.due_ms = paris(20260910, 17, 0);
  input.notes = "Lines\n\nand; commas, all";
  input.priority = TASKCORE_PRIORITY_P0;
  input.repeat_rule = "FREQ=WEEKLY";
  input.reminders = &reminder;
  input.reminder_count = 1;
  int64_t id = add(store, &input);
  add_under(store, "Below", id);
  add_repeating(store, "Close", 20260930, "FREQ=MONTHLY;BYMONTHDAY=-1");
  add_event(store, repeating(meeting("Stand-up", paris(20260907, 9, 0), 15), "FREQ=DAILY"));
  add_event(store, whole_days("Fair", 20260905, 2));
  taskcore_store *other = open_store(":memory:");
  char *first = calendar_of(store);
  taskcore_import_report report = import_text(other, first);
  CHECK_INT(report.added, 3);
  CHECK_INT(report.events_added, 2);
  CHECK_INT(report.skipped, 0);
  CHECK_TEXT(notes_of(other), "");
  char *second = calendar_of(other);
  CHECK_TEXT(second, first);
  report = import_text(store, second);
  CHECK_INT(report.unchanged, 3);
  CHECK_INT(report.events_unchanged, 2);
  free(second);
  free(first);
  taskcore_store_free(other);
}

static void a_bad_component_is_left_out_with_a_note_and_the_others_come_in(taskcore_store *store) {
  taskcore_import_report report =
      import_text(store, HEAD TODO("UID:good\r\nSUMMARY:Good\r\n")              /* line 4 */
                  TODO("UID:bad\r\nSUMMARY:Bad\r\nDUE:20261341T000000Z\r\n")    /* line 9 */
                  EVENT("UID:none\r\nSUMMARY:No start\r\n")                     /* line 15 */
                  TODO("UID:never\r\nSUMMARY:Never\r\nDUE:20260901T070000Z\r\n" /* line 20 */
                       "RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30\r\n")
                      TODO("UID:too\r\nSUMMARY:Good too\r\n") TAIL);
  int64_t id = 0;
  CHECK_INT(report.added + report.skipped + report.events_added, 5);
  CHECK(report.skipped >= 1);
  CHECK_OK(taskcore_task_find(store, "good", &id));
  CHECK_OK(taskcore_task_find(store, "too", &id));
  CHECK_STATUS(taskcore_event_find(store, "none", &id), TASKCORE_ENOTFOUND);
  CHECK(strstr(notes_of(store), "VEVENT skipped") != NULL);
  CHECK(strlen(notes_of(store)) > 40);
  import_text(store, HEAD TODO("UID:good\r\nSUMMARY:Good\r\n") TAIL);
  CHECK_TEXT(notes_of(store), ""); /* they are those of the last import */
}

#define GARBAGE(bytes) check_garbage(__LINE__, store, bytes, sizeof bytes - 1)

/* An error with a line, or a report: the store is whole either way, and as before on an error. */
static taskcore_status check_garbage(int line, taskcore_store *store, const char *bytes,
                                     size_t length) {
  taskcore_status first = TASKCORE_OK;
  for (size_t chunk = 1; chunk < 64; chunk = chunk * 5 + 2) {
    char *before = export_of(store);
    taskcore_import_report report = {sizeof report, 7, 7, 7, 7, 7, 7, 7, 7, 7};
    taskcore_status status = import_bytes(store, bytes, length, chunk, &report);
    if (chunk == 1) first = status;
    check_int(__FILE__, line, status, first, "the status, whatever the pieces");
    if (status) {
      check_true(__FILE__, line, taskcore_last_error()->line >= 1, "the error has a line");
      char *after = export_of(store);
      check_int(__FILE__, line, status, TASKCORE_EPARSE, "the status");
      check_text(__FILE__, line, after, before, "the store");
      check_int(__FILE__, line, report.added + report.events_added + report.skipped, 0,
                "the report");
      free(after);
    }
    free(before);
  }
  return first;
}

static void garbage_is_an_error_or_a_report(taskcore_store *store) {
  add_titled(store, "Was here");
  CHECK_STATUS(GARBAGE("this is no calendar"), TASKCORE_EPARSE);
  CHECK_STATUS(GARBAGE("\xFF\xFE\x00\x01"), TASKCORE_EPARSE);
  CHECK_STATUS(GARBAGE("BEGIN:VCARD\r\nEND:VCARD\r\n"), TASKCORE_EPARSE);
  CHECK_STATUS(GARBAGE(HEAD TODO("UID:a\r\nSUMMARY:A\r\n")), TASKCORE_EPARSE); /* cut off */
  GARBAGE(HEAD "BEGIN:VTODO\r\nUID:a\r\n" TAIL);
  GARBAGE("");
  GARBAGE("\r\n\r\n");
  GARBAGE(" folded from nothing\r\n" HEAD TAIL);
  GARBAGE(HEAD "no colon here\r\n" TAIL);
  GARBAGE(HEAD TODO("UID:a\r\nSUMMARY:caf\xC3\r\n") TAIL);
  GARBAGE(HEAD TODO("UID:a\r\nSUMMARY:caf\xE9\r\n") TAIL);
  GARBAGE(HEAD TODO("UID:a\r\nSUMMARY:ca\xC3\r\n \xA9\r\n") TAIL); /* a fold within é */
  GARBAGE(HEAD TODO("UID:a\r\nSUMMARY;X=\"open:A\r\n") TAIL);
  GARBAGE(HEAD TODO(TODO(TODO("UID:a\r\nSUMMARY:A\r\n"))) TAIL);
  GARBAGE(HEAD TODO("UID:a\r\nSUMMARY:A\r\nDUE:00000000T000000Z\r\n") TAIL);
  GARBAGE(HEAD TODO("UID:a\r\nSUMMARY:A\r\nDUE:100000101T000000Z\r\n") TAIL);
  GARBAGE(HEAD TODO("UID:a\r\nSUMMARY:A\r\nDUE;TZID=Nowhere:20260901T000000\r\n") TAIL);
  GARBAGE(HEAD TODO("UID:a\r\nSUMMARY:A\r\nPRIORITY:99999999999999999999\r\n") TAIL);
  GARBAGE(HEAD EVENT("UID:b\r\nSUMMARY:B\r\nDTSTART:20260901T000000Z\r\nDURATION:-PT1H\r\n") TAIL);
  GARBAGE(
      HEAD EVENT("UID:b\r\nSUMMARY:B\r\nDTSTART:20260901T000000Z\r\n"
                 "DURATION:P99999999999999999999D\r\n") TAIL);
  GARBAGE(HEAD EVENT("UID:b\r\nDTSTART:20260901\r\nRRULE:FREQ=SECONDLY\r\n") TAIL);
  GARBAGE(
      HEAD EVENT("UID:b\r\nDTSTART:20260901T000000Z\r\nRRULE:FREQ=SECONDLY;BYMONTH=2;"
                 "BYMONTHDAY=30\r\n") TAIL);
  char *deep = repeated("BEGIN:VTODO\r\n", 20000);
  check_garbage(__LINE__, store, deep, strlen(deep));
  free(deep);
}

/* Every beginning of a calendar, and every one with a byte that is wrong, comes to an end. */
static void no_byte_that_is_missing_or_wrong_breaks_anything(taskcore_store *store) {
  const size_t length = sizeof todo - 1;
  char bytes[sizeof todo];
  for (size_t cut = 0; cut < length - 2; cut++) {
    CHECK(import_bytes(store, todo, cut, 4096, NULL) != TASKCORE_OK);
    CHECK_INT(count_all(store), 0);
  }
  for (size_t i = 0; i < length; i++) {
    memcpy(bytes, todo, sizeof todo);
    bytes[i] = (char)(i % 3 == 0 ? 0xFF : i % 3 == 1 ? '\n' : ';');
    taskcore_status status = import_bytes(store, bytes, length, 4096, NULL);
    CHECK(status == TASKCORE_OK || status == TASKCORE_EPARSE);
    if (status == TASKCORE_OK && count_all(store) > 0) CHECK_OK(taskcore_undo(store, NULL));
    CHECK_INT(count_all(store), 0);
  }
}

typedef struct progress {
  int calls, stop_at;
  int64_t last;
  source from;
} progress;

static int32_t note_progress(int64_t done, int64_t total, void *payload) {
  progress *state = (progress *)payload;
  if (done < state->last || (total >= 0 && done > total)) return 99;
  state->last = done;
  return ++state->calls == state->stop_at ? 42 : 0;
}

static int32_t read_with_progress(uint8_t *buffer, size_t capacity, size_t *length, void *payload) {
  return read_source(buffer, capacity, length, &((progress *)payload)->from);
}

static void progress_is_told_and_can_stop_the_import(taskcore_store *store) {
  enum { MANY = 3000 };
  text whole = {NULL, 0};
  char line[256];
  append_text(HEAD, strlen(HEAD), &whole);
  for (int i = 0; i < MANY; i++) {
    int length = snprintf(line, sizeof line, TODO("UID:m-%d\r\nSUMMARY:Many %d\r\n"), i, i);
    append_text(line, (size_t)length, &whole);
  }
  append_text(TAIL, strlen(TAIL), &whole);
  for (int stop = 2; stop >= 0; stop -= 2) {
    taskcore_import_report report = TASKCORE_IMPORT_REPORT_INIT;
    progress state = {0, stop, 0, {whole.bytes, whole.length, 65536}};
    taskcore_status status = taskcore_import(store, TASKCORE_FORMAT_ICALENDAR, NULL,
                                             read_with_progress, note_progress, &state, &report);
    CHECK_STATUS(status, stop ? 42 : TASKCORE_OK);
    CHECK_INT(report.added, stop ? 0 : MANY);
    CHECK_INT(count_all(store), stop ? 0 : MANY);
    CHECK(state.calls >= 2);
  }
  CHECK_UNDO(store, TASKCORE_ACTION_IMPORT);
  CHECK_INT(count_all(store), 0);
  free(whole.bytes);
}

int main(void) {
  RUN_WITH_STORE(a_task_comes_in_with_all_its_fields);
  RUN_WITH_STORE(what_no_field_holds_is_written_back);
  RUN_WITH_STORE(importing_again_changes_nothing_and_a_new_version_updates);
  RUN_WITH_STORE(an_event_comes_in_with_its_series_and_changed_occurrence);
  RUN_WITH_STORE(a_store_survives_the_way_through_a_calendar);
  RUN_WITH_STORE(a_bad_component_is_left_out_with_a_note_and_the_others_come_in);
  RUN_WITH_STORE(garbage_is_an_error_or_a_report);
  RUN_WITH_STORE(no_byte_that_is_missing_or_wrong_breaks_anything);
  RUN_WITH_STORE(progress_is_told_and_can_stop_the_import);
  return check_result();
}
