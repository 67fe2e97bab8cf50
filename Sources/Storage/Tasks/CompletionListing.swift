package import Domain

/// Reads completions straight from the columns.
package struct CompletionListing {
  /// The columns of a row, in their order.
  package enum Column: Int32 {
    case id, uid, taskUID, taskID, occurrence, completed, projectID, priority, points, dueDate
    case dueInstant, tags
  }

  /// One row; valid until the next one is read.
  package struct Row {
    fileprivate let statement: Statement

    package func integer(_ column: Column) -> Int64 {
      statement.integer(column.rawValue)
    }

    package func optionalInteger(_ column: Column) -> Int64? {
      statement.optionalInteger(column.rawValue)
    }

    package func bytes(_ column: Column) -> UnsafeBufferPointer<UInt8> {
      statement.bytes(column.rawValue)
    }
  }

  static let one = select("c.id = ?")
  static let ofAll = select(range, isPage: true)
  static let ofOne = select("c.task_uid = ?5 AND \(range)", isPage: true)

  private static let range = "c.completed_ms >= ?1 AND c.completed_ms < ?2"

  let database: Database

  /// Visits what was completed in a range, of one task or of all, in the order of time.
  ///
  /// - Throws: `notFound` when there is no such task.
  package func forEach(
    ofTask id: Int64?, in range: Range<Instant>, _ page: Page = .all,
    _ visit: (Row) throws -> Void
  ) throws {
    let statement = try database.statement(id == nil ? Self.ofAll : Self.ofOne)
    defer { statement.reset() }
    if let id {
      try statement.bind(
        range.lowerBound, range.upperBound, page.sqlLimit, page.offset, uid(ofTask: id))
    } else {
      try statement.bind(range.lowerBound, range.upperBound, page.sqlLimit, page.offset)
    }
    while try statement.step() { try visit(Row(statement: statement)) }
  }

  /// Visits those with these ids, in their order.
  ///
  /// - Throws: `notFound`, with the index.
  package func forEach(ids: some Collection<Int64>, _ visit: (Row) throws -> Void) throws {
    try database.forEach(ids: ids, "completion", Self.one) { try visit(Row(statement: $0)) }
  }

  private func uid(ofTask id: Int64) throws -> String {
    let find = try database.statement("SELECT uid FROM task WHERE id = ?")
    defer { find.reset() }
    try find.bind(id)
    guard try find.step() else {
      throw Failure(.notFound, "There is no task \(id).", field: "task_id")
    }
    return find.text(0)
  }

  private static func select(_ condition: String, isPage: Bool = false) -> String {
    """
    SELECT c.id, c.uid, c.task_uid, t.id, c.occurrence, c.completed_ms, p.id, c.priority, c.points,
      c.due_date, c.due_ms, c.tags
    FROM completion AS c LEFT JOIN task AS t ON t.uid = c.task_uid
      \(ProjectSQL.join("c.project_uid"))
    WHERE \(condition)\(isPage ? " ORDER BY c.completed_ms, c.task_uid, c.occurrence, c.uid LIMIT ?3 OFFSET ?4" : "")
    """
  }
}

extension SQLiteStore {
  package func completionListing() -> CompletionListing {
    CompletionListing(database: database)
  }
}
