public import CTaskcore
import Domain
import Storage

/// Tells what each day of a range holds, against working hours: what events take of them, what tasks are estimated
/// to take, and what is left or too much.
///
/// Events count as for `taskcore_free_time_query`, and time that several take counts once. An open task counts on
/// the day for which it is planned, else on that on which it is due; what was so on a day before today counts
/// for today. What its own events take from today on is taken off its estimate, so that planning it with an
/// event counts once. Of one that repeats by its rule, the occurrences to come count, too. A task without an
/// estimate is told, and takes no time; one with subtasks counts beside them. Expired tasks and those of archived
/// projects count for nothing. Working hours and events go by the calendar, tasks by when days begin.
///
/// - Parameters:
///   - store: the store.
///   - options: the days, the working hours and which days to list. NULL: all of today.
///   - days: receives the list, one row for each day, to be freed with `taskcore_day_load_list_free`; NULL on
///     failure.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for dates that are none, in the wrong order or too far from each
///   other, for a member out of its range, for NULL `days` and for a wrong `struct_size`;
///   `TASKCORE_ECORRUPT`, `TASKCORE_EBUSY`, `TASKCORE_EIO`, `TASKCORE_ENOMEM`, `TASKCORE_EMISUSE`.
///   Since 0.1.0.
@c(taskcore_load_query)
public func loadQuery(
  store: StorePointer, options: In<taskcore_load_query_options>,
  days: Out<Handle<taskcore_day_load_list>>
) -> taskcore_status {
  list(store, days, "days") { handle in
    let options = try given(options)
    let page = try options.page()
    let now = try handle.now()
    let query = try LoadQuery(options, today: handle.store.days.date(at: now))
    let loads = try handle.store.read { try handle.store.load(query, at: now) }
    return try DayLoadList(loads.page(page))
  }
}
