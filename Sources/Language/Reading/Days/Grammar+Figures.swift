import Domain

/// Dates in figures: `2026-12-24`, `24.12.`, `12/24/26`
extension Grammar {
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
      guard let third, width(start + 4) <= 2, separator != "." || width(start + 4) == 2 else {
        return nil
      }
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
  func spacedDate(_ start: Int) -> Match<DayPhrase>? {
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
  func isFraction(_ first: Int, _ second: Int, end: Int) -> Bool {
    guard first == 1 && (2...4).contains(second) || first < second && second < 5,
      end < atoms.count, !isGlued(end), atoms[end].word != nil, found(end).isEmpty
    else { return false }
    return link([.on, .by, .due, .article, .until, .from], at: end - 4) == nil
  }

  /// A year of two figures is no version's part only where day and month are possible.
  func pointed(_ day: Int, _ month: Int, _ year: Int?, end: Int) -> Match<DayPhrase>? {
    guard (1...31).contains(day), (1...12).contains(month) else { return nil }
    if let year { return known(year: year, month: month, day: day, end: end) }
    // `5.5` is a number, and `5.5.` a day.
    let isLed = links(end - 4).map { !$0.value.isDisjoint(with: [.on, .by]) } ?? false
    guard sign(".", end), isGlued(end) else {
      return isLed ? yearly(month: month, day: day, end: end) : nil
    }
    return yearly(month: month, day: day, end: end + 1)
  }

  func ordered(_ first: Int, _ second: Int, _ year: Int?, end: Int) -> Match<DayPhrase>? {
    let isDayFirst: Bool
    switch (first > 12, second > 12) {
    case (true, true): return nil
    case (true, false): isDayFirst = true
    case (false, true): isDayFirst = false
    case (false, false) where first == second: isDayFirst = true
    case (false, false):
      guard let order = conventions.dateOrder else {
        return (1...12).contains(first) && (1...12).contains(second)
          ? Match(.unread, end: end) : nil
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

  func known(year: Int, month: Int, day: Int, end: Int) -> Match<DayPhrase>? {
    guard (1...12).contains(month), (1...31).contains(day) else { return nil }
    let date = CalendarDate(year: year, month: month, day: day)
    return Match(date.map { .date($0) } ?? .unread, end: end)
  }
}
