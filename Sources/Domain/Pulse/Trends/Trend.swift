/// The trend of daily points: the slope of a least-squares line.
package struct Trend: Equatable, Sendable {
  package var dayCount: Int
  /// Points a day.
  package var mean: Double
  /// Points a day, per day; nil for fewer than 2 days.
  package var slope: Double?
  /// Nil for fewer than 3 days.
  package var standardError: Double?
}

extension Trend {
  /// Of those days of a range that are over and of the history.
  init(_ range: ClosedRange<CalendarDate>, of history: PulseHistory, today: CalendarDate) {
    guard let firstDay = history.firstDay else {
      self.init(dayCount: 0, mean: 0, slope: nil, standardError: nil)
      return
    }
    let days = history.days(
      from: max(range.lowerBound, firstDay).daysSince1970,
      through: min(range.upperBound.daysSince1970, today.daysSince1970 - 1))
    let line = LeastSquares(days.map { Double($0.tally.points) })
    self.init(
      dayCount: days.count, mean: line.mean, slope: line.slope, standardError: line.standardError)
  }
}
