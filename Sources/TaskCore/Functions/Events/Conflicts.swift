public import CTaskcore
import Domain
import UseCases

/// Lists the events of a range that take the same time, by when the later one of both begins.
///
/// - Parameters:
///   - store: the store.
///   - fromMs: the beginning of the range, in milliseconds since 1970 UTC, in the years 1 to 9999.
///   - beforeMs: the first millisecond after it, likewise.
///   - limit: at most so many, up to 100,000; 0: these 100,000.
///   - conflicts: receives the list, to be freed with `taskcore_conflict_list_free`; NULL on failure.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for an argument out of its range; `TASKCORE_EUNSUPPORTED`
///   when the calendar of a series needs libical, which is not installed; `TASKCORE_EBUSY`,
///   `TASKCORE_EIO`, `TASKCORE_ENOMEM`, `TASKCORE_EMISUSE`.
///   Since 0.1.0.
@c(taskcore_conflicts_find)
public func conflictsFind(
  store: StorePointer, fromMs: Int64, beforeMs: Int64, limit: Int64,
  conflicts: Out<Handle<taskcore_conflict_list>>
) -> taskcore_status {
  list(store, conflicts, "conflicts") { handle in
    let range = try Range(from: fromMs, before: beforeMs)
    let limit = try cappedLimit(limit)
    return try ConflictList(FindConflicts(handle.store).run(in: range, limit: limit))
  }
}
