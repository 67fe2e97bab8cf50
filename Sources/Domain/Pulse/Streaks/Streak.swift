/// Consecutive days or weeks in which a goal was reached. Paused ones are skipped.
package struct Streak: Equatable, Sendable {
  /// Days, or weeks by their first days.
  package struct Run: Equatable, Sendable {
    package var count: Int64
    package var first: CalendarDate
    package var last: CalendarDate
  }

  /// Tasks a day or a week.
  package var goal: Int64
  /// Today or this week.
  package var completed: Int64
  package var current: Run?
  /// The earliest of the longest ones.
  package var longest: Run?
  /// Whether the present day or week is paused: of a week, all of its days.
  package var isPaused: Bool
  /// Whether the present day is paused, or the present week with any holiday in it: a goal that is
  /// not reached breaks no streak.
  package var isExcused: Bool

  /// Whether it ends unless the goal is reached in the present day or week.
  package var isAtRisk: Bool { current != nil && completed < goal && !isExcused }
}
