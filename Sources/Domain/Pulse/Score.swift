/// Points, and what was completed for them.
package struct Score: Equatable, Sendable {
  package var points: Int64 = 0
  /// Tasks and occurrences.
  package var completedCount: Int64 = 0

  package init(points: Int64 = 0, completedCount: Int64 = 0) {
    self.points = points
    self.completedCount = completedCount
  }
}
