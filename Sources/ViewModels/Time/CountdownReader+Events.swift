package import Domain

extension CountdownReader {
  /// Up to its start a meeting is upcoming, and then it runs up to its end. A deadline runs until it is
  /// due, as a task does. Of a series it is the given occurrence; without that, the one that runs or comes
  /// next, or the last one when all are over.
  ///
  /// The elapsed part is counted from `beginning`; without that, of a meeting from its start, of a deadline
  /// from its creation or, of one that repeats, from when the occurrence before it was due.
  ///
  /// - Throws: `notFound` when there is no such event or occurrence.
  package func event(
    _ id: Int64, occurrence: LocalMoment? = nil, from beginning: Instant? = nil
  ) throws -> Countdown {
    guard let event = try store.events.find(id: id) else {
      throw Failure(.notFound, "There is no event \(id).", field: "id")
    }
    let found = try self.occurrence(occurrence, of: event)
    if let due = found.due {
      return Countdown(
        start: nil, end: due, over: due,
        beginning: try beginning ?? self.beginning(ofDeadline: found, due), done: found.event.done,
        at: now)
    }
    let start = found.interval.lowerBound
    let end = found.interval.upperBound
    return Countdown(
      start: start, end: end, over: end,
      beginning: beginning ?? start, done: found.event.done, at: now)
  }

  /// As the countdown to it: what is far away has the colour of deadlines, and not that of what is done.
  func colour(ofDeadline occurrence: EventOccurrence, due: Instant) throws -> ColourToken {
    if occurrence.event.done != nil { return .green }
    let countdown = Countdown(
      start: nil, end: due, over: due, beginning: try beginning(ofDeadline: occurrence, due),
      done: nil, at: now)
    return countdown.colour == .green ? .purple : countdown.colour
  }

  /// From when on the time up to a deadline is counted. The occurrence before it is looked for in spans
  /// before it that get longer and longer.
  private func beginning(ofDeadline found: EventOccurrence, _ due: Instant) throws -> Instant {
    let created = found.event.created
    guard let occurrence = found.occurrence, created < due,
      let series = try series(of: found.event)
    else { return created }
    var length: Int64 = 86_400_000
    while true {
      let from = max(created, Instant(clamping: due.milliseconds - length))
      var occurrences = try series.occurrences(endingAfter: from)
      var last: Instant?
      while let next = occurrences.next(), let its = next.occurrence, its < occurrence {
        last = next.due
      }
      if let last { return max(created, last) }
      if from == created { return created }
      length *= 2
    }
  }

  private func series(of facts: EventFacts) throws -> EventSeries? {
    let event =
      try facts.seriesUID.map { try store.events.find(uid: $0) } ?? store.events.find(id: facts.id)
    return try event.flatMap { try series($0, without: []) }
  }

  private func occurrence(
    _ occurrence: LocalMoment?, of event: Event
  ) throws -> EventOccurrence {
    let changed = try store.events.changedOccurrences(ofSeries: event.uid)
    guard let series = try series(event, without: changed) else {
      if let occurrence, event.occurrence != occurrence { throw missing(occurrence, of: event) }
      return single(event)
    }
    guard let occurrence else { return try presentOccurrence(of: series, changed.map(single)) }
    if let event = changed.first(where: { $0.occurrence == occurrence }) { return single(event) }
    guard occurrence.isDate == series.recurrence.start.isDate,
      try series.recurrence.contains(occurrence, in: series.zone)
    else { throw missing(occurrence, of: event) }
    return EventOccurrence(
      event: series.facts, occurrence: occurrence, interval: series.interval(of: occurrence),
      isAllDay: occurrence.isDate)
  }

  /// The first one that is not over or, when all are, the last one.
  private func presentOccurrence(
    of series: EventSeries, _ changed: [EventOccurrence]
  ) throws -> EventOccurrence {
    var following = try series.occurrences(endingAfter: now)
    let next = (changed.filter { $0.interval.upperBound > now } + [following.next()])
      .compactMap { $0 }.min()
    if let next { return next }
    guard let last = (changed + [try lastOccurrence(of: series)]).compactMap({ $0 }).max() else {
      throw Failure(
        .notFound, "Event \(series.facts.id) has no occurrence that is not left out.", field: "id")
    }
    return last
  }

  /// Of a series that is over: found by a look at spans before now that get longer and longer.
  private func lastOccurrence(of series: EventSeries) throws -> EventOccurrence? {
    var length: Int64 = 60_000
    while true {
      let from = Instant(clamping: now.milliseconds - length)
      var occurrences = try series.occurrences(endingAfter: from)
      if var last = occurrences.next() {
        while let next = occurrences.next() { last = next }
        return last
      }
      if from == Instant.range.lowerBound { return nil }
      length *= 2
    }
  }

  private func series(_ event: Event, without changed: [Event]) throws -> EventSeries? {
    let zone = try Failure.damaged("event \(event.id)") { try store.zone(named: event.zoneName) }
    return event.recurrence(in: zone).map { recurrence in
      EventSeries(
        EventFacts(event), recurrence, lasting: event.duration, in: zone,
        without: Set(changed.compactMap(\.occurrence)))
    }
  }

  private func single(_ event: Event) -> EventOccurrence {
    EventOccurrence(
      event: EventFacts(event), occurrence: event.occurrence,
      interval: event.interval(in: store.zone), isAllDay: event.zoneName == nil)
  }

  private func missing(_ occurrence: LocalMoment, of event: Event) -> Failure {
    Failure(
      .notFound, "Event \(event.id) has no occurrence \(occurrence.text).", field: "occurrence")
  }
}
