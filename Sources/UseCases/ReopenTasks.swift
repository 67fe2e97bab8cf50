package import Domain

/// Opens completed tasks again, in one step.
package struct ReopenTasks {
  private let store: any Store

  package init(_ store: any Store) {
    self.store = store
  }

  /// - Throws: `notFound`, or `conflict` for one that is not completed; nothing is changed then.
  package func callAsFunction(_ ids: [Int64], at now: Instant) throws {
    try ChangeTasks(store: store)(ids, .reopenTasks, at: now) { task in
      try task.reopen()
    }
  }
}
