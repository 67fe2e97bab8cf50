import CTaskcore
import Domain

extension taskcore_focus_settings: SettingsStruct {
  static var members:
    [(name: FocusSettings.Name, field: UInt64, value: (taskcore_focus_settings) -> Int32)]
  {
    [
      (.workMinutes, TASKCORE_FOCUS_SETTINGS_WORK, { $0.work_minutes }),
      (.shortBreakMinutes, TASKCORE_FOCUS_SETTINGS_SHORT_BREAK, { $0.short_break_minutes }),
      (.longBreakMinutes, TASKCORE_FOCUS_SETTINGS_LONG_BREAK, { $0.long_break_minutes }),
      (.rounds, TASKCORE_FOCUS_SETTINGS_ROUNDS, { $0.rounds }),
      (.startsNext, TASKCORE_FOCUS_SETTINGS_AUTO_START, { $0.is_auto_start }),
    ]
  }

  init(_ settings: FocusSettings) {
    self.init(
      struct_size: MemoryLayout<taskcore_focus_settings>.size,
      fields: Self.knownFields, work_minutes: settings[.workMinutes],
      short_break_minutes: settings[.shortBreakMinutes],
      long_break_minutes: settings[.longBreakMinutes], rounds: settings[.rounds],
      is_auto_start: settings[.startsNext], reserved: 0)
  }
}
