import CTaskcore
import Domain

extension taskcore_local_time {
  /// What calendar and clock of a zone show.
  ///
  /// - Throws: `invalid` for an instant out of range, here or in the zone.
  init(milliseconds: Int64, in zone: any Zone) throws {
    let instant = try Instant(milliseconds: milliseconds, field: "instant_ms")
    guard let time = zone.exactLocalTime(at: instant) else {
      throw Failure(
        .invalid, "The calendar of \(zone.name) is then not in the years 1 to 9999.",
        field: "instant_ms")
    }
    self.init(
      struct_size: MemoryLayout<taskcore_local_time>.size, date: time.date.packed,
      hour: Int32(time.hour), minute: Int32(time.minute), second: Int32(time.second),
      millisecond: Int32(time.millisecond),
      utc_offset_s: Int32(zone.utcOffset(at: instant)))
  }
}

extension Instant {
  /// When a zone shows what a caller gave.
  ///
  /// - Throws: `invalid` for a member out of its range and for a time outside of the years 1 to 9999
  ///   in UTC.
  init(_ pointer: UnsafePointer<taskcore_local_time>?, in zone: any Zone) throws {
    let local = try required(pointer, "local").checked()
    let time = try LocalTime(
      date: CalendarDate(packed: local.date, field: "date"), hour: Int(local.hour),
      minute: Int(local.minute), second: Int(local.second), millisecond: Int(local.millisecond))
    guard let instant = zone.exactInstant(at: time) else {
      throw Failure(
        .invalid, "That time of \(zone.name) is not in the years 1 to 9999 of UTC.", field: "date")
    }
    self = instant
  }
}
