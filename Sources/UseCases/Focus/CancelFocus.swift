package import Domain

/// Ends the focus session as if it had not been: its time counts nowhere.
package final class CancelFocus: UseCase {
  /// - Throws: `conflict` when none is running or paused.
  package func run(at now: Instant) throws {
    try ChangeFocus(store: store).run(.cancelFocus, at: now) { try $0.cancel(at: now) }
  }
}
