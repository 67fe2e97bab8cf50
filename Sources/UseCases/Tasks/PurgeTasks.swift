package import Domain

/// Deletes trashed tasks and their trashed subtasks for good, in one step that cannot be undone. Dates that
/// the figures of past days need are kept.
package final class PurgeTasks: UseCase {
  /// The ids are asked for as part of the step.
  ///
  /// - Throws: `notFound`, or `conflict` for a task that is not in the trash; none is removed then.
  package func run(_ ids: @autoclosure () throws -> [Int64], at now: Instant) throws {
    try store.write(.purgeTasks, at: now) {
      var purged: [Int64: Task] = [:]
      try store.tasks.forEach(ids(), readingAhead: true) { task, _ in
        try task.checkPurgeable()
        purged[task.id] = task
      }
      let below = try store.tasks.descendants(of: Array(purged.keys), Set(Status.allCases))
      for task in below where task.status == .deleted { purged[task.id] = task }
      let change = ChangeTasks(store: store, now: now)
      try change.run(below.filter { purged[$0.id] == nil }) { task in
        if let parent = task.parentID, purged[parent] != nil { task.parentID = nil }
      }
      try change.run(store.tasks.dependents(on: Array(purged.keys))) { task in
        try task.setDependencies(task.dependencies.filter { purged[$0] == nil })
      }
      let projects = ProjectUIDs(store)
      for task in purged.values.sorted(by: { $0.id < $1.id }) {
        try keepFigures(of: task, inProject: projects.uid(of: task.projectID), at: now)
        try store.tasks.purge(task)
      }
    }
  }

  /// No undo changes them any more, either: the steps that made them cannot be undone without the task.
  private func keepFigures(of task: Task, inProject uid: String, at now: Instant) throws {
    try store.completions.forgetChanges(ofTask: task.uid)
    try store.postponements.forgetChanges(ofTask: task.uid)
    try store.purgedTasks.forgetChanges(ofTask: task.uid)
    try store.skippedOccurrences.forgetChanges(ofTask: task.uid)
    let old = try store.purgedTasks.find(uid: task.uid)
    var purged =
      old ?? PurgedTask(uid: task.uid, created: task.created, deleted: task.deleted ?? now)
    purged.created = task.created
    purged.deleted = task.deleted ?? now
    purged.due = task.due?.fixed(in: store.zone)
    purged.completed = task.completed
    purged.cancelled = task.cancelled
    purged.projectUID = uid
    purged.repeats = task.repeatStart != nil
    if let old {
      try store.purgedTasks.save(purged, over: old)
    } else {
      _ = try store.purgedTasks.insert(purged)
    }
  }
}
