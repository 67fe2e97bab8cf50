import Domain

/// Days of months and years: `1st and 15th`, `last friday of march`, `24 december`.
extension SeriesReading {
  private enum Scope {
    case none
    case month
    case year
    case months([Int])
  }

  /// What ordinals stand before.
  private struct Ordinals {
    var monthDays: [Int] = []
    var days: [RepeatParts.Day] = []
    var positions: [Int] = []
    /// Whether the last of them stands before the word “day”.
    var isDayNamed = false
    var count = 0
  }

  /// `second day`, `1st and 15th`, `last friday of the month`, `first monday of march`; before
  /// “of every month” also with no “every” in front.
  mutating func readOrdinals(isBeforeEvery: Bool = false) -> Bool {
    var ordinals = Ordinals()
    let start = position
    for _ in 0..<12 {
      if position > start {
        guard let next = afterSeparator(position), number(next) != nil else { break }
        position = next
      }
      switch readGroup(into: &ordinals, isFirst: position == start, isBeforeEvery: isBeforeEvery) {
      case .interval: return !isBeforeEvery
      case .unread: return false
      case .days: break
      }
    }
    guard let scope = readScope(isBeforeEvery: isBeforeEvery) else { return false }
    if case .none = scope, ordinals.isDayNamed, ordinals.count == 1,
      let number = ordinals.monthDays.first, number > 1
    {
      phrase.parts = RepeatParts(.day, interval: number)
      return true
    }
    return use(ordinals, scope)
  }

  private enum Group {
    case interval
    case days
    case unread
  }

  /// An ordinal; behind another, `2nd to last` is one too.
  private func number(_ index: Int) -> Match<Int>? {
    // `cada día 20`
    if let noun = grammar.end(of: .dayNoun, at: index), let day = grammar.figures(noun, atMost: 2),
      (1...31).contains(day), grammar.boundary(noun + 1) != nil,
      grammar.end(of: .times, at: noun + 1) == nil,
      grammar.clock(noun).map({ $0.end == noun + 1 }) ?? true
    {
      return Match(day, end: noun + 1)
    }
    guard let ordinal = grammar.ordinal(index) else {
      guard grammar.lexicon.countsDaysBare, let day = grammar.figures(index, atMost: 2),
        (1...31).contains(day), grammar.unit(index + 1) == nil
      else { return nil }
      return Match(day, end: index + 1)
    }
    let link = grammar.sign("-", ordinal.end) ? ordinal.end + 1 : ordinal.end
    if ordinal.value > 1, let to = grammar.link(.to, at: link) {
      let last = grammar.sign("-", to) ? to + 1 : to
      if let end = grammar.end(of: .ordinal(-1), at: last) { return Match(-ordinal.value, end: end) }
    }
    return ordinal
  }

  private mutating func readGroup(
    into result: inout Ordinals, isFirst: Bool, isBeforeEvery: Bool
  ) -> Group {
    var numbers: [Int] = []
    var isPlain = true
    while numbers.count < 12, let number = number(position) {
      isPlain = isPlain && number.value > 0
        && (grammar.figures(position) != nil || grammar.end(of: .dayNoun, at: position) != nil)
      numbers.append(number.value)
      position = number.end
      guard let next = afterSeparator(number.end), self.number(next) != nil else { break }
      position = next
    }
    if numbers.isEmpty { return .unread }
    result.count += numbers.count
    if let workday = grammar.match(position, { $0 == .workday || $0 == .weekdaysAll ? true : nil }) {
      position = workday.end
      result.positions += numbers
      return .days
    }
    if let weekday = weekday(position) {
      position = weekday.end
      result.days += numbers.map { RepeatParts.Day(number: $0, weekday: weekday.value) }
      return .days
    }
    if let unit = grammar.unit(position), !grammar.isWeak(position, to: unit.end) {
      if unit.value == .day {
        position = unit.end
        result.isDayNamed = true
        result.monthDays += numbers
        return .days
      }
      guard isFirst, numbers.count == 1, numbers[0] > 1,
        let parts = Self.parts(numbers[0], unit.value)
      else { return .unread }
      position = unit.end
      phrase.parts = parts
      return .interval
    }
    let isClear =
      isPlain || grammar.link(.of, at: position) != nil || grammar.month(position) != nil
      || grammar.end(of: .every, at: position) != nil
    guard isClear, numbers.allSatisfy({ $0 > 0 }) else { return .unread }
    result.monthDays += numbers
    return .days
  }

