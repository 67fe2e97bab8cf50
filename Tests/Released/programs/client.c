/* Prints what a program of an older release sees of a store: client STORE. It is compiled with that
 * release's header, and knows nothing that came later. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <taskcore.h>

static int32_t afternoon(int64_t *now_ms, void *payload) {
  (void)payload;
  *now_ms = INT64_C(1768503600000); /* 2026-01-15 19:00 UTC */
  return 0;
}

static void check(taskcore_status status) {
  if (status == TASKCORE_OK) return;
  fprintf(stderr, "%s\n", taskcore_last_error()->message);
  exit(1);
}

static void print_task(const taskcore_task *task) {
  printf("%s|%s|%s|%u|P%d|%d|%d %d %" PRId64 "|%d %d %" PRId64 "|%" PRId64 " %" PRId64 " %" PRId64
         "|%d %d|%" PRId64 "|%s|%s|%s|%s|%s|%s|%s|%d|%" PRId64 "/%" PRId64 "|%zu|%zu|%zu\n",
         task->title, task->project, task->notes, task->status, task->priority, task->is_favourite,
         task->due_kind, task->due_date, task->due_ms, task->start_kind, task->start_date,
         task->start_ms, task->created_ms, task->completed_ms, task->deleted_ms, task->slot,
         task->current_slot, task->estimated_duration_s, task->url, task->repeat_rule, task->zone,
         task->occurrence, task->excluded_dates, task->added_dates,
         task->series_uid[0] == '\0' ? "" : "part of a series", task->repeat_mode,
         task->subtask_completed_count, task->subtask_count, task->tag_count, task->reminder_count,
         task->depends_on_count);
}

static void print_tasks(taskcore_store *store, const char *what, const taskcore_query *query) {
  taskcore_task_list *tasks = NULL;
  printf("-- %s\n", what);
  check(taskcore_task_query(store, query, &tasks));
  for (size_t i = 0; i < taskcore_task_list_count(tasks); i++)
    print_task(taskcore_task_list_at(tasks, i));
  taskcore_task_list_free(tasks);
}

static void print_views(taskcore_store *store) {
  taskcore_query query = TASKCORE_QUERY_INIT;
  print_tasks(store, "without a query", NULL);
  query.fields = TASKCORE_QUERY_STATUSES | TASKCORE_QUERY_HIDDEN;
  query.statuses =
      TASKCORE_TASK_STATUS_OPEN | TASKCORE_TASK_STATUS_COMPLETED | TASKCORE_TASK_STATUS_DELETED;
  query.hidden = TASKCORE_ANY;
  print_tasks(store, "all", &query);
  for (int32_t view = TASKCORE_VIEW_MORNING; view <= TASKCORE_VIEW_TRASH; view++) {
    char name[20];
    snprintf(name, sizeof name, "view %d", view);
    query = (taskcore_query)TASKCORE_QUERY_INIT;
    query.fields = TASKCORE_QUERY_VIEW;
    query.view = view;
    print_tasks(store, name, &query);
  }
  query = (taskcore_query)TASKCORE_QUERY_INIT;
  query.fields = TASKCORE_QUERY_FILTER;
  /* In quotes, a word is one to look for, as it was without them then. */
  query.filter = "(\"overdue\" or @bank or status:completed) sort:title";
  print_tasks(store, "(overdue or @bank or status:completed) sort:title", &query);
}

static void print_score(taskcore_store *store) {
  taskcore_score_options options = TASKCORE_SCORE_OPTIONS_INIT;
  taskcore_score score = TASKCORE_SCORE_INIT;
  options.fields = TASKCORE_SCORE_FIRST_DATE;
  options.first_date = 20260101;
  check(taskcore_score_read(store, &options, &score));
  printf("score %" PRId64 " of %" PRId64 "\n", score.points, score.completed_count);
}

