import CTaskcore
import Domain
import Storage

extension TaskList {
  func copyTags(
    _ joined: UnsafeBufferPointer<UInt8>, into task: inout taskcore_task
  ) throws {
    if joined.isEmpty { return }
    (task.tags, task.tag_count) = try copyTags(joined)
    task.fields |= TASKCORE_TASK_TAGS
  }

  /// What many tasks do not have.
  func copyDetails(_ row: TaskListing.Row, into task: inout taskcore_task) throws {
    task.slot = try code(row.integer(.slot), of: task.id) { (0...1).contains($0) }
    task.estimated_duration_s = row.integer(.estimatedDuration)
    if task.estimated_duration_s != 0 { task.fields |= TASKCORE_TASK_ESTIMATED_DURATION }
    let url = row.bytes(.url)
    task.url = try copy(url)
    if !url.isEmpty { task.fields |= TASKCORE_TASK_URL }
    let rule = row.bytes(.repeatRule)
    task.repeat_rule = try copy(rule)
    if !rule.isEmpty { task.fields |= TASKCORE_TASK_REPEAT_RULE }
    try copySeries(row, into: &task)
    task.parent_id = row.integer(.parentID)
    if task.parent_id != 0 { task.fields |= TASKCORE_TASK_PARENT }
    task.subtask_count = row.integer(.subtaskCount)
    task.subtask_completed_count = row.integer(.completedSubtaskCount)
    let reminders = row.bytes(.reminders)
    if !reminders.isEmpty { try copyReminders(reminders, into: &task) }
    let dependencies = row.bytes(.dependencies)
    if !dependencies.isEmpty { try copyDependencies(dependencies, into: &task) }
  }

  private func copySeries(_ row: TaskListing.Row, into task: inout taskcore_task) throws {
    task.repeat_mode = try code(row.integer(.repeatMode), of: task.id) {
      RepeatMode(rawValue: $0) != nil
    }
    func text(_ column: TaskListing.Column, _ field: UInt64) throws -> UnsafePointer<CChar> {
      let bytes = row.bytes(column)
      if !bytes.isEmpty { task.fields |= field }
      return try copy(bytes)
    }
    task.zone = try text(.zone, TASKCORE_TASK_ZONE)
    task.occurrence = try text(.occurrence, TASKCORE_TASK_OCCURRENCE)
    task.excluded_dates = try text(.excludedDates, TASKCORE_TASK_EXCLUDED_DATES)
    task.added_dates = try text(.addedDates, TASKCORE_TASK_ADDED_DATES)
    task.series_uid = try text(.seriesUID, 0)
  }

  private func copyReminders(
    _ text: UnsafeBufferPointer<UInt8>, into task: inout taskcore_task
  ) throws {
    let reminders = try Failure.damaged("a reminder of task \(task.id)") {
      try [Reminder](text: String(decoding: text, as: UTF8.self))
    }
    task.reminders = try arena.array(reminders, of: taskcore_reminder.self) { .init($0) }
    task.reminder_count = reminders.count
    task.fields |= TASKCORE_TASK_REMINDERS
  }

  private func copyDependencies(
    _ text: UnsafeBufferPointer<UInt8>, into task: inout taskcore_task
  ) throws {
    let ids = String(decoding: text, as: UTF8.self).split(separator: ",")
      .compactMap { Int64($0) }.sorted()
    guard let copies = arena.allocate(Int64.self, count: ids.count) else { throw Failure.noMemory }
    for (index, id) in ids.enumerated() { copies[index] = id }
    task.depends_on = UnsafePointer(copies)
    task.depends_on_count = ids.count
    task.fields |= TASKCORE_TASK_DEPENDS_ON
  }
}
