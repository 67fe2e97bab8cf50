extension CalendarDate {
  /// How many days its week had before it: 0 on the day that weeks begin on, which is 1 for Monday to 7
  /// for Sunday.
  package func daysIntoWeek(from weekStart: Int) -> Int {
    (weekday - (weekStart - 1) + 7) % 7
  }

  /// - Throws: `invalid` for a day that no week can begin on.
  package static func checkWeekStart(_ weekStart: Int) throws {
    guard (1...7).contains(weekStart) else {
      throw Failure(
        .invalid, "A week begins on 1, Monday, to 7, Sunday, not on \(weekStart).",
        field: "week_start")
    }
  }

  /// The number of its week by ISO 8601: weeks begin on Monday, and belong to the year of their
  /// Thursday.
  package var isoWeek: Int {
    let thursday = daysSince1970 - weekday + 3
    // The Thursday of the last week of time is in the year 9999, as its Friday is.
    let year = CalendarDate(daysSince1970: thursday)?.year ?? self.year
    let newYear = CalendarDate(year: year, month: 1, day: 1)?.daysSince1970 ?? thursday
    return (thursday - newYear) / 7 + 1
  }
}
