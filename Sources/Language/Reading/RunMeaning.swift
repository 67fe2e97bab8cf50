import Domain

/// What a run says when all of it is put together.
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

/// Puts the components of a run together; what contradicts itself has no meaning.
struct RunReading {
  private let grammar: Grammar
  private(set) var meaning = RunMeaning()
  private var weekday: (day: Int, which: Which?)?
  private var monthDay: Int?
  private var week: Int?
  private var date: CalendarDate?
  private var isOfRule: Bool

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

  private static let harmless: Links = [.on, .at, .by, .due, .of, .article, .during]
  private static let ends: Links = [.until, .ending]
  private static let beginnings: Links = [.from, .starting]

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
      return add(clock)
    case .clocks(let from, let to):
      guard isHarmless, !isOfRule || true, add(from) else { return false }
      meaning.endClock = to
      return true
    case .zone(let zone):
      guard meaning.zone == nil else { return false }
      meaning.zone = zone
      if case .unknown = zone { return false }
      return true
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

  private mutating func addEnd(_ day: DayPhrase) -> Bool {
    guard meaning.until == nil, meaning.series?.parts.count == nil,
      case .date(let date) = grammar.settled(day)
    else { return false }
    meaning.until = LocalMoment.date(date).text
    return true
  }

  /// `until 2026-12-24T16:00`, a time where the task is.
  private mutating func addEnd(_ date: CalendarDate, _ clock: Clock) -> Bool {
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

  private mutating func addEnd(_ instant: Instant) -> Bool {
    guard meaning.until == nil, meaning.series?.parts.count == nil else { return false }
    // `2026-12-24T16:00:00Z` is the same instant in basic form.
    meaning.until = instant.text.prefix { $0 != "." }.filter { $0 != "-" && $0 != ":" }
    if meaning.until?.hasSuffix("Z") == false { meaning.until? += "Z" }
    return true
  }

  private mutating func add(_ day: DayPhrase) -> Bool {
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

  private mutating func add(_ part: DayPart?) -> Bool {
    guard let part else { return true }
    if let known = meaning.part, known != part { return false }
    meaning.part = part
    return true
  }

  private mutating func add(_ clock: Clock) -> Bool {
    guard meaning.clock == nil else { return false }
    meaning.clock = clock
    return true
  }

  // MARK: - All together

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
    return movePart() && finishRange() && finishLength()
  }

  /// The one day that all of the components speak of; nil when there is none.
  private func settledDay() -> (value: CalendarDate?, Bool)? {
    if let date {
      guard week == nil, monthDay == nil || monthDay == date.day else { return nil }
      guard let weekday else { return (date, true) }
      return weekday.day == date.weekday && weekday.which == nil ? (date, true) : nil
    }
    if let week {
      guard monthDay == nil else { return nil }
      guard let weekday else {
        return week == 0 ? nil : grammar.startOfWeek?.adding(days: 7 * week).map { ($0, true) } ?? nil
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
  private mutating func movePart() -> Bool {
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

  private mutating func finishRange() -> Bool {
    guard let from = meaning.clock, let to = meaning.endClock else { return true }
    var length = to.seconds - from.seconds
    if length <= 0, to.isHalfDay, length + Clock.day / 2 > 0 { length += Clock.day / 2 }
    if length <= 0 { length += Clock.day }
    meaning.length = length
    return true
  }

  private mutating func finishLength() -> Bool {
    guard let lasting = meaning.lasting else { return true }
    if meaning.series != nil, lasting.seconds == nil {
      return meaning.until == nil && meaning.series?.parts.count == nil
    }
    guard meaning.length == nil, let length = lasting.length, lasting.seconds != nil, length > 0 else { return false }
    meaning.length = length
    meaning.lasting = nil
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
