import CTaskcoreHeader

/// When a task starts or is due.
public enum Moment: Hashable, Sendable {
  /// Never, or not said.
  case none
  /// All of a day.
  case date(CalendarDate)
  /// In milliseconds since 1970 UTC.
  case instant(Int64)

  /// The library's form of it.
  package init(kind: Int32, date: Int32, milliseconds: Int64) {
    switch kind {
    case TASKCORE_MOMENT_DATE: self = CalendarDate(number: date).map { .date($0) } ?? .none
    case TASKCORE_MOMENT_DATE_TIME: self = .instant(milliseconds)
    default: self = .none
    }
  }

  /// TASKCORE_MOMENT_...
  package var kind: Int32 {
    switch self {
    case .none: TASKCORE_MOMENT_NONE
    case .date: TASKCORE_MOMENT_DATE
    case .instant: TASKCORE_MOMENT_DATE_TIME
    }
  }

  /// 20261224, or 0 for what is no day.
  package var dateNumber: Int32 {
    if case .date(let date) = self { date.number } else { 0 }
  }

  /// 0 for what is no instant.
  public var milliseconds: Int64 {
    if case .instant(let instant) = self { instant } else { 0 }
  }
}
