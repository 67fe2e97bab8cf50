package import Domain

/// Reads focus sessions straight from the columns into a list, without making entities.
package struct FocusListing {
  let database: Database

  /// One session; valid until the next one is read.
  package struct Row {
    fileprivate let statement: Statement

    package var id: Int64 { statement.integer(0) }
    package var uid: UnsafeBufferPointer<UInt8> { statement.bytes(1) }
    package var kind: Int64 { statement.integer(2) }
    package var state: Int64 { statement.integer(3) }
    package var round: Int64 { statement.integer(4) }
    package var length: Int64 { statement.integer(5) }
    /// In milliseconds, up to the last pause or the end.
    package var worked: Int64 { statement.integer(6) }
    package var started: Int64 { statement.integer(7) }
    package var resumed: Int64? { statement.optionalInteger(8) }
    package var finished: Int64? { statement.optionalInteger(9) }
    /// 0 for none, and for one that was purged.
    package var taskID: Int64 { statement.integer(10) }
    /// Of the task.
    package var title: UnsafeBufferPointer<UInt8> { statement.bytes(11) }
  }

  static func select(where condition: String, paged: String = "") -> String {
    """
    SELECT s.id, s.uid, s.kind, s.state, s.round, s.length_ms,
      (SELECT coalesce(sum(end_ms - start_ms), 0) FROM focus_stretch WHERE session_id = s.id),
      s.started_ms, s.resumed_ms, s.finished_ms, coalesce(t.id, 0), coalesce(t.title, '')
    FROM focus_session AS s LEFT JOIN task AS t ON t.uid = s.task_uid
    WHERE \(condition) ORDER BY s.started_ms, s.uid \(paged)
    """
  }

  static let one = select(where: "s.id = ?")
  static let current = select(where: "s.state IN (1, 2)")
  static let history = select(
    where: "s.started_ms >= ? AND s.started_ms < ?", paged: Page.clause)

  /// Visits what is running or paused, also when it ran to its end and nobody noticed.
  package func forEachCurrent(_ visit: (Row) throws -> Void) throws {
    try forEach(try database.statement(Self.current), visit)
  }

  /// Visits those that started in a range, the first one first.
  package func forEach(
    in range: Range<Instant>, _ page: Page = .all, _ visit: (Row) throws -> Void
  ) throws {
    let statement = try database.statement(Self.history)
    statement.reset()
    try statement.bind(range.lowerBound, range.upperBound, page.sqlLimit, page.offset)
    try forEach(statement, visit)
  }

  /// Visits those with these ids, in their order.
  ///
  /// - Throws: `notFound`, with the index.
  package func forEach(ids: some Collection<Int64>, _ visit: (Row) throws -> Void) throws {
    try database.forEach(ids: ids, "focus session", Self.one) { try visit(Row(statement: $0)) }
  }

  private func forEach(_ statement: Statement, _ visit: (Row) throws -> Void) throws {
    defer { statement.reset() }
    while try statement.step() { try visit(Row(statement: statement)) }
  }
}

extension SQLiteStore {
  package var focusListing: FocusListing { FocusListing(database: database) }
}
