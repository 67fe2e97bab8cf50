import CTaskcore
import Domain
import Storage

/// A snapshot of tasks, filled straight from the columns of their rows.
final class TaskList: RowList<taskcore_task>, Snapshot {
  typealias CHandle = taskcore_task_list
  static let mark: UInt64 = 0x7461_736B_6C69_7374
  static let word = "list"

  private var projectNames: [Int64: UnsafePointer<CChar>] = [:]

  /// Copies a task into the list.
  func append(_ row: TaskListing.Row, from listing: TaskListing) throws {
    var task = taskcore_task()
    task.struct_size = MemoryLayout<taskcore_task>.size
    task.id = row.integer(.id)
    task.uid = try copy(row.bytes(.uid))
    task.title = try copy(row.bytes(.title))
    let notes = row.bytes(.notes)
    task.notes = try copy(notes)
    if !notes.isEmpty { task.fields |= TASKCORE_TASK_NOTES }
    task.project_id = row.integer(.projectID)
    task.project = try name(ofProject: task.project_id, from: listing)
    try copyTags(row.bytes(.tags), into: &task)
    task.status = UInt32(truncatingIfNeeded: row.integer(.status))
    task.priority = try code(row.integer(.priority), of: task.id) { Priority(rawValue: $0) != nil }
    task.favourite = row.integer(.favourite) == 0 ? 0 : 1
    if let date = row.optionalInteger(.dueDate) {
      task.due_kind = TASKCORE_DUE_DATE
      task.due_date = try code(date, of: task.id) { CalendarDate(packed: $0) != nil }
      task.fields |= TASKCORE_TASK_DUE
    } else if let instant = row.optionalInteger(.dueMilliseconds) {
      task.due_kind = TASKCORE_DUE_DATE_TIME
      task.due_ms = try checked(instant, of: task.id)
      task.fields |= TASKCORE_TASK_DUE
    }
    task.created_ms = try checked(row.integer(.created), of: task.id)
    task.modified_ms = try checked(row.integer(.modified), of: task.id)
    if let completed = row.optionalInteger(.completed) {
      task.completed_ms = try checked(completed, of: task.id)
      task.fields |= TASKCORE_TASK_COMPLETED
    }
    if let deleted = row.optionalInteger(.deleted) {
      task.deleted_ms = try checked(deleted, of: task.id)
      task.fields |= TASKCORE_TASK_DELETED
    }
    try append(task)
  }

  /// A number that means something.
  ///
  /// - Throws: `corrupt` for another one: only a damaged store has it.
  private func code(
    _ number: Int64, of id: Int64, isKnown: (Int32) -> Bool
  ) throws -> Int32 {
    guard let code = Int32(exactly: number), isKnown(code) else { throw meaningless(id) }
    return code
  }

  /// The same milliseconds, of an instant in the years 1 to 9999.
  ///
  /// - Throws: `corrupt` for others: only a damaged store has them.
  private func checked(_ milliseconds: Int64, of id: Int64) throws -> Int64 {
    guard Instant(clamping: milliseconds).milliseconds == milliseconds else {
      throw meaningless(id)
    }
    return milliseconds
  }

  private func meaningless(_ id: Int64) -> Failure {
    Failure(.corrupt, "The store is damaged: task \(id) has a number without a meaning.")
  }

  /// Tasks of one project share its name.
  private func name(
    ofProject id: Int64, from listing: TaskListing
  ) throws -> UnsafePointer<CChar> {
    if let known = projectNames[id] { return known }
    let name = try listing.withName(ofProject: id) { try copy($0) } ?? staticText("")
    projectNames[id] = name
    return name
  }

  /// The tags are copied as they are joined; what stands between them becomes their NUL.
  private func copyTags(
    _ joined: UnsafeBufferPointer<UInt8>, into task: inout taskcore_task
  ) throws {
    if joined.isEmpty { return }
    try check(joined)
    let separator = TaskListing.tagSeparator
    let count = joined.reduce(1) { $1 == separator ? $0 + 1 : $0 }
    guard let names = arena.allocate(UnsafePointer<CChar>?.self, count: count),
      let text = arena.copy(joined)
    else { throw Failure.noMemory }
    names[0] = UnsafePointer(text)
    var index = 0
    for position in joined.indices where joined[position] == separator {
      text[position] = 0
      index += 1
      names[index] = UnsafePointer(text + position + 1)
    }
    task.tags = UnsafePointer(names)
    task.tag_count = count
    task.fields |= TASKCORE_TASK_TAGS
  }
}
