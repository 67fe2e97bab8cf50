import Domain

/// Lists of weekdays: `mon, wed and fri`
extension SeriesReading {
  /// Behind a comma, `and` or `&`; nil when none of them is there.
  func afterSeparator(_ index: Int) -> Int? {
    var next = index
    var isSeparated = false
    if grammar.sign(",", next), grammar.isGlued(next) {
      next += 1
      isSeparated = true
    }
    if grammar.sign("/", next), grammar.isGlued(next) { return next + 1 }
    if let end = grammar.link(.and, at: next) { return grammar.skip([.article, .on], at: end) }
    return isSeparated ? grammar.skipArticle(next) : nil
  }

  /// `mon, wed and fri`, `monday to friday`, `tue/thu`, `weekday`, `weekends`
  mutating func readWeekdays() -> [RepeatParts.Day]? {
    let kind = grammar.match(position) { sense -> [RepeatParts.Day]? in
      switch sense {
      case .workday, .weekdaysAll: RepeatParts.workdays
      case .weekend, .weekendsAll: RepeatParts.weekend
      default: nil
      }
    }
    if let kind {
      position = kind.end
      return kind.value
    }
    guard var days = readWeekdayGroup() else { return nil }
    for _ in 0..<14 {
      guard let next = afterSeparator(position) else { break }
      let before = position
      // “Every tuesday and every friday”
      position = grammar.end(of: .every, at: next) ?? next
      guard let more = readWeekdayGroup() else {
        position = before
        break
      }
      days += more
    }
    return RepeatParts.inOrder(days.map { RepeatParts.Day(number: nil, weekday: $0) })
  }

  func weekday(_ index: Int) -> Match<Int>? {
    grammar.match(index) { sense -> Int? in
      switch sense {
      case .weekday(let day), .weekdays(let day): day
      default: nil
      }
    }
  }

  mutating func readWeekdayGroup() -> [Int]? {
    guard let first = weekday(position) else { return nil }
    position = first.end
    let middle =
      grammar.sign("-", position) ? position + 1 : grammar.link([.to], at: position)
    guard let middle, let last = weekday(grammar.skipArticle(middle)) else { return [first.value] }
    position = last.end
    return (0...(last.value - first.value + 7) % 7).map { (first.value + $0) % 7 }
  }
}
