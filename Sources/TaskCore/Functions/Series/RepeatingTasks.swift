public import CTaskcore
import Domain
import Storage
import UseCases

/// Takes tasks that repeat on to their next occurrences without completing the present ones, all or
/// none, as one step for undo.
///
/// What is below a task is open again and goes along, as it does when an occurrence is completed.
///
/// - Parameters:
///   - store: the store.
///   - ids: the ids; one that is given twice counts once.
///   - count: how many, 0 to 16,777,216.
/// - Returns: as `taskcore_task_complete`, with `TASKCORE_ECONFLICT` for a task that is not open, does
///   not repeat or has no further occurrence.
///   Since 0.1.0.
@c(taskcore_task_skip_occurrence)
public func taskSkipOccurrence(
  store: StorePointer, ids: In<Int64>, count: UInt
) -> taskcore_status {
  change(store, ids, count) { try SkipOccurrences($0.store).run($1(), at: $2) }
}

/// Makes tasks that repeat ones that do not, all or none, as one step for undo.
///
/// The present occurrence of each stays as the task.
///
/// - Parameters:
///   - store: the store.
///   - ids: the ids; one that is given twice counts once.
///   - count: how many, 0 to 16,777,216.
/// - Returns: as `taskcore_task_complete`, with `TASKCORE_ECONFLICT` for a task that is in the trash or
///   does not repeat.
///   Since 0.1.0.
@c(taskcore_task_end_series)
public func taskEndSeries(store: StorePointer, ids: In<Int64>, count: UInt) -> taskcore_status {
  change(store, ids, count) { try EndSeries($0.store).run($1(), at: $2) }
}

/// Changes the present occurrence of a task that repeats, alone or with the later ones, as one step for
/// undo.
///
/// Alone, the occurrence becomes a task of its own without subtasks, whose `series_uid` and `occurrence`
/// say where it comes from, and the task that repeats goes on to its next occurrence. When there is no
/// next one, the task itself is changed and does not repeat any more. With the later ones, and with
/// all, it is changed as `taskcore_task_update` does.
///
/// - Parameters:
///   - store: the store.
///   - id: the task that repeats.
///   - options: which occurrences. NULL: all of them.
///   - changes: what to set, as in `taskcore_task_update`; for one occurrence nothing of how it repeats.
///   - changedId: receives the id of the task that was changed, a new one for one occurrence; 0 on
///     failure. NULL is fine.
/// - Returns: as `taskcore_task_update`; `TASKCORE_EINVALID` for an unknown scope and a wrong
///   `struct_size`; for one occurrence also `TASKCORE_ECONFLICT` when the task is not open or does not repeat, and when the occurrence is
///   a task of its own already.
///   Since 0.1.0.
@c(taskcore_task_update_occurrence)
public func taskUpdateOccurrence(
  store: StorePointer, id: Int64, options: In<taskcore_task_scope_options>,
  changes: In<taskcore_task_input>, changedId: Out<Int64>
) -> taskcore_status {
  number(store, changedId) { handle in
    let scope = try options.map { try SeriesScope(code: $0.checked().scope) } ?? .all
    let input = try TaskInput(required(changes, "changes").checked(), in: handle.store.zone)
    let now = try handle.now()
    let newUID = handle.newUID(at: now)
    var changed = id
    switch scope {
    case .thisOne:
      changed = try UpdateOccurrence(handle.store, newUID: newUID).run(id, to: input, at: now)
    case .thisAndLater, .all:
      try UpdateTasks(handle.store, newUID: newUID).run([id], to: input, at: now)
    }
    return changed
  }
}

/// Lists what was completed, tasks and occurrences of those that repeat, in the order of time.
///
/// They stay when a task is changed, deleted or purged; reopening a task and undo take them back. The
/// `occurrence` is empty for a task that did not repeat. What a subtask of a task that repeats was
/// completed for stays too, when it is open again for the next occurrence.
///
/// - Parameters:
///   - store: the store.
///   - options: of which task, the range, in the years 1 to 9999, and which of them to list. NULL: all.
///   - completions: receives the list, to be freed with `taskcore_completion_list_free`; NULL on
///     failure.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for NULL `completions`, a member out of its range, a range
///   that ends before it begins and a wrong `struct_size`; `TASKCORE_ENOTFOUND` when there is no such task; `TASKCORE_ECORRUPT`,
///   `TASKCORE_EBUSY`, `TASKCORE_EIO`, `TASKCORE_ENOMEM`, `TASKCORE_EMISUSE`.
///   Since 0.1.0.
@c(taskcore_completion_query)
public func completionQuery(
  store: StorePointer, options: In<taskcore_completion_query_options>,
  completions: Out<Handle<taskcore_completion_list>>
) -> taskcore_status {
  list(store, completions, "completions") { handle in
    let options = try given(options)
    let range = try options.range(mayBeEmpty: true)
    let page = try options.page()
    let list = CompletionList()
    try handle.store.read {
      try handle.store.completionListing().forEach(
        ofTask: options.task_id == 0 ? nil : options.task_id, in: range, page
      ) { try list.append($0) }
    }
    return list
  }
}
