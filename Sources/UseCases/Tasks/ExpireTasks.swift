package import Domain

/// Cancels expired tasks, whose until has passed, with their open subtasks, in one step for undo. A task that
/// is reopened by undo stays open and is shown as expired, until it gets another until.
package struct ExpireTasks {
  private let store: any Store

  package init(_ store: any Store) {
    self.store = store
  }

  /// Each is cancelled when its until was over, and not now, so that all devices say the same of it; the
  /// subtasks of several expired ones with the nearest of these. A time entry of one that is running ends with
  /// the until.
  package func run(at now: Instant) throws {
    let ids = try store.tasks.expired(at: now)
    if ids.isEmpty { return }
    try store.write(.expireTasks, at: now) {
      var expiries: [Int64: Instant] = [:]
      var ends: [Int64: Instant] = [:]
      let change = ChangeTasks(store: store, now: now)
      try change.run(ids) { task in
        guard let until = task.until, task.status == .open else { return }
        try task.expire(at: until.expiry)
        expiries[task.id] = until.expiry
        ends[task.id] = Instant(
          clamping: until.end(in: store.days).milliseconds + (until.isDate ? 1 : 0))
      }
      var parents = expiries
      while !parents.isEmpty {
        var next: [Int64: Instant] = [:]
        let children = try store.tasks.descendants(of: Array(parents.keys), [.open])
        try change.run(children) { task in
          guard let parent = task.parentID, let expiry = parents[parent] else { return }
          try task.expire(at: expiry)
          next[task.id] = expiry
          ends[task.id] = ends[parent]
        }
        parents = next
      }
      try RunningEntries(store: store).end(ofExpired: ends, at: now)
    }
  }
}
