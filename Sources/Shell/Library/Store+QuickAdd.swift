import CTaskcoreHeader

extension Store {
  /// Adds the task that a line and some tokens say, and returns its id.
  func add(_ line: QuickAddLine, _ task: TaskChanges) throws -> Int64 {
    var id: Int64 = 0
    try read(line) { content in
      try task.withInput(over: content.input?.pointee) {
        try Self.check(taskcore_task_add(handle, $0, &id))
      }
    }
    return id
  }

  /// Adds a task, and returns its id.
  func add(_ task: TaskChanges) throws -> Int64 {
    var id: Int64 = 0
    try task.withInput { try Self.check(taskcore_task_add(handle, $0, &id)) }
    return id
  }

  /// Hands to `body` what quick add understood of a line.
  func read<Result>(
    _ line: QuickAddLine, _ body: (taskcore_quick_add_content) throws -> Result
  ) throws -> Result {
    var result: UnsafeMutablePointer<taskcore_quick_add_result>?
    try withExtendedLifetime(CStrings()) { texts in
      try Self.check(taskcore_quick_add_parse(handle, texts.copy(line.bytes), &result))
    }
    defer { taskcore_quick_add_result_free(result) }
    guard let content = taskcore_quick_add_result_get(result)?.pointee else {
      throw ShellError.failed("The line could not be read.")
    }
    return try body(content)
  }
}
