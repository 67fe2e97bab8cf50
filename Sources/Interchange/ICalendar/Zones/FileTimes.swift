import Domain

/// The times of a file in one of its zones.
struct FileTimes {
  /// So many are compared, and of series so many weeks.
  private static let maximumCount = 2_000
  /// In seconds.
  static let year: Int64 = 366 * 86_400
  /// 2000-01-01, in seconds since 1970.
  static let year2000: Int64 = 946_684_800

  /// What the file says itself.
  private(set) var clocks: [LocalTime] = []
  /// What follows from its repeat rules, a time in each week.
  private(set) var series: [LocalTime] = []

  var isEmpty: Bool { clocks.isEmpty }

  /// Takes in the times of a value, or the starts of its periods; those of a series up to a day.
  mutating func add(_ value: String, repeatingUntil end: CalendarDate?) {
    for text in value.split(separator: ",") where clocks.count < Self.maximumCount {
      let first = text.split(separator: "/").first ?? text
      guard case .local(.dateTime(let time))? = ICalendarTime(first) else { continue }
      clocks.append(time)
      guard let end else { continue }
      var date = time.date
      while series.count < Self.maximumCount, let next = date.adding(days: 7), next <= end {
        date = next
        var later = time
        later.date = next
        series.append(later)
      }
    }
  }

  /// From a year before the first to a year after the last, in seconds since 1970; without times, the years around now.
  func span(around present: Int64) -> ClosedRange<Int64> {
    let seconds = clocks.map { $0.millisecondsSince1970 / 1_000 }
    let first = seconds.min() ?? present
    let last = seconds.max() ?? present + 2 * Self.year
    return (first - Self.year)...(max(first, min(last, first + 50 * Self.year)) + Self.year)
  }

  /// The last day on which a rule is looked at: that of its UNTIL, or a year from now.
  static func end(ofRule text: String, from now: Instant) -> CalendarDate {
    let later = Instant(clamping: now.milliseconds + year * 1_000)
    let ahead = LocalTime(millisecondsSince1970: later.milliseconds)?.date ?? .first
    let until = text.split(separator: ";").first { $0.uppercased().hasPrefix("UNTIL=") }
      .flatMap { ICalendarTime($0.dropFirst(6)) }
    switch until {
    case .local(let moment): return min(ahead, moment.date)
    case .utc(let instant):
      return min(ahead, LocalTime(millisecondsSince1970: instant.milliseconds)?.date ?? ahead)
    case nil: return ahead
    }
  }
}
