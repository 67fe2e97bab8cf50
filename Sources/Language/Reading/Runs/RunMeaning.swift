import Domain

/// The combined meaning of a run.
struct RunMeaning {
  /// The day that is due, or on which it begins.
  var day: CalendarDate?
  var clock: Clock?
  /// When it ends, for a range of times.
  var endClock: Clock?
  var zone: Grammar.ZoneChoice?
  var instant: Instant?
  var part: DayPart?
  /// In seconds.
  var length: Int?
  var series: SeriesPhrase?
  /// The first day of a series, and what ends it.
  /// As a rule has it.
  var until: String?
  var lasting: Distance?
  var elapsed: Int?
}

/// Combines the components of a run; contradictory ones have no meaning.
struct RunReading {
  let grammar: Grammar
  var meaning = RunMeaning()
  var weekday: (day: Int, which: Which?)?
  var monthDay: Int?
  var week: Int?
  var date: CalendarDate?
  var isOfRule: Bool

  /// Nil for what cannot be meant by all of the components at once.
  static func meaning(of run: Run, _ grammar: Grammar) -> RunMeaning? {
    if run.isUnread { return nil }
    var reading = RunReading(run, grammar)
    for component in run.components where !reading.add(component) { return nil }
    return reading.finish() ? reading.meaning : nil
  }

  init(_ run: Run, _ grammar: Grammar) {
    self.grammar = grammar
    isOfRule = run.components.contains(where: \.isSeries)
  }

  /// Whether a part of the day is said of a repeat, and no time that a rule could have.
  var needsTime: Bool { meaning.part != nil && meaning.clock == nil && meaning.series != nil }

  static let harmless: Links = [.on, .at, .by, .due, .of, .article, .during]
  static let ends: Links = [.until, .ending]
  static let beginnings: Links = [.from, .starting]

  // MARK: - One by one

  /// False for what contradicts what was added before it.
  mutating func add(_ component: Component) -> Bool {
    let links = component.links
    let isHarmless = links.isEmpty || !links.isDisjoint(with: Self.harmless)
    switch component.value {
    case .unread, .month: return false
    case .filler: return true
    case .day(let day):
      if isOfRule, !links.isDisjoint(with: Self.ends) { return addEnd(day) }
      guard isHarmless || isOfRule && !links.isDisjoint(with: Self.beginnings) else { return false }
      // “Every 2 months on friday” tells no day of the months.
      if case .weekday = day, isOfRule, links.isDisjoint(with: Self.beginnings),
        let parts = meaning.series?.parts, parts.frequency == .month || parts.frequency == .year
      {
        return false
      }
      // “Every friday the 13th” repeats on fewer days than the rule has.
      if case .monthDay = day, isOfRule, links.isDisjoint(with: Self.beginnings) { return false }
      if let clock = component.clock, !add(clock) { return false }
      return add(day) && add(component.part)
    case .moment(let date, let clock):
      if isOfRule, !links.isDisjoint(with: Self.ends) { return addEnd(date, clock) }
      guard isHarmless else { return false }
      return add(.date(date)) && add(clock)
    case .instant(let instant):
      if isOfRule, !links.isDisjoint(with: Self.ends) { return addEnd(instant) }
      guard isHarmless, meaning.instant == nil else { return false }
      meaning.instant = instant
      return true
    case .part(let part): return isHarmless && add(part)
    case .clock(let clock):
      guard isHarmless || isOfRule && !links.isDisjoint(with: Self.beginnings) else { return false }
      return add(clock) && add(component.zone)
    case .clocks(let from, let to):
      guard isHarmless, !isOfRule || true, add(from) else { return false }
      meaning.endClock = to
      return true
    case .zone(let zone): return add(zone)
    case .lasting(let distance):
      guard meaning.lasting == nil else { return false }
      meaning.lasting = distance
      return true
    case .count(let count):
      guard meaning.series != nil, meaning.series?.parts.count == nil, meaning.until == nil else {
        return false
      }
      meaning.series?.parts.count = count
      return true
    case .elapsed(let seconds):
      guard meaning.elapsed == nil, isHarmless else { return false }
      meaning.elapsed = seconds
      return true
    case .series(let series):
      guard meaning.series == nil, isHarmless else { return false }
      meaning.series = series
      if let part = series.part, !add(part) { return false }
      return true
    }
  }

  mutating func addEnd(_ day: DayPhrase) -> Bool {
    guard meaning.until == nil, meaning.series?.parts.count == nil,
      case .date(let date) = grammar.settled(day)
    else { return false }
    meaning.until = LocalMoment.date(date).text
    return true
  }

  /// `until 2026-12-24T16:00`, a time where the task is.
  mutating func addEnd(_ date: CalendarDate, _ clock: Clock) -> Bool {
    guard meaning.until == nil, meaning.series?.parts.count == nil, clock.seconds < Clock.day else {
      return false
    }
    var time = LocalTime(startOf: date)
    time.hour = clock.seconds / 3_600
    time.minute = clock.seconds / 60 % 60
    time.second = clock.seconds % 60
    meaning.until = LocalMoment.dateTime(time).text
    return true
  }

  mutating func addEnd(_ instant: Instant) -> Bool {
    guard meaning.until == nil, meaning.series?.parts.count == nil else { return false }
    // `2026-12-24T16:00:00Z` is the same instant in basic form.
    meaning.until = instant.text.prefix { $0 != "." }.filter { $0 != "-" && $0 != ":" }
    if meaning.until?.hasSuffix("Z") == false { meaning.until? += "Z" }
    return true
  }

  mutating func add(_ day: DayPhrase) -> Bool {
    switch day {
    case .unread: return false
    case .date(let date):
      if let known = self.date, known != date { return false }
      self.date = date
    case .weekday(let day, let which):
      guard weekday == nil else { return false }
      weekday = (day, which)
    case .monthDay(let day):
      guard monthDay == nil else { return false }
      monthDay = day
    case .week(let number):
      guard week == nil else { return false }
      week = number
    }
    return true
  }

  mutating func add(_ part: DayPart?) -> Bool {
    guard let part else { return true }
    if let known = meaning.part, known != part { return false }
    meaning.part = part
    return true
  }

  mutating func add(_ zone: Grammar.ZoneChoice?) -> Bool {
    guard let zone else { return true }
    guard meaning.zone == nil else { return false }
    meaning.zone = zone
    if case .unknown = zone { return false }
    return true
  }

  mutating func add(_ clock: Clock) -> Bool {
    guard meaning.clock == nil else { return false }
    meaning.clock = clock
    return true
  }
}

extension Grammar {
  /// A day alone as the one that it is.
  func settled(_ day: DayPhrase) -> DayPhrase {
    switch day {
    case .monthDay(let number): next(monthDay: number).map { .date($0) } ?? .unread
    case .week(let week):
      startOfWeek?.adding(days: 7 * week).map { .date($0) } ?? .unread
    default: resolved(day)
    }
  }
}
