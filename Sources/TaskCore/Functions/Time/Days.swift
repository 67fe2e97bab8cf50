public import CTaskcore
import Domain
import UseCases

/// Lets days begin at another time than midnight, from the next day on: today, what is overdue, slots,
/// score, streaks and the home screen go by it. At 01:00 with 04:00 set it is still yesterday's date. Days
/// that have begun keep the time that they began at, so that what was scored stays on its day.
///
/// Calendars, events, files, and the dates of invoices and payments go by the calendar all the same.
///
/// - Parameters:
///   - store: the store.
///   - minute: after midnight: 0, which is what it is at first, to 720, which is 12:00.
///   - firstDate: receives the first day that begins then, yyyymmdd; 0 on failure. May be NULL.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for another minute; `TASKCORE_ECONFLICT` when no day is to
///   come; `TASKCORE_EREADONLY`, `TASKCORE_EBUSY`, `TASKCORE_EFULL`, `TASKCORE_EIO`, `TASKCORE_EMISUSE`;
///   or what an observer answered, with the time set.
///   Since 0.1.0.
@c(taskcore_day_begins_set)
public func dayBeginsSet(
  store: StorePointer, minute: Int32, firstDate: Out<Int32>
) -> taskcore_status {
  number(store, firstDate) { handle in
    try SetDayBeginning(handle.store).run(minute: Int(minute), at: handle.now()).packed
  }
}

/// Tells at which time a day begins.
///
/// - Parameters:
///   - store: the store.
///   - date: the day, yyyymmdd; 0 for those to come, as the time was set last.
///   - minute: receives it, 0 to 720 minutes after midnight; 0 on failure.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for what is no date, and for NULL; `TASKCORE_EBUSY`,
///   `TASKCORE_EIO`, `TASKCORE_EMISUSE`.
///   Since 0.1.0.
@c(taskcore_day_begins)
public func dayBegins(
  store: StorePointer, date: Int32, minute: Out<Int32>
) -> taskcore_status {
  number(store, minute, "minute") { handle in
    let date = date == 0 ? nil : try CalendarDate(packed: date, field: "date")
    let beginnings = (handle.store.days as? DayZone)?.beginnings ?? DayBeginnings()
    return Int32(date.map { beginnings.minute(on: $0) } ?? beginnings.latestMinute)
  }
}

/// Tells the day that it is at an instant, by the times at which days begin in the store. Now, that is
/// today.
///
/// - Parameters:
///   - store: the store.
///   - instantMs: milliseconds since 1970 UTC, years 1 to 9999.
///   - date: receives the day, yyyymmdd; 0 on failure.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for an instant out of range, and for NULL; `TASKCORE_EBUSY`,
///   `TASKCORE_EIO`, `TASKCORE_EMISUSE`.
///   Since 0.1.0.
@c(taskcore_day_at)
public func dayAt(store: StorePointer, instantMs: Int64, date: Out<Int32>) -> taskcore_status {
  number(store, date, "date") { handle in
    let instant = try Instant(milliseconds: instantMs, field: "instant_ms")
    return handle.store.days.date(at: instant).packed
  }
}

/// Tells when a day begins in the store. It ends where the next one begins.
///
/// - Parameters:
///   - store: the store.
///   - date: the day, yyyymmdd.
///   - instantMs: receives milliseconds since 1970 UTC; 0 on failure.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for what is no date, and for NULL; `TASKCORE_EBUSY`,
///   `TASKCORE_EIO`, `TASKCORE_EMISUSE`.
///   Since 0.1.0.
@c(taskcore_day_beginning)
public func dayBeginning(
  store: StorePointer, date: Int32, instantMs: Out<Int64>
) -> taskcore_status {
  number(store, instantMs, "instant_ms") { handle in
    let date = try CalendarDate(packed: date, field: "date")
    return handle.store.days.startOfDay(date).milliseconds
  }
}
