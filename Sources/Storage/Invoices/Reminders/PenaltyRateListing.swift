package import Domain

/// Reads rates of interest straight from the columns into a list, without making entities.
package struct PenaltyRateListing {
  let database: Database

  /// One rate; valid until the next one is read.
  package struct Row {
    fileprivate let statement: Statement

    package var id: Int64 { statement.integer(0) }
    package var uid: UnsafeBufferPointer<UInt8> { statement.bytes(1) }
    package var currency: UnsafeBufferPointer<UInt8> { statement.bytes(2) }
    package var notes: UnsafeBufferPointer<UInt8> { statement.bytes(3) }
    /// As ``PenaltyRate/Debtor`` numbers them.
    package var debtor: Int64 { statement.integer(4) }
    /// As yyyymmdd; 0 when it is not known.
    package var first: Int64 { statement.integer(5) }
    package var last: Int64 { statement.integer(6) }
    package var rate: Int64 { statement.integer(7) }
  }

  static func select(where condition: String, paged: String = "") -> String {
    """
    SELECT id, uid, currency, coalesce(notes, ''), debtor, coalesce(first_date, 0),
      coalesce(last_date, 0), rate_basis_points
    FROM penalty_rate WHERE \(condition) ORDER BY currency, debtor, first_date DESC, uid \(paged)
    """
  }

  static let one = select(where: "id = ?")
  static let all = select(where: "1", paged: Page.clause)

  /// Visits them by currency and debtor, the latest first.
  package func forEach(_ page: Page = .all, _ visit: (Row) throws -> Void) throws {
    let select = try database.statement(Self.all)
    defer { select.reset() }
    try select.bind(page.sqlLimit, page.offset)
    while try select.step() { try visit(Row(statement: select)) }
  }

  /// Visits those with these ids, in their order.
  ///
  /// - Throws: `notFound`, with the index.
  package func forEach(ids: some Collection<Int64>, _ visit: (Row) throws -> Void) throws {
    try database.forEach(ids: ids, "rate of interest", Self.one) { try visit(Row(statement: $0)) }
  }
}

extension SQLiteStore {
  package var penaltyRateListing: PenaltyRateListing { PenaltyRateListing(database: database) }
}
