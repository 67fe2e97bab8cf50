import CTaskcore
import Domain

extension EventQuery {
  private static let knownFields: UInt64 = (1 << 9) - 1

  /// What the members that a caller announced ask for; NULL asks for all events.
  ///
  /// - Throws: `invalid`, with the member.
  init(_ pointer: UnsafePointer<taskcore_event_query>?) throws {
    self.init()
    guard let pointer else { return }
    try checkSize(
      of: taskcore_event_query.self, is: pointer.pointee.struct_size, "taskcore_event_query")
    let query = pointer.pointee
    try checkMask(query.fields, known: Self.knownFields, "fields")
    func has(_ field: UInt64) -> Bool { query.fields & field != 0 }
    if has(TASKCORE_EVENT_QUERY_IDS) {
      ids = Array(try buffer(query.ids, count: UInt(bitPattern: query.id_count), "ids"))
    }
    if has(TASKCORE_EVENT_QUERY_TEXT) { text = try TaskCore.text(query.text, "text") }
    if has(TASKCORE_EVENT_QUERY_KIND) { kind = try Event.Kind(code: query.kind) }
    if has(TASKCORE_EVENT_QUERY_TASK) { task = query.task_id }
    if has(TASKCORE_EVENT_QUERY_SERIES) { series = query.series_id }
    if has(TASKCORE_EVENT_QUERY_DONE) { isDone = try flag(query.done, "done") }
    if has(TASKCORE_EVENT_QUERY_FROM) {
      from = try Instant(milliseconds: query.from_ms, field: "from_ms")
    }
    if has(TASKCORE_EVENT_QUERY_BEFORE) {
      before = try Instant(milliseconds: query.before_ms, field: "before_ms")
    }
    if has(TASKCORE_EVENT_QUERY_LIMIT) { limit = try notNegative(query.limit, "limit") }
    offset = try notNegative(query.offset, "offset")
  }
}
