package import Domain

/// Removes events, and series with their changed occurrences, in one step.
package final class DeleteEvents: UseCase {
  /// An id that is given twice counts once. A series leaves the changed occurrences out that go without
  /// it.
  ///
  /// - Throws: `notFound`, with the index; nothing is removed then.
  package func run(_ ids: [Int64], at now: Instant) throws {
    try store.write(.deleteEvents, at: now) {
      var events: [Event] = []
      var seen = Set<Int64>()
      for (index, id) in ids.enumerated() where seen.insert(id).inserted {
        do {
          let event = try store.events.existing(id, field: "ids")
          try store.requireWritable(event, field: "ids")
          events.append(event)
        } catch let failure as Failure {
          throw failure.at(index: index)
        }
      }
      // The series go first: what goes with one need not be left out of it.
      for event in events.sorted(by: { $0.repeats && !$1.repeats }) {
        guard let present = try store.events.find(id: event.id) else { continue }
        try RemoveEvent(store: store, now: now).run(present)
      }
    }
  }
}

/// Removes one event, within a step.
struct RemoveEvent {
  let store: any Store
  let now: Instant

  func run(_ event: Event) throws {
    for changed in try store.events.changedOccurrences(ofSeries: event.uid) {
      try store.events.remove(changed)
    }
    try store.events.remove(event)
    guard let uid = event.seriesUID, let occurrence = event.occurrence,
      let series = try store.events.find(uid: uid)
    else { return }
    try exclude(occurrence, from: series)
  }

  /// Leaves an occurrence out of its series, which goes too when nothing is left of it.
  func exclude(_ occurrence: LocalMoment, from old: Event) throws {
    let zone = try store.zone(named: old.zoneName)
    var series = old
    guard old.repeats else { return }
    try series.setExcludedDates(old.excludedDates + [occurrence])
    series.modified = now
    if try series.recurrence(in: zone)?.first(in: zone) == nil {
      try store.events.remove(old)
    } else {
      try store.events.save(series, over: old)
    }
  }
}
