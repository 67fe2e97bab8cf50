public import CTaskcore
import Domain
import UseCases

/// Moves tasks to another place in the manual order, into a project or under a parent, with all that
/// is below them, all or none, as one step for undo.
///
/// Several tasks keep the order of their ids. One that is below another of them goes with that and
/// stays there, unless they all move just to the top or bottom of their siblings.
///
/// - Parameters:
///   - store: the store.
///   - ids: the ids; one that is given twice counts once.
///   - count: how many, 0 to 16,777,216.
///   - move: where to. Before or after a task, they get its parent. To the top or bottom is among the
///     tasks with the same parent, or with none in the same project. Into a project is out of any
///     parent. Without a place, a project or parent means the bottom of it.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for NULL, for a `move` without a place, project or
///   parent or with several, and for a place next to one of the tasks themselves or under another
///   parent than the one given; `TASKCORE_ENOTFOUND`, with the index or the member of `move`;
///   `TASKCORE_ECONFLICT` for a circle, a task in the trash, a completed parent of an open task, a
///   place next to a task of another project, and an archived project, given or the parent's, that is
///   not the task's own; `TASKCORE_EREADONLY`, `TASKCORE_EBUSY`,
///   `TASKCORE_EFULL`, `TASKCORE_EIO`, `TASKCORE_EMISUSE`; or what an observer answered, with the
///   change made.
///   Since 0.1.0.
@c(taskcore_task_move)
public func taskMove(
  store: StorePointer, ids: In<Int64>, count: UInt, move: In<taskcore_move>
) -> taskcore_status {
  change(store, ids, count) {
    try MoveTasks($0.store).run($1(), to: TaskMove(move), at: $2)
  }
}

/// Makes each of some tasks the last subtask of the task before it, all or none, as one step for undo.
///
/// The task before it is the nearest one in the manual order with the same parent, or with none in the
/// same project; it is not in the trash and, for an open task, open. Tasks next to each other come
/// under the same one.
///
/// - Parameters:
///   - store: the store.
///   - ids: the ids; one that is given twice, or is below another one, counts once.
///   - count: how many, 0 to 16,777,216.
/// - Returns: as `taskcore_task_complete`, with `TASKCORE_ECONFLICT` for a task in the trash and for
///   one that has no task before it.
///   Since 0.1.0.
@c(taskcore_task_indent)
public func taskIndent(store: StorePointer, ids: In<Int64>, count: UInt) -> taskcore_status {
  change(store, ids, count) { try IndentTasks($0.store).run($1(), at: $2) }
}

/// Makes each of some subtasks the task after its parent, all or none, as one step for undo.
///
/// - Parameters:
///   - store: the store.
///   - ids: the ids; one that is given twice, or is below another one, counts once.
///   - count: how many, 0 to 16,777,216.
/// - Returns: as `taskcore_task_complete`, with `TASKCORE_ECONFLICT` for a task in the trash and for
///   one that has no parent.
///   Since 0.1.0.
@c(taskcore_task_outdent)
public func taskOutdent(store: StorePointer, ids: In<Int64>, count: UInt) -> taskcore_status {
  change(store, ids, count) { try OutdentTasks($0.store).run($1(), at: $2) }
}
