/// The scoring of completions, and the goals of streaks.
package struct PulseSettings: SettingsGroup, Equatable, Sendable {
  /// Of each priority, from P0 to none.
  package private(set) var points: [Int32] = [7, 4, 3, 2, 1]
  /// How many tasks a day asks for.
  package private(set) var dailyGoal: Int32 = 1
  /// How many tasks a week asks for.
  package private(set) var weeklyGoal: Int32 = 5
  /// Bit n is the weekday n, from Monday, which is 0.
  package private(set) var ignoredWeekdays: UInt32 = 0

  package init() {}

  /// The raw values are the names of the settings.
  package enum Name: String, SettingName {
    case pointsP0 = "score.points_p0"
    case pointsP1 = "score.points_p1"
    case pointsP2 = "score.points_p2"
    case pointsP3 = "score.points_p3"
    case pointsNone = "score.points_none"
    case dailyGoal = "pulse.daily_goal"
    case weeklyGoal = "pulse.weekly_goal"
    case ignoredWeekdays = "pulse.ignored_weekdays"

    /// Every set of weekdays but all seven.
    package var values: ClosedRange<Int32> {
      switch self {
      case .pointsP0, .pointsP1, .pointsP2, .pointsP3, .pointsNone: 0...1_000
      case .dailyGoal: 1...1_000
      case .weeklyGoal: 1...7_000
      case .ignoredWeekdays: 0...126
      }
    }

    /// Of which it sets the points.
    fileprivate var priority: Priority? {
      switch self {
      case .pointsP0: .p0
      case .pointsP1: .p1
      case .pointsP2: .p2
      case .pointsP3: .p3
      case .pointsNone: Priority.none
      case .dailyGoal, .weeklyGoal, .ignoredWeekdays: nil
      }
    }
  }

  package func points(for priority: Priority) -> Int64 {
    let index = Int(priority.rawValue)
    return points.indices.contains(index) ? Int64(points[index]) : 0
  }

  package func ignores(weekday: Int) -> Bool {
    (0...6).contains(weekday) && ignoredWeekdays & (1 << UInt32(weekday)) != 0
  }

  package subscript(name: Name) -> Int32 {
    if let priority = name.priority { return Int32(points(for: priority)) }
    return switch name {
    case .dailyGoal: dailyGoal
    case .weeklyGoal: weeklyGoal
    default: Int32(ignoredWeekdays)
    }
  }

  /// - Throws: `invalid` for a value out of its range.
  package mutating func set(_ name: Name, to value: Int32) throws {
    guard name.values.contains(value) else { throw Self.refusal(of: value, for: name) }
    if let priority = name.priority {
      points[Int(priority.rawValue)] = value
      return
    }
    switch name {
    case .dailyGoal: dailyGoal = value
    case .weeklyGoal: weeklyGoal = value
    default: ignoredWeekdays = UInt32(value)
    }
  }

  private static func refusal(of value: Int32, for name: Name) -> Failure {
    if name == .ignoredWeekdays {
      return Failure(
        .invalid,
        "The ignored_weekdays are bits from 1 for Monday to 64 for Sunday, and not all of them: "
          + "\(value) is something else.", field: name.field)
    }
    return Failure(
      .invalid,
      "The \(name.field) is \(name.values.lowerBound) to \(name.values.upperBound), not \(value).",
      field: name.field)
  }
}

extension RecordRepository<Setting> {
  package func pulse() throws -> PulseSettings { try group() }
}
