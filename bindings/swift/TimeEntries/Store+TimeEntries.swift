import CTaskcoreHeader

extension Store {
  /// What a query finds, the earliest first.
  public func timeEntries(_ query: TimeEntryQuery) throws -> [TimeEntry] {
    try query.withInput { input in
      try TimeEntry.list.read { taskcore_time_entry_query(handle, input, &$0) }
    }
  }

  /// Adds a time entry that is over, and returns its id.
  public func addTimeEntry(_ entry: TimeEntryChanges) throws -> Int64 {
    try entry.withInput { input in
      try Self.number { taskcore_time_entry_add(handle, input, $0) }
    }
  }

  /// Corrects a time entry.
  public func updateTimeEntry(_ id: Int64, with changes: TimeEntryChanges) throws {
    try changes.withInput { try Self.check(taskcore_time_entry_update(handle, id, $0)) }
  }

  /// Deletes time entries, all or none, as one step for undo.
  public func deleteTimeEntries(_ ids: [Int64]) throws {
    try Self.check(taskcore_time_entry_delete(handle, ids, ids.count))
  }

  /// Splits a time entry at an instant, in milliseconds since 1970 UTC, and returns the id of what is after
  /// that.
  public func splitTimeEntry(_ id: Int64, at instant: Int64) throws -> Int64 {
    try Self.number { taskcore_time_entry_split(handle, id, instant, $0) }
  }

  /// Lets a time entry run, and returns its id.
  public func startTimer(_ entry: TimeEntryChanges) throws -> Int64 {
    try entry.withInput { input in
      try Self.number { taskcore_timer_start(handle, input, $0) }
    }
  }

  /// Ends the time entry that is running, and returns its id.
  public func stopTimer() throws -> Int64 {
    try Self.number { taskcore_timer_stop(handle, $0) }
  }

  /// Says what becomes of the time for which nobody was there while the timer ran, in one step for undo.
  ///
  /// - Returns: the id of the entry that was split off; 0 when none was.
  @discardableResult
  public func resolve(_ idle: IdleTime) throws -> Int64 {
    try idle.withInput { input in
      try Self.number { taskcore_timer_idle(handle, input, $0) }
    }
  }

  /// How much time was spent in a range; at most so many totals, 0 for all, after the first ones.
  public func timeTotals(
    by grouping: TimeTotal.Grouping, in range: Range<Int64>, limit: Int64 = 0, offset: Int64 = 0
  ) throws -> [TimeTotal] {
    var options = blank(
      taskcore_time_total_query_options(), taskcore_time_total_query_options_init)
    options.fields = TASKCORE_TIME_TOTAL_QUERY_FROM | TASKCORE_TIME_TOTAL_QUERY_BEFORE
    options.from_ms = range.lowerBound
    options.before_ms = range.upperBound
    (options.limit, options.offset) = (limit, offset)
    options.grouping = grouping.code
    return try TimeTotal.list.read { taskcore_time_total_query(handle, &options, &$0) }
  }

  /// All settings.
  public func timeEntrySettings() throws -> TimeEntrySettings {
    TimeEntrySettings(
      try Self.filled(taskcore_time_entry_settings(), \.struct_size) {
        taskcore_time_entry_settings_read(handle, $0)
      })
  }

  /// Sets what is given.
  public func setTimeEntries(_ settings: TimeEntrySettings) throws {
    try settings.withInput { try Self.check(taskcore_time_entry_settings_set(handle, $0)) }
  }
}