static void print_past(taskcore_store *store) {
  taskcore_completion_list *completions = NULL;
  printf("-- completions\n");
  check(taskcore_completion_query(store, NULL, &completions));
  for (size_t i = 0; i < taskcore_completion_list_count(completions); i++) {
    const taskcore_completion *each = taskcore_completion_list_at(completions, i);
    printf("%s|%s|%" PRId64 "|%" PRId64 "|%d\n", each->uid, each->occurrence, each->completed_ms,
           each->points, each->priority);
  }
  taskcore_completion_list_free(completions);
  print_score(store);
  taskcore_pulse_options options = TASKCORE_PULSE_OPTIONS_INIT;
  taskcore_pulse *pulse = NULL;
  check(taskcore_pulse_read(store, &options, &pulse));
  const taskcore_pulse_content *content = taskcore_pulse_contents(pulse);
  for (size_t i = 0; i < content->day_count; i++) {
    const taskcore_pulse_day *day = TASKCORE_AT(content->days, i);
    printf("%d|%d|%" PRId64 "|%" PRId64 "|%" PRId64 "|%" PRId64 "|%" PRId64 "|%" PRId64 "|%" PRId64
           "|%d\n",
           day->date, day->is_paused, day->completed_count, day->added_count, day->due_count,
           day->overdue_count, day->open_count, day->points, day->focus_ms, day->is_goal_reached);
  }
  taskcore_pulse_free(pulse);
}

static void print_others(taskcore_store *store) {
  taskcore_event_list *events = NULL;
  printf("-- events\n");
  check(taskcore_event_query(store, NULL, &events));
  for (size_t i = 0; i < taskcore_event_list_count(events); i++) {
    const taskcore_event *each = taskcore_event_list_at(events, i);
    printf("%s|%d|%d|%" PRId64 "|%" PRId64 "|%d|%s|%s|%zu|%zu|%s\n", each->title, each->kind,
           each->start_kind, each->start_ms, each->end_ms, each->is_transparent, each->zone,
           each->location, each->attendee_count, each->reminder_count, each->repeat_rule);
  }
  taskcore_event_list_free(events);
  taskcore_invoice_list *invoices = NULL;
  printf("-- invoices\n");
  check(taskcore_invoice_query(store, NULL, &invoices));
  for (size_t i = 0; i < taskcore_invoice_list_count(invoices); i++) {
    const taskcore_invoice *each = taskcore_invoice_list_at(invoices, i);
    printf("%s|%s|%d|%" PRId64 "|%" PRId64 "|%" PRId64 "\n", each->number, each->client_name,
           each->state, each->net_minor, each->gross_minor, each->balance_minor);
  }
  taskcore_invoice_list_free(invoices);
  taskcore_focus_list *sessions = NULL;
  check(taskcore_focus_query(store, NULL, &sessions));
  for (size_t i = 0; i < taskcore_focus_list_count(sessions); i++) {
    const taskcore_focus_session *each = taskcore_focus_list_at(sessions, i);
    printf("focus %d|%d|%" PRId64 "|%" PRId64 "\n", each->kind, each->state, each->started_ms,
           each->elapsed_ms);
  }
  taskcore_focus_list_free(sessions);
}

/* Works as it always did, too. */
static void change(taskcore_store *store) {
  taskcore_task_input input = TASKCORE_TASK_INPUT_INIT;
  taskcore_reminder reminder = TASKCORE_REMINDER_INIT;
  reminder.kind = TASKCORE_REMINDER_DUE;
  reminder.offset_s = -3600;
  int64_t id = 0, quick = 0;
  input.fields =
      TASKCORE_TASK_TITLE | TASKCORE_TASK_DUE | TASKCORE_TASK_PRIORITY | TASKCORE_TASK_REMINDERS;
  input.title = "Of an old program";
  input.due_kind = TASKCORE_MOMENT_DATE_TIME;
  input.due_ms = INT64_C(1768575600000);
  input.priority = TASKCORE_PRIORITY_P1;
  input.reminders = &reminder;
  input.reminder_count = 1;
  check(taskcore_task_add(store, &input, &id));
  check(taskcore_quick_add(store, "Old line tomorrow 9:00 #Home @bank !p0 *", NULL, &quick));
  check(taskcore_task_complete(store, &id, 1, 0));
  taskcore_step step = TASKCORE_STEP_INIT;
  check(taskcore_undo(store, &step));
  printf("undone %d of %" PRId64 "\n", step.action, step.task_count);
  check(taskcore_task_complete(store, &quick, 1, 0));
  print_score(store);
  print_tasks(store, "changed", NULL);
}

int main(int count, char **arguments) {
  if (count != 2) return 2;
  taskcore_open_options options = TASKCORE_OPEN_OPTIONS_INIT;
  options.path = arguments[1];
  options.time_zone = "Europe/Paris";
  options.locale = "C";
  options.clock = afternoon;
  taskcore_store *store = NULL;
  check(taskcore_store_open(&options, &store));
  print_views(store);
  print_past(store);
  print_others(store);
  change(store);
  taskcore_store_free(store);
  return 0;
}
