import Domain

/// Taskcore's own iCalendar properties, for data without a standard one.
enum TaskcoreProperty {
  static let prefix = "X-TASKCORE-"

  static let project = "X-TASKCORE-PROJECT"
  /// With 1, each dot of the path is one of the tree; without it, a name can have dots.
  static let projectTree = "X-TASKCORE-PROJECT-TREE"
  /// A task that has it was written by Taskcore, and says all.
  static let position = "X-TASKCORE-POSITION"
  /// A rule that few programs read; RRULE says the same without RFC 7529.
  static let repeatRule = "X-TASKCORE-RRULE"
  /// All added dates, also those before the present occurrence, which others need not know.
  static let addedDates = "X-TASKCORE-RDATE"
  static let repeatStart = "X-TASKCORE-REPEAT-START"
  static let occurrence = "X-TASKCORE-OCCURRENCE"
  static let series = "X-TASKCORE-SERIES"
  static let zone = "X-TASKCORE-ZONE"
  /// Times to the millisecond.
  static let start = "X-TASKCORE-START"
  static let due = "X-TASKCORE-DUE"
  static let trigger = "X-TASKCORE-TRIGGER"
  /// Since when a task is in progress, and when it was cancelled.
  static let started = "X-TASKCORE-STARTED"
  static let cancelled = "X-TASKCORE-CANCELLED"
  /// Notes with characters that no line can hold.
  static let notes = "X-TASKCORE-NOTES"
  static let kind = "X-TASKCORE-KIND"
  static let task = "X-TASKCORE-TASK"
  static let done = "X-TASKCORE-DONE"
  static let calendar = "X-TASKCORE-CALENDAR"

  /// Parameters of a comment: which one it is, when it was written, and when it was changed.
  static let uid = "X-TASKCORE-UID"
  static let created = "X-TASKCORE-CREATED"
  static let modified = "X-TASKCORE-MODIFIED"

  /// The parameter with the value that one refines; with another value it does not count.
  static let of = "X-OF"

  /// Whether this version writes a property of that name; a newer one may write others.
  static func isKnown(_ name: String) -> Bool {
    name.hasPrefix(FieldLines.prefix) || names.contains(name)
  }

  private static let names: Set<String> = {
    let ofBoth: Set = [
      project, projectTree, position, repeatRule, addedDates, repeatStart, occurrence, series, zone,
      start,
      due, trigger, started, cancelled, notes, kind, task, done, calendar,
    ]
    let blank = try? Task(
      uid: "-", title: "-", projectID: Project.inboxID, created: Instant(clamping: 0))
    let ofTasks = blank.map {
      values(of: FiledTask(task: $0, projectName: Project.inboxName, saying: [])).map(\.name)
    }
    return ofBoth.union(ofTasks ?? [])
  }()

  /// Takes the value of a line, if it is there, and notes what the task says.
  typealias Reading = (
    _ filed: inout FiledTask, _ property: TaskProperty, _ name: String,
    _ set: (inout FiledTask, String) throws -> Void
  ) -> Void
}
