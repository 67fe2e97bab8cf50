import Domain

/// Stores a new task in its row.
struct TaskInsertion {
  private let whole: Statement
  private let plain: Statement

  /// Most tasks have none of the other columns, each of which would take time.
  private static let plainColumns =
    "id, uid, title, notes, project_id, position, tags, priority, favourite, slot, due_date, "
    + "due_ms, created_ms, modified_ms"

  init(_ database: Database) {
    let columns = Task.columns + ", kept"
    whole = database.statement(
      later: "INSERT INTO task(\(columns)) VALUES (\(Self.places(of: columns)))")
    plain = database.statement(
      later: """
        INSERT INTO task(\(Self.plainColumns), url, reminders, repeat_rule)
        VALUES (\(Self.places(of: Self.plainColumns)), '', '', '')
        """)
  }

  private static func places(of columns: String) -> String {
    columns.split(separator: ",").map { _ in "?" }.joined(separator: ", ")
  }

  /// Gives it that id, or the next one for nil.
  func run(_ task: Task, id: Int64?) throws {
    if task.isPlain {
      return try plain.run(
        id, task.uid, task.title, task.notes, task.projectID, task.position.text, task.joinedTags,
        task.priority.rawValue, task.isFavourite, task.slot.rawValue, task.due?.calendarDate,
        task.due?.instant, task.created, task.modified)
    }
    try whole.run(
      id, task.uid, task.title, task.notes, task.projectID, task.parentID, task.position.text,
      task.joinedTags, task.priority.rawValue, task.isFavourite, task.slot.rawValue,
      task.start?.calendarDate, task.start?.instant, task.due?.calendarDate, task.due?.instant,
      task.estimatedDuration, task.url, task.reminders.text, task.repeatRule?.text ?? "",
      task.repeatMode.rawValue, task.repeatStart?.text, task.excludedDates.column,
      task.addedDates.column, task.occurrence?.text, task.seriesUID, task.zoneName, task.created,
      task.modified, task.completed, task.deleted, task.kept)
  }
}

extension Task {
  /// Whether its other columns are as a row has them that says nothing of them.
  fileprivate var isPlain: Bool {
    parentID == nil && start == nil && estimatedDuration == nil && url.isEmpty
      && reminders.isEmpty && repeatRule == nil && repeatMode == .fixed && repeatStart == nil
      && excludedDates.isEmpty && addedDates.isEmpty && occurrence == nil && seriesUID == nil
      && zoneName == nil && completed == nil && deleted == nil && kept == nil
  }
}
