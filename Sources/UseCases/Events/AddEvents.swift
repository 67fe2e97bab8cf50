package import Domain

/// Adds events, in one step.
package final class AddEvents: CreatingUseCase {
  /// Once they were asked for.
  private var defaultReminders: [Reminder]?

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
      let overlaps = OverlapCheck(store: store, now: now)
      for index in 0..<count {
        do {
          let event = try event(input(index), at: now, .throwing)
          try overlaps.run(event, allowingConflicts: allowingConflicts) { conflicts in
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

  /// Checks what would be added; `hits` is told what it would overlap.
  package func check(
    _ input: EventInput, at now: Instant, _ check: InputCheck,
    hits: ([EventConflict]) -> Void
  ) throws {
    try store.write(.addEvents, at: now) {
      let event = try event(input, at: now, check)
      try check(unlessWrong: Event.times) {
        try OverlapCheck(store: store, now: now).run(event, allowingConflicts: false, hits: hits)
      }
      try check.requireAll()
      _ = try store.events.insert(event)
      try check.end()
    }
  }

  private func event(
    _ input: EventInput, at now: Instant, _ check: InputCheck
  ) throws -> Event {
    try check(unlessWrong: [TextRule.title.field]) {
      if input.title == nil {
        throw Failure(.invalid, "A new event needs a title.", field: TextRule.title.field)
      }
    }
    try check(unlessWrong: ["start"]) {
      if input.start == nil {
        throw Failure(.invalid, "A new event needs a start.", field: "start")
      }
    }
    var event = Event(blank: newUID())
    event.created = now
    event.modified = now
    event.start = input.start ?? .dateTime(now)
    if case .date = event.start { try event.setDuration(86_400) }
    try input.apply(to: &event, at: now, check)
    try check { try store.apply(input.fieldValues, to: &event.fieldValues, of: .event) }
    try check { try input.settleFloating(&event, over: nil, in: store.zone) }
    if input.reminders == nil {
      let reminders = try defaultReminders ?? store.settings.defaultReminders(.event)
      defaultReminders = reminders
      if !reminders.isEmpty { try event.setReminders(reminders) }
    }
    try check { event.taskUID = try store.taskUID(of: input) }
    try check { try settleCalendar(of: &event, input) }
    try input.organise(&event, in: store, newUID: newUID, at: now, check)
    try check(unlessWrong: Event.times) {
      event.settleZone(store.zone)
      let zone = try store.zone(named: event.zoneName)
      try event.settleSeries(in: zone)
      try event.checkTimes(in: zone)
    }
    return event
  }

  private func settleCalendar(of event: inout Event, _ input: EventInput) throws {
    let calendar: EventCalendar
    if let named = try store.calendar(of: input) {
      event.calendarUID = named.uidOfEvents
      calendar = named
    } else {
      calendar = try store.calendars.calendar(of: event)
      try calendar.requireWritable(field: "calendar_id")
    }
    if input.isTransparent == nil {
      event.isTransparent = event.isTransparentByDefault(in: calendar)
    }
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
