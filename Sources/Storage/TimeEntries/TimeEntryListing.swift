package import Domain
import Localization

/// Reads time entries and focus sessions straight from the columns into a list, without making entities.
package struct TimeEntryListing {
  let database: Database

  /// One entry; valid until the next one is read.
  package struct Row {
    fileprivate let statement: Statement

    /// As of ``TimeEntryQuery/Kind``.
    package var kind: Int64 { statement.integer(0) }
    package var id: Int64 { statement.integer(1) }
    package var uid: UnsafeBufferPointer<UInt8> { statement.bytes(2) }
    package var start: Int64 { statement.integer(3) }
    /// Nil while it is running.
    package var end: Int64? { statement.optionalInteger(4) }
    /// In milliseconds.
    package var duration: Int64 { statement.integer(5) }
    package var note: UnsafeBufferPointer<UInt8> { statement.bytes(6) }
    /// 0 for none, and for one that was purged.
    package var taskID: Int64 { statement.integer(7) }
    package var title: UnsafeBufferPointer<UInt8> { statement.bytes(8) }
    /// 0 for none, and for one that was deleted.
    package var projectID: Int64 { statement.integer(9) }
    package var projectName: UnsafeBufferPointer<UInt8> { statement.bytes(10) }
    /// Its own rate.
    package var hourlyRate: Int64? { statement.optionalInteger(11) }
    /// That of its task.
    package var taskRate: Int64? { statement.optionalInteger(12) }
    package var projectUID: String? { statement.optionalText(13) }
  }

  static func select(_ parts: [String], where condition: String = "1") -> String {
    """
    SELECT e.kind, e.id, e.uid, e.start_ms, e.end_ms, e.duration, e.note, coalesce(t.id, 0),
      coalesce(t.title, ''), coalesce(p.id, 0),
      coalesce(\(ProjectSQL.path), ''),
      e.rate, t.hourly_rate_millionths, e.project_uid
    FROM (\(parts.joined(separator: " UNION ALL "))) AS e
      LEFT JOIN task AS t ON t.uid = e.task_uid \(ProjectSQL.join("e.project_uid"))
    WHERE \(condition) ORDER BY e.start_ms, e.kind, e.uid
    """
  }

  /// The statement of a query: its parameters are now, the bounds of the range, the uids of the task and of
  /// the project, the limit and the offset.
  static func select(_ query: TimeEntryQuery) -> String {
    var entry = ["?4 IS NULL AND ?5 IS NULL AND ?2 < ?3"]
    if query.task != nil || query.project != nil {
      entry = [
        "?2 < ?3", "(?4 IS NULL OR task_uid = ?4)",
        "(?5 IS NULL OR project_uid IN (\(ProjectSQL.sameName("?5"))))",
      ]
      // Of these two, one is enough for an index.
      if query.task != nil { entry[1] = "task_uid = ?4" }
    }
    var session = entry
    if query.range != nil {
      entry.append(TimeEntrySQL.entryIsInRange)
      session.append(TimeEntrySQL.sessionIsInRange)
    }
    var parts: [String] = []
    if query.kind != .focusSession {
      parts.append(TimeEntrySQL.entries(where: entry.joined(separator: " AND ")))
    }
    if query.kind != .timeEntry {
      parts.append(TimeEntrySQL.sessions(where: session.joined(separator: " AND ")))
    }
    let condition =
      switch query.isRunning {
      case nil: "1"
      case true?: "e.end_ms IS NULL"
      case false?: "e.end_ms IS NOT NULL"
      }
    return "\(select(parts, where: condition)) \(Page.clause)"
  }

  static let one = select([TimeEntrySQL.entries(where: "id = ?2")])

  /// Visits those that a query asks for, the earliest first.
  ///
  /// - Throws: `notFound` for a task or a project.
  package func forEach(
    _ query: TimeEntryQuery, at now: Instant, _ visit: (Row) throws -> Void
  ) throws {
    if query.range?.isEmpty == true { return }
    let task = try query.task.map { try uid(of: $0, in: .task) }
    let project = try query.project.map { try uid(of: $0, in: .project) }
    let statement = try database.statement(Self.select(query))
    defer { statement.reset() }
    try statement.bind(
      now, query.range?.lowerBound ?? Instant(clamping: Int64.min),
      query.range?.upperBound ?? Instant(clamping: Int64.max), task, project,
      query.page.sqlLimit, query.page.offset)
    while try statement.step() { try visit(Row(statement: statement)) }
  }

  /// Visits the time entries with these ids, in their order.
  ///
  /// - Throws: `notFound`, with the index.
  package func forEach(
    ids: some Collection<Int64>, at now: Instant, _ visit: (Row) throws -> Void
  ) throws {
    let statement = try database.statement(Self.one)
    for (index, id) in ids.enumerated() {
      statement.reset()
      try statement.bind(now, id)
      guard try statement.step() else {
        throw Failure(
          .notFound, "There is no time entry \(id).", field: "ids", index: index)
      }
      try visit(Row(statement: statement))
    }
    statement.reset()
  }

  static let stretches = """
    \(TimeEntrySQL.work) SELECT kind, id, first, last FROM work ORDER BY first, last, kind, id
    """

  /// Which time entries and focus sessions overlap another one in a range.
  package func overlaps(in range: Range<Instant>, at now: Instant) throws -> Set<TimeOverlap.Key> {
    let statement = try database.statement(Self.stretches)
    defer { statement.reset() }
    try statement.bind(now, range.lowerBound, range.upperBound)
    var overlap = TimeOverlap()
    while try statement.step() {
      let key = TimeOverlap.Key(
        kind: Int32(truncatingIfNeeded: statement.integer(0)), id: statement.integer(1))
      overlap.add(key, from: statement.integer(2), to: statement.integer(3))
    }
    return overlap.keys
  }

  private func uid(of id: Int64, in kind: CommittedChange.Entity) throws -> String {
    let select = try database.statement("SELECT uid FROM \(kind.table) WHERE id = ?")
    defer { select.reset() }
    try select.bind(id)
    guard try select.step() else {
      throw Failure(.notFound, "There is no \(kind.noun) \(id).", field: "\(kind.table)_id")
    }
    return select.text(0)
  }
}

extension SQLiteStore {
  package var timeEntryListing: TimeEntryListing { TimeEntryListing(database: database) }
}
