public import CTaskcore
import Domain
import UseCases

/// Completes tasks with their open subtasks, at any depth, all or none, as one step for undo.
///
/// Of a task that repeats, the present occurrence is completed: `taskcore_completion_query` lists it, and
/// the task stays open and goes on to the next one. Its due, its start and its reminders move along, and
/// so do the subtasks, which are open again; but an open subtask that repeats goes its own way. When
/// there is no next occurrence, it is completed as any other.
///
/// - Parameters:
///   - store: the store.
///   - ids: the ids; one that is given twice counts once.
///   - count: how many, 0 to 16,777,216.
///   - flags: 0, or some of: `TASKCORE_COMPLETE_REFUSE_OPEN_SUBTASKS` to refuse a task with open
///     subtasks unless these are among the ids; `TASKCORE_COMPLETE_SKIP_MISSED` to go on with the first
///     occurrence after now; `TASKCORE_COMPLETE_SERIES` to complete a task that repeats for good.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` when `ids` is NULL with a count, and for unknown
///   bits of `flags`; `TASKCORE_ENOTFOUND` or, for a task that is not open or has open subtasks that
///   are refused, `TASKCORE_ECONFLICT`, with the index; `TASKCORE_EREADONLY`, `TASKCORE_EBUSY`,
///   `TASKCORE_EFULL`, `TASKCORE_EIO`, `TASKCORE_EMISUSE`; or what an observer answered, with the
///   change made.
///   Since 0.1.0.
@c(taskcore_task_complete)
public func taskComplete(
  store: StorePointer, ids: In<Int64>, count: UInt, flags: UInt64
) -> taskcore_status {
  change(store, ids, count) {
    try CompleteTasks($0.store, flags: flags).run($1(), at: $2)
  }
}

/// Cancels tasks with their open subtasks, at any depth, all or none, as one step for undo.
///
/// A cancelled task is closed: it scores nothing, counts in no figure of a pulse as due or overdue, and
/// keeps no task waiting that depends on it. Of a task that repeats, the present occurrence is cancelled:
/// it is skipped, and the task stays open and goes on to the next one, as when it is completed. When
/// there is no next occurrence, or with `TASKCORE_CANCEL_SERIES`, the task itself is cancelled; its rule
/// stays, and goes on when it is reopened.
///
/// - Parameters:
///   - store: the store.
///   - ids: the ids; one that is given twice counts once.
///   - count: how many, 0 to 16,777,216.
///   - flags: 0, or `TASKCORE_CANCEL_SERIES` to cancel a task that repeats with all occurrences to come.
/// - Returns: as `taskcore_task_complete`, with `TASKCORE_ECONFLICT` for a task that is not open.
///   Since 0.1.0.
@c(taskcore_task_cancel)
public func taskCancel(
  store: StorePointer, ids: In<Int64>, count: UInt, flags: UInt64
) -> taskcore_status {
  change(store, ids, count) {
    try CancelTasks($0.store, flags: flags).run($1(), at: $2)
  }
}

/// Marks open tasks as in progress from now on, all or none, as one step for undo.
///
/// Several tasks may be in progress. Their status stays `TASKCORE_TASK_STATUS_OPEN`; `started_ms` says
/// since when, until the task is stopped, completed, cancelled or moved to the trash. Of a task that
/// repeats, the present occurrence is in progress. While `is_tracking` of `taskcore_time_entry_settings` is
/// set, the time entry of the last task runs from now on, unless a focus session is running or paused; a task
/// that is in progress already, and whose entry is not running, is let run.
///
/// - Parameters:
///   - store: the store.
///   - ids: the ids; one that is given twice counts once.
///   - count: how many, 0 to 16,777,216.
/// - Returns: as `taskcore_task_complete`, with `TASKCORE_ECONFLICT` for a task that is not open or is in
///   progress.
///   Since 0.1.0.
@c(taskcore_task_start)
public func taskStart(store: StorePointer, ids: In<Int64>, count: UInt) -> taskcore_status {
  change(store, ids, count) { handle, ids, now in
    try StartTasks(handle.store, newUID: handle.creation().newUID).run(ids(), at: now)
  }
}

/// Marks tasks as in progress no longer, all or none, as one step for undo; they stay open. A time entry of
/// one of them that is running ends.
///
/// - Parameters:
///   - store: the store.
///   - ids: the ids; one that is given twice counts once.
///   - count: how many, 0 to 16,777,216.
/// - Returns: as `taskcore_task_complete`, with `TASKCORE_ECONFLICT` for a task that is not in progress.
///   Since 0.1.0.
@c(taskcore_task_stop)
public func taskStop(store: StorePointer, ids: In<Int64>, count: UInt) -> taskcore_status {
  change(store, ids, count) { try StopTasks($0.store).run($1(), at: $2) }
}

