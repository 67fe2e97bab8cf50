import CTaskcoreHeader

/// One task with all that a screen says of it.
public struct Detail: Sendable {
  /// Its own line.
  public let row: Row
  /// Every field, also those without a value.
  public let fields: [(label: String, value: String)]
  /// The subtasks.
  public let subtasks: [Row]
  /// The open tasks that it waits for.
  public let blockers: [Row]
  /// What may be done with it now.
  public let actions: TaskActions

  fileprivate init(_ content: taskcore_detail_content, row: taskcore_row) {
    self.row = Row(row)
    fields = elements(content.fields, content.field_count, size: \.struct_size).map {
      (String(c: $0.label), String(c: $0.value))
    }
    subtasks =
      elements(content.subtasks, content.subtask_count, size: \.struct_size).map(Row.init)
    blockers =
      elements(content.blockers, content.blocker_count, size: \.struct_size).map(Row.init)
    actions = TaskActions(rawValue: content.actions)
  }
}

/// What may be done with a task.
public struct TaskActions: OptionSet, Sendable {
  /// The bits that the C API has for it.
  public let rawValue: UInt32

  /// Makes a set of the bits of the C API.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Whether it may be changed.
  public static let edit = TaskActions(rawValue: TASKCORE_ALLOWS_EDIT)
  /// Whether it may be completed.
  public static let complete = TaskActions(rawValue: TASKCORE_ALLOWS_COMPLETE)
  /// Whether it may be taken on to its next occurrence.
  public static let skipOccurrence = TaskActions(rawValue: TASKCORE_ALLOWS_SKIP_OCCURRENCE)
  /// Whether it may be made one that does not repeat.
  public static let endSeries = TaskActions(rawValue: TASKCORE_ALLOWS_END_SERIES)
  /// Whether it may be reopened.
  public static let reopen = TaskActions(rawValue: TASKCORE_ALLOWS_REOPEN)
  /// Whether it may be moved.
  public static let move = TaskActions(rawValue: TASKCORE_ALLOWS_MOVE)
  /// Whether it may be made a subtask of the task before it.
  public static let indent = TaskActions(rawValue: TASKCORE_ALLOWS_INDENT)
  /// Whether it may be made the task after its parent.
  public static let outdent = TaskActions(rawValue: TASKCORE_ALLOWS_OUTDENT)
  /// Whether it may be moved to the trash.
  public static let delete = TaskActions(rawValue: TASKCORE_ALLOWS_DELETE)
  /// Whether it may be taken out of the trash.
  public static let restore = TaskActions(rawValue: TASKCORE_ALLOWS_RESTORE)
  /// Whether it may be removed for good.
  public static let purge = TaskActions(rawValue: TASKCORE_ALLOWS_PURGE)
}

extension Store {
  /// The screen of one task, also of one in the trash.
  public func detail(of id: Int64) throws -> Detail {
    var detail: UnsafeMutablePointer<taskcore_detail>?
    try Self.check(taskcore_detail_read(handle, id, &detail))
    defer { taskcore_detail_free(detail) }
    guard let content = taskcore_detail_get(detail)?.pointee, let row = content.row?.pointee else {
      throw TaskcoreError(.internal, "Task \(id) could not be read.")
    }
    return Detail(content, row: row)
  }
}
