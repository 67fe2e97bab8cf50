extension CalendarDate {
  /// The day after it; nil after the last one.
  public var next: CalendarDate? {
    CalendarDate(year: year, month: month, day: day + 1)
      ?? CalendarDate(year: year, month: month + 1, day: 1)
      ?? CalendarDate(year: year + 1, month: 1, day: 1)
  }

  /// `Thu`
  public var weekday: String {
    let names = ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"]
    let index = daysSince1970 % 7
    return names[index < 0 ? index + 7 : index]
  }

  /// How many days it is after 1970-01-01.
  public var daysSince1970: Int {
    // Years begin in March here, so that a leap day is the last day of one.
    let shifted = month > 2 ? year : year - 1
    let monthFromMarch = (month + 9) % 12
    let dayOfYear = (153 * monthFromMarch + 2) / 5 + day - 1
    return shifted * 365 + shifted / 4 - shifted / 100 + shifted / 400 + dayOfYear - 719_468
  }

  static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 2: (year % 4 == 0 && year % 100 != 0) || year % 400 == 0 ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

/// From a month to a month; nil for any.
public typealias MonthRange = (first: CalendarMonth?, last: CalendarMonth?)
