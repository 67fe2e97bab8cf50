import Domain

extension DatePhraseReader {
  /// How far something is away: `3 days`, `1h30m`, `1 hour and 30 minutes`.
  struct Distance {
    var months = 0
    var days = 0
    /// Elapsed time; nil when only whole days are counted.
    var minutes: Int?
    /// Whether all of it is as short as `2w`.
    var isShort = true

    mutating func add(_ number: Int, _ unit: DateVocabulary.Unit) {
      switch unit {
      case .minute: minutes = (minutes ?? 0) + number
      case .hour: minutes = (minutes ?? 0) + number * 60
      case .day: days += number
      case .week: days += number * 7
      case .month: months += number
      case .year: months += number * 12
      }
    }

    /// The day that is that far away; nil for elapsed time.
    func date(from date: CalendarDate, isBack: Bool = false) -> CalendarDate? {
      guard minutes == nil else { return nil }
      let sign = isBack ? -1 : 1
      return date.adding(months: sign * months)?.adding(days: sign * days)
    }
  }

  /// `in 3 days`, `in two hours`, `2w`, `in 1h 30m`, `a week from tomorrow`; whole days may have a
  /// time: `in 3 days at 17:00`.
  func span(at start: Int, _ connection: Connection) -> DatePhrase? {
    if connection == .day || connection == .time { return nil }
    let isSaid = text(start) == "in"
    let first = isSaid ? start + 1 : start
    if isSaid, joined(first).isEmpty { return nil }
    guard let distance = distance(at: first) else { return nil }
    if let phrase = phrase(distance) { return phrase }
    if isSaid { return phrase(fromNow: distance) }
    if isWhole {
      // `17h30` alone is a time.
      let isTime = distance.end == first + 1 && ClockTime(text(first), short: false) != nil
      return isTime ? nil : phrase(fromNow: distance)
    }
    // Alone, hours may tell how long something takes, and "Stay for 3d" does.
    guard distance.value.isShort, distance.value.minutes == nil,
      first == 0 || text(first - 1) != "for", let phrase = phrase(fromNow: distance)
    else { return nil }
    return isEnd(phrase.end) || connection == .any ? phrase : nil
  }

  private func phrase(fromNow distance: Match<Distance>) -> DatePhrase? {
    let (value, end) = (distance.value, distance.end)
    if let minutes = value.minutes {
      guard value.months == 0 else { return nil }
      return reader.moment(inMinutes: value.days * 24 * 60 + minutes)
        .map { DatePhrase(moment: $0, end: end) }
    }
    return value.date(from: today).flatMap {
      phrase(Match(value: Day(date: $0), end: end), timeAt: end)
    }
  }

  /// `2 weeks from now`, `3 days before friday`
  private func phrase(_ distance: Match<Distance>) -> DatePhrase? {
    let direction = joined(distance.end)
    guard ["from", "after", "before"].contains(direction) else { return nil }
    let base = distance.end + 1
    if direction == "from", joined(base) == "now" {
      return phrase(fromNow: Match(value: distance.value, end: base + 1))
    }
    guard !joined(base).isEmpty, var day = day(at: base, isClear: true),
      let date = distance.value.date(from: day.value.date, isBack: direction == "before")
    else { return nil }
    day.value.date = date
    return phrase(day, timeAt: day.end)
  }

  // MARK: - Distances

  /// The units have to become smaller: nil for `2 hours 3 days`, which is no distance.
  private func distance(at start: Int) -> Match<Distance>? {
    if text(start) == "half", joined(start + 1) == "an", joined(start + 2) == "hour" {
      return Match(value: Distance(minutes: 30, isShort: false), end: start + 3)
    }
    var distance = Distance()
    var end = start
    var smallest: DateVocabulary.Unit?
    while true {
      let isFirst = end == start
      let next = !isFirst && joined(end) == "and" ? end + 1 : end
      guard let parts = parts(at: next, isFirst: isFirst) else { break }
      for part in parts.value {
        if let smallest, part.unit >= smallest { return nil }
        smallest = part.unit
        distance.add(part.number, part.unit)
      }
      if parts.end > next + 1 { distance.isShort = false }
      end = parts.end
    }
    guard let smallest else { return nil }
    return Match(value: distance, end: end).and(rest(after: end, smallest))
  }

  private func parts(at start: Int, isFirst: Bool) -> Match<[Duration.Part]>? {
    let word = isFirst ? text(start) : joined(start)
    if let parts = Duration.parts(of: word) { return Match(value: parts, end: start + 1) }
    guard let unit = DateVocabulary.units[joined(start + 1)],
      let number = DateVocabulary.numbers[word]
        ?? DateVocabulary.number(word, atMost: Duration.maximumDigitCount)
    else { return nil }
    return Match(value: [Duration.Part(number: number, unit: unit)], end: start + 2)
  }

  /// What may follow the unit: `an hour and a half`, `a year and a half`, `1 hour 30`.
  private func rest(after end: Int, _ unit: DateVocabulary.Unit) -> Match<Duration.Part>? {
    if joined(end) == "and", joined(end + 1) == "a", joined(end + 2) == "half" {
      switch unit {
      case .hour: return Match(value: Duration.Part(number: 30, unit: .minute), end: end + 3)
      case .year: return Match(value: Duration.Part(number: 6, unit: .month), end: end + 3)
      default: return nil
      }
    }
    guard unit == .hour, let minutes = DateVocabulary.number(joined(end), atMost: 2), isEnd(end + 1)
    else { return nil }
    return Match(value: Duration.Part(number: minutes, unit: .minute), end: end + 1)
  }
}

extension DatePhraseReader.Match<DatePhraseReader.Distance> {
  fileprivate func and(_ rest: DatePhraseReader.Match<Duration.Part>?) -> Self {
    guard let rest else { return self }
    var sum = self
    sum.value.add(rest.value.number, rest.value.unit)
    sum.end = rest.end
    return sum
  }
}
