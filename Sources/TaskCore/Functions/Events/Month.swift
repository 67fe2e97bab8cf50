public import CTaskcore
import Domain
import Storage
import ViewModels

/// Lists the days of a month in whole weeks, each with how much there is on it.
///
/// - Parameters:
///   - store: the store.
///   - year: 1 to 9999.
///   - month: 1 to 12.
///   - weekStart: the day that weeks begin on, 1 for Monday to 7 for Sunday; or
///     `TASKCORE_WEEK_START_LOCALE` for that of the locale that the store was opened with, which
///     is Monday for one that is not installed, "C" and "POSIX".
///   - days: receives the list, of 28 to 42 days, to be freed with `taskcore_month_list_free`; NULL
///     on failure.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for an argument out of its range, for a month whose weeks reach
///   beyond the years 1 to 9999, and for NULL; `TASKCORE_EUNSUPPORTED` when the
///   calendar of a series needs libical, which is not installed;
///   `TASKCORE_ECORRUPT`, `TASKCORE_EBUSY`, `TASKCORE_EIO`, `TASKCORE_ENOMEM`, `TASKCORE_EMISUSE`.
///   Since 0.1.0.
@c(taskcore_month_read)
public func monthRead(
  store: StorePointer, year: Int32, month: Int32, weekStart: Int32,
  days: Out<Handle<taskcore_month_list>>
) -> taskcore_status {
  list(store, days, "days") { handle in
    let now = try handle.now()
    let store = handle.store
    let weekStart =
      weekStart == TASKCORE_WEEK_START_LOCALE
      ? handle.localeWeekStart : Int(weekStart)
    let days = try store.read {
      try MonthReader(store, store.dueTasks(at: now), at: now)
        .days(year: Int(year), month: Int(month), weekStart: weekStart)
    }
    return try MonthList(days)
  }
}
