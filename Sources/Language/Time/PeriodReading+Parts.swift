import Domain
import Localization

/// The parts of a period: units of the calendar, counts of days, days.
extension PeriodReading {
  /// The longest that stands there.
  func part(_ start: Int, _ aim: Aim) -> Match<Part>? {
    let begin = grammar.skipArticle(start)
    var longest: Match<Part>?
    let candidates = [
      isoWeek(begin, aim), quarter(begin, aim), month(begin, aim), year(begin), unit(begin),
      count(begin),
      weekend(begin), ago(start), day(start, aim),
    ]
    for case let candidate? in candidates where candidate.end > (longest?.end ?? start) {
      longest = candidate
    }
    return longest
  }

  // MARK: - Which

  func which(_ index: Int) -> Match<Which>? {
    if let which = grammar.which(index) { return which }
    for (meaning, which) in [
      (PeriodWords.Meaning.last, Which.last), (.next, .next), (.this, .this),
    ] {
      if let end = words.end(of: meaning, at: index, in: atoms) { return Match(which, end: end) }
    }
    return grammar.end(of: .ordinal(-1), at: index).map { Match(.last, end: $0) }
  }

  // MARK: - Units

  /// `week`, `next week`, `mois dernier`; `week of 2 nov`
  private func unit(_ start: Int) -> Match<Part>? {
    if let which = which(start), let unit = grammar.unit(grammar.skipArticle(which.end)) {
      return stretch(unit.value, which.value, end: unit.end)
    }
    guard let unit = grammar.unit(start), !grammar.isWeak(start, to: unit.end) else { return nil }
    if let which = which(unit.end) { return stretch(unit.value, which.value, end: which.end) }
    if unit.value == .week, let of = grammar.link(.of, at: unit.end), let day = day(of, .free),
      day.value.days.dayCount == 1,
      let days = stretch(.week, around: day.value.days.lowerBound)
    {
      return Match(Part(days: days, isStretch: true), end: day.end)
    }
    return stretch(unit.value, .this, end: unit.end)
  }

  private func stretch(_ unit: TimeUnit, _ which: Which, end: Int) -> Match<Part>? {
    guard let now = stretch(unit, around: today) else { return nil }
    let days: ClosedRange<CalendarDate>?
    switch which {
    case .this: days = now
    case .next, .coming:
      days = now.upperBound.adding(days: 1).flatMap { stretch(unit, around: $0) }
    case .afterNext:
      days = now.upperBound.adding(days: 1).flatMap { stretch(unit, around: $0) }
        .flatMap { $0.upperBound.adding(days: 1) }.flatMap { stretch(unit, around: $0) }
    case .last: days = now.lowerBound.adding(days: -1).flatMap { stretch(unit, around: $0) }
    }
    return days.map { Match(Part(days: $0, isStretch: true), end: end) }
  }

  /// The one that a day is in; nil for units that the calendar does not begin anywhere.
  func stretch(_ unit: TimeUnit, around day: CalendarDate) -> ClosedRange<CalendarDate>? {
    switch unit {
    case .week:
      let into = (day.weekday - dates.conventions.firstWeekday + 7) % 7
      guard let first = day.adding(days: -into), let last = first.adding(days: 6) else {
        return nil
      }
      return first...last
    case .month: return months(1, in: day.year, from: day.month)
    case .quarter: return months(3, in: day.year, from: (day.month - 1) / 3 * 3 + 1)
    case .halfYear: return months(6, in: day.year, from: (day.month - 1) / 6 * 6 + 1)
    case .year: return months(12, in: day.year, from: 1)
    case .second, .minute, .hour, .day, .fortnight: return nil
    }
  }

  private func months(_ count: Int, in year: Int, from month: Int) -> ClosedRange<CalendarDate>? {
    guard let first = CalendarDate(year: year, month: month, day: 1),
      let last = CalendarDate(year: year, month: month + count - 1, day: 1)?.endOfMonth
    else { return nil }
    return first...last
  }

  /// `weekend`, `next weekend`: its Saturday and Sunday.
  private func weekend(_ start: Int) -> Match<Part>? {
    var which = Which.this
    var end: Int
    if let before = self.which(start), let noun = grammar.end(of: .weekend, at: before.end) {
      which = before.value
      end = noun
    } else if let noun = grammar.end(of: .weekend, at: start) {
      end = noun
      if let behind = self.which(noun) { (which, end) = (behind.value, behind.end) }
    } else {
      return nil
    }
    let weeks = which == .this ? 0 : which == .last ? -7 : 7
    guard let saturday = today.monday.adding(days: 5 + weeks), let sunday = saturday.adding(days: 1)
    else { return nil }
    return Match(Part(days: saturday...sunday, isStretch: true), end: end)
  }

  // MARK: - Counts

