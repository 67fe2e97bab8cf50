public import CTaskcore
import Domain

/// Lists the open tasks that repeat by the rule, and are at another occurrence than their completions and skips
/// say.
///
/// A task is at the first occurrence that was neither completed nor skipped; where another program wrote to the store,
/// that may not be so. Each problem is about `occurrence` and has the status `TASKCORE_ECORRUPT`; its message names
/// the id of the task, the occurrence that it is at, and the one that it should be at. They are the tasks that
/// `taskcore_check` counts as `series_mended`, in the order of their ids. `taskcore_repair` keeps
/// the occurrence that each is at, for that is what people saw.
///
/// - Parameters:
///   - store: the store, which may be opened for reading only.
///   - problems: receives the list, empty when nothing is wrong, to be freed with
///     `taskcore_problem_list_free`; NULL on failure.
/// - Returns: `TASKCORE_OK`, also with problems; `TASKCORE_EINVALID` for NULL; `TASKCORE_EBUSY`,
///   `TASKCORE_EIO`, `TASKCORE_ECORRUPT`, `TASKCORE_ENOMEM`, `TASKCORE_EMISUSE`.
///   Since 0.1.0.
@c(taskcore_series_check)
public func seriesCheck(
  store: StorePointer, problems: Out<Handle<taskcore_problem_list>>
) -> taskcore_status {
  list(store, problems, "problems") { handle in
    let faults = try handle.store.read { try handle.store.seriesFaults() }
    return try ProblemList(
      faults.map { Problem(rule: "", field: "occurrence", message: $0.message, kind: .corrupt) },
      in: handle.locale)
  }
}
