package import Domain

/// Moves tasks to the trash, in one step.
package struct DeleteTasks {
  private let store: any Store

  package init(_ store: any Store) {
    self.store = store
  }

  /// - Throws: `notFound`, or `conflict` for one that is there; nothing is changed then.
  package func callAsFunction(_ ids: [Int64], at now: Instant) throws {
    try ChangeTasks(store: store)(ids, .deleteTasks, at: now) { task in
      try task.delete(at: now)
    }
  }
}
