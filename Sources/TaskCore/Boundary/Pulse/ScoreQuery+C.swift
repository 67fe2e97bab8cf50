import CTaskcore
import Domain

extension ScoreQuery {
  /// What the members that a caller announced ask for; NULL asks for all that was completed today.
  ///
  /// - Throws: `invalid`, with the member.
  init(_ pointer: UnsafePointer<taskcore_score_options>?, today: CalendarDate) throws {
    guard let pointer else {
      try self.init(first: today, last: today)
      return
    }
    let options = try pointer.checked()
    let last =
      try options.has(TASKCORE_SCORE_LAST_DATE)
      ? CalendarDate(packed: options.last_date, field: "last_date") : today
    let first =
      try options.has(TASKCORE_SCORE_FIRST_DATE)
      ? CalendarDate(packed: options.first_date, field: "first_date") : last
    try self.init(
      first: first, last: last,
      projectID: options.has(TASKCORE_SCORE_PROJECT_ID) ? options.project_id : nil,
      tag: options.has(TASKCORE_SCORE_TAG) ? text(options.tag, "tag") : nil)
  }
}
