import Domain

/// Changes each of some tasks, in one step.
struct ChangeTasks {
  let store: any Store

  /// Makes of each task what `change` does. An id that is given twice counts once, and a task that
  /// stays as it is keeps its time of modification.
  ///
  /// - Throws: `notFound` or what `change` throws, with the index; nothing is changed then.
  func callAsFunction(
    _ ids: [Int64], _ action: Step.Action, at now: Instant, _ change: (inout Task) throws -> Void
  ) throws {
    try store.write(action, at: now) {
      try forEachTask(ids) { old in
        var task = old
        try change(&task)
        try store.tasks.save(task, over: old, modified: now)
      }
    }
  }

  /// Visits each of some tasks once.
  func forEachTask(_ ids: [Int64], _ visit: (Task) throws -> Void) throws {
    var seen = Set<Int64>(minimumCapacity: ids.count)
    for (index, id) in ids.enumerated() where seen.insert(id).inserted {
      do {
        try visit(try store.tasks.existing(id))
      } catch let failure as Failure {
        throw failure.at(index: index)
      }
    }
  }
}
