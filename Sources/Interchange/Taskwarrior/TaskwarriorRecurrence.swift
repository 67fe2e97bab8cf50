import Domain

/// The meaning of the attribute `recur`: `weekly`, `3d`, `2 weeks`, `P1M`.
///
/// A month in words behind a number has 30 days for Taskwarrior, a quarter 91, and a year 365. Months and years of the
/// calendar are the words for one period, `m` and `q` behind a number, and periods of ISO 8601 of one unit.
enum TaskwarriorRecurrence {
  private typealias Step = (frequency: String, count: Int)

  private static let words: [String: Step] = [
    "hourly": ("HOURLY", 1), "daily": ("DAILY", 1), "weekly": ("WEEKLY", 1),
    "biweekly": ("WEEKLY", 2), "fortnight": ("WEEKLY", 2), "sennight": ("WEEKLY", 2),
    "monthly": ("MONTHLY", 1), "bimonthly": ("MONTHLY", 2), "quarterly": ("MONTHLY", 3),
    "semiannual": ("MONTHLY", 6), "annual": ("YEARLY", 1), "yearly": ("YEARLY", 1),
    "biannual": ("YEARLY", 2), "biyearly": ("YEARLY", 2),
  ]

  /// Behind a number, and alone.
  private static let units: [(names: Set<String>, frequency: String, count: Int)] = [
    (["seconds", "second", "secs", "sec", "s"], "SECONDLY", 1),
    (["minutes", "minute", "mins", "min"], "MINUTELY", 1),
    (["hours", "hour", "hrs", "hr", "h"], "HOURLY", 1),
    (["days", "day", "d"], "DAILY", 1),
    (["weeks", "week", "wks", "wk", "w"], "WEEKLY", 1),
    (["months", "month", "mnths", "mths", "mth", "mos", "mo"], "DAILY", 30),
    (["quarters", "quarter", "qtrs", "qtr"], "DAILY", 91),
    (["years", "year", "yrs", "yr", "y"], "DAILY", 365),
    (["m"], "MONTHLY", 1),
    (["q"], "MONTHLY", 3),
  ]

  private static let weekdays = "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR"

  /// Nil for what no rule can say.
  static func rule(_ text: String) -> RepeatRule? {
    let text = TextRule.trimmed(text).lowercased()
    if text == "weekdays" { return try? RepeatRule(weekdays) }
    return step(text).flatMap { rule($0) }
  }

  /// The word for a rule; nil for one that Taskwarrior does not have.
  static func word(_ rule: RepeatRule) -> String? {
    guard let plain = try? rule.withoutEnd() else { return nil }
    if plain.text == weekdays { return "weekdays" }
    let pieces = plain.text.split(separator: ";")
    let frequency = pieces.first?.dropFirst("FREQ=".count) ?? ""
    let interval = pieces.dropFirst().first?.dropFirst("INTERVAL=".count)
    let count = interval.flatMap { Int($0) } ?? 1
    let word: String
    switch frequency {
    case "SECONDLY": word = "PT\(count)S"
    case "MINUTELY": word = "PT\(count)M"
    case "HOURLY": word = "PT\(count)H"
    case "DAILY": word = count == 1 ? "daily" : "\(count)d"
    case "WEEKLY": word = count == 1 ? "weekly" : "\(count)w"
    case "MONTHLY": word = count == 1 ? "monthly" : "\(count)m"
    default: word = count == 1 ? "yearly" : "P\(count)Y"
    }
    return Self.rule(word) == plain ? word : nil
  }

  /// All occurrences of a template; nil for what no rule can say.
  ///
  /// From the 29th, 30th or 31st of a month on, Taskwarrior goes on from the day that a shorter month had, and never comes
  /// back to a later one: such occurrences are added to those of the rule.
  static func recurrence(
    _ text: String, from start: LocalMoment, until: Moment?, floating: Bool, in zone: any Zone
  ) -> Recurrence? {
    guard let rule = rule(text) else { return nil }
    var recurrence = Recurrence(rule: rule, start: start)
    if start.date.day > 28, let months = months(TextRule.trimmed(text).lowercased()) {
      recurrence = shortened(recurrence, months: months)
    }
    guard let until else { return recurrence }
    recurrence.rule = try? recurrence.rule?.ending(
      with: until, isDate: start.isDate, floating: floating, in: zone)
    let last = LocalMoment(until, in: zone)
    recurrence.added.removeAll { start.isDate ? $0.date > last.date : $0 > last }
    return recurrence
  }

