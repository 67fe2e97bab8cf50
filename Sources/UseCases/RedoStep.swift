package import Domain

/// Does the step again that was undone last.
package struct RedoStep {
  private let store: any Store

  package init(_ store: any Store) {
    self.store = store
  }

  /// - Returns: the step that was done again.
  /// - Throws: `notFound` when there is none.
  package func callAsFunction(at now: Instant) throws -> Step {
    try store.write(.redo, at: now) {
      guard let step = try store.history.firstUndone() else {
        throw Failure(.notFound, "There is nothing to redo.")
      }
      try store.history.reverse(step)
      return step
    }
  }
}
