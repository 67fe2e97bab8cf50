import Domain

/// Changes each of some tasks, within a step.
struct ChangeTasks {
  private let store: any Store
  private let save: SaveTask

  init(store: any Store, now: Instant) {
    self.store = store
    save = SaveTask(store: store, now: now)
  }

  /// Makes of each task what `change` does. An id that is given twice counts once, and a task that
  /// stays as it is keeps its time of modification.
  ///
  /// - Throws: `notFound` or what `change` throws, with the index.
  func callAsFunction(_ ids: [Int64], _ change: (inout Task) throws -> Void) throws {
    try store.tasks.forEach(ids) { task, _ in try self.change(task, change) }
  }

  /// Makes of tasks that were just read what `change` does.
  func callAsFunction(_ tasks: [Task], _ change: (inout Task) throws -> Void) throws {
    for task in tasks { try self.change(task, change) }
  }

  private func change(_ old: Task, _ change: (inout Task) throws -> Void) throws {
    var task = old
    try change(&task)
    try save(task, over: old)
  }
}

extension TaskRepository {
  /// Visits each of some tasks once, with the index of its id.
  ///
  /// - Throws: `notFound` or what `visit` throws, with the index.
  func forEach(_ ids: [Int64], _ visit: (Task, Int) throws -> Void) throws {
    var seen = Set<Int64>(minimumCapacity: ids.count)
    for (index, id) in ids.enumerated() where seen.insert(id).inserted {
      do {
        try visit(try existing(id), index)
      } catch let failure as Failure {
        throw failure.at(index: index)
      }
    }
  }
}
