/// A day of the calendar, without a time or a zone: `2026-12-24`.
public struct CalendarDate: Hashable, Comparable, Sendable {
  /// The year, 1 to 9999.
  public let year: Int
  /// The month, 1 to 12.
  public let month: Int
  /// The day, 1 to 31.
  public let day: Int

  /// Nil when there is no such day in the years 1 to 9999.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month),
      (1...Self.days(inMonth: month, of: year)).contains(day)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// Reads `2026-12-24`.
  public init?(_ text: some StringProtocol) {
    var digits = DigitReader(text)
    guard let year = digits.number(digits: 4), digits.skip("-"),
      let month = digits.number(digits: 2), digits.skip("-"),
      let day = digits.number(digits: 2), digits.isAtEnd
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// Reads the library's form of it: 20261224.
  package init?(number: Int32) {
    let number = Int(number)
    self.init(year: number / 10_000, month: number / 100 % 100, day: number % 100)
  }

  /// Takes a date that the library always gives.
  ///
  /// - Throws: `internal` for what is no date.
  init(known number: Int32) throws {
    guard let date = CalendarDate(number: number) else {
      throw TaskcoreError(.internal, "\(number) is no date.")
    }
    self = date
  }

  /// The library's form of it: 20261224.
  package var number: Int32 { Int32(clamping: year * 10_000 + month * 100 + day) }

  /// `2026-12-24`
  public var text: String {
    "\(year.padded(to: 4))-\(month.padded(to: 2))-\(day.padded(to: 2))"
  }

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

  /// Whether a day comes before another one.
  public static func < (one: CalendarDate, other: CalendarDate) -> Bool {
    one.number < other.number
  }

  private static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 2: (year % 4 == 0 && year % 100 != 0) || year % 400 == 0 ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

extension Int {
  /// `7.padded(to: 2)` is `07`.
  package func padded(to width: Int) -> String {
    let digits = String(self)
    return String(repeating: "0", count: Swift.max(0, width - digits.utf8.count)) + digits
  }
}
