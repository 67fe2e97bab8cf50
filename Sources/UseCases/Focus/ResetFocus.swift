package import Domain

/// Starts the focus session anew, from its full length.
package final class ResetFocus: UseCase {
  /// - Throws: `conflict` when none is running or paused.
  package func run(at now: Instant) throws {
    try ChangeFocus(store: store).run(.resetFocus, at: now) { try $0.reset(at: now) }
  }
}
