import Domain

/// `end of month`, `mid january`
extension Grammar {
  /// `end of month`, `end of the week`, `mid january`, `eom`, `end of today`
  func edge(_ start: Int) -> Match<DayPhrase>? {
    let short = match(start) {
      if case .edgeOf(let edge, let unit) = $0 { (edge: edge, unit: unit) } else { nil }
    }
    if let short {
      if short.value.unit == .day { return date(today, end: short.end) }
      return date(
        self.start(of: short.value.unit, .this).flatMap {
          edge(short.value.edge, of: short.value.unit, from: $0)
        }, end: short.end)
    }
    guard let edge = match(start, { if case .edge(let edge) = $0 { edge } else { nil } }) else {
      return nil
    }
    let noun = skip([.of, .article], at: edge.end)
    if let period = period(noun) {
      guard period.value.0 != .last else { return Match(.unread, end: period.end) }
      let first = self.start(of: period.value.1, period.value.0)
      return date(
        first.flatMap { self.edge(edge.value, of: period.value.1, from: $0) }, end: period.end)
    }
    if let month = month(noun) { return self.edge(edge.value, month) }
    if edge.value == .end, let day = relativeDay(noun) {
      return date(today.adding(days: day.value), end: day.end)
    }
    guard let unit = unit(noun), !isWeak(noun, to: unit.end) else { return nil }
    if unit.value == .day { return edge.value == .end ? date(today, end: unit.end) : nil }
    return date(
      self.start(of: unit.value, .this).flatMap { self.edge(edge.value, of: unit.value, from: $0) },
      end: unit.end)
  }

  /// `end of january 2027`; without a year, the next that is not over.
  func edge(_ edge: Edge, _ month: Match<Int>) -> Match<DayPhrase>? {
    let year = year(behind: month.end)
    let years = year.map { $0.value...$0.value } ?? today.year...today.year + 1
    for candidate in years {
      guard let first = CalendarDate(year: candidate, month: month.value, day: 1),
        let day = self.edge(edge, of: .month, from: first)
      else { continue }
      if year != nil || day >= today { return date(day, end: year?.end ?? month.end) }
    }
    return Match(.unread, end: month.end)
  }

  func edge(_ edge: Edge, of unit: TimeUnit, from first: CalendarDate) -> CalendarDate? {
    switch (edge, unit) {
    case (.start, _): first
    case (.middle, .week): first.adding(days: 2)
    case (.middle, .month): first.adding(days: 14)
    case (.middle, .year): CalendarDate(year: first.year, month: 7, day: 1)
    case (.end, .week): first.adding(days: 6)
    case (.end, .month): first.endOfMonth
    case (.end, .quarter): first.adding(months: 2)?.endOfMonth
    case (.end, .year): CalendarDate(year: first.year, month: 12, day: 31)
    default: nil
    }
  }
}
