package import Domain

/// Completes tasks, in one step.
package struct CompleteTasks {
  private let store: any Store

  package init(_ store: any Store) {
    self.store = store
  }

  /// - Throws: `notFound`, or `conflict` for one that is not open; nothing is changed then.
  package func callAsFunction(_ ids: [Int64], at now: Instant) throws {
    try ChangeTasks(store: store)(ids, .completeTasks, at: now) { task in
      try task.complete(at: now)
    }
  }
}
