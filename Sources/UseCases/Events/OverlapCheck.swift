import Domain
import Localization

/// Rejects events that overlap others.
struct OverlapCheck {
  let store: any Store
  let now: Instant

  /// How far ahead a series is looked at: two years.
  static let horizon: Int64 = 731 * 86_400_000
  /// How many occurrences it may have until then.
  static let maximumCount = 100_000

  /// Checks an event that is stored, or is to be; `hits` is told all that it hits, up to 1,000.
  ///
  /// - Throws: `invalid` for a series with too many occurrences; `conflict` for an event that hits
  ///   others, unless that is allowed.
  func run(
    _ event: Event, allowingConflicts: Bool, calling facts: EventFacts? = nil,
    hits: ([EventConflict]) -> Void
  ) throws {
    let occurrences = try occurrences(of: event, calling: facts ?? EventFacts(event))
    if allowingConflicts || event.isTransparent { return }
    var search = OverlapSearch(store.events, of: event.id, occurrences)
    let conflicts = try search.conflicts()
    guard let first = conflicts.first else { return }
    hits(conflicts)
    throw refusal(first, of: conflicts.count)
  }

  private func occurrences(of event: Event, calling facts: EventFacts) throws -> [EventOccurrence] {
    let zone = try store.zone(named: event.zoneName)
    guard let recurrence = event.recurrence(in: zone) else {
      return [
        EventOccurrence(
          event: facts, occurrence: event.occurrence, interval: event.interval(in: store.zone),
          isAllDay: LocalMoment(event.start, in: zone).isDate)
      ]
    }
    let changed = try store.events.changedOccurrences(ofSeries: event.uid)
    let series = EventSeries(
      facts, recurrence, lasting: event.duration, in: zone,
      without: Set(changed.compactMap(\.occurrence)))
    return try occurrences(of: series, from: max(now, event.start.beginning(in: store.zone)))
  }

  private func occurrences(
    of series: EventSeries, from start: Instant
  ) throws -> [EventOccurrence] {
    let end = Instant(clamping: start.milliseconds + Self.horizon)
    var all = try series.occurrences(endingAfter: start)
    var occurrences: [EventOccurrence] = []
    while let next = all.next(), next.interval.lowerBound < end {
      try store.safePoints.check()
      occurrences.append(next)
      if occurrences.count > Self.maximumCount {
        throw Failure(
          .invalid,
          "The event would occur more than \(Self.maximumCount) times in two years: let it repeat "
            + "less often.",
          field: "repeat_rule")
      }
    }
    return occurrences
  }

  private func refusal(_ conflict: EventConflict, of count: Int) -> Failure {
    let more = count - 1
    let others: Message =
      more == 0 ? "" : Message(count: more, ", and \(more) more", ", and \(more) more")
    return Failure(
      .conflict,
      """
      “\(conflict.occurrence.event.title.prefix(80))” would overlap \
      “\(conflict.other.event.title.prefix(80))”, \(text(conflict.other))\(others): \
      take another time, or allow conflicts.
      """,
      field: "start")
  }

  /// `2026-01-15 09:00 to 10:00`, in the store's zone.
  private func text(_ occurrence: EventOccurrence) -> Message {
    func parts(_ instant: Instant) -> (day: Substring, time: Substring) {
      let text = store.zone.localTime(at: instant).text
      return (Substring(text.utf8.prefix(10)), Substring(text.utf8.dropFirst(11).prefix(5)))
    }
    let start = parts(occurrence.interval.lowerBound)
    let end = parts(occurrence.interval.upperBound)
    if occurrence.isAllDay {
      let last = parts(Instant(clamping: occurrence.interval.upperBound.milliseconds - 1)).day
      return start.day == last ? "\(start.day)" : "\(start.day) to \(last)"
    }
    return start.day == end.day
      ? "\(start.day) \(start.time) to \(end.time)"
      : "\(start.day) \(start.time) to \(end.day) \(end.time)"
  }
}
