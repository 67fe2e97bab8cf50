import CTaskcore
import Domain

extension EventQuery {
  /// What the members that a caller announced ask for; NULL asks for all events.
  ///
  /// - Throws: `invalid`, with the member.
  init(_ pointer: UnsafePointer<taskcore_event_search>?) throws {
    self.init()
    guard let query = try pointer?.checked() else { return }
    if query.has(TASKCORE_EVENT_QUERY_IDS) {
      ids = Array(try buffer(query.ids, count: UInt(bitPattern: query.id_count), "ids"))
    }
    if query.has(TASKCORE_EVENT_QUERY_TEXT) { text = try TaskCore.text(query.text, "text") }
    if query.has(TASKCORE_EVENT_QUERY_KIND) { kind = try Event.Kind(code: query.kind) }
    if query.has(TASKCORE_EVENT_QUERY_TASK) { task = query.task_id }
    if query.has(TASKCORE_EVENT_QUERY_SERIES) { series = query.series_id }
    if query.has(TASKCORE_EVENT_QUERY_DONE) { isDone = try choice(query.done, "done") }
    if query.has(TASKCORE_EVENT_QUERY_FROM) {
      from = try Instant(milliseconds: query.from_ms, field: "from_ms")
    }
    if query.has(TASKCORE_EVENT_QUERY_BEFORE) {
      before = try Instant(milliseconds: query.before_ms, field: "before_ms")
    }
    limit = try checkedLimit(query.limit)
    offset = try notNegative(query.offset, "offset")
  }
}
