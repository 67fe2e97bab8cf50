import Domain

extension TimeEntryInput {
  /// Makes of an entry what it says. A task brings its project along, unless another one is said.
  ///
  /// - Throws: `notFound` for a task or a project; `conflict` for a task in the trash; `invalid` for a bad
  ///   note or rate, and for an end before the start.
  func apply(to entry: inout TimeEntry, in store: any Store) throws {
    if let taskID { try set(task: taskID, of: &entry, in: store) }
    if let projectID {
      entry.projectUID =
        projectID == 0
        ? nil : try Failure.about("project_id") { try store.projects.existing(projectID) }.uid
    }
    if let start { entry.start = start }
    if let end { entry.end = end }
    if let note { try entry.setNote(note) }
    if let hourlyRate { try entry.setHourlyRate(hourlyRate) }
    try entry.check()
  }

  private func set(task id: Int64, of entry: inout TimeEntry, in store: any Store) throws {
    if id == 0 {
      entry.taskUID = nil
      return
    }
    let task = try store.tasks.existing(id, field: "task_id")
    if task.status == .deleted {
      throw Failure(
        .conflict, "Task \(id) is in the trash: restore it first.", field: "task_id")
    }
    entry.taskUID = task.uid
    entry.projectUID = try store.projects.find(id: task.projectID)?.uid
  }
}
