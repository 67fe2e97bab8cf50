import Domain

/// Ambiguous words, which are a date only next to another one or at the end of a line.
extension Grammar {
  func isClearWeak(_ component: Component, after before: [Component]) -> Bool {
    let (start, end) = (component.range.lowerBound, component.range.upperBound)
    if case .day(.monthDay) = component.value, lexicon.hasOrdinalPoint, sign(".", end - 1),
      !before.contains(where: \.isWeekday)
    {
      if isCapitalized(end) { return isFollowed(component) }
      if component.links.isEmpty, !component.hasArticle { return isFollowed(component) }
    }
    if component.isNameLike {
      // “So am Morgen” is no Sunday, but “so 9 Uhr” is.
      if lexicon.hasOrdinalPoint, !isCapitalized(end - 1), component.links.isEmpty {
        let next = boundary(end)?.next ?? end
        if !(next...next + 1).contains(where: { figures($0) != nil }) { return false }
      }
      let isLed =
        !component.links.isDisjoint(with: [.on, .by, .due])
        && component.links.isDisjoint(with: [.at, .to, .article]) && !component.hasArticle
      return isLed || isFollowed(component) || before.last?.isClock == true
    }
    if case .day(.date) = component.value, !component.links.isDisjoint(with: .of) { return false }
    // “Fiesta nacional el 12 de octubre” names the day twice.
    if isHoliday(skipArticle(start), to: end), isDated(end) { return false }
    if case .day(.monthDay) = component.value, figures(start) == nil,
      ordinal(skipArticle(start)) != nil,
      figures(skipArticle(start)) == nil
    {
      return !component.links.isDisjoint(with: [.on, .by, .due, .until]) && endsText(end)
    }
    // “An Fr. Meier” names no Friday.
    let hasPoint = sign(".", end - 1) || sign(".", end) && isGlued(end)
    let isLed = !component.links.isDisjoint(
      with: lexicon.hasOrdinalPoint ? [.during, .by] : [.on, .by])
    if component.isWeekday, hasPoint, !isLed, !endsLine(end), atoms[start].range.count < 4 {
      return isFollowed(component)
    }
    let isNoun = component.hasArticle && component.isWeekday
    if !isNoun, !component.links.isDisjoint(with: [.on, .by, .due]) { return true }
    if case .day(.monthDay) = component.value {
      // “El día 28” is no other than the 28th.
      if let article = link(.article, at: start), article > start + 1, !sign("'", article - 1) {
        return true
      }
      return !before.isEmpty && before.allSatisfy { !$0.isDay || $0.isWeekday }
        || endsText(end) || isFollowed(component)
        || component.hasArticle && boundary(end)?.hasComma == true
    }
    if isNoun || start > 0 && !isGlued(start) && followsNoun(start) { return isFollowed(component) }
    if endsText(end) || isFollowed(component) { return true }
    return before.last?.isClock == true
  }

  /// Whether the word before an atom makes a noun of the one there: `in the sun`.
  func followsNoun(_ index: Int) -> Bool {
    let nouns: Links = [.noun, .article, .lasting, .within, .of]
    return found(index - 1).contains { form in
      guard form.end == index, case .link(let links) = form.sense else { return false }
      return !links.isDisjoint(with: nouns)
    }
  }

  /// Whether the next word is a noun, as capitals tell it in German.
  func isCapitalized(_ index: Int) -> Bool {
    index < atoms.count && atoms[index].word != nil
      && bytes[atoms[index].range.lowerBound].isASCIICapital
  }

  /// Whether a day with its month stands there.
  func isDated(_ index: Int) -> Bool {
    let start = boundary(index)?.next ?? index
    guard let day = day(skip([.on, .article], at: start)) else { return false }
    if case .weekday = day.value, day.end > start { return isDated(day.end) }
    guard case .date = day.value else { return false }
    return (start..<day.end).contains { figures($0) != nil }
  }

  /// Distances and limits that cannot be read only matter next to a date.
  func isUnreadClear(_ component: Component, after before: [Component]) -> Bool {
    guard let distance = distance(start(of: component)) else { return true }
    // “A child of 3 years” tells an age.
    let begin = component.range.lowerBound
    let isOf = component.links.contains(.of) || begin > 0 && link(.of, at: begin - 1) == begin
    if isOf, distance.value.smallest == .year { return false }
    return !before.isEmpty || isFollowed(component)
  }

  /// The first atom behind the words that connect it.
  func start(of component: Component) -> Int {
    var index = component.range.lowerBound
    for _ in 0..<4 where distance(index) == nil { index = links(index)?.end ?? index }
    return index
  }
}
