import CTaskcore
import Domain
import ViewModels

extension AgendaOptions {
  /// The options of a caller.
  ///
  /// - Throws: `invalid`, with the member.
  init(_ pointer: UnsafePointer<taskcore_agenda_options>?) throws {
    let options = try required(pointer, "options").checked()
    try self.init(
      first: CalendarDate(packed: options.first_date, field: "first_date"),
      last: CalendarDate(packed: options.last_date, field: "last_date"))
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
