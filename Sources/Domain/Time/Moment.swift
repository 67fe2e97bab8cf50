/// The start or due of a task: a day, an instant, or a floating local time.
package enum Moment: Hashable, Sendable {
  /// All of that day, wherever one is.
  case date(CalendarDate)
  case dateTime(Instant)
  /// What the clock on the wall shows then, wherever one is: a floating DATE-TIME of RFC 5545 section
  /// 3.3.5. Its instant depends on the zone of the reader.
  case floating(LocalTime)

  /// The first millisecond of it: a task that starts then is hidden before.
  package func beginning(in zone: any Zone) -> Instant {
    switch self {
    case .date(let date): zone.startOfDay(date)
    case .dateTime(let instant): instant
    case .floating(let time): zone.instant(at: time)
    }
  }

  /// The last millisecond of it: a task that is due then is overdue after.
  package func end(in zone: any Zone) -> Instant {
    if case .date(let date) = self { zone.endOfDay(date) } else { beginning(in: zone) }
  }

  /// As ``beginning(in:)``, but of a date the midnight that it begins with by the calendar.
  package func midnight(in zone: any Zone) -> Instant {
    if case .date(let date) = self { zone.midnight(of: date) } else { beginning(in: zone) }
  }

  /// The day that it is on.
  package func date(in zone: any Zone) -> CalendarDate {
    if case .date(let date) = self { date } else { zone.date(at: beginning(in: zone)) }
  }
}

extension Moment {
  /// Whether it is a day, and no time.
  package var isDate: Bool {
    if case .date = self { true } else { false }
  }

  /// Whether it is a time wherever one is.
  package var isFloating: Bool {
    if case .floating = self { true } else { false }
  }

  /// The same with the instant that a floating time is in a zone.
  package func fixed(in zone: any Zone) -> Moment {
    isFloating ? .dateTime(beginning(in: zone)) : self
  }

  /// The same with the time that the clocks of a zone show at an instant.
  package func floating(in zone: any Zone) -> Moment {
    if case .dateTime(let instant) = self { .floating(zone.localTime(at: instant)) } else { self }
  }
}

extension Moment {
  /// Since 1970; a day begins, and a clock shows a floating time, as if in UTC.
  package var millisecondsInUTC: Int64 {
    switch self {
    case .date(let date): Int64(date.daysSince1970) * 86_400_000
    case .dateTime(let instant): instant.milliseconds
    case .floating(let time): time.millisecondsSince1970
    }
  }
}
