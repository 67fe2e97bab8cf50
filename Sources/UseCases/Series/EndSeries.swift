package import Domain

/// Stops tasks from repeating, in one step; the current occurrences are kept.
package final class EndSeries: UseCase {
  /// The ids are asked for as part of the step.
  ///
  /// - Throws: `notFound`, or `conflict` for one that is in the trash or does not repeat; nothing is
  ///   changed then.
  package func run(_ ids: @autoclosure () throws -> [Int64], at now: Instant) throws {
    try store.write(.endSeries, at: now) {
      try ChangeTasks(store: store, now: now).run(ids()) { task in
        try task.refuseDeleted()
        try task.requireRepeating()
        try task.endSeries()
      }
    }
  }
}
