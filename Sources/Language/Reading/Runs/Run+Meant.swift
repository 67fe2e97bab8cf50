import Domain

/// Selects the plausible readings at a place.
extension Grammar {
  func isMeant(_ component: Component, after before: [Component]) -> Bool {
    if isWhole { return isPlaced(component, after: before) }
    return isPlaced(component, after: before)
      && (isClear(component, after: before))
  }

  /// Whether such a component can stand there at all.
  func isPlaced(_ component: Component, after before: [Component]) -> Bool {
    switch component.value {
    case .zone(let zone):
      if before.last?.isClock == true { return true }
      // `3pm tomorrow EST`; “3pm tomorrow ABC” names no zone.
      if case .unknown = zone { return false }
      return before.contains(where: \.isClock)
    case .count: return before.contains(where: \.isSeries)
    case .series:
      // “Every day of the week” says more than is read.
      if let of = link(.of, at: component.range.upperBound) {
        let noun = skip([.of, .article], at: of)
        if unit(noun) != nil || month(noun) != nil { return false }
      }
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

  func isFollowed(_ component: Component) -> Bool {
    next(behind: component).map(hasStrong) ?? false
  }

  /// `6 Wochen lang jeden Dienstag`
  func isFollowedBySeries(_ component: Component) -> Bool {
    guard let next = next(behind: component) else { return false }
    return components(next).contains { $0.isSeries && !$0.isWeak }
  }

  /// The atom behind a component and its punctuation; nil where its sentence ends.
  private func next(behind component: Component) -> Int? {
    boundary(component.range.upperBound).flatMap { $0.isStop ? nil : $0.next }
  }

  /// Whether it is sure enough that a date is meant.
  func isClear(_ component: Component, after before: [Component]) -> Bool {
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
      && (component.hasArticle
        || component.range.lowerBound > 0 && component.links.isEmpty
          && link(.article, at: component.range.lowerBound - 1) == component.range.lowerBound):
      return !component.links.isEmpty || endsText(end) || isFollowed(component)
    case .day where component.isWeak, .series where component.isWeak:
      return isClearWeak(component, after: before)
    case .lasting(let distance):
      return !before.isEmpty || isFollowedBySeries(component)
        || endsText(end) && distance.seconds != nil && distance.days == 0
    case .unread:
      return isUnreadClear(component, after: before)
    default: return true
    }
  }

  /// Whether one of many is meant, or what something is of: `un lunes`, `la mañana del lunes`.
  func isAttribute(_ component: Component) -> Bool {
    let start = component.range.lowerBound
    guard start > 0, component.links.isEmpty, case .day(let day) = component.value else {
      return false
    }
    if links(start - 1).map({
      $0.end == start && $0.value.contains(.of) && $0.value.isSubset(of: [.of, .from, .starting])
    }) == true {
      return true
    }
    guard case .weekday(_, nil) = day else { return false }
    return end(of: .number(1), at: start - 1) == start && figures(start - 1) == nil
  }

  func isNoCount(_ component: Component) -> Bool {
    component.links.isEmpty || component.links.contains(.at)
  }
}
