package import Domain

/// Tells what comes after the focus session that is running or paused, or else after the one that was
/// finished last: a break, or work. After an hour without any, it begins anew.
package final class NextFocus: UseCase {
  package func run(at now: Instant) throws -> FocusTurn {
    guard let last = try lastSession(at: now) else { return .first }
    return FocusTurn(after: last, rounds: try store.settings.focus().rounds)
  }

  private func lastSession(at now: Instant) throws -> FocusSession? {
    let current = try store.focusSessions.current()
    if let current, !current.isOver(at: now) { return current }
    let last = try current ?? store.focusSessions.lastFinished(nil)
    guard let end = last?.finished ?? last?.ends,
      now.milliseconds - end.milliseconds <= FocusTurn.longestGap
    else { return nil }
    return last
  }
}
