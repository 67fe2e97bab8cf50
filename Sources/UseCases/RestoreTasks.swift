package import Domain

/// Takes tasks out of the trash with the subtasks that went there with them, in one step.
package struct RestoreTasks {
  private let store: any Store

  package init(_ store: any Store) {
    self.store = store
  }

  /// A task whose parent stays in the trash becomes a task of its own. The ids are asked for as part of
  /// the step.
  ///
  /// - Throws: `notFound`, or `conflict` for one that is not there; nothing is changed then.
  package func callAsFunction(
    _ ids: @autoclosure () throws -> [Int64], at now: Instant
  ) throws {
    try store.write(.restoreTasks, at: now) {
      let ids = try ids()
      let change = ChangeTasks(store: store, now: now)
      let subtasks = try store.tasks.deletedTogether(with: ids)
      let restored = Set(ids).union(subtasks.map(\.id))
      try change(ids) { task in
        try task.restore()
        if let parent = task.parentID, !restored.contains(parent),
          try store.tasks.task(id: parent)?.status == .deleted
        {
          task.parentID = nil
        }
      }
      try change(subtasks) { try $0.restore() }
    }
  }
}
