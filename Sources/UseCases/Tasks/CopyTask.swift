package import Domain

/// Copies a task with its subtasks, in one step.
package final class CopyTask: CreatingUseCase {
  /// The copy stands right behind the task, and is open, as are its subtasks. What became of the task is not
  /// copied, and neither are comments, time and alerts. Cancelled subtasks are left out, and those in the trash.
  ///
  /// - Returns: the id of the copy.
  /// - Throws: `notFound`; `conflict` for a task in the trash, and for one of an archived project.
  package func run(_ id: Int64, at now: Instant) throws -> Int64 {
    try store.write(.copyTask, at: now) {
      let task = try store.tasks.existing(id, field: "id")
      guard task.status != .deleted else {
        throw Failure(
          .conflict, "\(task.reference) is in the trash: restore it before it is copied.",
          field: "id")
      }
      try store.projects.existing(task.projectID).refuseArchived("id")
      var copies = TaskCopies(store: store, now: now, newUID: newUID)
      let copy = try store.tasks.insert(behind(task, at: now))
      copies.add(copy, of: task)
      let below = try store.tasks.descendants(of: [id], TaskCopies.statuses)
      try copies.copy(below.filter { $0.id != id }) { _ in }
      try copies.copyDependencies(of: [task])
      return copy
    }
  }

  private func behind(_ task: Task, at now: Instant) throws -> Task {
    var copy = task.copied(as: newUID(), at: now)
    // Nothing open is below what is closed.
    if let parent = task.parentID, try store.tasks.existing(parent).status != .open {
      copy.parentID = nil
    }
    let upper = try store.tasks.places(after: task.place, limit: 1, besides: []).first
    copy.position =
      try ManualOrder(store: store).keys(
        for: [copy], in: ManualOrder.Gap(lower: task.place, upper: upper)
      ).first ?? task.position
    return copy
  }
}
