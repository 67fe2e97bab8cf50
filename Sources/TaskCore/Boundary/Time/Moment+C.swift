import CTaskcore
import Domain

extension Moment {
  /// A start or a due; nil for none.
  init?(kind: Int32, date: Int32, ms: Int64, _ field: String) throws {
    switch kind {
    case TASKCORE_MOMENT_NONE: return nil
    case TASKCORE_MOMENT_DATE:
      self = .date(try CalendarDate(packed: date, field: "\(field)_date"))
    case TASKCORE_MOMENT_DATE_TIME:
      self = .dateTime(try Instant(milliseconds: ms, field: "\(field)_ms"))
    default:
      throw Failure(
        .invalid,
        "The kind of \(field) \(kind) has no meaning: none (0), date (1) and date and time (2) have.",
        field: "\(field)_kind")
    }
  }
  /// The three members that a caller reads; nil is none, and a time that floats is what it is in the zone.
  static func members(
    of moment: Moment?, in zone: any Zone
  ) -> (kind: Int32, date: Int32, ms: Int64) {
    switch moment {
    case nil: (TASKCORE_MOMENT_NONE, 0, 0)
    case .date(let date): (TASKCORE_MOMENT_DATE, date.packed, 0)
    case .dateTime(let instant): (TASKCORE_MOMENT_DATE_TIME, 0, instant.milliseconds)
    case .floating(let time):
      (TASKCORE_MOMENT_DATE_TIME, 0, zone.instant(at: time).milliseconds)
    }
  }
}

extension taskcore_moment {
  init(_ moment: Moment, in zone: any Zone) {
    let (kind, date, ms) = Moment.members(of: moment, in: zone)
    self.init(struct_size: MemoryLayout<taskcore_moment>.size, kind: kind, date: date, ms: ms)
  }
}
