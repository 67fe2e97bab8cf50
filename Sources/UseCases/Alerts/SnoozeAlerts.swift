package import Domain

/// Snoozes alerts, in one step: a later poll reports them again.
package final class SnoozeAlerts: UseCase {
  /// The longest while, in seconds: 366 days.
  package static let whiles: ClosedRange<Int64> = 1...31_622_400

  /// One that was acknowledged is not any more.
  ///
  /// - Throws: `notFound`; `invalid` for an instant that is not after now. Nothing is changed then.
  package func run(_ ids: [Int64], until later: Instant, at now: Instant) throws {
    guard later > now else {
      throw Failure(
        .invalid, "An alert is put off until an instant after \(now.text), not \(later.text).",
        field: "until_ms")
    }
    try store.write(.snoozeAlerts, at: now) {
      try ChangeAlerts(store: store).run(ids) { alert in
        alert.acknowledged = nil
        alert.snoozedUntil = later
        alert.snoozeCount += 1
      }
    }
  }

  /// - Throws: `notFound`; `invalid` outside of 1 second to 366 days. Nothing is changed then.
  package func run(_ ids: [Int64], forSeconds seconds: Int64, at now: Instant) throws {
    guard Self.whiles.contains(seconds) else {
      throw Failure(
        .invalid,
        "An alert is put off for 1 to \(Self.whiles.upperBound) seconds (366 days), "
          + "not \(seconds).", field: "seconds")
    }
    try self.run(ids, until: Instant(clamping: now.milliseconds + seconds * 1_000), at: now)
  }
}
