package import Domain

/// Stops the running time entry.
package final class StopTimer: UseCase {
  /// - Returns: its id.
  /// - Throws: `conflict` when none is running.
  package func run(at now: Instant) throws -> Int64 {
    try store.write(.stopTimer, at: now) {
      guard let current = try store.timeEntries.running().last else {
        throw Failure(.conflict, "No timer is running: start one first.")
      }
      try RunningEntries(store: store).end(at: now)
      return current.id
    }
  }
}
