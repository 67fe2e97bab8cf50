public import CTaskcore
import Domain

/// Lists when a repeat rule gives occurrences, without a task or an event that repeats.
///
/// - Parameters:
///   - store: the store, whose zone holds where `zone` is NULL.
///   - spec: the rule, its start, exceptions and additions; from `not_before` on, `limit` occurrences
///     at most.
///   - occurrences: receives the list, ascending, each once; to be freed with
///     `taskcore_occurrence_list_free`; NULL on failure.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for what is no rule, for one that ends before its start
///   or gives no occurrence at all where the additions give none either, for exceptions or additions of
///   another kind than the start, for an unknown zone or calendar, for a limit out of its range and for
///   NULL; `TASKCORE_ENOMEM`, `TASKCORE_EMISUSE`.
///   Since 0.1.0.
@c(taskcore_repeat_expand)
public func repeatExpand(
  store: StorePointer, spec: In<taskcore_repeat_spec>,
  occurrences: Out<Handle<taskcore_occurrence_list>>
) -> taskcore_status {
  list(store, occurrences, "occurrences") { handle in
    let store = handle.store
    let expansion = try RepeatExpansion(required(spec, "spec").checked(), in: store)
    let list = OccurrenceList()
    try expansion.forEach(in: store) { try list.append($0, in: expansion.zone) }
    return list
  }
}
