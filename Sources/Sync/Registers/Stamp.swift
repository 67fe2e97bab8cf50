package import Domain

/// The time and replica of a write. The latest write is shown.
package struct Stamp: Equatable, Sendable {
  package let clock: HybridClock
  /// The uid of a replica. Files have none, so that what a replica wrote at the same time comes after them.
  package let replica: ExactText

  package init(_ clock: HybridClock, replica: String) {
    self.clock = clock
    self.replica = ExactText(replica)
  }

  /// That of a record of a file which was modified then; never later than now, whatever the file says.
  package init(modified: Instant, notAfter now: Instant) {
    self.init(HybridClock(at: min(modified, now)), replica: "")
  }

  /// That of a record of a file which was made from the version that is here, and edited without saying when: right
  /// after that version, and before all that was done here since.
  package init(after version: Stamp) {
    self.init(version.clock.next, replica: "")
  }
}

extension Stamp: Comparable {
  package static func < (left: Self, right: Self) -> Bool {
    left.clock != right.clock ? left.clock < right.clock : left.replica < right.replica
  }
}
