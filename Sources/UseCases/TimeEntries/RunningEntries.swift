import Domain

/// Stops running time entries, as a part of the present step.
struct RunningEntries {
  let store: any Store

  /// Ends all of them.
  func end(at instant: Instant) throws {
    for entry in try store.timeEntries.running() { try end(entry, at: instant) }
  }

  /// Ends all of them where the next one begins, which may be before now. One that began later runs up to
  /// now.
  func end(before start: Instant, at now: Instant) throws {
    for entry in try store.timeEntries.running() {
      try end(entry, at: start > entry.start ? start : now)
    }
  }

  /// Ends those of tasks that were just closed or stopped, and of any that is open no longer.
  func end(ofTasks ids: some Sequence<Int64>, at now: Instant) throws {
    let running = try store.timeEntries.running()
    if running.isEmpty { return }
    let ids = Set(ids)
    for entry in running {
      guard let uid = entry.taskUID else { continue }
      let task = try store.tasks.task(uid: uid)
      if task?.status != .open || task.map({ ids.contains($0.id) }) ?? true {
        try end(entry, at: now)
      }
    }
  }

  /// Ends those of tasks that expired where each did. One that began later runs up to now.
  func end(ofExpired ends: [Int64: Instant], at now: Instant) throws {
    for entry in try store.timeEntries.running() {
      guard let uid = entry.taskUID, let id = try store.tasks.task(uid: uid)?.id,
        let end = ends[id]
      else { continue }
      try self.end(entry, at: end > entry.start ? end : now)
    }
  }

  private func end(_ old: TimeEntry, at instant: Instant) throws {
    var entry = old
    entry.stop(at: instant)
    try store.timeEntries.save(entry, over: old)
  }
}
