import CTaskcoreHeader

/// How long sessions and breaks are, and what follows them; as changes, only what is given.
struct FocusSettings {
  /// These are in minutes.
  var work: Int32?
  var shortBreak: Int32?
  var longBreak: Int32?
  /// How many sessions there are up to a long break.
  var rounds: Int32?
  var startsByItself: Bool?

  /// For the library.
  fileprivate var input: taskcore_focus_settings {
    var input = taskcore_focus_settings()
    input.struct_size = MemoryLayout<taskcore_focus_settings>.size
    if let work {
      input.fields |= TASKCORE_FOCUS_SET_WORK
      input.work_minutes = work
    }
    if let shortBreak {
      input.fields |= TASKCORE_FOCUS_SET_SHORT_BREAK
      input.short_break_minutes = shortBreak
    }
    if let longBreak {
      input.fields |= TASKCORE_FOCUS_SET_LONG_BREAK
      input.long_break_minutes = longBreak
    }
    if let rounds {
      input.fields |= TASKCORE_FOCUS_SET_ROUNDS
      input.rounds = rounds
    }
    if let startsByItself {
      input.fields |= TASKCORE_FOCUS_SET_AUTO_START
      input.auto_start = startsByItself ? 1 : 0
    }
    return input
  }
}

extension Store {
  /// All settings.
  func focusSettings() throws -> FocusSettings {
    var settings = taskcore_focus_settings()
    settings.struct_size = MemoryLayout<taskcore_focus_settings>.size
    try Self.check(taskcore_focus_settings_get(handle, &settings))
    return FocusSettings(
      work: settings.work_minutes, shortBreak: settings.short_break_minutes,
      longBreak: settings.long_break_minutes, rounds: settings.rounds,
      startsByItself: settings.auto_start != 0)
  }

  func setFocus(_ changes: FocusSettings) throws {
    var input = changes.input
    try Self.check(taskcore_focus_settings_set(handle, &input))
  }
}
