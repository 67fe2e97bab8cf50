import Domain

extension DatePhraseReader {
  /// `in 3 days`, `in two hours`, `2w`, `in 1h30m`; days and more may have a time: `in 3 days at 17:00`.
  func span(at start: Int, _ connection: Connection) -> DatePhrase? {
    if connection == .day || connection == .time { return nil }
    let isSaid = text(start) == "in"
    let first = isSaid ? start + 1 : start
    // "Stay for 3d" tells how long.
    if !isSaid, first > 0, text(first - 1) == "for" { return nil }
    let word = isSaid ? joined(first) : text(first)
    if let span = Duration.parts(of: word) {
      if span.count == 1 {
        return phrase(span[0].number, span[0].unit, isSaid: isSaid, end: first + 1)
      }
      // `17h30` alone is a time.
      let isMeant = isSaid || (isWhole && ClockTime(word, short: false) == nil)
      guard isMeant, let seconds = Duration.seconds(word) else { return nil }
      return phrase(Int(seconds / 60), .minute, isSaid: true, end: first + 1)
    }
    guard isSaid || isWhole, let unit = Vocabulary.units[joined(first + 1)],
      let number = Vocabulary.numbers[word]
        ?? Vocabulary.number(word, atMost: Duration.maximumDigitCount)
    else { return nil }
    return phrase(number, unit, isSaid: true, end: first + 2)
  }

  /// Minutes and hours are elapsed time, and need `in`: alone, they may tell how long something takes.
  private func phrase(
    _ number: Int, _ unit: Vocabulary.Unit, isSaid: Bool, end: Int
  ) -> DatePhrase? {
    let minutes: Int
    let date: CalendarDate?
    switch unit {
    case .minute: (minutes, date) = (number, nil)
    case .hour: (minutes, date) = (number * 60, nil)
    case .day: (minutes, date) = (0, today.adding(days: number))
    case .week: (minutes, date) = (0, today.adding(days: number * 7))
    case .month: (minutes, date) = (0, today.adding(months: number))
    case .year: (minutes, date) = (0, today.adding(months: number * 12))
    }
    if unit == .minute || unit == .hour {
      guard isSaid || isWhole else { return nil }
      return reader.moment(inMinutes: minutes).map { DatePhrase(moment: $0, end: end) }
    }
    return date.flatMap { phrase(Match(value: Day(date: $0), end: end), timeAt: end) }
  }
}
