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
    if has(TASKCORE_EVENT_QUERY_LIMIT) { limit = try Self.notNegative(query.limit, "limit") }
    offset = try Self.notNegative(query.offset, "offset")
  }

  private static func notNegative(_ number: Int64, _ field: String) throws -> Int64 {
    guard number >= 0 else {
      throw Failure(.invalid, "The \(field) is 0 or more, not \(number).", field: field)
    }
    return number
  }
}

extension Range<Instant> {
  /// A range as a caller gives it.
  ///
  /// - Throws: `invalid` when it does not end after it begins, or is out of the years 1 to 9999.
  init(from: Int64, before: Int64) throws {
    let start = try Instant(milliseconds: from, field: "from_ms")
    let end = try Instant(milliseconds: before, field: "before_ms")
    guard start < end else {
      throw Failure(
        .invalid, "A range ends after it begins: before_ms is above from_ms.", field: "before_ms")
    }
    self = start..<end
  }
}

/// A limit as a caller gives it.
///
/// - Throws: `invalid` outside of 1 to the maximum.
func checkedLimit(_ limit: Int64, maximum: Int64) throws -> Int {
  guard (1...maximum).contains(limit) else {
    throw Failure(.invalid, "The limit is 1 to \(maximum), not \(limit).", field: "limit")
  }
  return Int(limit)
}
