package import Domain

/// Redoes the step that was undone last.
package final class RedoStep: UseCase {
  /// - Returns: the step that was done again.
  /// - Throws: `notFound` when there is none.
  package func run(at now: Instant) throws -> Step {
    try store.write(.redo, at: now) {
      var advance = Advance("steps")
      while var step = try store.history.firstUndone() {
        try advance.take(step.id)
        guard let reversal = try store.history.reverse(step) else { continue }
        // A completion may be gone whose task went on since.
        if reversal.leftCount > 0 { try store.settleSeries(modified: now) }
        step.reversal = reversal
        return step
      }
      throw Failure(
        .notFound, try store.nothingLeft(to: "There is nothing to redo"))
    }
  }
}
