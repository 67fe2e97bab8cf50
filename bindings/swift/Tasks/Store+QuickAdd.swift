import CTaskcoreHeader

extension TaskChanges {
  /// Hands the C form of it to `call`, laid over what a line says.
  fileprivate func withInput<Result>(
    over base: taskcore_task_input?, _ call: (UnsafePointer<taskcore_task_input>) throws -> Result
  ) rethrows -> Result {
    let memory = CStrings()
    var input = input(in: memory, over: base)
    return try withExtendedLifetime(memory) { try call(&input) }
  }
}

extension Store {
  /// Adds the task that a line and some tokens say, and returns its id.
  public func add(_ line: some UTF8Text, _ task: TaskChanges) throws -> Int64 {
    try read(line) { content in
      try task.withInput(over: content.input?.row) { input in
        try Self.number { taskcore_task_add(handle, input, $0) }
      }
    }
  }

  /// Adds the task that a line says.
  ///
  /// - Parameter line: The line.
  /// - Returns: Its id, and what was understood of the line.
  /// - Throws: As `add(_:)`.
  public func addTold(_ line: some UTF8Text) throws -> (id: Int64, line: ParsedLine) {
    var id: Int64 = 0
    var result: UnsafeMutablePointer<taskcore_quick_add_result>?
    try Self.withTexts { taskcore_quick_add_told(handle, $0.copy(line), nil, &id, &result) }
    defer { taskcore_quick_add_result_free(result) }
    let content = try required(taskcore_quick_add_result_contents(result))
    return (id, ParsedLine(content, TaskChanges(try required(content.input))))
  }

  /// Adds the task that a line and some tokens say.
  ///
  /// - Returns: its id, and what was understood of the line.
  public func addTold(
    _ line: some UTF8Text, _ task: TaskChanges
  ) throws -> (id: Int64, line: ParsedLine) {
    try read(line) { content in
      try task.withInput(over: content.input?.row) { input in
        let parsed = ParsedLine(content, TaskChanges(input.pointee))
        return (try Self.number { taskcore_task_add(handle, input, $0) }, parsed)
      }
    }
  }

  /// Adds a task for each line of a text that is not empty, all of them or none, and returns their
  /// ids; `project` is for those that name none.
  ///
  /// - Throws: what is wrong with a line, and its place.
  public func add(linesOf text: some UTF8Text, project: (any UTF8Text)?) throws -> [Int64] {
    var results: [UnsafeMutablePointer<taskcore_quick_add_result>] = []
    defer { results.forEach(taskcore_quick_add_result_free) }
    var inputs: [taskcore_task_input] = []
    let texts = CStrings()
    for (index, part) in text.utf8Bytes.split(separator: 10, omittingEmptySubsequences: false)
      .enumerated()
    {
      let line = Array(part.last == 13 ? part.dropLast() : part)
      guard line.contains(where: { ![0x09, 0x0D, 0x20].contains($0) }) else { continue }
      do {
        if line.contains(0) { throw TaskcoreError(.internal, "A line must not hold a NUL byte.") }
        var result: UnsafeMutablePointer<taskcore_quick_add_result>?
        try Self.check(taskcore_quick_add_parse(handle, texts.copy(line), &result))
        if let result { results.append(result) }
        guard var input = taskcore_quick_add_result_contents(result)?.row.input?.row else {
          throw TaskcoreError(.internal, "The line could not be read.")
        }
        input.struct_size = MemoryLayout<taskcore_task_input>.size
        if let project, input.fields & TASKCORE_TASK_PROJECT == 0 {
          input.fields |= TASKCORE_TASK_PROJECT
          input.project = texts.copy(project)
        }
        inputs.append(input)
      } catch var error as TaskcoreError {
        (error.line, error.column) = (index + 1, error.column ?? 1)
        throw error
      }
    }
    guard !inputs.isEmpty else { return [] }
    var ids = [Int64](repeating: 0, count: inputs.count)
    try withExtendedLifetime(texts) {
      try Self.check(taskcore_task_add_many(handle, inputs, inputs.count, &ids))
    }
    return ids
  }

  /// What quick add understands of a line; nothing is added.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - task: What is said besides, which comes before what the line says.
  /// - Returns: The task that both say, and where in the line.
  /// - Throws: `parse` for a line that is not understood.
  public func parse(_ line: some UTF8Text, with task: TaskChanges = TaskChanges()) throws
    -> ParsedLine
  {
    try read(line) { content in
      task.withInput(over: content.input?.row) { input in
        ParsedLine(content, TaskChanges(input.pointee))
      }
    }
  }

  /// What a line says as changes of tasks: `tomorrow !p1 -bank`; nothing is changed.
  ///
  /// - Parameters:
  ///   - line: The line, of which words besides dates and marks make a new title.
  ///   - task: What is said besides, which comes before what the line says.
  /// - Returns: The changes that both say, and where in the line.
  /// - Throws: `invalid` for what no task can have.
  public func parse(
    changes line: some UTF8Text, with task: TaskChanges = TaskChanges()
  ) throws -> ParsedLine {
    try read(line, asChanges: true) { content in
      task.withInput(over: content.input?.row) { input in
        ParsedLine(content, TaskChanges(input.pointee))
      }
    }
  }

  /// Hands to `body` what quick add understood of a line.
  private func read<Result>(
    _ line: some UTF8Text, asChanges: Bool = false,
    _ body: (taskcore_quick_add_content) throws -> Result
  ) throws -> Result {
    var result: UnsafeMutablePointer<taskcore_quick_add_result>?
    try withExtendedLifetime(CStrings()) { texts in
      let line = texts.copy(line)
      try Self.check(
        asChanges
          ? taskcore_quick_add_parse_changes(handle, line, &result)
          : taskcore_quick_add_parse(handle, line, &result))
    }
    defer { taskcore_quick_add_result_free(result) }
    guard let content = taskcore_quick_add_result_contents(result)?.row else {
      throw TaskcoreError(.internal, "The line could not be read.")
    }
    return try body(content)
  }
}
