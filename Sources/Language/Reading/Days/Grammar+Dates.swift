import Domain

/// Days of months: `5 jan`, `jan 5th, 2027`, `24.12.2026`, `the 20th`.
extension Grammar {
  func month(_ index: Int) -> Match<Int>? {
    match(index) { if case .month(let month) = $0 { month } else { nil } }
  }

  /// `first`, `5th`, `1er`, `5.`
  func ordinal(_ index: Int) -> Match<Int>? {
    if let word = match(index, { if case .ordinal(let number) = $0 { number } else { nil } }) {
      return word
    }
    guard let number = figures(index, atMost: 3), number > 0 else { return nil }
    if isGlued(index + 1), let end = end(of: .ordinalEnding, at: index + 1) {
      return Match(number, end: end)
    }
    // `1.º`
    if sign(".", index + 1), isGlued(index + 1), isGlued(index + 2),
      let end = end(of: .ordinalEnding, at: index + 2)
    {
      return Match(number, end: end)
    }
    if lexicon.hasOrdinalPoint, sign(".", index + 1), isGlued(index + 1), !isGlued(index + 2) {
      return Match(number, end: index + 2)
    }
    return nil
  }

  /// `5`, `5th`, `first`
  func dayNumber(_ index: Int) -> Match<Int>? {
    if let ordinal = ordinal(index) {
      return (1...31).contains(ordinal.value) ? ordinal : nil
    }
    if sign(".", index + 1), isGlued(index + 1), figures(index + 2) == nil,
      let day = figures(index, atMost: 2), (1...31).contains(day), month(index + 2) != nil
    {
      return Match(day, end: index + 2)
    }
    // “A march” is no first of March.
    guard let day = number(index, atMost: 2), (1...31).contains(day.value),
      day.value > 1 || figures(index) != nil || lexicon.isForeign && link(.of, at: day.end) != nil
    else { return nil }
    return day
  }

  /// `5 jan`, `5th of january 2027`, `jan 5`
  func monthDate(_ start: Int) -> Match<DayPhrase>? {
    if let day = dayNumber(start) {
      let noun =
        sign("-", day.end) && isGlued(day.end) ? day.end + 1 : skip([.of, .article], at: day.end)
      if let month = month(noun), figures(start) != nil || !isWeak(noun, to: month.end) {
        return yearly(month: month.value, day: day.value, end: month.end)
      }
    }
    guard let month = month(start) else { return nil }
    let begin = skipArticle(month.end)
    guard let day = dayNumber(begin), clockIsClear(begin) == nil else { return nil }
    // “Mar. 20 ene” is a Tuesday of January.
    if isWeak(start, to: month.end), self.month(skip(.of, at: day.end)) != nil { return nil }
    return yearly(month: month.value, day: day.value, end: day.end)
  }

  /// `5pm` of `may 5pm` is no day.
  func clockIsClear(_ index: Int) -> Int? {
    guard let clock = clock(index), clock.value.form != .bare, clock.value.form != .dotted else {
      return nil
    }
    return clock.end
  }

  /// A day of the year that follows, or else the next such day from today on.
  func yearly(month: Int, day: Int, end: Int) -> Match<DayPhrase>? {
    if let year = year(behind: end) {
      let date = CalendarDate(year: year.value, month: month, day: day)
      return Match(date.map { .date($0) } ?? .unread, end: year.end)
    }
    let date = CalendarDate.next(month: month, day: day, from: today)
    return Match(date.map { .date($0) } ?? .unread, end: end)
  }

  /// A year behind a month: `2027`, `, 2027`, `of 2027`, and `27` or `'27` where nothing else can be meant.
  func year(behind end: Int) -> Match<Int>? {
    var index = link(.of, at: end) ?? end
    if sign(",", index), !isGlued(index + 1), width(index + 1) == 4 { index += 1 }
    let hasMark = sign("'", index) && isGlued(index + 1)
    if hasMark { index += 1 }
    guard let year = figures(index, atMost: 4), boundary(index + 1) != nil else { return nil }
    if width(index) == 4 {
      return isWhole || (1900...2199).contains(year) ? Match(year, end: index + 1) : nil
    }
    guard width(index) == 2,
      hasMark || year >= 24 && (endsText(index + 1) || link(.at, at: index + 1) != nil)
    else { return nil }
    return Match(2000 + year, end: index + 1)
  }

  // MARK: - Days of a month

  /// `the 20th`, `20th of this month`, `le 20`, `den 20.`
  func monthDay(_ start: Int) -> Match<DayPhrase>? {
    let article = link(.article, at: start)
    let index = article ?? start
    let day: Match<Int>
    if let which = which(start) ?? which(index), which.value == .next || which.value == .coming,
      let noun = end(of: .dayNoun, at: which.end), let number = figures(noun, atMost: 2)
    {
      // `el próximo día 20`
      day = Match(number, end: noun + 1)
    } else if let ordinal = ordinal(index),
      figures(index) != nil || ordinal.value > 3 && !lexicon.isForeign
        || lexicon.hasOrdinalPoint && isCapitalized(index),
      weekdayName(ordinal.end) == nil, ordinal.value > 0
    {
      day = ordinal
    } else if links(start)?.value.contains(.on) == true, lexicon.countsDaysBare,
      let number = figures(index, atMost: 2)
    {
      day = Match(number, end: index + 1)
    } else {
      return nil
    }
    guard (1...31).contains(day.value) else { return nil }
    if let of = link([.of], at: day.end) {
      let noun = skip([.of, .article], at: of)
      if let period = period(noun), period.value.1 == .month, period.value.0 != .last {
        let isNext = period.value.0 != .this
        let first = today.adding(days: 1 - today.day)?.adding(months: isNext ? 1 : 0)
        let date = first.flatMap { CalendarDate(year: $0.year, month: $0.month, day: day.value) }
        return Match(date.map { .date($0) } ?? .unread, end: period.end)
      }
      if let unit = unit(noun), unit.value == .month {
        return Match(.monthDay(day.value), end: unit.end)
      }
    }
    return Match(.monthDay(day.value), end: day.end)
  }

  /// The next day of a month with that number, and that is such a weekday.
  func next(monthDay day: Int, weekday: Int? = nil) -> CalendarDate? {
    guard let first = today.adding(days: 1 - today.day) else { return nil }
    for month in 0..<120 {
      guard let start = first.adding(months: month),
        let date = CalendarDate(year: start.year, month: start.month, day: day)
      else { continue }
      if date >= today, weekday == nil || date.weekday == weekday { return date }
    }
    return nil
  }
}
