import Domain

/// How something repeats, as some words say it.
struct SeriesPhrase {
  var parts: RepeatParts
  var isAfterCompletion = false
  /// Whether it is said what happens in months that have no such day.
  var isSkipSaid = false
  /// The part of the day that was named.
  var part: DayPart?
  /// Whether it is one word alone, such as `daily`, that may as well belong to the title.
  var isAdverb = false
}

/// Reads `every 2 weeks on mon, thu`, up to what every date may have too: a time, a beginning, an end.
struct SeriesReading {
  let grammar: Grammar
  var position: Int { didSet { grammar.progress.note(position) } }
  var phrase = SeriesPhrase(parts: RepeatParts(.day))

  init(grammar: Grammar, position: Int) {
    self.grammar = grammar
    self.position = position
    grammar.progress.note(position)
  }

  /// The longest phrase that begins at an atom.
  static func phrase(_ grammar: Grammar, at start: Int) -> Match<SeriesPhrase>? {
    var reading = SeriesReading(grammar: grammar, position: start)
    guard reading.readHead() else { return nil }
    let head = reading.position
    for _ in 0..<6 {
      let before = reading
      if !reading.readClause() {
        reading = before
        break
      }
    }
    if reading.position > head { reading.phrase.isAdverb = false }
    guard reading.checkDays() else {
      grammar.progress.missingDay = reading.position - 1
      return nil
    }
    if !reading.phrase.isSkipSaid { reading.phrase.parts.skip = .backward }
    return Match(reading.phrase, end: reading.position)
  }

  // MARK: - Beginning

  private mutating func readHead() -> Bool {
    let begin = position
    // `einmal täglich`
    if let once = grammar.end(of: .once, at: position) { position = once }
    let adverb = grammar.match(position) { sense -> RepeatParts? in
      switch sense {
      case .adverb(let count, let unit): Self.parts(count, unit)
      default: nil
      }
    }
    if let adverb {
      phrase.parts = adverb.value
      phrase.isAdverb = true
      position = adverb.end
      return true
    }
    position = begin
    if let end = grammar.end(of: .every, at: position) {
      position = end
      if grammar.sign("!", end), grammar.isGlued(end), !grammar.isGlued(end + 1) {
        phrase.isAfterCompletion = true
        position = end + 1
      }
      return readSubject()
    }
    if let after = grammar.link(.after, at: position), let distance = grammar.distance(after),
      let parts = Self.parts(distance.value), grammar.links(distance.end) == nil
    {
      phrase.parts = parts
      phrase.isAfterCompletion = true
      position = distance.end
      return true
    }
    if let distance = grammar.distance(position), let parts = Self.parts(distance.value),
      let end = grammar.end(of: .completion, at: distance.end)
    {
      phrase.parts = parts
      phrase.isAfterCompletion = true
      position = end
      return true
    }
    return readHeadAlone()
  }

  /// `the 1st of every month`; `mondays`, `on weekdays`; `once a week`
  private mutating func readHeadAlone() -> Bool {
    let start = position
    if let once = grammar.end(of: .once, at: position) {
      position = grammar.end(of: .every, at: once) ?? once
      if position == once { position = grammar.end(of: .number(1), at: once) ?? once }
      if readSubject() { return true }
      position = start
    }
    if readPlural() || readOutOf() { return true }
    if readDateOfEvery() || readEdgeOfEvery() { return true }
    position = grammar.skip([.on, .article, .at], at: position)
    if readPlural() || readEdgeOfEvery() || readDateOfEvery() { return true }
    if grammar.ordinal(position) != nil || grammar.figures(position, atMost: 2) != nil,
      readOrdinals(isBeforeEvery: true)
    {
      return true
    }
    position = start
    return false
  }

  /// `mondays and fridays`, `weekdays`
  private mutating func readPlural() -> Bool {
    let first = grammar.match(position) { sense -> Bool? in
      switch sense {
      case .weekdays, .weekdaysAll, .weekendsAll: true
      default: nil
      }
    }
    guard first != nil, let days = readWeekdays() else { return false }
    phrase.parts = RepeatParts(.week)
    phrase.parts.days = days
    return true
  }

  /// `un jour sur deux`, `un viernes sí y otro no`
  private mutating func readOutOf() -> Bool {
    guard let one = grammar.end(of: .number(1), at: position) else { return false }
    var inner = SeriesReading(grammar: grammar, position: one)
    // “Week-end” begins with a week.
    if !inner.readWeekdaySubject(), !inner.readUnit() { return false }
    guard inner.phrase.parts.interval == 1 else { return false }
    let count = grammar.match(inner.position) { if case .outOf(let count) = $0 { count } else { nil } }
    guard let count else { return false }
    phrase.parts = inner.phrase.parts
    phrase.parts.interval = count.value
    position = count.end
    return true
  }

