import Domain

/// The data of a file on one occurrence of a series.
protocol FiledOccurrence {
  var changedOccurrence: Moment? { get }
  var isOccurrenceExact: Bool { get }
  var seriesUID: String? { get }

  /// Makes it that occurrence of the series.
  mutating func take(_ occurrence: LocalMoment, ofSeries uid: String)
}

extension FiledOccurrence {
  /// The same, as the occurrence of its series that the clocks of the series say that it is. `series` gives the dates
  /// of the one with that uid, and the zone of its clocks; nil where it does not repeat.
  func placed(
    in series: (_ uid: String) throws -> (recurrence: Recurrence, zoneName: String?)?,
    of store: any Store
  ) throws -> Self {
    guard !isOccurrenceExact, let moment = changedOccurrence, let uid = seriesUID,
      let series = try series(uid)
    else { return self }
    let zone = try store.zone(named: series.zoneName)
    var placed = self
    placed.take(try series.recurrence.occurrence(at: moment, in: zone), ofSeries: uid)
    return placed
  }
}

extension FiledTask: FiledOccurrence {
  var seriesUID: String? { task.seriesUID }

  mutating func take(_ occurrence: LocalMoment, ofSeries uid: String) {
    task.occurrence = occurrence
    if foldsIntoSeries { return }
    task.uid = OccurrenceUID.make(series: uid, occurrence: occurrence.text)
  }
}

extension FiledEvent: FiledOccurrence {
  var seriesUID: String? { event.seriesUID }

  mutating func take(_ occurrence: LocalMoment, ofSeries uid: String) {
    event.occurrence = occurrence
    event.uid = OccurrenceUID.make(series: uid, occurrence: occurrence.text)
  }
}

extension Event {
  /// All its occurrences; nil when it does not repeat.
  var recurrence: Recurrence? {
    guard repeats, let start = repeatStart else { return nil }
    return Recurrence(
      rule: repeatRule, start: start, excluded: excludedDates, added: addedDates)
  }
}
