/* Calls that take options or inputs of a few members, each as one line. */
#ifndef OPTIONS_H
#define OPTIONS_H

#include <taskcore.h>

/* Gives the options of a query both bounds of a range. */
#define SET_RANGE(options, QUERY, from, before)                                       \
  do {                                                                                \
    options.fields = TASKCORE_##QUERY##_QUERY_FROM | TASKCORE_##QUERY##_QUERY_BEFORE; \
    options.from_ms = from;                                                           \
    options.before_ms = before;                                                       \
  } while (0)

static inline taskcore_status start_focus(taskcore_store *store, int64_t task_id, int32_t minutes,
                                          int32_t kind, int64_t *id) {
  taskcore_focus_start_options options = TASKCORE_FOCUS_START_OPTIONS_INIT;
  options.task_id = task_id;
  options.minutes = minutes;
  options.kind = kind;
  return taskcore_focus_start(store, &options, id);
}

static inline taskcore_status query_projects(taskcore_store *store, int32_t is_archived_included,
                                             taskcore_project_list **projects) {
  taskcore_project_query_options options = TASKCORE_PROJECT_QUERY_OPTIONS_INIT;
  options.is_archived_included = is_archived_included;
  return taskcore_project_query(store, &options, projects);
}

static inline taskcore_status read_month(taskcore_store *store, int32_t year, int32_t month,
                                         int32_t week_start, taskcore_month_list **days) {
  taskcore_month_options options = TASKCORE_MONTH_OPTIONS_INIT;
  options.year = year;
  options.month = month;
  options.week_start = week_start;
  return taskcore_month_read(store, &options, days);
}

static inline taskcore_status occurrences_in(taskcore_store *store, int64_t id, int64_t from_ms,
                                             int64_t before_ms, int64_t limit,
                                             taskcore_occurrence_list **occurrences) {
  taskcore_occurrence_query_options options = TASKCORE_OCCURRENCE_QUERY_OPTIONS_INIT;
  SET_RANGE(options, OCCURRENCE, from_ms, before_ms);
  options.event_id = id;
  options.limit = limit;
  return taskcore_occurrence_query(store, &options, occurrences);
}

static inline taskcore_status conflicts_within(taskcore_store *store, int64_t from_ms,
                                               int64_t before_ms, int64_t limit,
                                               taskcore_conflict_list **conflicts) {
  taskcore_conflict_query_options options = TASKCORE_CONFLICT_QUERY_OPTIONS_INIT;
  SET_RANGE(options, CONFLICT, from_ms, before_ms);
  options.limit = limit;
  return taskcore_conflict_query(store, &options, conflicts);
}

static inline taskcore_status completions_in(taskcore_store *store, int64_t task_id,
                                             int64_t from_ms, int64_t before_ms,
                                             taskcore_completion_list **completions) {
  taskcore_completion_query_options options = TASKCORE_COMPLETION_QUERY_OPTIONS_INIT;
  SET_RANGE(options, COMPLETION, from_ms, before_ms);
  options.task_id = task_id;
  return taskcore_completion_query(store, &options, completions);
}

static inline taskcore_status query_alerts(taskcore_store *store, int32_t is_acknowledged_included,
                                           int64_t limit, taskcore_alert_list **alerts) {
  taskcore_alert_query_options options = TASKCORE_ALERT_QUERY_OPTIONS_INIT;
  options.is_acknowledged_included = is_acknowledged_included;
  options.limit = limit;
  return taskcore_alert_query(store, &options, alerts);
}

static inline taskcore_status sessions_in(taskcore_store *store, int64_t from_ms, int64_t before_ms,
                                          taskcore_focus_list **sessions) {
  taskcore_focus_query_options options = TASKCORE_FOCUS_QUERY_OPTIONS_INIT;
  SET_RANGE(options, FOCUS, from_ms, before_ms);
  return taskcore_focus_query(store, &options, sessions);
}

static inline taskcore_status focus_totals_in(taskcore_store *store, int64_t from_ms,
                                              int64_t before_ms, int32_t grouping,
                                              taskcore_focus_total_list **totals) {
  taskcore_focus_total_query_options options = TASKCORE_FOCUS_TOTAL_QUERY_OPTIONS_INIT;
  SET_RANGE(options, FOCUS_TOTAL, from_ms, before_ms);
  options.grouping = grouping;
  return taskcore_focus_total_query(store, &options, totals);
}

