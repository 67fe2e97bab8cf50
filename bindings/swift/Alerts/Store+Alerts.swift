import CTaskcoreHeader

/// What has reminders by default.
public enum Reminded: Int32, Sendable, CaseIterable {
  /// New tasks that are due at, or begin at, a time.
  case timedTask = 1
  /// New tasks that are due on, or begin on, a day.
  case allDayTask = 2
  /// New events.
  case event = 3
}

extension Store {
  /// Sets what new tasks, or new events, are reminded of when nothing is said of reminders.
  public func setDefaultReminders(_ reminders: [Reminder], of kind: Reminded) throws {
    let inputs = reminders.map(\.input)
    try Self.check(
      taskcore_default_reminders_set(handle, kind.rawValue, inputs, inputs.count))
  }

  /// What new tasks, or new events, are reminded of when nothing is said of reminders.
  public func defaultReminders(of kind: Reminded) throws -> [Reminder] {
    let text = try Self.bytes { taskcore_default_reminders(handle, kind.rawValue, &$0) }
    return String(decoding: text, as: UTF8.self).split(separator: " ").compactMap { word in
      for (anchor, make) in [("start", Reminder.start), ("due", Reminder.due)]
      where word.hasPrefix(anchor) {
        return Int64(word.dropFirst(anchor.count)).map(make)
      }
      return nil
    }
  }

  /// What became due since the last poll, of this program or another, the earliest first. A store
  /// that is only read says nothing.
  ///
  /// The library notices besides what other programs changed.
  public func poll() throws -> [Alert] {
    guard !isReadOnly else {
      try Self.check(taskcore_poll(handle, try now(), nil, nil))
      return []
    }
    let now = try now()
    return try Alert.list.read { taskcore_poll(handle, now, &$0, nil) }
  }

  /// When to poll next, in milliseconds since 1970 UTC; nil when there is nothing to come.
  public func nextWakeup() throws -> Int64? {
    let instant = try Self.number { taskcore_next_wakeup(handle, $0) }
    return instant == TASKCORE_NEVER ? nil : instant
  }
}
