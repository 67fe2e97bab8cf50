package import Domain

/// Undoes the last step, except for properties that have changed again since.
package final class UndoStep: UseCase {
  /// - Returns: the step that was taken back.
  /// - Throws: `notFound` when there is none.
  package func run(at now: Instant) throws -> Step {
    try store.write(.undo, at: now) {
      var advance = Advance("steps", .down)
      while var step = try store.history.lastDone() {
        try advance.take(step.id)
        guard let reversal = try store.history.reverse(step) else { continue }
        // A completion may be gone whose task went on since.
        if reversal.leftCount > 0 { try store.settleSeries(modified: now) }
        step.reversal = reversal
        return step
      }
      throw Failure(
        .notFound, try store.nothingLeft(to: "There is nothing to undo"))
    }
  }
}
