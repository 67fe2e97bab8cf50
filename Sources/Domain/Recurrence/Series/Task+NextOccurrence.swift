/// Why a task that repeats goes on to its next occurrence.
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
    let shift = SeriesShift(fromOccurrence: present, to: next.occurrence, in: zone)
    try shiftDates(by: shift, in: zone)
    if due == nil, start == nil { due = next.occurrence.moment(in: zone) }
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
      var done = completionStart(here, today, present)
      if step == .skipped || step == .cancelled { done = max(done, present) }
      return try recurrence(from: done)?.first(after: max(done, here), in: zone).map {
        Next(occurrence: $0, done: left == nil ? nil : (repeatDone ?? 0) + 1)
      }
    }
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
