import CTaskcoreHeader

/// Days or weeks on end in which a goal was reached.
public struct Streak: Sendable {
  /// How many tasks a day or a week.
  public let goal: Int64
  /// Today or this week.
  public let completed: Int64
  /// Days or weeks, with the present one when its goal is reached.
  public let current: Int64
  /// The longest one.
  public let longest: Int64
  /// Nil without one.
  public let currentFirst: CalendarDate?
  /// Whether the present day or week is.
  public let isPaused: Bool
  /// Whether it ends unless the goal is reached in the present day or week.
  public let isAtRisk: Bool

  init(_ row: taskcore_streak) {
    goal = row.goal
    completed = row.completed_count
    current = row.current_count
    longest = row.longest_count
    currentFirst = CalendarDate(number: row.current_first_date)
    isPaused = row.is_paused != 0
    isAtRisk = row.is_at_risk != 0
  }
}

/// How far all points so far have brought the user.
public struct Level: Sendable {
  /// Such as "Novice".
  public let name: String
  /// 1 to 8.
  public let number: Int32
  /// All that were ever scored.
  public let points: Int64
  /// With which the next one begins; nil on the last one.
  public let next: Int64?
  /// From this level to the next, from 0 to 1.
  public let progress: Double

  init(_ row: taskcore_level) {
    name = String(c: row.name)
    number = row.number
    points = row.points
    next = row.next_points == 0 ? nil : row.next_points
    progress = row.progress
  }
}
