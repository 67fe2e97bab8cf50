/// The occurrences of a recurrence within a range, as moments in their order.
///
/// Local times that the clocks skip are read with the offset from before the gap, and so stand after
/// others that are later on the calendar.
package struct OccurrenceInstants {
  package typealias Element = (occurrence: LocalMoment, moment: Moment)

  private var occurrences: Occurrences
  private let zone: any Zone
  private let earlier: LocalMoment
  private let days: ClosedRange<CalendarDate>
  private let range: Range<Instant>
  /// Those of a gap that were read already, in their order.
  private var skipped: ArraySlice<Timed> = []
  private var next: Timed?
  private var isOver = false

  private struct Timed {
    var occurrence: LocalMoment
    var instant: Instant
  }

  /// Of dates, those on the days; of times, those in the range. They come after an earlier one.
  package init(
    _ recurrence: Recurrence, after earlier: LocalMoment, on days: ClosedRange<CalendarDate>,
    in range: Range<Instant>, zone: any Zone
  ) throws {
    self.zone = zone
    self.earlier = earlier
    self.days = days
    self.range = range
    let earliest: LocalMoment =
      recurrence.start.isDate
      ? .date(days.lowerBound) : .dateTime(Self.localTime(notAfter: range.lowerBound, in: zone))
    occurrences = try recurrence.occurrences(
      notBefore: max(earliest, earlier), in: zone)
  }

  /// The first local time that may stand for an instant that is not before that one.
  private static func localTime(notAfter instant: Instant, in zone: any Zone) -> LocalTime {
    // A local time in a gap stands for an instant up to the gap's length later than the clock's one.
    let before = Instant(clamping: instant.milliseconds - 26 * 3_600_000)
    let gap = max(0, zone.utcOffset(at: instant) - zone.utcOffset(at: before))
    let shown = zone.localTime(at: instant)
    var time = LocalTime(millisecondsSince1970: shown.millisecondsSince1970 - Int64(gap) * 1_000)
    time?.millisecond = 0
    return time ?? .first
  }

  package mutating func nextElement() -> Element? {
    while let timed = nextTimed() {
      switch timed.occurrence {
      case .date(let date):
        if date > days.upperBound { return nil }
        return (timed.occurrence, .date(date))
      case .dateTime:
        if timed.instant >= range.upperBound { return nil }
        if timed.instant >= range.lowerBound {
          return (timed.occurrence, .dateTime(timed.instant))
        }
      }
    }
    return nil
  }

  /// The next one by its instant.
  private mutating func nextTimed() -> Timed? {
    while next == nil, !isOver {
      guard let timed = nextByCalendar() else {
        isOver = true
        break
      }
      guard isSkipped(timed) else {
        next = timed
        break
      }
      skipped.append(timed)
    }
    if let first = skipped.first, next.map({ first.instant <= $0.instant }) ?? true {
      return skipped.popFirst()
    }
    defer { next = nil }
    return next
  }

  private mutating func nextByCalendar() -> Timed? {
    while let occurrence = occurrences.next() {
      guard occurrence > earlier else { continue }
      switch occurrence {
      case .date: return Timed(occurrence: occurrence, instant: range.lowerBound)
      case .dateTime(let time):
        return Timed(occurrence: occurrence, instant: zone.instant(at: time))
      }
    }
    return nil
  }

  private func isSkipped(_ timed: Timed) -> Bool {
    guard case .dateTime(let time) = timed.occurrence else { return false }
    return zone.localTime(at: timed.instant) != time
  }
}
