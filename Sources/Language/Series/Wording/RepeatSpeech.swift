import Domain

/// How a language says repeats: its words, and the order that they stand in.
///
/// ``RepeatWording`` decides what is said. What these say, the reader of the same language reads.
protocol RepeatSpeech {
  /// From Monday.
  var weekdays: [String] { get }
  var months: [String] { get }
  var and: String { get }

  // MARK: - Phrases

  /// `every 2 weeks`
  func every(_ frequency: RepeatParts.Frequency, _ interval: Int) -> String
  /// `every last Friday of the month`
  func every(_ days: RepeatDays) -> String
  /// What says both the weeks and the days in fewer words, when there is such: `jeden zweiten Freitag`
  func every(_ interval: Int, weeksOn days: [Int]) -> String?
  /// Behind a unit: `on the last Friday of the month`
  func on(_ days: RepeatDays) -> String
  /// `in March and June`
  func inMonths(_ names: [String]) -> String
  /// `at 09:00 and 17:00`, or `always at 09:00`
  func at(_ times: [String]) -> String
  /// `, weeks beginning on Sunday`
  func weeksBeginning(on weekday: Int) -> String
  /// What happens where a day does not exist; empty for the day before it.
  func skip(_ skip: RuleSkip, ofYears: Bool) -> String
  /// `every 3 days after completion`, and `after 3 days` when nothing else is said
  func afterCompletion(_ words: String) -> String
  func after(_ frequency: RepeatParts.Frequency, _ interval: Int) -> String

  // MARK: - End

  /// `, 10 times`
  func times(_ count: Int) -> String
  /// `until 24 December 2026`
  func until(_ date: CalendarDate) -> String
  /// `until 2026-12-24T16:00:00Z`
  func until(_ time: String) -> String

  // MARK: - Sentences

  func byCalendar(_ name: String) -> String
  /// Months that have no names, such as `5L`.
  func inMonths(numbered numbers: [String]) -> String
  func inWeeks(_ weeks: [Int]) -> String
  func onYearDays(_ days: [Int]) -> String
  func onMonthDays(_ days: [Int]) -> String
  /// Days of a week, those that have a number within a month or a year.
  func onWeekdays(_ days: [RepeatParts.Day], ofYear: Bool) -> String
  /// The same where they narrow other days: `only if that is a Friday`
  func onlyOnWeekdays(_ days: [RepeatParts.Day], ofYear: Bool) -> String
  func atHours(_ hours: [Int]) -> String
  func atMinutes(_ minutes: [Int]) -> String
  func atSeconds(_ seconds: [Int]) -> String
  /// `of all these only the last in each month`
  func only(_ positions: [Int], inEach frequency: RepeatParts.Frequency, _ interval: Int) -> String
  /// What happens where a day does not exist.
  func missing(_ skip: RuleSkip) -> String
  func withWeeksBeginning(on weekday: Int) -> String
}

extension RepeatSpeech {
  func every(_ interval: Int, weeksOn days: [Int]) -> String? { nil }

  func after(_ frequency: RepeatParts.Frequency, _ interval: Int) -> String {
    afterCompletion(every(frequency, interval))
  }

  /// `a, b and c`
  func list(_ items: [String]) -> String { list(items, and) }

  func list(_ items: [String], _ conjunction: String) -> String {
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    return items.dropLast().joined(separator: ", ") + " \(conjunction) \(last)"
  }

  func names(ofWeekdays days: [Int]) -> String { list(days.map { weekdays[$0] }) }

  func names(ofMonths numbers: [String]) -> String {
    list(
      numbers.map { name in
        guard let number = Int(name), months.indices.contains(number - 1) else { return name }
        return months[number - 1]
      })
  }

  func figures(_ numbers: [Int]) -> String { list(numbers.map(String.init)) }
}

extension Language {
  var repeats: any RepeatSpeech {
    switch self {
    case .english, .bracketed, .mirrored: EnglishRepeats()
    case .french: FrenchRepeats()
    case .german: GermanRepeats()
    case .spanish: SpanishRepeats()
    }
  }
}
