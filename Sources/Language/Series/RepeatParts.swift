import Domain

/// The values of a repeat rule: of `FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH` the frequency, the interval
/// and the days.
struct RepeatParts: Equatable {
  enum Frequency: String, CaseIterable {
    case second = "SECONDLY"
    case minute = "MINUTELY"
    case hour = "HOURLY"
    case day = "DAILY"
    case week = "WEEKLY"
    case month = "MONTHLY"
    case year = "YEARLY"
  }

  /// A weekday, 0 for Monday; with a number, the nth one of a month or a year.
  struct Day: Hashable {
    var number: Int?
    var weekday: Int
  }

  static let workdays = (0...4).map { Day(number: nil, weekday: $0) }
  static let weekend = (5...6).map { Day(number: nil, weekday: $0) }

  var frequency: Frequency
  var interval = 1
  var count: Int?
  /// As the rule has it.
  var until: String?
  var seconds: [Int] = []
  var minutes: [Int] = []
  var hours: [Int] = []
  var days: [Day] = []
  var monthDays: [Int] = []
  var yearDays: [Int] = []
  var weeks: [Int] = []
  /// Those of other calendars may have an `L` behind the number.
  var months: [String] = []
  var positions: [Int] = []
  var weekStart = 0
  /// Nil for the Gregorian one.
  var calendar: String?
  var skip = RuleSkip.omit

  init(_ frequency: Frequency, interval: Int = 1) {
    self.frequency = frequency
    self.interval = interval
  }

  /// Days and months as numbers of the Gregorian calendar; nil when another one is meant.
  var monthNumbers: [Int]? {
    let numbers = months.compactMap { Int($0) }
    return calendar == nil && numbers.count == months.count ? numbers : nil
  }

  // MARK: - Days that some months have not

  /// Whether the day of the month is that of the first occurrence.
  var keepsDay: Bool {
    guard frequency == .month || frequency == .year else { return false }
    return days.isEmpty && monthDays.isEmpty && yearDays.isEmpty && weeks.isEmpty
  }

  /// Whether it may name a day that does not exist, so that SKIP tells what happens then.
  var mayMissDays: Bool {
    if calendar != nil { return true }
    if keepsDay { return true }
    guard frequency == .month || frequency == .year else { return false }
    let months = monthNumbers ?? []
    let lengths = (months.isEmpty ? Array(1...12) : months).map { Self.shortestLength(ofMonth: $0) }
    return monthDays.contains { day in lengths.contains { $0 < abs(day) } }
  }

  private static func shortestLength(ofMonth month: Int) -> Int {
    switch month {
    case 2: 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
