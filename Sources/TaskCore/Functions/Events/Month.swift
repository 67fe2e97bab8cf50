public import CTaskcore
import Domain
import Storage
import ViewModels

/// Lists the days of a month in whole weeks, each with how much there is on it.
///
/// - Parameters:
///   - store: the store.
///   - options: which month, and the day that weeks begin on; `TASKCORE_WEEK_START_LOCALE` is that of
///     the locale that the store was opened with, which is Monday for one that is not installed, "C" and
///     "POSIX". NULL: the present month, and weeks as in that locale.
///   - days: receives the list, of 28 to 42 days, to be freed with `taskcore_month_list_free`; NULL
///     on failure.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for a member out of its range, for a month whose weeks reach
///   beyond the years 1 to 9999, for a wrong `struct_size` and for NULL `days`;
///   `TASKCORE_ECORRUPT`, `TASKCORE_EBUSY`, `TASKCORE_EIO`, `TASKCORE_ENOMEM`, `TASKCORE_EMISUSE`.
///   Since 0.1.0.
@c(taskcore_month_read)
public func monthRead(
  store: StorePointer, options: In<taskcore_month_options>,
  days: Out<Handle<taskcore_month_list>>
) -> taskcore_status {
  list(store, days, "days") { handle in
    let options = try given(options)
    let now = try handle.now()
    let store = handle.store
    let today = store.days.day(containing: now)
    let weekStart =
      options.week_start == TASKCORE_WEEK_START_LOCALE
      ? handle.localeWeekStart : Int(options.week_start)
    let days = try store.read {
      try MonthReader(store, store.dueTasks(at: now), at: now)
        .days(
          year: options.year == 0 ? today.year : Int(options.year),
          month: options.month == 0 ? today.month : Int(options.month), weekStart: weekStart)
    }
    return try MonthList(days)
  }
}
