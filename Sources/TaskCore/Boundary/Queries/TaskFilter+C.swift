import CTaskcore
import Domain

extension TaskFilter {
  /// The conditions that a caller announced, of which all must hold.
  ///
  /// - Throws: `invalid`, with the member.
  static func conditions(
    of query: taskcore_query, at now: Instant, in zone: any Zone
  ) throws -> [TaskFilter] {
    let today = zone.date(at: now)
    return try [
      projects(of: query), tags(of: query), codes(of: query, on: today), times(of: query),
      tasks(of: query), flags(of: query, at: now),
    ].flatMap { $0 }
  }

  private static func projects(of query: taskcore_query) throws -> [TaskFilter] {
    var choices: [ProjectChoice] = []
    if query.has(TASKCORE_QUERY_PROJECTS) {
      let names = try texts(
        query.projects, count: query.project_count, "projects", as: "project")
      choices += names.map { .name($0) }
    }
    if query.has(TASKCORE_QUERY_PROJECT_IDS) {
      let ids = try buffer(
        query.project_ids, count: UInt(bitPattern: query.project_id_count), "project_ids")
      choices += ids.map { .id($0) }
    }
    let isAnnounced = query.has(TASKCORE_QUERY_PROJECTS | TASKCORE_QUERY_PROJECT_IDS)
    return isAnnounced ? [.project(choices)] : []
  }

  private static func tags(of query: taskcore_query) throws -> [TaskFilter] {
    var parts: [TaskFilter] = []
    if query.has(TASKCORE_QUERY_TAGS_ANY) {
      parts.append(.any(try tags(query.tags_any, count: query.tags_any_count, "tags_any")))
    }
    if query.has(TASKCORE_QUERY_TAGS_ALL) {
      guard (0...maximumTagCount).contains(query.tags_all_count) else {
        throw Failure(
          .invalid, "A task has at most \(maximumTagCount) tags, so it never has all of these.",
          field: "tags_all")
      }
      parts += try tags(query.tags_all, count: query.tags_all_count, "tags_all")
    }
    if query.has(TASKCORE_QUERY_TAGS_NONE) {
      parts.append(
        .not(.any(try tags(query.tags_none, count: query.tags_none_count, "tags_none"))))
    }
    return parts
  }

  private static let maximumTagCount = 100

  private static func tags(
    _ pointer: UnsafePointer<UnsafePointer<CChar>?>?, count: Int, _ field: String
  ) throws -> [TaskFilter] {
    try texts(pointer, count: count, field, as: "tag").map { name in
      // A name that no tag can have is said to be wrong here, where its member is known.
      .tag(try Failure.about(field) { try TextRule.tagName.line(name) })
    }
  }

  private static func codes(
    of query: taskcore_query, on today: CalendarDate
  ) throws -> [TaskFilter] {
    var parts: [TaskFilter] = []
    if query.has(TASKCORE_QUERY_PRIORITIES) {
      parts.append(
        .priority(try members(of: query.priorities, "priorities") { 1 << UInt32($0.rawValue) }))
    }
    if query.has(TASKCORE_QUERY_STATUSES) {
      parts.append(.status(try members(of: query.statuses, "statuses") { $0.rawValue }))
    }
    if query.has(TASKCORE_QUERY_SLOTS) {
      let slots: Set<Slot> = try members(of: query.slots, "slots") { 1 << UInt32($0.rawValue) }
      parts.append(.slot(slots, on: today))
    }
    return parts
  }

  private static func times(of query: taskcore_query) throws -> [TaskFilter] {
    func instant(_ field: UInt64, _ milliseconds: Int64, _ name: String) throws -> Instant? {
      query.has(field) ? try Instant(milliseconds: milliseconds, field: name) : nil
    }
    var parts: [TaskFilter] = []
    if query.has(TASKCORE_QUERY_DUE_FROM | TASKCORE_QUERY_DUE_BEFORE) {
      let from = try instant(TASKCORE_QUERY_DUE_FROM, query.due_from_ms, "due_from_ms")
      let before = try instant(TASKCORE_QUERY_DUE_BEFORE, query.due_before_ms, "due_before_ms")
      parts.append(.time(.due, from: from, before: before))
    }
    if query.has(TASKCORE_QUERY_COMPLETED_FROM | TASKCORE_QUERY_COMPLETED_BEFORE) {
      let from = try instant(
        TASKCORE_QUERY_COMPLETED_FROM, query.completed_from_ms, "completed_from_ms")
      let before = try instant(
        TASKCORE_QUERY_COMPLETED_BEFORE, query.completed_before_ms, "completed_before_ms")
      parts.append(.time(.completed, from: from, before: before))
    }
    return parts
  }

  private static func tasks(of query: taskcore_query) throws -> [TaskFilter] {
    var parts: [TaskFilter] = []
    if query.has(TASKCORE_QUERY_PARENT) {
      parts.append(.parent(query.parent_id == 0 ? nil : query.parent_id))
    }
    if query.has(TASKCORE_QUERY_IDS) {
      let ids = try buffer(query.ids, count: UInt(bitPattern: query.id_count), "ids")
      parts.append(.ids(Array(ids)))
    }
    return parts
  }

  private static func flags(of query: taskcore_query, at now: Instant) throws -> [TaskFilter] {
    var parts: [TaskFilter] = []
    func add(
      _ field: UInt64, _ value: Int32, _ name: String, _ condition: TaskFilter,
      insteadOfDefault: Bool = false
    ) throws {
      guard query.has(field) else { return }
      if let isWanted = try choice(value, name) {
        parts.append(isWanted ? condition : .not(condition))
      } else if insteadOfDefault {
        parts.append(.any([condition, .not(condition)]))
      }
    }
    try add(TASKCORE_QUERY_FAVOURITE, query.favourite, "favourite", .favourite)
    try add(TASKCORE_QUERY_BLOCKED, query.blocked, "blocked", .blocked)
    try add(TASKCORE_QUERY_BLOCKING, query.blocking, "blocking", .blocking)
    try add(
      TASKCORE_QUERY_STARTED, query.started, "started", .time(.started, from: nil, before: nil))
    try add(TASKCORE_QUERY_OVERDUE, query.overdue, "overdue", .overdue(at: now))
    try add(TASKCORE_QUERY_EXPIRED, query.expired, "expired", .expired(at: now))
    try add(TASKCORE_QUERY_FLOATING, query.floating, "floating", .floating)
    try add(TASKCORE_QUERY_HIDDEN, query.hidden, "hidden", .hidden(at: now), insteadOfDefault: true)
    try add(
      TASKCORE_QUERY_ARCHIVED, query.archived, "archived", .archived, insteadOfDefault: true)
    return parts
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
