/// Consecutive days, with the instants at which they begin in a zone.
package struct DaySpans: Sendable {
  package let days: ClosedRange<CalendarDate>
  /// When each of the days begins, and at last when the day after them does.
  private let beginnings: [Instant]
  private let firstNumber: Int

  package init(_ days: ClosedRange<CalendarDate>, in zone: any Zone) {
    self.days = days
    firstNumber = days.lowerBound.daysSince1970
    var beginnings: [Instant] = []
    for number in firstNumber...days.upperBound.daysSince1970 {
      if let day = CalendarDate(daysSince1970: number) { beginnings.append(zone.startOfDay(day)) }
    }
    beginnings.append(zone.end(of: days.upperBound))
    self.beginnings = beginnings
  }

  package var count: Int { beginnings.count - 1 }
  package var beginning: Instant { beginnings[0] }
  /// The first millisecond that is not in it.
  package var end: Instant { beginnings[count] }

  /// Which of the days that is, from 0; nil for another day.
  package func index(of day: CalendarDate) -> Int? {
    days.contains(day) ? day.daysSince1970 - firstNumber : nil
  }

  /// On which of the days, from 0, an instant is; nil when it is on none.
  package func index(of instant: Instant) -> Int? {
    let place = place(of: instant)
    return (0..<count).contains(place) ? place : nil
  }

  /// As ``index(of:)-(Instant)``, but -1 for what is before all of them, and ``count`` for what is after.
  package func place(of instant: Instant) -> Int {
    if instant < beginning { return -1 }
    if instant >= end { return count }
    // Most days have 24 hours, so it is nearly always there.
    let likely = Int((instant.milliseconds - beginning.milliseconds) / 86_400_000)
    if likely < count, beginnings[likely] <= instant, instant < beginnings[likely + 1] {
      return likely
    }
    // The last day that begins no later: of two that begin together, the clocks left out the first.
    var low = 0
    var high = count
    while high - low > 1 {
      let middle = (low + high) / 2
      if beginnings[middle] <= instant { low = middle } else { high = middle }
    }
    return low
  }

  /// As ``index(of:)-(CalendarDate)``, but -1 for what is before all of them, and ``count`` for what is
  /// after.
  package func place(of day: CalendarDate) -> Int {
    if day < days.lowerBound { return -1 }
    return day > days.upperBound ? count : day.daysSince1970 - firstNumber
  }

  /// The day at a place, and from when to when it is.
  package func day(at place: Int) -> (date: CalendarDate, span: Range<Instant>) {
    let date = CalendarDate(clampingDaysSince1970: firstNumber + place)
    return (date, beginnings[place]..<beginnings[place + 1])
  }

  /// On which of the days a moment is, and at the end of which it is over for the first time: -1 and ``count``
  /// as above. What is due on a day that the clocks left out is over with the next one.
  package func places(of moment: Moment) -> (day: Int, end: Int) {
    switch moment {
    case .dateTime(let instant):
      let place = place(of: instant)
      return (place, place)
    case .floating(let time):
      let place = place(of: time.date)
      return (place, place)
    case .date(let date):
      let place = place(of: date)
      var end = place
      while (0..<count).contains(end), beginnings[end] == beginnings[end + 1] { end += 1 }
      return (place, end)
    }
  }
}
