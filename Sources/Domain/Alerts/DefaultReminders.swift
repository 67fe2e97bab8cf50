package import Localization

/// The reminders that new tasks and events get by default. The raw values are those of the C API.
package enum DefaultReminders: Int32, CallerCode, CaseIterable, Sendable {
  /// Tasks that are due at, or begin at, a time of some day.
  case timedTask = 1
  /// Tasks that are due on, or begin on, a day.
  case allDayTask = 2
  case event = 3

  package static func refusal(of code: Int32) -> (message: Message, field: String) {
    (
      "\(code) has no default reminders: tasks with a time (1), tasks of a day (2) and events (3) have.",
      "kind"
    )
  }

  /// The name of the setting that has them, as the store has those of a task.
  fileprivate var setting: String {
    switch self {
    case .timedTask: "reminders.timed"
    case .allDayTask: "reminders.all_day"
    case .event: "reminders.events"
    }
  }
}

extension RecordRepository<Setting> {
  /// The default reminders of a kind; empty when none are set, or when the setting cannot be read.
  package func defaultReminders(_ kind: DefaultReminders) throws -> [Reminder] {
    let text = try find(uid: kind.setting)?.value ?? ""
    return (try? [Reminder](text: text))?.filter(\.isRelative) ?? []
  }

  /// - Throws: `invalid` for one that is at a time of its own, and for more than 50.
  package func setDefaultReminders(_ reminders: [Reminder], of kind: DefaultReminders) throws {
    guard reminders.allSatisfy(\.isRelative) else {
      throw Failure(
        .invalid,
        "A default reminder counts from the start or the due: a time of its own is that of one task alone.",
        field: "reminders")
    }
    let text = try reminders.ordered().text
    try set(kind.setting, to: text.isEmpty ? nil : text)
  }
}

extension Reminder {
  /// Whether it counts from the start or the due.
  fileprivate var isRelative: Bool {
    if case .relative = self { true } else { false }
  }
}
