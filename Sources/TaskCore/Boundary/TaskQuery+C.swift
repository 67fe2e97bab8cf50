import CTaskcore
import Domain

extension TaskQuery {
  private static let knownFields =
    TASKCORE_QUERY_PROJECT | TASKCORE_QUERY_PROJECT_ID | TASKCORE_QUERY_TAG
    | TASKCORE_QUERY_STATUSES | TASKCORE_QUERY_DUE_FROM | TASKCORE_QUERY_DUE_BEFORE
    | TASKCORE_QUERY_LIMIT

  /// What the members that a caller announced ask for.
  ///
  /// - Parameter pointer: NULL for the open tasks.
  /// - Throws: `invalid`, with the member.
  init(_ pointer: UnsafePointer<taskcore_query>?) throws {
    self.init()
    guard let pointer else { return }
    try checkSize(of: taskcore_query.self, is: pointer.pointee.struct_size, "taskcore_query")
    let query = pointer.pointee
    try checkMask(query.fields, known: Self.knownFields, "fields")
    func has(_ field: UInt64) -> Bool { query.fields & field != 0 }
    project = try ProjectChoice(
      name: has(TASKCORE_QUERY_PROJECT) ? .some(query.project) : nil,
      id: has(TASKCORE_QUERY_PROJECT_ID) ? query.project_id : nil)
    if has(TASKCORE_QUERY_TAG) { tag = try text(query.tag, "tag") }
    if has(TASKCORE_QUERY_STATUSES) { statuses = try Self.statuses(query.statuses) }
    if has(TASKCORE_QUERY_DUE_FROM) {
      dueFrom = try Instant(milliseconds: query.due_from_ms, field: "due_from_ms")
    }
    if has(TASKCORE_QUERY_DUE_BEFORE) {
      dueBefore = try Instant(milliseconds: query.due_before_ms, field: "due_before_ms")
    }
    guard let sort = Sort(rawValue: query.sort) else {
      throw Failure(.invalid, "The sort key \(query.sort) has no meaning.", field: "sort")
    }
    self.sort = sort
    isDescending = try flag(query.descending, "descending")
    if has(TASKCORE_QUERY_LIMIT) { limit = try Self.notNegative(query.limit, "limit") }
    offset = try Self.notNegative(query.offset, "offset")
  }

  private static func statuses(_ mask: UInt32) throws -> Set<Status> {
    let known = Status.allCases.reduce(0) { $0 | $1.rawValue }
    try checkMask(UInt64(mask), known: UInt64(known), "statuses")
    guard mask != 0 else {
      throw Failure(.invalid, "The statuses name none: at least one is needed.", field: "statuses")
    }
    return Set(Status.allCases.filter { mask & $0.rawValue != 0 })
  }

  private static func notNegative(_ number: Int64, _ field: String) throws -> Int64 {
    guard number >= 0 else {
      throw Failure(.invalid, "The \(field) is 0 or more, not \(number).", field: field)
    }
    return number
  }
}
