import CTaskcore
import Domain
import ViewModels

/// A pulse, as a C caller reads it.
final class PulseScreen: CHandleOwner {
  private let arena = Arena()
  let content: UnsafePointer<taskcore_pulse_content>

  init(_ pulse: Pulse, _ wording: Wording) throws {
    let content = try arena.new(taskcore_pulse_content.self)
    self.content = UnsafePointer(content)
    try fillFigures(of: pulse, in: content, wording)
    try fillGroups(of: pulse, in: content, wording)
    let insights = pulse.insights(wording)
    content.pointee.insights = try arena.array(
      insights, of: taskcore_insight.self, arena.insight)
    content.pointee.insight_count = insights.count
    content.pointee.points = pulse.total.points
    content.pointee.completed_count = pulse.total.completed
    content.pointee.added_count = pulse.added
    content.pointee.focus_ms = pulse.focus
    content.pointee.active_day_count = Int64(pulse.activeDayCount)
    content.pointee.today = pulse.today.packed
    content.pointee.best_date = pulse.bestDate?.packed ?? 0
    content.pointee.best_weekday = Int32(clamping: pulse.bestWeekday ?? 0)
    content.pointee.best_hour = Int32(clamping: pulse.bestHour ?? -1)
  }

  private func fillFigures(
    of pulse: Pulse, in content: UnsafeMutablePointer<taskcore_pulse_content>,
    _ wording: Wording
  ) throws {
    content.pointee.days = try arena.array(
      pulse.days, of: taskcore_pulse_day.self, taskcore_pulse_day.init)
    content.pointee.day_count = pulse.days.count
    content.pointee.daily_streak = try arena.one(taskcore_streak(pulse.dailyStreak))
    content.pointee.weekly_streak = try arena.one(taskcore_streak(pulse.weeklyStreak))
    content.pointee.level = try arena.one(
      arena.level(pulse.level, points: pulse.allTime.points, wording))
    content.pointee.trend = try arena.one(taskcore_trend(pulse.trend))
    content.pointee.week = try arena.one(taskcore_comparison(pulse.week))
    content.pointee.month = try arena.one(taskcore_comparison(pulse.month))
    content.pointee.forecast = try arena.one(taskcore_forecast(pulse.forecast))
  }

  private func fillGroups(
    of pulse: Pulse, in content: UnsafeMutablePointer<taskcore_pulse_content>,
    _ wording: Wording
  ) throws {
    func array(_ groups: [PulseGroup]) throws -> (UnsafePointer<taskcore_pulse_group>?, Int) {
      (try arena.array(groups, of: taskcore_pulse_group.self, arena.group), groups.count)
    }
    (content.pointee.projects, content.pointee.project_count) = try array(
      pulse.projectGroups(wording))
    (content.pointee.priorities, content.pointee.priority_count) =
      try array(pulse.priorityGroups(wording))
    (content.pointee.weekdays, content.pointee.weekday_count) = try array(
      pulse.weekdayGroups(wording))
    (content.pointee.hours, content.pointee.hour_count) = try array(pulse.hourGroups(wording))
  }
}

extension Arena {
  fileprivate func level(_ level: Level, points: Int64, _ wording: Wording) throws -> taskcore_level
  {
    taskcore_level(
      struct_size: MemoryLayout<taskcore_level>.size, name: try text(wording.name(of: level)),
      points: points,
      first_points: level.firstPoints, next_points: level.next?.firstPoints ?? 0,
      progress: level.progress(points: points), number: Int32(clamping: level.rawValue),
      reserved: 0)
  }

  fileprivate func group(_ group: PulseGroup) throws -> taskcore_pulse_group {
    taskcore_pulse_group(
      struct_size: MemoryLayout<taskcore_pulse_group>.size, key: group.key,
      label: try text(group.label), completed_count: group.tally.completed,
      points: group.tally.points, day_count: Int64(group.dayCount),
      colour: group.colour.rawValue, reserved: 0)
  }

  fileprivate func insight(_ insight: Insight) throws -> taskcore_insight {
    taskcore_insight(
      struct_size: MemoryLayout<taskcore_insight>.size, text: try text(insight.text),
      figures: try array(insight.figures, of: taskcore_figure.self) { figure in
        taskcore_figure(
          struct_size: MemoryLayout<taskcore_figure>.size, name: try text(figure.name),
          value: figure.value)
      },
      figure_count: insight.figures.count, kind: insight.kind.rawValue,
      colour: insight.colour.rawValue)
  }
}
