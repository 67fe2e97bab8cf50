package import Domain

/// Deletes tasks for good that were trashed before an instant, in one step that cannot be undone.
package final class PurgeOldTasks: UseCase {
  /// - Returns: how many were removed.
  package func run(deletedBefore instant: Instant, at now: Instant) throws -> Int {
    try store.write(.purgeTasks, at: now) {
      let before = try store.tasks.count()
      try PurgeTasks(store).run(store.tasks.taskIDs(deletedBefore: instant), at: now)
      return try before - store.tasks.count()
    }
  }
}
