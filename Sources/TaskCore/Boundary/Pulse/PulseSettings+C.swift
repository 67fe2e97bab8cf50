import CTaskcore
import Domain

extension PulseSettings.Name {
  private static let masks: [(PulseSettings.Name, UInt64)] = [
    (.pointsP0, TASKCORE_PULSE_SET_POINTS_P0), (.pointsP1, TASKCORE_PULSE_SET_POINTS_P1),
    (.pointsP2, TASKCORE_PULSE_SET_POINTS_P2), (.pointsP3, TASKCORE_PULSE_SET_POINTS_P3),
    (.pointsNone, TASKCORE_PULSE_SET_POINTS_NONE), (.dailyGoal, TASKCORE_PULSE_SET_DAILY_GOAL),
    (.weeklyGoal, TASKCORE_PULSE_SET_WEEKLY_GOAL),
    (.ignoredWeekdays, TASKCORE_PULSE_SET_IGNORED_WEEKDAYS),
  ]

  /// What the members that a caller announced are to be.
  ///
  /// - Throws: `invalid`, with the member.
  static func values(
    _ pointer: UnsafePointer<taskcore_pulse_settings>?
  ) throws -> [PulseSettings.Name: Int32] {
    let settings = try required(pointer, "settings").checked()
    let given = masks.filter { settings.has($0.1) }.map { name, _ in
      (name, name.value(in: settings))
    }
    return Dictionary(given) { _, last in last }
  }

  private func value(in settings: taskcore_pulse_settings) -> Int32 {
    switch self {
    case .pointsP0: settings.points_p0
    case .pointsP1: settings.points_p1
    case .pointsP2: settings.points_p2
    case .pointsP3: settings.points_p3
    case .pointsNone: settings.points_none
    case .dailyGoal: settings.daily_goal
    case .weeklyGoal: settings.weekly_goal
    case .ignoredWeekdays: Int32(bitPattern: settings.ignored_weekdays)
    }
  }
}

extension taskcore_pulse_settings {
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