/// Opens completed and cancelled tasks again, with those that they are below, all or none, as one step
/// for undo.
///
/// - Parameters:
///   - store: the store.
///   - ids: the ids; one that is given twice counts once.
///   - count: how many, 0 to 16,777,216.
/// - Returns: as `taskcore_task_complete`, with `TASKCORE_ECONFLICT` for a task that is neither
///   completed nor cancelled.
///   Since 0.1.0.
@c(taskcore_task_reopen)
public func taskReopen(store: StorePointer, ids: In<Int64>, count: UInt) -> taskcore_status {
  change(store, ids, count) { try ReopenTasks($0.store).run($1(), at: $2) }
}

/// Moves tasks to the trash with all that is below them, all or none, as one step for undo.
///
/// - Parameters:
///   - store: the store.
///   - ids: the ids; one that is given twice counts once.
///   - count: how many, 0 to 16,777,216.
/// - Returns: as `taskcore_task_complete`, with `TASKCORE_ECONFLICT` for a task that is there.
///   Since 0.1.0.
@c(taskcore_task_delete)
public func taskDelete(store: StorePointer, ids: In<Int64>, count: UInt) -> taskcore_status {
  change(store, ids, count) { try DeleteTasks($0.store).run($1(), at: $2) }
}

/// Takes tasks out of the trash with the subtasks that went there with them, all or none, as one step
/// for undo.
///
/// Each is open, completed or cancelled as it was. A task whose parent stays in the trash becomes a task
/// of its own. The closed tasks that an open one is below are opened again, as `taskcore_task_reopen`
/// does.
///
/// - Parameters:
///   - store: the store.
///   - ids: the ids; one that is given twice counts once.
///   - count: how many, 0 to 16,777,216.
/// - Returns: as `taskcore_task_complete`, with `TASKCORE_ECONFLICT` for a task that is not there.
///   Since 0.1.0.
@c(taskcore_task_restore)
public func taskRestore(store: StorePointer, ids: In<Int64>, count: UInt) -> taskcore_status {
  change(store, ids, count) { try RestoreTasks($0.store).run($1(), at: $2) }
}

/// Removes tasks in the trash for good, with the subtasks that are there too, all or none.
///
/// This cannot be undone: the change log forgets them too. What depends on one of them does so no
/// longer. Backups that were made before still have them: in the folder that `taskcore_backup_newest` looks into, and
/// beside the store.
///
/// - Parameters:
///   - store: the store.
///   - ids: the ids; one that is given twice counts once.
///   - count: how many, 0 to 16,777,216.
/// - Returns: as `taskcore_task_complete`, with `TASKCORE_ECONFLICT` for a task that is not in the
///   trash.
///   Since 0.1.0.
@c(taskcore_task_purge)
public func taskPurge(store: StorePointer, ids: In<Int64>, count: UInt) -> taskcore_status {
  change(store, ids, count) { try PurgeTasks($0.store).run($1(), at: $2) }
}

/// Changes properties of tasks, all or none, as one step for undo.
///
/// A task with a repeat rule repeats from its due on, or from its start without one: setting one of
/// them or the rule begins its series there anew. What was to be counted of a `COUNT` is counted on, and
/// exceptions and additions that are not set too move along with the due.
///
/// What is below a task that goes to another project goes with it. A subtask that is given another
/// project leaves its parent, unless that goes there too.
///
/// - Parameters:
///   - store: the store.
///   - ids: the ids; one that is given twice counts once.
///   - count: how many, 0 to 16,777,216.
///   - changes: what to set; only the members that its `fields` announce change. Of tags, `tags` is
///     set first, `tags_removed` go next, and `tags_added` come last; likewise with `depends_on`.
/// - Returns: as `taskcore_task_add` for `changes`, but that a task which is in an archived project
///   already may stay there; `TASKCORE_ENOTFOUND` or, for a task in the trash and for a circle of
///   parents or dependencies, `TASKCORE_ECONFLICT`, with the index.
///   Since 0.1.0.
@c(taskcore_task_update)
public func taskUpdate(
  store: StorePointer, ids: In<Int64>, count: UInt, changes: In<taskcore_task_input>
) -> taskcore_status {
  change(store, ids, count) {
    try $0.update($1, to: changes, at: $2)
  }
}
