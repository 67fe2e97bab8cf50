import CTaskcore

@testable import TaskCore

// Calls whose options are a few numbers and texts, each with these as parameters.

typealias StoreOfTests = UnsafeMutablePointer<taskcore_store>?
typealias ListOfTests<List> = UnsafeMutablePointer<UnsafeMutablePointer<List>?>?

func focusStart(
  store: StoreOfTests, taskId: Int64, minutes: Int32, kind: Int32,
  id: UnsafeMutablePointer<Int64>?
) -> taskcore_status {
  var options = taskcore_focus_start_options.sized
  (options.task_id, options.minutes, options.kind) = (taskId, minutes, kind)
  return focusStart(store: store, options: &options, id: id)
}

func focusQuery(
  store: StoreOfTests, fromMs: Int64, beforeMs: Int64, sessions: ListOfTests<taskcore_focus_list>
) -> taskcore_status {
  var options = taskcore_focus_query_options.sized
  options.fields = TASKCORE_FOCUS_QUERY_FROM | TASKCORE_FOCUS_QUERY_BEFORE
  (options.from_ms, options.before_ms) = (fromMs, beforeMs)
  return focusQuery(store: store, options: &options, sessions: sessions)
}

func focusTotalQuery(
  store: StoreOfTests, fromMs: Int64, beforeMs: Int64, grouping: Int32,
  totals: ListOfTests<taskcore_focus_total_list>
) -> taskcore_status {
  var options = taskcore_focus_total_query_options.sized
  options.fields = TASKCORE_FOCUS_TOTAL_QUERY_FROM | TASKCORE_FOCUS_TOTAL_QUERY_BEFORE
  (options.from_ms, options.before_ms, options.grouping) = (fromMs, beforeMs, grouping)
  return focusTotalQuery(store: store, options: &options, totals: totals)
}

func monthRead(
  store: StoreOfTests, year: Int32, month: Int32, weekStart: Int32,
  days: ListOfTests<taskcore_month_list>
) -> taskcore_status {
  var options = taskcore_month_options.sized
  (options.year, options.month, options.week_start) = (year, month, weekStart)
  return monthRead(store: store, options: &options, days: days)
}

func conflictQuery(
  store: StoreOfTests, fromMs: Int64, beforeMs: Int64, limit: Int64,
  conflicts: ListOfTests<taskcore_conflict_list>
) -> taskcore_status {
  var options = taskcore_conflict_query_options.sized
  options.fields = TASKCORE_CONFLICT_QUERY_FROM | TASKCORE_CONFLICT_QUERY_BEFORE
  (options.from_ms, options.before_ms, options.limit) = (fromMs, beforeMs, limit)
  return conflictQuery(store: store, options: &options, conflicts: conflicts)
}

func occurrenceQuery(
  store: StoreOfTests, id: Int64, fromMs: Int64, beforeMs: Int64, limit: Int64,
  occurrences: ListOfTests<taskcore_occurrence_list>
) -> taskcore_status {
  var options = taskcore_occurrence_query_options.sized
  options.fields = TASKCORE_OCCURRENCE_QUERY_FROM | TASKCORE_OCCURRENCE_QUERY_BEFORE
  (options.event_id, options.limit) = (id, limit)
  (options.from_ms, options.before_ms) = (fromMs, beforeMs)
  return occurrenceQuery(store: store, options: &options, occurrences: occurrences)
}

func completionQuery(
  store: StoreOfTests, taskId: Int64, fromMs: Int64, beforeMs: Int64,
  completions: ListOfTests<taskcore_completion_list>
) -> taskcore_status {
  var options = taskcore_completion_query_options.sized
  options.fields = TASKCORE_COMPLETION_QUERY_FROM | TASKCORE_COMPLETION_QUERY_BEFORE
  (options.task_id, options.from_ms, options.before_ms) = (taskId, fromMs, beforeMs)
  return completionQuery(store: store, options: &options, completions: completions)
}

func alertQuery(
  store: StoreOfTests, isAcknowledgedIncluded: Int32, limit: Int64,
  alerts: ListOfTests<taskcore_alert_list>
) -> taskcore_status {
  var options = taskcore_alert_query_options.sized
  (options.is_acknowledged_included, options.limit) = (isAcknowledgedIncluded, limit)
  return alertQuery(store: store, options: &options, alerts: alerts)
}

