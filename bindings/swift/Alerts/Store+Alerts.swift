import CTaskcoreHeader

extension Store {
  /// What new tasks, or new events, are reminded of when nothing is said of reminders.
  public func defaultReminders(of kind: Reminded) throws -> [Reminder] {
    let text = try Self.bytes { taskcore_default_reminders(handle, kind.code, &$0) }.string
    return text.split(separator: " ").compactMap { word in
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
    let now = try now()
    guard !isReadOnly else {
      try Self.check(taskcore_poll(handle, now, nil, nil))
      return []
    }
    return try Alert.list.read { taskcore_poll(handle, now, &$0, nil) }
  }
}
