extension CalendarDate {
  /// From Monday, which is 0.
  package var weekday: Int {
    // 1970-01-01 was a Thursday.
    ((daysSince1970 + 3) % 7 + 7) % 7
  }

  /// The Monday of its week.
  package var startOfWeek: CalendarDate? { adding(days: -weekday) }

  package var endOfMonth: CalendarDate? { Self.lastDay(ofMonth: month, year: year, atMost: 31) }

  /// Nil outside of the years 1 to 9999.
  package func adding(days: Int) -> CalendarDate? {
    CalendarDate(daysSince1970: daysSince1970 + days)
  }

  /// The same day of another month, or its last one when it is shorter; nil outside of the years 1
  /// to 9999.
  package func adding(months: Int) -> CalendarDate? {
    let count = year * 12 + month - 1 + months
    guard count >= 12 else { return nil }
    return Self.lastDay(ofMonth: count % 12 + 1, year: count / 12, atMost: day)
  }

  private static func lastDay(ofMonth month: Int, year: Int, atMost day: Int) -> CalendarDate? {
    for day in stride(from: day, through: max(1, day - 3), by: -1) {
      if let date = CalendarDate(year: year, month: month, day: day) { return date }
    }
    return nil
  }
}
