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

  /// At the end of which of the days a moment is over for the first time: -1 and ``count`` as above. What
  /// is due on a day that the clocks left out is over with the next one.
  package func placeOfEnd(of moment: Moment) -> Int {
    switch moment {
    case .dateTime(let instant): return place(of: instant)
    case .floating(let time): return place(of: time.date)
    case .date(let date):
      var place = place(of: date)
      while (0..<count).contains(place), beginnings[place] == beginnings[place + 1] { place += 1 }
      return place
    }
  }
}
