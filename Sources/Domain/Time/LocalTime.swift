import Localization

/// A local date and time.
package struct LocalTime: Hashable, Sendable {
  package var date: CalendarDate
  package var hour: Int
  package var minute: Int
  package var second: Int
  package var millisecond: Int

  /// - Throws: `invalid` for an hour, minute, second or millisecond that no clock shows.
  package init(date: CalendarDate, hour: Int, minute: Int, second: Int, millisecond: Int) throws {
    try Self.check(hour, within: 0...23, "hour", field: "hour")
    try Self.check(minute, within: 0...59, "minute", field: "minute")
    try Self.check(second, within: 0...59, "second", field: "second")
    try Self.check(millisecond, within: 0...999, "millisecond", field: "millisecond")
    self.date = date
    self.hour = hour
    self.minute = minute
    self.second = second
    self.millisecond = millisecond
  }

  /// The first and the last millisecond that a calendar date can have.
  static let first = LocalTime(startOf: .first)
  static let last: LocalTime = {
    var time = LocalTime(startOf: .last)
    (time.hour, time.minute, time.second, time.millisecond) = (23, 59, 59, 999)
    return time
  }()

  /// Midnight, with which a day begins.
  package init(startOf date: CalendarDate) {
    self.date = date
    hour = 0
    minute = 0
    second = 0
    millisecond = 0
  }

  /// What a clock that shows UTC reads this many milliseconds after 1970; nil outside of the
  /// years 1 to 9999.
  package init?(millisecondsSince1970 milliseconds: Int64) {
    guard Instant(clamping: milliseconds).milliseconds == milliseconds else { return nil }
    let dayLength: Int64 = 86_400_000
    let ofDay = Int(((milliseconds % dayLength) + dayLength) % dayLength)
    let days = Int((milliseconds - Int64(ofDay)) / dayLength)
    guard let date = CalendarDate(daysSince1970: days) else { return nil }
    self.date = date
    hour = ofDay / 3_600_000
    minute = ofDay / 60_000 % 60
    second = ofDay / 1_000 % 60
    millisecond = ofDay % 1_000
  }

  /// The inverse of ``init(millisecondsSince1970:)``.
  package var millisecondsSince1970: Int64 {
    let seconds = (date.daysSince1970 * 24 + hour) * 3_600 + minute * 60 + second
    return Int64(seconds * 1_000 + millisecond)
  }

  private static func check(
    _ value: Int, within range: ClosedRange<Int>, _ noun: @autoclosure () -> Message, field: String
  ) throws {
    guard range.contains(value) else {
      throw Failure(
        .invalid,
        "\(value) is not a \(noun()): \(range.lowerBound) to \(range.upperBound) are.",
        field: field)
    }
  }
}
