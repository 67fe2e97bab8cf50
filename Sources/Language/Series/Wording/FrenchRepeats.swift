import Domain

/// `tous les lundis`, `le dernier vendredi de chaque mois`
struct FrenchRepeats: RepeatSpeech {
  let weekdays = ["lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche"]
  let months = [
    "janvier", "février", "mars", "avril", "mai", "juin", "juillet", "août", "septembre",
    "octobre", "novembre", "décembre",
  ]
  let and = "et"

  // MARK: - Phrases

  func every(_ frequency: RepeatParts.Frequency, _ interval: Int) -> String {
    let all = isFeminine(frequency) ? "toutes les " : "tous les "
    return all + (interval == 1 ? "" : "\(interval) ") + plural(frequency)
  }

  func every(_ interval: Int, weeksOn days: [Int]) -> String? {
    interval == 2 && days.count == 1 ? "un \(weekdays[days[0]]) sur deux" : nil
  }

  func every(_ days: RepeatDays) -> String {
    switch days {
    case .weekdays(RepeatDays.mondayToFriday): "tous les jours ouvrés"
    case .weekdays(RepeatDays.saturdayAndSunday): "tous les week-ends"
    case .weekdays(let days), .each(let days, _):
      "tous les " + list(days.map { weekdays[$0] + "s" })
    case .months(let months): "tous les ans " + inMonths(months)
    case .dates(let days, let month): "tous les " + dates(days) + " " + months[month - 1]
    case .yearDays(let days): "le " + places(days) + " jour de chaque année"
    case .numbered(let days, let period): every(numbered(days), period)
    case .workdays(let positions, let period): every([places(positions) + " jour ouvré"], period)
    case .monthDays(let days, let period):
      every(days.contains { $0 < 0 } ? monthDays(days) : days.map { date($0) }, period)
    }
  }

  /// `le 1er et le 15 de chaque mois`, `chaque dernier vendredi de mars`
  private func every(_ days: [String], _ period: RepeatDays.Period) -> String {
    switch period {
    case .month: the(days) + " de chaque mois"
    case .year: the(days) + " de chaque année"
    case .months(let months): "chaque " + list(days) + of(months)
    }
  }

  func on(_ days: RepeatDays) -> String {
    switch days {
    case .weekdays(let days): the(days.map { weekdays[$0] })
    case .each(let days, let months):
      "chaque " + names(ofWeekdays: days) + (months.isEmpty ? "" : " " + inMonths(months))
    case .months(let months): inMonths(months)
    case .dates(let days, let month): "le " + dates(days) + " " + months[month - 1]
    case .yearDays(let days): "le " + places(days) + " jour de l'année"
    case .numbered(let days, let period): the(numbered(days)) + of(period)
    case .workdays(let positions, let period): the([places(positions) + " jour ouvré"]) + of(period)
    case .monthDays(let days, let period): the(monthDays(days)) + of(period)
    }
  }

  /// `1er`, `15`
  private func date(_ day: Int) -> String { day == 1 ? "1er" : String(day) }
  private func dates(_ days: [Int]) -> String { list(days.map { date($0) }) }

  /// `15`, and behind those `dernier jour`
  private func monthDays(_ days: [Int]) -> [String] {
    let last = days.filter { $0 < 0 }
    let others = days.filter { $0 > 0 }.map { date($0) }
    return last.isEmpty ? others : others + [places(last) + " jour"]
  }

  /// `1er et 3e lundi`, or `1er lundi` and `dernier vendredi`
  private func numbered(_ days: [RepeatParts.Day]) -> [String] {
    if Set(days.map(\.weekday)).count == 1 {
      return [places(days.compactMap(\.number)) + " " + weekdays[days[0].weekday]]
    }
    return days.map { place($0.number ?? 0) + " " + weekdays[$0.weekday] }
  }

  private func the(_ days: [String]) -> String { list(days.map { "le " + $0 }) }

  private func of(_ period: RepeatDays.Period) -> String {
    switch period {
    case .month: " du mois"
    case .year: " de l'année"
    case .months(let months): of(months)
    }
  }

  /// ` de mars et octobre`, ` d'avril`
  private func of(_ months: [String]) -> String {
    let names = names(ofMonths: months)
    return (names.first.map { "ao".contains($0) } ?? false ? " d'" : " de ") + names
  }

  func inMonths(_ names: [String]) -> String { "en " + self.names(ofMonths: names) }

  func at(_ times: [String]) -> String { (times.count == 1 ? "toujours à " : "à ") + list(times) }

  func weeksBeginning(on weekday: Int) -> String {
    ", semaines commençant le " + weekdays[weekday]
  }

