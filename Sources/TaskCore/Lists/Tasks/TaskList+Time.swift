import CTaskcore
import Domain
import Storage

extension TaskList {
  /// The members of a start or a due.
  struct RowMoment {
    var kind = TASKCORE_MOMENT_NONE
    var date: Int32 = 0
    var milliseconds: Int64 = 0
    /// Whether it is what a time that floats is here.
    var isFloating = false

    var moment: Moment? {
      switch kind {
      case TASKCORE_MOMENT_DATE: CalendarDate(packed: date).map { .date($0) }
      case TASKCORE_MOMENT_DATE_TIME: .dateTime(Instant(clamping: milliseconds))
      default: nil
      }
    }
  }

  /// - Throws: `corrupt` for numbers that are no time, which only a damaged store has.
  func moment(
    _ packed: Int64?, _ milliseconds: Int64?, of id: Int64
  ) throws -> RowMoment {
    if let packed {
      return RowMoment(
        kind: TASKCORE_MOMENT_DATE,
        date: try code(packed, of: id) { CalendarDate(packed: $0) != nil })
    }
    if let time = milliseconds.flatMap({ TimeColumn.time($0) }) {
      return RowMoment(
        kind: TASKCORE_MOMENT_DATE_TIME, milliseconds: zone.instant(at: time).milliseconds,
        isFloating: true)
    }
    if let milliseconds {
      return RowMoment(
        kind: TASKCORE_MOMENT_DATE_TIME, milliseconds: try checked(milliseconds, of: id))
    }
    return RowMoment()
  }

  /// A copy of local times with spaces between.
  ///
  /// - Throws: `corrupt` for anything but a time.
  func copyLocalTimes(
    _ bytes: TaskListing.Bytes, of task: UnsafeMutablePointer<taskcore_task>
  ) throws -> UnsafePointer<CChar> {
    try copyLocalTimes(bytes, of: "task", task.pointee.id)
  }

  /// Sets its times, and what follows from them and the clock.
  func setTimes(
    _ row: TaskListing.Row, in task: UnsafeMutablePointer<taskcore_task>
  ) throws {
    task.pointee.created_ms = try checked(row.created, of: row.id)
    task.pointee.modified_ms = try checked(row.modified, of: row.id)
    if let completed = row.completed {
      task.pointee.completed_ms = try checked(completed, of: row.id)
      task.pointee.fields |= TASKCORE_TASK_COMPLETED
    }
    if let deleted = row.deleted {
      task.pointee.deleted_ms = try checked(deleted, of: row.id)
      task.pointee.fields |= TASKCORE_TASK_DELETED
    }
    let due = try moment(row.dueDate, row.dueMilliseconds, of: row.id)
    task.pointee.due_kind = due.kind
    task.pointee.due_date = due.date
    task.pointee.due_ms = due.milliseconds
    if due.kind != TASKCORE_MOMENT_NONE { task.pointee.fields |= TASKCORE_TASK_DUE }
    if due.isFloating { task.pointee.floating |= TASKCORE_TASK_DUE }
    setStates(due: due.moment, in: task)
  }

  /// Sets when it starts, and whether it is in progress.
  func setStart(
    _ details: TaskListing.Details, in task: UnsafeMutablePointer<taskcore_task>
  ) throws {
    if details.started != nil, task.pointee.status == TASKCORE_TASK_STATUS_OPEN {
      task.pointee.states |= TASKCORE_TASK_STATE_STARTED
    }
    let start = try moment(
      details.startDate, details.startMilliseconds, of: task.pointee.id)
    guard let moment = start.moment else { return }
    task.pointee.start_kind = start.kind
    task.pointee.start_date = start.date
    task.pointee.start_ms = start.milliseconds
    task.pointee.fields |= TASKCORE_TASK_START
    if start.isFloating { task.pointee.floating |= TASKCORE_TASK_START }
    if task.pointee.status == TASKCORE_TASK_STATUS_OPEN, moment.beginning(in: zone) > now {
      task.pointee.states |= TASKCORE_TASK_STATE_HIDDEN
    }
  }

  /// Sets whether its until, which is copied already, is over.
  func setExpired(in task: UnsafeMutablePointer<taskcore_task>) {
    let until = RowMoment(
      kind: task.pointee.until_kind, date: task.pointee.until_date,
      milliseconds: task.pointee.until_ms)
    guard let until = until.moment, task.pointee.status == TASKCORE_TASK_STATUS_OPEN,
      lastMillisecond(of: until) < now
    else { return }
    task.pointee.states |= TASKCORE_TASK_STATE_EXPIRED
  }

  private func setStates(due: Moment?, in task: UnsafeMutablePointer<taskcore_task>) {
    let slot = Slot(rawValue: task.pointee.slot) ?? .morning
    task.pointee.current_slot = slot.current(due: due, in: today).rawValue
    guard task.pointee.status == TASKCORE_TASK_STATUS_OPEN else { return }
    let end = due.map { lastMillisecond(of: $0) }
    let isExpired = task.pointee.states & TASKCORE_TASK_STATE_EXPIRED != 0
    if let end, end < now, !isExpired { task.pointee.states |= TASKCORE_TASK_STATE_OVERDUE }
    task.pointee.urgency = urgency(of: task.pointee, due: end)
  }

  /// Of an open task whose states are known.
  private func urgency(of task: taskcore_task, due: Instant?) -> Int32 {
    var urgency = Urgency(
      priority: Priority(rawValue: task.priority) ?? .none, due: due,
      isFavourite: task.is_favourite != 0, created: Instant(clamping: task.created_ms),
      isBlocked: task.states & TASKCORE_TASK_STATE_BLOCKED != 0,
      isBlocking: task.states & TASKCORE_TASK_STATE_BLOCKING != 0)
    urgency.isStarted = task.states & TASKCORE_TASK_STATE_STARTED != 0
    urgency.hasProject = task.project_id != Project.inboxID
    urgency.tagCount = task.tag_count
    let planned = RowMoment(
      kind: task.planned_kind, date: task.planned_date, milliseconds: task.planned_ms)
    urgency.planned = planned.moment?.beginning(in: zone)
    return urgency.value(at: now, by: coefficients)
  }

  /// Many tasks are due on the same days.
  private func lastMillisecond(of due: Moment) -> Instant {
    guard case .date(let date) = due else { return due.end(in: zone) }
    return endsOfDays.value(of: Int64(date.packed)) { zone.endOfDay(date) }
  }
}
