import CTaskcoreHeader

/// One task with all that a screen says of it.
struct Detail {
  let row: Row
  /// Every field, also those without a value.
  let fields: [(label: String, value: String)]
  let subtasks: [Row]
  /// The open tasks that it waits for.
  let blockers: [Row]
  /// The commands that may be used on it.
  let commands: [String]

  fileprivate init(_ content: taskcore_detail_content, row: taskcore_row) {
    self.row = Row(row)
    fields = elements(content.fields, content.field_count, size: \.struct_size).map {
      (String(c: $0.label), String(c: $0.value))
    }
    subtasks =
      elements(content.subtasks, content.subtask_count, size: \.struct_size).map(Row.init)
    blockers =
      elements(content.blockers, content.blocker_count, size: \.struct_size).map(Row.init)
    commands = Self.commands.filter { content.actions & $0.action != 0 }.map(\.name)
  }

  private static let commands: [(action: UInt32, name: String)] = [
    (TASKCORE_ALLOWS_EDIT, "edit"), (TASKCORE_ALLOWS_COMPLETE, "done"),
    (TASKCORE_ALLOWS_SKIP_OCCURRENCE, "skip"), (TASKCORE_ALLOWS_END_SERIES, "end"),
    (TASKCORE_ALLOWS_REOPEN, "reopen"), (TASKCORE_ALLOWS_MOVE, "move"),
    (TASKCORE_ALLOWS_INDENT, "indent"), (TASKCORE_ALLOWS_OUTDENT, "outdent"),
    (TASKCORE_ALLOWS_DELETE, "rm"), (TASKCORE_ALLOWS_RESTORE, "restore"),
    (TASKCORE_ALLOWS_PURGE, "purge"),
  ]
}

extension Store {
  /// The screen of one task, also of one in the trash.
  func detail(of id: Int64) throws -> Detail {
    var detail: UnsafeMutablePointer<taskcore_detail>?
    try Self.check(taskcore_detail_read(handle, id, &detail))
    defer { taskcore_detail_free(detail) }
    guard let content = taskcore_detail_get(detail)?.pointee, let row = content.row?.pointee else {
      throw ShellError.failed("Task \(id) could not be read.")
    }
    return Detail(content, row: row)
  }
}
