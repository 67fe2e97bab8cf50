extension RepeatParts {
  /// Whether it says nothing but how many days, weeks and so on pass.
  var isSpan: Bool {
    var rest = self
    rest.skip = .omit
    return rest == RepeatParts(frequency, interval: interval) && frequency != .second
  }

  var hasNoMonthParts: Bool { months.isEmpty && monthDays.isEmpty }

  /// Whether it says nothing of days.
  var hasNoDays: Bool {
    days.isEmpty && monthDays.isEmpty && yearDays.isEmpty && weeks.isEmpty && positions.isEmpty
  }

  /// Whether it is nothing but some months of each year.
  var isMonths: Bool { frequency == .year && hasNoDays && !months.isEmpty }

  /// The same rule in the frequency in which it is said in the fewest words: Mondays by the week,
  /// the 15th by the month, the 24th of December by the year.
  var inFewWords: RepeatParts {
    var parts = self
    if !mayMissDays { parts.skip = .omit }
    if !countsWeeks { parts.weekStart = 0 }
    guard calendar == nil, interval == 1, weeks.isEmpty, yearDays.isEmpty,
      [.day, .month, .year].contains(frequency)
    else { return parts }
    if !positions.isEmpty {
      if frequency == .year, months.count == 1, monthDays.isEmpty { parts.frequency = .month }
      return parts
    }
    let isNumbered = days.contains { $0.number != nil }
    if !days.isEmpty, monthDays.isEmpty, !isNumbered {
      parts.frequency = .week
    } else if days.isEmpty, !monthDays.isEmpty, months.isEmpty, frequency != .month {
      parts.frequency = .month
    } else if frequency != .year, !months.isEmpty, frequency == .month || !monthDays.isEmpty,
      days.isEmpty || monthDays.isEmpty
    {
      parts.frequency = .year
    }
    return parts
  }
}
