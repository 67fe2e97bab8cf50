/// One occurrence of an event, with its time.
package struct EventOccurrence: Sendable {
  package var event: EventFacts
  /// Which one of a series it is, also when it was changed; nil for what does not repeat.
  package var occurrence: LocalMoment?
  /// From its first millisecond to the first one after it.
  package var interval: Range<Instant>
  /// Whether it lasts whole days.
  package var isAllDay: Bool

  package init(
    event: EventFacts, occurrence: LocalMoment?, interval: Range<Instant>, isAllDay: Bool
  ) {
    self.event = event
    self.occurrence = occurrence
    self.interval = interval
    self.isAllDay = isAllDay
  }

  /// Whether both take some of the same time; back to back they do not.
  package func overlaps(_ other: EventOccurrence) -> Bool {
    interval.overlaps(other.interval)
  }
}

extension EventOccurrence: Comparable {
  /// In the order of the starts, then of the uids; no two are equal, for a series never starts twice at once.
  package static func < (left: EventOccurrence, right: EventOccurrence) -> Bool {
    let (start, otherStart) = (left.interval.lowerBound, right.interval.lowerBound)
    if start != otherStart { return start < otherStart }
    return ExactText(left.event.uid) < ExactText(right.event.uid)
  }

  package static func == (left: EventOccurrence, right: EventOccurrence) -> Bool {
    left.event.id == right.event.id && left.occurrence == right.occurrence
      && left.interval == right.interval
  }
}

extension Moment {
  /// What lasts so many seconds from it on. Whole days are those of the zone; of a day that the clocks
  /// left out, it is the next one.
  package func interval(lasting seconds: Int64, in zone: any Zone) -> Range<Instant> {
    let start = beginning(in: zone)
    switch self {
    case .dateTime, .floating:
      return start..<max(start, Instant(clamping: start.milliseconds + seconds * 1_000))
    case .date(let date):
      let end =
        date.adding(days: Int(seconds / 86_400)).map { zone.startOfDay($0) }
        ?? Instant.range.upperBound
      if end > start { return start..<end }
      return start..<Instant(clamping: zone.endOfDay(date).milliseconds + 1)
    }
  }
}
