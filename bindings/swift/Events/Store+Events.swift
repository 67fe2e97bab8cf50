import CTaskcoreHeader

extension Event {
  /// Whether it has several occurrences.
  public var repeats: Bool { !repeatRule.isEmpty || !addedDates.isEmpty }
}

extension Store {
  /// What a query finds, in the order of the starts.
  public func events(_ query: EventQuery) throws -> [Event] {
    try query.withInput { input in
      try Event.list.read { taskcore_event_query(handle, input, &$0) }
    }
  }

  /// The event with an id.
  ///
  /// - Throws: a failure when it is not there.
  public func event(_ id: Int64) throws -> Event { try events([id])[0] }

  /// Adds an event, and returns its id.
  public func addEvent(_ event: EventChanges, allowingConflicts: Bool) throws -> Int64 {
    var id: Int64 = 0
    let flags = allowingConflicts ? TASKCORE_EVENT_FLAG_ALLOW_CONFLICTS : 0
    try event.withInput { input in
      try checkConflicts { taskcore_event_add(handle, input, flags, &id, $0) }
    }
    return id
  }

  /// Changes an event, or occurrences of it, and returns the id of what has the changes.
  public func updateEvent(
    _ id: Int64, _ occurrence: LocalMoment?, _ scope: Scope, with changes: EventChanges,
    allowingConflicts: Bool
  ) throws -> Int64 {
    var changed: Int64 = 0
    let flags = allowingConflicts ? TASKCORE_EVENT_FLAG_ALLOW_CONFLICTS : 0
    try changes.withInput { input in
      try Self.withScope(occurrence, scope) { options in
        try checkConflicts {
          taskcore_event_update(handle, id, options, input, flags, &changed, $0)
        }
      }
    }
    return changed
  }

  /// All that is wrong with a new event, or with changes to one, with what it would overlap; nothing is
  /// changed.
  public func problems(
    ofEvent id: Int64?, _ occurrence: LocalMoment?, _ scope: Scope, with changes: EventChanges
  ) throws -> (problems: [Problem], conflicts: [Conflict]) {
    try changes.withInput { input in
      try Self.withScope(occurrence, scope) { options in
        var conflicts: UnsafeMutablePointer<taskcore_conflict_list>?
        let problems = try Problem.list.read {
          taskcore_event_check(handle, id ?? 0, options, input, &$0, &conflicts)
        }
        return (problems, try Conflict.list.elements(of: conflicts))
      }
    }
  }

  /// Removes events, with all their occurrences.
  public func deleteEvents(_ ids: [Int64]) throws {
    try Self.check(taskcore_event_delete(handle, ids, ids.count))
  }

  /// Leaves an occurrence out, or it and all later ones.
  public func skipEvent(_ id: Int64, _ occurrence: LocalMoment, _ scope: Scope) throws {
    try Self.withScope(occurrence, scope) {
      try Self.check(taskcore_event_delete_occurrence(handle, id, $0))
    }
  }

  /// Hands the library's form of which occurrences are meant to `call`.
  private static func withScope<Result>(
    _ occurrence: LocalMoment?, _ scope: Scope,
    _ call: (UnsafePointer<taskcore_event_scope_options>) throws -> Result
  ) throws -> Result {
    let memory = CStrings()
    var options = blank(taskcore_event_scope_options(), taskcore_event_scope_options_init)
    options.occurrence = memory.copy(optional: occurrence?.code)
    options.scope = scope.code
    return try withExtendedLifetime(memory) { try call(&options) }
  }

  /// The occurrences of an event that meet a range of milliseconds since 1970 UTC; at most so many, 0
  /// for all, after the first ones.
  public func occurrences(
    of id: Int64, in range: Range<Int64>, limit: Int64 = 0, offset: Int64 = 0
  ) throws -> [Occurrence] {
    var options = blank(taskcore_occurrence_query_options(), taskcore_occurrence_query_options_init)
    options.fields = TASKCORE_OCCURRENCE_QUERY_FROM | TASKCORE_OCCURRENCE_QUERY_BEFORE
    options.event_id = id
    options.from_ms = range.lowerBound
    options.before_ms = range.upperBound
    (options.limit, options.offset) = (limit, offset)
    return try Occurrence.list.read { taskcore_occurrence_query(handle, &options, &$0) }
  }

  /// The events of a range, in milliseconds since 1970 UTC, that take the same time; at most so many, 0
  /// for all, after the first ones.
  public func conflicts(
    in range: Range<Int64>, limit: Int64 = 0, offset: Int64 = 0
  ) throws -> [Conflict] {
    var options = blank(taskcore_conflict_query_options(), taskcore_conflict_query_options_init)
    options.fields = TASKCORE_CONFLICT_QUERY_FROM | TASKCORE_CONFLICT_QUERY_BEFORE
    options.from_ms = range.lowerBound
    options.before_ms = range.upperBound
    (options.limit, options.offset) = (limit, offset)
    return try Conflict.list.read { taskcore_conflict_query(handle, &options, &$0) }
  }

  /// The first times in which such a slot fits, each as long as it stays free.
  public func freeTime(_ query: FreeTimeQuery) throws -> [Interval] {
    let list = RowList(
      taskcore_free_time_list_count, taskcore_free_time_list_at, taskcore_free_time_list_free
    ) { Interval(start: $0.start_ms, end: $0.end_ms) }
    return try query.withInput { input in
      try list.read { taskcore_free_time_query(handle, input, &$0) }
    }
  }

  /// What each of some days holds, against working hours.
  public func load(_ query: LoadQuery) throws -> [DayLoad] {
    try query.withInput { input in
      try DayLoad.list.read { taskcore_load_query(handle, input, &$0) }
    }
  }

  /// - Throws: Why the library refused it, with what an event would overlap.
  private func checkConflicts(
    _ call: (UnsafeMutablePointer<UnsafeMutablePointer<taskcore_conflict_list>?>)
      -> taskcore_status
  ) throws {
    var list: UnsafeMutablePointer<taskcore_conflict_list>?
    let status = call(&list)
    let conflicts = try Conflict.list.elements(of: list)
    if conflicts.isEmpty { return try Self.check(status) }
    do {
      try Self.check(status)
    } catch var error as TaskcoreError {
      error.conflicts = conflicts
      throw error
    }
  }
}
