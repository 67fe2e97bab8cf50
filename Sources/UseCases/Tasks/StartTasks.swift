package import Domain

/// Marks tasks as in progress, in one step; they stay open. Of one that repeats, it is the present
/// occurrence. When time is tracked, the time entry of the last one runs from now on.
package final class StartTasks: CreatingUseCase {
  /// The ids are asked for as part of the step.
  ///
  /// - Throws: `notFound`, or `conflict` for one that is not open or is in progress; nothing is changed
  ///   then. When time is tracked, one that is in progress while its time entry is not running is let run.
  package func run(_ ids: @autoclosure () throws -> [Int64], at now: Instant) throws {
    try store.write(.startTasks, at: now) {
      let ids = try ids()
      let isTracking = try store.settings.timeEntries().isTracking
      let running = isTracking ? try store.timeEntries.running().last?.taskUID : nil
      try ChangeTasks(store: store, now: now).run(ids) { task in
        if isTracking, task.status == .open, task.started != nil,
          running.map({ ExactText($0) != ExactText(task.uid) }) ?? true
        {
          return
        }
        try task.start(at: now)
      }
      if isTracking, let last = ids.last { try runEntry(of: last, at: now) }
    }
  }

  /// A focus session that is running or paused is the clock in its place.
  private func runEntry(of id: Int64, at now: Instant) throws {
    _ = try store.focusSessions.finishOverdue(at: now)
    if try store.focusSessions.current() != nil { return }
    var input = TimeEntryInput()
    input.taskID = id
    var entry = TimeEntry(uid: newUID(), start: now)
    try input.apply(to: &entry, in: store)
    try RunningEntries(store: store).end(at: now)
    _ = try store.timeEntries.insert(entry)
  }
}
