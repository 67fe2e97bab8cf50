import Domain

/// A zone whose clocks are changed once.
final class ChangingZone: Zone {
  let name = "Changing"
  private let change: Instant
  private let before: Int
  private let after: Int

  /// The hours are east of UTC.
  init(at change: Instant, from before: Int, to after: Int) {
    self.change = change
    self.before = before * 3_600
    self.after = after * 3_600
  }

  func utcOffset(at instant: Instant) -> Int { instant < change ? before : after }

  func utcOffset(atLocal local: LocalTime) -> Int {
    let late = local.millisecondsSince1970 - Int64(after) * 1_000
    let early = local.millisecondsSince1970 - Int64(before) * 1_000
    return early < change.milliseconds || late < change.milliseconds ? before : after
  }
}
