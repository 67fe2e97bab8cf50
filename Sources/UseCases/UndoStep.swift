package import Domain

/// Takes the last step back.
package struct UndoStep {
  private let store: any Store

  package init(_ store: any Store) {
    self.store = store
  }

  /// - Returns: the step that was taken back.
  /// - Throws: `notFound` when there is none.
  package func callAsFunction(at now: Instant) throws -> Step {
    try store.write(.undo, at: now) {
      guard let step = try store.history.lastDone() else {
        throw Failure(.notFound, "There is nothing to undo.")
      }
      try store.history.reverse(step)
      return step
    }
  }
}
