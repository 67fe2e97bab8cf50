package import Domain

/// Pauses the focus session.
package final class PauseFocus: UseCase {
  /// - Throws: `conflict` when none is running.
  package func run(at now: Instant) throws {
    try ChangeFocus(store: store).run(.pauseFocus, at: now) { try $0.pause(at: now) }
  }
}
