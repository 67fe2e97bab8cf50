/// A calendar that a repeat rule counts in: the Gregorian one, or one that RSCALE names (RFC 7529).
///
/// Months have consecutive indices, from one year to the next.
protocol RuleCalendar: Sendable {
  associatedtype Month: RuleMonth

  /// The last day that a rule can give, in days since 1970-01-01.
  var lastDay: Int { get }
  /// The last year that a rule is expanded in: the first week of the next can begin in it.
  var lastYear: Int { get }
  /// After so many periods without an occurrence, whatever their interval, there is none any more.
  func limit(of frequency: RuleFrequency) -> Int

  func month(of day: Int) -> Month
  /// Nil beyond the end of what is known of the calendar.
  func month(at index: Int) -> Month?
  /// The indices of the months of a year.
  func months(ofYear year: Int) -> Range<Int>
  /// In days since 1970-01-01.
  func firstDay(ofYear year: Int) -> Int
  /// The names that a month answers to in BYMONTH, as bits: ``RuleMonths``.
  func names(ofMonth index: Int, _ skip: RuleSkip) -> UInt32
}

protocol RuleMonth: Sendable {
  var index: Int { get }
  var year: Int { get }
  /// Its first day, in days since 1970-01-01.
  var firstDay: Int { get }
  var length: Int { get }
  /// How many days of the year are before it.
  var daysBefore: Int { get }
  var yearLength: Int { get }
}

extension RuleMonth {
  /// Bits 1 to `length`.
  var allDays: UInt32 { (UInt32(1) << UInt32(length) - 1) << 1 }
  var lastDay: Int { firstDay + length - 1 }
  var firstDayOfYear: Int { firstDay - daysBefore }
}

extension RuleCalendar {
  /// The first day of week 1 of a year: of the first week with four days in it.
  func firstWeek(ofYear year: Int, weekStart: Int) -> Int {
    let fourth = firstDay(ofYear: year) + 3
    return fourth - (Weekdays.weekday(of: fourth) - weekStart + 7) % 7
  }
}

enum Weekdays {
  /// From Monday, which is 0.
  static func weekday(of day: Int) -> Int {
    let weekday = (day + 3) % 7
    return weekday < 0 ? weekday + 7 : weekday
  }
}

/// The months that BYMONTH names, as bits: 1 to 13, and 14 to 26 for the leap months 1L to 13L.
enum RuleMonths {
  static let count = 13
  static let all: UInt32 = 0x07FF_FFFE

  static func bit(_ number: Int, isLeap: Bool = false) -> UInt32 {
    1 << UInt32(isLeap ? number + count : number)
  }

  /// Those of a value of BYMONTH, such as `5L`.
  static func bit(_ name: Substring) -> UInt32 {
    let isLeap = name.hasSuffix("L")
    guard let number = Int(isLeap ? name.dropLast() : name), (1...count).contains(number)
    else { return 0 }
    return bit(number, isLeap: isLeap)
  }
}
