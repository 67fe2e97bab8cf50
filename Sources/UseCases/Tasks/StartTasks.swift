package import Domain

/// Marks tasks as in progress, in one step; they stay open. Of one that repeats, it is the present
/// occurrence.
package final class StartTasks: UseCase {
  /// The ids are asked for as part of the step.
  ///
  /// - Throws: `notFound`, or `conflict` for one that is not open or is in progress; nothing is changed
  ///   then.
  package func run(_ ids: @autoclosure () throws -> [Int64], at now: Instant) throws {
    try store.write(.startTasks, at: now) {
      try ChangeTasks(store: store, now: now).run(ids()) { try $0.start(at: now) }
    }
  }
}