  private static func months(_ text: String) -> Int? {
    guard let step = step(text) else { return nil }
    switch step.frequency {
    case "MONTHLY": return step.count
    case "YEARLY": return step.count * 12
    default: return nil
    }
  }

  private static func shortened(_ recurrence: Recurrence, months: Int) -> Recurrence {
    let start = recurrence.start
    var dates = [start.date]
    // Every fourth year has a longer February.
    while dates.count <= 60, let next = dates.last.flatMap({ self.date(after: $0, months: months) })
    {
      dates.append(next)
    }
    guard let day = dates.last?.day, day < start.date.day else { return recurrence }
    let others = dates.dropFirst().filter { $0.day != day }
    let month = months % 12 == 0 ? ";BYMONTH=\(start.date.month)" : ""
    let text = "\(recurrence.rule?.text ?? "")\(month);BYMONTHDAY=\(day)"
    var result = recurrence
    result.rule = (try? RepeatRule(text)) ?? recurrence.rule
    result.added = others.map { LocalMoment($0, at: start) }
    result.excluded = others.compactMap {
      CalendarDate(year: $0.year, month: $0.month, day: day).map { LocalMoment($0, at: start) }
    }
    return result
  }

  private static func date(after date: CalendarDate, months: Int) -> CalendarDate? {
    let month = date.month - 1 + months
    return (1...date.day).reversed().lazy.compactMap {
      CalendarDate(year: date.year + month / 12, month: month % 12 + 1, day: $0)
    }.first
  }

  private static func step(_ text: String) -> Step? {
    if let word = words[text] { return word }
    if text.hasPrefix("p") { return period(text) }
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    let name = TextRule.trimmed(String(text.dropFirst(digits.count)))
    guard let number = digits.isEmpty ? 1 : Int(digits), (1...10_000).contains(number) else {
      return nil
    }
    if let word = words[name], word.frequency == "WEEKLY", name != "weekly" {
      return ("WEEKLY", word.count * number)
    }
    guard let unit = units.first(where: { $0.names.contains(name) }),
      !digits.isEmpty || unit.frequency != "MONTHLY"
    else { return nil }
    return (unit.frequency, unit.count * number)
  }

  /// `p1m`, `p14d`, `pt12h` of one unit, or of several, where a month has 30 days and a year 365.
  private static func period(_ text: String) -> Step? {
    var rest = text.dropFirst()
    var isTime = false
    var parts: [Step] = []
    while let first = rest.first {
      if first == "t", !isTime {
        isTime = true
        rest = rest.dropFirst()
        continue
      }
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      rest = rest.dropFirst(digits.count)
      let frequencies: [Character: String] =
        isTime
        ? ["h": "HOURLY", "m": "MINUTELY", "s": "SECONDLY"]
        : ["d": "DAILY", "w": "WEEKLY", "m": "MONTHLY", "y": "YEARLY"]
      guard let number = Int(digits), (0...100_000).contains(number),
        let frequency = rest.first.flatMap({ frequencies[$0] })
      else { return nil }
      rest = rest.dropFirst()
      if number > 0 { parts.append((frequency, number)) }
    }
    guard let first = parts.first else { return nil }
    if parts.count == 1 { return first }
    let lengths = [
      "SECONDLY": 1, "MINUTELY": 60, "HOURLY": 3_600, "DAILY": 86_400, "WEEKLY": 604_800,
      "MONTHLY": 2_592_000, "YEARLY": 31_536_000,
    ]
    let seconds = parts.reduce(0) { $0 + (lengths[$1.frequency] ?? 0) * $1.count }
    for (frequency, length) in [("DAILY", 86_400), ("HOURLY", 3_600), ("MINUTELY", 60)]
    where seconds % length == 0 {
      return (frequency, seconds / length)
    }
    return ("SECONDLY", seconds)
  }

  private static func rule(_ step: Step) -> RepeatRule? {
    let interval = step.count == 1 ? "" : ";INTERVAL=\(step.count)"
    return try? RepeatRule("FREQ=\(step.frequency)\(interval)")
  }
}
