import Domain

extension Event {
  /// The occurrence that a caller named.
  ///
  /// - Throws: `invalid` for none, `conflict` when the event does not repeat, and `notFound`.
  func requireOccurrence(_ occurrence: LocalMoment?, in store: any Store) throws -> LocalMoment {
    guard let recurrence = recurrence(in: try store.zone(named: zoneName)) else {
      throw Failure(
        .conflict, "Event \(id) does not repeat, so it has no single occurrences.", field: "id")
    }
    guard let occurrence else {
      throw Failure(
        .invalid, "Say which occurrence, as a local time such as 20261224T170000.",
        field: "occurrence")
    }
    let zone = try store.zone(named: zoneName)
    guard try recurrence.contains(occurrence, in: zone) else {
      throw Failure(
        .notFound, "Event \(id) has no occurrence \(occurrence.text).", field: "occurrence")
    }
    return occurrence
  }
}

extension Store {
  /// An occurrence of a series as an event of its own, not stored yet.
  func occurrence(_ occurrence: LocalMoment, of series: Event, at now: Instant) throws -> Event {
    let zone = try zone(named: series.zoneName)
    var event = series
    event.id = 0
    event.uid = try freeUID(ofSeries: series.uid, occurrence)
    event.start = occurrence.moment(in: zone, floating: series.start.isFloating)
    event.repeatRule = nil
    event.repeatStart = nil
    try event.setExcludedDates([])
    try event.setAddedDates([])
    try event.setReminders(series.reminders.withoutAbsolute)
    event.seriesUID = series.uid
    event.occurrence = occurrence
    event.created = now
    event.modified = now
    return event
  }

  /// The uid of what is made of an occurrence: the same on all devices, unless the series moved since
  /// and another one has it.
  func freeUID(
    ofSeries uid: String, _ occurrence: LocalMoment, role: String = ""
  ) throws -> String {
    var number = 1
    while true {
      let free = OccurrenceUID.make(
        series: uid, occurrence: occurrence.text, role: number == 1 ? role : "\(role)\(number)")
      if try events.find(uid: free) == nil { return free }
      number += 1
    }
  }
}

extension [Reminder] {
  /// An instant is that of one occurrence alone.
  var withoutAbsolute: [Reminder] {
    filter { reminder in
      if case .relative = reminder { true } else { false }
    }
  }
}
