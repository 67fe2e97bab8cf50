import Domain

/// `jeden zweiten Freitag`, `am letzten Werktag jedes Monats`
struct GermanRepeats: RepeatSpeech {
  let weekdays = [
    "Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag", "Sonntag",
  ]
  let months = [
    "Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September",
    "Oktober", "November", "Dezember",
  ]
  let and = "und"

  // MARK: - Phrases

  func every(_ frequency: RepeatParts.Frequency, _ interval: Int) -> String {
    if interval > 1 { return "alle \(interval) " + plural(frequency) }
    return switch frequency {
    case .second, .minute, .hour, .week: "jede " + singular(frequency)
    case .day, .month: "jeden " + singular(frequency)
    case .year: "jedes " + singular(frequency)
    }
  }

  func every(_ interval: Int, weeksOn days: [Int]) -> String? {
    interval == 2 && days.count == 1 ? "jeden zweiten " + weekdays[days[0]] : nil
  }

  func every(_ days: RepeatDays) -> String {
    switch days {
    case .weekdays(RepeatDays.mondayToFriday): "jeden Werktag"
    case .weekdays(RepeatDays.saturdayAndSunday): "jedes Wochenende"
    case .weekdays(let days), .each(let days, _): "jeden " + names(ofWeekdays: days)
    case .months(let months): "jedes Jahr " + inMonths(months)
    case .dates(let days, let month): "jeden " + ordinals(days) + " " + months[month - 1]
    case .yearDays(let days): "am " + ordinals(days) + " Tag jedes Jahres"
    case .numbered(let days, let period): every(numbered(days), period)
    case .workdays(let positions, let period): every(ordinals(positions) + " Werktag", period)
    case .monthDays(let days, let period): every(monthDays(days), period)
    }
  }

  /// `am 15. jedes Monats`, `jeden letzten Freitag im März`
  private func every(_ days: String, _ period: RepeatDays.Period) -> String {
    switch period {
    case .month: "am " + days + " jedes Monats"
    case .year: "am " + days + " jedes Jahres"
    case .months(let months): "jeden " + days + " " + inMonths(months)
    }
  }

  func on(_ days: RepeatDays) -> String {
    switch days {
    case .weekdays(let days): "am " + names(ofWeekdays: days)
    case .each(let days, let months):
      "jeden " + names(ofWeekdays: days) + (months.isEmpty ? "" : " " + inMonths(months))
    case .months(let months): inMonths(months)
    case .dates(let days, let month): "am " + ordinals(days) + " " + months[month - 1]
    case .yearDays(let days): "am " + ordinals(days) + " Tag des Jahres"
    case .numbered(let days, let period): "am " + numbered(days) + of(period)
    case .workdays(let positions, let period): "am " + ordinals(positions) + " Werktag" + of(period)
    case .monthDays(let days, let period): "am " + monthDays(days) + of(period)
    }
  }

  private func of(_ period: RepeatDays.Period) -> String {
    switch period {
    case .month: " des Monats"
    case .year: " des Jahres"
    case .months(let months): " " + inMonths(months)
    }
  }

  private func monthDays(_ days: [Int]) -> String {
    ordinals(days) + (days.contains { $0 < 0 } ? " Tag" : "")
  }

  /// `1. und 3. Montag`, `1. Montag und letzten Freitag`
  private func numbered(_ days: [RepeatParts.Day]) -> String {
    if Set(days.map(\.weekday)).count == 1 {
      return ordinals(days.compactMap(\.number)) + " " + weekdays[days[0].weekday]
    }
    return list(days.map { ordinal($0.number ?? 0) + " " + weekdays[$0.weekday] })
  }

  func inMonths(_ names: [String]) -> String { "im " + self.names(ofMonths: names) }

  func at(_ times: [String]) -> String {
    (times.count == 1 ? "immer um " : "um ") + list(times)
  }

  func weeksBeginning(on weekday: Int) -> String { ", Wochen beginnend am " + weekdays[weekday] }

  func skip(_ skip: RuleSkip, ofYears: Bool) -> String {
    switch skip {
    case .backward: ""
    case .forward: " oder am Tag danach"
    case .omit: ofYears ? ", außer in kürzeren Jahren" : ", außer in kürzeren Monaten"
    }
  }