  /// `7d`, `last 30 days`, `next 2 weeks`, `les 30 derniers jours`: today is one of the days.
  private func count(_ start: Int) -> Match<Part>? {
    if let which = which(start), which.value != .this, let distance = grammar.distance(which.end) {
      return count(distance.value, isPast: which.value == .last, end: distance.end)
    }
    if let number = grammar.number(start, atMost: 7), let which = which(number.end),
      which.value != .this,
      let unit = grammar.unit(which.end)
    {
      var distance = Distance()
      distance.add(number.value, unit.value)
      return count(distance, isPast: which.value == .last, end: unit.end)
    }
    guard let distance = grammar.distance(start) else { return nil }
    return count(distance.value, isPast: direction == .past, end: distance.end)
  }

  private func count(_ distance: Distance, isPast: Bool, end: Int) -> Match<Part>? {
    guard let other = distance.date(from: today, isBack: isPast), other != today else { return nil }
    let days =
      isPast ? other.adding(days: 1).map { $0...today } : other.adding(days: -1).map { today...$0 }
    return days.map { Match(Part(days: $0, isCount: true), end: end) }
  }

  /// `3 days ago`, `il y a 3 jours`
  private func ago(_ start: Int) -> Match<Part>? {
    let distance: Match<Distance>
    let end: Int
    if let before = words.end(of: .ago, at: start, in: atoms), let found = grammar.distance(before)
    {
      distance = found
      end = found.end
    } else if let found = grammar.distance(start), let behind = grammar.end(of: .ago, at: found.end)
    {
      distance = found
      end = behind
    } else {
      return nil
    }
    return distance.value.date(from: today, isBack: true).map {
      Match(Part(days: $0...$0), end: end)
    }
  }

  // MARK: - Years and their parts

  /// `2026`
  private func year(_ start: Int) -> Match<Part>? {
    guard let year = fourFigures(start), let days = months(12, in: year, from: 1) else {
      return nil
    }
    // “2026-13” and “2025-W53” are no years with something behind them, but months and weeks that there are not.
    let isJoined = grammar.tightSign("-", start + 1) || grammar.tightSign("/", start + 1)
    if isJoined, fourFigures(start + 2) == nil { return nil }
    return Match(Part(days: days, isStretch: true), end: start + 1)
  }

  private func fourFigures(_ index: Int) -> Int? {
    grammar.width(index) == 4 ? grammar.figures(index) : nil
  }

  /// `december`, `nov 2026`, `next december`, `2026-11`, `11/2026`
  private func month(_ start: Int, _ aim: Aim) -> Match<Part>? {
    if let year = fourFigures(start), grammar.sign("-", start + 1) || grammar.sign("/", start + 1),
      grammar.isGlued(start + 1), grammar.isGlued(start + 2),
      let month = grammar.figures(start + 2, atMost: 2)
    {
      return known(month, of: year, end: start + 3)
    }
    if let month = grammar.figures(start, atMost: 2),
      ["-", "/", "."].contains(where: { grammar.tightSign($0, start + 1) }),
      let year = fourFigures(start + 2)
    {
      return known(month, of: year, end: start + 3)
    }
    if let which = which(start), let month = grammar.month(which.end) {
      return relative(month.value, which.value, end: month.end)
    }
    guard let month = grammar.month(start) else { return nil }
    // `dec 24` is a day.
    let isDay =
      grammar.width(month.end) == 2 && grammar.figures(month.end).map { $0 <= 31 } == true
    if !isDay, let year = yearBehind(month.end) {
      return known(month.value, of: year.value, end: year.end)
    }
    if let which = which(month.end) { return relative(month.value, which.value, end: which.end) }
    return floating(aim, end: month.end) { months(1, in: $0, from: month.value) }
  }

  private func known(_ month: Int, of year: Int, end: Int) -> Match<Part>? {
    guard (1...12).contains(month), let days = months(1, in: year, from: month) else { return nil }
    return Match(Part(days: days, isStretch: true), end: end)
  }

  /// The last or next one, without that of today.
  private func relative(_ month: Int, _ which: Which, end: Int) -> Match<Part>? {
    guard let now = stretch(.month, around: today) else { return nil }
    let aim: Aim
    switch which {
    case .this: return known(month, of: today.year, end: end)
    case .last: aim = now.lowerBound.adding(days: -1).map { .notAfter($0) } ?? .free
    case .afterNext: return nil
    case .next, .coming: aim = now.upperBound.adding(days: 1).map { .notBefore($0) } ?? .free
    }
    return floating(aim, end: end) { months(1, in: $0, from: month) }
  }

  /// `2026`, `of 2026`, `'26`
  private func yearBehind(_ end: Int) -> Match<Int>? {
    let index = grammar.skip([.of, .article], at: end)
    if let year = fourFigures(index) { return Match(year, end: index + 1) }
    return grammar.year(behind: end)
  }

