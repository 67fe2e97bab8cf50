import Domain

extension DatePhraseReader {
  /// A day, and the part of it that was named.
  struct Day {
    var date: CalendarDate
    var slot: Slot?
  }

  /// A day in words or in figures. Where it is `isClear` that a date is meant, a short name of a
  /// weekday is enough.
  func day(at start: Int, isClear: Bool) -> Match<Day>? {
    switch text(start) {
    case "": nil
    case "tonight": match(today, .evening, end: start + 1)
    case "today": withPart(today, end: start + 1)
    case "tomorrow": withPart(today.adding(days: 1), end: start + 1)
    case "yesterday": withPart(today.adding(days: -1), end: start + 1)
    case "this": thisDay(at: start + 1)
    case "next": nextDay(at: start + 1)
    case "end": end(at: start)
    case "the" where joined(start + 1) == "end": end(at: start + 1)
    case "day": dayAfterTomorrow(at: start)
    case "the" where joined(start + 1) == "day": dayAfterTomorrow(at: start + 1)
    case "eod": match(today, end: start + 1)
    case "eow": match(endOf(.week, from: today), end: start + 1)
    case "eom": match(endOf(.month, from: today), end: start + 1)
    case "eoy": match(endOf(.year, from: today), end: start + 1)
    default: namedDay(at: start, isClear: isClear)
    }
  }

  private func match(_ date: CalendarDate?, _ slot: Slot? = nil, end: Int) -> Match<Day>? {
    date.map { Match(value: Day(date: $0, slot: slot), end: end) }
  }

  /// `day after tomorrow`
  private func dayAfterTomorrow(at start: Int) -> Match<Day>? {
    guard joined(start + 1) == "after", joined(start + 2) == "tomorrow" else { return nil }
    return withPart(today.adding(days: 2), end: start + 3)
  }

  /// A day, with the part of it behind it if one is there; an afternoon has no slot.
  private func withPart(_ date: CalendarDate?, end: Int) -> Match<Day>? {
    guard let slot = DateVocabulary.parts[joined(end)] else { return match(date, end: end) }
    return match(date, slot, end: end + 1)
  }

  // MARK: - This and next

  /// `this friday`: the first one from today on; `this weekend`: its Saturday, or today on its
  /// Sunday; `this week friday`.
  private func thisDay(at start: Int) -> Match<Day>? {
    if let slot = DateVocabulary.parts[joined(start)] { return match(today, slot, end: start + 1) }
    switch joined(start) {
    case "weekend": return withPart(today.adding(days: max(0, 5 - today.weekday)), end: start + 1)
    case "week": return weekday(inWeekFrom: today.startOfWeek, at: start + 1)
    default: break
    }
    guard let weekday = weekday(joined(start)) else { return nil }
    return withPart(today.adding(days: (weekday - today.weekday + 7) % 7), end: start + 1)
  }

  /// `next friday`, `next week friday`: the one of the next week; `next weekend`: its Saturday;
  /// `next month`: its first day.
  private func nextDay(at start: Int) -> Match<Day>? {
    if let weekday = weekday(joined(start)) {
      return withPart(today.startOfWeek?.adding(days: 7 + weekday), end: start + 1)
    }
    let first = startOfNext(joined(start))
    if joined(start) == "weekend" {
      return withPart(startOfNext("week")?.adding(days: 5), end: start + 1)
    }
    if joined(start) == "week", let day = weekday(inWeekFrom: first, at: start + 1) { return day }
    return match(first, end: start + 1)
  }

  /// `friday`, `on friday`
  private func weekday(inWeekFrom monday: CalendarDate?, at start: Int) -> Match<Day>? {
    let index = joined(start) == "on" ? start + 1 : start
    guard let weekday = weekday(joined(index)) else { return nil }
    return withPart(monday?.adding(days: weekday), end: index + 1)
  }

  private func startOfNext(_ unit: String) -> CalendarDate? {
    switch unit {
    case "week": today.startOfWeek?.adding(days: 7)
    case "month": today.endOfMonth?.adding(days: 1)
    case "year": CalendarDate(year: today.year + 1, month: 1, day: 1)
    default: nil
    }
  }

  func weekday(_ text: String) -> Int? {
    DateVocabulary.weekdays[text] ?? DateVocabulary.shortWeekdays[text]
  }

  // MARK: - Ends

  /// `end of month`, `end of the week`, `end of next year`
  private func end(at index: Int) -> Match<Day>? {
    guard joined(index + 1) == "of" else { return nil }
    let start = index + 2
    switch joined(start) {
    case "the", "this": return endOf(unitAt: start + 1, from: today)
    case "next":
      return startOfNext(joined(start + 1)).flatMap { endOf(unitAt: start + 1, from: $0) }
    default: return endOf(unitAt: start, from: today)
    }
  }

  private func endOf(unitAt index: Int, from date: CalendarDate) -> Match<Day>? {
    switch joined(index) {
    case "day", "today": match(date, end: index + 1)
    case "week": match(endOf(.week, from: date), end: index + 1)
    case "month": match(endOf(.month, from: date), end: index + 1)
    case "year": match(endOf(.year, from: date), end: index + 1)
    default: nil
    }
  }

  private func endOf(_ unit: DateVocabulary.Unit, from date: CalendarDate) -> CalendarDate? {
    switch unit {
    case .week: date.adding(days: 6 - date.weekday)
    case .month: date.endOfMonth
    case .year: CalendarDate(year: date.year, month: 12, day: 31)
    default: date
    }
  }

  // MARK: - Weekdays and dates

  /// `friday`: the first one after today; `friday, 5 feb`, if it is one; `friday next week`; `5 jan`.
  private func namedDay(at start: Int, isClear: Bool) -> Match<Day>? {
    if let date = calendarDate(at: start) {
      let isNamed = weekday(text(date.end)) == date.value.weekday
      return withPart(date.value, end: isNamed ? date.end + 1 : date.end)
    }
    guard let weekday = weekday(text(start)) else { return nil }
    let date = calendarDate(at: start + 1)
    if let date, date.value.weekday == weekday { return withPart(date.value, end: date.end) }
    if joined(start + 2) == "week", let first = startOfThisOrNext(joined(start + 1)) {
      return withPart(first.adding(days: weekday), end: start + 3)
    }
    guard
      isClear || date != nil || DateVocabulary.weekdays[text(start)] != nil
        || isDate(shortWeekdayAt: start)
    else { return nil }
    let days = (weekday - today.weekday + 6) % 7 + 1
    return withPart(today.adding(days: days), end: start + 1)
  }

  private func startOfThisOrNext(_ word: String) -> CalendarDate? {
    switch word {
    case "this": today.startOfWeek
    case "next": startOfNext("week")
    default: nil
    }
  }

  /// A short name alone is a date before a time or a part of the day, and at the end of the line.
  private func isDate(shortWeekdayAt index: Int) -> Bool {
    if index > 0, DateVocabulary.nounMarkers.contains(text(index - 1)) { return false }
    return hasTime(after: index + 1) || DateVocabulary.parts[joined(index + 1)] != nil
      || isEnd(index + 1)
  }
}
