import CTaskcore
import Domain
import Storage

/// A snapshot of tasks, filled straight from the columns of their rows.
final class TaskList: RowList<taskcore_task>, Snapshot {
  typealias CHandle = taskcore_task_list
  static let mark: UInt64 = 0x7461_736B_6C69_7374
  static let word = "list"

  private let listing: TaskListing
  private let today: CalendarDate
  /// Finds what the query looked for.
  var highlighter: TextHighlighter?
  private var projectNames: [Int64: UnsafePointer<CChar>] = [:]

  init(_ listing: TaskListing) {
    self.listing = listing
    today = listing.zone.localTime(at: listing.now).date
  }

  /// Copies a task into the list.
  func append(_ row: TaskListing.Row) throws {
    var task = taskcore_task()
    task.struct_size = MemoryLayout<taskcore_task>.size
    task.id = row.integer(.id)
    task.uid = try copy(row.bytes(.uid))
    task.title = try copy(row.bytes(.title))
    let notes = row.bytes(.notes)
    task.notes = try copy(notes)
    if !notes.isEmpty { task.fields |= TASKCORE_TASK_NOTES }
    task.project_id = row.integer(.projectID)
    task.project = try name(ofProject: task.project_id)
    try copyTags(row.bytes(.tags), into: &task)
    task.status = UInt32(truncatingIfNeeded: row.integer(.status))
    task.priority = try code(row.integer(.priority), of: task.id) { Priority(rawValue: $0) != nil }
    task.favourite = row.integer(.favourite) == 0 ? 0 : 1
    let due = try moment(row, .dueDate, .dueMilliseconds, of: task.id)
    task.due_kind = due.kind
    task.due_date = due.date
    task.due_ms = due.milliseconds
    if due.kind != TASKCORE_MOMENT_NONE { task.fields |= TASKCORE_TASK_DUE }
    let start = try moment(row, .startDate, .startMilliseconds, of: task.id)
    task.start_kind = start.kind
    task.start_date = start.date
    task.start_ms = start.milliseconds
    if start.kind != TASKCORE_MOMENT_NONE { task.fields |= TASKCORE_TASK_START }
    task.created_ms = try checked(row.integer(.created), of: task.id)
    task.modified_ms = try checked(row.integer(.modified), of: task.id)
    if let completed = row.optionalInteger(.completed) {
      task.completed_ms = try checked(completed, of: task.id)
      task.fields |= TASKCORE_TASK_COMPLETED
    }
    if let deleted = row.optionalInteger(.deleted) {
      task.deleted_ms = try checked(deleted, of: task.id)
      task.fields |= TASKCORE_TASK_DELETED
    }
    try copyDetails(row, into: &task)
    setStates(row, due: due, start: start, in: &task)
    try copyHighlights(row, into: &task)
    try append(task)
  }

  private func copyDetails(_ row: TaskListing.Row, into task: inout taskcore_task) throws {
    task.slot = try code(row.integer(.slot), of: task.id) { (0...1).contains($0) }
    task.estimated_duration_s = row.integer(.estimatedDuration)
    if task.estimated_duration_s != 0 { task.fields |= TASKCORE_TASK_ESTIMATED_DURATION }
    let url = row.bytes(.url)
    task.url = try copy(url)
    if !url.isEmpty { task.fields |= TASKCORE_TASK_URL }
    let rule = row.bytes(.repeatRule)
    task.repeat_rule = try copy(rule)
    if !rule.isEmpty { task.fields |= TASKCORE_TASK_REPEAT_RULE }
    task.parent_id = row.integer(.parentID)
    if task.parent_id != 0 { task.fields |= TASKCORE_TASK_PARENT }
    task.subtask_count = row.integer(.subtaskCount)
    task.subtask_completed_count = row.integer(.completedSubtaskCount)
    if !row.bytes(.reminders).isEmpty { try copyReminders(row.bytes(.reminders), into: &task) }
    if !row.bytes(.dependencies).isEmpty {
      try copyDependencies(row.bytes(.dependencies), into: &task)
    }
  }

