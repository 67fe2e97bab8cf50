package import Domain

/// Adds events, in one step.
package final class AddEvents: CreatingUseCase {
  /// Adds as many events as `input` is asked for, by their indexes; each needs a title and a start.
  /// `added` is told the index and the id of each, and `hits` what the first refused one overlaps.
  ///
  /// - Throws: what is wrong with the first bad input, with its index, or `conflict` when it overlaps
  ///   another event, unless that is allowed; nothing is added then.
  package func run(
    _ count: Int, allowingConflicts: Bool, at now: Instant, input: (Int) throws -> EventInput,
    added: (Int, Int64) -> Void, hits: ([EventConflict]) -> Void = { _ in }
  ) throws {
    try store.write(.addEvents, at: now) {
      var new = Set<Int64>()
      let check = OverlapCheck(store: store, now: now)
      for index in 0..<count {
        do {
          let event = try event(input(index), at: now)
          try check.run(event, allowingConflicts: allowingConflicts) { conflicts in
            // Those that go with this call have no id that stays.
            hits(conflicts.map { $0.namingNone(of: new) })
          }
          let id = try store.events.insert(event)
          new.insert(id)
          added(index, id)
        } catch let failure as Failure {
          throw failure.at(index: index)
        }
      }
    }
  }

  private func event(_ input: EventInput, at now: Instant) throws -> Event {
    guard let title = input.title else {
      throw Failure(.invalid, "A new event needs a title.", field: TextRule.title.field)
    }
    guard let start = input.start else {
      throw Failure(.invalid, "A new event needs a start.", field: "start")
    }
    var event = try Event(uid: newUID(), title: title, start: start, created: now)
    if case .date = start { try event.setDuration(86_400) }
    try input.apply(to: &event, at: now)
    event.taskUID = try store.taskUID(of: input)
    event.settleZone(store.zone)
    let zone = try store.zone(named: event.zoneName)
    try event.settleSeries(in: zone)
    try event.checkTimes(in: zone, store.almanac)
    return event
  }
}

extension Store {
  /// The uid of the task that an event shall belong to.
  ///
  /// - Throws: `notFound`.
  func taskUID(of input: EventInput) throws -> String? {
    guard case .some(.some(let id)) = input.task else { return nil }
    return try tasks.existing(id, field: "task_id").uid
  }
}

extension EventConflict {
  /// With 0 for ids that are not to be told.
  fileprivate func namingNone(of ids: Set<Int64>) -> EventConflict {
    guard ids.contains(other.event.id) else { return self }
    var conflict = self
    conflict.other.event = other.event.with(id: 0)
    return conflict
  }
}
