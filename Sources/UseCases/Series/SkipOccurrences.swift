package import Domain

/// Takes tasks that repeat on to their next occurrences without completing the present ones, in one
/// step.
package final class SkipOccurrences: UseCase {
  /// What is below a task is open again, and goes along. The ids are asked for as part of the step.
  ///
  /// - Throws: `notFound`, or `conflict` for one that is not open, does not repeat or has no further
  ///   occurrence; nothing is changed then.
  package func run(_ ids: @autoclosure () throws -> [Int64], at now: Instant) throws {
    try store.write(.skipOccurrence, at: now) {
      let series = AdvanceSeries(store: store, now: now)
      try store.tasks.forEach(ids()) { task, _ in
        try task.requireOpenSeries("only an open task can skip an occurrence")
        guard let next = try series.next(of: task, after: .skipped) else {
          throw Failure(
            .conflict,
            "\(task.reference) has no occurrence after this one: complete it, or end its series.",
            field: "ids")
        }
        try series.logSkip(of: task)
        try series.run(task, after: .skipped, to: next.task, by: next.shift)
      }
    }
  }
}
