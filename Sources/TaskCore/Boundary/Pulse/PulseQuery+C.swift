import CTaskcore
import Domain

extension PulseQuery {
  /// The options of a caller; NULL stands for the 30 days up to today.
  ///
  /// - Throws: `invalid`, with the member.
  init(
    _ pointer: UnsafePointer<taskcore_pulse_options>?, today: CalendarDate, localeWeekStart: Int
  ) throws {
    let options = try pointer?.checked() ?? taskcore_pulse_options()
    let last =
      options.has(TASKCORE_PULSE_LAST_DATE)
      ? try CalendarDate(packed: options.last_date, field: "last_date") : today
    let first =
      options.has(TASKCORE_PULSE_FIRST_DATE)
      ? try CalendarDate(packed: options.first_date, field: "first_date")
      : PulseQuery.usualFirst(upTo: last)
    try self.init(
      first: first, last: last,
      projectID: options.has(TASKCORE_PULSE_PROJECT_ID) ? options.project_id : nil,
      weekStart: options.has(TASKCORE_PULSE_WEEK_START) ? Int(options.week_start) : localeWeekStart)
  }
}
