package import Domain

/// Reads payments straight from the columns into a list, without making entities.
package struct PaymentListing {
  let database: Database

  /// One payment; valid until the next one is read.
  package struct Row {
    fileprivate let statement: Statement

    package var id: Int64 { statement.integer(0) }
    package var uid: UnsafeBufferPointer<UInt8> { statement.bytes(1) }
    /// 0 when it is not there.
    package var invoiceID: Int64 { statement.integer(2) }
    package var amount: Int64 { statement.integer(3) }
    package var means: UnsafeBufferPointer<UInt8> { statement.bytes(4) }
    package var reference: UnsafeBufferPointer<UInt8> { statement.bytes(5) }
    package var notes: UnsafeBufferPointer<UInt8> { statement.bytes(6) }
    /// As yyyymmdd.
    package var date: Int64 { statement.integer(7) }
    /// Empty when the invoice is not there.
    package var currency: UnsafeBufferPointer<UInt8> { statement.bytes(8) }
  }

  static func select(where condition: String, paged: String = "") -> String {
    """
    SELECT p.id, p.uid, coalesce(i.id, 0), p.amount_minor, coalesce(p.means, ''),
      coalesce(p.reference, ''), coalesce(p.notes, ''), coalesce(p.date, 0),
      coalesce(i.currency, '')
    FROM payment AS p LEFT JOIN invoice AS i ON i.uid = p.invoice_uid WHERE \(condition) ORDER BY p.date DESC, p.uid DESC \(paged)
    """
  }

  static let one = select(where: "p.id = ?")
  static let all = select(where: "1", paged: Page.clause)
  static let ofInvoice = select(where: "p.invoice_uid = ?", paged: Page.clause)

  /// Visits the payments of an invoice, by its id, or, for nil, of all, the latest one first.
  ///
  /// - Throws: `notFound` for an invoice that is not there.
  package func forEach(
    ofInvoice id: Int64?, _ page: Page = .all, _ visit: (Row) throws -> Void
  ) throws {
    try database.forEachPart(ofInvoice: id, page, all: Self.all, ofOne: Self.ofInvoice) {
      try visit(Row(statement: $0))
    }
  }

  /// Visits the payments with these ids, in their order.
  ///
  /// - Throws: `notFound`, with the index.
  package func forEach(ids: some Collection<Int64>, _ visit: (Row) throws -> Void) throws {
    try database.forEach(ids: ids, "payment", Self.one) { try visit(Row(statement: $0)) }
  }
}

extension SQLiteStore {
  package var paymentListing: PaymentListing { PaymentListing(database: database) }
}
