import Domain

/// What tasks are put together by, in SQL.
struct TaskGroupingSQL {
  /// One group, one key; NULL for the tasks without a value.
  let key: String
  /// What a group is called, where the key does not tell.
  let label: String
  /// The order of the groups, also of their tasks.
  let order: [String]

  init(_ grouping: TaskQuery.Grouping) {
    switch grouping {
    case .project:
      key = "t.project_id"
      label = "(SELECT name FROM project WHERE id = t.project_id)"
      order = [
        "t.project_id <> \(Project.inboxID)",
        "(SELECT position FROM project WHERE id = t.project_id)", "t.project_id",
      ]
    case .dueDay:
      key = "coalesce(t.due_date, taskcore_day(t.due_ms))"
      label = "NULL"
      order = ["\(key) IS NULL", key]
    case .priority:
      key = "t.priority"
      label = "NULL"
      order = [key]
    case .completedDay:
      key = "taskcore_day(t.completed_ms)"
      label = "NULL"
      order = ["\(key) IS NULL", "\(key) DESC"]
    }
  }
}
