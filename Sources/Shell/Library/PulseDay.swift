import CTaskcoreHeader

/// What happened on a day.
struct PulseDay {
  let date: CalendarDate
  /// Whether it is on an ignored weekday or a holiday.
  let isPaused: Bool
  /// Tasks and occurrences.
  let completed: Int64
  let added: Int64
  let due: Int64
  /// These two are of its end.
  let overdue: Int64
  let open: Int64
  let points: Int64
  /// In milliseconds.
  let focus: Int64
  /// Completed of completed and overdue, from 0 to 1; nil when there was neither.
  let completionRatio: Double?
  /// Points a day of the 7 days up to it.
  let average: Double
  let hasReachedGoal: Bool

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
struct PulseGroup {
  /// A project's id, or 0 for deleted ones; the library's number of a priority; 1 for Monday to 7;
  /// 0 to 23.
  let key: Int64
  let label: String
  let completed: Int64
  let points: Int64
  /// How many days of the range have it; of a weekday those alone.
  let days: Int64
  let colour: Colour

  init(_ row: taskcore_pulse_group) {
    key = row.key
    label = String(c: row.label)
    completed = row.completed_count
    points = row.points
    days = row.day_count
    colour = Colour(code: row.colour)
  }
}
