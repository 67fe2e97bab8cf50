public import CTaskcore
import Domain
import Storage
import UseCases

/// Lists what happened to a task, the oldest change first, one entry for each property that changed.
///
/// The values are texts: instants as in RFC 3339, priorities as P0 to P3 or none, projects and other
/// tasks by their present names or, when they are gone, by their uids. Of when it was modified, which
/// comes with each change, there are no entries.
///
/// - Parameters:
///   - store: the store.
///   - id: the task; it may be in the trash.
///   - entries: receives the list, to be freed with `taskcore_history_list_free`; NULL on failure.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for NULL; `TASKCORE_ENOTFOUND` when there is no such
///   task; `TASKCORE_EBUSY`, `TASKCORE_EIO`, `TASKCORE_ENOMEM`, `TASKCORE_EMISUSE`.
///   Since 0.1.0.
@c(taskcore_task_history)
public func taskHistory(
  store: StorePointer, id: Int64, entries: Out<Handle<taskcore_history_list>>
) -> taskcore_status {
  list(store, entries, "entries") { handle in
    try HistoryList(handle.store.read { try handle.store.history(ofTask: id) })
  }
}

/// Removes the tasks for good that went to the trash before an instant. This cannot be undone: the
/// change log forgets them too.
///
/// - Parameters:
///   - store: the store.
///   - beforeMs: the instant, in milliseconds since 1970 UTC, in the years 1 to 9999.
///   - purged: receives how many tasks were removed; 0 on failure. NULL is fine.
/// - Returns: `TASKCORE_OK`, also when there was none; `TASKCORE_EINVALID` for an instant out of range;
///   `TASKCORE_EREADONLY`, `TASKCORE_EBUSY`, `TASKCORE_EFULL`, `TASKCORE_EIO`, `TASKCORE_EMISUSE`; or
///   what an observer answered, with the tasks removed.
///   Since 0.1.0.
@c(taskcore_task_purge_before)
public func taskPurgeBefore(
  store: StorePointer, beforeMs: Int64, purged: Out<Int64>
) -> taskcore_status {
  number(store, purged) { handle in
    let before = try Instant(milliseconds: beforeMs, field: "before_ms")
    return try Int64(PurgeOldTasks(handle.store).run(deletedBefore: before, at: handle.now()))
  }
}
