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
  func run(_ ids: [Int64], _ change: (inout Task) throws -> Void) throws {
    try store.tasks.forEach(ids, readingAhead: true) { task, _ in try self.change(task, change) }
  }

  /// Makes of tasks that were just read what `change` does.
  func run(_ tasks: [Task], _ change: (inout Task) throws -> Void) throws {
    for task in tasks { try self.change(task, change) }
  }

  private func change(_ old: Task, _ change: (inout Task) throws -> Void) throws {
    var task = old
    try change(&task)
    try save.run(task, over: old)
  }
}

extension TaskRepository {
  /// Visits each of some tasks once, with the index of its id. Reading many ahead is quicker; it is for
  /// a visit that changes no other task than its own.
  ///
  /// - Throws: `notFound` or what `visit` throws, with the index.
  func forEach(
    _ ids: [Int64], readingAhead: Bool = false, _ visit: (Task, Int) throws -> Void
  ) throws {
    let batchSize = 500
    var seen = Set<Int64>(minimumCapacity: ids.count)
    for start in stride(from: 0, to: ids.count, by: batchSize) {
      let batch = start..<min(start + batchSize, ids.count)
      var ahead = readingAhead && batch.count > 1 ? tasksByID(Array(ids[batch])) : [:]
      for index in batch where seen.insert(ids[index]).inserted {
        do {
          try visit(try ahead.removeValue(forKey: ids[index]) ?? existing(ids[index]), index)
        } catch let failure as Failure {
          throw failure.at(index: index)
        }
      }
    }
  }

  /// Empty when one cannot be read: that is said when its turn comes.
  private func tasksByID(_ ids: [Int64]) -> [Int64: Task] {
    guard let tasks = try? tasks(ids: ids) else { return [:] }
    return Dictionary(tasks.map { ($0.id, $0) }) { first, _ in first }
  }
}
