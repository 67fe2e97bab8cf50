package import Domain

/// Starts a time entry now, or at an earlier instant; one that is running ends there.
package final class StartTimer: CreatingUseCase {
  /// - Returns: its id.
  /// - Throws: `invalid` for an end, for a start that is to come, and for what is wrong with the input;
  ///   `notFound` for a task or a project; `conflict` for a task that is not open, and while a focus session
  ///   is running or paused, for that is the clock then.
  package func run(_ input: TimeEntryInput, at now: Instant) throws -> Int64 {
    if input.end != nil {
      throw Failure(
        .invalid, "A timer has no end. To add an entry that is over, add a time entry.",
        field: "end_ms")
    }
    if let start = input.start, start > now {
      throw Failure(
        .invalid, "A timer starts now or before: \(start.text) is to come.", field: "start_ms")
    }
    return try store.write(.startTimer, at: now) {
      _ = try store.focusSessions.finishOverdue(at: now)
      if let session = try store.focusSessions.current() {
        throw Failure(
          .conflict,
          session.state == .paused
            ? "A \(session.kind.words) is paused and counts the time: finish or cancel it first."
            : "A \(session.kind.words) is running and counts the time: finish or cancel it first.")
      }
      if let id = input.taskID, id != 0 { try requireOpen(id) }
      var entry = TimeEntry(uid: newUID(), start: input.start ?? now)
      try input.apply(to: &entry, in: store)
      try RunningEntries(store: store).end(before: entry.start, at: now)
      return try store.timeEntries.insert(entry)
    }
  }

  private func requireOpen(_ id: Int64) throws {
    let task = try store.tasks.existing(id, field: "task_id")
    switch task.status {
    case .open: return
    case .completed:
      throw Failure(.conflict, "Task \(id) is completed: reopen it first.", field: "task_id")
    case .cancelled:
      throw Failure(.conflict, "Task \(id) is cancelled: reopen it first.", field: "task_id")
    case .deleted:
      throw Failure(.conflict, "Task \(id) is in the trash: restore it first.", field: "task_id")
    }
  }
}
