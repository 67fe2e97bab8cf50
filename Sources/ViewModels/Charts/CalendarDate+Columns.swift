import Domain

extension CalendarDate {
  /// How many days its week had before it: 0 on the day that weeks begin on, which is 1 for Monday to 7
  /// for Sunday.
  func column(weekStart: Int) -> Int {
    (weekday - (weekStart - 1) + 7) % 7
  }
}

extension ClosedRange<CalendarDate> {
  /// In days, from its first one.
  func distance(to date: CalendarDate) -> Int {
    date.daysSince1970 - lowerBound.daysSince1970
  }

  var dayCount: Int { distance(to: upperBound) + 1 }
}
