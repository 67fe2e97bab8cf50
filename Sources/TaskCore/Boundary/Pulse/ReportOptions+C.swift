import CTaskcore
import Domain
import ViewModels

extension ReportRequest {
  /// The options of a caller; NULL asks for the last 30 days.
  ///
  /// - Throws: `invalid`, with the member.
  init(_ pointer: UnsafePointer<taskcore_report_options>?) throws {
    self.init()
    guard let options = try pointer?.checked() else { return }
    if options.has(TASKCORE_REPORT_FIRST_DATE) {
      first = try CalendarDate(packed: options.first_date, field: "first_date")
    }
    if options.has(TASKCORE_REPORT_LAST_DATE) {
      last = try CalendarDate(packed: options.last_date, field: "last_date")
    }
    if options.has(TASKCORE_REPORT_WEEK_START) { weekStart = Int(options.week_start) }
    appearance = try Appearance(code: options.appearance)
    if let title = options.title { try setTitle(text(title, "title")) }
  }
}
