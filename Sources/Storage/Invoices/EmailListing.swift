package import Domain

/// Reads messages straight from the columns into a list, without making entities.
package struct EmailListing {
  let database: Database

  /// One message; valid until the next one is read.
  package struct Row {
    fileprivate let statement: Statement

    package var id: Int64 { statement.integer(0) }
    package var uid: UnsafeBufferPointer<UInt8> { statement.bytes(1) }
    /// 0 when it is not there.
    package var invoiceID: Int64 { statement.integer(2) }
    package var messageID: UnsafeBufferPointer<UInt8> { statement.bytes(3) }
    package var recipients: UnsafeBufferPointer<UInt8> { statement.bytes(4) }
    package var subject: UnsafeBufferPointer<UInt8> { statement.bytes(5) }
    /// Empty unless it failed.
    package var error: UnsafeBufferPointer<UInt8> { statement.bytes(6) }
    package var created: Int64 { statement.integer(7) }
    /// 0 while it is being sent.
    package var finished: Int64 { statement.integer(8) }
    /// As ``EmailMessage/State`` numbers them.
    package var state: Int64 { statement.integer(9) }
  }

  static func select(where condition: String, paged: String = "") -> String {
    """
    SELECT m.id, m.uid, coalesce((SELECT id FROM invoice WHERE uid = m.invoice_uid), 0),
      coalesce(m.message_id, ''), coalesce(m.recipients, ''), coalesce(m.subject, ''),
      coalesce(m.error, ''), m.created_ms, coalesce(m.finished_ms, 0), m.state
    FROM email AS m WHERE \(condition) ORDER BY m.created_ms DESC, m.uid DESC \(paged)
    """
  }

  static let one = select(where: "m.id = ?")
  static let all = select(where: "1", paged: Page.clause)
  static let ofInvoice = select(where: "m.invoice_uid = ?", paged: Page.clause)

  /// Visits the messages with an invoice, by its id, or, for nil, with any, the latest one first.
  ///
  /// - Throws: `notFound` for an invoice that is not there.
  package func forEach(
    ofInvoice id: Int64?, _ page: Page = .all, _ visit: (Row) throws -> Void
  ) throws {
    try database.forEachPart(ofInvoice: id, page, all: Self.all, ofOne: Self.ofInvoice) {
      try visit(Row(statement: $0))
    }
  }

  /// Visits the messages with these ids, in their order.
  ///
  /// - Throws: `notFound`, with the index.
  package func forEach(ids: some Collection<Int64>, _ visit: (Row) throws -> Void) throws {
    try database.forEach(ids: ids, "e-mail", Self.one) { try visit(Row(statement: $0)) }
  }
}

extension SQLiteStore {
  package var emailListing: EmailListing { EmailListing(database: database) }
}
