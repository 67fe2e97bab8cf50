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
  /// The one that is running or paused.
  public func focusSession() throws -> FocusSession? {
    try FocusSession.list.read { taskcore_focus_current(handle, &$0) }.first
  }

  /// What comes after the present session, or after the last one.
  public func nextFocus() throws -> (kind: FocusKind, minutes: Int64, round: Int64) {
    let next = try Self.filled(blank(taskcore_focus_next(), taskcore_focus_next_init)) {
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
}