  func afterCompletion(_ words: String) -> String { words + " nach Erledigung" }

  // MARK: - End

  func times(_ count: Int) -> String { ", \(count) Mal" }

  func until(_ date: CalendarDate) -> String {
    "bis zum \(date.day). \(months[date.month - 1]) \(date.text.prefix(4))"
  }

  func until(_ time: String) -> String { "bis " + time }

  // MARK: - Sentences

  func byCalendar(_ name: String) -> String { "nach dem Kalender " + name }

  func inMonths(numbered numbers: [String]) -> String {
    (numbers.count == 1 ? "im Monat " : "in den Monaten ") + list(numbers)
  }

  func inWeeks(_ weeks: [Int]) -> String { "in der " + ordinals(weeks) + " Woche des Jahres" }
  func onYearDays(_ days: [Int]) -> String { "am " + ordinals(days) + " Tag des Jahres" }
  func onMonthDays(_ days: [Int]) -> String { "am " + ordinals(days) + " Tag des Monats" }

  func onWeekdays(_ days: [RepeatParts.Day], ofYear: Bool) -> String {
    list(days.map { name($0, ofYear, "am ") ?? "am " + weekdays[$0.weekday] })
  }

  func onlyOnWeekdays(_ days: [RepeatParts.Day], ofYear: Bool) -> String {
    "nur wenn das "
      + list(days.map { name($0, ofYear, "am ") ?? "ein " + weekdays[$0.weekday] }, "oder") + " ist"
  }

  /// Nil for a weekday without a number.
  private func name(_ day: RepeatParts.Day, _ isOfYear: Bool, _ article: String) -> String? {
    day.number.map {
      article + "\(ordinal($0)) \(weekdays[day.weekday])" + of(isOfYear ? .year : .month)
    }
  }

  func atHours(_ hours: [Int]) -> String { "um " + figures(hours) + " Uhr" }
  func atMinutes(_ minutes: [Int]) -> String { "in Minute " + figures(minutes) }
  func atSeconds(_ seconds: [Int]) -> String { "in Sekunde " + figures(seconds) }

  func only(
    _ positions: [Int], inEach frequency: RepeatParts.Frequency, _ interval: Int
  ) -> String {
    let every = every(frequency, 1)
    let each = interval == 1 ? every : every + " davon"
    return "von all dem für " + each + " nur das " + list(positions.map { neuter($0) })
  }

  func missing(_ skip: RuleSkip) -> String {
    switch skip {
    case .backward: "oder am Tag vor einem, den es nicht gibt"
    case .forward: "oder am Tag nach einem, den es nicht gibt"
    case .omit: "nie an Tagen, die es nicht gibt"
    }
  }

  func withWeeksBeginning(on weekday: Int) -> String {
    "mit Wochen, die am " + weekdays[weekday] + " beginnen"
  }

  // MARK: - Words

  private func singular(_ frequency: RepeatParts.Frequency) -> String {
    switch frequency {
    case .second: "Sekunde"
    case .minute: "Minute"
    case .hour: "Stunde"
    case .day: "Tag"
    case .week: "Woche"
    case .month: "Monat"
    case .year: "Jahr"
    }
  }

  private func plural(_ frequency: RepeatParts.Frequency) -> String {
    switch frequency {
    case .second, .minute, .hour, .week: singular(frequency) + "n"
    case .day, .month, .year: singular(frequency) + "e"
    }
  }

  private static let lastNames = [
    "letzte", "vorletzte", "drittletzte", "viertletzte", "fünftletzte",
  ]

  /// `1.`, `letzten`; in this case and gender all articles want the same ending.
  private func ordinal(_ number: Int) -> String {
    if number > 0 { return "\(number)." }
    return Self.lastNames.indices.contains(-number - 1)
      ? Self.lastNames[-number - 1] + "n" : "\(-number).-letzten"
  }

  private func neuter(_ number: Int) -> String {
    if number > 0 { return "\(number)." }
    return Self.lastNames.indices.contains(-number - 1)
      ? Self.lastNames[-number - 1] : "\(-number).-letzte"
  }

  private func ordinals(_ numbers: [Int]) -> String { list(numbers.map { ordinal($0) }) }
}
