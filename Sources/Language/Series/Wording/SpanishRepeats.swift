import Domain

/// `todos los lunes`, `el último viernes de cada mes`
struct SpanishRepeats: RepeatSpeech {
  let weekdays = ["lunes", "martes", "miércoles", "jueves", "viernes", "sábado", "domingo"]
  let months = [
    "enero", "febrero", "marzo", "abril", "mayo", "junio", "julio", "agosto", "septiembre",
    "octubre", "noviembre", "diciembre",
  ]
  let and = "y"

  // MARK: - Phrases

  func every(_ frequency: RepeatParts.Frequency, _ interval: Int) -> String {
    interval == 1 ? "cada " + singular(frequency) : "cada \(interval) " + plural(frequency)
  }

  func every(_ days: RepeatDays) -> String {
    switch days {
    case .weekdays(RepeatDays.mondayToFriday): "cada día laborable"
    case .weekdays(RepeatDays.saturdayAndSunday): "cada fin de semana"
    case .weekdays(let days), .each(let days, _): "todos los " + list(days.map { plural($0) })
    case .months(let months): "cada año " + inMonths(months)
    case .dates(let days, let month): "cada " + figures(days) + " de " + months[month - 1]
    case .yearDays(let days): "el " + ordinals(days) + " día de cada año"
    case .numbered(let days, let period): every(numbered(days), period)
    case .workdays(let positions, let period):
      every([ordinals(positions) + " día laborable"], period)
    case .monthDays(let days, let period): every(monthDays(days), period)
    }
  }

  /// `el 1 y el 15 de cada mes`, `cada último viernes de marzo`
  private func every(_ days: [String], _ period: RepeatDays.Period) -> String {
    switch period {
    case .month: the(days) + " de cada mes"
    case .year: the(days) + " de cada año"
    case .months(let months): "cada " + list(days) + " de " + names(ofMonths: months)
    }
  }

  func on(_ days: RepeatDays) -> String {
    switch days {
    case .weekdays(let days): the(days.map { weekdays[$0] })
    case .each(let days, let months):
      "cada " + names(ofWeekdays: days) + (months.isEmpty ? "" : " " + inMonths(months))
    case .months(let months): inMonths(months)
    case .dates(let days, let month): "el " + figures(days) + " de " + months[month - 1]
    case .yearDays(let days): "el " + ordinals(days) + " día del año"
    case .numbered(let days, let period): the(numbered(days)) + of(period)
    case .workdays(let positions, let period):
      "el " + ordinals(positions) + " día laborable" + of(period)
    case .monthDays(let days, let period) where days.allSatisfy({ $0 > 0 }):
      "el " + figures(days) + of(period)
    case .monthDays(let days, let period): the(monthDays(days)) + of(period)
    }
  }

  private func of(_ period: RepeatDays.Period) -> String {
    switch period {
    case .month: " del mes"
    case .year: " del año"
    case .months(let months): " de " + names(ofMonths: months)
    }
  }

  private func the(_ days: [String]) -> String { list(days.map { "el " + $0 }) }

  /// `15`, and behind those `último día`
  private func monthDays(_ days: [Int]) -> [String] {
    let last = days.filter { $0 < 0 }
    let others = days.filter { $0 > 0 }.map(String.init)
    return last.isEmpty ? others : others + [ordinals(last) + " día"]
  }

  /// `primer y tercer lunes`, or `primer lunes` and `último viernes`
  private func numbered(_ days: [RepeatParts.Day]) -> [String] {
    if Set(days.map(\.weekday)).count == 1 {
      return [ordinals(days.compactMap(\.number)) + " " + weekdays[days[0].weekday]]
    }
    return days.map { ordinal($0.number ?? 0) + " " + weekdays[$0.weekday] }
  }

  func inMonths(_ names: [String]) -> String { "en " + self.names(ofMonths: names) }

  func at(_ times: [String]) -> String {
    (times.count == 1 ? "siempre " : "")
      + list(times.map { ($0.hasPrefix("01") ? "a la " : "a las ") + $0 })
  }

  func weeksBeginning(on weekday: Int) -> String {
    ", semanas empezando el " + weekdays[weekday]
  }

  func skip(_ skip: RuleSkip, ofYears: Bool) -> String {
    switch skip {
    case .backward: ""
    case .forward: " o el día siguiente"
    case .omit: ofYears ? ", salvo los años más cortos" : ", salvo los meses más cortos"
    }
  }

