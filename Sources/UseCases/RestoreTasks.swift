package import Domain

/// Takes tasks out of the trash, in one step.
package struct RestoreTasks {
  private let store: any Store

  package init(_ store: any Store) {
    self.store = store
  }

  /// - Throws: `notFound`, or `conflict` for one that is not there; nothing is changed then.
  package func callAsFunction(_ ids: [Int64], at now: Instant) throws {
    try ChangeTasks(store: store)(ids, .restoreTasks, at: now) { task in
      try task.restore()
    }
  }
}
