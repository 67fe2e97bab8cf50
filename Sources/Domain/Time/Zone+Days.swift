extension Zone {
  /// The first millisecond after a day; nil after the last day of time.
  package func startOfDay(after date: CalendarDate) -> Instant? {
    date.adding(days: 1).map { startOfDay($0) }
  }

  /// The first millisecond after a day; after the last day of time, its last one.
  package func end(of date: CalendarDate) -> Instant {
    startOfDay(after: date) ?? Instant.range.upperBound
  }

  /// From the first millisecond of the first of some days up to that of the day after them.
  package func span(of days: ClosedRange<CalendarDate>) -> Range<Instant> {
    startOfDay(days.lowerBound)..<end(of: days.upperBound)
  }

  /// It is what the calendar shows, but where clocks go back over midnight: what they show for a
  /// second time belongs to the later day.
  package func day(containing instant: Instant) -> CalendarDate {
    let shown = localTime(at: instant).date
    let next = [2, 1].lazy.compactMap { shown.adding(days: $0) }
    return next.first { startOfDay($0) <= instant } ?? shown
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
    for days in shown - 1...shown + 2 {
      if let date = CalendarDate(daysSince1970: days), isLate(date) { return date.packed }
    }
    return .max
  }
}
