import CTaskcoreHeader

/// An instant as calendar and clock show it in the store's zone.
struct LocalTime {
  let date: CalendarDate
  let hour: Int
  let minute: Int
  let second: Int
  let millisecond: Int
  /// In seconds, east of UTC.
  let offset: Int

  /// `2026-12-24 17:00`, for people.
  var text: String { "\(date.text) \(hour.padded(to: 2)):\(minute.padded(to: 2))" }

  /// `2026-12-24T17:00:00.000+01:00`, for programs (RFC 3339).
  var rfc3339: String {
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
    guard let date = CalendarDate(number: row.date) else {
      throw ShellError.failed("\(row.date) is no date.")
    }
    self.init(
      date: date, hour: Int(row.hour), minute: Int(row.minute), second: Int(row.second),
      millisecond: Int(row.millisecond), offset: Int(row.utc_offset_s))
  }
}
