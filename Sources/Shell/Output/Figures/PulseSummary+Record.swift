import TaskcoreSwift

extension PulseSummary: Record {
  static let fieldNames = [
    "today", "points", "completed", "daily_streak", "daily_longest", "daily_goal",
    "daily_at_risk", "weekly_streak", "weekly_longest", "weekly_goal", "weekly_at_risk", "level",
    "level_name", "level_points", "level_next", "level_progress", "trend_days", "trend_mean",
    "trend_slope", "trend_error", "week_points", "week_before", "week_before_so_far",
    "month_points", "month_before", "month_before_so_far", "forecast", "forecast_open",
    "forecast_added", "forecast_closed", "forecast_date",
  ]

  func fieldValues(in store: Store) -> [FieldValue] {
    [.text(pulse.today.text), .integer(score.points), .integer(score.completed)]
      + pulse.dailyStreak.values + pulse.weeklyStreak.values + pulse.level.values
      + pulse.trend.values + pulse.week.values + pulse.month.values + pulse.forecast.values
  }
}

extension Streak {
  fileprivate var values: [FieldValue] {
    [.integer(current), .integer(longest), .integer(goal), .boolean(isAtRisk)]
  }
}

extension Level {
  fileprivate var values: [FieldValue] {
    [
      .integer(Int64(number)), .text(name), .integer(points),
      next.map { .integer($0) } ?? .null, .number(progress),
    ]
  }
}

extension Trend {
  fileprivate var values: [FieldValue] {
    [
      .integer(days), .number(mean), slope.map { .number($0) } ?? .null,
      standardError.map { .number($0) } ?? .null,
    ]
  }
}

extension Comparison {
  fileprivate var values: [FieldValue] {
    [.integer(points), .integer(previousPoints), .integer(previousPointsSoFar)]
  }
}

extension Forecast {
  fileprivate var values: [FieldValue] {
    let hasPace = kind == .date || kind == .never
    return [
      .text(kind.rawValue), .integer(open), hasPace ? .number(addedPerDay) : .null,
      hasPace ? .number(closedPerDay) : .null,
      kind == .date ? emptyDate.map { .text($0.text) } ?? .null : .null,
    ]
  }
}
