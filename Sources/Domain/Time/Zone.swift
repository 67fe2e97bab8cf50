/// A time zone: its offsets from UTC, and their changes.
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

  /// The first millisecond of a day.
  func startOfDay(_ date: CalendarDate) -> Instant

  /// The day between whose first millisecond and that of the next day an instant is.
  func day(containing instant: Instant) -> CalendarDate

  /// The day that it is at an instant: by the calendar, what the clocks show.
  func date(at instant: Instant) -> CalendarDate
}

extension Zone {
  /// What the clocks show at an instant; nil when that is outside of the years 1 to 9999.
  package func exactLocalTime(at instant: Instant) -> LocalTime? {
    LocalTime(
      millisecondsSince1970: instant.milliseconds + Int64(utcOffset(at: instant)) * 1_000)
  }

  /// When the clocks show that time; nil when that is outside of the years 1 to 9999 in UTC.
  package func exactInstant(at local: LocalTime) -> Instant? {
    let milliseconds =
      local.millisecondsSince1970 - Int64(utcOffset(atLocal: local)) * 1_000
    let instant = Instant(clamping: milliseconds)
    return instant.milliseconds == milliseconds ? instant : nil
  }

  /// What the clocks show at an instant; at the ends of time, the last that they can show.
  package func localTime(at instant: Instant) -> LocalTime {
    exactLocalTime(at: instant) ?? (instant < Instant.epoch ? .first : .last)
  }

  /// When the clocks show that time; at the ends of time, the last instant there is.
  package func instant(at local: LocalTime) -> Instant {
    exactInstant(at: local)
      ?? (local.date < .epoch ? Instant.range.lowerBound : Instant.range.upperBound)
  }

  /// The hour of what the clocks show at an instant, 0 to 23.
  package func hour(at instant: Instant) -> Int {
    let shown = instant.milliseconds + Int64(utcOffset(at: instant)) * 1_000
    guard Instant(clamping: shown).milliseconds == shown else { return localTime(at: instant).hour }
    let ofDay = shown % 86_400_000
    return Int((ofDay < 0 ? ofDay + 86_400_000 : ofDay) / 3_600_000)
  }

  package func startOfDay(_ date: CalendarDate) -> Instant { midnight(of: date) }

  package func date(at instant: Instant) -> CalendarDate { localTime(at: instant).date }

  /// When the clocks show 00:00 of a date, whenever its day begins.
  package func midnight(of date: CalendarDate) -> Instant {
    instant(at: LocalTime(startOf: date))
  }

  /// The last millisecond of a day; of one that the clocks left out, that of the next day, so that
  /// what is due on it is due then.
  package func endOfDay(_ date: CalendarDate) -> Instant {
    guard let next = startOfDay(after: date) else { return Instant.range.upperBound }
    let isLeftOut = next == startOfDay(date)
    if isLeftOut, let following = CalendarDate(daysSince1970: date.daysSince1970 + 1) {
      return endOfDay(following)
    }
    return Instant(clamping: next.milliseconds - 1)
  }
}
