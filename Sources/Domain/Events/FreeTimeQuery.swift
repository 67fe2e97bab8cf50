/// A query for free time.
package struct FreeTimeQuery: Sendable {
  /// Of the slot, in seconds.
  package var duration: Int64
  package var range: Range<Instant>
  /// From Monday, which is 0.
  package var weekdays = Set(0..<7)
  /// In seconds of the day.
  package var hours = 0..<86_400
  /// Slots begin at multiples of it, in seconds; nil: anywhere.
  package var step: Int?
  /// The zone of the working hours.
  package var zoneName: String?
  package var page = Page(limit: 1)

  package init(duration: Int64, in range: Range<Instant>) {
    self.duration = duration
    self.range = range
  }

  package static let longestRange: Int64 = 3_660 * 86_400_000

  /// Whether all of the day counts, so that a slot may last over midnight.
  var isWholeDay: Bool { hours == 0..<86_400 }

  /// The times of working hours within the range, in their order, as local days have them. Days of
  /// which all counts and that follow each other are one time.
  package func workingHours(in zone: any Zone) -> WorkingHours {
    WorkingHours(self, in: zone)
  }

  /// When a slot can begin at an instant or after it: at the next multiple of the step, counted from the
  /// hour, or from midnight for steps over an hour.
  package func aligned(_ instant: Instant, in zone: any Zone) -> Instant {
    guard let step else { return instant }
    var aligned = instant
    // Clocks that are changed in between make it look again.
    for _ in 0..<10 {
      let time = zone.localTime(at: aligned)
      let ofHour = (time.minute * 60 + time.second) * 1_000 + time.millisecond
      let period = step <= 3_600 ? 3_600_000 : 86_400_000
      let past = step <= 3_600 ? ofHour : time.hour * 3_600_000 + ofHour
      let next = Swift.min((past + step * 1_000 - 1) / (step * 1_000) * step * 1_000, period)
      if next == past { break }
      aligned = Instant(clamping: aligned.milliseconds + Int64(next - past))
    }
    return aligned
  }
}

/// The working hours of a range, day by day.
package struct WorkingHours: Sequence, IteratorProtocol {
  private let query: FreeTimeQuery
  private let zone: any Zone
  private var day: CalendarDate?

  init(_ query: FreeTimeQuery, in zone: any Zone) {
    self.query = query
    self.zone = zone
    let first = zone.localTime(at: query.range.lowerBound).date
    // The day before may last into the range where clocks go back over midnight.
    day = first.adding(days: -1) ?? first
  }

  package mutating func next() -> Range<Instant>? {
    while let hours = nextOfDay() {
      guard hours.lowerBound < query.range.upperBound else { return nil }
      let within = hours.clamped(to: query.range)
      if !within.isEmpty { return within }
    }
    return nil
  }

  private mutating func nextOfDay() -> Range<Instant>? {
    while let date = day {
      day = date.adding(days: 1)
      guard query.weekdays.contains(date.weekday) else { continue }
      let start = instant(date, query.hours.lowerBound)
      // A day that the clocks leave out has no hours.
      guard zone.localTime(at: start).date == date else { continue }
      var end = instant(date, query.hours.upperBound)
      while query.isWholeDay, end < query.range.upperBound, let next = day,
        query.weekdays.contains(next.weekday)
      {
        day = next.adding(days: 1)
        end = instant(next, query.hours.upperBound)
      }
      return start..<Swift.max(start, end)
    }
    return nil
  }

  private func instant(_ date: CalendarDate, _ second: Int) -> Instant {
    guard second < 86_400 else {
      return zone.startOfDay(after: date) ?? Instant.range.upperBound
    }
    var time = LocalTime(startOf: date)
    (time.hour, time.minute, time.second) = (second / 3_600, second / 60 % 60, second % 60)
    return zone.instant(at: time)
  }
}
