package import Domain

/// Opens completed and cancelled tasks again, and those that they are below, in one step.
package final class ReopenTasks: UseCase {
  /// The ids are asked for as part of the step.
  ///
  /// - Throws: `notFound`, or `conflict` for one that is neither; nothing is changed then.
  package func run(_ ids: @autoclosure () throws -> [Int64], at now: Instant) throws {
    try store.write(.reopenTasks, at: now) {
      let ids = try ids()
      let change = ChangeTasks(store: store, now: now)
      let log = CompletionLog(store, at: now)
      try change.run(ids) { try log.reopen(&$0) }
      try change.run(store.tasks.ancestors(of: ids, Status.closed)) { try log.reopen(&$0) }
    }
  }
}
