import Domain

/// The day of the completions that are being read, which come in the order of time.
struct CompletedDay {
  /// From its first millisecond up to that of the next day.
  private(set) var span = Instant.epoch..<Instant.epoch
  /// Whether it is one of those that the query asks for.
  private(set) var isInQuery = false
  /// What was completed on it so far.
  var tally = Tally()

  private let spans: DaySpans
  private let days: ClosedRange<CalendarDate>
  private var other: DayCache
  private var date: CalendarDate?
  private var place = -1

  init(in zone: any Zone, _ spans: DaySpans, _ days: ClosedRange<CalendarDate>) {
    self.spans = spans
    self.days = days
    other = DayCache(in: zone)
  }

  /// Goes on with the day that an instant is on.
  mutating func begin(at instant: Instant) {
    tally = Tally()
    if let index = spans.index(of: instant) {
      place = index
      (date, span) = spans.day(at: index)
    } else {
      date = other.date(of: instant)
      span = other.span
      place = date.map { spans.place(of: $0) } ?? -1
    }
    isInQuery = date.map { days.contains($0) } ?? false
  }

  /// Counts what was completed on it, if anything was.
  func end(_ total: inout DayTally, _ history: inout PulseHistory) {
    guard let date, tally.completed > 0 else { return }
    if history.completedDays.last?.date == date {
      history.completedDays[history.completedDays.count - 1].tally += tally
    } else {
      history.completedDays.append((date, tally))
    }
    total.add(tally, on: place)
  }
}