  private mutating func use(_ ordinals: Ordinals, _ scope: Scope) -> Bool {
    let kinds = [ordinals.monthDays.isEmpty, ordinals.days.isEmpty, ordinals.positions.isEmpty]
    guard kinds.count(where: { !$0 }) == 1 else { return false }
    var parts = RepeatParts(.month)
    switch scope {
    case .none, .month: break
    case .year:
      guard ordinals.positions.isEmpty else { return false }
      parts.frequency = .year
      parts.yearDays = RepeatParts.inOrder(ordinals.monthDays)
      parts.days = RepeatParts.inOrder(ordinals.days)
      phrase.parts = parts
      return true
    case .months(let months):
      if ordinals.positions.isEmpty { parts.frequency = .year }
      parts.months = months.map(String.init)
    }
    parts.monthDays = RepeatParts.inOrder(ordinals.monthDays)
    parts.days = RepeatParts.inOrder(ordinals.days)
    if !ordinals.positions.isEmpty {
      parts.days = RepeatParts.workdays
      parts.positions = RepeatParts.inOrder(ordinals.positions)
    }
    phrase.parts = parts
    return true
  }

  /// `of the month`, `of each year`, `of march and june`, `march`; nil when it is not the one that is needed.
  private mutating func readScope(isBeforeEvery: Bool) -> Scope? {
    guard let of = grammar.link([.of, .within], at: position) else {
      if isBeforeEvery {
        guard let every = grammar.end(of: .every, at: position) else { return nil }
        return scope(at: every)
      }
      return readMonthList().map { .months($0) } ?? Scope.none
    }
    let before = position
    let noun = grammar.skip([.of, .article], at: of)
    if let every = grammar.end(of: .every, at: noun) { return scope(at: every) }
    if isBeforeEvery, let months = monthsOfEveryYear(at: noun) { return .months(months) }
    if isBeforeEvery { return grammar.isSeries ? scope(at: noun) : nil }
    position = noun
    if let months = readMonthList() { return .months(months) }
    position = before
    return scope(at: noun) ?? Scope.none
  }

  /// `of october of every year`
  private mutating func monthsOfEveryYear(at index: Int) -> [Int]? {
    var inner = self
    inner.position = index
    guard let months = inner.readMonthList(), let year = inner.endOfEveryYear() else { return nil }
    position = year
    return months
  }

  /// The end of `of every year`
  private func endOfEveryYear() -> Int? {
    guard let every = grammar.end(of: .every, at: grammar.skip([.of], at: position)),
      let unit = grammar.unit(every), unit.value == .year
    else { return nil }
    return unit.end
  }

  /// `6 january of every year`, but not `6 january every year`, which has a beginning.
  mutating func readDateOfEvery() -> Bool {
    guard grammar.figures(grammar.skipArticle(position)) != nil || grammar.month(position) != nil
    else { return false }
    var inner = self
    inner.position = grammar.skipArticle(position)
    guard inner.readDates(), let end = inner.endOfEveryYear() else { return false }
    phrase.parts = inner.phrase.parts
    position = end
    return true
  }

  /// `end of every month`
  mutating func readEdgeOfEvery() -> Bool {
    let edge = grammar.match(position) { if case .edge(let edge) = $0 { edge } else { nil } }
    guard let edge, edge.value == .end else { return false }
    let noun = grammar.skip([.of, .article], at: edge.end)
    guard let every = grammar.end(of: .every, at: noun), let unit = grammar.unit(every),
      unit.value == .month
    else { return false }
    phrase.parts = RepeatParts(.month)
    phrase.parts.monthDays = [-1]
    position = unit.end
    return true
  }