  private func copyReminders(
    _ text: UnsafeBufferPointer<UInt8>, into task: inout taskcore_task
  ) throws {
    let reminders = try Failure.damaged("a reminder of task \(task.id)") {
      try [Reminder](text: String(decoding: text, as: UTF8.self))
    }
    guard let copies = arena.allocate(taskcore_reminder.self, count: reminders.count) else {
      throw Failure.noMemory
    }
    for (index, reminder) in reminders.enumerated() {
      copies[index].struct_size = MemoryLayout<taskcore_reminder>.size
      switch reminder {
      case .absolute(let instant):
        copies[index].kind = TASKCORE_REMINDER_AT
        copies[index].at_ms = instant.milliseconds
      case .relative(let anchor, let offset):
        copies[index].kind = anchor == .start ? TASKCORE_REMINDER_START : TASKCORE_REMINDER_DUE
        copies[index].offset_s = offset
      }
    }
    task.reminders = UnsafePointer(copies)
    task.reminder_count = reminders.count
    task.fields |= TASKCORE_TASK_REMINDERS
  }

  private func copyDependencies(
    _ text: UnsafeBufferPointer<UInt8>, into task: inout taskcore_task
  ) throws {
    let ids = String(decoding: text, as: UTF8.self).split(separator: ",")
      .compactMap { Int64($0) }.sorted()
    guard let copies = arena.allocate(Int64.self, count: ids.count) else { throw Failure.noMemory }
    for (index, id) in ids.enumerated() { copies[index] = id }
    task.depends_on = UnsafePointer(copies)
    task.depends_on_count = ids.count
    task.fields |= TASKCORE_TASK_DEPENDS_ON
  }

  /// What follows from the task and the clock.
  private func setStates(
    _ row: TaskListing.Row, due: RowMoment, start: RowMoment, in task: inout taskcore_task
  ) {
    let zone = listing.zone
    let due = due.moment
    if due.map({ $0.date(in: zone) > today }) ?? false {
      task.current_slot = TASKCORE_SLOT_UPCOMING
    } else if task.slot == TASKCORE_SLOT_EVENING {
      task.current_slot = TASKCORE_SLOT_EVENING
    } else {
      task.current_slot = due == nil ? TASKCORE_SLOT_INBOX : TASKCORE_SLOT_MORNING
    }
    guard task.status == TASKCORE_STATUS_OPEN else { return }
    let end = due?.end(in: zone)
    if let end, end < listing.now { task.states |= TASKCORE_STATE_OVERDUE }
    if let start = start.moment, start.beginning(in: zone) > listing.now {
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

  /// A start or a due as its members have it.
  private struct RowMoment {
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

  private func moment(
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

  /// A number that means something.
  ///
  /// - Throws: `corrupt` for another one: only a damaged store has it.
  private func code(
    _ number: Int64, of id: Int64, isKnown: (Int32) -> Bool
  ) throws -> Int32 {
    guard let code = Int32(exactly: number), isKnown(code) else { throw meaningless(id) }
    return code
  }

  /// The same milliseconds, of an instant in the years 1 to 9999.
  ///
  /// - Throws: `corrupt` for others: only a damaged store has them.
  private func checked(_ milliseconds: Int64, of id: Int64) throws -> Int64 {
    guard Instant(clamping: milliseconds).milliseconds == milliseconds else {
      throw meaningless(id)
    }
    return milliseconds
  }

  private func meaningless(_ id: Int64) -> Failure {
    Failure(.corrupt, "The store is damaged: task \(id) has a number without a meaning.")
  }

  /// Tasks of one project share its name.
  private func name(ofProject id: Int64) throws -> UnsafePointer<CChar> {
    if let known = projectNames[id] { return known }
    let name = try listing.withName(ofProject: id) { try copy($0) } ?? staticText("")
    projectNames[id] = name
    return name
  }

  /// The tags are copied as they are joined; what stands between them becomes their NUL.
  private func copyTags(
    _ joined: UnsafeBufferPointer<UInt8>, into task: inout taskcore_task
  ) throws {
    if joined.isEmpty { return }
    try check(joined)
    let separator = TaskListing.tagSeparator
    let count = joined.reduce(1) { $1 == separator ? $0 + 1 : $0 }
    guard let names = arena.allocate(UnsafePointer<CChar>?.self, count: count),
      let text = arena.copy(joined)
    else { throw Failure.noMemory }
    names[0] = UnsafePointer(text)
    var index = 0
    for position in joined.indices where joined[position] == separator {
      text[position] = 0
      index += 1
      names[index] = UnsafePointer(text + position + 1)
    }
    task.tags = UnsafePointer(names)
    task.tag_count = count
    task.fields |= TASKCORE_TASK_TAGS
  }
}
