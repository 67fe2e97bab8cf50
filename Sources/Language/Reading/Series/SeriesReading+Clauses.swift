import Domain

/// Clauses after `every day`: days, months, several times, the number of times, and the rule for short
/// months.
extension SeriesReading {
  mutating func readClause() -> Bool {
    if grammar.sign(",", position), grammar.isGlued(position) { position += 1 }
    if let skip = grammar.match(position, { if case .skip(let skip) = $0 { skip } else { nil } }) {
      guard !phrase.isSkipSaid, phrase.parts.mayMissDays else { return false }
      phrase.isSkipSaid = true
      switch skip.value {
      case .forward: phrase.parts.skip = .forward
      case .backward: phrase.parts.skip = .backward
      case .omit: phrase.parts.skip = .omit
      }
      position = skip.end
      return true
    }
    if let end = grammar.end(of: .completion, at: position) {
      phrase.isAfterCompletion = true
      position = end
      return true
    }
    return readCount() || readTimes() || readOn() || readSpanOfDays() || readIn() || readWeekStart()
  }

  /// `10 times`, `for 10 times`
  mutating func readCount() -> Bool {
    let start = grammar.skip([.lasting], at: position)
    guard phrase.parts.count == nil, let count = grammar.number(start, atMost: 6),
      count.value > 0, let end = grammar.end(of: .times, at: count.end)
    else { return false }
    phrase.parts.count = count.value
    position = end
    return true
  }

  // MARK: - Times

  /// `at 9:00 and 17:00`, `always at 9:00`; a time alone is that of the first occurrence, and so of all.
  mutating func readTimes() -> Bool {
    guard phrase.parts.hours.isEmpty else { return false }
    let always = grammar.end(of: .always, at: position)
    let at = grammar.link(.at, at: always ?? position)
    guard at != nil || always == nil, let first = grammar.clock(at ?? position) else {
      return false
    }
    var times = [first.value]
    var end = first.end
    for _ in 0..<24 {
      guard let next = afterSeparator(end),
        let time = grammar.clock(grammar.skip([.at, .article], at: next)),
        grammar.boundary(time.end) != nil,
        time.value.form != .bare || first.value.form == .bare
      else { break }
      times.append(time.value)
      end = time.end
    }
    guard always != nil || times.count > 1, grammar.boundary(end) != nil else { return false }
    let hours = RepeatParts.inOrder(times.map { $0.seconds / 3_600 })
    let minutes = RepeatParts.inOrder(times.map { $0.seconds / 60 % 60 })
    let isDaily = ![.second, .minute, .hour].contains(phrase.parts.frequency)
    guard isDaily, times.allSatisfy({ $0.seconds < Clock.day && $0.seconds % 60 == 0 }),
      hours.count * minutes.count == Set(times.map(\.seconds)).count
    else { return false }
    phrase.parts.hours = hours
    phrase.parts.minutes = minutes
    position = end
    return true
  }

  // MARK: - Days and months

  /// `on mon and thu`, `on the last friday`, `on 24 december`, `on every friday`
  mutating func readOn() -> Bool {
    let whole = phrase.parts
    let isPlural = grammar.match(position) { if case .weekdays = $0 { true } else { nil } } != nil
    // Other languages have no “on” before “every friday”.
    let isAlone = isPlural || grammar.end(of: .every, at: position) != nil
    guard let on = isAlone ? position : grammar.link([.on, .at], at: position),
      whole.hasNoDays
    else { return false }
    var inner = SeriesReading(
      grammar: grammar, position: isAlone ? on : grammar.skipArticle(on))
    if let every = grammar.end(of: .every, at: inner.position) {
      guard whole.frequency == .month || whole.frequency == .year else { return false }
      inner.position = every
      guard let days = inner.readWeekdays() else { return false }
      phrase.parts.days = days
      position = inner.position
      return true
    }
    guard inner.readDays(isInMonth: whole.frequency == .month || !whole.months.isEmpty),
      let frequency = Self.frequency(whole, on: inner.phrase.parts)
    else { return false }
    var parts = inner.phrase.parts
    parts.frequency = frequency
    parts.interval = whole.interval
    parts.count = whole.count
    if parts.months.isEmpty { parts.months = whole.months }
    phrase.parts = parts
    position = inner.position
    return true
  }

  /// Behind a day, or a week: `from monday to friday`
  mutating func readSpanOfDays() -> Bool {
    let parts = phrase.parts
    guard parts.hasNoDays, parts.interval == 1, parts.frequency == .day || parts.frequency == .week
    else { return false }
    var inner = self
    inner.position = grammar.skip([.from, .article], at: position)
    guard let days = inner.readWeekdays(), days.count > 1 else { return false }
    phrase.parts.frequency = .week
    phrase.parts.days = days
    position = inner.position
    return true
  }

  /// Days of the week, of the month or of the year, whichever are the longest.
  mutating func readDays(isInMonth: Bool) -> Bool {
    let start = position
    let candidates: [(inout SeriesReading) -> Bool] = [
      { reading in
        guard let days = reading.readWeekdays() else { return false }
        reading.phrase.parts = RepeatParts(.week)
        reading.phrase.parts.days = days
        return true
      }, { $0.readOrdinals() }, { $0.readDates() },
    ]
    var longest: SeriesReading?
    for candidate in candidates {
      var reading = self
      if candidate(&reading), reading.position > (longest?.position ?? start) { longest = reading }
    }
    guard var longest else { return false }
    // “The last day” of a month, and “the 3rd day”, are no intervals here.
    if isInMonth, longest.phrase.parts.frequency == .day, longest.phrase.parts.interval > 1 {
      let day = longest.phrase.parts.interval
      longest.phrase.parts = RepeatParts(.month)
      longest.phrase.parts.monthDays = [day]
    }
    self = longest
    return true
  }

  /// The frequency of a rule with those days; nil when it cannot have them.
  static func frequency(
    _ whole: RepeatParts, on days: RepeatParts
  ) -> RepeatParts.Frequency? {
    let hasDays = !days.days.isEmpty || !days.monthDays.isEmpty || !days.yearDays.isEmpty
    guard hasDays, days.interval == 1, whole.months.isEmpty || days.months.isEmpty else {
      return nil
    }
    switch (whole.frequency, days.frequency) {
    case (.day, .week): return whole.interval == 1 ? .week : .day
    case (.minute, .week), (.hour, .week), (.week, .week), (.month, .month), (.year, .year):
      return whole.frequency
    case (.year, .month):
      let isClear = !whole.months.isEmpty && (days.positions.isEmpty || whole.months.count == 1)
      return isClear ? .year : nil
    default: return nil
    }
  }

  /// `in march and june`
  mutating func readIn() -> Bool {
    guard let within = grammar.link(.within, at: position), phrase.parts.months.isEmpty,
      phrase.parts.yearDays.isEmpty
    else { return false }
    let before = position
    position = within
    guard let months = readMonthList() else {
      position = before
      return false
    }
    phrase.parts.months = months.map(String.init)
    return true
  }

  /// `weeks beginning on sunday`
  mutating func readWeekStart() -> Bool {
    guard let unit = grammar.unit(position), unit.value == .week,
      let start = grammar.link(.starting, at: unit.end),
      let day = grammar.weekdayName(grammar.skip(.on, at: start))
    else { return false }
    phrase.parts.weekStart = day.value
    position = day.end
    return true
  }
}
