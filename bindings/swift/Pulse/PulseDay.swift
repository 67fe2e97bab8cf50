import CTaskcoreHeader

/// What happened on a day.
public struct PulseDay: Sendable {
  /// The day.
  public let date: CalendarDate
  /// Whether it is on an ignored weekday or a holiday.
  public let isPaused: Bool
  /// Tasks and occurrences.
  public let completed: Int64
  /// Tasks.
  public let added: Int64
  /// Tasks and occurrences that were due on it, done or not.
  public let due: Int64
  /// These two are of its end.
  public let overdue: Int64
  /// At its end: open tasks.
  public let open: Int64
  /// The points.
  public let points: Int64
  /// In milliseconds.
  public let focus: Int64
  /// Completed of completed and overdue, from 0 to 1; nil when there was neither.
  public let completionRatio: Double?
  /// Points a day of the 7 days up to it.
  public let average: Double
  /// Whether it has reached goal.
  public let hasReachedGoal: Bool

  /// Nil for what is no date.
  init?(_ row: taskcore_pulse_day) {
    guard let date = CalendarDate(number: row.date) else { return nil }
    self.date = date
    isPaused = row.is_paused != 0
    completed = row.completed_count
    added = row.added_count
    due = row.due_count
    overdue = row.overdue_count
    open = row.open_count
    points = row.points
    focus = row.focus_ms
    completionRatio = row.has_completion_ratio != 0 ? row.completion_ratio : nil
    average = row.average_points
    hasReachedGoal = row.has_reached_goal != 0
  }
}

/// What was completed in one project, at one priority, on one weekday or in one hour.
public struct PulseGroup: Sendable {
  /// A project's id, or 0 for deleted ones; the library's number of a priority; 1 for Monday to 7;
  /// 0 to 23.
  public let key: Int64
  /// Such as "Home", "P0", "Monday" or "09:00".
  public let label: String
  /// Tasks and occurrences.
  public let completed: Int64
  /// The points.
  public let points: Int64
  /// How many days of the range have it; of a weekday those alone.
  public let days: Int64
  /// The colour.
  public let colour: Colour

  init(_ row: taskcore_pulse_group) {
    key = row.key
    label = String(c: row.label)
    completed = row.completed_count
    points = row.points
    days = row.day_count
    colour = Colour(code: row.colour)
  }
}
