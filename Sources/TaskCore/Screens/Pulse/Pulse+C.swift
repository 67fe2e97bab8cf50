import CTaskcore
import Domain

extension taskcore_pulse_day {
  init(_ day: Pulse.Day) {
    self.init(
      struct_size: MemoryLayout<taskcore_pulse_day>.size, date: day.figures.date.packed,
      is_paused: day.isPaused ? 1 : 0, completed_count: day.figures.tally.completed,
      added_count: day.figures.added, due_count: day.figures.due,
      overdue_count: day.figures.overdue, open_count: day.figures.open,
      points: day.figures.tally.points, focus_ms: day.figures.focus,
      completion_ratio: day.completionRatio ?? 0, average_points: day.average,
      has_completion_ratio: day.completionRatio == nil ? 0 : 1,
      is_goal_reached: day.hasReachedGoal ? 1 : 0, cancelled_count: day.figures.cancelled)
  }
}

extension taskcore_streak {
  init(_ streak: Streak) {
    self.init(
      struct_size: MemoryLayout<taskcore_streak>.size, goal: streak.goal,
      completed_count: streak.completed, current_count: streak.current?.count ?? 0,
      longest_count: streak.longest?.count ?? 0,
      current_first_date: streak.current?.first.packed ?? 0,
      current_last_date: streak.current?.last.packed ?? 0,
      longest_first_date: streak.longest?.first.packed ?? 0,
      longest_last_date: streak.longest?.last.packed ?? 0, is_paused: streak.isPaused ? 1 : 0,
      is_at_risk: streak.isAtRisk ? 1 : 0)
  }
}

extension taskcore_trend {
  init(_ trend: Trend) {
    self.init(
      struct_size: MemoryLayout<taskcore_trend>.size, day_count: Int64(trend.dayCount),
      mean_points: trend.mean, slope: trend.slope ?? 0,
      slope_standard_error: trend.standardError ?? 0, has_slope: trend.slope == nil ? 0 : 1,
      has_standard_error: trend.standardError == nil ? 0 : 1)
  }
}

extension taskcore_comparison {
  init(_ comparison: Comparison) {
    self.init(
      struct_size: MemoryLayout<taskcore_comparison>.size,
      first_date: comparison.days.lowerBound.packed, last_date: comparison.days.upperBound.packed,
      previous_first_date: comparison.previousDays.lowerBound.packed,
      previous_last_date: comparison.previousDays.upperBound.packed,
      previous_same_date: comparison.previousSame.packed, reserved: 0,
      points: comparison.tally.points, completed_count: comparison.tally.completed,
      previous_points: comparison.previous.points,
      previous_completed_count: comparison.previous.completed,
      previous_points_so_far: comparison.previousSoFar.points,
      previous_completed_count_so_far: comparison.previousSoFar.completed)
  }
}

extension taskcore_forecast {
  init(_ forecast: Forecast) {
    self.init(
      struct_size: MemoryLayout<taskcore_forecast>.size, open_count: forecast.backlog,
      day_count: Int64(forecast.dayCount), added_per_day: forecast.addedPerDay,
      closed_per_day: forecast.closedPerDay, days: forecast.days ?? 0,
      kind: forecast.kind.rawValue, empty_date: forecast.emptyDate?.packed ?? 0)
  }
}
