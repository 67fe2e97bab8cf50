import TaskcoreSwift

extension LoggedCompletion: Record {
  static let fieldNames = [
    "id", "uid", "task", "task_uid", "title", "occurrence", "completed", "project_id", "priority",
    "due", "tags", "points",
  ]

  func fieldValues(in store: Store) throws -> [FieldValue] {
    [
      .integer(id), .text(uid), task == 0 ? .null : .integer(task), .text(taskUID),
      title.map { .text($0) } ?? .null, moment.map { .text($0.iso8601) } ?? .null,
      try .instant(completed, in: store), projectID == 0 ? .null : .integer(projectID),
      .text(priority.name), try due.value(in: store), .list(tags), .integer(points),
    ]
  }
}
