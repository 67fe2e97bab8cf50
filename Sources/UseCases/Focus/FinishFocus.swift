package import Domain

/// Ends the focus session early; the time worked so far counts.
package final class FinishFocus: UseCase {
  /// - Throws: `conflict` when none is running or paused.
  package func run(at now: Instant) throws {
    try ChangeFocus(store: store).run(.finishFocus, at: now) { try $0.finish(at: now) }
  }
}
