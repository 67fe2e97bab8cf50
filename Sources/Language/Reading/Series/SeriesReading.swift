import Domain

/// A repeat, as parsed from words.
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

/// Parses `every 2 weeks on mon, thu`, up to clauses that plain dates can have as well: a time, a start, an
/// end.
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

  mutating func readHead() -> Bool {
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
  mutating func readHeadAlone() -> Bool {
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
  mutating func readPlural() -> Bool {
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
  mutating func readOutOf() -> Bool {
    guard let one = grammar.end(of: .number(1), at: position) else { return false }
    var inner = SeriesReading(grammar: grammar, position: one)
    // “Week-end” begins with a week.
    if !inner.readWeekdaySubject(), !inner.readUnit() { return false }
    guard inner.phrase.parts.interval == 1 else { return false }
    let count = grammar.match(inner.position) {
      if case .outOf(let count) = $0 { count } else { nil }
    }
    guard let count else { return false }
    phrase.parts = inner.phrase.parts
    phrase.parts.interval = count.value
    position = count.end
    return true
  }
}
