import Domain

/// What a report says.
extension Wording {
  static let purgedTask = "A task that was purged"

  /// Also of those that have none.
  static func name(of priority: Priority) -> String {
    priority == .none ? noPriority : Wording.priority(priority)
  }

  /// `Mon 12 Jan to Thu 15 Jan`
  static func span(_ days: ClosedRange<CalendarDate>, today: CalendarDate) -> String {
    let first = shortDay(days.lowerBound, today: today)
    return days.dayCount == 1
      ? first : "\(first) to \(shortDay(days.upperBound, today: today))"
  }

  static func points(_ points: Int64) -> String { quantity(points, "point") }

  /// "" for none.
  static func more(_ count: Int64) -> String { count > 0 ? "and \(grouped(count)) more" : "" }

  /// `12 points, 3 of 5 done`
  static func today(_ tally: Tally, openCount: Int64) -> String {
    let all = tally.completed + openCount
    return all == 0
      ? points(tally.points) : "\(points(tally.points)), \(done(tally.completed, of: all))"
  }

  /// `6 more than by this day last week`
  static func difference(_ count: Int64, from previous: Int64, in period: String) -> String {
    switch count - previous {
    case 0: "as many as by this day last \(period)"
    case let more where more > 0: "\(grouped(more)) more than by this day last \(period)"
    case let fewer: "\(grouped(-fewer)) fewer than by this day last \(period)"
    }
  }

  static func note(_ streak: Streak, period: String) -> String {
    if streak.isPaused {
      return "This \(period) is paused: it neither adds to a streak nor ends it."
    }
    let missing = streak.goal - streak.completed
    if missing <= 0 { return "The goal of this \(period) is reached." }
    let tasks = missing == 1 ? "1 more task" : "\(grouped(missing)) more tasks"
    return streak.isAtRisk
      ? "Complete \(tasks) this \(period) to keep it."
      : "Complete \(tasks) this \(period) to reach the goal."
  }

  /// `1,266 more points to Intermediate`
  static func next(_ level: String, in points: Int64) -> String {
    "\(quantity(points, "more point")) to \(level)"
  }

  static func note(_ forecast: Forecast) -> String {
    switch forecast.kind {
    case .unknown: "When it is empty can be told after 7 days."
    case .empty: "Nothing is left to do."
    case .date: "If it goes on as in the last \(quantity(Int64(forecast.dayCount), "day"))."
    case .never: "It does not get empty at the pace of the last days."
    }
  }
}
