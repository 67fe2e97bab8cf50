import CTaskcoreHeader

/// How long sessions and breaks are, and what follows them; as changes, only what is given.
public struct FocusSettings: Sendable {
  /// These are in minutes.
  public var work: Int32?
  /// The short break.
  public var shortBreak: Int32?
  /// The long break.
  public var longBreak: Int32?
  /// How many sessions there are up to a long break.
  public var rounds: Int32?
  /// Whether it starts by itself.
  public var startsByItself: Bool?

  /// Makes one with these values.
  public init(
    work: Int32? = nil, shortBreak: Int32? = nil, longBreak: Int32? = nil, rounds: Int32? = nil,
    startsByItself: Bool? = nil
  ) {
    self.work = work
    self.shortBreak = shortBreak
    self.longBreak = longBreak
    self.rounds = rounds
    self.startsByItself = startsByItself
  }

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
  public func focusSettings() throws -> FocusSettings {
    var settings = taskcore_focus_settings()
    settings.struct_size = MemoryLayout<taskcore_focus_settings>.size
    try Self.check(taskcore_focus_settings_get(handle, &settings))
    return FocusSettings(
      work: settings.work_minutes, shortBreak: settings.short_break_minutes,
      longBreak: settings.long_break_minutes, rounds: settings.rounds,
      startsByItself: settings.auto_start != 0)
  }

  /// Sets how long focus sessions and breaks are from now on, and what follows them.
  public func setFocus(_ changes: FocusSettings) throws {
    var input = changes.input
    try Self.check(taskcore_focus_settings_set(handle, &input))
  }
}
