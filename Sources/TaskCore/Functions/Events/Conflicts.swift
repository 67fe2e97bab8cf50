public import CTaskcore
import Domain
import UseCases

/// Lists the events of a range that take the same time, by when the later one of both begins.
///
/// - Parameters:
///   - store: the store.
///   - options: the range, in the years 1 to 9999, and which of them to list. NULL: the first 100,000.
///   - conflicts: receives the list, to be freed with `taskcore_conflict_list_free`; NULL on failure.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for a member out of its range, for NULL `conflicts` and for a
///   wrong `struct_size`; `TASKCORE_EBUSY`,
///   `TASKCORE_EIO`, `TASKCORE_ENOMEM`, `TASKCORE_EMISUSE`.
///   Since 0.1.0.
@c(taskcore_conflict_query)
public func conflictQuery(
  store: StorePointer, options: In<taskcore_conflict_query_options>,
  conflicts: Out<Handle<taskcore_conflict_list>>
) -> taskcore_status {
  list(store, conflicts, "conflicts") { handle in
    let options = try given(options)
    let range = try options.range()
    let page = try options.cappedPage()
    return try ConflictList(FindConflicts(handle.store).run(in: range, page))
  }
}
