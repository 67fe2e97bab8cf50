public import CTaskcore
import Domain
import Language

/// Reads days in a row as people write them in English, such as "next week", "december", "2026-W48", "q3",
/// "last 30 days" or "from 1 nov to 15 nov", as the store's clock and zone stand.
///
/// - Parameters:
///   - store: the store.
///   - text: all of it is the period; white space around it does not matter.
///   - options: which way it lies when it does not say that, and the day that weeks begin on;
///     `TASKCORE_WEEK_START_LOCALE` is that of the locale that the store was opened with. NULL: towards the
///     future, and weeks as in that locale.
///   - period: receives the days; all 0 on failure.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EPARSE` for what is no period, with the position of what is not
///   understood; `TASKCORE_EINVALID` for NULL, for invalid UTF-8, for a member out of its range and for a wrong
///   `struct_size`; what the clock answers; `TASKCORE_EBUSY`, `TASKCORE_EMISUSE`.
///   Since 0.1.0.
@c(taskcore_period_parse)
public func periodParse(
  store: StorePointer, text: CText, options: In<taskcore_period_options>,
  period: Out<taskcore_period>
) -> taskcore_status {
  filling(period, "period", of: store) { handle in
    let written = try TaskCore.text(text, "text")
    let options = try given(options)
    let direction = try PeriodReader.Direction(code: options.direction)
    let weekStart =
      options.week_start == TASKCORE_WEEK_START_LOCALE
      ? handle.localeWeekStart : Int(options.week_start)
    try CalendarDate.checkWeekStart(weekStart)
    let dates = DateReader(
      now: try handle.now(), zone: handle.store.days, language: handle.ownLocale.language,
      conventions: Conventions(firstWeekday: weekStart - 1))
    let days = try PeriodReader(dates, towards: direction).days(written)
    var period = taskcore_period()
    period.first_date = days.lowerBound.packed
    period.last_date = days.upperBound.packed
    period.end_date = days.upperBound.adding(days: 1)?.packed ?? 0
    return period
  }
}
