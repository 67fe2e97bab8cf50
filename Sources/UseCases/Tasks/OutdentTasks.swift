package import Domain

/// Makes each of some subtasks the task after its parent, in one step.
package final class OutdentTasks: UseCase {
  /// Subtasks of one parent keep their order. One that is below another of them goes with that. The ids
  /// are asked for as part of the step.
  ///
  /// - Throws: `notFound`, or `conflict` for a task in the trash and for one that has no parent;
  ///   nothing is changed then.
  package func run(_ ids: @autoclosure () throws -> [Int64], at now: Instant) throws {
    try store.write(.moveTasks, at: now) {
      let outdented = try IndentedTasks(ids(), in: store) { old in
        try old.refuseDeleted()
        if old.parentID == nil {
          throw Failure(
            .conflict, "There is no parent that \(old.reference) is a subtask of.", field: "ids")
        }
      }
      // The last one first, so that each that follows comes before it.
      for task in outdented.inOrder.reversed() {
        try task.visit(in: store) { try outdent($0, at: now) }
      }
    }
  }

  private func outdent(_ old: Task, at now: Instant) throws {
    guard let parentID = old.parentID else { return }
    let parent = try store.tasks.existing(parentID)
    var task = old
    task.parentID = nil
    if let id = parent.parentID { try ParentTask(store.tasks.existing(id)).adopt(&task) }
    try PlaceTasks(store: store, now: now).run([.init(old: old, new: task)], .after(parent))
  }
}
