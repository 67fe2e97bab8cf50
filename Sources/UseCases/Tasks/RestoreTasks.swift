package import Domain

/// Takes tasks out of the trash with the subtasks that went there with them, in one step.
package final class RestoreTasks: UseCase {
  /// A task whose parent stays in the trash becomes a task of its own. What an open one is below is
  /// reopened, as it is for one that is reopened. The ids are asked for as part of the step.
  ///
  /// - Parameters:
  ///   - ids: of tasks in the trash.
  ///   - now: when they are taken out.
  ///   - reopensParents: false for one who sees to it later that nothing open is below what is closed.
  /// - Throws: `notFound`, or `conflict` for one that is not there; nothing is changed then.
  package func run(
    _ ids: @autoclosure () throws -> [Int64], at now: Instant, reopensParents: Bool = true
  ) throws {
    try store.write(.restoreTasks, at: now) {
      let ids = try ids()
      let change = ChangeTasks(store: store, now: now)
      let subtasks = try store.tasks.deletedTogether(with: ids)
      let restored = Set(ids).union(subtasks.map(\.id))
      var open: [Int64] = []
      func restore(_ task: inout Task) throws {
        try task.restore()
        if task.status == .open { open.append(task.id) }
      }
      try change.run(ids) { task in
        try restore(&task)
        if let parent = task.parentID, !restored.contains(parent),
          try store.tasks.task(id: parent)?.status == .deleted
        {
          task.parentID = nil
        }
      }
      try change.run(subtasks, restore)
      if !reopensParents { return }
      let log = CompletionLog(store, at: now)
      try change.run(store.tasks.ancestors(of: open, Status.closed)) { try log.reopen(&$0) }
    }
  }
}
