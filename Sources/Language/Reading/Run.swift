import Domain

/// All that is said of a time in one place of a line: `friday at 9 for 45 min`.
struct Run {
  var components: [Component]
  /// In atoms, with the marks behind it.
  var range: Range<Int>
  /// Whether it holds what looks like a date and cannot be read, so that nothing of it is.
  var isUnread = false
  /// Whether a mark ends it, so that what follows does not touch it.
  var isStopped = false
}

extension Grammar {
  private static let mostComponents = 16
  /// What may stand before a date and belongs to it.
  private static let limits: Links = [.until, .ending, .starting, .from, .to, .before, .after, .since]
  private static let leads: Links = [
    .on, .at, .by, .due, .before, .since, .until, .after, .from, .except,
  ]

  /// The run that begins at an atom, which is the first of a word.
  func run(_ start: Int) -> Run? {
    if atoms[start].word != nil, found(start).isEmpty { return nil }
    let opens = sign("(", start) && !isGlued(start)
    var position = opens ? start + 1 : start
    var components: [Component] = []
    var end = position
    var closes = false
    var isStopped = false
    while components.count < Self.mostComponents, position < atoms.count {
      if !opens, !components.isEmpty, sign("(", position), !isGlued(position) {
        if let inner = parenthesis(position, after: components) {
          components += inner.value
          end = inner.end
        }
        break
      }
      guard let component = component(position, after: components) else { break }
      components.append(component)
      guard let boundary = boundary(component.range.upperBound) else { break }
      end = boundary.next
      position = end
      if boundary.closesParenthesis { closes = true }
      if boundary.isStop || endsClause(position) {
        isStopped = true
        if !boundary.isStop { end = position + 1 }
        break
      }
    }
    guard !components.isEmpty else {
      // “The paper of the morning”: what is left of it would be tomorrow in Spanish.
      guard let part = dayPart(position), part.end > position + 1 else { return nil }
      return Run(components: [], range: start..<part.end, isUnread: true)
    }
    var run = Run(components: components, range: start..<end, isStopped: isStopped)
    if opens != closes || !isWhole && isAttribute(components[0]) { run.isUnread = true }
    return run
  }

  /// Whether what looks like another date follows a run, which had to belong to it.
  func touchesMore(_ run: Run) -> Bool {
    let end = run.range.upperBound
    guard !run.isStopped, end < atoms.count, !isGlued(end), !sign("(", end) else { return false }
    if self.run(end) != nil { return true }
    let next = skip([.on, .at, .within, .from, .to], at: end)
    return next > end && next < atoms.count && !isGlued(next) && self.run(next) != nil
  }

  /// Whether what looks like a date stands right before an atom, and is no part of what begins there.
  func isTouched(_ start: Int, from earliest: Int) -> Bool {
    guard start > earliest else { return false }
    for index in stride(from: start - 1, through: max(earliest, start - 12), by: -1)
    where !isGlued(index) {
      let isDate = components(index).contains { component in
        guard component.isFigures, let end = boundary(component.range.upperBound), !end.isStop
        else { return false }
        return end.next == start || skip([.on, .at, .within, .from, .to], at: end.next) == start
      }
      if isDate { return true }
    }
    return false
  }

  /// `(16-17 Uhr)` behind a day: more of it, where nothing else stands between the parentheses.
  private func parenthesis(_ start: Int, after before: [Component]) -> Match<[Component]>? {
    var inner: [Component] = []
    var position = start + 1
    while inner.count < 4, let component = component(position, after: before + inner),
      let boundary = boundary(component.range.upperBound)
    {
      inner.append(component)
      position = boundary.next
      if boundary.closesParenthesis { return Match(inner, end: position) }
      if boundary.isStop { break }
    }
    return nil
  }

  /// The longest component there that can be meant behind those before it.
  private func component(_ start: Int, after before: [Component]) -> Component? {
    var candidates = components(start)
    var links: Links = []
    var position = start
    for _ in 0..<4 {
      if !before.isEmpty, sign("-", position), !isGlued(position + 1) {
        links.insert(.to)
        position += 1
      } else if let link = self.links(position), canLead(link.value, before),
        !isGlued(link.end) || atoms[link.end - 1].isSign("'")
      {
        // “due by” are two, and of the meanings of one word the component chooses.
        links.formUnion(link.value)
        position = link.end
      } else {
        break
      }
      candidates += components(position).map { component in
        var component = component
        component.links = links
        component.range = start..<component.range.upperBound
        return component
      }
    }
    let hasDay = before.last?.isDay == true && before.last?.part == nil
    func rank(_ component: Component) -> Int {
      // Behind a day “morgen” is a part of it, and else tomorrow.
      let part = component.isPart ? dayPart(component.range.lowerBound) : nil
      let isPhrase = part.map { $0.end > component.range.lowerBound + 1 } ?? false
      return component.range.upperBound * 2 + (isPhrase || component.isPart == hasDay ? 1 : 0)
    }
    return candidates.sorted { rank($0) > rank($1) }.first { isMeant($0, after: before) }
  }

