/// The latest local time of a rule: its `UNTIL` in the zone of the start.
struct UntilBound {
  /// Seconds of a clock without a zone. Up to the first one all is within, and after the second nothing.
  private let certain: Int
  private let possible: Int
  /// Between the two, clocks that change decide.
  private let exact: (instant: Instant, zone: any Zone)?

  /// More than clocks are ever set by, which was a day in Apia.
  private static let window = 2 * 86_400

  /// A date means all of that day, also for a start with a time.
  init(_ end: RuleEnd, isDate: Bool, in zone: any Zone) {
    switch end {
    case .date(let date):
      certain = (date.daysSince1970 + 1) * 86_400 - 1
      possible = certain
      exact = nil
    case .local(let time):
      certain = LocalMoment.dateTime(time).seconds
      possible = certain
      exact = nil
    case .utc(let time):
      let instant = Instant(clamping: time.millisecondsSince1970)
      let local = LocalMoment.dateTime(zone.localTime(at: instant)).seconds
      certain = isDate ? local : local - Self.window
      possible = isDate ? local : local + Self.window
      exact = isDate ? nil : (instant, zone)
    }
  }

  /// What is within is not after it.
  var lastPossible: Int { possible }

  func contains(_ seconds: Int) -> Bool {
    if seconds <= certain { return true }
    guard let exact, seconds <= possible,
      case .dateTime(let time)? = LocalMoment(seconds: seconds, isDate: false)
    else { return false }
    return exact.zone.instant(at: time) <= exact.instant
  }

  func isPast(_ seconds: Int) -> Bool { seconds > possible }
}
