import Domain

/// Splits a series into two, within a step.
struct SplitSeries {
  let store: any Store
  let now: Instant

  /// Ends a series before one of its occurrences, with which a new one begins. The changed occurrences
  /// from there on go along.
  ///
  /// - Returns: the new one; nil when nothing is before that occurrence.
  func run(_ event: Event, at occurrence: LocalMoment) throws -> Event? {
    guard let later = try later(of: event, from: occurrence) else { return nil }
    try end(event, before: occurrence)
    var new = later
    new.id = try store.events.insert(later)
    for old in try store.events.changedOccurrences(ofSeries: event.uid) {
      guard let key = old.occurrence, key >= occurrence else { continue }
      var changed = old
      changed.seriesUID = new.uid
      try store.events.save(changed, over: old)
    }
    return new
  }

  /// Leaves of a series what is before one of its occurrences.
  ///
  /// - Returns: whether anything is.
  @discardableResult
  func end(_ event: Event, before occurrence: LocalMoment) throws -> Bool {
    let zone = try store.zone(named: event.zoneName)
    guard let recurrence = event.recurrence(in: zone),
      try recurrence.first(in: zone).map({ $0 < occurrence }) ?? false
    else { return false }
    var earlier = event
    try earlier.setExcludedDates(event.excludedDates.filter { $0 < occurrence })
    try earlier.setAddedDates(event.addedDates.filter { $0 < occurrence })
    if recurrence.start < occurrence {
      earlier.repeatRule = try rule(
        of: recurrence, before: occurrence, floating: event.start.isFloating, in: zone)
    } else if let first = earlier.addedDates.first {
      // All that is left are dates that were added before the start.
      earlier.repeatRule = nil
      earlier.repeatStart = first
      earlier.start = first.moment(in: zone, floating: event.start.isFloating)
    }
    if !earlier.repeats { earlier.repeatStart = nil }
    earlier.modified = now
    try store.events.save(earlier, over: event)
    return true
  }

  private func rule(
    of recurrence: Recurrence, before occurrence: LocalMoment, floating: Bool, in zone: any Zone
  ) throws -> RepeatRule? {
    guard let rule = recurrence.rule, let count = rule.count else {
      return try recurrence.rule?.ending(
        before: occurrence, floating: floating, in: zone)
    }
    let left = try recurrence.rule(from: occurrence, in: zone)?.count ?? 0
    let hasMore = try recurrence.ofRule(from: occurrence, in: zone) != nil
    return try hasMore ? rule.counting(count - left) : rule
  }

  private func later(of event: Event, from occurrence: LocalMoment) throws -> Event? {
    let zone = try store.zone(named: event.zoneName)
    guard let recurrence = event.recurrence(in: zone),
      try recurrence.first(in: zone).map({ $0 < occurrence }) ?? false
    else { return nil }
    var later = event
    later.id = 0
    later.uid = try store.freeUID(ofSeries: event.uid, occurrence, role: "later")
    let first = try recurrence.ofRule(from: occurrence, in: zone)
    later.repeatRule = try first.flatMap {
      try recurrence.rule(from: $0, in: zone)?.explicit(from: recurrence.start)
    }
    let start = first ?? occurrence
    try later.setExcludedDates(event.excludedDates.filter { $0 >= occurrence })
    try later.setAddedDates(event.addedDates.filter { $0 >= occurrence && $0 != start })
    later.repeatStart = later.repeats ? start : nil
    if !later.repeats { try later.setExcludedDates([]) }
    later.start = start.moment(in: zone, floating: event.start.isFloating)
    try later.setReminders(event.reminders.withoutAbsolute)
    later.created = now
    later.modified = now
    return later
  }
}

extension Recurrence {
  /// The first occurrence of all; nil when all are left out.
  func first(in zone: any Zone) throws -> LocalMoment? {
    var occurrences = try occurrences(in: zone)
    return occurrences.next()
  }

  /// The first that the start or the rule gives from a moment on, exceptions included.
  fileprivate func ofRule(
    from moment: LocalMoment, in zone: any Zone
  ) throws -> LocalMoment? {
    guard rule != nil else { return start >= moment ? start : nil }
    var occurrences = try Recurrence(rule: rule, start: start)
      .occurrences(notBefore: moment, in: zone)
    return occurrences.next()
  }
}
