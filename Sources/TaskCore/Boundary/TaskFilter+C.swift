import CTaskcore
import Domain

extension TaskFilter {
  /// The conditions that a caller announced, of which all must hold.
  ///
  /// - Throws: `invalid`, with the member.
  static func conditions(
    of query: taskcore_query, at now: Instant, in zone: any Zone
  ) throws -> [TaskFilter] {
    func has(_ field: UInt64) -> Bool { query.fields & field != 0 }
    var parts: [TaskFilter] = []
    if has(TASKCORE_QUERY_PROJECTS) || has(TASKCORE_QUERY_PROJECT_IDS) {
      var choices: [ProjectChoice] = []
      if has(TASKCORE_QUERY_PROJECTS) {
        choices += try texts(
          query.projects, count: query.project_count, "projects", as: "project"
        ).map { .name($0) }
      }
      if has(TASKCORE_QUERY_PROJECT_IDS) {
        choices += try buffer(
          query.project_ids, count: UInt(bitPattern: query.project_id_count), "project_ids"
        ).map { .id($0) }
      }
      parts.append(.project(choices))
    }
    if has(TASKCORE_QUERY_TAGS_ANY) {
      parts.append(
        .any(try tags(query.tags_any, count: query.tags_any_count, "tags_any")))
    }
    if has(TASKCORE_QUERY_TAGS_ALL) {
      parts += try tags(query.tags_all, count: query.tags_all_count, "tags_all")
    }
    if has(TASKCORE_QUERY_TAGS_NONE) {
      parts += try tags(query.tags_none, count: query.tags_none_count, "tags_none").map {
        .not($0)
      }
    }
    if has(TASKCORE_QUERY_PRIORITIES) {
      parts.append(
        .priority(try members(of: query.priorities, "priorities") { 1 << UInt32($0.rawValue) }))
    }
    if has(TASKCORE_QUERY_STATUSES) {
      parts.append(.status(try members(of: query.statuses, "statuses") { $0.rawValue }))
    }
    if has(TASKCORE_QUERY_SLOTS) {
      let slots: Set<Slot> = try members(of: query.slots, "slots") { 1 << UInt32($0.rawValue) }
      parts.append(.slot(slots, on: zone.localTime(at: now).date))
    }
    if has(TASKCORE_QUERY_DUE_FROM) || has(TASKCORE_QUERY_DUE_BEFORE) {
      parts.append(
        .time(
          .due,
          from: has(TASKCORE_QUERY_DUE_FROM)
            ? try Instant(milliseconds: query.due_from_ms, field: "due_from_ms") : nil,
          before: has(TASKCORE_QUERY_DUE_BEFORE)
            ? try Instant(milliseconds: query.due_before_ms, field: "due_before_ms") : nil))
    }
    if has(TASKCORE_QUERY_COMPLETED_FROM) || has(TASKCORE_QUERY_COMPLETED_BEFORE) {
      parts.append(
        .time(
          .completed,
          from: has(TASKCORE_QUERY_COMPLETED_FROM)
            ? try Instant(milliseconds: query.completed_from_ms, field: "completed_from_ms") : nil,
          before: has(TASKCORE_QUERY_COMPLETED_BEFORE)
            ? try Instant(milliseconds: query.completed_before_ms, field: "completed_before_ms")
            : nil))
    }
    if has(TASKCORE_QUERY_PARENT) {
      parts.append(.parent(query.parent_id == 0 ? nil : query.parent_id))
    }
    if has(TASKCORE_QUERY_IDS) {
      parts.append(
        .ids(Array(try buffer(query.ids, count: UInt(bitPattern: query.id_count), "ids"))))
    }
    func add(_ field: UInt64, _ value: Int32, _ name: String, _ condition: TaskFilter) throws {
      guard has(field) else { return }
      parts.append(try flag(value, name) ? condition : .not(condition))
    }
    try add(TASKCORE_QUERY_FAVOURITE, query.favourite, "favourite", .favourite)
    try add(TASKCORE_QUERY_BLOCKED, query.blocked, "blocked", .blocked)
    try add(TASKCORE_QUERY_BLOCKING, query.blocking, "blocking", .blocking)
    try add(TASKCORE_QUERY_OVERDUE, query.overdue, "overdue", .overdue(at: now))
    if has(TASKCORE_QUERY_HIDDEN) {
      parts.append(try choice(query.hidden, "hidden", .hidden(at: now)))
    }
    if has(TASKCORE_QUERY_ARCHIVED) {
      parts.append(try choice(query.archived, "archived", .archived))
    }
    return parts
  }

  private static func tags(
    _ pointer: UnsafePointer<UnsafePointer<CChar>?>?, count: Int, _ field: String
  ) throws -> [TaskFilter] {
    try texts(pointer, count: count, field, as: "tag").map { .tag($0) }
  }

  /// 0 for those that are not, 1 for those that are, 2 for both.
  private static func choice(
    _ value: Int32, _ field: String, _ condition: TaskFilter
  ) throws -> TaskFilter {
    switch value {
    case 0: return .not(condition)
    case 1: return condition
    case 2: return .any([condition, .not(condition)])
    default:
      throw Failure(.invalid, "The \(field) is 0, 1 or 2, not \(value).", field: field)
    }
  }

  /// Those of which the bit is in a mask.
  private static func members<Member: CaseIterable & Hashable>(
    of mask: UInt32, _ field: String, bit: (Member) -> UInt32
  ) throws -> Set<Member> {
    let known = Member.allCases.reduce(0) { $0 | bit($1) }
    try checkMask(UInt64(mask), known: UInt64(known), field)
    guard mask != 0 else {
      throw Failure(
        .invalid, "The \(field) name none: at least one is needed.", field: field)
    }
    return Set(Member.allCases.filter { mask & bit($0) != 0 })
  }
}
