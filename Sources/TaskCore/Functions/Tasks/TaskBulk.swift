public import CTaskcore
import Domain
import UseCases

/// Changes properties of the tasks that a query asks for, all or none, as one step for undo.
///
/// - Parameters:
///   - store: the store.
///   - query: which tasks; NULL and one without a condition are refused. Unless it says something
///     else of their status, it asks for open ones.
///   - changes: what to set, as in `taskcore_task_update`.
///   - changed: receives how many tasks the query asked for; 0 on failure. NULL is fine.
/// - Returns: as `taskcore_task_update`, and as `taskcore_task_query` for `query`.
///   Since 0.1.0.
@c(taskcore_task_update_where)
public func taskUpdateWhere(
  store: StorePointer, query: In<taskcore_query>, changes: In<taskcore_task_input>,
  changed: Out<Int64>
) -> taskcore_status {
  change(store, where: query, changed) {
    try $0.update($1, to: changes, at: $2)
  }
}

/// Completes the tasks that a query asks for with their open subtasks, all or none, as one step for
/// undo.
///
/// - Parameters:
///   - store: the store.
///   - query: which tasks; NULL and one without a condition are refused. Unless it says something
///     else of their status, it asks for open ones.
///   - flags: as in `taskcore_task_complete`.
///   - changed: receives how many tasks the query asked for; 0 on failure. NULL is fine.
/// - Returns: as `taskcore_task_complete`, and as `taskcore_task_query` for `query`.
///   Since 0.1.0.
@c(taskcore_task_complete_where)
public func taskCompleteWhere(
  store: StorePointer, query: In<taskcore_query>, flags: UInt64, changed: Out<Int64>
) -> taskcore_status {
  change(store, where: query, changed) {
    try CompleteTasks($0.store, flags: flags).run($1(), at: $2)
  }
}

/// Cancels the tasks that a query asks for with their open subtasks, all or none, as one step for undo.
///
/// - Parameters:
///   - store: the store.
///   - query: which tasks; NULL and one without a condition are refused. Unless it says something
///     else of their status, it asks for open ones.
///   - flags: as in `taskcore_task_cancel`.
///   - changed: receives how many tasks the query asked for; 0 on failure. NULL is fine.
/// - Returns: as `taskcore_task_cancel`, and as `taskcore_task_query` for `query`.
///   Since 0.1.0.
@c(taskcore_task_cancel_where)
public func taskCancelWhere(
  store: StorePointer, query: In<taskcore_query>, flags: UInt64, changed: Out<Int64>
) -> taskcore_status {
  change(store, where: query, changed) {
    try CancelTasks($0.store, flags: flags).run($1(), at: $2)
  }
}

/// Opens the completed tasks that a query asks for again, all or none, as one step for undo.
///
/// - Parameters:
///   - store: the store.
///   - query: which tasks; NULL and one without a condition are refused. Unless it says something
///     else of their status, it asks for completed ones.
///   - changed: receives how many tasks the query asked for; 0 on failure. NULL is fine.
/// - Returns: as `taskcore_task_reopen`, and as `taskcore_task_query` for `query`.
///   Since 0.1.0.
@c(taskcore_task_reopen_where)
public func taskReopenWhere(
  store: StorePointer, query: In<taskcore_query>, changed: Out<Int64>
) -> taskcore_status {
  change(store, where: query, default: .completed, changed) {
    try ReopenTasks($0.store).run($1(), at: $2)
  }
}

/// Moves the tasks that a query asks for to the trash, all or none, as one step for undo.
///
/// - Parameters:
///   - store: the store.
///   - query: which tasks; NULL and one without a condition are refused. Unless it says something
///     else of their status, it asks for open ones.
///   - changed: receives how many tasks the query asked for; 0 on failure. NULL is fine.
/// - Returns: as `taskcore_task_delete`, and as `taskcore_task_query` for `query`.
///   Since 0.1.0.
@c(taskcore_task_delete_where)
public func taskDeleteWhere(
  store: StorePointer, query: In<taskcore_query>, changed: Out<Int64>
) -> taskcore_status {
  change(store, where: query, changed) { try DeleteTasks($0.store).run($1(), at: $2) }
}

/// Takes the tasks that a query asks for out of the trash, all or none, as one step for undo.
///
/// - Parameters:
///   - store: the store.
///   - query: which tasks; NULL and one without a condition are refused. Unless it says something
///     else of their status, it asks for those in the trash.
///   - changed: receives how many tasks the query asked for; 0 on failure. NULL is fine.
/// - Returns: as `taskcore_task_restore`, and as `taskcore_task_query` for `query`.
///   Since 0.1.0.
@c(taskcore_task_restore_where)
public func taskRestoreWhere(
  store: StorePointer, query: In<taskcore_query>, changed: Out<Int64>
) -> taskcore_status {
  change(store, where: query, default: .deleted, changed) {
    try RestoreTasks($0.store).run($1(), at: $2)
  }
}

/// Removes the tasks in the trash that a query asks for, for good, all or none.
///
/// - Parameters:
///   - store: the store.
///   - query: which tasks; NULL and one without a condition are refused. Unless it says something
///     else of their status, it asks for those in the trash.
///   - changed: receives how many tasks the query asked for; 0 on failure. NULL is fine.
/// - Returns: as `taskcore_task_purge`, and as `taskcore_task_query` for `query`.
///   Since 0.1.0.
@c(taskcore_task_purge_where)
public func taskPurgeWhere(
  store: StorePointer, query: In<taskcore_query>, changed: Out<Int64>
) -> taskcore_status {
  change(store, where: query, default: .deleted, changed) {
    try PurgeTasks($0.store).run($1(), at: $2)
  }
}

/// Moves the tasks that a query asks for, in its order, all or none, as one step for undo.
///
/// - Parameters:
///   - store: the store.
///   - query: which tasks; NULL and one without a condition are refused. Unless it says something
///     else of their status, it asks for open ones.
///   - move: where to, as in `taskcore_task_move`.
///   - changed: receives how many tasks the query asked for; 0 on failure. NULL is fine.
/// - Returns: as `taskcore_task_move`, and as `taskcore_task_query` for `query`.
///   Since 0.1.0.
@c(taskcore_task_move_where)
public func taskMoveWhere(
  store: StorePointer, query: In<taskcore_query>, move: In<taskcore_move>, changed: Out<Int64>
) -> taskcore_status {
  change(store, where: query, changed) {
    try MoveTasks($0.store).run($1(), to: TaskMove(move), at: $2)
  }
}
