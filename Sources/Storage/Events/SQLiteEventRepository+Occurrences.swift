import Domain

extension SQLiteEventRepository: EventSource {
  var safePoints: SafePoints { database.safePoints }

  static let facts =
    "e.id, e.uid, e.title, e.location, e.kind, e.task_uid, e.transparent, e.created_ms, e.done_ms, "
    + "e.series_uid, e.start, e.duration_s, e.occurrence, e.calendar_uid"

  static let singlesInRange = "SELECT \(facts) \(LengthClass.fromMeeting)"

  /// From the index alone.
  static let busyTimesInRange = """
    SELECT e.length_class, e.start_ms, e.end_ms \(LengthClass.fromMeeting) AND e.transparent = 0
    """

  /// Those that repeat, by when they end; nearly all of them never do.
  static let seriesInRange =
    "SELECT id FROM event WHERE repeats = 1 AND end_ms > ? AND start_ms < ?"

  func singles(in range: Range<Instant>) throws -> [EventOccurrence] {
    let select = try meeting(range, by: Self.singlesInRange)
    defer { select.reset() }
    var singles: [EventOccurrence] = []
    while try select.step() {
      let single = try Failure.damaged("event \(select.integer(0))") { try self.single(in: select) }
      if single.interval.overlaps(range) { singles.append(single) }
    }
    return singles
  }

  func busyTimes(in range: Range<Instant>) throws -> [Range<Instant>] {
    let select = try meeting(range, by: Self.busyTimesInRange)
    defer { select.reset() }
    var times: [Range<Instant>] = []
    while try select.step() {
      let time = try busyTime(in: select)
      if time.overlaps(range) { times.append(time) }
    }
    return times
  }

  private func busyTime(in row: Statement) throws -> Range<Instant> {
    let (start, end) = (row.integer(1), row.integer(2))
    let moment: Moment?
    switch LengthClass(rawValue: row.integer(0))?.kind {
    case .wholeDays:
      moment = CalendarDate(daysSince1970: Int(start / 86_400_000)).map { .date($0) }
    case .floating: moment = LocalTime(millisecondsSince1970: start).map { .floating($0) }
    case .instants, nil:
      return Instant(clamping: start)..<Instant(clamping: max(start, end))
    }
    // What a damaged store has may be beyond all numbers.
    let length = end.subtractingReportingOverflow(start)
    guard let moment, !length.overflow,
      (0...Event.durations.upperBound).contains(length.partialValue / 1_000)
    else {
      throw Failure(.corrupt, "The store is damaged: an event is not between the years 1 and 9999.")
    }
    return moment.interval(lasting: length.partialValue / 1_000, in: zone)
  }

  private func meeting(_ range: Range<Instant>, by sql: String) throws -> Statement {
    let select = try database.statement(sql)
    let (start, end) = (range.lowerBound.milliseconds, range.upperBound.milliseconds)
    try select.bind(end, start, start)
    return select
  }

  private func single(in row: Statement) throws -> EventOccurrence {
    let start = try Moment(text: row.text(10))
    let interval = start.interval(lasting: try duration(in: row), in: zone)
    return EventOccurrence(
      event: try facts(in: row),
      occurrence: try row.optionalText(12).map { try LocalMoment(text: $0) },
      interval: interval, isAllDay: start.isDate)
  }

  private func duration(in row: Statement) throws -> Int64 {
    let seconds = row.integer(11)
    guard Event.durations.contains(seconds) else {
      throw Failure(.corrupt, "The store is damaged: event \(row.integer(0)) has no length.")
    }
    return seconds
  }

  private func facts(in row: Statement) throws -> EventFacts {
    EventFacts(
      id: row.integer(0), uid: row.text(1), title: row.text(2), location: row.text(3),
      kind: try Event.Kind(code: Int32(truncatingIfNeeded: row.integer(4))),
      taskUID: row.optionalText(5), isTransparent: row.integer(6) != 0,
      created: Instant(clamping: row.integer(7)),
      done: row.optionalInteger(8).map { Instant(clamping: $0) }, seriesUID: row.optionalText(9),
      calendarUID: row.optionalText(13))
  }

  func series(in range: Range<Instant>) throws -> [EventSeries] {
    try knownSeries.checkForeignCommits()
    let select = try database.statement(Self.seriesInRange)
    defer { select.reset() }
    // Local times that the clocks left out come up to a day later than they show.
    try select.bind(
      range.lowerBound.milliseconds - EventSpans.slack,
      range.upperBound.milliseconds + EventSpans.slack)
    var series: [EventSeries] = []
    while try select.step() {
      let id = select.integer(0)
      if let known = try knownSeries.series(id: id, { try readSeries(id) }) { series.append(known) }
    }
    return series
  }

  func series(id: Int64) throws -> EventSeries? {
    try knownSeries.checkForeignCommits()
    return try knownSeries.series(id: id) { try readSeries(id) }
  }

  private func readSeries(_ id: Int64) throws -> EventSeries? {
    guard let event = try find(id: id) else { return nil }
    let zone = try spans.zone(of: event)
    guard let recurrence = event.recurrence(in: zone) else { return nil }
    return EventSeries(
      EventFacts(event), recurrence, lasting: event.duration, in: zone,
      without: try changedKeys(ofSeries: event.uid))
  }

  private func changedKeys(ofSeries uid: String) throws -> Set<LocalMoment> {
    let select = try database.statement(
      "SELECT occurrence FROM event WHERE series_uid = ? AND occurrence IS NOT NULL")
    defer { select.reset() }
    try select.bind(uid)
    var keys = Set<LocalMoment>()
    while try select.step() {
      keys.insert(
        try Failure.damaged("the series \(uid)") { try LocalMoment(text: select.text(0)) })
    }
    return keys
  }
}
