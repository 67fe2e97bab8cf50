import Domain

/// Recomputes and validates the recurrence of a new or changed task before it is stored.
struct UpdateSeries {
  let store: any Store
  let now: Instant

  /// - Throws: `invalid` for a zone that is not known, and for a rule that gives nothing, or exceptions
  ///   and additions that do not fit its dates, and for an until beside a number of occurrences.
  func run(_ task: inout Task, over old: Task?) throws {
    if task.until != nil, task.repeatRule != nil {
      try task.moveUntilIntoRule(over: old, in: store.zone(named: task.zoneName))
    }
    guard concerns(task, over: old) else { return }
    let zone = try store.days(named: task.zoneName)
    try task.restartSeries(over: old, in: zone)
    try task.recurrence(at: now, in: zone)?.check(in: zone)
    if let old, let first = task.occurrence, task.repeats, first != old.occurrence {
      try OccurrenceMarks(store).reopen(from: first, of: task)
    }
  }

  private func concerns(_ task: Task, over old: Task?) -> Bool {
    guard let old else { return task.repeats || task.zoneName != nil }
    if task.zoneName != old.zoneName { return true }
    guard task.repeats || old.repeats else { return false }
    return task.repeatRule != old.repeatRule || task.repeatMode != old.repeatMode
      || task.due != old.due || task.start != old.start || task.repeatStart != old.repeatStart
      || task.occurrence != old.occurrence || task.excludedDates != old.excludedDates
      || task.addedDates != old.addedDates
  }
}
