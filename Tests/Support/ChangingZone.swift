package import Domain

/// A zone whose clocks are changed once.
package final class ChangingZone: Zone, Sendable {
  package let name: String
  package let change: Instant
  private let before: Int
  private let after: Int

  /// The offsets, before and after, are seconds to add to UTC; east is positive.
  package init(_ name: String, at change: Instant, from before: Int, to after: Int) {
    self.name = name
    self.change = change
    self.before = before
    self.after = after
  }

  package func utcOffset(at instant: Instant) -> Int { instant < change ? before : after }

  package func utcOffset(atLocal local: LocalTime) -> Int {
    let shown = local.millisecondsSince1970
    if shown - Int64(before) * 1_000 < change.milliseconds { return before }
    return shown - Int64(after) * 1_000 >= change.milliseconds ? after : before
  }

  /// At midnight the clocks go on to 01:00, as in Beirut.
  package static let skippedMidnight = ChangingZone(
    "skips midnight", at: instant("2026-03-28T22:00:00Z"), from: 7_200, to: 10_800)
  /// At 00:01 the clocks go back to 23:01 of the day before, as in St. John's until 2011.
  package static let repeatedEvening = ChangingZone(
    "repeats an evening", at: instant("2026-11-01T02:31:00Z"), from: -9_000, to: -12_600)
  /// A whole day is left out, as in Apia in 2011.
  package static let skippedDay = ChangingZone(
    "skips a day", at: instant("2026-12-30T10:00:00Z"), from: -36_000, to: 50_400)

  private static func instant(_ text: String) -> Instant {
    Instant(text: text) ?? Instant(clamping: 0)
  }
}
