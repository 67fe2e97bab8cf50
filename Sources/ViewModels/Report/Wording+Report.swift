import Domain

/// What a report says.
extension Wording {
  static let purgedTask = "A task that was purged"

  /// Also of those that have none.
  static func name(of priority: Priority) -> String {
    priority == .none ? "No priority" : Wording.priority(priority)
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

  /// `12 points for 3 tasks`
  static func scored(_ tally: Tally) -> String {
    tally.completed == 0
      ? "nothing completed so far"
      : "\(points(tally.points)) for \(quantity(tally.completed, "task"))"
  }

  /// Of a chart that stands among others of the same range.
  static func shortTitle(of kind: Chart.Kind) -> String {
    switch kind {
    case .score: "Score"
    case .done: "Done today"
    case .projects: "Score by project"
    case .priorities: "Score by priority"
    case .weekdays: "Score by weekday"
    case .hours: "Score by hour"
    case .year: "Score of the last 365 days"
    case .burndown: "Open tasks"
    }
  }

  /// `6 more than by this day last week`
  static func difference(_ count: Int64, from previous: Int64, in period: String) -> String {
    "\(difference(count, from: previous)) by this day last \(period)"
  }

  /// The present one is `today` or `this week`.
  static func note(_ streak: Streak, present: String) -> String {
    let subject = capitalized(present)
    if streak.isPaused { return "\(subject) is paused: it neither adds to the streak nor ends it." }
    let missing = streak.goal - streak.completed
    if missing <= 0 { return "\(subject)’s goal is reached." }
    return "Complete \(quantity(missing, "more task")) \(present) "
      + (streak.isAtRisk ? "to keep it." : "to reach the goal.")
  }

  static func capitalized(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
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
