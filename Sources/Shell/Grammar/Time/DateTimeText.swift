import TaskcoreSwift

/// A date with a time of day: `2026-12-24T17:00`, perhaps with an offset from UTC.
struct DateTimeText {
  let date: CalendarDate
  let hour: Int
  let minute: Int
  let second: Int
  let millisecond: Int
  /// In seconds, east of UTC; nil when none was written.
  let offset: Int?

  /// Reads `2026-12-24T17:00`, with `:30` or `:30.250` after it, and with `Z` or `+01:00`.
  init?(_ text: some StringProtocol) {
    var reader = DigitReader(text.dropFirst(10))
    guard let date = CalendarDate(text.prefix(10)), reader.skip("T", "t", " "),
      let hour = reader.number(digits: 2), hour < 24, reader.skip(":"),
      let minute = reader.number(digits: 2), minute < 60
    else { return nil }
    var second = 0
    var millisecond = 0
    if reader.skip(":") {
      guard let value = reader.number(digits: 2), value < 60 else { return nil }
      second = value
      if reader.skip(".") {
        let fraction = reader.digits()
        guard !fraction.isEmpty else { return nil }
        millisecond = Int((fraction + "00").prefix(3)) ?? 0
      }
    }
    var offset: Int?
    if reader.skip("Z", "z") {
      offset = 0
    } else if !reader.isAtEnd {
      let isEast = reader.skip("+")
      guard isEast || reader.skip("-"), let hours = reader.number(digits: 2), hours < 24,
        reader.skip(":"), let minutes = reader.number(digits: 2), minutes < 60
      else { return nil }
      offset = (hours * 3600 + minutes * 60) * (isEast ? 1 : -1)
    }
    guard reader.isAtEnd else { return nil }
    self.date = date
    self.hour = hour
    self.minute = minute
    self.second = second
    self.millisecond = millisecond
    self.offset = offset
  }

  /// In milliseconds since 1970 UTC; nil without an offset.
  var instant: Int64? {
    guard let offset else { return nil }
    let seconds = date.daysSince1970 * 86_400 + hour * 3600 + minute * 60 + second - offset
    return Int64(seconds * 1000 + millisecond)
  }
}

extension LocalTime {
  /// A time as it is written, wherever that is.
  init(_ time: DateTimeText) {
    self.init(
      date: time.date, hour: time.hour, minute: time.minute, second: time.second,
      millisecond: time.millisecond, offset: 0)
  }
}

extension Store {
  /// When a written time is; without an offset it is in the store's zone.
  func instant(_ time: DateTimeText) throws -> Int64 {
    try time.instant
      ?? instant(
        time.date, hour: time.hour, minute: time.minute, second: time.second,
        millisecond: time.millisecond)
  }
}
