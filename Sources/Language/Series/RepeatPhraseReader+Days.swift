import Domain

/// Days of months and years: `1st and 15th`, `last friday of march`, `24 december`.
extension RepeatPhraseReader {
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
    /// Whether the last of them stands before the word “day”, or before nothing.
    var isDayNamed = false
    var count = 0
  }

  /// `second day`, `1st and 15th`, `last friday of the month`, `first monday of march`
  mutating func readOrdinals() throws {
    let start = position
    var ordinals = Ordinals()
    repeat {
      if let next = afterOrdinalSeparator(position) { position = next }
      if try readGroup(into: &ordinals, isFirst: position == start) { return }
    } while afterOrdinalSeparator(position) != nil
    let scope = try readScope()
    if case .none = scope, ordinals.isDayNamed, !isInMonth {
      guard ordinals.count == 1, let number = ordinals.monthDays.first, number > 1 else {
        throw unread(expecting: "“of the month”")
      }
      parts = RepeatParts(.day, interval: number)
      return
    }
    try use(ordinals, scope)
    try checkDays()
  }

  /// Ordinals and the noun behind them; true when they were an interval, such as `second week`.
  private mutating func readGroup(into result: inout Ordinals, isFirst: Bool) throws -> Bool {
    let first = position
    var numbers: [Int] = []
    var isPlain = true
    while let (number, end) = ordinal(at: position) {
      isPlain =
        isPlain && end == position + 1 && number > 0 && text(position).first?.isNumber == true
      numbers.append(number)
      position = end
      guard let next = afterSeparator(end), ordinal(at: next) != nil else { break }
      position = next
    }
    result.count += numbers.count
    let word = text(position)
    if let (days, count) = RepeatVocabulary.kindOfDay(word, text(position + 1)),
      days == RepeatParts.workdays
    {
      position += count
      result.positions += numbers
    } else if let weekday = RepeatVocabulary.weekday(word) {
      position += 1
      result.days += numbers.map { RepeatParts.Day(number: $0, weekday: weekday) }
    } else if word == "day" || word == "days" {
      position += 1
      result.isDayNamed = true
      result.monthDays += numbers
    } else if isFirst, numbers.count == 1, numbers[0] > 1, let unit = RepeatVocabulary.unit(word),
      word.utf8.count > 2
    {
      position += 1
      parts = RepeatParts(unit.frequency, interval: numbers[0] * unit.count)
      return true
    } else {
      let isClear = isPlain || word == "of" || DateVocabulary.months[word] != nil
      guard isClear, numbers.allSatisfy({ $0 > 0 }) else {
        throw unread(expecting: "a weekday, “day” or “weekday”")
      }
      // “1st and last friday” is one group, “15th and last day” are two.
      if first == position { throw unread(expecting: "an ordinal such as “1st”") }
      result.monthDays += numbers
    }
    return false
  }

  private func afterOrdinalSeparator(_ index: Int) -> Int? {
    afterSeparator(index).flatMap { ordinal(at: $0) == nil ? nil : $0 }
  }

  private mutating func use(_ ordinals: Ordinals, _ scope: Scope) throws {
    let kinds = [ordinals.monthDays.isEmpty, ordinals.days.isEmpty, ordinals.positions.isEmpty]
    guard kinds.filter({ !$0 }).count == 1 else {
      throw unread(expecting: "days of one kind, either of the week or of the month,")
    }
    parts = RepeatParts(.month)
    switch scope {
    case .none, .month: break
    case .year:
      parts.frequency = .year
      guard ordinals.positions.isEmpty else { throw unread(expecting: "“of the month”") }
      parts.yearDays = RepeatParts.inOrder(ordinals.monthDays)
      parts.days = RepeatParts.inOrder(ordinals.days)
      return
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
  }

  /// `of the month`, `of the year`, `of march and june`, `march`
  private mutating func readScope() throws -> Scope {
    guard text(position) == "of" else {
      return readMonths().map { .months($0) } ?? .none
    }
    let start = position
    position += 1
    if let months = readMonths() { return .months(months) }
    if ["the", "each", "every"].contains(text(position)) { position += 1 }
    switch text(position) {
    case "month":
      position += 1
      return .month
    case "year":
      position += 1
      return .year
    default:
      let unread = unread(expecting: "“the month”, “the year” or a month")
      position = start
      throw unread
    }
  }

  // MARK: - Dates

  /// `24 december`, `24 and 25 december`
  mutating func readDayFirst() throws -> Bool {
    var index = position
    var days: [Int] = []
    while let day = dayNumber(index) {
      days.append(day)
      index += 1
      guard let next = afterSeparator(index), dayNumber(next) != nil else { break }
      index = next
    }
    guard !days.isEmpty else { return false }
    position = index
    if text(position) == "of" { position += 1 }
    guard let months = readMonths() else {
      throw unread(expecting: "a month, or a unit such as “days”,")
    }
    try useDates(months, days)
    return true
  }

  /// `dec 24`, `jan and jul`
  mutating func readMonthFirst() throws {
    guard let month = DateVocabulary.months[text(position)] else { return }
    guard dayNumber(position + 1) != nil, !isTime(position + 1) else {
      parts = RepeatParts(.year)
      parts.months = (readMonths() ?? []).map(String.init)
      return
    }
    var days: [Int] = []
    position += 1
    while let day = dayNumber(position) {
      days.append(day)
      position += 1
      guard let next = afterSeparator(position), dayNumber(next) != nil else { break }
      position = next
    }
    try useDates([month], days)
  }

  private mutating func useDates(_ months: [Int], _ days: [Int]) throws {
    parts = RepeatParts(.year)
    parts.months = months.map(String.init)
    parts.monthDays = RepeatParts.inOrder(days)
    try checkDays()
  }

  /// `march`, `jan and jul`
  mutating func readMonths() -> [Int]? {
    guard let first = DateVocabulary.months[text(position)] else { return nil }
    var months: Set = [first]
    position += 1
    while let next = afterSeparator(position), let month = DateVocabulary.months[text(next)] {
      months.insert(month)
      position = next + 1
    }
    return months.sorted()
  }

  // MARK: - Numbers

  /// `1st`, `last`, `second-to-last`, `2nd to last`, with the word behind it.
  func ordinal(at index: Int) -> (number: Int, end: Int)? {
    let word = text(index)
    if word == "last" { return (-1, index + 1) }
    let suffix = "-to-last"
    if word.hasSuffix(suffix) {
      return RepeatVocabulary.ordinal(String(word.dropLast(suffix.count))).flatMap {
        $0 > 1 ? (-$0, index + 1) : nil
      }
    }
    guard let number = RepeatVocabulary.ordinal(word) else { return nil }
    if number > 1, text(index + 1) == "to", text(index + 2) == "last" {
      return (-number, index + 3)
    }
    return (number, index + 1)
  }

  /// `24`, `24th`
  private func dayNumber(_ index: Int) -> Int? {
    let word = text(index)
    return DateVocabulary.number(word, atMost: 2)
      ?? (word.first?.isNumber == true
        ? RepeatVocabulary.ordinal(word) : nil)
  }

  private func isTime(_ index: Int) -> Bool {
    ["am", "pm"].contains(reader.joined(index + 1))
  }

  /// Refuses what no month, and no year, has.
  private func checkDays() throws {
    let lengths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    let months = parts.monthNumbers ?? []
    let longest = months.compactMap { $0 <= 12 ? lengths[$0 - 1] : nil }.max() ?? 31
    let isYear = parts.frequency == .year && parts.months.isEmpty
    let numbers = parts.days.compactMap(\.number)
    guard parts.monthDays.allSatisfy({ $0 != 0 && abs($0) <= longest }),
      parts.positions.allSatisfy({ $0 != 0 && abs($0) <= 23 }),
      parts.yearDays.allSatisfy({ $0 != 0 && abs($0) <= 366 }),
      numbers.allSatisfy({ $0 != 0 && abs($0) <= (isYear ? 53 : 5) })
    else {
      throw Unread(
        index: max(0, position - 1), message: "There is no such day: no such month or year has it.")
    }
  }
}
