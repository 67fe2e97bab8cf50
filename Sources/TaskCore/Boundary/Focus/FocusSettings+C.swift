import CTaskcore
import Domain

extension FocusSettings.Name {
  private static let masks: [(FocusSettings.Name, UInt64)] = [
    (.workMinutes, TASKCORE_FOCUS_SET_WORK), (.shortBreakMinutes, TASKCORE_FOCUS_SET_SHORT_BREAK),
    (.longBreakMinutes, TASKCORE_FOCUS_SET_LONG_BREAK), (.rounds, TASKCORE_FOCUS_SET_ROUNDS),
    (.startsNext, TASKCORE_FOCUS_SET_AUTO_START),
  ]

  /// What the members that a caller announced are to be.
  ///
  /// - Throws: `invalid`, with the member.
  static func values(
    _ pointer: UnsafePointer<taskcore_focus_settings>?
  ) throws -> [FocusSettings.Name: Int32] {
    let settings = try required(pointer, "settings").checked()
    let given = masks.filter { settings.has($0.1) }.map { name, _ in
      (name, name.value(in: settings))
    }
    return Dictionary(given) { _, last in last }
  }

  private func value(in settings: taskcore_focus_settings) -> Int32 {
    switch self {
    case .workMinutes: settings.work_minutes
    case .shortBreakMinutes: settings.short_break_minutes
    case .longBreakMinutes: settings.long_break_minutes
    case .rounds: settings.rounds
    case .startsNext: settings.auto_start
    }
  }
}

extension taskcore_focus_settings {
  init(_ settings: FocusSettings) {
    self.init(
      struct_size: MemoryLayout<taskcore_focus_settings>.size,
      fields: Self.knownFields, work_minutes: settings[.workMinutes],
      short_break_minutes: settings[.shortBreakMinutes],
      long_break_minutes: settings[.longBreakMinutes], rounds: settings[.rounds],
      auto_start: settings[.startsNext], reserved: 0)
  }
}
