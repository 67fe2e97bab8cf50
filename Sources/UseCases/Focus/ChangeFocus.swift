import Domain

/// Changes the running or paused focus session, in one step.
struct ChangeFocus {
  let store: any Store

  /// - Throws: `conflict` when there is none, or what `change` throws.
  func run(
    _ action: Step.Action, at now: Instant, _ change: (inout FocusSession) throws -> Void
  ) throws {
    try store.write(action, at: now) {
      guard let old = try store.focusSessions.current() else {
        throw Failure(.conflict, "No focus session is running or paused: start one first.")
      }
      var session = old
      try change(&session)
      try store.focusSessions.save(session, over: old)
    }
  }
}
