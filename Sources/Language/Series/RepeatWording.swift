package import Domain

/// Repeat rules in English words: `every 2 weeks on Monday and Thursday`.
///
/// What ``RepeatPhrase`` reads comes out so that it reads it again as the same rule; other rules
/// come out as a sentence with all that they say.
package enum RepeatWording {
  /// What a rule says. Where the first occurrence is known, and its day is one that each month has,
  /// short months need no mention.
  package static func text(
    _ rule: RepeatRule, isAfterCompletion: Bool, start: CalendarDate? = nil
  ) -> String {
    let parts = RepeatParts(rule).inFewWords
    if isAfterCompletion, let span = parts.span {
      return "after " + span + skip(parts, start: start)
    }
    let words = phrase(parts, start: start) ?? sentence(parts)
    return words + end(parts) + (isAfterCompletion ? " after completion" : "")
  }

  // MARK: - Phrases

  /// As ``RepeatPhrase`` reads it; nil when it has no words for all of it.
  private static func phrase(_ parts: RepeatParts, start: CalendarDate?) -> String? {
    guard parts.calendar == nil, parts.weeks.isEmpty, parts.frequency != .second,
      let times = times(parts)
    else { return nil }
    var words: String
    if parts.hasNoDays, !parts.isMonths {
      words = "every " + parts.unit + months(parts)
    } else if let days = RepeatDayWording(parts) {
      if parts.interval == 1, !days.isOnly {
        words = "every " + days.behindEvery
      } else {
        words = "every " + parts.unit + " " + days.behindUnit
      }
      if !days.hasMonths { words += months(parts) }
    } else {
      return nil
    }
    words += skip(parts, start: start) + times
    if parts.countsWeeks, parts.weekStart != 0 {
      words += ", weeks beginning on " + EnglishNames.weekdays[parts.weekStart]
    }
    return words
  }

  private static func months(_ parts: RepeatParts) -> String {
    guard !parts.months.isEmpty else { return "" }
    return " in " + EnglishNames.months(parts.months)
  }

  /// What happens where a day does not exist, when that is not the day before it.
  private static func skip(_ parts: RepeatParts, start: CalendarDate?) -> String {
    guard parts.mayMissDays else { return "" }
    let isYears = parts.frequency == .year && parts.months.isEmpty
    if parts.keepsDay, let start {
      if start.day <= 28 || isYears && (start.month, start.day) != (2, 29) { return "" }
    }
    switch parts.skip {
    case .backward: return ""
    case .forward: return " or the day after"
    case .omit: return isYears ? ", skipping shorter years" : ", skipping shorter months"
    }
  }

  /// Nil for times that have no phrase.
  private static func times(_ parts: RepeatParts) -> String? {
    if parts.hours.isEmpty, parts.minutes.isEmpty, parts.seconds.isEmpty { return "" }
    guard !parts.hours.isEmpty, !parts.minutes.isEmpty, parts.seconds.isEmpty,
      ![.minute, .hour].contains(parts.frequency)
    else { return nil }
    let times = parts.hours.flatMap { hour in
      parts.minutes.map { EnglishNames.time(hour: hour, minute: $0) }
    }
    return (times.count == 1 ? " always at " : " at ") + EnglishNames.list(times)
  }

  // MARK: - Sentences

  /// All that it says, part by part.
  private static func sentence(_ parts: RepeatParts) -> String {
    var clauses = ["every " + parts.unit]
    if let calendar = parts.calendar { clauses.append("by the calendar \(calendar)") }
    if !parts.months.isEmpty {
      let isGregorian = parts.monthNumbers != nil
      clauses.append(
        isGregorian
          ? "in " + EnglishNames.months(parts.months)
          : "in " + EnglishNames.numbered("month", parts.months))
    }
    if !parts.weeks.isEmpty {
      let noun = parts.weeks.count == 1 ? "week" : "weeks"
      clauses.append("in the " + EnglishNames.ordinals(parts.weeks) + " \(noun) of the year")
    }
    if !parts.yearDays.isEmpty {
      clauses.append("on the " + EnglishNames.ordinals(parts.yearDays) + " day of the year")
    }
    if !parts.monthDays.isEmpty {
      clauses.append("on the " + EnglishNames.ordinals(parts.monthDays) + " day of the month")
    }
    clauses += days(parts) + clock(parts)
    if !parts.positions.isEmpty {
      let noun = parts.interval == 1 ? parts.unit : "of these \(parts.frequency.noun)s"
      clauses.append(
        "of all these only the " + EnglishNames.ordinals(parts.positions) + " in each \(noun)")
    }
    if parts.mayMissDays {
      switch parts.skip {
      case .backward: clauses.append("or the day before one that does not exist")
      case .forward: clauses.append("or the day after one that does not exist")
      case .omit: clauses.append("never on days that do not exist")
      }
    }
    if parts.countsWeeks, parts.weekStart != 0 {
      clauses.append("with weeks that begin on " + EnglishNames.weekdays[parts.weekStart])
    }
    return clauses.joined(separator: ", ")
  }

  private static func days(_ parts: RepeatParts) -> [String] {
    guard !parts.days.isEmpty else { return [] }
    let isOfYear = parts.frequency == .year && parts.months.isEmpty
    let isLimit = !parts.monthDays.isEmpty || !parts.yearDays.isEmpty
    let names = parts.days.map { day in
      let name = EnglishNames.weekdays[day.weekday]
      guard let number = day.number else { return isLimit ? "a \(name)" : name }
      let period = isOfYear ? "year" : "month"
      return "the \(EnglishNames.ordinal(number)) \(name) of the \(period)"
    }
    let isPlain = names.count == 1 || !isLimit
    return [
      isLimit
        ? "only if that is " + (isPlain ? names[0] : EnglishNames.list(names, "or"))
        : "on " + EnglishNames.list(names)
    ]
  }

  private static func clock(_ parts: RepeatParts) -> [String] {
    var clauses: [String] = []
    func add(_ noun: String, _ values: [Int]) {
      if !values.isEmpty {
        clauses.append("at " + EnglishNames.numbered(noun, values.map(String.init)))
      }
    }
    add("hour", parts.hours)
    add("minute", parts.minutes)
    add("second", parts.seconds)
    return clauses
  }

  // MARK: - End

  private static func end(_ parts: RepeatParts) -> String {
    if let count = parts.count { return count == 1 ? ", 1 time" : ", \(count) times" }
    guard let until = parts.until else { return "" }
    let isUTC = until.hasSuffix("Z")
    guard let moment = try? LocalMoment(text: isUTC ? until.dropLast() : until[...]) else {
      return " until \(until)"
    }
    let date = moment.date
    guard case .dateTime = moment else {
      return " until \(date.day) \(EnglishNames.months[date.month - 1]) \(EnglishNames.year(date))"
    }
    let clock = until.dropFirst(9)
    let time = "\(clock.prefix(2)):\(clock.dropFirst(2).prefix(2)):\(clock.dropFirst(4).prefix(2))"
    return " until \(date.text)T\(time)" + (isUTC ? "Z" : "")
  }
}
