import CTaskcore
import Domain

extension ScoreQuery {
  /// What the members that a caller announced ask for; NULL asks for all that was completed today.
  ///
  /// - Throws: `invalid`, with the member.
  init(_ pointer: UnsafePointer<taskcore_score_query>?, today: CalendarDate) throws {
    guard let pointer else {
      try self.init(first: today, last: today)
      return
    }
    let query = try pointer.checked()
    let last =
      try query.has(TASKCORE_SCORE_LAST_DATE)
      ? CalendarDate(packed: query.last_date, field: "last_date") : today
    let first =
      try query.has(TASKCORE_SCORE_FIRST_DATE)
      ? CalendarDate(packed: query.first_date, field: "first_date") : last
    try self.init(
      first: first, last: last,
      projectID: query.has(TASKCORE_SCORE_PROJECT_ID) ? query.project_id : nil,
      tag: query.has(TASKCORE_SCORE_TAG) ? text(query.tag, "tag") : nil)
  }
}
