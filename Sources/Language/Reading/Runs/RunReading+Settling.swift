import Domain

/// Resolves the meaning of all components of a run together.
extension RunReading {
  /// False when all of it together is no time.
  mutating func finish() -> Bool {
    guard let day = settledDay() else { return false }
    meaning.day = day.value
    if meaning.instant != nil {
      return meaning.day == nil && meaning.clock == nil && meaning.zone == nil
        && meaning.elapsed == nil
    }
    if meaning.elapsed != nil {
      return meaning.day == nil && meaning.clock == nil && meaning.part == nil
    }
    if meaning.zone != nil, meaning.clock == nil { return false }
    // Midnight ends a day and begins another, and a rule has to know which.
    if meaning.series != nil, let clock = meaning.clock, clock.seconds >= Clock.day { return false }
    return movePart() && finishRange() && finishLength()
  }

  /// The one day that all of the components speak of; nil when there is none.
  func settledDay() -> (value: CalendarDate?, Bool)? {
    if let date {
      guard week == nil, monthDay == nil || monthDay == date.day else { return nil }
      guard let weekday else { return (date, true) }
      return weekday.day == date.weekday && weekday.which == nil ? (date, true) : nil
    }
    if let week {
      guard monthDay == nil else { return nil }
      guard let weekday else {
        return week == 0
          ? nil : grammar.startOfWeek?.adding(days: 7 * week).map { ($0, true) } ?? nil
      }
      let day = grammar.weekday(weekday.day, ofWeek: week)
      return weekday.which == nil || weekday.which == .this ? day.map { ($0, true) } : nil
    }
    if let monthDay {
      guard weekday?.which == nil else { return nil }
      return grammar.next(monthDay: monthDay, weekday: weekday?.day).map { ($0, true) }
    }
    if let weekday {
      return grammar.date(of: weekday.day, weekday.which).map { ($0, true) }
    }
    return (nil, true)
  }

  /// `at 8` in the evening is 20:00.
  mutating func movePart() -> Bool {
    // “Every monday morning” says no time that a rule could have.
    guard let part = meaning.part, let clock = meaning.clock else {
      return meaning.part == nil || meaning.series == nil
    }
    guard let moved = clock.moved(to: part) else { return false }
    if let end = meaning.endClock, moved.seconds != clock.seconds {
      meaning.endClock = end.moved(to: part)
    }
    meaning.clock = moved
    return true
  }

  mutating func finishRange() -> Bool {
    guard let from = meaning.clock, let to = meaning.endClock else { return true }
    var length = to.seconds - from.seconds
    if length <= 0, to.isHalfDay, length + Clock.day / 2 > 0 { length += Clock.day / 2 }
    if length <= 0 { length += Clock.day }
    meaning.length = length
    return true
  }

  mutating func finishLength() -> Bool {
    guard let lasting = meaning.lasting else { return true }
    if meaning.series != nil, lasting.seconds == nil {
      return meaning.until == nil && meaning.series?.parts.count == nil
    }
    guard meaning.length == nil, let length = lasting.length, lasting.seconds != nil, length > 0
    else { return false }
    meaning.length = length
    meaning.lasting = nil
    return true
  }
}
