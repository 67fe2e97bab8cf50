import Domain

/// A phrase for a day whose final meaning depends on the words beside it.
enum DayPhrase {
  /// One day of all time.
  case date(CalendarDate)
  /// The next such weekday, or that one of some week.
  case weekday(Int, Which?)
  /// The next such day of a month: `the 20th`
  case monthDay(Int)
  /// A week, from this one: its first day when nothing else is said.
  case week(Int)
  /// What can be meant by it on no account, or in two ways: `30 February`, `1/2`.
  case unread
}

extension CalendarDate {
  /// The next such day of a year, from a date on. Any comes again within eight years.
  static func next(month: Int, day: Int, from date: CalendarDate) -> CalendarDate? {
    for year in date.year...date.year + 8 {
      if let found = CalendarDate(year: year, month: month, day: day), found >= date {
        return found
      }
    }
    return nil
  }
}
