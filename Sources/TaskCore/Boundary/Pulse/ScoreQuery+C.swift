import CTaskcore
import Domain

extension ScoreQuery {
  private static let knownFields =
    TASKCORE_SCORE_FIRST_DATE | TASKCORE_SCORE_LAST_DATE | TASKCORE_SCORE_PROJECT_ID
    | TASKCORE_SCORE_TAG

  /// What the members that a caller announced ask for; NULL asks for all that was completed today.
  ///
  /// - Throws: `invalid`, with the member.
  init(_ pointer: UnsafePointer<taskcore_score_query>?, today: CalendarDate) throws {
    guard let pointer else {
      try self.init(first: today, last: today)
      return
    }
    try checkSize(
      of: taskcore_score_query.self, is: pointer.pointee.struct_size, "taskcore_score_query")
    let query = pointer.pointee
    try checkMask(query.fields, known: Self.knownFields, "fields")
    func has(_ field: UInt64) -> Bool { query.fields & field != 0 }
    let last =
      try has(TASKCORE_SCORE_LAST_DATE)
      ? CalendarDate(packed: query.last_date, field: "last_date") : today
    let first =
      try has(TASKCORE_SCORE_FIRST_DATE)
      ? CalendarDate(packed: query.first_date, field: "first_date") : last
    try self.init(
      first: first, last: last,
      projectID: has(TASKCORE_SCORE_PROJECT_ID) ? query.project_id : nil,
      tag: has(TASKCORE_SCORE_TAG) ? text(query.tag, "tag") : nil)
  }
}
