import CTaskcore
import Domain

extension TaskInput {
  private static let knownFields =
    TASKCORE_TASK_TITLE | TASKCORE_TASK_NOTES | TASKCORE_TASK_PROJECT | TASKCORE_TASK_PROJECT_ID
    | TASKCORE_TASK_TAGS | TASKCORE_TASK_TAGS_ADDED | TASKCORE_TASK_TAGS_REMOVED
    | TASKCORE_TASK_PRIORITY | TASKCORE_TASK_FAVOURITE | TASKCORE_TASK_DUE | TASKCORE_TASK_SLOT
    | TASKCORE_TASK_START | TASKCORE_TASK_ESTIMATED_DURATION | TASKCORE_TASK_URL
    | TASKCORE_TASK_REMINDERS | TASKCORE_TASK_REPEAT_RULE | TASKCORE_TASK_PARENT
    | TASKCORE_TASK_DEPENDS_ON | TASKCORE_TASK_DEPENDS_ON_ADDED | TASKCORE_TASK_DEPENDS_ON_REMOVED
    | TASKCORE_TASK_ZONE | TASKCORE_TASK_REPEAT_MODE | TASKCORE_TASK_EXCLUDED_DATES
    | TASKCORE_TASK_ADDED_DATES

  /// What the members that a caller announced say.
  ///
  /// - Throws: `invalid`, with the member.
  init(_ input: taskcore_task_input) throws {
    try checkSize(of: taskcore_task_input.self, is: input.struct_size, "taskcore_task_input")
    try checkMask(input.fields, known: Self.knownFields, "fields")
    self.init()
    func has(_ field: UInt64) -> Bool { input.fields & field != 0 }
    if has(TASKCORE_TASK_TITLE) { title = try text(input.title, "title") }
    if has(TASKCORE_TASK_NOTES) { notes = try text(input.notes, "notes") }
    project = try ProjectChoice(
      name: has(TASKCORE_TASK_PROJECT) ? .some(input.project) : nil,
      id: has(TASKCORE_TASK_PROJECT_ID) ? input.project_id : nil)
    if has(TASKCORE_TASK_TAGS) {
      tags = try Self.tags(input.tags, count: input.tag_count, "tags")
    }
    if has(TASKCORE_TASK_TAGS_ADDED) {
      tagsAdded = try Self.tags(input.tags_added, count: input.tags_added_count, "tags_added")
    }
    if has(TASKCORE_TASK_TAGS_REMOVED) {
      tagsRemoved = try Self.tags(
        input.tags_removed, count: input.tags_removed_count, "tags_removed")
    }
    if has(TASKCORE_TASK_PRIORITY) { priority = try Priority(code: input.priority) }
    if has(TASKCORE_TASK_FAVOURITE) { isFavourite = try flag(input.favourite, "favourite") }
    if has(TASKCORE_TASK_SLOT) { slot = try Slot(code: input.slot) }
    if has(TASKCORE_TASK_DUE) {
      due = .some(
        try Moment(kind: input.due_kind, date: input.due_date, ms: input.due_ms, "due"))
    }
    if has(TASKCORE_TASK_START) {
      start = .some(
        try Moment(kind: input.start_kind, date: input.start_date, ms: input.start_ms, "start"))
    }
    if has(TASKCORE_TASK_ESTIMATED_DURATION) {
      let seconds = input.estimated_duration_s
      estimatedDuration = .some(seconds == 0 ? nil : seconds)
    }
    if has(TASKCORE_TASK_URL) { url = try text(input.url, "url") }
    if has(TASKCORE_TASK_REMINDERS) {
      reminders = try [Reminder](input.reminders, count: input.reminder_count, of: "A task")
    }
    if has(TASKCORE_TASK_REPEAT_RULE) {
      let rule = try text(input.repeat_rule, "repeat_rule")
      repeatRule = .some(rule.isEmpty ? nil : try RepeatRule(rule))
    }
    if has(TASKCORE_TASK_REPEAT_MODE) { repeatMode = try RepeatMode(code: input.repeat_mode) }
    if has(TASKCORE_TASK_EXCLUDED_DATES) {
      excludedDates = try [LocalMoment](input.excluded_dates, "excluded_dates")
    }
    if has(TASKCORE_TASK_ADDED_DATES) {
      addedDates = try [LocalMoment](input.added_dates, "added_dates")
    }
    if has(TASKCORE_TASK_ZONE) {
      let name = try text(input.zone, "zone")
      zoneName = .some(name.isEmpty ? nil : name)
    }
    if has(TASKCORE_TASK_PARENT) { parent = .some(input.parent_id == 0 ? nil : input.parent_id) }
    if has(TASKCORE_TASK_DEPENDS_ON) {
      dependencies = try Self.ids(input.depends_on, count: input.depends_on_count, "depends_on")
    }
    if has(TASKCORE_TASK_DEPENDS_ON_ADDED) {
      dependenciesAdded = try Self.ids(
        input.depends_on_added, count: input.depends_on_added_count, "depends_on_added")
    }
    if has(TASKCORE_TASK_DEPENDS_ON_REMOVED) {
      dependenciesRemoved = try Self.ids(
        input.depends_on_removed, count: input.depends_on_removed_count, "depends_on_removed")
    }
  }

  private static func tags(
    _ pointer: UnsafePointer<UnsafePointer<CChar>?>?, count: Int, _ field: String
  ) throws -> [String] {
    guard (0...TagSet.maximumCount).contains(count) else {
      throw Failure(
        .invalid, "A task has at most \(TagSet.maximumCount) tags, not \(UInt(bitPattern: count)).",
        field: field)
    }
    return try texts(pointer, count: count, field, as: "tag")
  }

  private static func ids(
    _ pointer: UnsafePointer<Int64>?, count: Int, _ field: String
  ) throws -> [Int64] {
    Array(try buffer(pointer, count: UInt(bitPattern: count), field))
  }
}

extension ProjectChoice {
  /// A project by its name or its id, of which at most one is given: the other is nil. A name that is
  /// given may be NULL by mistake.
  init?(name: UnsafePointer<CChar>??, id: Int64?) throws {
    switch (name, id) {
    case (nil, nil): return nil
    case (let name?, nil): self = .name(try text(name, "project"))
    case (nil, let id?): self = .id(id)
    default:
      throw Failure(
        .invalid, "Give a project by its name or by its id, not by both.", field: "project_id")
    }
  }
}
