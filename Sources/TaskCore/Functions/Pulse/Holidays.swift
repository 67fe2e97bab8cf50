public import CTaskcore
import Domain
import UseCases

/// Adds a holiday: days that neither keep nor break a streak. It may overlap others.
///
/// - Parameters:
///   - store: the store.
///   - input: what it is to be; its first day is needed. Without a last day it lasts until it is ended.
///   - id: receives the holiday's id; 0 on failure. NULL is fine.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` without a first day, for what is no date, for a last day
///   before the first one, for unknown bits of `fields`, for NULL and for a wrong `struct_size`; `TASKCORE_EREADONLY`, `TASKCORE_EBUSY`, `TASKCORE_EFULL`, `TASKCORE_EIO`,
///   `TASKCORE_EMISUSE`; or what an observer answered, with the holiday added.
///   Since 0.1.0.
@c(taskcore_holiday_add)
public func holidayAdd(
  store: StorePointer, input: In<taskcore_holiday_input>, id: Out<Int64>
) -> taskcore_status {
  number(store, id) { handle in
    let input = try HolidayInput(input)
    let (now, newUID) = try handle.creation()
    return try AddHoliday(handle.store, newUID: newUID).run(
      from: input.first, through: input.last, at: now)
  }
}

/// Deletes holidays: what was reached on their days counts for streaks again, and what was not breaks
/// them.
///
/// - Parameters:
///   - store: the store.
///   - ids: the holidays; one that is given twice counts once.
///   - count: how many, 0 to 16,777,216.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for NULL; `TASKCORE_ENOTFOUND`, with the index;
///   `TASKCORE_ECORRUPT`, `TASKCORE_EREADONLY`, `TASKCORE_EBUSY`, `TASKCORE_EFULL`, `TASKCORE_EIO`,
///   `TASKCORE_EMISUSE`; or what an observer answered, with the holidays deleted.
///   Since 0.1.0.
@c(taskcore_holiday_delete)
public func holidayDelete(store: StorePointer, ids: In<Int64>, count: UInt) -> taskcore_status {
  change(store, ids, count) { try DeleteHolidays($0.store).run($1(), at: $2) }
}

/// Lists holidays, by their first days, then by their ids.
///
/// - Parameters:
///   - store: the store.
///   - options: which of them. NULL: all.
///   - holidays: receives the list, to be freed with `taskcore_holiday_list_free`; NULL on failure.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for NULL `holidays`, a member out of its range and a wrong
///   `struct_size`; `TASKCORE_ECORRUPT`, `TASKCORE_EBUSY`, `TASKCORE_EIO`, `TASKCORE_ENOMEM`,
///   `TASKCORE_EMISUSE`.
///   Since 0.1.0.
@c(taskcore_holiday_query)
public func holidayQuery(
  store: StorePointer, options: In<taskcore_holiday_query_options>,
  holidays: Out<Handle<taskcore_holiday_list>>
) -> taskcore_status {
  list(store, holidays, "holidays") { handle in
    let page = try given(options).page()
    let all = try handle.store.read { try handle.store.holidays.all() }
    let sorted = all.sorted { ($0.first, ExactText($0.uid)) < ($1.first, ExactText($1.uid)) }
    return try HolidayList(sorted.page(page))
  }
}

/// Begins a holiday today that lasts until it is ended, or ends it: its last day is yesterday then, and
/// one that began today is deleted. What is so already stays as it is.
///
/// - Parameters:
///   - store: the store.
///   - isOn: 1 to begin one, unless today is in one that is not ended; 0 to end all that have begun and
///     are not ended.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for another number; `TASKCORE_ECORRUPT`,
///   `TASKCORE_EREADONLY`, `TASKCORE_EBUSY`, `TASKCORE_EFULL`, `TASKCORE_EIO`, `TASKCORE_EMISUSE`; or
///   what an observer answered, with the holidays changed.
///   Since 0.1.0.
@c(taskcore_holiday_mode_set)
public func holidayModeSet(store: StorePointer, isOn: Int32) -> taskcore_status {
  call(store) { handle in
    let isOn = try flag(isOn, "is_on")
    let now = try handle.now()
    try SetHolidayMode(handle.store, newUID: handle.newUID(at: now)).run(isOn, at: now)
  }
}
