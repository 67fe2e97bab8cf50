import CTaskcoreHeader

/// Which occurrences of a task that repeats a change is about.
public enum Scope: String, CaseIterable, Sendable {
  case this
  case later
  case all

  /// The library's TASKCORE_SCOPE_...
  package var code: Int32 {
    switch self {
    case .this: TASKCORE_SCOPE_THIS
    case .later: TASKCORE_SCOPE_THIS_AND_LATER
    case .all: TASKCORE_SCOPE_ALL
    }
  }
}

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
    return RepeatRule(rule: String(c: rule), mode: RepeatMode(rawValue: mode) ?? .fixed)
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
    var changed: Int64 = 0
    try changes.withInput {
      try Self.check(taskcore_task_update_occurrence(handle, task, scope.code, $0, &changed))
    }
    return changed
  }
}