func paymentQuery(
  store: StoreOfTests, invoiceId: Int64, payments: ListOfTests<taskcore_payment_list>
) -> taskcore_status {
  var options = taskcore_payment_query_options.sized
  options.invoice_id = invoiceId
  return paymentQuery(store: store, options: &options, payments: payments)
}

func emailQuery(
  store: StoreOfTests, invoiceId: Int64, emails: ListOfTests<taskcore_email_list>
) -> taskcore_status {
  var options = taskcore_email_query_options.sized
  options.invoice_id = invoiceId
  return emailQuery(store: store, options: &options, emails: emails)
}

func turnoverQuery(
  store: StoreOfTests, firstMonth: Int32, lastMonth: Int32,
  turnover: ListOfTests<taskcore_turnover_list>
) -> taskcore_status {
  var options = taskcore_turnover_query_options.sized
  (options.first_month, options.last_month) = (firstMonth, lastMonth)
  return turnoverQuery(store: store, options: &options, turnover: turnover)
}

func vatTotalQuery(
  store: StoreOfTests, firstMonth: Int32, lastMonth: Int32,
  totals: ListOfTests<taskcore_vat_total_list>
) -> taskcore_status {
  var options = taskcore_vat_total_query_options.sized
  (options.first_month, options.last_month) = (firstMonth, lastMonth)
  return vatTotalQuery(store: store, options: &options, totals: totals)
}

func holidayAdd(
  store: StoreOfTests, firstDate: Int32, lastDate: Int32, id: UnsafeMutablePointer<Int64>?
) -> taskcore_status {
  var input = taskcore_holiday_input.sized
  input.fields = TASKCORE_HOLIDAY_FIRST_DATE | TASKCORE_HOLIDAY_LAST_DATE
  (input.first_date, input.last_date) = (firstDate, lastDate)
  return holidayAdd(store: store, input: &input, id: id)
}

func taskUpdateOccurrence(
  store: StoreOfTests, id: Int64, scope: Int32, changes: UnsafePointer<taskcore_task_input>?,
  changedId: UnsafeMutablePointer<Int64>?
) -> taskcore_status {
  var options = taskcore_task_scope_options.sized
  options.scope = scope
  return taskUpdateOccurrence(
    store: store, id: id, options: &options, changes: changes, changedId: changedId)
}

private func scoped(
  _ occurrence: UnsafePointer<CChar>?, _ scope: Int32
) -> taskcore_event_scope_options {
  var options = taskcore_event_scope_options.sized
  (options.occurrence, options.scope) = (occurrence, scope)
  return options
}

func eventUpdate(
  store: StoreOfTests, id: Int64, occurrence: UnsafePointer<CChar>?, scope: Int32,
  changes: UnsafePointer<taskcore_event_input>?, flags: UInt64,
  changedId: UnsafeMutablePointer<Int64>?, conflicts: ListOfTests<taskcore_conflict_list>
) -> taskcore_status {
  var options = scoped(occurrence, scope)
  return eventUpdate(
    store: store, id: id, options: &options, changes: changes, flags: flags,
    changedId: changedId, conflicts: conflicts)
}

func eventDeleteOccurrence(
  store: StoreOfTests, id: Int64, occurrence: UnsafePointer<CChar>?, scope: Int32
) -> taskcore_status {
  var options = scoped(occurrence, scope)
  return eventDeleteOccurrence(store: store, id: id, options: &options)
}

func taskCountdown(
  store: StoreOfTests, id: Int64, fromMs: Int64,
  countdown: UnsafeMutablePointer<taskcore_countdown>?
) -> taskcore_status {
  var options = taskcore_task_countdown_options.sized
  options.from_ms = fromMs
  return taskCountdown(store: store, id: id, options: &options, countdown: countdown)
}

func eventCountdown(
  store: StoreOfTests, id: Int64, occurrence: UnsafePointer<CChar>?, fromMs: Int64,
  countdown: UnsafeMutablePointer<taskcore_countdown>?
) -> taskcore_status {
  var options = taskcore_event_countdown_options.sized
  (options.occurrence, options.from_ms) = (occurrence, fromMs)
  return eventCountdown(store: store, id: id, options: &options, countdown: countdown)
}
