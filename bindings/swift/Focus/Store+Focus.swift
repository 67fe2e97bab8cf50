import CTaskcoreHeader

extension FocusKind {
  /// What programs call it.
  public var name: String {
    switch self {
    case .work: "work"
    case .shortBreak: "short break"
    case .longBreak: "long break"
    }
  }
}

extension Store {
  /// Starts a session; 0 is no task, and the length that is set.
  public func startFocus(_ kind: FocusKind, task: Int64, minutes: Int32) throws {
    var options = blank(taskcore_focus_start_options(), taskcore_focus_start_options_init)
    options.task_id = task
    options.minutes = minutes
    options.kind = kind.code
    try Self.check(taskcore_focus_start(handle, &options, nil))
  }

  /// Pauses the focus session or break that is running.
  public func pauseFocus() throws { try Self.check(taskcore_focus_pause(handle)) }

  /// Lets the focus session or break that is paused go on.
  public func resumeFocus() throws { try Self.check(taskcore_focus_resume(handle)) }

  /// Lets it begin anew.
  public func resetFocus() throws { try Self.check(taskcore_focus_reset(handle)) }

  /// Ends it as if it had not been.
  public func cancelFocus() throws { try Self.check(taskcore_focus_cancel(handle)) }

  /// Ends it early.
  public func finishFocus() throws { try Self.check(taskcore_focus_finish(handle)) }

  /// The one that is running or paused.
  public func focusSession() throws -> FocusSession? {
    try FocusSession.list.read { taskcore_focus_current(handle, &$0) }.first
  }

  /// What comes after the present session, or after the last one.
  public func nextFocus() throws -> (kind: FocusKind, minutes: Int64, round: Int64) {
    let next = try Self.filled(taskcore_focus_next(), \.struct_size) {
      taskcore_focus_next_read(handle, $0)
    }
    return (FocusKind(code: next.kind), Int64(next.minutes), Int64(next.round))
  }

  /// How many rounds there are up to a long break.
  public func focusRounds() throws -> Int64 { Int64(try focusSettings().rounds ?? 0) }

  /// A session as it is now, also one that is over.
  public func focusSession(_ id: Int64, started: Int64) throws -> FocusSession? {
    try focusSessions(in: started..<started + 1).first { $0.id == id }
  }

  /// The sessions that started in a time, the first one first; at most so many, 0 for all, after the
  /// first ones.
  public func focusSessions(
    in range: Range<Int64>, limit: Int64 = 0, offset: Int64 = 0
  ) throws -> [FocusSession] {
    var options = blank(taskcore_focus_query_options(), taskcore_focus_query_options_init)
    options.fields = TASKCORE_FOCUS_QUERY_FROM | TASKCORE_FOCUS_QUERY_BEFORE
    options.from_ms = range.lowerBound
    options.before_ms = range.upperBound
    (options.limit, options.offset) = (limit, offset)
    return try FocusSession.list.read { taskcore_focus_query(handle, &options, &$0) }
  }

  /// How much was worked in a time; at most so many totals, 0 for all, after the first ones.
  public func focusTotals(
    by grouping: FocusTotal.Grouping, in range: Range<Int64>, limit: Int64 = 0, offset: Int64 = 0
  ) throws -> [FocusTotal] {
    var options = blank(
      taskcore_focus_total_query_options(), taskcore_focus_total_query_options_init)
    options.fields = TASKCORE_FOCUS_TOTAL_QUERY_FROM | TASKCORE_FOCUS_TOTAL_QUERY_BEFORE
    options.from_ms = range.lowerBound
    options.before_ms = range.upperBound
    (options.limit, options.offset) = (limit, offset)
    options.grouping = grouping.code
    return try FocusTotal.list.read { taskcore_focus_total_query(handle, &options, &$0) }
  }

  /// All settings.
  public func focusSettings() throws -> FocusSettings {
    FocusSettings(
      try Self.filled(taskcore_focus_settings(), \.struct_size) {
        taskcore_focus_settings_read(handle, $0)
      })
  }

  /// Sets how long focus sessions and breaks are from now on, and what follows them.
  public func setFocus(_ changes: FocusSettings) throws {
    try changes.withInput { try Self.check(taskcore_focus_settings_set(handle, $0)) }
  }
}
