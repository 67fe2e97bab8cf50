package import Domain

/// Changes an event: one occurrence of a series, that one and all later ones, or all of it, in one step.
package struct UpdateEvent {
  let store: any Store
  let now: Instant
  private let allowsConflicts: Bool
  private let check: InputCheck
  private let newUID: () -> String

  /// `newUID` is for a project that there is not yet.
  package init(
    _ store: any Store, newUID: @escaping () -> String, at now: Instant, allowingConflicts: Bool,
    _ check: InputCheck = .throwing
  ) {
    self.newUID = newUID
    self.store = store
    self.now = now
    self.check = check
    allowsConflicts = allowingConflicts
  }

  /// The occurrence is named as its series has it, or nil with the scope of all; `hits` is told what the
  /// event would overlap.
  ///
  /// - Returns: the id of the event that was changed, or came of the change.
  /// - Throws: `notFound` for an event or an occurrence that is not there; what is wrong with the
  ///   input; `conflict` when the event would overlap another one, unless that is allowed.
  package func run(
    _ id: Int64, _ occurrence: LocalMoment?, _ scope: SeriesScope, to input: EventInput,
    hits: ([EventConflict]) -> Void = { _ in }
  ) throws -> Int64 {
    try store.write(.updateEvents, at: now) {
      let event = try store.events.existing(id, field: "id")
      try check { try store.requireWritable(event, field: "id") }
      let changed = try change(event, occurrence, scope, to: input, hits: hits)
      try check.end()
      return changed
    }
  }

  private func change(
    _ event: Event, _ occurrence: LocalMoment?, _ scope: SeriesScope, to input: EventInput,
    hits: ([EventConflict]) -> Void
  ) throws -> Int64 {
    guard scope != .all else {
      return try change(event, from: occurrence, to: input, hits: hits)
    }
    let occurrence = try event.requireOccurrence(occurrence, in: store)
    if scope == .thisOne {
      return try change(occurrence, of: event, to: input, hits: hits)
    }
    guard let later = try SplitSeries(store: store, now: now).run(event, at: occurrence) else {
      return try change(event, from: occurrence, to: input, hits: hits)
    }
    return try change(later, from: occurrence, to: input, hits: hits)
  }

  /// Changes an event, or a whole series. A start that is given is that of one occurrence; all others
  /// move as far as it does.
  private func change(
    _ old: Event, from occurrence: LocalMoment?, to input: EventInput,
    hits: ([EventConflict]) -> Void
  ) throws -> Int64 {
    var event = old
    try apply(input, to: &event)
    var move: SeriesMove?
    try check(unlessWrong: Event.times) {
      let zone = try store.zone(named: event.zoneName)
      move = try settle(&event, over: old, from: occurrence, to: input, in: zone)
      try event.checkTimes(in: zone)
    }
    try check.require(Event.times)
    if event == old { return old.id }
    event.modified = now
    try store.events.save(event, over: old)
    if let move { try moveChanged(of: event, by: move) }
    if event.calendarUID != old.calendarUID { try takeChangedAlong(with: event) }
    if !event.takesSameTime(as: old) {
      try check {
        try OverlapCheck(store: store, now: now).run(
          event, allowingConflicts: allowsConflicts, hits: hits)
      }
    }
    return event.id
  }

  /// - Returns: how its occurrences move, when they do.
  private func settle(
    _ event: inout Event, over old: Event, from occurrence: LocalMoment?, to input: EventInput,
    in zone: any Zone
  ) throws -> SeriesMove? {
    // Without its rule it does not repeat any more, unless it is given dates instead.
    if input.repeatRule == .some(nil), input.addedDates == nil { try event.setAddedDates([]) }
    guard let first = old.repeatStart, event.repeats else {
      try event.settleSeries(in: zone)
      return nil
    }
    let isMoved =
      input.start != nil || event.zoneName != old.zoneName
      || event.start.isFloating != old.start.isFloating
    guard isMoved else { return nil }
    let from = input.start == nil ? first : occurrence ?? first
    let shift = SeriesShift(from: from, to: LocalMoment(event.start, in: zone), in: zone)
    let start = shift.moved(first)
    event.repeatStart = start
    event.start = start.moment(in: zone, floating: event.start.isFloating)
    let moved =
      input.repeatRule == nil ? try old.repeatRule?.moved(from: first.date, to: start.date) : nil
    if let moved { event.repeatRule = moved }
    let move = SeriesMove(
      old, by: shift, keepingDays: moved == nil && event.repeatRule?.namesDays ?? false)
    if input.excludedDates == nil {
      try event.setExcludedDates(old.excludedDates.map { move.run($0) })
    }
    if input.addedDates == nil { try event.setAddedDates(old.addedDates.map { shift.moved($0) }) }
    return move
  }

  /// The changed occurrences of a series are in its calendar.
  private func takeChangedAlong(with series: Event) throws {
    for old in try store.events.changedOccurrences(ofSeries: series.uid) {
      var changed = old
      changed.calendarUID = series.calendarUID
      try store.events.save(changed, over: old)
    }
  }

  private func moveChanged(of series: Event, by move: SeriesMove) throws {
    for old in try store.events.changedOccurrences(ofSeries: series.uid) {
      var changed = old
      changed.occurrence = old.occurrence.map { move.run($0) }
      try store.events.save(changed, over: old)
    }
  }

  /// Makes an occurrence an event of its own, unless it is one, and changes that.
  private func change(
    _ occurrence: LocalMoment, of series: Event, to input: EventInput,
    hits: ([EventConflict]) -> Void
  ) throws -> Int64 {
    try check {
      if input.changesSeries {
        throw Failure(
          .invalid,
          "One occurrence does not repeat: change this one and all later ones, or all of them.",
          field: "scope")
      }
    }
    let known = try store.events.changedOccurrence(occurrence, ofSeries: series.uid)
    if let known { return try change(known, from: nil, to: input, hits: hits) }
    let old = try store.occurrence(occurrence, of: series, at: now)
    var event = old
    try apply(input, to: &event)
    try check(unlessWrong: Event.times) {
      let zone = try store.zone(named: event.zoneName)
      try event.checkTimes(in: zone)
    }
    try check.require(Event.times + ["scope"])
    event.id = try store.events.insert(event)
    if !event.takesSameTime(as: old) {
      try check {
        try OverlapCheck(store: store, now: now).run(
          event, allowingConflicts: allowsConflicts, calling: EventFacts(event).with(id: series.id),
          hits: hits)
      }
    }
    return event.id
  }

  private func apply(_ input: EventInput, to event: inout Event) throws {
    let old = event
    try input.apply(to: &event, at: now, check)
    try check { try store.apply(input.fieldValues, to: &event.fieldValues, of: .event) }
    try check { try input.settleFloating(&event, over: old, in: store.zone) }
    if input.task != nil { try check { event.taskUID = try store.taskUID(of: input) } }
    try check {
      if let calendar = try store.calendar(of: input) { event.calendarUID = calendar.uidOfEvents }
    }
    try check {
      if input.isTransparent == nil, event.start.isDate != old.start.isDate {
        event.isTransparent = try event.isTransparentByDefault(
          in: store.calendars.calendar(of: event))
      }
    }
    try input.organise(&event, in: store, newUID: newUID, at: now, check)
    event.settleZone(store.zone)
  }
}
