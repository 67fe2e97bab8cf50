import CTaskcoreHeader

extension EventChanges {
  /// Reads the words of `event add` as quick add reads those of a task: its due is when the event
  /// begins, its estimate how long that lasts.
  ///
  /// - Throws: a usage error for what an event does not have, such as a project.
  init(adding words: some Sequence<Word>, in store: Store) throws {
    try store.read(QuickAddLine(words)) { content in
      guard let input = content.input?.pointee else { return }
      if let other = Self.others.first(where: { input.fields & $0.bit != 0 }) {
        throw ShellError.usage(
          "An event has no \(other.name). Quote what is part of the title: '\(other.mark)'.")
      }
      if input.fields & TASKCORE_TASK_SLOT != 0 {
        throw ShellError.usage("When does it begin? Write a time, such as 19:00.")
      }
      title = input.title.map { [UInt8](c: $0) }
      if input.fields & TASKCORE_TASK_DUE != 0 {
        start = Moment(kind: input.due_kind, date: input.due_date, milliseconds: input.due_ms)
      }
      if input.fields & TASKCORE_TASK_ESTIMATED_DURATION != 0 {
        duration = input.estimated_duration_s
      }
      if input.fields & TASKCORE_TASK_NOTES != 0 { notes = input.notes.map { [UInt8](c: $0) } }
      if input.fields & TASKCORE_TASK_REPEAT_RULE != 0 {
        repeats = RepeatRule(
          rule: String(c: input.repeat_rule),
          mode: RepeatMode(rawValue: input.repeat_mode) ?? .fixed)
      }
    }
  }

  private static let others: [(bit: UInt64, name: String, mark: String)] = [
    (TASKCORE_TASK_PROJECT, "project", "#1"), (TASKCORE_TASK_TAGS_ADDED, "tags", "@Ada"),
    (TASKCORE_TASK_PRIORITY, "priority", "!p1"), (TASKCORE_TASK_FAVOURITE, "mark *", "*"),
    (TASKCORE_TASK_START, "start besides the time that it is at", ">today"),
  ]
}
