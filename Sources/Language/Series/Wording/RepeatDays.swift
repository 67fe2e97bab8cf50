/// The days of a repeat rule in words: `last Friday of the month`, `24 December`.
enum RepeatDays {
  /// The period that days are counted in.
  enum Period: Equatable {
    case month
    case year
    /// Some months of each year.
    case months([String])
  }

  /// Each such day of a week.
  case weekdays([Int])
  /// Weekdays that have a number: the second Tuesday.
  case numbered([RepeatParts.Day], Period)
  /// The first, or the last, day from Monday to Friday.
  case workdays([Int], Period)
  case monthDays([Int], Period)
  /// Some days of one month.
  case dates([Int], month: Int)
  case yearDays([Int])
  /// From the day on which the first one was.
  case months([String])
  /// Each such day of a week in a month or year, some of which are left out.
  case each([Int], months: [String])

  static let mondayToFriday = Array(0...4)
  static let saturdayAndSunday = [5, 6]

  /// Nil for days that have no such words.
  init?(_ parts: RepeatParts) {
    let days: RepeatDays?
    switch parts.frequency {
    case .second: days = nil
    case .minute, .hour, .day, .week: days = Self.ofWeek(parts)
    case .month: days = Self.ofMonth(parts)
    case .year: days = Self.ofYear(parts)
    }
    guard let days else { return nil }
    self = days
  }

  /// Whether the months are among them.
  var hasMonths: Bool {
    switch self {
    case .weekdays: false
    case .numbered(_, let period), .workdays(_, let period), .monthDays(_, let period):
      period != .month
    case .dates, .yearDays, .months: true
    case .each(_, let months): !months.isEmpty
    }
  }

  /// Whether they say nothing without a unit before them.
  var needsUnit: Bool {
    if case .each = self { true } else { false }
  }

  private static func ofWeek(_ parts: RepeatParts) -> RepeatDays? {
    guard parts.monthDays.isEmpty, parts.yearDays.isEmpty, parts.positions.isEmpty else {
      return nil
    }
    return plain(parts.days).map { .weekdays($0) }
  }

  private static func ofMonth(_ parts: RepeatParts) -> RepeatDays? {
    guard parts.yearDays.isEmpty else { return nil }
    if !parts.positions.isEmpty { return workdaysOfMonth(parts) }
    guard parts.months.isEmpty || parts.interval > 1 else { return nil }
    if parts.days.isEmpty { return .monthDays(parts.monthDays, .month) }
    guard parts.monthDays.isEmpty else { return nil }
    if areNumbered(parts.days) { return .numbered(parts.days, .month) }
    return plain(parts.days).map { .each($0, months: []) }
  }

  /// `last weekday of the month`
  private static func workdaysOfMonth(_ parts: RepeatParts) -> RepeatDays? {
    guard parts.days == RepeatParts.workdays, parts.monthDays.isEmpty,
      parts.positions.allSatisfy({ abs($0) <= 23 }), parts.hours.isEmpty, parts.minutes.isEmpty
    else { return nil }
    let isOfMonth = parts.months.isEmpty || parts.interval > 1
    return .workdays(parts.positions, isOfMonth ? .month : .months(parts.months))
  }

  private static func ofYear(_ parts: RepeatParts) -> RepeatDays? {
    guard parts.positions.isEmpty else { return nil }
    if !parts.yearDays.isEmpty {
      guard parts.hasNoMonthParts, parts.days.isEmpty else { return nil }
      return .yearDays(parts.yearDays)
    }
    if parts.months.isEmpty {
      guard parts.monthDays.isEmpty, areNumbered(parts.days) else { return nil }
      return .numbered(parts.days, .year)
    }
    if parts.days.isEmpty {
      if parts.monthDays.isEmpty { return .months(parts.months) }
      if parts.months.count == 1, let month = parts.monthNumbers?.first,
        parts.monthDays.allSatisfy({ $0 > 0 })
      {
        return .dates(parts.monthDays, month: month)
      }
      return .monthDays(parts.monthDays, .months(parts.months))
    }
    guard parts.monthDays.isEmpty else { return nil }
    if areNumbered(parts.days) { return .numbered(parts.days, .months(parts.months)) }
    return plain(parts.days).map { .each($0, months: parts.months) }
  }

  private static func areNumbered(_ days: [RepeatParts.Day]) -> Bool {
    !days.isEmpty && days.allSatisfy { $0.number != nil }
  }

  /// Weekdays without numbers; nil when any of them has one.
  private static func plain(_ days: [RepeatParts.Day]) -> [Int]? {
    days.allSatisfy { $0.number == nil } ? days.map(\.weekday) : nil
  }
}
