public import CTaskcore
import Domain
import UseCases

/// Takes the last step back: all that one call changed, where it is still as that call left it.
///
/// Steps can be taken back to the first one, also after a restart and by another process. What was changed
/// since by what no undo takes back, such as a poll, a repair or another program, is left alone, and
/// `left_count` says how much that is. When something, its rule of repeating and its dates say nothing without
/// each other, and are set back together or not at all. A task that the step had added is removed; when it was
/// changed since, or others are below it or wait for it, it goes to the trash with what is below it
/// (`trashed_count`). Anything else that was added and changed since stays. Tasks that were purged are gone
/// all the same.
///
/// - Parameters:
///   - store: the store.
///   - step: receives what was taken back; zero on failure. NULL is fine.
/// - Returns: `TASKCORE_OK`; `TASKCORE_ENOTFOUND` when there is nothing to undo;
///   `TASKCORE_EINVALID` for a wrong `struct_size`; `TASKCORE_EREADONLY`, `TASKCORE_EBUSY`,
///   `TASKCORE_EFULL`, `TASKCORE_EIO`, `TASKCORE_EMISUSE`; or what an observer answered, with the
///   step taken back.
///   Since 0.1.0.
@c(taskcore_undo)
public func undo(store: StorePointer, step: Out<taskcore_step>) -> taskcore_status {
  go(store, step) { try UndoStep($0.store).run(at: $0.now()) }
}

/// Does the step again that was undone last, where all is still as the undo left it, as `taskcore_undo`
/// does. A new step ends what can be done again.
///
/// - Parameters:
///   - store: the store.
///   - step: receives what was done again; zero on failure. NULL is fine.
/// - Returns: as `taskcore_undo`, with `TASKCORE_ENOTFOUND` when there is nothing to redo.
///   Since 0.1.0.
@c(taskcore_redo)
public func redo(store: StorePointer, step: Out<taskcore_step>) -> taskcore_status {
  go(store, step) { try RedoStep($0.store).run(at: $0.now()) }
}

private func go(
  _ store: In<taskcore_store>, _ result: Out<taskcore_step>, function: StaticString = #function,
  _ body: (StoreHandle) throws -> Step
) -> taskcore_status {
  filling(result, nil, of: store, function: function) { handle in
    let step = try body(handle)
    // It may be one that chose a language.
    try handle.updateLocale()
    return taskcore_step(
      struct_size: MemoryLayout<taskcore_step>.size, id: step.id, at_ms: step.at.milliseconds,
      task_count: Int64(step.taskCount), project_count: Int64(step.projectCount),
      action: step.action.rawValue, reserved: 0, event_count: Int64(step.eventCount),
      changed_count: Int64(step.reversal.changedCount),
      left_count: Int64(step.reversal.leftCount),
      trashed_count: Int64(step.reversal.trashedCount))
  }
}
