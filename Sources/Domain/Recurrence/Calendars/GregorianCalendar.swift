/// The Gregorian calendar as a repeat rule counts in it, from the year 1 to 9999; the years before and
/// after are there too, since weeks reach into them.
enum GregorianCalendar {
  /// 9999-12-31.
  static let lastDay = 2_932_896
  /// The first week of the year after the last can begin in the last.
  static let lastYear = 10_000
  private static let daysInCycle = 146_097

  /// The calendar repeats itself after 400 years.
  static func limit(of frequency: RuleFrequency) -> Int {
    switch frequency {
    case .yearly: 402
    case .weekly: daysInCycle / 7 + 2
    default: 4_802
    }
  }

  static func month(of day: Int) -> RuleMonth {
    let shift = day < firstDay(ofYear: 1) ? 1 : day > lastDay ? -1 : 0
    let date = CalendarDate(daysSince1970: day + shift * daysInCycle) ?? .epoch
    return month(ofYear: date.year - shift * 400, number: date.month)
  }

  /// Indices count from January of the year 0.
  static func month(at index: Int) -> RuleMonth? {
    let year = index.dividedDown(by: 12)
    guard year <= lastYear else { return nil }
    return month(ofYear: year, number: index - year * 12 + 1)
  }

  private static func month(ofYear year: Int, number: Int) -> RuleMonth {
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let isAfterFebruary = number > 2
    let starts = (153 * (isAfterFebruary ? number - 3 : number + 9) + 2) / 5
    let daysBefore =
      isAfterFebruary ? starts + (isLeap ? 60 : 59) : number == 2 ? 31 : 0
    let length =
      switch number {
      case 2: isLeap ? 29 : 28
      case 4, 6, 9, 11: 30
      default: 31
      }
    return RuleMonth(
      index: year * 12 + number - 1, year: year, firstDay: firstDay(ofYear: year) + daysBefore,
      length: length, daysBefore: daysBefore, yearLength: isLeap ? 366 : 365)
  }

  static func months(ofYear year: Int) -> Range<Int> { year * 12..<year * 12 + 12 }

  /// In days since 1970-01-01, for years from -400 on.
  static func firstDay(ofYear year: Int) -> Int {
    let past = year + 399  // whole years since the first of year -399
    return past * 365 + past / 4 - past / 100 + past / 400 - 719_162 - daysInCycle
  }

  /// It has no leap months: SKIP moves each of them.
  static func names(ofMonth index: Int, _ skip: RuleSkip) -> UInt32 {
    let number = index - index.dividedDown(by: 12) * 12 + 1
    let own = RuleMonths.bit(number)
    switch skip {
    case .omit: return own
    case .backward: return own | RuleMonths.bit(number, isLeap: true)
    case .forward: return own | RuleMonths.bit(number == 1 ? 12 : number - 1, isLeap: true)
    }
  }
}
