/// The stored focus sessions; each change is logged with it.
package protocol FocusSessionRepository: RecordRepository<FocusSession> {
  /// The one that runs or is paused.
  func current() throws -> FocusSession?

  /// The one that was finished last, of that kind or, for nil, of any.
  func lastFinished(_ kind: FocusSession.Kind?) throws -> FocusSession?

  /// What was done with focus sessions so far, the present step too, is no longer for undo and redo:
  /// what the clock did cannot be taken back.
  func settle() throws
}

extension FocusSessionRepository {
  /// Lets what ran to its end be finished, as of then.
  package func finishOverdue(at now: Instant) throws -> [FocusSession] {
    var finished: [FocusSession] = []
    // The last one is the current one.
    var advance = Advance("focus sessions", .down)
    while let old = try current() {
      try advance.take(old.id)
      var session = old
      guard session.finishIfOver(at: now) else { break }
      try save(session, over: old)
      finished.append(session)
    }
    return finished
  }
}
