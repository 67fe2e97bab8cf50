package import Domain

/// Marks tasks as in progress no longer, in one step; they stay open. A time entry of theirs that is running
/// ends.
package final class StopTasks: UseCase {
  /// The ids are asked for as part of the step.
  ///
  /// - Throws: `notFound`, or `conflict` for one that is not in progress; nothing is changed then.
  package func run(_ ids: @autoclosure () throws -> [Int64], at now: Instant) throws {
    try store.write(.stopTasks, at: now) {
      let ids = try ids()
      try ChangeTasks(store: store, now: now).run(ids) { try $0.stop() }
      try RunningEntries(store: store).end(ofTasks: ids, at: now)
    }
  }
}