  func skip(_ skip: RuleSkip, ofYears: Bool) -> String {
    switch skip {
    case .backward: ""
    case .forward: " ou le lendemain"
    case .omit: ofYears ? ", sauf les années plus courtes" : ", sauf les mois plus courts"
    }
  }

  func afterCompletion(_ words: String) -> String { words + " après l'avoir fait" }

  // MARK: - End

  func times(_ count: Int) -> String { ", \(count) fois" }

  func until(_ date: CalendarDate) -> String {
    "jusqu'au \(self.date(date.day)) \(months[date.month - 1]) \(date.text.prefix(4))"
  }

  func until(_ time: String) -> String { "jusqu'au " + time }

  // MARK: - Sentences

  func byCalendar(_ name: String) -> String { "selon le calendrier " + name }

  func inMonths(numbered numbers: [String]) -> String {
    (numbers.count == 1 ? "le mois " : "les mois ") + list(numbers)
  }

  func inWeeks(_ weeks: [Int]) -> String {
    "la " + list(weeks.map { place($0, isFeminine: true) }) + " semaine de l'année"
  }

  func onYearDays(_ days: [Int]) -> String { "le " + places(days) + " jour de l'année" }
  func onMonthDays(_ days: [Int]) -> String { "le " + places(days) + " jour du mois" }

  func onWeekdays(_ days: [RepeatParts.Day], ofYear: Bool) -> String {
    list(days.map { name($0, ofYear) ?? "le " + weekdays[$0.weekday] })
  }

  func onlyOnWeekdays(_ days: [RepeatParts.Day], ofYear: Bool) -> String {
    "seulement si c'est "
      + list(days.map { name($0, ofYear) ?? "un " + weekdays[$0.weekday] }, "ou")
  }

  /// Nil for a weekday without a number.
  private func name(_ day: RepeatParts.Day, _ isOfYear: Bool) -> String? {
    day.number.map {
      "le \(place($0)) \(weekdays[day.weekday])" + of(isOfYear ? .year : .month)
    }
  }

  func atHours(_ hours: [Int]) -> String { "à " + list(hours.map { "\($0) h" }) }

  func atMinutes(_ minutes: [Int]) -> String {
    (minutes.count == 1 ? "à la minute " : "aux minutes ") + figures(minutes)
  }

  func atSeconds(_ seconds: [Int]) -> String {
    (seconds.count == 1 ? "à la seconde " : "aux secondes ") + figures(seconds)
  }

  func only(
    _ positions: [Int], inEach frequency: RepeatParts.Frequency, _ interval: Int
  ) -> String {
    let unit = interval == 1 ? singular(frequency) : "ces " + plural(frequency)
    let each =
      interval == 1 ? "chaque " : isFeminine(frequency) ? "chacune de " : "chacun de "
    return "seulement le " + places(positions) + " de tout cela pour " + each + unit
  }

  func missing(_ skip: RuleSkip) -> String {
    switch skip {
    case .backward: "ou la veille d'un jour qui n'existe pas"
    case .forward: "ou le lendemain d'un jour qui n'existe pas"
    case .omit: "jamais les jours qui n'existent pas"
    }
  }

  func withWeeksBeginning(on weekday: Int) -> String {
    "les semaines commençant le " + weekdays[weekday]
  }

  // MARK: - Words

  private func isFeminine(_ frequency: RepeatParts.Frequency) -> Bool {
    [.second, .minute, .hour, .week].contains(frequency)
  }

  private func singular(_ frequency: RepeatParts.Frequency) -> String {
    switch frequency {
    case .second: "seconde"
    case .minute: "minute"
    case .hour: "heure"
    case .day: "jour"
    case .week: "semaine"
    case .month: "mois"
    case .year: "année"
    }
  }

  private func plural(_ frequency: RepeatParts.Frequency) -> String {
    switch frequency {
    case .month: "mois"
    case .year: "ans"
    default: singular(frequency) + "s"
    }
  }

  /// `1er`, `3e`, `dernier`, `avant-dernier`; further from the end `3e avant la fin`.
  private func place(_ number: Int, isFeminine: Bool = false) -> String {
    switch number {
    case 1: isFeminine ? "1re" : "1er"
    case -1: isFeminine ? "dernière" : "dernier"
    case -2: isFeminine ? "avant-dernière" : "avant-dernier"
    case -3: "antépénultième"
    case ..<0: "\(-number)e à partir de la fin"
    default: "\(number)e"
    }
  }

  private func places(_ numbers: [Int]) -> String { list(numbers.map { place($0) }) }
}
