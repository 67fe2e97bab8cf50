import Domain

/// Weekdays, weeks and weekends: `next friday`, `the week after next`
extension Grammar {
  func weekdayName(_ index: Int) -> Match<Int>? {
    match(index) { if case .weekday(let day) = $0 { day } else { nil } }
  }

  /// `friday`, `next friday`, `vendredi prochain`
  func weekday(_ start: Int) -> Match<DayPhrase>? {
    if let which = which(start) {
      return weekdayName(which.end).map { Match(.weekday($0.value, which.value), end: $0.end) }
    }
    guard let name = weekdayName(start) else { return nil }
    let weeksOn = match(name.end) { if case .weeksOn(let weeks) = $0 { weeks } else { nil } }
    // “Monday week planning” is of this Monday.
    if let weeksOn,
      weeksOn.end > name.end + 1 || isWhole || endsText(weeksOn.end)
        || boundary(weeksOn.end).map({ hasStrong(at: $0.next) && figures($0.next) == nil }) == true
    {
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

  /// Whether a short word that dates do not have, such as `km`, stands behind a number.
  func isMeasure(_ index: Int) -> Bool {
    guard index < atoms.count else { return false }
    guard let word = atoms[index].word else { return atoms[index].kind == .other }
    return word.utf8.count <= 2 && found(index).isEmpty
  }

  /// `next week`, `semaine prochaine`; `next month` and `next year` are their first days.
  func week(_ start: Int) -> Match<DayPhrase>? {
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
  func start(of unit: TimeUnit, _ which: Which) -> CalendarDate? {
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
  func weekend(_ start: Int) -> Match<DayPhrase>? {
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
  func workday(_ start: Int) -> Match<DayPhrase>? {
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
}