  private mutating func scope(at index: Int) -> Scope? {
    guard let unit = grammar.unit(index), unit.value == .month || unit.value == .year else {
      return nil
    }
    position = unit.end
    return unit.value == .month ? .month : .year
  }

  // MARK: - Dates and months

  /// `24 december`, `24 and 25 december`, `dec 24`, `jan 14 and jul 14`
  mutating func readDates() -> Bool {
    let start = position
    // `3.8.` without a year
    if let day = grammar.figuresDate(start), day.end - start < 5, case .date(let date) = day.value {
      position = day.end
      return useDates([date.month], [date.day])
    }
    if let days = readDayNumbers() {
      position = grammar.skip([.of, .article], at: position)
      if var months = readMonthList() {
        for _ in 0..<12 {
          guard let next = afterSeparator(position), dayNumber(next) != nil else { break }
          position = next
          guard let more = readDayNumbers() else { return false }
          position = grammar.skip([.of, .article], at: position)
          // Dates of which no one rule says all are not read by half.
          guard more == days, let others = readMonthList() else { return false }
          months += others
        }
        return useDates(months, days)
      }
    }
    position = start
    guard let first = grammar.month(position) else { return false }
    position = first.end
    guard let days = readDayNumbers() else { return false }
    var months = [first.value]
    for _ in 0..<12 {
      guard let next = afterSeparator(position), let month = grammar.month(next) else { break }
      let before = position
      position = month.end
      guard let more = readDayNumbers(), more == days else {
        position = before
        // Dates of which no one rule says all are not read by half.
        return false
      }
      months.append(month.value)
    }
    return useDates(months, days)
  }

  private mutating func useDates(_ months: [Int], _ days: [Int]) -> Bool {
    var parts = RepeatParts(.year)
    parts.months = Set(months).sorted().map(String.init)
    parts.monthDays = RepeatParts.inOrder(days)
    phrase.parts = parts
    return true
  }

  private mutating func readDayNumbers() -> [Int]? {
    var days: [Int] = []
    while days.count < 12, let day = dayNumber(position) {
      days.append(day.value)
      position = day.end
      guard let next = afterSeparator(day.end), dayNumber(next) != nil else { break }
      position = next
    }
    return days.isEmpty ? nil : days
  }

  private func dayNumber(_ index: Int) -> Match<Int>? {
    if let ordinal = grammar.ordinal(index) {
      return (1...31).contains(ordinal.value) ? ordinal : nil
    }
    guard let day = grammar.figures(index, atMost: 2), (1...31).contains(day) else { return nil }
    if let clock = grammar.clock(index), clock.end > index + 1, clock.value.form != .bare { return nil }
    return Match(day, end: index + 1)
  }

  mutating func readMonths() -> Bool {
    guard let months = readMonthList() else { return false }
    phrase.parts = RepeatParts(.year)
    phrase.parts.months = months.map(String.init)
    return true
  }

  mutating func readMonthList() -> [Int]? {
    guard let first = grammar.month(position) else { return nil }
    var months = [first.value]
    position = first.end
    for _ in 0..<12 {
      guard let next = afterSeparator(position), let month = grammar.month(next) else { break }
      months.append(month.value)
      position = month.end
    }
    return Set(months).sorted()
  }

  // MARK: - Days that there are

  /// Whether some month, or year, has each day.
  func checkDays() -> Bool {
    let parts = phrase.parts
    let months = parts.months.compactMap { Int($0) }
    let lengths = (months.isEmpty ? [1] : months).map { month in
      month == 2 ? 29 : [4, 6, 9, 11].contains(month) ? 30 : 31
    }
    let isYear = parts.frequency == .year && parts.months.isEmpty
    return parts.monthDays.allSatisfy { day in day != 0 && lengths.contains { abs(day) <= $0 } }
      && parts.positions.allSatisfy { $0 != 0 && abs($0) <= 23 }
      && parts.yearDays.allSatisfy { $0 != 0 && abs($0) <= 366 }
      && parts.days.allSatisfy { day in
        guard let number = day.number else { return true }
        return number != 0 && abs(number) <= (isYear ? 53 : 5)
      }
  }
}
