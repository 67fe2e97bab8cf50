/// The time of the last write to each property of a record, as far as the change log goes back. A write of an
/// import counts from the modification time in its file; one that was undone with its import does not count.
package struct LoggedWrites: Equatable, Sendable {
  /// A clock and its replica; a value from a file has no replica.
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
