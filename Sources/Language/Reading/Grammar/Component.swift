import Domain

/// One component of a time expression: a day, a time of day, a duration or a repeat.
struct Component {
  enum Value {
    case day(DayPhrase)
    /// A day and its time in figures, as ISO 8601 writes them.
    case moment(CalendarDate, Clock)
    case instant(Instant)
    case part(DayPart)
    case clock(Clock)
    case clocks(from: Clock, to: Clock)
    case zone(Grammar.ZoneChoice)
    case lasting(Distance)
    /// How often something is repeated.
    case count(Int)
    /// Elapsed time from now.
    case elapsed(seconds: Int)
    case series(SeriesPhrase)
    /// What says nothing more: `at the latest`
    case filler
    /// A month alone, which is no day.
    case month
    /// What looks like a date and cannot be read.
    case unread
  }

  var value: Value
  /// What connects it with the one before it.
  var links: Links
  /// Whether nothing stands before it that connects.
  var isBare: Bool { links.isEmpty }
  /// In atoms, with what connects it.
  var range: Range<Int>
  /// Whether it is a date only next to others, or at the end of a line.
  var isWeak = false
  /// Whether an article stands before it, as before a noun.
  var hasArticle = false
  /// The part of the day that was named with it: `tonight`.
  var part: DayPart?
  /// The time that was named with it: `Freitagmittag`.
  var clock: Clock?
  /// The zone that is written to the time: `15:00Z`, `15:00+01:00`.
  var zone: Grammar.ZoneChoice?

  /// Whether it is as short as a name: `Tom`.
  var isNameLike = false

  var isClock: Bool {
    switch value {
    case .clock, .clocks, .moment, .instant: true
    default: false
    }
  }

  var isDay: Bool {
    switch value {
    case .day, .moment, .instant: true
    default: false
    }
  }
}

extension Component {
  /// Whether it can be nothing else than a date or a time, whatever stands beside it.
  var isFigures: Bool {
    switch value {
    case .moment, .instant: true
    case .clock(let clock): clock.form == .figures || clock.form == .sure
    case .clocks(let from, _): from.form == .figures || from.form == .sure
    case .day(.date), .day(.unread): !isWeak
    default: false
    }
  }

  var isSeries: Bool {
    if case .series = value { true } else { false }
  }

  var isPart: Bool {
    if case .part = value { true } else { part != nil }
  }

  var isWeekday: Bool {
    if case .day(.weekday) = value { true } else { false }
  }
}
