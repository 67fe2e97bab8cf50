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

  /// What stands for itself without “every” before it: `the first monday of every month`, and where all of
  /// the words are a phrase also `mondays`, `on weekdays`, `once a week`.
  mutating func readHeadAlone() throws -> Bool {
    let start = position
    if isWhole, try readOnce() { return true }
    if text(position) == "on" { position += 1 }
    if text(position) == "the" { position += 1 }
    if isWhole, isPlural(at: position) || isRange(at: position), let days = readWeekdays() {
      parts = RepeatParts(.week)
      parts.days = days
      return true
    }
    if ordinal(at: position) != nil, isWhole || isBeforeEvery(position) {
      try readOrdinals()
      if ["month", "year"].contains(text(position - 1)),
        isWhole || ["every", "each"].contains(text(position - 2))
      {
        return true
      }
    }
    position = start
    return false
  }

  /// `once a week`; `5 times a week` is refused, since it does not say when.
  private mutating func readOnce() throws -> Bool {
    let number =
      DateVocabulary.number(text(position), atMost: 4) ?? DateVocabulary.numbers[text(position)]
    if number != nil, text(position + 1) == "times" {
      position += 1
      throw unread(expecting: Self.beginnings)
    }
    guard text(position) == "once" else { return false }
    position += 1
    guard ["a", "an", "every", "each", "per"].contains(text(position)) else {
      throw unread(expecting: "“a week” or “every 2 weeks”")
    }
    position += 1
    try readSubject()
    return true
  }

  /// Whether “every” stands close behind: a line can have very many ordinals.
  func isBeforeEvery(_ index: Int) -> Bool {
    (index..<index + 12).contains { text($0) == "every" || text($0) == "each" }
  }

  private func isPlural(at index: Int) -> Bool {
    text(index).hasSuffix("s") || text(index + 1).hasSuffix("s")
  }

  private func isRange(at index: Int) -> Bool {
    text(index).contains("-") || ["to", "through", "thru"].contains(text(index + 1))
  }
}
