package import Domain

/// Lets the paused focus session go on.
package final class ResumeFocus: UseCase {
  /// - Throws: `conflict` when none is paused.
  package func run(at now: Instant) throws {
    try ChangeFocus(store: store).run(.resumeFocus, at: now) { try $0.resume(at: now) }
  }
}
