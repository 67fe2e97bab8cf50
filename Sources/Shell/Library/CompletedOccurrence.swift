import CTaskcoreHeader

/// An occurrence of a task that repeats, which was completed.
struct CompletedOccurrence {
  let id: Int64
  let uid: String
  /// 0 when the task is purged.
  let task: Int64
  let taskUID: String
  /// Nil when the task is purged.
  let title: String?
  let moment: LocalMoment?
  /// In milliseconds since 1970 UTC.
  let completed: Int64
  /// 0 when it is deleted.
  let projectID: Int64
  let priority: Priority

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
  }
}

extension Store {
  /// The completed occurrences of a task, or of all for 0, in the order of time.
  func completions(of task: Int64, in range: Range<Int64>) throws -> [CompletedOccurrence] {
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
    return rows.map { CompletedOccurrence($0, title: titles[$0.task_id]) }
  }
}
