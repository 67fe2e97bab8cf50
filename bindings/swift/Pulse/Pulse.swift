import CTaskcoreHeader

/// What the log of completions and the tasks say of some days.
public struct Pulse: Sendable {
  /// The day that it was read on.
  public let today: CalendarDate
  /// Each of the days.
  public let days: [PulseDay]
  /// How many days in a row reached their goal.
  public let dailyStreak: Streak
  /// How many weeks in a row reached their goal.
  public let weeklyStreak: Streak
  /// How far the points of all time have come.
  public let level: Level
  /// How the points change from week to week.
  public let trend: Trend
  /// This week beside the last one.
  public let week: Comparison
  /// This month beside the last one.
  public let month: Comparison
  /// When nothing is left, at the present pace.
  public let forecast: Forecast
  /// What was done in each project.
  public let projects: [PulseGroup]
  /// What was done of each priority.
  public let priorities: [PulseGroup]
  /// What was done on each weekday.
  public let weekdays: [PulseGroup]
  /// What was done in each hour of the day.
  public let hours: [PulseGroup]
  /// What stands out, in plain words.
  public let insights: [Insight]
  /// The points.
  public let points: Int64
  /// How many were completed.
  public let completed: Int64
}

extension Store {
  /// The pulse of some days, or of the last 30; of one project, or of all for nil.
  public func pulse(_ days: PastDays = PastDays(), project: Int64? = nil) throws -> Pulse {
    var options = taskcore_pulse_options()
    options.struct_size = MemoryLayout<taskcore_pulse_options>.size
    if let first = days.first {
      options.fields |= TASKCORE_PULSE_FIRST_DATE
      options.first_date = first.number
    }
    if let last = days.last {
      options.fields |= TASKCORE_PULSE_LAST_DATE
      options.last_date = last.number
    }
    if let weekStart {
      options.fields |= TASKCORE_PULSE_WEEK_START
      options.week_start = weekStart
    }
    if let project {
      options.fields |= TASKCORE_PULSE_PROJECT_ID
      options.project_id = project
    }
    var pulse: UnsafeMutablePointer<taskcore_pulse>?
    try Self.check(taskcore_pulse_read(handle, &options, &pulse))
    defer { taskcore_pulse_free(pulse) }
    guard let content = taskcore_pulse_get(pulse), let read = try Pulse(content.pointee) else {
      throw TaskcoreError(.internal, "The pulse could not be read.")
    }
    return read
  }
}

extension Pulse {
  /// Nil when the library left something out.
  fileprivate init?(_ content: taskcore_pulse_content) throws {
    guard let daily = content.daily_streak, let weekly = content.weekly_streak,
      let level = content.level, let trend = content.trend, let week = content.week,
      let month = content.month, let forecast = content.forecast,
      let today = CalendarDate(number: content.today)
    else { return nil }
    func groups(
      _ first: UnsafePointer<taskcore_pulse_group>?, _ count: Int
    ) -> [PulseGroup] {
      elements(first, count, size: \.struct_size).map { PulseGroup($0) }
    }
    self.init(
      today: today,
      days: elements(content.days, content.day_count, size: \.struct_size).compactMap {
        PulseDay($0)
      },
      dailyStreak: Streak(daily.pointee), weeklyStreak: Streak(weekly.pointee),
      level: Level(level.pointee), trend: Trend(trend.pointee),
      week: Comparison(week.pointee), month: Comparison(month.pointee),
      forecast: Forecast(forecast.pointee),
      projects: groups(content.projects, content.project_count),
      priorities: groups(content.priorities, content.priority_count),
      weekdays: groups(content.weekdays, content.weekday_count),
      hours: groups(content.hours, content.hour_count),
      insights: elements(content.insights, content.insight_count, size: \.struct_size).map {
        Insight($0)
      },
      points: content.points, completed: content.completed_count)
  }
}
