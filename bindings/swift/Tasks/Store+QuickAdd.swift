import CTaskcoreHeader

extension TaskChanges {
  /// What this says, and besides what the other one says.
  fileprivate func laid(over base: TaskChanges) -> TaskChanges {
    withExtendedLifetime(CStrings()) { memory in
      TaskChanges(input(in: memory, over: base.input(in: memory)))
    }
  }
}

extension Store {
  /// Adds the task that a line and some tokens say, and returns its id.
  public func add(_ line: some UTF8Text, _ task: TaskChanges) throws -> Int64 {
    try addTold(line, task).id
  }

  /// Adds the task that a line and some tokens say.
  ///
  /// - Returns: its id, and what was understood of the line.
  public func addTold(
    _ line: some UTF8Text, _ task: TaskChanges
  ) throws -> (id: Int64, line: ParsedLine) {
    var parsed = try parse(line)
    // By the bytes of the tokens: those that are no UTF-8 would be replaced in texts of Swift, and are refused.
    var id: Int64 = 0
    try withExtendedLifetime(CStrings()) { memory in
      var input = task.input(in: memory, over: parsed.task.input(in: memory))
      try Self.check(taskcore_task_add(handle, &input, &id))
    }
    parsed.task = task.laid(over: parsed.task)
    return (id, parsed)
  }

  /// Parses a line of quick add; nothing is added.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - task: Other properties, which take precedence over those in the line.
  /// - Returns: The task that both say, and where in the line.
  /// - Throws: As `parse(_:)`.
  public func parse(_ line: some UTF8Text, with task: TaskChanges) throws -> ParsedLine {
    var parsed = try parse(line)
    parsed.task = task.laid(over: parsed.task)
    return parsed
  }

  /// Parses a line as changes of tasks: `tomorrow !p1 -bank`; nothing is changed.
  ///
  /// - Parameters:
  ///   - line: The line, of which words besides dates and marks make a new title.
  ///   - task: Other properties, which take precedence over those in the line.
  /// - Returns: The changes that both say, and where in the line.
  /// - Throws: As `parse(changes:)`.
  public func parse(changes line: some UTF8Text, with task: TaskChanges) throws -> ParsedLine {
    var parsed = try parse(changes: line)
    parsed.task = task.laid(over: parsed.task)
    return parsed
  }

  /// Adds a task for each line of a text that is not empty, all of them or none, and returns their
  /// ids; `project` is for those that name none.
  ///
  /// - Throws: what is wrong with a line, and its place.
  public func add(linesOf text: some UTF8Text, project: (any UTF8Text)?) throws -> [Int64] {
    var tasks: [TaskChanges] = []
    for (index, part) in text.utf8Bytes.split(separator: 10, omittingEmptySubsequences: false)
      .enumerated()
    {
      let line = Array(part.last == 13 ? part.dropLast() : part)
      guard line.contains(where: { ![0x09, 0x0D, 0x20].contains($0) }) else { continue }
      do {
        if line.contains(0) { throw TaskcoreError(.internal, "A line must not hold a NUL byte.") }
        var task = try parse(line).task
        task.project = task.project ?? project
        tasks.append(task)
      } catch var error as TaskcoreError {
        (error.line, error.column) = (index + 1, error.column ?? 1)
        throw error
      }
    }
    return tasks.isEmpty ? [] : try add(tasks)
  }
}
