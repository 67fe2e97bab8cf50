package import Domain

/// Moves tasks to the trash with all that is below them, in one step.
package final class DeleteTasks: UseCase {
  /// The ids are asked for as part of the step.
  ///
  /// - Throws: `notFound`, or `conflict` for one that is there; nothing is changed then.
  package func run(_ ids: @autoclosure () throws -> [Int64], at now: Instant) throws {
    try store.write(.deleteTasks, at: now) {
      let ids = try ids()
      let change = ChangeTasks(store: store, now: now)
      let instant = try now.free(of: store.tasks.descendants(of: ids, [.deleted]))
      try change.run(ids) { try $0.delete(at: instant) }
      try change.run(store.tasks.descendants(of: ids, Status.present)) {
        try $0.delete(at: instant)
      }
      try RunningEntries(store: store).end(ofTasks: ids, at: now)
    }
  }
}