  func afterCompletion(_ words: String) -> String { words + " después de hacerlo" }

  // MARK: - End

  func times(_ count: Int) -> String { count == 1 ? ", 1 vez" : ", \(count) veces" }

  func until(_ date: CalendarDate) -> String {
    "hasta el \(date.day) de \(months[date.month - 1]) de \(date.text.prefix(4))"
  }

  func until(_ time: String) -> String { "hasta " + time }

  // MARK: - Sentences

  func byCalendar(_ name: String) -> String { "según el calendario " + name }

  func inMonths(numbered numbers: [String]) -> String {
    (numbers.count == 1 ? "en el mes " : "en los meses ") + list(numbers)
  }

  func inWeeks(_ weeks: [Int]) -> String {
    "en la " + list(weeks.map { ordinal($0, isFeminine: true) }) + " semana del año"
  }

  func onYearDays(_ days: [Int]) -> String { "el " + ordinals(days) + " día del año" }
  func onMonthDays(_ days: [Int]) -> String { "el " + ordinals(days) + " día del mes" }

  func onWeekdays(_ days: [RepeatParts.Day], ofYear: Bool) -> String {
    list(days.map { name($0, ofYear) ?? "el " + weekdays[$0.weekday] })
  }

  func onlyOnWeekdays(_ days: [RepeatParts.Day], ofYear: Bool) -> String {
    "solo si es " + list(days.map { name($0, ofYear) ?? "un " + weekdays[$0.weekday] }, "o")
  }

  /// Nil for a weekday without a number.
  private func name(_ day: RepeatParts.Day, _ isOfYear: Bool) -> String? {
    day.number.map {
      "el \(ordinal($0)) \(weekdays[day.weekday])" + of(isOfYear ? .year : .month)
    }
  }

  func atHours(_ hours: [Int]) -> String { "a las " + figures(hours) + " horas" }

  func atMinutes(_ minutes: [Int]) -> String {
    (minutes.count == 1 ? "en el minuto " : "en los minutos ") + figures(minutes)
  }

  func atSeconds(_ seconds: [Int]) -> String {
    (seconds.count == 1 ? "en el segundo " : "en los segundos ") + figures(seconds)
  }

  func only(
    _ positions: [Int], inEach frequency: RepeatParts.Frequency, _ interval: Int
  ) -> String {
    let isFeminine = [.hour, .week].contains(frequency)
    let each =
      interval == 1
      ? "cada " + singular(frequency)
      : "cada " + (isFeminine ? "una" : "uno") + " de "
        + (isFeminine ? "estas " : "estos ") + plural(frequency)
    return "de todo ello solo el " + ordinals(positions) + " de " + each
  }

  func missing(_ skip: RuleSkip) -> String {
    switch skip {
    case .backward: "o el día anterior a uno que no existe"
    case .forward: "o el día posterior a uno que no existe"
    case .omit: "nunca en días que no existen"
    }
  }

  func withWeeksBeginning(on weekday: Int) -> String {
    "con semanas que empiezan el " + weekdays[weekday]
  }

  // MARK: - Words

  private func singular(_ frequency: RepeatParts.Frequency) -> String {
    switch frequency {
    case .second: "segundo"
    case .minute: "minuto"
    case .hour: "hora"
    case .day: "día"
    case .week: "semana"
    case .month: "mes"
    case .year: "año"
    }
  }

  private func plural(_ frequency: RepeatParts.Frequency) -> String {
    singular(frequency) + (frequency == .month ? "es" : "s")
  }

  /// Most weekdays end in “s” already.
  private func plural(_ weekday: Int) -> String {
    weekdays[weekday] + (weekday < 5 ? "" : "s")
  }

  private static let names = ["primer", "segundo", "tercer", "cuarto", "quinto"]
  private static let lastNames = ["último", "penúltimo", "antepenúltimo"]

  /// `primer`, `6º`, `último`, `4º desde el final`
  private func ordinal(_ number: Int, isFeminine: Bool = false) -> String {
    let sign = isFeminine ? "ª" : "º"
    if number > 0 {
      return !isFeminine && number <= Self.names.count ? Self.names[number - 1] : "\(number)\(sign)"
    }
    guard -number <= Self.lastNames.count else { return "\(-number)\(sign) desde el final" }
    let name = Self.lastNames[-number - 1]
    return isFeminine ? name.dropLast() + "a" : name
  }

  private func ordinals(_ numbers: [Int]) -> String { list(numbers.map { ordinal($0) }) }
}
