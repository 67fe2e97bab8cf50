/// When what a record has was written last, as far as the change log goes back. What an import wrote counts as of
/// when the record was modified in its file, and what was undone with its import counts not at all.
package struct LoggedWrites: Equatable, Sendable {
  /// A clock, and the replica that it is of; what came from a file has none.
  package struct Write: Equatable, Sendable {
    package let clock: HybridClock
    package let replica: String

    package init(_ clock: HybridClock, replica: String) {
      self.clock = clock
      self.replica = replica
    }
  }

  /// When the record came; nil where the log has no more of that.
  package var made: Write?
  /// When properties were written last, since then.
  package var properties: [String: Write] = [:]
  /// Up to when files confirmed all that it has.
  package var confirmed: Write?
  /// When it was removed; nil of one that is there, or never was.
  package var removed: HybridClock?

  package init() {}
}
