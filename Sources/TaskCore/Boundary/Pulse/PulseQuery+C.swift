import CTaskcore
import Domain

extension PulseQuery {
  /// The options of a caller; NULL stands for the 30 days up to today.
  ///
  /// - Throws: `invalid`, with the member.
  init(
    _ pointer: UnsafePointer<taskcore_pulse_options>?, today: CalendarDate, localeWeekStart: Int
  ) throws {
    let options = pointer?.pointee ?? taskcore_pulse_options()
    if pointer != nil {
      try checkSize(
        of: taskcore_pulse_options.self, is: options.struct_size, "taskcore_pulse_options")
    }
    let known =
      TASKCORE_PULSE_FIRST_DATE | TASKCORE_PULSE_LAST_DATE | TASKCORE_PULSE_PROJECT_ID
      | TASKCORE_PULSE_WEEK_START
    try checkMask(options.fields, known: known, "fields")
    func has(_ field: UInt64) -> Bool { options.fields & field != 0 }
    let last =
      has(TASKCORE_PULSE_LAST_DATE)
      ? try CalendarDate(packed: options.last_date, field: "last_date") : today
    let first =
      has(TASKCORE_PULSE_FIRST_DATE)
      ? try CalendarDate(packed: options.first_date, field: "first_date")
      : PulseQuery.usualFirst(upTo: last)
    try self.init(
      first: first, last: last,
      projectID: has(TASKCORE_PULSE_PROJECT_ID) ? options.project_id : nil,
      weekStart: has(TASKCORE_PULSE_WEEK_START) ? Int(options.week_start) : localeWeekStart)
  }
}
