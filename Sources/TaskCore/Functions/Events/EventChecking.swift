public import CTaskcore
import Domain
import UseCases

/// Lists all that is wrong with a new event, or with changes to one, as `taskcore_event_add` and
/// `taskcore_event_update` would refuse it, with what it would overlap; nothing is changed.
///
/// What these would say is the first problem, and what has no problem they accept. An overlap is a
/// problem of the status `TASKCORE_ECONFLICT`, which they accept when conflicts are allowed. A rule about
/// several members is looked at when these are right by themselves.
///
/// - Parameters:
///   - store: the store.
///   - id: the event that is to be changed; 0: a new one.
///   - options: which occurrences change, as in `taskcore_event_update`; of a new event it says nothing.
///     NULL: all of the event.
///   - input: what it is to be; borrowed for the call.
///   - problems: receives the list, empty when nothing is wrong, to be freed with
///     `taskcore_problem_list_free`; NULL on failure.
///   - conflicts: receives what the event would overlap, to be freed with
///     `taskcore_conflict_list_free`; NULL when it would overlap nothing, and on failure. NULL is fine.
/// - Returns: `TASKCORE_OK`, also with problems; `TASKCORE_EINVALID` for NULL; `TASKCORE_EREADONLY`,
///   `TASKCORE_EBUSY`, `TASKCORE_EFULL`, `TASKCORE_EIO`, `TASKCORE_ECORRUPT`, `TASKCORE_ENOMEM`,
///   `TASKCORE_EMISUSE`.
///   Since 0.1.0.
@c(taskcore_event_check)
public func eventCheck(
  store: StorePointer, id: Int64, options: In<taskcore_event_scope_options>,
  input: In<taskcore_event_input>, problems: Out<Handle<taskcore_problem_list>>,
  conflicts: Out<Handle<taskcore_conflict_list>>
) -> taskcore_status {
  conflicts?.pointee = nil
  return list(store, problems, "problems") { handle in
    let given = try required(input, "input")
    let (now, newUID) = try handle.creation()
    var hit: [EventConflict] = []
    let problems = try ProblemList.gathering(in: handle.locale) { check in
      if id == 0 {
        let input = try EventInput(given.checked(), check, in: handle.store.zone)
        try AddEvents(handle.store, newUID: newUID).check(input, at: now, check) { hit = $0 }
      } else {
        let which = try EventScope(options)
        let input = try EventInput(given.checked(), check, in: handle.store.zone)
        let update = UpdateEvent(
          handle.store, newUID: newUID, at: now, allowingConflicts: false, check)
        _ = try update.run(id, which.occurrence, which.scope, to: input) { hit = $0 }
      }
    }
    if let conflicts, !hit.isEmpty {
      let list = try ConflictList(hit)
      try list.shrink()
      conflicts.pointee = try list.makeHandle()
    }
    return problems
  }
}
