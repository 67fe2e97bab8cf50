import CTaskcoreHeader

/// A task, or an occurrence of one that repeats, which was completed.
public struct LoggedCompletion: Sendable {
  /// The id in this store.
  public let id: Int64
  /// Follows from the task's uid and the occurrence: the same on all devices.
  public let uid: String
  /// 0 when the task is purged.
  public let task: Int64
  /// The task UID.
  public let taskUID: String
  /// Nil when the task is purged.
  public let title: String?
  /// Which occurrence it was; nil of a task that does not repeat.
  public let moment: LocalMoment?
  /// In milliseconds since 1970 UTC.
  public let completed: Int64
  /// 0 when it is deleted.
  public let projectID: Int64
  /// This and what follows are of that time.
  public let priority: Priority
  /// When it is due.
  public let due: Moment
  /// Of the task at that time.
  public let tags: [String]
  /// What it scored, by the points of that time.
  public let points: Int64

  fileprivate init(_ row: taskcore_completion, title: String?) {
    id = row.id
    uid = String(c: row.uid)
    task = row.task_id
    taskUID = String(c: row.task_uid)
    self.title = title
    moment = LocalMoment(String(c: row.occurrence))
    completed = row.completed_ms
    projectID = row.project_id
    priority = Priority(rawValue: row.priority) ?? .none
    due = Moment(kind: row.due_kind, date: row.due_date, milliseconds: row.due_ms)
    tags = UnsafeBufferPointer(start: row.tags, count: row.tag_count).map { String(c: $0) }
    points = row.points
  }
}

extension Store {
  /// What the log has of a task, or of all for 0, in the order of time.
  public func completions(of task: Int64, in range: Range<Int64>) throws -> [LoggedCompletion] {
    var list: UnsafeMutablePointer<taskcore_completion_list>?
    try Self.check(
      taskcore_completion_query(handle, task, range.lowerBound, range.upperBound, &list))
    defer { taskcore_completion_list_free(list) }
    let rows = (0..<taskcore_completion_list_count(list)).compactMap { index in
      taskcore_completion_list_at(list, index)?.pointee
    }
    let ids = Set(rows.map(\.task_id)).subtracting([0])
    let titles = Dictionary(
      try tasks(Array(ids)).map { ($0.id, $0.title) }, uniquingKeysWith: { first, _ in first })
    return rows.map { LoggedCompletion($0, title: titles[$0.task_id]) }
  }
}
