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
  let due: Due
  /// Instants are in milliseconds since 1970 UTC.
  let created: Int64
  let modified: Int64
  let completed: Int64?
  let deleted: Int64?

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
    due = Due(row)
    created = row.created_ms
    modified = row.modified_ms
    completed = row.fields & TASKCORE_TASK_COMPLETED != 0 ? row.completed_ms : nil
    deleted = row.fields & TASKCORE_TASK_DELETED != 0 ? row.deleted_ms : nil
  }
}

extension Due {
  fileprivate init(_ row: taskcore_task) {
    switch row.due_kind {
    case TASKCORE_MOMENT_DATE: self = CalendarDate(number: row.due_date).map { .date($0) } ?? .none
    case TASKCORE_MOMENT_DATE_TIME: self = .instant(row.due_ms)
    default: self = .none
    }
  }
}
