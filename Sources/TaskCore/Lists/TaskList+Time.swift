import CTaskcore
import Domain
import Storage

extension TaskList {
  /// A start or a due as its members have it.
  struct RowMoment {
    var kind = TASKCORE_MOMENT_NONE
    var date: Int32 = 0
    var milliseconds: Int64 = 0

    var moment: Moment? {
      switch kind {
      case TASKCORE_MOMENT_DATE: CalendarDate(packed: date).map { .date($0) }
      case TASKCORE_MOMENT_DATE_TIME: .dateTime(Instant(clamping: milliseconds))
      default: nil
      }
    }
  }

  /// - Throws: `corrupt` for what is none: only a damaged store has it.
  func moment(
    _ row: TaskListing.Row, _ date: TaskListing.Column, _ instant: TaskListing.Column,
    of id: Int64
  ) throws -> RowMoment {
    if let packed = row.optionalInteger(date) {
      return RowMoment(
        kind: TASKCORE_MOMENT_DATE,
        date: try code(packed, of: id) { CalendarDate(packed: $0) != nil })
    }
    if let milliseconds = row.optionalInteger(instant) {
      return RowMoment(
        kind: TASKCORE_MOMENT_DATE_TIME, milliseconds: try checked(milliseconds, of: id))
    }
    return RowMoment()
  }

  func set(due: RowMoment, start: RowMoment, in task: inout taskcore_task) {
    task.due_kind = due.kind
    task.due_date = due.date
    task.due_ms = due.milliseconds
    if due.kind != TASKCORE_MOMENT_NONE { task.fields |= TASKCORE_TASK_DUE }
    task.start_kind = start.kind
    task.start_date = start.date
    task.start_ms = start.milliseconds
    if start.kind != TASKCORE_MOMENT_NONE { task.fields |= TASKCORE_TASK_START }
  }

  /// What follows from the task and the clock.
  func setStates(
    _ row: TaskListing.Row, due: RowMoment, start: RowMoment, in task: inout taskcore_task
  ) {
    let due = due.moment
    let slot = Slot(rawValue: task.slot) ?? .morning
    task.current_slot = slot.current(due: due, on: today, endingAt: endOfToday).rawValue
    guard task.status == TASKCORE_STATUS_OPEN else { return }
    let end = due.map { lastMillisecond(of: $0) }
    if let end, end < listing.now { task.states |= TASKCORE_STATE_OVERDUE }
    if let start = start.moment, start.beginning(in: listing.zone) > listing.now {
      task.states |= TASKCORE_STATE_HIDDEN
    }
    let isBlocked = row.integer(.isBlocked) != 0
    let isBlocking = row.integer(.isBlocking) != 0
    if isBlocked { task.states |= TASKCORE_STATE_BLOCKED }
    if isBlocking { task.states |= TASKCORE_STATE_BLOCKING }
    task.urgency = Urgency(
      priority: Priority(rawValue: task.priority) ?? .none, due: end,
      isFavourite: task.favourite != 0, created: Instant(clamping: task.created_ms),
      isBlocked: isBlocked, isBlocking: isBlocking
    ).value(at: listing.now)
  }

  /// Many tasks are due on the same days.
  private func lastMillisecond(of due: Moment) -> Instant {
    guard case .date(let date) = due else { return due.end(in: listing.zone) }
    if let known = endsOfDays[date] { return known }
    let end = listing.zone.endOfDay(date)
    endsOfDays[date] = end
    return end
  }
}
