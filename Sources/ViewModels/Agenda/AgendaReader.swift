package import Domain

/// Puts together what happens on some days, a page at a time.
///
/// A page begins where the one before ended, by the place of its last entry, and reads no more than it
/// shows: so series without an end can be gone through, and what is added meanwhile moves nothing.
package struct AgendaReader {
  private let store: any Store
  private let tasks: any DueTaskReader
  private let wording: Wording

  package init(
    _ store: any Store, _ tasks: any DueTaskReader, _ wording: Wording = .english
  ) {
    self.store = store
    self.tasks = tasks
    self.wording = wording
  }

  /// Colours are as they are at an instant.
  ///
  /// - Throws: `invalid` for a malformed cursor.
  package func entries(_ options: AgendaOptions, at now: Instant) throws -> [AgendaEntry] {
    let countdowns = CountdownReader(store, at: now)
    let after = try options.after.map { try AgendaSortKey(cursor: $0) }
    let first = max(options.days.lowerBound, after?.date ?? options.days.lowerBound)
    guard first <= options.days.upperBound else { return [] }
    let days = first...options.days.upperBound
    let calendar = range(of: days, after: after, in: store.zone)
    var queue = try AgendaQueue(
      days, in: store.zone,
      events: options.includesEvents ? try events(calendar, options) : { nil },
      others: options.includesTasks ? taskSources(days, after: after, options) : [])
    var entries: [AgendaEntry] = []
    var last = after
    while entries.count < options.limit, let (item, place) = try queue.next() {
      try store.safePoints.check()
      // An occurrence that was completed before it came again stands there once.
      if let last, place <= last { continue }
      last = place
      entries.append(try item.entry(at: place, countdowns, wording))
    }
    return entries
  }

  /// From the first instant of which there is anything to say. What began before the place of the last
  /// entry and goes on later is still going on there.
  private func range(
    of days: ClosedRange<CalendarDate>, after: AgendaSortKey?, in zone: any Zone
  ) -> Range<Instant> {
    let end = zone.end(of: days.upperBound)
    var start = zone.startOfDay(days.lowerBound)
    if let after, after.isTimed, after.date == days.lowerBound {
      start = min(max(start, after.start), zone.end(of: after.date))
    }
    return start..<max(start, end)
  }

  private func events(
    _ range: Range<Instant>, _ options: AgendaOptions
  ) throws -> AgendaQueue.Source {
    var occurrences = store.events.occurrences(in: range)
    occurrences.includesDone = options.includesCompleted
    occurrences.hiddenCalendars = try store.calendars.hiddenUIDs()
    let zone = store.zone
    return { try occurrences.next().map { AgendaItem($0, in: zone) } }
  }

  private func taskSources(
    _ days: ClosedRange<CalendarDate>, after: AgendaSortKey?, _ options: AgendaOptions
  ) throws -> [AgendaQueue.Source] {
    let zone = store.days
    let range = range(of: days, after: after, in: zone)
    let statuses: Set<Status> = options.includesCompleted ? [.open, .completed] : [.open]
    let present: [AgendaQueue.Source] = try tasks.dueTasks(days, statuses).map { next in
      { try next().map { AgendaItem($0, in: zone) } }
    }
    let past = options.includesCompleted ? [try completedOccurrences(days)] : []
    return try present + past
      + tasks.repeatingTasks().map { try projection(of: $0, days, range, in: zone) }
  }

  private func completedOccurrences(
    _ days: ClosedRange<CalendarDate>
  ) throws -> AgendaQueue.Source {
    let zone = store.days
    var items = try tasks.completedOccurrences(days)
      .map { AgendaItem($0, in: zone) }
      .filter { days.contains($0.days.lowerBound) }
      .sorted { $0.place(on: $0.days.lowerBound) > $1.place(on: $1.days.lowerBound) }
    return { items.popLast() }
  }

  /// The occurrences after the present one, when the task will be due if it is not changed.
  private func projection(
    of repeating: RepeatingTask, _ days: ClosedRange<CalendarDate>, _ range: Range<Instant>,
    in zone: any Zone
  ) throws -> AgendaQueue.Source {
    let task = repeating.task
    let itsZone = try Failure.damaged("task \(task.id)") {
      try store.zone(named: repeating.zoneName)
    }
    var occurrences = try OccurrenceInstants(
      repeating.recurrence, after: task.occurrence ?? LocalMoment(task.due, in: itsZone), on: days,
      in: range, zone: itsZone)
    return {
      occurrences.nextElement().map { occurrence, moment in
        var next = task
        next.occurrence = occurrence
        next.due = moment
        return AgendaItem(next, isProjected: true, in: zone)
      }
    }
  }
}
