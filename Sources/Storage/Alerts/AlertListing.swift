package import Domain

/// Reads alerts straight from the columns, with the tasks and events that they belong to.
package struct AlertListing {
  /// The selection of alerts, and their order.
  package enum Selection {
    /// The earliest first.
    case ids([Int64])
    /// Those that were not acknowledged and whose item is still to be done, the latest first.
    case waiting(Page)
    /// The latest first.
    case all(Page)
  }

  /// The columns of a row, in their order.
  package enum Column: Int32, Sendable {
    case id, uid, kind, occurrence, at, itemStart, fired, acknowledged, snoozedUntil, snoozeCount
    /// 0 and "" when the item is gone.
    case itemID, title
    /// Whether the item is due on a day, or of whole days.
    case isAllDay
    /// The kind of a focus session; else NULL.
    case focusKind
    /// Whether it is about a deadline, and how many whole days beyond one that lasts.
    case isDeadline, extraDays
    /// By which zone it was said, of a time that floats.
    case zone
  }

  /// One row; valid until the next one is read.
  package struct Row {
    fileprivate let statement: Statement

    package func integer(_ column: Column) -> Int64 { statement.integer(column.rawValue) }

    package func bytes(_ column: Column) -> UnsafeBufferPointer<UInt8> {
      statement.bytes(column.rawValue)
    }
  }

  private static let selection = """
    SELECT a.id, a.uid, a.kind, a.occurrence, a.at_ms, a.item_start_ms, a.fired_ms,
      a.acknowledged_ms, a.snoozed_until_ms, a.snooze_count,
      coalesce(t.id, e.id, f.id, 0), coalesce(t.title, e.title, ''),
      coalesce(t.due_date IS NOT NULL OR (t.due_ms IS NULL AND t.start_date IS NOT NULL), 0)
        OR coalesce(length(e.start) = 10, 0),
      f.kind, coalesce(e.kind = 1, 0), coalesce(e.duration_s / 86400 - 1, 0), a.zone
    FROM alert AS a LEFT JOIN task AS t ON a.kind = 1 AND t.uid = a.item_uid
      LEFT JOIN event AS e ON a.kind = 2 AND e.uid = a.item_uid
      LEFT JOIN focus_session AS f ON a.kind = 3 AND f.uid = a.item_uid
    """

  let database: Database

  package func forEach(_ selection: Selection, _ visit: (Row) throws -> Void) throws {
    switch selection {
    case .ids(let ids):
      try forEach(
        "WHERE a.id IN (SELECT value FROM json_each(?)) ORDER BY a.at_ms, a.uid", visit,
        IDArray(ids))
    case .waiting(let page):
      try forEach(
        """
        WHERE a.acknowledged_ms IS NULL AND \(SQLiteAlertRepository.isToBeDone)
        ORDER BY a.at_ms DESC, a.uid DESC \(Page.clause)
        """, visit, page.sqlLimit, page.offset)
    case .all(let page):
      try forEach(
        "ORDER BY a.at_ms DESC, a.uid DESC \(Page.clause)", visit, page.sqlLimit, page.offset)
    }
  }

  /// Visits the alerts with these ids, in their order.
  ///
  /// - Throws: `notFound`, with the index.
  package func forEach(ids: some Collection<Int64>, _ visit: (Row) throws -> Void) throws {
    try database.forEach(ids: ids, "alert", "\(Self.selection) WHERE a.id = ?") {
      try visit(Row(statement: $0))
    }
  }

  private func forEach<each Value: Bindable>(
    _ rest: String, _ visit: (Row) throws -> Void, _ value: repeat each Value
  ) throws {
    let select = try database.statement("\(Self.selection) \(rest)")
    defer { select.reset() }
    try select.bind(repeat each value)
    while try select.step() { try visit(Row(statement: select)) }
  }
}

extension SQLiteStore {
  package var alertListing: AlertListing { AlertListing(database: database) }
}
