/// The reason for which a repeating task advances to its next occurrence.
package enum SeriesStep: Sendable {
  case completed
  /// As completed, but what lies in the past is left out.
  case completedWithMissed
  case skipped
  /// As skipped, but never overdue: it counts for nothing.
  case cancelled
}

extension Task {
  private struct Next {
    var occurrence: LocalMoment
    var floor: LocalMoment?
    var done: Int64?
    /// When it is, where elapsed time counts and not what clocks show.
    var instant: Instant?
  }

  /// Goes on to the next occurrence that has no mark, with its dates and absolute reminders.
  ///
  /// What lies between the floor of the series and the present occurrence is marked, so that it is enough to
  /// look at what comes after that one.
  ///
  /// - Returns: how far; nil, with nothing changed, when there is no next one.
  package mutating func goOn(
    after step: SeriesStep, at now: Instant, in zone: any Zone,
    isMarked: (LocalMoment) throws -> Bool
  ) throws -> SeriesShift? {
    let present = presentOccurrence(at: now, in: zone)
    guard let next = try next(after: present, step, at: now, in: zone, isMarked) else {
      return nil
    }
    let shift =
      next.instant.map { instant in
        let elapsed = instant.milliseconds - presentInstant(present, in: zone).milliseconds
        return SeriesShift(from: present, to: next.occurrence, elapsed: elapsed)
      } ?? SeriesShift(fromOccurrence: present, to: next.occurrence, in: zone)
    try shiftDates(by: shift, in: zone)
    if due == nil, start == nil {
      due = next.instant.map { .dateTime($0) } ?? next.occurrence.moment(in: zone)
    }
    repeatStart = repeatStart ?? present
    repeatFloor = next.floor
    repeatDone = next.done
    occurrence = next.occurrence
    started = nil
    return shift
  }

  private func next(
    after present: LocalMoment, _ step: SeriesStep, at now: Instant, in zone: any Zone,
    _ isMarked: (LocalMoment) throws -> Bool
  ) throws -> Next? {
    let today = zone.date(at: now)
    let here =
      present.isDate ? .date(today) : LocalMoment(clock: zone.localTime(at: now))
    switch repeatMode {
    case .fixed:
      let start = repeatStart ?? present
      let last = step == .completedWithMissed ? max(present, here) : present
      let next = try recurrence(from: start)?.firstUnmarked(after: last, in: zone, isMarked)
      return next.map { Next(occurrence: $0, floor: last > present ? $0 : repeatFloor ?? start) }
    case .afterCompletion:
      let left = remainingCount
      if let left, left <= 1 { return nil }
      let count = left == nil ? nil : (repeatDone ?? 0) + 1
      if let origin = elapsedOrigin(step, at: now, present, in: zone) {
        return try nextElapsed(since: origin, in: zone, done: count)
      }
      var done = completionStart(here, today, present)
      if step == .skipped || step == .cancelled { done = max(done, present) }
      return try recurrence(from: done)?.first(after: max(done, here), in: zone).map {
        Next(occurrence: $0, done: count)
      }
    }
  }

  /// The instant that a rule of hours, minutes or seconds counts elapsed time from; nil where clocks count, as for
  /// a task that floats and a rule that chooses among the hours of the day.
  private func elapsedOrigin(
    _ step: SeriesStep, at now: Instant, _ present: LocalMoment, in zone: any Zone
  ) -> Instant? {
    guard isOfHours, let repeatRule, repeatRule.isPlainInterval, excludedDates.isEmpty,
      addedDates.isEmpty, (due ?? start)?.isFloating != true, !present.isDate
    else { return nil }
    let isLeftOut = step == .skipped || step == .cancelled
    return isLeftOut ? max(now, presentInstant(present, in: zone)) : now
  }

  /// When its present occurrence is: that of its date, which knows the two hours apart that clocks show alike.
  private func presentInstant(_ present: LocalMoment, in zone: any Zone) -> Instant {
    for case .dateTime(let instant)? in [due, start] {
      let shown = LocalMoment(.dateTime(instant), in: zone).seconds
      if shown == present.seconds || shown + Self.secondHour == present.seconds { return instant }
    }
    return present.moment(in: zone).beginning(in: zone)
  }

  /// What is added to an occurrence in an hour that clocks show for the second time, which is another than that of
  /// the first time.
  private static var secondHour: Int { 1 }

  /// The next occurrence by a clock that nobody sets, in hours, minutes or seconds from an instant on.
  private func nextElapsed(
    since origin: Instant, in zone: any Zone, done: Int64?
  ) throws -> Next? {
    let clock = FixedOffsetZone(zone.utcOffset(at: origin))
    let from = LocalMoment(clock: clock.localTime(at: origin))
    guard let next = try recurrence(from: from)?.first(after: from, in: clock),
      case .dateTime(let time) = next
    else { return nil }
    let instant = clock.instant(at: time)
    var occurrence = LocalMoment(.dateTime(instant), in: zone)
    if case .dateTime(let time) = occurrence, zone.instant(at: time) != instant {
      occurrence =
        LocalMoment(seconds: occurrence.seconds + Self.secondHour, isDate: false) ?? occurrence
    }
    return Next(occurrence: occurrence, done: done, instant: instant)
  }

  /// From where the next occurrence is counted after a completion: that day, at the time of the present
  /// occurrence, so that 09:00 stays 09:00; a rule of hours or less counts from the very second.
  private func completionStart(
    _ here: LocalMoment, _ today: CalendarDate, _ present: LocalMoment
  ) -> LocalMoment {
    isOfHours ? here : LocalMoment(today, at: present)
  }
}

extension LocalMoment {
  /// What a clock shows, in whole seconds.
  fileprivate init(clock: LocalTime) {
    var time = clock
    time.millisecond = 0
    self = .dateTime(time)
  }
}
