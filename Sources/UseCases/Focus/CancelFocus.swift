package import Domain

/// Cancels the focus session: its time does not count.
package final class CancelFocus: UseCase {
  /// - Throws: `conflict` when none is running or paused.
  package func run(at now: Instant) throws {
    try ChangeFocus(store: store).run(.cancelFocus, at: now) { try $0.cancel(at: now) }
  }
}
