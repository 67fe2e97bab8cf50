package import Domain

/// Removes tasks in the trash for good with the subtasks that are there too, in one step that cannot
/// be undone.
package struct PurgeTasks {
  private let store: any Store

  package init(_ store: any Store) {
    self.store = store
  }

  /// The ids are asked for as part of the step.
  ///
  /// - Throws: `notFound`, or `conflict` for a task that is not in the trash; none is removed then.
  package func callAsFunction(
    _ ids: @autoclosure () throws -> [Int64], at now: Instant
  ) throws {
    try store.write(.purgeTasks, at: now) {
      var purged: [Int64: Task] = [:]
      try store.tasks.forEach(ids()) { task, _ in
        try task.checkPurgeable()
        purged[task.id] = task
      }
      let below = try store.tasks.descendants(of: Array(purged.keys), Set(Status.allCases))
      for task in below where task.status == .deleted { purged[task.id] = task }
      let change = ChangeTasks(store: store, now: now)
      try change(below.filter { purged[$0.id] == nil }) { task in
        if let parent = task.parentID, purged[parent] != nil { task.parentID = nil }
      }
      try change(store.tasks.dependents(on: Array(purged.keys))) { task in
        try task.setDependencies(task.dependencies.filter { purged[$0] == nil })
      }
      for task in purged.values.sorted(by: { $0.id < $1.id }) { try store.tasks.purge(task) }
    }
  }
}
