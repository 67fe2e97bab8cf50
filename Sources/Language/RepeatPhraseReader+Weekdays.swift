/// Days of the week: `mon, wed and fri`, `mon-fri`, `weekdays`.
extension RepeatPhraseReader {
  /// `mon, wed and fri`, `monday to friday`, `tue/thu`, `weekday`, `weekends`
  mutating func readWeekdays() -> [RepeatParts.Day]? {
    let word = text(position)
    if let (days, count) = RepeatVocabulary.kindOfDay(word, text(position + 1)) {
      position += count
      return days
    }
    guard var days = readWeekdayGroup() else { return nil }
    while let next = afterSeparator(position) {
      let before = position
      position = next
      guard let more = readWeekdayGroup() else {
        position = before
        break
      }
      days += more
    }
    return RepeatParts.inOrder(days.map { RepeatParts.Day(weekday: $0) })
  }

  /// `mon`, `mon to fri`, or `mon-fri` and `tue/thu` in one word.
  private mutating func readWeekdayGroup() -> [Int]? {
    let word = text(position)
    for separator: Character in ["-", "/"] where word.contains(separator) {
      let names = word.split(separator: separator, omittingEmptySubsequences: false)
      let days = names.compactMap { RepeatVocabulary.weekday(String($0)) }
      guard days.count == names.count, separator == "/" || days.count == 2 else { return nil }
      position += 1
      return separator == "/" ? days : Self.days(from: days[0], to: days[1])
    }
    guard let first = RepeatVocabulary.weekday(word) else { return nil }
    position += 1
    guard ["to", "through", "thru", "-"].contains(text(position)),
      let last = RepeatVocabulary.weekday(text(position + 1))
    else { return [first] }
    position += 2
    return Self.days(from: first, to: last)
  }

  /// All days of the week from one to another, on over its end.
  private static func days(from first: Int, to last: Int) -> [Int] {
    (0...(last - first + 7) % 7).map { (first + $0) % 7 }
  }

  /// What stands for itself where all of the words are a phrase: `mondays`, `on weekdays`, `once a week`,
  /// `the first monday of every month`.
  mutating func readHeadOfText() throws -> Bool {
    guard isWhole else { return false }
    let start = position
    switch text(position) {
    case "once":
      position += 1
      guard ["a", "an", "every", "each", "per"].contains(text(position)) else {
        throw unread(expecting: "“a week” or “every 2 weeks”")
      }
      position += 1
      try readSubject()
      return true
    case "on": position += text(position + 1) == "the" ? 2 : 1
    case "the": position += 1
    default: break
    }
    let isPlural = text(position).hasSuffix("s") || text(position + 1).hasSuffix("s")
    if isPlural || isRange(at: position), let days = readWeekdays() {
      parts = RepeatParts(.week)
      parts.days = days
      return true
    }
    if ordinal(at: position) != nil {
      try readOrdinals()
      if ["month", "year"].contains(text(position - 1)) { return true }
    }
    position = start
    let isCounted = Vocabulary.number(text(start), atMost: 4) ?? Vocabulary.numbers[text(start)]
    if isCounted != nil, text(start + 1) == "times" {
      position += 1
      throw unread(expecting: Self.beginnings)
    }
    return false
  }

  private func isRange(at index: Int) -> Bool {
    text(index).contains("-") || ["to", "through", "thru"].contains(text(index + 1))
  }
}
