import CTaskcoreHeader

extension Event {
  /// Whether it has several occurrences.
  public var repeats: Bool { !repeatRule.isEmpty || !addedDates.isEmpty }
}

extension Store {
  /// All that is wrong with a new event, or with changes to one, with what it would overlap; nothing is
  /// changed.
  public func problems(
    ofEvent id: Int64?, _ occurrence: LocalMoment?, _ scope: Scope, with changes: EventChanges
  ) throws -> (problems: [Problem], conflicts: [Conflict]) {
    let memory = CStrings()
    var options = blank(taskcore_event_scope_options(), taskcore_event_scope_options_init)
    options.occurrence = memory.copy(optional: occurrence?.code)
    options.scope = scope.code
    var conflicts: UnsafeMutablePointer<taskcore_conflict_list>?
    let problems = try withExtendedLifetime(memory) {
      try Problem.list.read {
        taskcore_event_check(handle, id ?? 0, &options, memory.keep(changes), &$0, &conflicts)
      }
    }
    return (problems, try Conflict.list.elements(of: conflicts))
  }

  /// - Throws: Why the library refused it, with what an event would overlap.
  static func check(
    conflicts list: inout UnsafeMutablePointer<taskcore_conflict_list>?,
    _ call: (UnsafeMutablePointer<UnsafeMutablePointer<taskcore_conflict_list>?>)
      -> taskcore_status
  ) throws {
    let status = call(&list)
    let conflicts = try Conflict.list.elements(of: list)
    do {
      try check(status)
    } catch var error as TaskcoreError {
      error.conflicts = conflicts
      throw error
    }
  }
}

extension EntityKind {
  /// Its number in C.
  var code: Int32 { rawValue }
}
