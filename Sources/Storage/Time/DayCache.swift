import Domain

/// A cache of the last day looked up: consecutive instants are mostly on the same day.
struct DayCache {
  private let zone: any Zone
  private var date: CalendarDate?
  /// From the first millisecond of the last day that was asked for up to that of the next one.
  private(set) var span = Instant(clamping: 0)..<Instant(clamping: 0)

  init(in zone: any Zone) {
    self.zone = zone
  }

  mutating func date(of instant: Instant) -> CalendarDate {
    if let date, span.contains(instant) { return date }
    let found = zone.day(containing: instant)
    let start = min(zone.startOfDay(found), instant)
    let next = zone.startOfDay(after: found) ?? Instant.range.upperBound
    // The last day of time ends with time, and a stretch with it.
    span = start..<max(next, Instant(clamping: instant.milliseconds + 1))
    date = found
    return found
  }
}
