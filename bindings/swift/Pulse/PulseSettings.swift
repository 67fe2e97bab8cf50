import CTaskcoreHeader

/// How completions score, and what keeps a streak; as changes, only what is given.
public struct PulseSettings: Sendable {
  /// The points P0.
  public var pointsP0: Int32?
  /// The points P1.
  public var pointsP1: Int32?
  /// The points P2.
  public var pointsP2: Int32?
  /// The points P3.
  public var pointsP3: Int32?
  /// The points of a task without a priority.
  public var pointsNone: Int32?
  /// How many tasks are to be completed on a day and in a week.
  public var dailyGoal: Int32?
  /// The weekly goal.
  public var weeklyGoal: Int32?
  /// A bit for each, 1 for Monday to 64 for Sunday.
  public var ignoredWeekdays: UInt32?

  /// Makes one with these values.
  public init(
    pointsP0: Int32? = nil, pointsP1: Int32? = nil, pointsP2: Int32? = nil, pointsP3: Int32? = nil,
    pointsNone: Int32? = nil, dailyGoal: Int32? = nil, weeklyGoal: Int32? = nil,
    ignoredWeekdays: UInt32? = nil
  ) {
    self.pointsP0 = pointsP0
    self.pointsP1 = pointsP1
    self.pointsP2 = pointsP2
    self.pointsP3 = pointsP3
    self.pointsNone = pointsNone
    self.dailyGoal = dailyGoal
    self.weeklyGoal = weeklyGoal
    self.ignoredWeekdays = ignoredWeekdays
  }

  /// For the library.
  fileprivate var input: taskcore_pulse_settings {
    var input = taskcore_pulse_settings()
    input.struct_size = MemoryLayout<taskcore_pulse_settings>.size
    func set<Value>(
      _ value: Value?, _ field: UInt64,
      _ member: WritableKeyPath<taskcore_pulse_settings, Value>
    ) {
      guard let value else { return }
      input.fields |= field
      input[keyPath: member] = value
    }
    set(pointsP0, TASKCORE_PULSE_SET_POINTS_P0, \.points_p0)
    set(pointsP1, TASKCORE_PULSE_SET_POINTS_P1, \.points_p1)
    set(pointsP2, TASKCORE_PULSE_SET_POINTS_P2, \.points_p2)
    set(pointsP3, TASKCORE_PULSE_SET_POINTS_P3, \.points_p3)
    set(pointsNone, TASKCORE_PULSE_SET_POINTS_NONE, \.points_none)
    set(dailyGoal, TASKCORE_PULSE_SET_DAILY_GOAL, \.daily_goal)
    set(weeklyGoal, TASKCORE_PULSE_SET_WEEKLY_GOAL, \.weekly_goal)
    set(ignoredWeekdays, TASKCORE_PULSE_SET_IGNORED_WEEKDAYS, \.ignored_weekdays)
    return input
  }
}

extension Store {
  /// All settings.
  public func pulseSettings() throws -> PulseSettings {
    var settings = taskcore_pulse_settings()
    settings.struct_size = MemoryLayout<taskcore_pulse_settings>.size
    try Self.check(taskcore_pulse_settings_get(handle, &settings))
    return PulseSettings(
      pointsP0: settings.points_p0, pointsP1: settings.points_p1, pointsP2: settings.points_p2,
      pointsP3: settings.points_p3, pointsNone: settings.points_none,
      dailyGoal: settings.daily_goal, weeklyGoal: settings.weekly_goal,
      ignoredWeekdays: settings.ignored_weekdays)
  }

  /// Sets how completions score from now on, and what keeps a streak.
  public func setPulse(_ changes: PulseSettings) throws {
    var input = changes.input
    try Self.check(taskcore_pulse_settings_set(handle, &input))
  }
}