/* Of an invoice; 0: of all. */
static inline taskcore_status query_payments(taskcore_store *store, int64_t invoice_id,
                                             taskcore_payment_list **payments) {
  taskcore_payment_query_options options = TASKCORE_PAYMENT_QUERY_OPTIONS_INIT;
  options.invoice_id = invoice_id;
  return taskcore_payment_query(store, &options, payments);
}

/* With an invoice; 0: with any. */
static inline taskcore_status query_emails(taskcore_store *store, int64_t invoice_id,
                                           taskcore_email_list **emails) {
  taskcore_email_query_options options = TASKCORE_EMAIL_QUERY_OPTIONS_INIT;
  options.invoice_id = invoice_id;
  return taskcore_email_query(store, &options, emails);
}

static inline taskcore_event_scope_options scope_of(const char *occurrence, int32_t scope) {
  taskcore_event_scope_options options = TASKCORE_EVENT_SCOPE_OPTIONS_INIT;
  options.occurrence = occurrence;
  options.scope = scope;
  return options;
}

static inline taskcore_status update_event(taskcore_store *store, int64_t id,
                                           const char *occurrence, int32_t scope,
                                           const taskcore_event_input *changes, uint64_t flags,
                                           int64_t *changed_id,
                                           taskcore_conflict_list **conflicts) {
  taskcore_event_scope_options options = scope_of(occurrence, scope);
  return taskcore_event_update(store, id, &options, changes, flags, changed_id, conflicts);
}

static inline taskcore_status check_event(taskcore_store *store, int64_t id, const char *occurrence,
                                          int32_t scope, const taskcore_event_input *input,
                                          taskcore_problem_list **problems,
                                          taskcore_conflict_list **conflicts) {
  taskcore_event_scope_options options = scope_of(occurrence, scope);
  return taskcore_event_check(store, id, &options, input, problems, conflicts);
}

static inline taskcore_status delete_occurrence(taskcore_store *store, int64_t id,
                                                const char *occurrence, int32_t scope) {
  taskcore_event_scope_options options = scope_of(occurrence, scope);
  return taskcore_event_delete_occurrence(store, id, &options);
}

static inline taskcore_status update_occurrence(taskcore_store *store, int64_t id, int32_t scope,
                                                const taskcore_task_input *changes,
                                                int64_t *changed_id) {
  taskcore_task_scope_options options = TASKCORE_TASK_SCOPE_OPTIONS_INIT;
  options.scope = scope;
  return taskcore_task_update_occurrence(store, id, &options, changes, changed_id);
}

static inline taskcore_status count_down_task(taskcore_store *store, int64_t id, int64_t from_ms,
                                              taskcore_countdown *countdown) {
  taskcore_task_countdown_options options = TASKCORE_TASK_COUNTDOWN_OPTIONS_INIT;
  options.from_ms = from_ms;
  return taskcore_task_countdown(store, id, &options, countdown);
}

static inline taskcore_status count_down_event(taskcore_store *store, int64_t id,
                                               const char *occurrence, int64_t from_ms,
                                               taskcore_countdown *countdown) {
  taskcore_event_countdown_options options = TASKCORE_EVENT_COUNTDOWN_OPTIONS_INIT;
  options.occurrence = occurrence;
  options.from_ms = from_ms;
  return taskcore_event_countdown(store, id, &options, countdown);
}

/* 0: no last day. */
static inline taskcore_status add_holiday(taskcore_store *store, int32_t first_date,
                                          int32_t last_date, int64_t *id) {
  taskcore_holiday_input input = TASKCORE_HOLIDAY_INPUT_INIT;
  input.fields = TASKCORE_HOLIDAY_FIRST_DATE | TASKCORE_HOLIDAY_LAST_DATE;
  input.first_date = first_date;
  input.last_date = last_date;
  return taskcore_holiday_add(store, &input, id);
}

static inline taskcore_status turnover_in(taskcore_store *store, int32_t first_month,
                                          int32_t last_month, taskcore_turnover_list **turnover) {
  taskcore_turnover_query_options options = TASKCORE_TURNOVER_QUERY_OPTIONS_INIT;
  options.first_month = first_month;
  options.last_month = last_month;
  return taskcore_turnover_query(store, &options, turnover);
}

static inline taskcore_status vat_totals_in(taskcore_store *store, int32_t first_month,
                                            int32_t last_month, taskcore_vat_total_list **totals) {
  taskcore_vat_total_query_options options = TASKCORE_VAT_TOTAL_QUERY_OPTIONS_INIT;
  options.first_month = first_month;
  options.last_month = last_month;
  return taskcore_vat_total_query(store, &options, totals);
}

#endif
