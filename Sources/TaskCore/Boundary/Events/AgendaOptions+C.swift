import CTaskcore
import Domain
import ViewModels

extension AgendaOptions {
  /// The options of a caller.
  ///
  /// - Throws: `invalid`, with the member.
  init(_ options: taskcore_agenda_options, today: CalendarDate) throws {
    let first =
      options.first_date == 0
      ? today : try CalendarDate(packed: options.first_date, field: "first_date")
    let last =
      options.last_date == 0
      ? first : try CalendarDate(packed: options.last_date, field: "last_date")
    try self.init(first: first, last: last)
    let known = TASKCORE_AGENDA_TASKS | TASKCORE_AGENDA_EVENTS
    try checkMask(UInt64(options.contents), known: UInt64(known), "contents")
    if options.contents != 0 {
      includesTasks = options.contents & TASKCORE_AGENDA_TASKS != 0
      includesEvents = options.contents & TASKCORE_AGENDA_EVENTS != 0
    }
    includesCompleted = try flag(options.is_completed_included, "is_completed_included")
    limit = try cappedLimit(options.limit)
    after = try options.after.map { try text($0, "after") }
  }
}