  // MARK: - Behind “every”

  private mutating func readSubject() -> Bool {
    position = grammar.skip([.article, .on], at: position)
    let start = position
    let candidates: [(inout SeriesReading) -> Bool] = [
      { $0.readOther() }, { $0.readUnit() }, { $0.readSpan() }, { $0.readWeekdaySubject() }, { $0.readOrdinals() },
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

  private mutating func readUnit() -> Bool {
    guard let unit = grammar.unit(position), !grammar.isWeak(position, to: unit.end) else {
      return false
    }
    guard let parts = Self.parts(1, unit.value) else { return false }
    phrase.parts = parts
    position = unit.end
    return true
  }

  /// `3 days`, `2h`, `half hour`
  private mutating func readSpan() -> Bool {
    guard grammar.end(of: .number(1), at: position) == nil || grammar.figures(position) != nil
        || grammar.match(position, { if case .span = $0 { true } else { nil } }) != nil,
      let distance = grammar.distance(position), let parts = Self.parts(distance.value)
    else { return false }
    phrase.parts = parts
    position = distance.end
    return true
  }

  private mutating func readWeekdaySubject() -> Bool {
    guard let days = readWeekdays() else { return false }
    phrase.parts = RepeatParts(.week)
    phrase.parts.days = days
    return true
  }

  /// `other week`, `other friday`
  private mutating func readOther() -> Bool {
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
  private mutating func readEdge() -> Bool {
    let edge = grammar.match(position) { sense -> (Edge, TimeUnit)? in
      if case .edgeOf(let edge, let unit) = sense { (edge, unit) } else { nil }
    }
    var found = edge
    if found == nil, let name = grammar.match(position, { if case .edge(let edge) = $0 { edge } else { nil } }) {
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
      phrase.parts.days = [RepeatParts.Day(number: nil, weekday: (grammar.conventions.firstWeekday + 6) % 7)]
    default: return false
    }
    position = found.end
    return true
  }

  /// `jeden Morgen`, which needs a time
  private mutating func readPart() -> Bool {
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
  private static func parts(_ distance: Distance) -> RepeatParts? {
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

  // MARK: - Lists

  /// Behind a comma, `and` or `&`; nil when none of them is there.
  func afterSeparator(_ index: Int) -> Int? {
    var next = index
    var isSeparated = false
    if grammar.sign(",", next), grammar.isGlued(next) {
      next += 1
      isSeparated = true
    }
    if grammar.sign("/", next), grammar.isGlued(next) { return next + 1 }
    if let end = grammar.link(.and, at: next) { return grammar.skip([.article, .on], at: end) }
    return isSeparated ? grammar.skipArticle(next) : nil
  }

  /// `mon, wed and fri`, `monday to friday`, `tue/thu`, `weekday`, `weekends`
  mutating func readWeekdays() -> [RepeatParts.Day]? {
    let kind = grammar.match(position) { sense -> [RepeatParts.Day]? in
      switch sense {
      case .workday, .weekdaysAll: RepeatParts.workdays
      case .weekend, .weekendsAll: RepeatParts.weekend
      default: nil
      }
    }
    if let kind {
      position = kind.end
      return kind.value
    }
    guard var days = readWeekdayGroup() else { return nil }
    for _ in 0..<14 {
      guard let next = afterSeparator(position) else { break }
      let before = position
      // “Every tuesday and every friday”
      position = grammar.end(of: .every, at: next) ?? next
      guard let more = readWeekdayGroup() else {
        position = before
        break
      }
      days += more
    }
    return RepeatParts.inOrder(days.map { RepeatParts.Day(number: nil, weekday: $0) })
  }

  func weekday(_ index: Int) -> Match<Int>? {
    grammar.match(index) { sense -> Int? in
      switch sense {
      case .weekday(let day), .weekdays(let day): day
      default: nil
      }
    }
  }

  private mutating func readWeekdayGroup() -> [Int]? {
    guard let first = weekday(position) else { return nil }
    position = first.end
    let middle =
      grammar.sign("-", position) ? position + 1 : grammar.link([.to], at: position)
    guard let middle, let last = weekday(grammar.skipArticle(middle)) else { return [first.value] }
    position = last.end
    return (0...(last.value - first.value + 7) % 7).map { (first.value + $0) % 7 }
  }
}
