package import Domain

/// The clock of a replica: it never runs back, never stands still, and is later than all that was seen.
package struct StepClock: Equatable, Sendable {
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
}
