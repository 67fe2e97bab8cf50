import Domain

/// `every 2 weeks on Monday and Thursday`: the words in which rules are stored, too.
struct EnglishRepeats: RepeatSpeech {
  let weekdays = [
    "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
  ]
  let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
  let and = "and"

  // MARK: - Phrases

  func every(_ frequency: RepeatParts.Frequency, _ interval: Int) -> String {
    "every " + (interval == 1 ? noun(frequency) : "\(interval) \(noun(frequency))s")
  }

  func every(_ days: RepeatDays) -> String {
    switch days {
    case .weekdays(RepeatDays.mondayToFriday): "every weekday"
    case .weekdays(RepeatDays.saturdayAndSunday): "every weekend"
    case .weekdays(let days): "every " + names(ofWeekdays: days)
    case .monthDays(let days, .month) where days.allSatisfy({ $0 > 0 }): "every " + ordinals(days)
    case .months(let months): "every " + names(ofMonths: months)
    case .dates(let days, let month): "every " + date(days, month)
    default: "every " + counted(days)
    }
  }

  func on(_ days: RepeatDays) -> String {
    switch days {
    case .weekdays(let days): "on " + names(ofWeekdays: days)
    case .monthDays(let days, .month) where days.allSatisfy({ $0 > 0 }): "on the " + ordinals(days)
    case .months(let months): inMonths(months)
    case .dates(let days, let month): "on " + date(days, month)
    case .each(let days, let months):
      "on every " + names(ofWeekdays: days) + (months.isEmpty ? "" : " " + inMonths(months))
    default: "on the " + counted(days)
    }
  }

  private func date(_ days: [Int], _ month: Int) -> String {
    figures(days) + " " + months[month - 1]
  }

  /// `1st Monday and last Friday of the month`
  private func counted(_ days: RepeatDays) -> String {
    switch days {
    case .numbered(let days, let period): numbered(days) + of(period)
    case .workdays(let positions, let period): ordinals(positions) + " weekday" + of(period)
    case .monthDays(let days, let period):
      ordinals(days) + (days.contains { $0 < 0 } ? " day" : "") + of(period)
    case .yearDays(let days): ordinals(days) + " day of the year"
    default: ""
    }
  }

  private func of(_ period: RepeatDays.Period) -> String {
    switch period {
    case .month: " of the month"
    case .year: " of the year"
    case .months(let months): " of " + names(ofMonths: months)
    }
  }

  private func numbered(_ days: [RepeatParts.Day]) -> String {
    if Set(days.map(\.weekday)).count == 1 {
      return ordinals(days.compactMap(\.number)) + " " + weekdays[days[0].weekday]
    }
    return list(days.map { ordinal($0.number ?? 0) + " " + weekdays[$0.weekday] })
  }

  func inMonths(_ names: [String]) -> String { "in " + self.names(ofMonths: names) }

  func at(_ times: [String]) -> String {
    (times.count == 1 ? "always at " : "at ") + list(times)
  }

  func weeksBeginning(on weekday: Int) -> String { ", weeks beginning on " + weekdays[weekday] }

  func skip(_ skip: RuleSkip, ofYears: Bool) -> String {
    switch skip {
    case .backward: ""
    case .forward: " or the day after"
    case .omit: ofYears ? ", skipping shorter years" : ", skipping shorter months"
    }
  }

  func afterCompletion(_ words: String) -> String { words + " after completion" }

  func after(_ frequency: RepeatParts.Frequency, _ interval: Int) -> String {
    "after \(interval) \(noun(frequency))" + (interval == 1 ? "" : "s")
  }

  // MARK: - End

  func times(_ count: Int) -> String { count == 1 ? ", 1 time" : ", \(count) times" }

  func until(_ date: CalendarDate) -> String {
    "until \(date.day) \(months[date.month - 1]) \(date.text.prefix(4))"
  }

  func until(_ time: String) -> String { "until " + time }

  // MARK: - Sentences

  func byCalendar(_ name: String) -> String { "by the calendar " + name }

  func inMonths(numbered numbers: [String]) -> String {
    "in " + (numbers.count == 1 ? "month " : "months ") + list(numbers)
  }

  func inWeeks(_ weeks: [Int]) -> String {
    "in the " + ordinals(weeks) + (weeks.count == 1 ? " week" : " weeks") + " of the year"
  }

  func onYearDays(_ days: [Int]) -> String { "on the " + ordinals(days) + " day of the year" }
  func onMonthDays(_ days: [Int]) -> String { "on the " + ordinals(days) + " day of the month" }

  func onWeekdays(_ days: [RepeatParts.Day], ofYear: Bool) -> String {
    "on " + list(days.map { name($0, ofYear) ?? weekdays[$0.weekday] })
  }

  func onlyOnWeekdays(_ days: [RepeatParts.Day], ofYear: Bool) -> String {
    "only if that is " + list(days.map { name($0, ofYear) ?? "a " + weekdays[$0.weekday] }, "or")
  }

  /// Nil for a weekday without a number.
  private func name(_ day: RepeatParts.Day, _ isOfYear: Bool) -> String? {
    day.number.map {
      "the \(ordinal($0)) \(weekdays[day.weekday]) of the " + (isOfYear ? "year" : "month")
    }
  }

  func atHours(_ hours: [Int]) -> String { "at " + numbered("hour", hours) }
  func atMinutes(_ minutes: [Int]) -> String { "at " + numbered("minute", minutes) }
  func atSeconds(_ seconds: [Int]) -> String { "at " + numbered("second", seconds) }

  /// `minute 5`, `minutes 5 and 10`
  private func numbered(_ noun: String, _ values: [Int]) -> String {
    (values.count == 1 ? noun : noun + "s") + " " + figures(values)
  }

  func only(
    _ positions: [Int], inEach frequency: RepeatParts.Frequency, _ interval: Int
  ) -> String {
    let noun = noun(frequency)
    return "of all these only the " + ordinals(positions) + " in each "
      + (interval == 1 ? noun : "of these \(noun)s")
  }

  func missing(_ skip: RuleSkip) -> String {
    switch skip {
    case .backward: "or the day before one that does not exist"
    case .forward: "or the day after one that does not exist"
    case .omit: "never on days that do not exist"
    }
  }

  func withWeeksBeginning(on weekday: Int) -> String {
    "with weeks that begin on " + weekdays[weekday]
  }

  // MARK: - Words

  private func noun(_ frequency: RepeatParts.Frequency) -> String {
    switch frequency {
    case .second: "second"
    case .minute: "minute"
    case .hour: "hour"
    case .day: "day"
    case .week: "week"
    case .month: "month"
    case .year: "year"
    }
  }

  /// `1st`, `last`, `2nd-to-last`
  private func ordinal(_ number: Int) -> String {
    if number == -1 { return "last" }
    if number < 0 { return ordinal(-number) + "-to-last" }
    let isTeen = (11...13).contains(number % 100)
    switch number % 10 {
    case 1 where !isTeen: return "\(number)st"
    case 2 where !isTeen: return "\(number)nd"
    case 3 where !isTeen: return "\(number)rd"
    default: return "\(number)th"
    }
  }

  private func ordinals(_ numbers: [Int]) -> String { list(numbers.map(ordinal)) }
}