  /// Whether a mark stands there with a blank on either side, as French writes it.
  private func endsClause(_ index: Int) -> Bool {
    !isGlued(index + 1) && [":", "!", "?", ";"].contains { sign($0, index) }
  }

  private func canLead(_ links: Links, _ before: [Component]) -> Bool {
    before.isEmpty ? !links.isDisjoint(with: Self.leads) : true
  }

  // MARK: - What can be meant

  private func isMeant(_ component: Component, after before: [Component]) -> Bool {
    if isWhole { return isPlaced(component, after: before) }
    return isPlaced(component, after: before)
      && (isClear(component, after: before))
  }

  /// Whether such a component can stand there at all.
  private func isPlaced(_ component: Component, after before: [Component]) -> Bool {
    switch component.value {
    case .zone: return before.last?.isClock == true
    case .count: return before.contains(where: \.isSeries)
    case .series:
      return component.links.isDisjoint(with: [.until, .before, .since, .to, .ending])
    case .part:
      if !before.isEmpty { return true }
      let start = component.range.lowerBound
      // `abends um 8`
      let isAdverb = lexicon.hasOrdinalPoint && link(.at, at: component.range.upperBound) != nil
      return link(.during, at: start) != nil || (start == 0 || isAdverb) && isFollowed(component)
    case .filler: return !before.isEmpty
    // “Every day until may” has an end that is no day.
    case .month: return !before.isEmpty && !component.links.isDisjoint(with: Self.limits)
    // “At 9 until 24 dec” has two ends, and “9 until 24 dec” is a range of days.
    case .unread: return !component.links.contains(.at) || !before.contains(where: \.isSeries)
    case .day:
      // “Um 9.” ends a sentence.
      if case .day(.monthDay) = component.value, component.links == .at { return false }
      // “De la mañana” is no tomorrow.
      let core = component.range.upperBound - 1
      if relativeDay(core)?.end == component.range.upperBound, before.isEmpty,
        found(core - 1).contains(where: {
          $0.end == core && $0.sense == .link(.article)
        })
      {
        return false
      }
      return !before.isEmpty || component.links.isDisjoint(with: .of)
    default: return true
    }
  }

  private func isFollowed(_ component: Component) -> Bool {
    guard let boundary = boundary(component.range.upperBound), !boundary.isStop else { return false }
    return hasStrong(at: boundary.next)
  }

  /// Whether it is sure enough that a date is meant.
  private func isClear(_ component: Component, after before: [Component]) -> Bool {
    let end = component.range.upperBound
    switch component.value {
    case .clock(let clock) where clock.form == .bare:
      let hasDay = before.contains { $0.isDay || $0.isSeries || $0.isPart }
      let start = component.range.lowerBound
      if before.isEmpty, start > 0, atoms[start - 1].number != nil { return false }
      if component.links.contains(.at) { return hasDay || isFollowed(component) }
      return hasDay && (endsText(end) || isFollowed(component)) && isNoCount(component)
    case .clock(let clock) where clock.form == .dotted || clock.form == .hourly:
      if !component.links.isDisjoint(with: [.at, .by, .due]) { return true }
      return before.contains { $0.isDay || $0.isSeries || $0.isPart } || isFollowed(component)
    case .clock(let clock) where clock.form == .figures:
      if !component.links.isDisjoint(with: [.at, .by, .due]) || !before.isEmpty { return true }
      return endsText(end) || isFollowed(component)
    case .clocks(let from, let to):
      if from.form == .sure, to.form == .sure { return true }
      if from.form == .figures || from.form == .hourly, to.form != .bare { return true }
      let isLed =
        link([.from, .between], at: component.range.lowerBound) != nil
        || component.links.contains(.at)
      if isLed || before.contains(where: { $0.isDay || $0.isSeries || $0.isPart }) { return true }
      // “Chapters 9 to 11 tomorrow” says what, and not when.
      let isFirst = component.range.lowerBound == 0
      return isFollowed(component) && (isFirst || from.form != .bare && to.form != .bare)
    case .clock
    where !lexicon.hasClockArticles
      && (component.hasArticle || component.range.lowerBound > 0 && component.links.isEmpty
        && link(.article, at: component.range.lowerBound - 1) == component.range.lowerBound):
      return !component.links.isEmpty || endsText(end) || isFollowed(component)
    case .day where component.isWeak, .series where component.isWeak:
      return isClearWeak(component, after: before)
    case .lasting(let distance):
      return !before.isEmpty
        || endsText(end) && distance.seconds != nil && distance.days == 0
    case .unread:
      return isUnreadClear(component, after: before)
    default: return true
    }
  }

