public import CTaskcore
import Domain
import UseCases

/// Adds a task.
///
/// A new task is open, of priority P2, the last in the manual order, and in the project of its parent
/// or in Inbox, unless the input says otherwise. A project or tag that is named for the first time
/// comes into being.
///
/// - Parameters:
///   - store: the store.
///   - input: what the task is to be; its title is required.
///   - id: receives the task's id; 0 on failure. NULL is fine.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for a member out of its range or without a title;
///   `TASKCORE_ENOTFOUND` when there is no such project, parent or task to depend on;
///   `TASKCORE_ECONFLICT` for a parent that is in another project than the one given, in the trash or
///   completed, and for an archived project, given or the parent's;
///   `TASKCORE_EREADONLY`, `TASKCORE_EBUSY`, `TASKCORE_EFULL`, `TASKCORE_EIO`, `TASKCORE_EMISUSE`;
///   or what an observer answered, with the task added.
///   Since 0.1.0.
@c(taskcore_task_add)
public func taskAdd(
  store: StorePointer, input: In<taskcore_task_input>, id: Out<Int64>
) -> taskcore_status {
  add(store, input, isArray: false, count: 1, ids: id)
}

/// Adds tasks, all or none, as one step for undo.
///
/// - Parameters:
///   - store: the store.
///   - inputs: what the tasks are to be, as in `taskcore_task_add`.
///   - count: how many, 0 to 16,777,216.
///   - ids: receives the ids, in the order of the inputs; all 0 on failure. NULL is fine.
/// - Returns: as `taskcore_task_add`; the details of an error say which input it is about.
///   Since 0.1.0.
@c(taskcore_task_add_many)
public func taskAddMany(
  store: StorePointer, inputs: In<taskcore_task_input>, count: UInt, ids: Out<Int64>
) -> taskcore_status {
  add(store, inputs, isArray: true, count: count, ids: ids)
}

private func add(
  _ store: In<taskcore_store>, _ inputs: In<taskcore_task_input>, isArray: Bool, count: UInt,
  ids: Out<Int64>, function: StaticString = #function
) -> taskcore_status {
  var isAdded = false
  let status = call(store, function: function) { handle in
    let inputs = try CallerArray(inputs, count: count, isArray ? "inputs" : "input")
    let now = try handle.now()
    do {
      try inputs.checkRules(TASKCORE_TASK_REPEAT_RULE) { $0.repeat_rule }
      try AddTasks(handle.store, newUID: handle.newUID(at: now)).run(inputs.count, at: now) {
        try TaskInput(inputs.element($0), in: handle.store.zone)
      } added: {
        ids?[$0] = $1
      }
    } catch var failure as Failure where !isArray {
      failure.index = nil
      throw failure
    }
    isAdded = true
  }
  if !isAdded, count <= maximumBulkCount { ids?.update(repeating: 0, count: Int(count)) }
  return status
}
