import CTaskcore
import Domain

extension TaskInput {
  private static let knownFields =
    TASKCORE_TASK_TITLE | TASKCORE_TASK_NOTES | TASKCORE_TASK_PROJECT | TASKCORE_TASK_PROJECT_ID
    | TASKCORE_TASK_TAGS | TASKCORE_TASK_TAGS_ADDED | TASKCORE_TASK_TAGS_REMOVED
    | TASKCORE_TASK_PRIORITY | TASKCORE_TASK_FAVOURITE | TASKCORE_TASK_DUE

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
      tags = try texts(input.tags, count: input.tag_count, "tags")
    }
    if has(TASKCORE_TASK_TAGS_ADDED) {
      tagsAdded = try texts(input.tags_added, count: input.tags_added_count, "tags_added")
    }
    if has(TASKCORE_TASK_TAGS_REMOVED) {
      tagsRemoved = try texts(input.tags_removed, count: input.tags_removed_count, "tags_removed")
    }
    if has(TASKCORE_TASK_PRIORITY) { priority = try Priority(code: input.priority) }
    if has(TASKCORE_TASK_FAVOURITE) { isFavourite = try flag(input.favourite, "favourite") }
    if has(TASKCORE_TASK_DUE) { due = .some(try Self.due(input)) }
  }

  private static func due(_ input: taskcore_task_input) throws -> Due? {
    switch input.due_kind {
    case TASKCORE_DUE_NONE: nil
    case TASKCORE_DUE_DATE:
      .date(try CalendarDate(packed: input.due_date, field: "due_date"))
    case TASKCORE_DUE_DATE_TIME:
      .dateTime(try Instant(milliseconds: input.due_ms, field: "due_ms"))
    default:
      throw Failure(
        .invalid, "The kind of due \(input.due_kind) has no meaning.", field: "due_kind")
    }
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
