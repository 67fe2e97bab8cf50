import Domain

/// The month or year that days belong to.
extension SeriesReading {
  /// `of the month`, `of each year`, `of march and june`, `march`; nil when it is not the one that is needed.
  mutating func readScope(isBeforeEvery: Bool) -> Scope? {
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
  mutating func monthsOfEveryYear(at index: Int) -> [Int]? {
    var inner = self
    inner.position = index
    guard let months = inner.readMonthList(), let year = inner.endOfEveryYear() else { return nil }
    position = year
    return months
  }

  /// The end of `of every year`
  func endOfEveryYear() -> Int? {
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

  mutating func scope(at index: Int) -> Scope? {
    guard let unit = grammar.unit(index), unit.value == .month || unit.value == .year else {
      return nil
    }
    position = unit.end
    return unit.value == .month ? .month : .year
  }
}
