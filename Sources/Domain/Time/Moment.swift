/// When a task starts or is due: on a day, or at an instant.
package enum Moment: Hashable, Sendable {
  /// All of that day, wherever one is.
  case date(CalendarDate)
  case dateTime(Instant)

  /// The first millisecond of it: a task that starts then is hidden before.
  package func beginning(in zone: any Zone) -> Instant {
    switch self {
    case .date(let date): zone.startOfDay(date)
    case .dateTime(let instant): instant
    }
  }

  /// The last millisecond of it: a task that is due then is overdue after.
  package func end(in zone: any Zone) -> Instant {
    switch self {
    case .date(let date): zone.endOfDay(date)
    case .dateTime(let instant): instant
    }
  }

  /// The day that it is on.
  package func date(in zone: any Zone) -> CalendarDate {
    switch self {
    case .date(let date): date
    case .dateTime(let instant): zone.localTime(at: instant).date
    }
  }
}

extension Moment {
  /// Whether it is a day, and no instant.
  package var isDate: Bool {
    if case .date = self { true } else { false }
  }
}
