import Domain

/// Days of months and years: `1st and 15th`, `last friday of march`, `24 december`.
extension SeriesReading {
  enum Scope {
    case none
    case month
    case year
    case months([Int])
  }

  /// The unit that an ordinal counts.
  struct Ordinals {
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

  enum Group {
    case interval
    case days
    case unread
  }

  /// An ordinal; behind another, `2nd to last` is one too.
  func number(_ index: Int) -> Match<Int>? {
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
      if let end = grammar.end(of: .ordinal(-1), at: last) {
        return Match(-ordinal.value, end: end)
      }
    }
    return ordinal
  }

  mutating func readGroup(
    into result: inout Ordinals, isFirst: Bool, isBeforeEvery: Bool
  ) -> Group {
    var numbers: [Int] = []
    var isPlain = true
    while numbers.count < 12, let number = number(position) {
      isPlain =
        isPlain && number.value > 0
        && (grammar.figures(position) != nil || grammar.end(of: .dayNoun, at: position) != nil)
      numbers.append(number.value)
      position = number.end
      guard let next = afterSeparator(number.end), self.number(next) != nil else { break }
      position = next
    }
    if numbers.isEmpty { return .unread }
    result.count += numbers.count
    if let workday = grammar.match(position, { $0 == .workday || $0 == .weekdaysAll ? true : nil })
    {
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

  mutating func use(_ ordinals: Ordinals, _ scope: Scope) -> Bool {
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
}
