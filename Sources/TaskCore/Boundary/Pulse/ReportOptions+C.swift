import CTaskcore
import Domain
import ViewModels

extension ReportRequest {
  private static let knownFields =
    TASKCORE_REPORT_FIRST_DATE | TASKCORE_REPORT_LAST_DATE | TASKCORE_REPORT_WEEK_START

  /// The options of a caller; NULL asks for the last 30 days.
  ///
  /// - Throws: `invalid`, with the member.
  init(_ pointer: UnsafePointer<taskcore_report_options>?) throws {
    self.init()
    guard let pointer else { return }
    try checkSize(
      of: taskcore_report_options.self, is: pointer.pointee.struct_size,
      "taskcore_report_options")
    let options = pointer.pointee
    try checkMask(options.fields, known: Self.knownFields, "fields")
    func has(_ field: UInt64) -> Bool { options.fields & field != 0 }
    if has(TASKCORE_REPORT_FIRST_DATE) {
      first = try CalendarDate(packed: options.first_date, field: "first_date")
    }
    if has(TASKCORE_REPORT_LAST_DATE) {
      last = try CalendarDate(packed: options.last_date, field: "last_date")
    }
    if has(TASKCORE_REPORT_WEEK_START) { weekStart = Int(options.week_start) }
    appearance = try Appearance(code: options.appearance)
    if let title = options.title { try setTitle(text(title, "title")) }
  }
}
