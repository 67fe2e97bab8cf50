import CTaskcore
import Domain
import Storage

extension TaskList {
  /// Copies what other tasks are to it.
  func copy(
    _ relations: TaskListing.Relations, into task: UnsafeMutablePointer<taskcore_task>
  ) throws {
    task.pointee.subtask_count = relations.subtaskCount
    task.pointee.subtask_completed_count = relations.completedSubtaskCount
    if task.pointee.status == TASKCORE_TASK_STATUS_OPEN {
      if relations.isBlocked { task.pointee.states |= TASKCORE_TASK_STATE_BLOCKED }
      if relations.isBlocking { task.pointee.states |= TASKCORE_TASK_STATE_BLOCKING }
    }
    if !relations.dependencies.isEmpty {
      try copyDependencies(relations.dependencies, into: task)
    }
  }

  func copyReminders(
    _ text: UnsafeBufferPointer<UInt8>, into task: UnsafeMutablePointer<taskcore_task>
  ) throws {
    let reminders = try Failure.damaged("a reminder of task \(task.pointee.id)") {
      try [Reminder](text: String(decoding: text, as: UTF8.self)).ordered(in: zone)
    }
    task.pointee.reminders = try arena.array(reminders, of: taskcore_reminder.self) {
      .init($0, in: zone)
    }
    task.pointee.reminder_count = reminders.count
    task.pointee.fields |= TASKCORE_TASK_REMINDERS
  }

  func copyLinks(
    _ column: UnsafeBufferPointer<UInt8>, into task: UnsafeMutablePointer<taskcore_task>
  ) throws {
    let links = try arena.links(column, of: "task \(task.pointee.id)")
    task.pointee.links = links.first
    task.pointee.link_count = links.count
    task.pointee.fields |= TASKCORE_TASK_LINKS
  }

  func copyFieldValues(
    _ column: UnsafeBufferPointer<UInt8>, into task: UnsafeMutablePointer<taskcore_task>
  ) throws {
    let values = try arena.fieldValues(column, of: "task \(task.pointee.id)", fields())
    if values.count == 0 { return }
    task.pointee.field_values = values.first
    task.pointee.field_value_count = values.count
    task.pointee.fields |= TASKCORE_TASK_FIELD_VALUES
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
