import Domain

extension DatePhraseReader {
  /// `5 jan`, `jan 5th 2027`, `the 5th of january`, or figures.
  func calendarDate(at start: Int) -> Match<CalendarDate>? {
    let text = text(start)
    if let date = dateInFigures(text) { return Match(value: date, end: start + 1) }
    if text == "the" {
      return joined(start + 2) == "of" ? dayThenMonth(at: start + 1) : nil
    }
    if let month = DateVocabulary.months[text] {
      guard let day = dayNumber(joined(start + 1)) else { return nil }
      return withYear(month: month, day: day, end: start + 2)
    }
    return dayThenMonth(at: start)
  }

  private func dayThenMonth(at start: Int) -> Match<CalendarDate>? {
    guard let day = dayNumber(text(start)) else { return nil }
    let monthIndex = joined(start + 1) == "of" ? start + 2 : start + 1
    guard let month = DateVocabulary.months[joined(monthIndex)] else { return nil }
    return withYear(month: month, day: day, end: monthIndex + 1)
  }

  /// A day of the year that follows, or else the next such day from today on.
  private func withYear(month: Int, day: Int, end: Int) -> Match<CalendarDate>? {
    if let year = year(text(end)) {
      return CalendarDate(year: year, month: month, day: day).map { Match(value: $0, end: end + 1) }
    }
    return nextDate(month: month, day: day).map { Match(value: $0, end: end) }
  }

  /// Any day of a year comes again within eight years.
  private func nextDate(month: Int, day: Int) -> CalendarDate? {
    for year in today.year...today.year + 8 {
      if let date = CalendarDate(year: year, month: month, day: day), date >= today { return date }
    }
    return nil
  }

  /// Within a line, a number that is no year of these times means something else.
  private func year(_ text: String) -> Int? {
    guard text.utf8.count == 4, let year = DateVocabulary.number(text, atMost: 4) else {
      return nil
    }
    return isWhole || (1900...2199).contains(year) ? year : nil
  }

  /// `5`, `5th`
  private func dayNumber(_ text: String) -> Int? {
    let digits =
      ["st", "nd", "rd", "th"].contains { text.hasSuffix($0) } ? text.dropLast(2) : text[...]
    guard let day = DateVocabulary.number(digits, atMost: 2), (1...31).contains(day) else {
      return nil
    }
    return day
  }

  /// `2026-12-24`, `24.12.2026`, `24/12/2026`, `12/24/2026`, `24/12`: what can be read in one way only.
  private func dateInFigures(_ text: String) -> CalendarDate? {
    guard let first = text.utf8.first, first.isASCIIDigit else { return nil }
    if let date = CalendarDate(text: text) { return date }
    if text.utf8.contains(UInt8(ascii: ".")) {
      guard let (day, month, year) = figures(text, "."), let year else { return nil }
      return CalendarDate(year: year, month: month, day: day)
    }
    guard let (first, second, year) = figures(text, "/") else { return nil }
    // "Open 24/7" tells no day.
    if text == "24/7", !isWhole { return nil }
    guard let year else { return first > 12 ? nextDate(month: second, day: first) : nil }
    if first > 12 { return CalendarDate(year: year, month: second, day: first) }
    return second > 12 ? CalendarDate(year: year, month: first, day: second) : nil
  }

  private func figures(
    _ text: String, _ separator: Character
  ) -> (first: Int, second: Int, year: Int?)? {
    let parts = text.split(separator: separator, omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), let first = DateVocabulary.number(parts[0], atMost: 2),
      let second = DateVocabulary.number(parts[1], atMost: 2)
    else { return nil }
    if parts.count == 2 { return (first, second, nil) }
    guard parts[2].utf8.count == 4, let year = DateVocabulary.number(parts[2], atMost: 4) else {
      return nil
    }
    return (first, second, year)
  }
}
