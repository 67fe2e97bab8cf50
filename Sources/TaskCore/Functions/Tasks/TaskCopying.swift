public import CTaskcore
import Domain
import UseCases

/// Copies a task with its subtasks, as one step for undo.
///
/// The copy stands right behind the task, and all of it is open. Dates, repeats, reminders, tags and whatever else says
/// what is to be done are copied as they are; completions, comments, time spent and alerts are not, and uids are
/// new. Copies wait for the copies of what the tasks wait for, and for the same where that is not copied. Cancelled subtasks
/// are left out with what is below them, and so are those in the trash. Of a task that repeats, the copy stands for the
/// present occurrence. A copy of a subtask whose parent is closed is no subtask.
///
/// - Parameters:
///   - store: the store.
///   - id: what to copy.
///   - copyId: receives the copy's id; 0 on failure. NULL is fine.
/// - Returns: `TASKCORE_OK`; `TASKCORE_ENOTFOUND` when there is no such task; `TASKCORE_ECONFLICT` for one in the
///   trash, and for one of an archived project; `TASKCORE_ECORRUPT`, `TASKCORE_EREADONLY`, `TASKCORE_EBUSY`,
///   `TASKCORE_EFULL`, `TASKCORE_EIO`, `TASKCORE_EMISUSE`; or what an observer answered, with the task copied.
///   Since 0.1.0.
@c(taskcore_task_copy)
public func taskCopy(store: StorePointer, id: Int64, copyId: Out<Int64>) -> taskcore_status {
  number(store, copyId) { handle in
    let (now, newUID) = try handle.creation()
    return try CopyTask(handle.store, newUID: newUID).run(id, at: now)
  }
}

/// Copies a project with its sections and tasks, as one step for undo.
///
/// The copy stands behind all other projects and below the same one, is not archived, and is called such as "Work copy",
/// or "Work copy 2" when that is taken. Its tasks are those of the project that are open or completed, copied as
/// `taskcore_task_copy` does. Projects below it are not copied.
///
/// - Parameters:
///   - store: the store.
///   - id: what to copy.
///   - copyId: receives the copy's id; 0 on failure. NULL is fine.
/// - Returns: `TASKCORE_OK`; `TASKCORE_ENOTFOUND` when there is no such project; `TASKCORE_ECONFLICT` for Inbox;
///   `TASKCORE_ECORRUPT`, `TASKCORE_EREADONLY`, `TASKCORE_EBUSY`, `TASKCORE_EFULL`, `TASKCORE_EIO`,
///   `TASKCORE_EMISUSE`; or what an observer answered, with the project copied.
///   Since 0.1.0.
@c(taskcore_project_copy)
public func projectCopy(store: StorePointer, id: Int64, copyId: Out<Int64>) -> taskcore_status {
  number(store, copyId) { handle in
    let (now, newUID) = try handle.creation()
    return try CopyProject(handle.store, newUID: newUID).run(id, at: now)
  }
}
