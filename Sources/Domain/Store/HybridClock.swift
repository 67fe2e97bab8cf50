/// When a step was made, in an order that holds whatever the clocks of the replicas do: milliseconds since 1970
/// times 65,536, and a counter.
///
/// The clock of a store never runs back and never stands still. While that of the host is behind it, each step counts
/// one up, and a full counter carries into the milliseconds.
package struct HybridClock: Equatable, Comparable, Sendable {
  package static let countersPerMillisecond: Int64 = 65_536
  /// Milliseconds fill 47 bits, so that a clock is a positive integer of SQLite and sorts as one. A host that is
  /// later, in the year 6429, leaves room for the steps of then.
  package static let milliseconds: ClosedRange<Int64> = 0...(1 << 47) - (1 << 24)

  /// What others may say: half of the room at the end of time is left for what comes after that.
  package static let ofOthers: ClosedRange<Int64> =
    0...((1 << 47) - (1 << 23)) * countersPerMillisecond

  package let value: Int64

  package init(_ value: Int64) {
    self.value = value
  }

  /// The first one of a millisecond.
  package init(at now: Instant) {
    let range = Self.milliseconds
    let clamped = min(max(now.milliseconds, range.lowerBound), range.upperBound)
    value = clamped * Self.countersPerMillisecond
  }

  /// The one after it; at the end of time, itself.
  package var next: HybridClock { HybridClock(value == .max ? value : value + 1) }

  package static func < (left: Self, right: Self) -> Bool { left.value < right.value }
}