  /// `q3`, `2026-Q3`, `third quarter of 2026`, `h1`, `2. Halbjahr`
  private func quarter(_ start: Int, _ aim: Aim) -> Match<Part>? {
    var index = start
    let before = fourFigures(start)
    if before != nil {
      index += 1
      if grammar.sign("-", index) || grammar.sign("/", index) { index += 1 }
    }
    guard let (number, unit, end) = numberedUnit(index) else { return nil }
    let length = unit == .quarter ? 3 : 6
    guard (1...12 / length).contains(number) else { return nil }
    let first = (number - 1) * length + 1
    if let year = before.map({ Match($0, end: end) }) ?? yearBehind(end) {
      return months(length, in: year.value, from: first).map {
        Match(Part(days: $0, isStretch: true), end: year.end)
      }
    }
    return floating(aim, end: end) { months(length, in: $0, from: first) }
  }

  /// Any quarter or half of a year with a number, also one that there is not.
  private func numberedUnit(_ index: Int) -> (number: Int, unit: TimeUnit, end: Int)? {
    for (meaning, unit) in [(PeriodWords.Meaning.quarter, TimeUnit.quarter), (.half, .halfYear)] {
      if let sign = words.end(of: meaning, at: index, in: atoms), grammar.isGlued(sign),
        let number = grammar.figures(sign, atMost: 2),
        !grammar.isGlued(sign + 1) || grammar.sign("-", sign + 1) || grammar.sign(".", sign + 1)
      {
        return (number, unit, sign + 1)
      }
    }
    if let ordinal = grammar.ordinal(index), ordinal.value > 0,
      let unit = grammar.unit(ordinal.end),
      unit.value == .quarter || unit.value == .halfYear
    {
      return (ordinal.value, unit.value, unit.end)
    }
    if let unit = grammar.unit(index), unit.value == .quarter || unit.value == .halfYear,
      let number = grammar.figures(unit.end, atMost: 2)
    {
      return (number, unit.value, unit.end + 1)
    }
    return nil
  }

  /// `2026-W48`, `week 48`, `KW 48 2026`: from Monday to Sunday, as ISO 8601 has it.
  private func isoWeek(_ start: Int, _ aim: Aim) -> Match<Part>? {
    var index = start
    let before = fourFigures(start)
    if before != nil {
      index += 1
      if grammar.sign("-", index) { index += 1 }
    }
    guard let week = weekNumber(index) else { return nil }
    if let year = before.map({ Match($0, end: week.end) }) ?? yearBehind(week.end) {
      return isoWeek(week.value, of: year.value).map {
        Match(Part(days: $0, isStretch: true), end: year.end)
      }
    }
    return floating(aim, end: week.end) { isoWeek(week.value, of: $0) }
  }

  private func weekNumber(_ index: Int) -> Match<Int>? {
    let noun =
      words.end(of: .week, at: index, in: atoms)
      ?? grammar.unit(index).flatMap { $0.value == .week ? $0.end : nil }
    guard let noun, let number = grammar.figures(noun, atMost: 2) else { return nil }
    return Match(number, end: noun + 1)
  }

  private func isoWeek(_ week: Int, of year: Int) -> ClosedRange<CalendarDate>? {
    guard week > 0, let fourth = CalendarDate(year: year, month: 1, day: 4),
      let monday = fourth.monday.adding(days: 7 * (week - 1)), monday.isoWeek == week,
      let sunday = monday.adding(days: 6)
    else { return nil }
    return monday...sunday
  }

  /// What no calendar has: `q5`, `2026-13`, `2026-W54`.
  func refusedNumber(_ start: Int) -> Message? {
    let year = fourFigures(start)
    var index = start
    if year != nil {
      index += 1
      if grammar.sign("-", index) || grammar.sign("/", index) { index += 1 }
    }
    if let (number, unit, _) = numberedUnit(index) {
      return unit == .quarter
        ? "There is no quarter \(number): a year has q1 to q4."
        : "There is no half \(number) of a year: it has h1 and h2."
    }
    if let week = weekNumber(index) {
      let name: Message = year.map { "The year \($0)" } ?? "A year"
      return "\(name) has no week \(week.value): weeks are W01 to W52, and W53 in some years."
    }
    if let year, index > start + 1, let month = grammar.figures(index, atMost: 2),
      !(1...12).contains(month)
    {
      return "The year \(year) has no month \(month): write \(year)-01 to \(year)-12."
    }
    return nil
  }

  // MARK: - Aims

  /// The one of a year that is meant.
  func floating(
    _ aim: Aim, end: Int, _ ofYear: (Int) -> ClosedRange<CalendarDate>?
  ) -> Match<Part>? {
    switch aim {
    case .free:
      return floating(direction == .past ? .notAfter(today) : .notBefore(today), end: end, ofYear)
    case .notBefore(let day):
      for year in day.year - 1...day.year + 9 {
        if let days = ofYear(year), days.upperBound >= day {
          return Match(Part(days: days, isFloating: true, isStretch: days.dayCount > 1), end: end)
        }
      }
    case .notAfter(let day):
      for year in (day.year - 9...day.year + 1).reversed() {
        if let days = ofYear(year), days.lowerBound <= day {
          return Match(Part(days: days, isFloating: true, isStretch: days.dayCount > 1), end: end)
        }
      }
    }
    return nil
  }
}
