/// The default lengths of focus sessions and breaks, and their automatic succession.
package struct FocusSettings: SettingsGroup, Equatable, Sendable {
  package private(set) var workMinutes: Int32 = 25
  package private(set) var shortBreakMinutes: Int32 = 5
  package private(set) var longBreakMinutes: Int32 = 15
  /// How many sessions there are up to a long break.
  package private(set) var rounds: Int32 = 4
  /// Whether a break follows a session by itself, and the next session the break.
  package private(set) var startsNext = false

  package init() {}

  /// The raw values are the names of the settings.
  package enum Name: String, SettingName {
    case workMinutes = "focus.work_minutes"
    case shortBreakMinutes = "focus.short_break_minutes"
    case longBreakMinutes = "focus.long_break_minutes"
    case rounds = "focus.rounds"
    case startsNext = "focus.is_auto_start"

    package var values: ClosedRange<Int32> {
      switch self {
      case .workMinutes, .shortBreakMinutes, .longBreakMinutes: FocusLength.minutes
      case .rounds: 1...12
      case .startsNext: 0...1
      }
    }
  }

  package subscript(name: Name) -> Int32 {
    switch name {
    case .workMinutes: workMinutes
    case .shortBreakMinutes: shortBreakMinutes
    case .longBreakMinutes: longBreakMinutes
    case .rounds: rounds
    case .startsNext: startsNext ? 1 : 0
    }
  }

  /// - Throws: `invalid` for a value out of its range.
  package mutating func set(_ name: Name, to value: Int32) throws {
    guard name.values.contains(value) else {
      throw Failure(
        .invalid,
        "The \(name.field) are \(name.values.lowerBound) to \(name.values.upperBound), "
          + "not \(value).", field: name.field)
    }
    switch name {
    case .workMinutes: workMinutes = value
    case .shortBreakMinutes: shortBreakMinutes = value
    case .longBreakMinutes: longBreakMinutes = value
    case .rounds: rounds = value
    case .startsNext: startsNext = value == 1
    }
  }

  /// How many minutes a session or break is.
  package func minutes(of kind: FocusSession.Kind) -> Int32 {
    switch kind {
    case .work: workMinutes
    case .shortBreak: shortBreakMinutes
    case .longBreak: longBreakMinutes
    }
  }
}

extension RecordRepository<Setting> {
  package func focus() throws -> FocusSettings { try group() }
}
