import CTaskcoreHeader

/// An instant as calendar and clock show it in the store's zone.
public struct LocalTime: Codable, Hashable, Sendable {
  /// What the calendar shows.
  public let date: CalendarDate
  /// The hour, 0 to 23.
  public let hour: Int
  /// The minute, 0 to 59.
  public let minute: Int
  /// The second, 0 to 59.
  public let second: Int
  /// The millisecond, 0 to 999.
  public let millisecond: Int
  /// In seconds, east of UTC.
  public let offset: Int

  /// Makes one of what calendar and clock show.
  public init(
    date: CalendarDate, hour: Int, minute: Int, second: Int, millisecond: Int, offset: Int
  ) {
    self.date = date
    self.hour = hour
    self.minute = minute
    self.second = second
    self.millisecond = millisecond
    self.offset = offset
  }

  /// `2026-12-24 17:00`, for people.
  public var text: String { "\(date.text) \(hour.padded(to: 2)):\(minute.padded(to: 2))" }

  /// `2026-12-24T17:00:00.000+01:00`, for programs (RFC 3339).
  public var rfc3339: String {
    let time =
      "\(hour.padded(to: 2)):\(minute.padded(to: 2)):\(second.padded(to: 2))"
      + ".\(millisecond.padded(to: 3))"
    let minutes = abs(offset) / 60
    let zone = "\((minutes / 60).padded(to: 2)):\((minutes % 60).padded(to: 2))"
    return "\(date.text)T\(time)\(offset < 0 ? "-" : "+")\(zone)"
  }
}

extension LocalTime {
  /// - Throws: a failure for what is no date.
  init(_ row: taskcore_local_time) throws {
    self.init(
      date: try CalendarDate(known: row.date),
      hour: Int(row.hour), minute: Int(row.minute), second: Int(row.second),
      millisecond: Int(row.millisecond), offset: Int(row.utc_offset_s))
  }

  /// Hands the C form of it to `call`, for as long as that runs.
  func withInput<Result>(
    _ call: (UnsafePointer<taskcore_local_time>) throws -> Result
  ) throws -> Result {
    var input = blank(taskcore_local_time(), taskcore_local_time_init)
    input.date = date.number
    input.hour = Int32(hour)
    input.minute = Int32(minute)
    input.second = Int32(second)
    input.millisecond = Int32(millisecond)
    return try call(&input)
  }
}
