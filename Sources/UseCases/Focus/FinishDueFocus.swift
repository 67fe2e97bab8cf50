package import Domain

/// Finishes the focus session that ran to its end, as of then, and starts what is to follow it.
///
/// Only one of several processes gets it. Undo cannot take it back, nor what was done with focus
/// sessions before: the clock went on.
package final class FinishDueFocus: CreatingUseCase {
  /// - Returns: what is finished now; none when nothing ran to its end.
  package func run(at now: Instant) throws -> [FocusSession] {
    guard let current = try store.focusSessions.current(), current.isOver(at: now) else {
      return []
    }
    return try store.write(.finishFocus, at: now) {
      let finished = try store.focusSessions.finishOverdue(at: now)
      guard let last = finished.last else { return [] }
      try store.focusSessions.settle()
      try startNext(after: last, at: now)
      return finished
    }
  }

  /// It starts now, and not when the last one ended, for a machine that slept did not work on.
  private func startNext(after last: FocusSession, at now: Instant) throws {
    let settings = try store.settings.focus()
    guard settings.startsNext, try store.focusSessions.current() == nil else { return }
    let turn = FocusTurn(after: last, rounds: settings.rounds)
    _ = try InsertFocus(store: store, newUID: newUID).run(
      turn, on: turn.kind.isBreak ? nil : try lastTask(), length: nil, at: now)
  }

  /// What was worked on before the break, while it is open.
  private func lastTask() throws -> Task? {
    guard let uid = try store.focusSessions.lastFinished(.work)?.taskUID,
      let task = try store.tasks.task(uid: uid), task.status == .open
    else { return nil }
    return task
  }
}
