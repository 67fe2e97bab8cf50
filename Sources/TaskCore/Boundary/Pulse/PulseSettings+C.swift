import CTaskcore
import Domain

extension taskcore_pulse_settings: SettingsStruct {
  static var members:
    [(name: PulseSettings.Name, field: UInt64, value: (taskcore_pulse_settings) -> Int32)]
  {
    [
      (.pointsP0, TASKCORE_PULSE_SETTINGS_POINTS_P0, { $0.points_p0 }),
      (.pointsP1, TASKCORE_PULSE_SETTINGS_POINTS_P1, { $0.points_p1 }),
      (.pointsP2, TASKCORE_PULSE_SETTINGS_POINTS_P2, { $0.points_p2 }),
      (.pointsP3, TASKCORE_PULSE_SETTINGS_POINTS_P3, { $0.points_p3 }),
      (.pointsNone, TASKCORE_PULSE_SETTINGS_POINTS_NONE, { $0.points_none }),
      (.dailyGoal, TASKCORE_PULSE_SETTINGS_DAILY_GOAL, { $0.daily_goal }),
      (.weeklyGoal, TASKCORE_PULSE_SETTINGS_WEEKLY_GOAL, { $0.weekly_goal }),
      (
        .ignoredWeekdays, TASKCORE_PULSE_SETTINGS_IGNORED_WEEKDAYS,
        { Int32(bitPattern: $0.ignored_weekdays) }
      ),
    ]
  }

  init(_ settings: PulseSettings) {
    self.init(
      struct_size: MemoryLayout<taskcore_pulse_settings>.size,
      fields: Self.knownFields, points_p0: settings[.pointsP0],
      points_p1: settings[.pointsP1], points_p2: settings[.pointsP2],
      points_p3: settings[.pointsP3], points_none: settings[.pointsNone],
      daily_goal: settings[.dailyGoal], weekly_goal: settings[.weeklyGoal],
      ignored_weekdays: settings.ignoredWeekdays)
  }
}
