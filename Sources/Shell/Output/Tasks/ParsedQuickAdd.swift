import CTaskcoreHeader

/// What a line of quick add says of a task; what it does not say is left out, or null.
struct ParsedQuickAdd {
  let input: taskcore_task_input

  /// Each field for people, with the bit that says whether it is there.
  func fields(_ dates: Dates) throws -> [(name: String, value: String)] {
    let all: [(bit: UInt64, name: String, value: String)] = [
      (TASKCORE_TASK_TITLE, "Title", String(c: input.title)),
      (TASKCORE_TASK_NOTES, "Notes", String(c: input.notes)),
      (TASKCORE_TASK_PROJECT, "Project", String(c: input.project)),
      (TASKCORE_TASK_PARENT, "Subtask of", String(input.parent_id)),
      (TASKCORE_TASK_TAGS_ADDED, "Tags", tags.joined(separator: ", ")),
      (TASKCORE_TASK_PRIORITY, "Priority", Priority(rawValue: input.priority)?.name ?? ""),
      (TASKCORE_TASK_FAVOURITE, "Favourite", input.favourite == 0 ? "no" : "yes"),
      (TASKCORE_TASK_SLOT, "Slot", Slot(code: input.slot).rawValue),
      (TASKCORE_TASK_START, "Start", try dates.text(start) ?? "none"),
      (TASKCORE_TASK_DUE, "Due", try dates.text(due) ?? "none"),
      (
        TASKCORE_TASK_ESTIMATED_DURATION, "Estimated duration",
        DurationText.text(input.estimated_duration_s)
      ),
      (TASKCORE_TASK_URL, "URL", String(c: input.url)),
      (
        TASKCORE_TASK_REMINDERS, "Reminders",
        try reminders(in: dates.store).joined(separator: ", ")
      ),
      (TASKCORE_TASK_REPEAT_RULE, "Repeats", try repeats.rule.isEmpty ? "none" : repeats.words()),
      (TASKCORE_TASK_ZONE, "Zone", String(c: input.zone)),
      (
        TASKCORE_TASK_EXCLUDED_DATES, "Except on",
        moments(input.excluded_dates).map(dates.text).joined(separator: ", ")
      ),
      (
        TASKCORE_TASK_ADDED_DATES, "Also on",
        moments(input.added_dates).map(dates.text).joined(separator: ", ")
      ),
      (
        TASKCORE_TASK_DEPENDS_ON, "Waits for", dependsOn.map(String.init).joined(separator: ", ")
      ),
    ]
    return all.filter { input.fields & $0.bit != 0 }.map { ($0.name, $0.value) }
  }

  private var tags: [String] {
    UnsafeBufferPointer(start: input.tags_added, count: input.tags_added_count)
      .map { String(c: $0) }
  }

  private var start: Moment {
    Moment(kind: input.start_kind, date: input.start_date, milliseconds: input.start_ms)
  }

  private var due: Moment {
    Moment(kind: input.due_kind, date: input.due_date, milliseconds: input.due_ms)
  }

  private var dependsOn: [Int64] {
    Array(UnsafeBufferPointer(start: input.depends_on, count: input.depends_on_count))
  }

  private var repeats: RepeatRule {
    RepeatRule(
      rule: String(c: input.repeat_rule), mode: RepeatMode(rawValue: input.repeat_mode) ?? .fixed)
  }

  private func reminders(in store: Store) throws -> [String] {
    try elements(input.reminders, input.reminder_count, size: \.struct_size)
      .map { try Reminder($0).text(in: store) }
  }

  private func moments(_ list: UnsafePointer<CChar>?) -> [LocalMoment] {
    LocalMoment.list(String(c: list))
  }
}

extension ParsedQuickAdd: Record {
  static let fieldNames = [
    "title", "notes", "project", "parent", "tags", "priority", "favourite", "slot", "start",
    "due", "estimated_duration", "url", "reminders", "repeat_rule", "repeat_mode", "zone",
    "excluded_dates", "added_dates", "depends_on",
  ]

  func fieldValues(in store: Store) throws -> [FieldValue] {
    func said(_ bit: UInt64, _ value: FieldValue) -> FieldValue {
      input.fields & bit == 0 ? .null : value
    }
    let estimate = input.estimated_duration_s
    let priority = Priority(rawValue: input.priority)?.name ?? ""
    let times: [FieldValue] = [
      said(TASKCORE_TASK_START, try start.value(in: store)),
      said(TASKCORE_TASK_DUE, try due.value(in: store)),
      said(TASKCORE_TASK_ESTIMATED_DURATION, estimate > 0 ? .integer(estimate) : .null),
    ]
    let isRepeated = input.fields & TASKCORE_TASK_REPEAT_RULE != 0 && !repeats.rule.isEmpty
    return [
      said(TASKCORE_TASK_TITLE, .text(String(c: input.title))),
      said(TASKCORE_TASK_NOTES, .text(String(c: input.notes))),
      said(TASKCORE_TASK_PROJECT, .text(String(c: input.project))),
      said(TASKCORE_TASK_PARENT, .integer(input.parent_id)),
      said(TASKCORE_TASK_TAGS_ADDED, .list(tags)),
      said(TASKCORE_TASK_PRIORITY, .text(priority)),
      said(TASKCORE_TASK_FAVOURITE, .boolean(input.favourite != 0)),
      said(TASKCORE_TASK_SLOT, .text(Slot(code: input.slot).rawValue)),
    ] + times + [
      said(TASKCORE_TASK_URL, .text(String(c: input.url))),
      said(TASKCORE_TASK_REMINDERS, .list(try reminders(in: store))),
      isRepeated ? .text(repeats.rule) : .null, isRepeated ? .text(repeats.mode.name) : .null,
      said(TASKCORE_TASK_ZONE, .text(String(c: input.zone))),
      said(
        TASKCORE_TASK_EXCLUDED_DATES, .list(moments(input.excluded_dates).map(\.iso8601))),
      said(TASKCORE_TASK_ADDED_DATES, .list(moments(input.added_dates).map(\.iso8601))),
      said(TASKCORE_TASK_DEPENDS_ON, .integers(dependsOn)),
    ]
  }
}
