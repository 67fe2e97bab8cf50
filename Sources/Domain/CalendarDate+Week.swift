extension CalendarDate {
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
