package import Localization

/// A repeating task is one task that represents its current occurrence.
extension Task {
  /// Whether it comes again when it is completed.
  package var repeats: Bool { repeatRule != nil || !addedDates.isEmpty }

  /// All its occurrences, also those that are over; nil when it does not repeat, or has no date yet. Those
  /// that count from the completion are known from the present one on.
  package var recurrence: Recurrence? {
    firstKnownOccurrence.flatMap { recurrence(from: $0) }
  }

  /// All its occurrences; without a date, as if the first was today.
  package func recurrence(at now: Instant, in zone: any Zone) -> Recurrence? {
    recurrence(from: firstKnownOccurrence ?? presentOccurrence(at: now, in: zone))
  }

  private var firstKnownOccurrence: LocalMoment? {
    switch repeatMode {
    case .fixed: repeatStart
    case .afterCompletion: repeatStart == nil ? nil : occurrence ?? repeatStart
    }
  }

  func recurrence(from start: LocalMoment) -> Recurrence? {
    guard repeats else { return nil }
    return Recurrence(
      rule: remainingRule, start: start, excluded: excludedDates, added: addedDates)
  }

  /// Its rule; one that counts from the completion counts what is left.
  package var remainingRule: RepeatRule? {
    guard repeatDone != nil, let left = remainingCount else { return repeatRule }
    return (try? repeatRule?.counting(left)) ?? repeatRule
  }

  /// How many occurrences a rule with COUNT that counts from the completion has yet, with the present one.
  var remainingCount: Int? {
    guard repeatMode == .afterCompletion else { return nil }
    return repeatRule?.count.map { max(1, $0 - Int(repeatDone ?? 0)) }
  }

  /// The occurrence that it stands for; without a date, that of today, or with a rule of hours or less
  /// that of this second.
  package func presentOccurrence(at now: Instant, in zone: any Zone) -> LocalMoment {
    if let occurrence { return occurrence }
    if let seriesDate { return LocalMoment(seriesDate, in: zone) }
    return isOfHours
      ? LocalMoment(.dateTime(now), in: zone) : .date(zone.date(at: now))
  }

  /// Whether its rule is one of hours, minutes or seconds.
  var isOfHours: Bool { repeatRule.map { $0.parts.frequency < .daily } ?? false }

  /// What its occurrences are counted by.
  private var seriesDate: Moment? { due ?? start }

  /// - Throws: `conflict` unless it is open and repeats; the rule says why it has to be open.
  package func requireOpenSeries(_ rule: Message) throws {
    try require(.open, rule)
    try requireRepeating()
  }

  /// - Throws: `conflict` unless it repeats.
  package func requireRepeating() throws {
    if repeats { return }
    throw Failure(
      .conflict, "Task \(id) does not repeat: give it a repeat rule first.", field: "ids")
  }

  /// Makes it one that does not repeat; its present occurrence stays. A completed one still says which
  /// that was, so that its completion is found when it is reopened.
  package mutating func endSeries() throws {
    repeatRule = nil
    repeatMode = .fixed
    repeatStart = nil
    repeatFloor = nil
    repeatDone = nil
    if completed == nil { occurrence = nil }
    try setExcludedDates([])
    try setAddedDates([])
  }

  /// Takes its dates along with an occurrence, and its own series, if it has one.
  package mutating func shift(by shift: SeriesShift, in zone: any Zone) throws {
    try shiftDates(by: shift, in: zone)
    repeatStart = repeatStart.map { shift.moved($0) }
    if repeats {
      occurrence = occurrence.map { shift.moved($0) }
      raiseFloor()
    }
    try shiftExceptions(by: shift)
  }

  /// Stays at the occurrence that it was at, where its dates say only how the same series begins.
  package mutating func stay(atOccurrenceOf old: Task, in zone: any Zone) throws {
    guard repeats, old.repeats, repeatMode == .fixed, old.repeatMode == .fixed,
      repeatRule == old.repeatRule, zoneName == old.zoneName, let first = repeatStart,
      first == old.repeatStart, occurrence == first, let present = old.occurrence, status == .open,
      old.status == .open && present > first || old.status == .completed
    else { return }
    let planned = planned
    try shiftDates(by: SeriesShift(fromOccurrence: first, to: present, in: zone), in: zone)
    self.planned = planned
    occurrence = present
    modified = max(modified, old.modified)
    repeatFloor = old.repeatFloor
    repeatDone = old.repeatDone
    completed = old.completed
  }