  /// Whether one of many is meant, or what something is of: `un lunes`, `la mañana del lunes`.
  private func isAttribute(_ component: Component) -> Bool {
    let start = component.range.lowerBound
    guard start > 0, component.links.isEmpty, case .day(let day) = component.value else { return false }
    if links(start - 1).map({ 
      $0.end == start && $0.value.contains(.of) && $0.value.isSubset(of: [.of, .from, .starting])
    }) == true {
      return true
    }
    guard case .weekday(_, nil) = day else { return false }
    return end(of: .number(1), at: start - 1) == start && figures(start - 1) == nil
  }

  private func isNoCount(_ component: Component) -> Bool { component.links.isEmpty || component.links.contains(.at) }

  private func isClearWeak(_ component: Component, after before: [Component]) -> Bool {
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
    if case .day(.monthDay) = component.value, figures(start) == nil, ordinal(skipArticle(start)) != nil,
      figures(skipArticle(start)) == nil
    {
      return !component.links.isDisjoint(with: [.on, .by, .due, .until]) && endsText(end)
    }
    // “An Fr. Meier” names no Friday.
    let hasPoint = sign(".", end - 1) || sign(".", end) && isGlued(end)
    let isLed = !component.links.isDisjoint(with: lexicon.hasOrdinalPoint ? [.during, .by] : [.on, .by])
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
  private func followsNoun(_ index: Int) -> Bool {
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
  private func isUnreadClear(_ component: Component, after before: [Component]) -> Bool {
    guard let distance = distance(start(of: component)) else { return true }
    // “A child of 3 years” tells an age.
    let begin = component.range.lowerBound
    let isOf = component.links.contains(.of) || begin > 0 && link(.of, at: begin - 1) == begin
    if isOf, distance.value.smallest == .year { return false }
    return !before.isEmpty || isFollowed(component)
  }

  /// The first atom behind the words that connect it.
  private func start(of component: Component) -> Int {
    var index = component.range.lowerBound
    for _ in 0..<4 where distance(index) == nil { index = links(index)?.end ?? index }
    return index
  }

  /// Whether a component stands there that is a date beyond doubt.
  private func hasStrong(at index: Int) -> Bool {
    let start = skip([.on, .at, .by, .article, .of, .starting], at: index)
    if let lasting = link(.lasting, at: index), distance(lasting) != nil { return true }
    if let distance = distance(index), end(of: .long, at: distance.end) != nil { return true }
    return [index, start].contains { position in
      guard position < atoms.count else { return false }
      if let clock = clock(position), clock.value.form == .sure || clock.value.form == .figures,
        boundary(clock.end) != nil
      {
        return true
      }
      if let clock = clock(position), clock.value.form != .bare || endsText(clock.end) || link([.until, .to], at: clock.end) != nil,
        clock.value.form == .dotted || clock.value.form == .hourly || link(.at, at: index) != nil,
        boundary(clock.end) != nil
      {
        return true
      }
      if let clocks = clocks(position), boundary(clocks.end) != nil,
        clocks.value.from.form != .bare || endsText(clocks.end)
      {
        return true
      }
      if let part = partPhrase(position), boundary(part.end) != nil { return true }
      if components(position).contains(where: { $0.isSeries && !$0.isWeak }) { return true }
      if let day = day(position), boundary(day.end) != nil {
        if case .unread = day.value { return false }
        if case .monthDay = day.value { return true }
        return !isWeak(skipArticle(position), to: day.end)
          || !isWeak(position, to: day.end) && endsText(day.end)
      }
      return false
    }
  }
}

extension Component {
  /// Whether it can be nothing else than a date or a time, whatever stands beside it.
  var isFigures: Bool {
    switch value {
    case .moment, .instant: true
    case .clock(let clock): clock.form == .figures || clock.form == .sure
    case .clocks(let from, _): from.form == .figures || from.form == .sure
    case .day(.date), .day(.unread): !isWeak
    default: false
    }
  }

  var isSeries: Bool {
    if case .series = value { true } else { false }
  }

  var isPart: Bool {
    if case .part = value { true } else { part != nil }
  }

  var isWeekday: Bool {
    if case .day(.weekday) = value { true } else { false }
  }
}
