public import CTaskcore
import Domain
import UseCases

/// Lists the first times that no event takes and in which a slot fits.
///
/// Each goes from where the slot can begin to the next event, the end of the working hours or the end of
/// the range. A slot lies within the working hours of one day, or, where whole days count, may last
/// over midnight. Hours that the clocks leave out are none.
///
/// - Parameters:
///   - store: the store.
///   - options: the length of the slot, the range, working hours and how many to list. A step up to an
///     hour is counted from the full hour, a longer one from midnight.
///   - slots: receives the list, to be freed with `taskcore_free_time_list_free`; NULL on failure.
/// - Returns: `TASKCORE_OK`, also when there is none; `TASKCORE_EINVALID` for a member out of its range and
///   for an unknown zone; `TASKCORE_EBUSY`, `TASKCORE_EIO`, `TASKCORE_ENOMEM`, `TASKCORE_EMISUSE`.
///   Since 0.1.0.
@c(taskcore_free_time_query)
public func freeTimeQuery(
  store: StorePointer, options: In<taskcore_free_time_query_options>,
  slots: Out<Handle<taskcore_free_time_list>>
) -> taskcore_status {
  list(store, slots, "slots") { handle in
    let query = try FreeTimeQuery(required(options, "options").checked())
    return try FreeTimeList(FindFreeTime(handle.store).run(query))
  }
}
