import CTaskcore
import Domain
import Storage

extension TaskList {
  /// Copies what few tasks have.
  func copy(
    _ details: TaskListing.Details, into task: UnsafeMutablePointer<taskcore_task>
  ) throws {
    func text(_ bytes: TaskListing.Bytes, _ field: UInt64) throws -> UnsafePointer<CChar> {
      if !bytes.isEmpty { task.pointee.fields |= field }
      return try copy(bytes)
    }
    task.pointee.estimated_duration_s = details.estimatedDuration
    if details.estimatedDuration != 0 {
      task.pointee.fields |= TASKCORE_TASK_ESTIMATED_DURATION
    }
    task.pointee.parent_id = details.parentID
    if details.parentID != 0 { task.pointee.fields |= TASKCORE_TASK_PARENT }
    task.pointee.repeat_mode = try code(details.repeatMode, of: task.pointee.id) {
      RepeatMode(rawValue: $0) != nil
    }
    task.pointee.url = try text(details.url, TASKCORE_TASK_URL)
    task.pointee.repeat_rule = try text(details.repeatRule, TASKCORE_TASK_REPEAT_RULE)
    task.pointee.zone = try text(details.zone, TASKCORE_TASK_ZONE)
    task.pointee.occurrence = try text(details.occurrence, TASKCORE_TASK_OCCURRENCE)
    task.pointee.excluded_dates = try text(details.excludedDates, TASKCORE_TASK_EXCLUDED_DATES)
    task.pointee.added_dates = try text(details.addedDates, TASKCORE_TASK_ADDED_DATES)
    task.pointee.series_uid = try text(details.seriesUID, 0)
    if !details.reminders.isEmpty { try copyReminders(details.reminders, into: task) }
  }

  /// Copies what other tasks are to it.
  func copy(
    _ relations: TaskListing.Relations, into task: UnsafeMutablePointer<taskcore_task>
  ) throws {
    task.pointee.subtask_count = relations.subtaskCount
    task.pointee.subtask_completed_count = relations.completedSubtaskCount
    if task.pointee.status == TASKCORE_STATUS_OPEN {
      if relations.isBlocked { task.pointee.states |= TASKCORE_STATE_BLOCKED }
      if relations.isBlocking { task.pointee.states |= TASKCORE_STATE_BLOCKING }
    }
    if !relations.dependencies.isEmpty {
      try copyDependencies(relations.dependencies, into: task)
    }
  }

  private func copyReminders(
    _ text: UnsafeBufferPointer<UInt8>, into task: UnsafeMutablePointer<taskcore_task>
  ) throws {
    let reminders = try Failure.damaged("a reminder of task \(task.pointee.id)") {
      try [Reminder](text: String(decoding: text, as: UTF8.self))
    }
    task.pointee.reminders = try arena.array(reminders, of: taskcore_reminder.self) { .init($0) }
    task.pointee.reminder_count = reminders.count
    task.pointee.fields |= TASKCORE_TASK_REMINDERS
  }

  private func copyDependencies(
    _ text: UnsafeBufferPointer<UInt8>, into task: UnsafeMutablePointer<taskcore_task>
  ) throws {
    let ids = String(decoding: text, as: UTF8.self).split(separator: ",")
      .compactMap { Int64($0) }.sorted()
    guard let copies = arena.allocate(Int64.self, count: ids.count) else { throw Failure.noMemory }
    for (index, id) in ids.enumerated() { copies[index] = id }
    task.pointee.depends_on = UnsafePointer(copies)
    task.pointee.depends_on_count = ids.count
    task.pointee.fields |= TASKCORE_TASK_DEPENDS_ON
  }
}
