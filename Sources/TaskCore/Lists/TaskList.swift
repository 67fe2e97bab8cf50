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
    task.priority = Int32(truncatingIfNeeded: row.integer(.priority))
    task.favourite = row.integer(.favourite) == 0 ? 0 : 1
    if let date = row.optionalInteger(.dueDate) {
      task.due_kind = TASKCORE_DUE_DATE
      task.due_date = Int32(truncatingIfNeeded: date)
      task.fields |= TASKCORE_TASK_DUE
    } else if let instant = row.optionalInteger(.dueMilliseconds) {
      task.due_kind = TASKCORE_DUE_DATE_TIME
      task.due_ms = instant
      task.fields |= TASKCORE_TASK_DUE
    }
    task.created_ms = row.integer(.created)
    task.modified_ms = row.integer(.modified)
    if let completed = row.optionalInteger(.completed) {
      task.completed_ms = completed
      task.fields |= TASKCORE_TASK_COMPLETED
    }
    if let deleted = row.optionalInteger(.deleted) {
      task.deleted_ms = deleted
      task.fields |= TASKCORE_TASK_DELETED
    }
    try append(task)
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
