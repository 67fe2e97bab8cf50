package import Domain
import Localization

/// Starts a focus session or a break.
package final class StartFocus: CreatingUseCase {
  /// Without a task, it is for none; without minutes, it is as long as is set. One that ran to its end
  /// and that nobody noticed is finished first.
  ///
  /// - Returns: its id.
  /// - Throws: `invalid` for minutes out of range, and for a break on a task; `notFound`, or `conflict`
  ///   for a task that is not open and while another session is running or paused.
  package func run(
    _ kind: FocusSession.Kind, task id: Int64?, minutes: Int32?, at now: Instant
  ) throws -> Int64 {
    if id != nil, kind.isBreak {
      throw Failure(.invalid, "A break is for no task.", field: "task_id")
    }
    let length = try minutes.map { try FocusLength.milliseconds(minutes: $0, field: "minutes") }
    return try store.write(.startFocus, at: now) {
      _ = try store.focusSessions.finishOverdue(at: now)
      if let current = try store.focusSessions.current() {
        throw try refusal(for: current, at: now)
      }
      let task = try id.map { try openTask($0) }
      let round = try NextFocus(store).run(at: now).round(of: kind)
      return try InsertFocus(store: store, newUID: newUID).run(
        FocusTurn(kind, round: round), on: task, length: length, at: now)
    }
  }

  private func openTask(_ id: Int64) throws -> Task {
    let task = try store.tasks.existing(id, field: "task_id")
    switch task.status {
    case .open: return task
    case .completed:
      throw Failure(
        .conflict, "Task \(id) is completed: reopen it first.", field: "task_id")
    case .cancelled:
      throw Failure(
        .conflict, "Task \(id) is cancelled: reopen it first.", field: "task_id")
    case .deleted:
      throw Failure(
        .conflict, "Task \(id) is in the trash: restore it first.", field: "task_id")
    }
  }

  private func refusal(for current: FocusSession, at now: Instant) throws -> Failure {
    let task = try current.taskUID.flatMap { try store.tasks.task(uid: $0) }
    let words = current.kind.words
    let what: Message = task.map { "\(words) on \($0.reference)" } ?? words
    let left = FocusLength.text(milliseconds: current.remaining(at: now))
    return Failure(
      .conflict,
      current.state == .running
        ? "A \(what) is running, with \(left) left: finish or cancel it first."
        : "A \(what) is paused, with \(left) left: resume, finish or cancel it first.")
  }
}
