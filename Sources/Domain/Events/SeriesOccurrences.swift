/// The occurrences of a series from an instant on, in the order of their starts.
///
/// Local times that the clocks leave out come later than they show, and then not always in their order:
/// such a stretch is read as a whole. Of occurrences that fall on one instant there is one.
package struct SeriesOccurrences {
  private let series: EventSeries
  private let instant: Instant
  private var locals: Occurrences
  /// The first one that is not in `pending`.
  private var following: LocalMoment?
  /// Those to come next, the next one last.
  private var pending: [EventOccurrence] = []

  init(_ series: EventSeries, endingAfter instant: Instant) throws {
    self.series = series
    self.instant = instant
    locals = try series.recurrence.occurrences(
      notBefore: series.earliestLocal(endingAfter: instant), in: series.zone)
    following = locals.next()
  }

  package mutating func next() -> EventOccurrence? {
    while pending.last != nil || following != nil {
      if let next = pending.popLast() {
        if next.interval.upperBound > instant, !next.interval.isEmpty { return next }
      } else {
        readStretch()
      }
    }
    return nil
  }

  private mutating func readStretch() {
    /// Up to here, others can come before what was read, or with it.
    var horizon: LocalTime?
    repeat {
      guard let local = following else { break }
      following = locals.next()
      let interval = series.interval(of: local)
      if !local.isDate {
        let shown = series.zone.localTime(at: interval.lowerBound)
        if shown.isAfter(local.time), horizon.map({ shown.isAfter($0) }) ?? true { horizon = shown }
      }
      // What was changed is an event of its own.
      if series.changed.contains(local) { continue }
      let occurrence = EventOccurrence(
        event: series.facts, occurrence: local, interval: interval, isAllDay: local.isDate)
      // Of those at one instant, the one that the clocks show comes last, and stays.
      pending.removeAll { $0.interval.lowerBound == interval.lowerBound }
      pending.append(occurrence)
    } while horizon.flatMap { horizon in following.map { !$0.time.isAfter(horizon) } } ?? false
    if pending.count > 1 { pending.sort(by: >) }
  }
}

extension EventSeries {
  /// No occurrence before it ends after an instant.
  fileprivate func earliestLocal(endingAfter instant: Instant) -> LocalMoment {
    let day: Int64 = 86_400_000
    let start = Instant(clamping: instant.milliseconds - duration * 1_000)
    guard !recurrence.start.isDate else {
      let shown = zone.localTime(at: start).date
      return .date(shown.adding(days: -1) ?? shown)
    }
    // A time that the clocks left out is read with the offset from before, so it may show less.
    let before = Instant(clamping: start.milliseconds - day)
    let offset = min(zone.utcOffset(at: start), zone.utcOffset(at: before))
    let local = Instant(clamping: start.milliseconds + Int64(offset) * 1_000)
    var time = LocalTime(millisecondsSince1970: local.milliseconds) ?? zone.localTime(at: start)
    time.millisecond = 0
    return .dateTime(time)
  }
}

extension LocalTime {
  fileprivate func isAfter(_ other: LocalTime) -> Bool {
    millisecondsSince1970 > other.millisecondsSince1970
  }
}
