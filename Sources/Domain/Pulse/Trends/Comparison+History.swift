/// At the beginning of the calendar, the period before it counts as empty.
extension Comparison {
  init(weekOf today: CalendarDate, weeks: Weeks, of history: PulseHistory) {
    let day = today.daysSince1970
    let first = weeks.days(of: weeks.number(of: day)).lowerBound
    self.init(first...day, previous: first - 7, same: day - 7, of: history)
  }

  init(monthOf today: CalendarDate, of history: PulseHistory) {
    let day = today.daysSince1970
    let first = day - (today.day - 1)
    let same = today.adding(months: -1)
    self.init(
      first...day, previous: same.map { $0.daysSince1970 - ($0.day - 1) } ?? first - 31,
      same: same?.daysSince1970 ?? day - 31, of: history)
  }

  /// The previous one lasts from a day up to the first one of the present.
  private init(
    _ days: ClosedRange<Int>, previous: Int, same: Int, of history: PulseHistory
  ) {
    let end = days.lowerBound - 1
    self.init(
      days: Self.dates(days.lowerBound, days.upperBound),
      previousDays: Self.dates(previous, end),
      previousSame: CalendarDate(clampingDaysSince1970: same),
      tally: Self.tally(days.lowerBound, days.upperBound, of: history),
      previous: Self.tally(previous, end, of: history),
      previousSoFar: Self.tally(previous, same, of: history))
  }

  private static func dates(_ first: Int, _ last: Int) -> ClosedRange<CalendarDate> {
    CalendarDate(clampingDaysSince1970: first)...CalendarDate(clampingDaysSince1970: last)
  }

  private static func tally(_ first: Int, _ last: Int, of history: PulseHistory) -> Tally {
    history.days(from: first, through: last).reduce(into: Tally()) { $0 += $1.tally }
  }
}
