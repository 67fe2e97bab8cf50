import Domain

/// Reads payments as they lie in the columns, for whoever fills them into a list.
package struct PaymentListing {
  let database: Database

  /// One payment, until the next one.
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

  static func select(where condition: String) -> String {
    """
    SELECT p.id, p.uid, coalesce(i.id, 0), p.amount_minor, coalesce(p.means, ''),
      coalesce(p.reference, ''), coalesce(p.notes, ''), coalesce(p.date, 0),
      coalesce(i.currency, '')
    FROM payment AS p LEFT JOIN invoice AS i ON i.uid = p.invoice_uid WHERE \(condition) ORDER BY p.date DESC, p.id DESC
    """
  }

  static let all = select(where: "1")
  static let ofInvoice = select(where: "p.invoice_uid = ?")

  /// Visits the payments of an invoice, by its id, or, for nil, of all, the latest one first.
  ///
  /// - Throws: `notFound` for an invoice that is not there.
  package func forEach(ofInvoice id: Int64?, _ visit: (Row) throws -> Void) throws {
    let select = try database.statement(id == nil ? Self.all : Self.ofInvoice)
    defer { select.reset() }
    if let id { try select.bind(try database.uid(ofInvoice: id)) }
    while try select.step() { try visit(Row(statement: select)) }
  }
}

extension Database {
  /// - Throws: `notFound`.
  func uid(ofInvoice id: Int64) throws -> String {
    let find = try statement("SELECT uid FROM invoice WHERE id = ?")
    defer { find.reset() }
    try find.bind(id)
    guard try find.step() else {
      throw Failure(.notFound, "There is no invoice \(id).", field: "invoice_id")
    }
    return find.text(0)
  }
}

extension SQLiteStore {
  package var paymentListing: PaymentListing { PaymentListing(database: database) }
}
