/// A month of the Gregorian calendar as a repeat rule counts in it; the years before 1 and after 9999
/// are there too, since weeks reach into them.
struct GregorianMonth {
  let year: Int
  let month: Int
  /// Its first day, in days since 1970-01-01.
  let firstDay: Int
  let length: Int
  /// How many days of the year are before it.
  let daysBefore: Int
  let yearLength: Int

  /// Bits 1 to `length`.
  var allDays: UInt32 { (UInt32(1) << UInt32(length) - 1) << 1 }
  var lastDay: Int { firstDay + length - 1 }
  var firstDayOfYear: Int { firstDay - daysBefore }

  init(year: Int, month: Int) {
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let isAfterFebruary = month > 2
    self.year = year
    self.month = month
    let starts = (153 * (isAfterFebruary ? month - 3 : month + 9) + 2) / 5
    daysBefore =
      isAfterFebruary ? starts + (isLeap ? 60 : 59) : month == 2 ? 31 : 0
    yearLength = isLeap ? 366 : 365
    length =
      switch month {
      case 2: isLeap ? 29 : 28
      case 4, 6, 9, 11: 30
      default: 31
      }
    firstDay = Self.firstDay(ofYear: year) + daysBefore
  }

  /// The month that a day, in days since 1970-01-01, is in.
  init(of day: Int) {
    // The calendar repeats itself after 400 years, so this serves the days just outside of it too.
    let cycle = Self.daysInCycle
    let shift = day < Self.firstDay(ofYear: 1) ? 1 : day > Self.lastDay ? -1 : 0
    let date = CalendarDate(daysSince1970: day + shift * cycle) ?? .epoch
    self.init(year: date.year - shift * 400, month: date.month)
  }

  var next: GregorianMonth {
    month == 12
      ? GregorianMonth(year: year + 1, month: 1) : GregorianMonth(year: year, month: month + 1)
  }

  var previous: GregorianMonth {
    month == 1
      ? GregorianMonth(year: year - 1, month: 12) : GregorianMonth(year: year, month: month - 1)
  }

  static let daysInCycle = 146_097
  /// 9999-12-31.
  static let lastDay = 2_932_896

  /// In days since 1970-01-01, for years from -400 on.
  static func firstDay(ofYear year: Int) -> Int {
    let past = year + 399  // whole years since the first of year -399
    return past * 365 + past / 4 - past / 100 + past / 400 - 719_162 - daysInCycle
  }

  /// The first day of week 1 of a year: of the first week with four days in it.
  static func firstWeek(ofYear year: Int, weekStart: Int) -> Int {
    let fourth = firstDay(ofYear: year) + 3
    return fourth - (weekday(of: fourth) - weekStart + 7) % 7
  }

  /// From Monday, which is 0.
  static func weekday(of day: Int) -> Int {
    let weekday = (day + 3) % 7
    return weekday < 0 ? weekday + 7 : weekday
  }
}
