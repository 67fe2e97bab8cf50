/// A time zone: how far its clocks are from UTC, and when.
package protocol Zone: AnyObject {
  /// The IANA name, such as `Europe/Paris`.
  var name: String { get }

  /// Seconds to add to UTC at that instant; east is positive.
  func utcOffset(at instant: Instant) -> Int

  /// Seconds to add to UTC when clocks show that time.
  ///
  /// RFC 5545 section 3.3.5: of a time that happens twice the first is meant, and a time that is
  /// skipped is read with the offset from before the gap.
  func utcOffset(atLocal local: LocalTime) -> Int
}

extension Zone {
  /// What the clocks show at an instant; at the ends of time, the last that they can show.
  package func localTime(at instant: Instant) -> LocalTime {
    let shifted = instant.milliseconds + Int64(utcOffset(at: instant)) * 1_000
    let clamped = Instant(clamping: shifted)
    // The range of an instant is that of dates, so this never falls back.
    return LocalTime(millisecondsSince1970: clamped.milliseconds)
      ?? LocalTime(startOf: CalendarDate.epoch)
  }

  /// When the clocks show that time; at the ends of time, the last instant there is.
  package func instant(at local: LocalTime) -> Instant {
    Instant(
      clamping: local.millisecondsSince1970 - Int64(utcOffset(atLocal: local)) * 1_000)
  }

  /// The last millisecond of a day.
  package func endOfDay(_ date: CalendarDate) -> Instant {
    guard let next = CalendarDate(daysSince1970: date.daysSince1970 + 1) else {
      return Instant.range.upperBound
    }
    let start = instant(at: LocalTime(startOf: next))
    return Instant(clamping: start.milliseconds - 1)
  }
}

extension CalendarDate {
  static let epoch = CalendarDate(year: 1970, month: 1, day: 1) ?? CalendarDate(packed: 1970_01_01)

  private init(packed: Int32) {
    self.packed = packed
  }
}
