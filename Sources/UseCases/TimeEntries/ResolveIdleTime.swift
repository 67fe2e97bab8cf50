package import Domain

/// Resolves idle time during a running timer: keeps it, discards it, or splits it off as an entry of its own.
package final class ResolveIdleTime: CreatingUseCase {
  /// - Returns: the id of the entry that has the idle time for itself; nil when there is none.
  /// - Throws: `conflict` when no timer is running, and for one that an invoice is for; `invalid` for a time
  ///   that is to come or before the timer was started, and for what is wrong with the subject; `notFound` for
  ///   a task or a project.
  package func run(_ idle: IdleTime, at now: Instant) throws -> Int64? {
    guard idle.since <= now else {
      throw Failure(
        .invalid,
        "Nobody is idle since what is to come: \(idle.since.text) is after now, \(now.text).",
        field: "since_ms")
    }
    return try store.write(.resolveIdleTime, at: now) {
      guard let running = try store.timeEntries.running().last else {
        throw Failure(.conflict, "No timer is running: start one first.")
      }
      try store.refuseBilled(running, field: "since_ms")
      guard idle.since >= running.start else {
        throw Failure(
          .invalid,
          "The timer was started at \(running.start.text): \(idle.since.text) is before that.",
          field: "since_ms")
      }
      return try resolve(idle, of: running, at: now)
    }
  }

  private func resolve(_ idle: IdleTime, of running: TimeEntry, at now: Instant) throws -> Int64? {
    // What is split off is checked, though nobody was idle at all.
    var own = running
    own.id = 0
    own.uid = newUID()
    own.start = idle.since
    own.end = now
    if idle.choice == .split { try idle.subject.apply(to: &own, in: store) }
    if idle.choice == .keep || idle.since == now {
      if !idle.goesOn { try end(running, at: now) }
      return nil
    }
    try cut(running, at: idle.since, goesOn: idle.goesOn, now: now)
    return idle.choice == .split ? try store.timeEntries.insert(own) : nil
  }

  /// Takes what is after an instant out of what is running, which goes on from now on, or does not.
  private func cut(
    _ running: TimeEntry, at instant: Instant, goesOn: Bool, now: Instant
  ) throws {
    if instant > running.start {
      try end(running, at: instant)
      guard goesOn else { return }
      var next = running
      next.id = 0
      next.uid = newUID()
      next.start = now
      _ = try store.timeEntries.insert(next)
    } else if goesOn {
      // Nothing is left of it before that.
      var entry = running
      entry.start = now
      try store.timeEntries.save(entry, over: running)
    } else {
      try store.timeEntries.remove(running)
    }
  }

  private func end(_ running: TimeEntry, at instant: Instant) throws {
    var entry = running
    entry.end = instant
    try entry.check()
    try store.timeEntries.save(entry, over: running)
  }
}
