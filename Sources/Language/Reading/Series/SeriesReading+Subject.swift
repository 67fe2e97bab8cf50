import Domain

/// The subject of `every`: a unit, days, months.
extension SeriesReading {
  mutating func readSubject() -> Bool {
    position = grammar.skip([.article, .on], at: position)
    let start = position
    let candidates: [(inout SeriesReading) -> Bool] = [
      { $0.readOther() }, { $0.readUnit() }, { $0.readSpan() }, { $0.readWeekdaySubject() },
      { $0.readOrdinals() },
      { $0.readDates() }, { $0.readMonths() }, { $0.readEdge() }, { $0.readPart() },
    ]
    var longest: SeriesReading?
    for candidate in candidates {
      var reading = self
      reading.position = start
      if candidate(&reading), reading.position > (longest?.position ?? start) { longest = reading }
    }
    guard let longest else { return false }
    self = longest
    return true
  }

  mutating func readUnit() -> Bool {
    guard let unit = grammar.unit(position), !grammar.isWeak(position, to: unit.end) else {
      return false
    }
    guard let parts = Self.parts(1, unit.value) else { return false }
    phrase.parts = parts
    position = unit.end
    return true
  }

  /// `3 days`, `2h`, `half hour`
  mutating func readSpan() -> Bool {
    guard
      grammar.end(of: .number(1), at: position) == nil || grammar.figures(position) != nil
        || grammar.match(position, { if case .span = $0 { true } else { nil } }) != nil,
      let distance = grammar.distance(position), let parts = Self.parts(distance.value)
    else { return false }
    phrase.parts = parts
    position = distance.end
    return true
  }

  mutating func readWeekdaySubject() -> Bool {
    guard let days = readWeekdays() else { return false }
    phrase.parts = RepeatParts(.week)
    phrase.parts.days = days
    return true
  }

  /// `other week`, `other friday`
  mutating func readOther() -> Bool {
    guard let other = grammar.end(of: .other, at: position) else { return false }
    position = other
    if let unit = grammar.unit(position), !grammar.isWeak(position, to: unit.end),
      let parts = Self.parts(2, unit.value)
    {
      phrase.parts = parts
      position = unit.end
      return true
    }
    guard let days = readWeekdays(), days != RepeatParts.workdays else { return false }
    phrase.parts = RepeatParts(.week, interval: 2)
    phrase.parts.days = days
    return true
  }

  /// `month end`
  mutating func readEdge() -> Bool {
    let edge = grammar.match(position) { sense -> (Edge, TimeUnit)? in
      if case .edgeOf(let edge, let unit) = sense { (edge, unit) } else { nil }
    }
    var found = edge
    if found == nil,
      let name = grammar.match(position, { if case .edge(let edge) = $0 { edge } else { nil } })
    {
      let noun = grammar.skip([.of, .article], at: name.end)
      if let unit = grammar.unit(noun), !grammar.isWeak(noun, to: unit.end) {
        found = Match((name.value, unit.value), end: unit.end)
      }
    }
    guard let found else { return false }
    switch found.value {
    case (.end, .month):
      phrase.parts = RepeatParts(.month)
      phrase.parts.monthDays = [-1]
    case (.start, .month):
      phrase.parts = RepeatParts(.month)
      phrase.parts.monthDays = [1]
    case (.end, .year):
      phrase.parts = RepeatParts(.year)
      phrase.parts.months = ["12"]
      phrase.parts.monthDays = [31]
    case (.end, .week):
      phrase.parts = RepeatParts(.week)
      phrase.parts.days = [
        RepeatParts.Day(number: nil, weekday: (grammar.conventions.firstWeekday + 6) % 7)
      ]
    default: return false
    }
    position = found.end
    return true
  }

  /// `jeden Morgen`, which needs a time
  mutating func readPart() -> Bool {
    guard let part = grammar.dayPart(position) else { return false }
    phrase.parts = RepeatParts(.day)
    phrase.part = part.value
    position = part.end
    return true
  }

  // MARK: - Units

  static func parts(_ count: Int, _ unit: TimeUnit) -> RepeatParts? {
    guard (1...9999).contains(count) else { return nil }
    switch unit {
    case .second: return nil
    case .minute: return RepeatParts(.minute, interval: count)
    case .hour: return RepeatParts(.hour, interval: count)
    case .day: return RepeatParts(.day, interval: count)
    case .week: return RepeatParts(.week, interval: count)
    case .fortnight: return RepeatParts(.week, interval: count * 2)
    case .month: return RepeatParts(.month, interval: count)
    case .quarter: return RepeatParts(.month, interval: count * 3)
    case .halfYear: return RepeatParts(.month, interval: count * 6)
    case .year: return RepeatParts(.year, interval: count)
    }
  }

  /// A distance of one unit as an interval.
  static func parts(_ distance: Distance) -> RepeatParts? {
    switch distance.smallest {
    case .second: return nil
    case .minute, .hour:
      guard distance.days == 0, distance.months == 0, let seconds = distance.seconds,
        seconds > 0, seconds % 60 == 0
      else { return nil }
      return seconds % 3_600 == 0
        ? parts(seconds / 3_600, .hour) : parts(seconds / 60, .minute)
    case .day, .week, .fortnight:
      guard distance.seconds == nil, distance.months == 0, distance.days > 0 else { return nil }
      let isWeeks = distance.smallest != .day
      return isWeeks ? parts(distance.days / 7, .week) : parts(distance.days, .day)
    case .month, .quarter, .halfYear, .year:
      guard distance.seconds == nil, distance.days == 0, distance.months > 0 else { return nil }
      let isYears = distance.smallest == .year
      return isYears ? parts(distance.months / 12, .year) : parts(distance.months, .month)
    }
  }
}
