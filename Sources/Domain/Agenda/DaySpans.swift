/// Some days in a row, and when each of them begins somewhere.
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
    guard instant >= beginning, instant < end else { return nil }
    // The last day that begins no later: of two that begin together, the clocks left out the first.
    var low = 0
    var high = count
    while high - low > 1 {
      let middle = (low + high) / 2
      if beginnings[middle] <= instant { low = middle } else { high = middle }
    }
    return low
  }
}
