package import Domain

/// Removes tasks in the trash for good, in one step that cannot be undone.
package struct PurgeTasks {
  private let store: any Store

  package init(_ store: any Store) {
    self.store = store
  }

  /// - Throws: `notFound`, or `conflict` for a task that is not in the trash; none is removed then.
  package func callAsFunction(_ ids: [Int64], at now: Instant) throws {
    try store.write(.purgeTasks, at: now) {
      try ChangeTasks(store: store).forEachTask(ids) { task in
        try task.checkPurgeable()
        try store.tasks.purge(task)
      }
    }
  }
}
