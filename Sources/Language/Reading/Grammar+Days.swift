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

  private func readDay(_ start: Int, isBase: Bool) -> Match<DayPhrase>? {
    let begin = skipArticle(start)
    var candidates = [
      figuresDate(start), monthDate(begin), holiday(begin), weekday(begin), week(begin), edge(skip([.within, .at, .article], at: start)),
      numberedWeekday(begin), relative(begin), workday(begin), weekend(begin), nearDate(begin), isBase ? nil : offset(start),
      links(start)?.value.contains(.article) == true ? holiday(start + 1) : nil,
      week(skip([.within, .on, .article], at: start)),
    ]
    if candidates.allSatisfy({ $0.flatMap { boundary($0.end) } == nil }) { candidates = [monthDay(start)] }
    // What ends within a word is none: `mar 20` of `mar 20/1`.
    let longest = candidates.compactMap { $0 }.filter { boundary($0.end) != nil }
      .max { $0.end < $1.end }
    return longest.map(later)
  }

  /// `heute in einer Woche`
  private func later(_ day: Match<DayPhrase>) -> Match<DayPhrase> {
    guard lexicon.hasOrdinalPoint, let within = link(.within, at: day.end),
      let distance = distance(within), case .date(let date) = resolved(day.value),
      let later = distance.value.date(from: date)
    else { return day }
    return Match(.date(later), end: distance.end)
  }

  private func date(_ date: CalendarDate?, end: Int) -> Match<DayPhrase>? {
    Match(date.map { .date($0) } ?? .unread, end: end)
  }

  func which(_ index: Int) -> Match<Which>? {
    match(index) { if case .which(let which) = $0 { which } else { nil } }
  }

  func relativeDay(_ index: Int) -> Match<Int>? {
    match(index) { if case .relative(let days) = $0 { days } else { nil } }
  }

  private func relative(_ start: Int) -> Match<DayPhrase>? {
    relativeDay(start).flatMap { date(today.adding(days: $0.value), end: $0.end) }
  }

  /// `este 20 de enero`, `el próximo 15 de marzo`
  private func nearDate(_ start: Int) -> Match<DayPhrase>? {
    guard let which = which(start), which.value != .last, which.value != .afterNext else { return nil }
    return monthDate(which.end)
  }

  private func holiday(_ start: Int) -> Match<DayPhrase>? {
    let name = match(start) {
      if case .holiday(let month, let day) = $0 { (month: month, day: day) } else { nil }
    }
    return name.flatMap { yearly(month: $0.value.month, day: $0.value.day, end: $0.end) }
  }

  // MARK: - Weeks

  func weekdayName(_ index: Int) -> Match<Int>? {
    match(index) { if case .weekday(let day) = $0 { day } else { nil } }
  }

  /// `friday`, `next friday`, `vendredi prochain`
  private func weekday(_ start: Int) -> Match<DayPhrase>? {
    if let which = which(start) {
      return weekdayName(which.end).map { Match(.weekday($0.value, which.value), end: $0.end) }
    }
    guard let name = weekdayName(start) else { return nil }
    let weeksOn = match(name.end) { if case .weeksOn(let weeks) = $0 { weeks } else { nil } }
    if let weeksOn {
      let day = date(of: name.value, nil)?.adding(days: 7 * weeksOn.value)
      return date(day, end: weeksOn.end)
    }
    if let which = which(name.end), unit(which.end) == nil, weekdayName(which.end) == nil,
      which.value != .this || dayPart(which.end) == nil,
      which.value != .last || !isGlued(which.end)
    {
      return Match(.weekday(name.value, which.value), end: which.end)
    }
    if lexicon.countsDaysBare, let day = figures(name.end, atMost: 2), (1...31).contains(day),
      boundary(name.end + 1) != nil, clock(name.end)?.end == name.end + 1 || day > 23,
      !tightSign(",", name.end + 1), !isMeasure(name.end + 1),
      clocks(name.end) == nil, unit(name.end + 1) == nil, month(skip(.of, at: name.end + 1)) == nil
    {
      return date(next(monthDay: day, weekday: name.value), end: name.end + 1)
    }
    return Match(.weekday(name.value, nil), end: name.end)
  }

  /// Whether a short word that is none of dates, such as `km`, stands behind a number.
  private func isMeasure(_ index: Int) -> Bool {
    guard index < atoms.count else { return false }
    guard let word = atoms[index].word else { return atoms[index].kind == .other }
    return word.utf8.count <= 2 && found(index).isEmpty
  }

  /// `next week`, `semaine prochaine`; `next month` and `next year` are their first days.
  private func week(_ start: Int) -> Match<DayPhrase>? {
    guard let period = period(start) else { return nil }
    let (which, unit) = period.value
    guard which != .last else { return Match(.unread, end: period.end) }
    if unit == .week { return Match(.week(which.count), end: period.end) }
    guard which != .this else { return Match(.unread, end: period.end) }
    return date(self.start(of: unit, which), end: period.end)
  }

  /// A unit of the calendar and which one: `next week`, `la semana que viene`
  func period(_ start: Int) -> Match<(Which, TimeUnit)>? {
    if let which = which(start), let unit = unit(which.end), unit.value > .day {
      return Match((which.value, unit.value), end: unit.end)
    }
    if let unit = unit(start), unit.value > .day, let which = which(unit.end) {
      return Match((which.value, unit.value), end: which.end)
    }
    return nil
  }

  var startOfWeek: CalendarDate? {
    today.adding(days: -((today.weekday - conventions.firstWeekday + 7) % 7))
  }

  /// The day of a week, from this one.
  func weekday(_ weekday: Int, ofWeek week: Int) -> CalendarDate? {
    let offset = (weekday - conventions.firstWeekday + 7) % 7
    return startOfWeek?.adding(days: 7 * week + offset)
  }

  /// The first day of this or the next week, month or year.
  private func start(of unit: TimeUnit, _ which: Which) -> CalendarDate? {
    let count = which.count
    switch unit {
    case .week: return startOfWeek?.adding(days: 7 * count)
    case .month: return today.adding(days: 1 - today.day)?.adding(months: count)
    case .quarter:
      return CalendarDate(year: today.year, month: (today.month - 1) / 3 * 3 + 1, day: 1)?
        .adding(months: 3 * count)
    case .year: return CalendarDate(year: today.year + count, month: 1, day: 1)
    default: return nil
    }
  }

  /// `this weekend`: its Saturday, or today on its Sunday.
  private func weekend(_ start: Int) -> Match<DayPhrase>? {
    var which: Which?
    var end: Int?
    if let before = self.which(start) {
      which = before.value
      end = self.end(of: .weekend, at: before.end)
    } else if let noun = self.end(of: .weekend, at: start), let behind = self.which(noun) {
      which = behind.value
      end = behind.end
    } else if let noun = self.end(of: .weekend, at: start), start > 0,
      links(start - 1)?.value.contains(.on) == true
    {
      which = .this
      end = noun
    }
    guard let which, let end else { return nil }
    switch which {
    case .this, .coming: return date(today.adding(days: max(0, 5 - today.weekday)), end: end)
    case .next: return date(today.startOfWeek?.adding(days: 12), end: end)
    case .afterNext: return date(today.startOfWeek?.adding(days: 19), end: end)
    case .last: return Match(.unread, end: end)
    }
  }

  /// `next business day`
  private func workday(_ start: Int) -> Match<DayPhrase>? {
    guard let which = which(start), which.value == .next || which.value == .coming else {
      return nil
    }
    let noun = end(of: .workday, at: which.end)
    if let noun {
      let days = today.weekday >= 4 ? 7 - today.weekday : 1
      return date(today.adding(days: days), end: noun)
    }
    return nil
  }

  // MARK: - Edges

  /// `end of month`, `end of the week`, `mid january`, `eom`, `end of today`
  private func edge(_ start: Int) -> Match<DayPhrase>? {
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
  private func edge(_ edge: Edge, _ month: Match<Int>) -> Match<DayPhrase>? {
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

  private func edge(_ edge: Edge, of unit: TimeUnit, from first: CalendarDate) -> CalendarDate? {
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

  // MARK: - Numbered weekdays

  /// `first monday of february`, `last friday of next month`
  private func numberedWeekday(_ start: Int) -> Match<DayPhrase>? {
    guard let number = ordinal(start), let name = weekdayName(number.end),
      let of = link([.of, .within], at: name.end)
    else { return nil }
    let noun = skip([.of, .article], at: of)
    if let period = period(noun), period.value.1 == .month {
      let first = self.start(of: .month, period.value.0)
      let day = first.flatMap { Self.day(name.value, number.value, ofMonth: $0) }
      return date(day, end: period.end)
    }
    if let unit = unit(noun), unit.value == .month {
      let first = self.start(of: .month, .this)
      let day = first.flatMap { Self.day(name.value, number.value, ofMonth: $0) }
      // Not long ago, or soon: nobody knows.
      return date(day.flatMap { $0 >= today ? $0 : nil }, end: unit.end)
    }
    guard let month = month(noun) else { return nil }
    let year = year(behind: month.end)
    for candidate in year.map({ $0.value...$0.value }) ?? today.year...today.year + 1 {
      guard let first = CalendarDate(year: candidate, month: month.value, day: 1),
        let day = Self.day(name.value, number.value, ofMonth: first)
      else { continue }
      if year != nil || day >= today { return date(day, end: year?.end ?? month.end) }
    }
    return Match(.unread, end: month.end)
  }

  static func day(_ weekday: Int, _ number: Int, ofMonth first: CalendarDate) -> CalendarDate? {
    guard number != 0, abs(number) <= 5, let last = first.endOfMonth else { return nil }
    let day: CalendarDate?
    if number > 0 {
      day = first.adding(days: (weekday - first.weekday + 7) % 7 + 7 * (number - 1))
    } else {
      day = last.adding(days: -((last.weekday - weekday + 7) % 7) + 7 * (number + 1))
    }
    return day.flatMap { $0.month == first.month ? $0 : nil }
  }

  // MARK: - From other days

  /// `in 3 days`, `+3 days`, `3 days later`, `2 days before 5 feb`
  private func offset(_ start: Int) -> Match<DayPhrase>? {
    if let within = link(.within, at: start), let distance = distance(within),
      distance.value.seconds == nil
    {
      let end = end(of: .later, at: distance.end) ?? distance.end
      return date(distance.value.date(from: today), end: end)
    }
    if sign("+", start), isGlued(start + 1), let distance = distance(start + 1),
      distance.value.seconds == nil
    {
      return date(distance.value.date(from: today), end: distance.end)
    }
    guard let distance = distance(start), distance.value.seconds == nil else { return nil }
    guard let link = links(distance.end),
      !link.value.isDisjoint(with: [.from, .after, .before]),
      let base = day(link.end, isBase: true), case .date(let origin) = resolved(base.value)
    else {
      return end(of: .later, at: distance.end).flatMap {
        date(distance.value.date(from: today), end: $0)
      }
    }
    let isBack = link.value.contains(.before)
    return date(distance.value.date(from: origin, isBack: isBack), end: base.end)
  }

  /// A weekday alone as the day that it is.
  func resolved(_ day: DayPhrase) -> DayPhrase {
    guard case .weekday(let weekday, let which) = day else { return day }
    return self.date(of: weekday, which).map { .date($0) } ?? .unread
  }

  /// The first one after today, or the one that was said.
  func date(of weekday: Int, _ which: Which?) -> CalendarDate? {
    switch which {
    case .this: today.adding(days: (weekday - today.weekday + 7) % 7)
    case .next: self.weekday(weekday, ofWeek: 1)
    case .afterNext: self.weekday(weekday, ofWeek: 2)
    case .last: nil
    case nil, .coming: today.adding(days: (weekday - today.weekday + 6) % 7 + 1)
    }
  }
}
