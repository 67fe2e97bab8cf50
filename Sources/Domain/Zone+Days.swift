extension Zone {
  /// The first millisecond after a day; nil after the last day of time.
  package func startOfDay(after date: CalendarDate) -> Instant? {
    date.adding(days: 1).map { startOfDay($0) }
  }

  /// The first day of which the first millisecond is that instant or later, as yyyymmdd; a number
  /// above all days when there is none.
  package func firstDay(beginningFrom instant: Instant) -> Int32 {
    firstDay(near: instant) { startOfDay($0) >= instant }
  }

  /// The first day of which the last millisecond is that instant or later, as yyyymmdd; a number
  /// above all days when there is none.
  package func firstDay(endingFrom instant: Instant) -> Int32 {
    firstDay(near: instant) { endOfDay($0) >= instant }
  }

  /// Clocks that go back over midnight show the day before for a second time, and others leave out
  /// a whole day: so what the calendar shows is only near.
  private func firstDay(near instant: Instant, where isLate: (CalendarDate) -> Bool) -> Int32 {
    let shown = localTime(at: instant).date.daysSince1970
    let days = (shown - 1...shown + 2).lazy.compactMap { CalendarDate(daysSince1970: $0) }
    return days.first(where: isLate)?.packed ?? .max
  }
}
