import Domain

/// The times of a task that one run, or all runs of a line, express.
struct TimeMeaning {
  var due: Moment?
  var start: Moment?
  /// In seconds.
  var length: Int?
  var slot: Slot?
  var rule: RepeatRule?
  var isAfterCompletion = false
  /// Whether its zone was said, so that it is an instant wherever one is.
  var isFixed = false
}

/// Converts the meaning of runs to moments.
struct TimeSettling {
  let dates: DateReader

  /// What a series, and a date in the same run or in another one, mean together; nil when no moment is
  /// such a one.
  func meaning(_ date: RunMeaning?, series: RunMeaning?) -> TimeMeaning? {
    var result = TimeMeaning()
    if let part = (date ?? series)?.part ?? series?.part { result.slot = Self.slot(part) }
    result.length = date?.length ?? series?.length
    let isRange = (date?.endClock ?? series?.endClock) != nil
    var moment: Moment?
    if let series, let phrase = series.series {
      guard let first = firstDue(phrase, series, date) else { return nil }
      moment = first
      var parts = phrase.parts
      guard end(&parts, series, from: first), let rule = try? parts.rule() else { return nil }
      result.rule = rule
      result.isAfterCompletion = phrase.isAfterCompletion
    } else if let date {
      guard let said = self.moment(date) else { return nil }
      moment = said.value
    }
    if isRange { result.start = moment } else { result.due = moment }
    let isOfSeries = series?.clock != nil
    result.isFixed =
      isOfSeries ? series?.zone != nil : date?.zone != nil || date?.instant != nil
    return result
  }

  private static func slot(_ part: DayPart) -> Slot? {
    switch part {
    case .morning: .morning
    case .afternoon: nil
    case .evening, .night: .evening
    }
  }

  // MARK: - One moment

  /// Nil outside of time; a moment that is nil says nothing of a day.
  private func moment(_ run: RunMeaning) -> (value: Moment?, Bool)? {
    if let instant = run.instant { return (.dateTime(instant), true) }
    if let seconds = run.elapsed {
      return elapsed(seconds).map { ($0, true) }
    }
    guard let clock = run.clock else { return (run.day.map { .date($0) }, true) }
    if let day = run.day { return moment(day, clock, run.zone).map { ($0, true) } }
    return next(clock, run.zone).map { ($0, true) }
  }

  private func elapsed(_ seconds: Int) -> Moment? {
    let milliseconds = dates.now.milliseconds + Int64(seconds) * 1_000
    let instant = Instant(clamping: milliseconds)
    return instant.milliseconds == milliseconds ? .dateTime(instant) : nil
  }

  private func moment(
    _ day: CalendarDate, _ clock: Clock, _ zone: Grammar.ZoneChoice?
  ) -> Moment? {
    guard let day = day.adding(days: clock.seconds / Clock.day) else { return nil }
    var local = LocalTime(startOf: day)
    local.hour = clock.seconds / 3_600 % 24
    local.minute = clock.seconds / 60 % 60
    local.second = clock.seconds % 60
    switch zone {
    case nil: return dates.zone.exactInstant(at: local).map { .dateTime($0) }
    case .zone(let zone): return zone.exactInstant(at: local).map { .dateTime($0) }
    case .offset(let seconds):
      let milliseconds = local.millisecondsSince1970 - Int64(seconds) * 1_000
      let instant = Instant(clamping: milliseconds)
      return instant.milliseconds == milliseconds ? .dateTime(instant) : nil
    case .unknown: return nil
    }
  }

  /// That time when it is next: today, or tomorrow when it is not to come any more.
  private func next(_ clock: Clock, _ zone: Grammar.ZoneChoice?) -> Moment? {
    guard let moment = moment(dates.today, clock, zone), moment.end(in: dates.zone) > dates.now
    else { return dates.today.adding(days: 1).flatMap { self.moment($0, clock, zone) } }
    return moment
  }

  // MARK: - Series

  /// When a task that repeats so is due first: on the day that is said, if one is, else on the first
  /// occurrence from now on; at the time of either.
  private func firstDue(
    _ phrase: SeriesPhrase, _ series: RunMeaning, _ date: RunMeaning?
  ) -> Moment? {
    let clock = series.clock ?? date?.clock
    // Midnight ends a day and begins another, so that it is not clear on which days it is.
    if let clock, clock.seconds >= Clock.day { return nil }
    let zone = series.clock == nil ? date?.zone : series.zone
    if let day = series.day {
      let start = clock.map { moment(day, $0, zone) } ?? .date(day)
      return firstOccurrence(phrase, from: start, notBefore: start)
    }
    if let date, date.day != nil || date.instant != nil || date.elapsed != nil {
      guard let day = date.day, let clock else { return moment(date)?.value }
      return moment(day, clock, zone)
    }
    guard let clock else {
      return firstOccurrence(phrase, from: start(phrase), notBefore: nil)
    }
    return firstOccurrence(phrase, from: next(clock, zone), notBefore: nil)
  }

  /// Today, or for hours and minutes the next one that begins.
  private func start(_ phrase: SeriesPhrase) -> Moment? {
    let length: Int64
    switch phrase.parts.frequency {
    case .hour: length = 3_600_000
    case .minute, .second: length = 60_000
    default:
      if phrase.parts.hours.isEmpty { return .date(dates.today) }
      return LocalMoment.dateTime(LocalTime(startOf: dates.today)).moment(in: dates.zone)
    }
    let now = dates.now.milliseconds
    let rest = (now % length + length) % length
    return .dateTime(Instant(clamping: rest == 0 ? now : now - rest + length))
  }

  private func firstOccurrence(
    _ phrase: SeriesPhrase, from start: Moment?, notBefore: Moment?
  ) -> Moment? {
    // The first is the next that there is, from which on the others are counted.
    var parts = phrase.parts
    if !parts.hasNoDays || !parts.months.isEmpty { parts.interval = 1 }
    guard let start, let rule = try? parts.rule() else { return nil }
    let local = LocalMoment(start, in: dates.zone)
    var earliest = LocalMoment(notBefore ?? .dateTime(dates.now), in: dates.zone)
    if case .date = local { earliest = local }
    var occurrences = try? rule.occurrences(from: local, notBefore: earliest, in: dates.zone)
    return occurrences?.next()?.moment(in: dates.zone)
  }

  /// The end that was said as a day, or as how long it goes on.
  private func end(_ parts: inout RepeatParts, _ run: RunMeaning, from first: Moment) -> Bool {
    if let until = run.until {
      parts.until = until
    } else if let lasting = run.lasting {
      let day = first.date(in: dates.zone)
      guard let end = lasting.date(from: day)?.adding(days: -1), end >= day else { return false }
      parts.until = LocalMoment.date(end).text
    }
    return true
  }
}
