/// Days go by ``CalendarDate/daysSince1970``.
extension PulseHistory {
  /// Those of its days that are from one to another; it has no others.
  func days(from first: Int, through last: Int) -> ArraySlice<DayFigures> {
    guard let start = days.first?.date.daysSince1970 else { return [] }
    let lower = max(first - start, 0)
    let upper = min(last - start, days.count - 1)
    return lower <= upper ? days[lower...upper] : []
  }

  func figures(on day: Int) -> DayFigures? {
    guard let start = days.first?.date.daysSince1970 else { return nil }
    return days.indices.contains(day - start) ? days[day - start] : nil
  }

  /// The points a day of the 7 days up to one, without those before the history begins.
  func averagePoints(upTo day: Int) -> Double {
    guard let firstDay else { return 0 }
    let first = max(day - 6, firstDay.daysSince1970)
    guard first <= day else { return 0 }
    let sum = days(from: first, through: day).reduce(0) { $0 + $1.tally.points }
    return Double(sum) / Double(day - first + 1)
  }
}