  /// Comes to another occurrence of its series, with its dates.
  package mutating func move(toOccurrence other: LocalMoment, in zone: any Zone) throws {
    guard let present = occurrence else { return }
    try shiftDates(by: SeriesShift(fromOccurrence: present, to: other, in: zone), in: zone)
    occurrence = other
  }

  /// Takes what lies before its present occurrence for over, marked or not.
  package mutating func raiseFloor() {
    repeatFloor = repeatMode == .fixed ? occurrence : nil
  }

  mutating func shiftDates(by shift: SeriesShift, in zone: any Zone) throws {
    start = start.map { shift.moved($0, in: zone) }
    planned = planned.map { shift.moved($0, in: zone) }
    due = due.map { shift.moved($0, in: zone) }
    try setReminders(
      reminders.map { reminder in
        switch reminder {
        case .absolute(let instant): .absolute(shift.moved(instant, in: zone))
        case .floating(let time): .floating(shift.moved(time))
        case .relative: reminder
        }
      })
  }

  private mutating func shiftExceptions(by shift: SeriesShift) throws {
    try setExcludedDates(excludedDates.map { shift.moved($0) })
    try setAddedDates(addedDates.map { shift.moved($0) })
  }

  /// Brings its series into agreement with its rule and its dates, which differ from those of the same
  /// task as it was before; a new task has no such.
  ///
  /// The series begins where it is now, and goes on as long as it would have gone. Exceptions that
  /// were not changed too go along with it.
  package mutating func restartSeries(
    over old: Task?, in zone: any Zone
  ) throws {
    guard goesOnRepeating(from: old) else { return try endSeries(of: old) }
    if let old, isSeries(of: old) {
      repeatStart = old.repeatStart
      repeatFloor = old.repeatFloor
      repeatDone = old.repeatDone
      occurrence = old.occurrence
      if old.excludedDates != excludedDates || old.addedDates != addedDates { raiseFloor() }
      return
    }
    let first = seriesDate.map { LocalMoment($0, in: zone) }
    if let old, let before = old.occurrence, old.repeats {
      if let first {
        try takeExceptions(of: old, by: SeriesShift(from: before, to: first, in: zone))
      }
      if old.repeatRule == repeatRule {
        repeatRule = try old.recurrence?.rule(from: before, in: zone) ?? repeatRule
      }
    }
    repeatStart = first
    repeatDone = nil
    occurrence = first
    raiseFloor()
    seriesUID = nil
  }

  /// Without its rule it does not repeat any more, unless it is given dates instead.
  private func goesOnRepeating(from old: Task?) -> Bool {
    let losesRule = repeatRule == nil && old?.repeatRule != nil
    return repeats && !(losesRule && addedDates == old?.addedDates)
  }

  /// Whether nothing changed by which its occurrences are counted.
  private func isSeries(of old: Task) -> Bool {
    guard old.repeats, old.repeatRule == repeatRule, old.repeatMode == repeatMode,
      old.seriesDate == seriesDate
    else { return false }
    switch seriesDate {
    case nil: return true
    case .date, .floating: return old.repeatStart != nil
    case .dateTime: return old.repeatStart != nil && old.zoneName == zoneName
    }
  }

  private mutating func takeExceptions(of old: Task, by shift: SeriesShift) throws {
    if excludedDates == old.excludedDates {
      try setExcludedDates(excludedDates.map { shift.moved($0) })
    }
    if addedDates == old.addedDates { try setAddedDates(addedDates.map { shift.moved($0) }) }
  }

  /// What it is of another task's series stays.
  private mutating func endSeries(of old: Task?) throws {
    if old?.repeats == true { return try endSeries() }
    repeatStart = nil
    repeatFloor = nil
    repeatDone = nil
    if seriesUID == nil { occurrence = nil }
  }
}
