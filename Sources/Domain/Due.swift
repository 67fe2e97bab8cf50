/// When a task is due: on a day, or at an instant.
package enum Due: Hashable, Sendable {
  /// Until that day ends, wherever one is.
  case date(CalendarDate)
  case dateTime(Instant)

  /// The last millisecond that is not too late.
  package func instant(in zone: any Zone) -> Instant {
    switch self {
    case .date(let date): zone.endOfDay(date)
    case .dateTime(let instant): instant
    }
  }
}
