/// A repeating event, with its rule parsed.
package final class EventSeries {
  package let facts: EventFacts
  package let recurrence: Recurrence
  /// The zone in which it repeats; of whole days, that of the store.
  package let zone: any Zone
  /// In seconds.
  package let duration: Int64
  /// The occurrences that are events of their own, since they were changed.
  package let changed: Set<LocalMoment>
  /// What was read last; see ``mayMeet(_:)``.
  var stretch: SeriesStretch?

  package init(
    _ facts: EventFacts, _ recurrence: Recurrence, lasting duration: Int64, in zone: any Zone,
    without changed: Set<LocalMoment>
  ) {
    self.facts = facts
    self.recurrence = recurrence
    self.duration = duration
    self.zone = zone
    self.changed = changed
  }

  /// When one of its occurrences is.
  package func interval(of occurrence: LocalMoment) -> Range<Instant> {
    occurrence.moment(in: zone).interval(lasting: duration, in: zone)
  }

  /// Its occurrences that end after an instant, in the order of their starts.
  package func occurrences(endingAfter instant: Instant) throws -> SeriesOccurrences {
    try SeriesOccurrences(self, endingAfter: instant)
  }
}

extension Event {
  /// How it repeats; nil when it does not. The zone is its own.
  package func recurrence(in zone: any Zone) -> Recurrence? {
    guard repeats else { return nil }
    return Recurrence(
      rule: repeatRule, start: repeatStart ?? LocalMoment(start, in: zone),
      excluded: excludedDates, added: addedDates)
  }

  /// From its first millisecond to the first one after it. The zone is that of the store.
  package func interval(in zone: any Zone) -> Range<Instant> {
    start.interval(lasting: duration, in: zone)
  }
}
