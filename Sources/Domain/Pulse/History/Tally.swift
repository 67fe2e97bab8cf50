/// A number of completions, with their score.
package struct Tally: Equatable, Sendable {
  package var completed: Int64 = 0
  package var points: Int64 = 0

  package init(completed: Int64 = 0, points: Int64 = 0) {
    self.completed = completed
    self.points = points
  }

  package static func += (left: inout Tally, right: Tally) {
    left.completed += right.completed
    left.points += right.points
  }
}
