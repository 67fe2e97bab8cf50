package import Domain

/// Takes the last step back.
package final class UndoStep: UseCase {
  /// - Returns: the step that was taken back.
  /// - Throws: `notFound` when there is none.
  package func run(at now: Instant) throws -> Step {
    try store.write(.undo, at: now) {
      var advance = Advance("steps", .down)
      while let step = try store.history.lastDone() {
        try advance.take(step.id)
        if try store.history.reverse(step) { return step }
      }
      throw Failure(.notFound, "There is nothing to undo.")
    }
  }
}
