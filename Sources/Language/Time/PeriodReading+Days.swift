import Domain

/// One day as a period: `today`, `friday`, `1 nov`, `the 20th`.
extension PeriodReading {
  func day(_ start: Int, _ aim: Aim) -> Match<Part>? {
    guard let day = grammar.day(start) else { return nil }
    let days: Part?
    switch day.value {
    case .unread: days = nil
    case .date(let date): return self.date(date, start, aim, end: day.end)
    case .week(let week):
      let first = grammar.startOfWeek?.adding(days: 7 * week)
      days = first.flatMap { stretch(.week, around: $0) }.map { Part(days: $0, isStretch: true) }
    case .weekday(let weekday, nil): days = self.weekday(weekday, aim)
    case .weekday(let weekday, .last):
      days = today.adding(days: -((today.weekday - weekday + 6) % 7 + 1)).map {
        Part(days: $0...$0)
      }
    case .weekday:
      guard case .date(let date) = grammar.resolved(day.value) else { return nil }
      days = Part(days: date...date)
    case .monthDay(let number): days = monthDay(number, aim)
    }
    return days.map { Match($0, end: day.end) }
  }

  private func weekday(_ weekday: Int, _ aim: Aim) -> Part? {
    let day: CalendarDate?
    switch aim {
    case .free where direction == .future: day = grammar.date(of: weekday, nil)
    case .free: day = today.adding(days: -((today.weekday - weekday + 7) % 7))
    case .notBefore(let first): day = first.adding(days: (weekday - first.weekday + 7) % 7)
    case .notAfter(let last): day = last.adding(days: -((last.weekday - weekday + 7) % 7))
    }
    return day.map { Part(days: $0...$0, isFloating: true, isWeekday: true) }
  }

  private func monthDay(_ number: Int, _ aim: Aim) -> Part? {
    let (origin, isBack): (CalendarDate, Bool) =
      switch aim {
      case .free: (today, direction == .past)
      case .notBefore(let day): (day, false)
      case .notAfter(let day): (day, true)
      }
    for month in 0...12 {
      guard
        let other = origin.adding(days: 1 - origin.day)?.adding(months: isBack ? -month : month),
        let day = CalendarDate(year: other.year, month: other.month, day: number),
        isBack ? day <= origin : day >= origin
      else { continue }
      return Part(days: day...day, isFloating: true)
    }
    return nil
  }

  /// A date of one year, or one of each year, of which the aim chooses one.
  private func date(_ date: CalendarDate, _ start: Int, _ aim: Aim, end: Int) -> Match<Part>? {
    guard isYearly(date, start) else { return Match(Part(days: date...date), end: end) }
    return floating(aim, end: end) { year in
      guard let newYear = CalendarDate(year: year, month: 1, day: 1),
        let day = read(start, on: newYear), day.year == year
      else { return nil }
      return day...day
    }
  }

  /// Whether words mean a day of each year: read some weeks later they still say the same month, and read
  /// long ago not the same day.
  private func isYearly(_ date: CalendarDate, _ start: Int) -> Bool {
    guard let before = today.adding(days: -400), let after = today.adding(days: 40),
      let old = read(start, on: before), let new = read(start, on: after)
    else { return false }
    return old != date && new.month == date.month
  }

  private func read(_ start: Int, on day: CalendarDate) -> CalendarDate? {
    guard let phrase = grammar(on: day).day(start)?.value, case .date(let date) = phrase else {
      return nil
    }
    return date
  }
}
