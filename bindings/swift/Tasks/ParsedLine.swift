import CTaskcoreHeader

/// What quick add understood of a line.
public struct ParsedLine: Sendable {
  /// The task that it says; nil members are not said.
  public let task: TaskChanges
  /// The parts of the line that were understood, in bytes; the others make the title.
  public let understood: [Range<Int>]
}

extension TaskChanges {
  /// The library's form of it; what that does not say is nil here.
  init(_ input: taskcore_task_input) {
    func said<Value>(_ field: UInt64, _ value: @autoclosure () -> Value) -> Value? {
      input.fields & field != 0 ? value() : nil
    }
    func text(_ field: UInt64, _ text: UnsafePointer<CChar>?) -> (any UTF8Text)? {
      said(field, String(c: text))
    }
    self.init()
    title = text(TASKCORE_TASK_TITLE, input.title)
    notes = text(TASKCORE_TASK_NOTES, input.notes)
    project = text(TASKCORE_TASK_PROJECT, input.project)
    url = text(TASKCORE_TASK_URL, input.url)
    zone = text(TASKCORE_TASK_ZONE, input.zone)
    excludedDates = text(TASKCORE_TASK_EXCLUDED_DATES, input.excluded_dates)
    addedDates = text(TASKCORE_TASK_ADDED_DATES, input.added_dates)
    tagsAdded =
      UnsafeBufferPointer(start: input.tags_added, count: input.tags_added_count).map {
        String(c: $0)
      }
    priority = said(TASKCORE_TASK_PRIORITY, Priority(rawValue: input.priority) ?? .none)
    isFavourite = said(TASKCORE_TASK_FAVOURITE, input.favourite != 0)
    due = said(
      TASKCORE_TASK_DUE,
      Moment(kind: input.due_kind, date: input.due_date, milliseconds: input.due_ms))
    start = said(
      TASKCORE_TASK_START,
      Moment(kind: input.start_kind, date: input.start_date, milliseconds: input.start_ms))
    slot = said(TASKCORE_TASK_SLOT, Slot(code: input.slot))
    numbers = TaskNumberChanges(input)
    reminders = said(
      TASKCORE_TASK_REMINDERS,
      elements(input.reminders, input.reminder_count, size: \.struct_size).map(Reminder.init))
    repeats = said(
      TASKCORE_TASK_REPEAT_RULE,
      RepeatRule(
        rule: String(c: input.repeat_rule), mode: RepeatMode(rawValue: input.repeat_mode) ?? .fixed
      ))
    parent = said(TASKCORE_TASK_PARENT, input.parent_id)
    dependsOn = said(
      TASKCORE_TASK_DEPENDS_ON,
      Array(UnsafeBufferPointer(start: input.depends_on, count: input.depends_on_count)))
  }
}
