public import CTaskcore
import Domain
import UseCases

/// Lists all that is wrong with a new task, or with changes to one, as `taskcore_task_add` and
/// `taskcore_task_update` would refuse it; nothing is changed.
///
/// What these would say is the first problem, and what has no problem they accept. A rule about several
/// members is looked at when these are right by themselves.
///
/// - Parameters:
///   - store: the store.
///   - id: the task that is to be changed; 0: a new one.
///   - input: what it is to be; borrowed for the call.
///   - problems: receives the list, empty when nothing is wrong, to be freed with
///     `taskcore_problem_list_free`; NULL on failure.
/// - Returns: `TASKCORE_OK`, also with problems; `TASKCORE_EINVALID` for NULL; `TASKCORE_EREADONLY`,
///   `TASKCORE_EBUSY`, `TASKCORE_EFULL`, `TASKCORE_EIO`, `TASKCORE_ECORRUPT`, `TASKCORE_ENOMEM`,
///   `TASKCORE_EMISUSE`.
///   Since 0.1.0.
@c(taskcore_task_check)
public func taskCheck(
  store: StorePointer, id: Int64, input: In<taskcore_task_input>,
  problems: Out<Handle<taskcore_problem_list>>
) -> taskcore_status {
  list(store, problems, "problems") { handle in
    let given = try required(input, "input")
    let (now, newUID) = try handle.creation()
    return try ProblemList.gathering(in: handle.locale) { check in
      let input = try TaskInput(given.checked(), check, in: handle.store.zone)
      if id == 0 {
        try AddTasks(handle.store, newUID: newUID).check(input, at: now, check)
      } else {
        try UpdateTasks(handle.store, newUID: newUID).run([id], to: input, at: now, check)
      }
    }
  }
}
