import CTaskcoreHeader

extension Command {
  static let parse = Command(
    name: "parse",
    summary: "Show how add would understand some words.",
    synopsis: "parse WORD|TOKEN...",
    operands: add.operands,
    notes: ["Nothing is added. What is understood is in colour on a terminal."],
    examples: ["parse Pay rent tomorrow 17:00 #Home @bank !p1 *"]
  ) { arguments, session in
    let store = try session.store()
    var line = QuickAddLine([])
    var task = try TaskChanges(adding: arguments.operands, line: &line, store: store)
    task.defaultProject = session.settings.project
    try store.read(line) { content in
      if session.output.isColoured { try session.output.print(coloured(line, content)) }
      try task.withInput(over: content.input?.pointee) { input in
        try session.output.printFields(fields(of: input.pointee, in: store))
      }
    }
  }

  /// The line with what was understood in green.
  private static func coloured(
    _ line: QuickAddLine, _ content: taskcore_quick_add_content
  ) -> StyledText {
    var text = StyledText("")
    var end = 0
    for token in elements(content.tokens, content.token_count, size: \.struct_size) {
      let range = (token.start..<token.start + token.length).clamped(to: end..<line.bytes.count)
      text.append(String(decoding: line.bytes[end..<range.lowerBound], as: UTF8.self))
      text.append(String(decoding: line.bytes[range], as: UTF8.self), .green)
      end = range.upperBound
    }
    text.append(String(decoding: line.bytes[end...], as: UTF8.self))
    return text
  }

  /// What is said of the task.
  private static func fields(
    of input: taskcore_task_input, in store: Store
  ) throws -> [(name: String, value: String)] {
    let tags = UnsafeBufferPointer(start: input.tags_added, count: input.tags_added_count)
    let due = Moment(kind: input.due_kind, date: input.due_date, milliseconds: input.due_ms)
    let start = Moment(
      kind: input.start_kind, date: input.start_date, milliseconds: input.start_ms)
    let reminders = elements(input.reminders, input.reminder_count, size: \.struct_size)
    let depends = UnsafeBufferPointer(start: input.depends_on, count: input.depends_on_count)
    let all: [(bit: UInt64, name: String, value: String)] = [
      (TASKCORE_TASK_TITLE, "Title", String(c: input.title)),
      (TASKCORE_TASK_NOTES, "Notes", String(c: input.notes)),
      (TASKCORE_TASK_PROJECT, "Project", String(c: input.project)),
      (TASKCORE_TASK_PARENT, "Subtask of", String(input.parent_id)),
      (TASKCORE_TASK_TAGS_ADDED, "Tags", tags.map { String(c: $0) }.joined(separator: ", ")),
      (TASKCORE_TASK_PRIORITY, "Priority", Priority(rawValue: input.priority)?.name ?? ""),
      (TASKCORE_TASK_FAVOURITE, "Favourite", input.favourite == 0 ? "no" : "yes"),
      (TASKCORE_TASK_SLOT, "Slot", Slot(code: input.slot).rawValue),
      (TASKCORE_TASK_START, "Start", try start.text(in: store) ?? "none"),
      (TASKCORE_TASK_DUE, "Due", try due.text(in: store) ?? "none"),
      (
        TASKCORE_TASK_ESTIMATED_DURATION, "Estimated duration",
        DurationText.text(input.estimated_duration_s)
      ),
      (TASKCORE_TASK_URL, "URL", String(c: input.url)),
      (
        TASKCORE_TASK_REMINDERS, "Reminders",
        try reminders.map { try Reminder($0).text(in: store) }.joined(separator: ", ")
      ),
      (TASKCORE_TASK_REPEAT_RULE, "Repeats", try repeats(of: input)),
      (TASKCORE_TASK_ZONE, "Zone", String(c: input.zone)),
      (TASKCORE_TASK_EXCLUDED_DATES, "Except on", dates(input.excluded_dates)),
      (TASKCORE_TASK_ADDED_DATES, "Also on", dates(input.added_dates)),
      (
        TASKCORE_TASK_DEPENDS_ON, "Waits for", depends.map(String.init).joined(separator: ", ")
      ),
    ]
    return all.filter { input.fields & $0.bit != 0 }.map { ($0.name, $0.value) }
  }

  private static func repeats(of input: taskcore_task_input) throws -> String {
    let rule = RepeatRule(
      rule: String(c: input.repeat_rule), mode: RepeatMode(rawValue: input.repeat_mode) ?? .fixed)
    return rule.rule.isEmpty ? "none" : try rule.words()
  }

  private static func dates(_ list: UnsafePointer<CChar>?) -> String {
    LocalMoment.list(String(c: list)).map(\.text).joined(separator: ", ")
  }
}
