/// Whether the points a day grow or shrink: the line through them by least squares.
package struct Trend: Equatable, Sendable {
  package var dayCount: Int
  /// Points a day.
  package var mean: Double
  /// Points a day, per day; nil for fewer than 2 days.
  package var slope: Double?
  /// Nil for fewer than 3 days.
  package var standardError: Double?
}
