package import Domain

/// The clock of a replica: it never runs back, never stands still, and is later than all that was seen.
package struct StepClock: Equatable, Sendable {
  /// What a replica may be ahead of its host's clock and still send its steps.
  package static let furthestLead: Int64 = 86_400_000

  package private(set) var last: HybridClock

  package init(last: HybridClock = HybridClock(0)) {
    self.last = last
  }

  /// The clock of the next step.
  package mutating func next(at now: Instant) -> HybridClock {
    last = max(HybridClock(at: now), last.next)
    return last
  }

  /// A step of another replica was applied: it never waits for time.
  package mutating func saw(_ clock: HybridClock) {
    last = max(last, clock)
  }

  /// How far it is ahead of the host's clock, in milliseconds.
  package func lead(at now: Instant) -> Int64 {
    (last.value - HybridClock(at: now).value) / HybridClock.countersPerMillisecond
  }

  package func isFarAhead(at now: Instant) -> Bool { lead(at: now) > Self.furthestLead }
}
