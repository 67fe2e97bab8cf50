import Domain

/// Days in words: `tomorrow`, `next friday`, `end of january`.
extension Grammar {
  /// A day that another one is counted from `isBase`, and is itself counted from none.
  func day(_ start: Int, isBase: Bool = false) -> Match<DayPhrase>? {
    guard start < atoms.count else { return nil }
    if let known = isBase ? basesThere[start] : daysThere[start] { return known }
    let found = readDay(start, isBase: isBase)
    if isBase { basesThere[start] = .some(found) } else { daysThere[start] = .some(found) }
    return found
  }

  func readDay(_ start: Int, isBase: Bool) -> Match<DayPhrase>? {
    let begin = skipArticle(start)
    var candidates = [
      figuresDate(start), monthDate(begin), holiday(begin), weekday(begin), week(begin),
      edge(skip([.within, .at, .article], at: start)),
      numberedWeekday(begin), relative(begin), workday(begin), weekend(begin), nearDate(begin),
      isBase ? nil : daysAway(start),
      links(start)?.value.contains(.article) == true ? holiday(start + 1) : nil,
      week(skip([.within, .on, .article], at: start)),
    ]
    if candidates.allSatisfy({ $0.flatMap { boundary($0.end) } == nil }) {
      candidates = [monthDay(start)]
    }
    // A date ends where a word does: `mar 20` of `mar 20/1` is not one.
    let longest = candidates.compactMap { $0 }.filter { boundary($0.end) != nil }
      .max { $0.end < $1.end }
    return longest.map(later)
  }

  /// `heute in einer Woche`
  func later(_ day: Match<DayPhrase>) -> Match<DayPhrase> {
    guard lexicon.hasOrdinalPoint, let within = link(.within, at: day.end),
      let distance = distance(within), case .date(let date) = resolved(day.value),
      let later = distance.value.date(from: date)
    else { return day }
    return Match(.date(later), end: distance.end)
  }

  func date(_ date: CalendarDate?, end: Int) -> Match<DayPhrase>? {
    Match(date.map { .date($0) } ?? .unread, end: end)
  }

  func which(_ index: Int) -> Match<Which>? {
    match(index) { if case .which(let which) = $0 { which } else { nil } }
  }

  func relativeDay(_ index: Int) -> Match<Int>? {
    match(index) { if case .relative(let days) = $0 { days } else { nil } }
  }

  func relative(_ start: Int) -> Match<DayPhrase>? {
    relativeDay(start).flatMap { date(today.adding(days: $0.value), end: $0.end) }
  }

  /// `este 20 de enero`, `el próximo 15 de marzo`
  func nearDate(_ start: Int) -> Match<DayPhrase>? {
    guard let which = which(start), which.value != .last, which.value != .afterNext else {
      return nil
    }
    return monthDate(which.end)
  }

  func holiday(_ start: Int) -> Match<DayPhrase>? {
    let name = match(start) {
      if case .holiday(let month, let day) = $0 { (month: month, day: day) } else { nil }
    }
    return name.flatMap { yearly(month: $0.value.month, day: $0.value.day, end: $0.end) }
  }
}
