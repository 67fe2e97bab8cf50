import CTaskcoreHeader

/// A task, as it was when it was read.
struct Task {
  let id: Int64
  let uid: String
  let title: String
  let notes: String
  let projectID: Int64
  let project: String
  let tags: [String]
  let status: Status
  let priority: Priority
  let isFavourite: Bool
  let due: Moment
  let start: Moment
  /// Instants are in milliseconds since 1970 UTC.
  let created: Int64
  let modified: Int64
  let completed: Int64?
  let deleted: Int64?
  /// What it is kept as: morning or evening.
  let slot: Slot
  let states: TaskStates
  /// In thousandths.
  let urgency: Int32
  /// In a tree, how many tasks of the list it is under.
  let depth: Int
  let numbers: TaskNumbers
  let url: String
  let reminders: [Reminder]
  let repeats: RepeatRule
  /// In which it repeats; empty for the store's.
  let zone: String
  /// Which occurrence it stands for.
  let occurrence: LocalMoment?
  let excludedDates: [LocalMoment]
  let addedDates: [LocalMoment]
  /// The uid of the task that this is a changed occurrence of; else empty.
  let series: String
  /// 0 when it has none.
  let parent: Int64
  let dependsOn: [Int64]
  let subtasks: Int64
  let subtasksCompleted: Int64
  let highlights: [Highlight]

  init(_ row: taskcore_task) throws {
    guard let status = Status(bit: row.status), let priority = Priority(rawValue: row.priority)
    else {
      throw ShellError.failed("Task \(row.id) is in a state that this shell does not know.")
    }
    id = row.id
    uid = String(c: row.uid)
    title = String(c: row.title)
    notes = String(c: row.notes)
    projectID = row.project_id
    project = String(c: row.project)
    tags = UnsafeBufferPointer(start: row.tags, count: row.tag_count).map { String(c: $0) }
    self.status = status
    self.priority = priority
    isFavourite = row.favourite != 0
    due = Moment(kind: row.due_kind, date: row.due_date, milliseconds: row.due_ms)
    start = Moment(kind: row.start_kind, date: row.start_date, milliseconds: row.start_ms)
    created = row.created_ms
    modified = row.modified_ms
    completed = row.fields & TASKCORE_TASK_COMPLETED != 0 ? row.completed_ms : nil
    deleted = row.fields & TASKCORE_TASK_DELETED != 0 ? row.deleted_ms : nil
    slot = Slot(code: row.slot)
    states = TaskStates(rawValue: row.states)
    urgency = row.urgency
    depth = Int(row.depth)
    numbers = TaskNumbers(row)
    url = String(c: row.url)
    reminders = elements(row.reminders, row.reminder_count, size: \.struct_size).map(Reminder.init)
    repeats = RepeatRule(
      rule: String(c: row.repeat_rule), mode: RepeatMode(rawValue: row.repeat_mode) ?? .fixed)
    zone = String(c: row.zone)
    occurrence = LocalMoment(String(c: row.occurrence))
    excludedDates = LocalMoment.list(String(c: row.excluded_dates))
    addedDates = LocalMoment.list(String(c: row.added_dates))
    series = String(c: row.series_uid)
    parent = row.parent_id
    dependsOn = Array(UnsafeBufferPointer(start: row.depends_on, count: row.depends_on_count))
    subtasks = row.subtask_count
    subtasksCompleted = row.subtask_completed_count
    highlights =
      elements(row.highlights, row.highlight_count, size: \.struct_size).map(Highlight.init)
  }
}

/// What is true of a task at the moment that it was read; the bits are TASKCORE_STATE_...
struct TaskStates: OptionSet {
  let rawValue: UInt32

  static let overdue = TaskStates(rawValue: TASKCORE_STATE_OVERDUE)
  static let hidden = TaskStates(rawValue: TASKCORE_STATE_HIDDEN)
  static let blocked = TaskStates(rawValue: TASKCORE_STATE_BLOCKED)
  static let blocking = TaskStates(rawValue: TASKCORE_STATE_BLOCKING)
}

/// Where a text that was searched for stands in a title.
struct Highlight {
  let isInTitle: Bool
  /// In bytes.
  let range: Range<Int>

  init(_ row: taskcore_highlight) {
    isInTitle = row.field == TASKCORE_TASK_TITLE
    range = row.start..<row.start + row.length
  }
}
