/// A calendar that a repeat rule counts in: the Gregorian one, or one that RSCALE names (RFC 7529).
///
/// It is not a protocol: the plans and periods of a rule would be generic over it, and their types made at
/// run time.
enum RuleCalendar: Sendable {
  case gregorian
  case tabled(TabledCalendar)

  /// The last day that a rule can give, in days since 1970-01-01.
  var lastDay: Int {
    switch self {
    case .gregorian: GregorianCalendar.lastDay
    case .tabled(let calendar): calendar.lastDay
    }
  }

  /// The last year that a rule is expanded in: the first week of the next can begin in it.
  var lastYear: Int {
    switch self {
    case .gregorian: GregorianCalendar.lastYear
    case .tabled(let calendar): calendar.lastYear
    }
  }

  /// After so many periods without an occurrence, whatever their interval, there is none any more.
  func limit(of frequency: RuleFrequency) -> Int {
    switch self {
    case .gregorian: GregorianCalendar.limit(of: frequency)
    case .tabled(let calendar): calendar.limit(of: frequency)
    }
  }

  /// The month that a day, in days since 1970-01-01, is in.
  func month(of day: Int) -> RuleMonth {
    switch self {
    case .gregorian: GregorianCalendar.month(of: day)
    case .tabled(let calendar): calendar.month(of: day)
    }
  }

  /// Nil beyond the end of what is known of the calendar.
  func month(at index: Int) -> RuleMonth? {
    switch self {
    case .gregorian: GregorianCalendar.month(at: index)
    case .tabled(let calendar): calendar.month(at: index)
    }
  }

  /// The indices of the months of a year.
  func months(ofYear year: Int) -> Range<Int> {
    switch self {
    case .gregorian: GregorianCalendar.months(ofYear: year)
    case .tabled(let calendar): calendar.months(ofYear: year)
    }
  }

  /// In days since 1970-01-01.
  func firstDay(ofYear year: Int) -> Int {
    switch self {
    case .gregorian: GregorianCalendar.firstDay(ofYear: year)
    case .tabled(let calendar): calendar.firstDay(ofYear: year)
    }
  }

  /// The names that a month answers to in BYMONTH, as bits: ``RuleMonths``.
  func names(ofMonth index: Int, _ skip: RuleSkip) -> UInt32 {
    switch self {
    case .gregorian: GregorianCalendar.names(ofMonth: index, skip)
    case .tabled(let calendar): calendar.names(ofMonth: index, skip)
    }
  }

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
