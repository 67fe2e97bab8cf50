import CTaskcoreHeader

/// A task, as it was when it was read.
public struct Task: Sendable {
  /// Of this store; never used again.
  public let id: Int64
  /// For other devices and files.
  public let uid: String
  /// The title.
  public let title: String
  /// Notes of any length.
  public let notes: String
  /// The project ID.
  public let projectID: Int64
  /// Its name.
  public let project: String
  /// The tags.
  public let tags: [String]
  /// The status.
  public let status: Status
  /// The priority.
  public let priority: Priority
  /// 0 or 1.
  public let isFavourite: Bool
  /// When it is due.
  public let due: Moment
  /// When it starts.
  public let start: Moment
  /// Instants are in milliseconds since 1970 UTC.
  public let created: Int64
  /// When it was last changed, in milliseconds since 1970 UTC.
  public let modified: Int64
  /// The optional ones that it has: NOTES, TAGS, DUE, COMPLETED, DELETED.
  public let completed: Int64?
  /// The optional ones that it has: NOTES, TAGS, DUE, COMPLETED, DELETED.
  public let deleted: Int64?
  /// What it is kept as: morning or evening.
  public let slot: Slot
  /// What is true of it now.
  public let states: TaskStates
  /// In thousandths.
  public let urgency: Int32
  /// In a tree, how many tasks of the list it is under.
  public let depth: Int
  let numbers: TaskNumbers
  /// A link that belongs to it.
  public let url: String
  /// When to remind of it.
  public let reminders: [Reminder]
  /// How it repeats.
  public let repeats: RepeatRule
  /// In which it repeats; empty for the store's.
  public let zone: String
  /// Which occurrence it stands for.
  public let occurrence: LocalMoment?
  /// The dates that are left out of the rule.
  public let excludedDates: [LocalMoment]
  /// The dates that are added to the rule.
  public let addedDates: [LocalMoment]
  /// The uid of the task that this is a changed occurrence of; else empty.
  public let series: String
  /// 0 when it has none.
  public let parent: Int64
  /// The ids of the tasks that it waits for.
  public let dependsOn: [Int64]
  /// Direct ones, outside of the trash.
  public let subtasks: Int64
  /// Of these.
  public let subtasksCompleted: Int64
  /// Where the words that were searched for stand.
  public let highlights: [Highlight]

  init(_ row: taskcore_task) throws {
    guard let status = Status(bit: row.status), let priority = Priority(rawValue: row.priority)
    else {
      throw TaskcoreError(.internal, "Task \(row.id) is in a state that this shell does not know.")
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
public struct TaskStates: OptionSet, Sendable {
  /// The bits that the C API has for it.
  public let rawValue: UInt32

  /// Makes a set of the bits of the C API.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Its due is over.
  public static let overdue = TaskStates(rawValue: TASKCORE_STATE_OVERDUE)
  /// It is left out of lists that do not ask for it: it starts later, or its project is archived.
  public static let hidden = TaskStates(rawValue: TASKCORE_STATE_HIDDEN)
  /// It waits for a task that is open.
  public static let blocked = TaskStates(rawValue: TASKCORE_STATE_BLOCKED)
  /// An open task waits for it.
  public static let blocking = TaskStates(rawValue: TASKCORE_STATE_BLOCKING)
}

/// Where a text that was searched for stands in a title.
public struct Highlight: Sendable {
  /// Whether it is in the title, and not in the notes.
  public let isInTitle: Bool
  /// In bytes.
  public let range: Range<Int>

  init(_ row: taskcore_highlight) {
    isInTitle = row.field == TASKCORE_TASK_TITLE
    range = row.start..<row.start + row.length
  }
}
