import CTaskcoreHeader

extension Store {
  /// The rule that words such as `every last friday` mean, or that RFC 5545 writes so.
  ///
  /// - Throws: `parse` when they are not understood.
  public func repeatRule(_ words: some UTF8Text) throws -> RepeatRule {
    var rule: UnsafeMutablePointer<CChar>?
    var mode: Int32 = 0
    try withExtendedLifetime(CStrings()) { texts in
      try Self.check(taskcore_repeat_parse(handle, texts.copy(words), &rule, &mode))
    }
    defer { taskcore_string_free(rule) }
    return RepeatRule(rule: String(c: rule), mode: RepeatMode(code: mode))
  }

  /// Takes tasks on to their next occurrences without completing the present ones.
  public func skip(_ tasks: [Int64]) throws {
    try Self.check(taskcore_task_skip_occurrence(handle, tasks, tasks.count))
  }

  /// Makes tasks that repeat ones that do not.
  public func endSeries(_ tasks: [Int64]) throws {
    try Self.check(taskcore_task_end_series(handle, tasks, tasks.count))
  }

  /// Changes the present occurrence of a task, alone or with others, and returns the id of the
  /// task that has the changes.
  public func update(_ task: Int64, _ scope: Scope, with changes: TaskChanges) throws -> Int64 {
    var options = blank(taskcore_task_scope_options(), taskcore_task_scope_options_init)
    options.scope = scope.code
    return try changes.withInput { input in
      try Self.number { taskcore_task_update_occurrence(handle, task, &options, input, $0) }
    }
  }

  /// The occurrences that a rule gives.
  public func occurrences(_ query: OccurrenceQuery) throws -> [Occurrence] {
    try query.withInput { input in
      try Occurrence.list.read { taskcore_repeat_expand(handle, input, &$0) }
    }
  }
}
