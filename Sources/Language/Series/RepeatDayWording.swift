import Domain

/// The days of a repeat rule in words: `last Friday of the month`, `24 December`.
struct RepeatDayWording {
  /// As they stand behind “every”.
  let behindEvery: String
  /// As they stand behind “every 2 months”.
  let behindUnit: String
  /// Whether the months are among them.
  let hasMonths: Bool
  /// Whether they only narrow a shorter unit, as Monday does with hours.
  let isOnly: Bool

  /// Nil for days that have no such words.
  init?(_ parts: RepeatParts) {
    let words: (every: String, unit: String, hasMonths: Bool)?
    switch parts.frequency {
    case .second: words = nil
    case .minute, .hour, .day, .week: words = Self.ofWeek(parts)
    case .month: words = Self.ofMonth(parts)
    case .year: words = Self.ofYear(parts)
    }
    guard let words else { return nil }
    behindEvery = words.every
    behindUnit = words.unit
    hasMonths = words.hasMonths
    isOnly =
      parts.frequency != .week && parts.frequency != .month && parts.frequency != .year
      || words.every.isEmpty
  }

  private typealias Words = (every: String, unit: String, hasMonths: Bool)

  private static func ofWeek(_ parts: RepeatParts) -> Words? {
    guard parts.monthDays.isEmpty, parts.yearDays.isEmpty, parts.positions.isEmpty,
      parts.days.allSatisfy({ $0.number == nil })
    else { return nil }
    let names = EnglishNames.weekdays(parts.days)
    switch parts.days {
    case RepeatParts.workdays: return ("weekday", "on " + names, false)
    case RepeatParts.weekend: return ("weekend", "on " + names, false)
    default: return (names, "on " + names, false)
    }
  }

  private static func ofMonth(_ parts: RepeatParts) -> Words? {
    guard parts.yearDays.isEmpty else { return nil }
    if !parts.positions.isEmpty { return workdaysOfMonth(parts) }
    guard parts.months.isEmpty || parts.interval > 1 else { return nil }
    if parts.days.isEmpty {
      let words = monthDays(parts.monthDays, of: " of the month")
      return (words, "on the " + words, false)
    }
    guard parts.monthDays.isEmpty else { return nil }
    if let days = numbered(parts.days) {
      return (days + " of the month", "on the " + days + " of the month", false)
    }
    guard parts.days.allSatisfy({ $0.number == nil }) else { return nil }
    return ("", "on every " + EnglishNames.weekdays(parts.days), false)
  }

  /// `last weekday of the month`
  private static func workdaysOfMonth(_ parts: RepeatParts) -> Words? {
    guard parts.days == RepeatParts.workdays, parts.monthDays.isEmpty,
      parts.positions.allSatisfy({ abs($0) <= 23 }), parts.hours.isEmpty, parts.minutes.isEmpty
    else { return nil }
    let days = EnglishNames.ordinals(parts.positions) + " weekday"
    if parts.months.isEmpty || parts.interval > 1 {
      return (days + " of the month", "on the " + days + " of the month", false)
    }
    let words = days + " of " + EnglishNames.months(parts.months)
    return (words, "on the " + words, true)
  }

  private static func ofYear(_ parts: RepeatParts) -> Words? {
    guard parts.positions.isEmpty else { return nil }
    if !parts.yearDays.isEmpty {
      guard parts.hasNoMonthParts, parts.days.isEmpty else { return nil }
      let words = EnglishNames.ordinals(parts.yearDays) + " day of the year"
      return (words, "on the " + words, true)
    }
    if parts.months.isEmpty {
      guard parts.monthDays.isEmpty, let days = numbered(parts.days) else { return nil }
      return (days + " of the year", "on the " + days + " of the year", true)
    }
    let months = EnglishNames.months(parts.months)
    if parts.days.isEmpty {
      if parts.monthDays.isEmpty { return (months, "in " + months, true) }
      if parts.months.count == 1, parts.monthDays.allSatisfy({ $0 > 0 }) {
        let words = EnglishNames.list(parts.monthDays.map(String.init)) + " " + months
        return (words, "on " + words, true)
      }
      let words = monthDays(parts.monthDays, of: " of " + months)
      let hasMonths = words.hasSuffix(months)
      let all = hasMonths ? words : words + " of " + months
      return (all, "on the " + all, true)
    }
    guard parts.monthDays.isEmpty else { return nil }
    if let days = numbered(parts.days) {
      return (days + " of " + months, "on the " + days + " of " + months, true)
    }
    guard parts.days.allSatisfy({ $0.number == nil }) else { return nil }
    return ("", "on every " + EnglishNames.weekdays(parts.days) + " in " + months, true)
  }

  /// `1st and 15th`, `15th and last day of the month`
  private static func monthDays(_ days: [Int], of period: String) -> String {
    let words = EnglishNames.ordinals(days)
    return days.contains { $0 < 0 } ? words + " day" + period : words
  }

  /// `1st and 3rd Monday`, `1st Monday and last Friday`
  private static func numbered(_ days: [RepeatParts.Day]) -> String? {
    let numbers = days.compactMap(\.number)
    guard !days.isEmpty, numbers.count == days.count else { return nil }
    if Set(days.map(\.weekday)).count == 1 {
      return EnglishNames.ordinals(numbers) + " " + EnglishNames.weekdays[days[0].weekday]
    }
    return EnglishNames.list(
      zip(days, numbers).map { EnglishNames.ordinal($1) + " " + EnglishNames.weekdays[$0.weekday] })
  }
}
