import Domain

/// Counted days: `first monday of february`, `in 3 days`
extension Grammar {
  /// `first monday of february`, `last friday of next month`
  func numberedWeekday(_ start: Int) -> Match<DayPhrase>? {
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
  func daysAway(_ start: Int) -> Match<DayPhrase>? {
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
