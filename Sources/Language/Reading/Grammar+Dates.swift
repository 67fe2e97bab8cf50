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
  private func dayNumber(_ index: Int) -> Match<Int>? {
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
      let noun = sign("-", day.end) && isGlued(day.end) ? day.end + 1 : skip([.of, .article], at: day.end)
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
  private func clockIsClear(_ index: Int) -> Int? {
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
    guard width(index) == 2, hasMark || year >= 24 && (endsText(index + 1) || link(.at, at: index + 1) != nil)
    else { return nil }
    return Match(2000 + year, end: index + 1)
  }

  // MARK: - Figures

  /// `2026-12-24`, `24.12.2026`, `24.12.`, `24/12`, `12/24/26`
  func figuresDate(_ start: Int) -> Match<DayPhrase>? {
    if let spaced = spacedDate(start) { return spaced }
    guard let first = figures(start, atMost: 4), start + 2 < atoms.count,
      case .sign(let sign) = atoms[start + 1].kind, isGlued(start + 1), isGlued(start + 2),
      let second = figures(start + 2, atMost: 2)
    else { return nil }
    let separator = Unicode.Scalar(sign)
    guard separator == "-" || separator == "/" || separator == "." else { return nil }
    let third = tightSign(separator, start + 3) ? figures(start + 4, atMost: 4) : nil
    // `2026-0001` and `3.2.1.4` are no dates.
    if tightSign(separator, start + 3), third == nil,
      atoms[start + 4].number != nil || atoms[start + 4].word != nil
    {
      return nil
    }
    if third != nil, tightSign(separator, start + 5) { return nil }
    let end = third == nil ? start + 3 : start + 5
    if width(start) == 4 {
      guard let third, width(start + 4) <= 2, separator != "." || width(start + 4) == 2 else { return nil }
      return known(year: first, month: second, day: third, end: end)
    }
    guard width(start) <= 2 else { return nil }
    if third != nil, width(start + 4) != 4, width(start + 4) != 2 { return nil }
    let year = third.map { width(start + 4) == 2 ? 2000 + $0 : $0 }
    switch separator {
    case ".": return pointed(first, second, year, end: end)
    case "-" where year == nil: return nil
    case "-" where width(start + 4) == 2: return nil
    default: return ordered(first, second, year, end: end)
    }
  }

  /// `5. 5. 2026`, as German has it, too; without a year behind `am` only.
  private func spacedDate(_ start: Int) -> Match<DayPhrase>? {
    guard lexicon.hasOrdinalPoint, let day = figures(start, atMost: 2), (1...31).contains(day),
      sign(".", start + 1), isGlued(start + 1), !isGlued(start + 2),
      let month = figures(start + 2, atMost: 2), (1...12).contains(month),
      sign(".", start + 3), isGlued(start + 3)
    else { return nil }
    if let year = figures(start + 4, atMost: 4), width(start + 4) == 4, boundary(start + 5) != nil {
      return known(year: year, month: month, day: day, end: start + 5)
    }
    guard start > 0, links(start - 1)?.value.contains(.on) == true else { return nil }
    return yearly(month: month, day: day, end: start + 4)
  }

  /// Whether a fraction of something is meant: `1/2 litre`.
  private func isFraction(_ first: Int, _ second: Int, end: Int) -> Bool {
    guard first == 1 && (2...4).contains(second) || first < second && second < 5,
      end < atoms.count, !isGlued(end), atoms[end].word != nil, found(end).isEmpty
    else { return false }
    return link([.on, .by, .due, .article, .until, .from], at: end - 4) == nil
  }

  /// A year of two figures is no version's part only where day and month are possible.
  private func pointed(_ day: Int, _ month: Int, _ year: Int?, end: Int) -> Match<DayPhrase>? {
    guard (1...31).contains(day), (1...12).contains(month) else { return nil }
    if let year { return known(year: year, month: month, day: day, end: end) }
    // `5.5` is a number, and `5.5.` a day.
    let isLed = links(end - 4).map { !$0.value.isDisjoint(with: [.on, .by]) } ?? false
    guard sign(".", end), isGlued(end) else {
      return isLed ? yearly(month: month, day: day, end: end) : nil
    }
    return yearly(month: month, day: day, end: end + 1)
  }

  private func ordered(_ first: Int, _ second: Int, _ year: Int?, end: Int) -> Match<DayPhrase>? {
    let isDayFirst: Bool
    switch (first > 12, second > 12) {
    case (true, true): return nil
    case (true, false): isDayFirst = true
    case (false, true): isDayFirst = false
    case (false, false) where first == second: isDayFirst = true
    case (false, false):
      guard let order = conventions.dateOrder else {
        return (1...12).contains(first) && (1...12).contains(second) ? Match(.unread, end: end) : nil
      }
      isDayFirst = order == .dayFirst
    }
    let (day, month) = isDayFirst ? (first, second) : (second, first)
    guard (1...31).contains(day), (1...12).contains(month) else { return nil }
    // “Open 24/7” tells no day.
    if year == nil, first == 24, second == 7, !isWhole { return nil }
    if let year { return known(year: year, month: month, day: day, end: end) }
    if isFraction(first, second, end: end) { return nil }
    return yearly(month: month, day: day, end: end)
  }

  private func known(year: Int, month: Int, day: Int, end: Int) -> Match<DayPhrase>? {
    guard (1...12).contains(month), (1...31).contains(day) else { return nil }
    let date = CalendarDate(year: year, month: month, day: day)
    return Match(date.map { .date($0) } ?? .unread, end: end)
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
      figures(index) != nil || ordinal.value > 3 && !lexicon.isForeign || lexicon.hasOrdinalPoint && isCapitalized(index),
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
