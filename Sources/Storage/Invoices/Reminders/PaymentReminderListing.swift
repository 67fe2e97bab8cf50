package import Domain

/// Reads reminders of payment straight from the columns into a list, without making entities.
package struct PaymentReminderListing {
  let database: Database

  /// One reminder; valid until the next one is read.
  package struct Row {
    fileprivate let statement: Statement

    package var id: Int64 { statement.integer(0) }
    package var uid: UnsafeBufferPointer<UInt8> { statement.bytes(1) }
    /// 0 when it is not there.
    package var invoiceID: Int64 { statement.integer(2) }
    package var number: UnsafeBufferPointer<UInt8> { statement.bytes(3) }
    package var clientName: UnsafeBufferPointer<UInt8> { statement.bytes(4) }
    package var currency: UnsafeBufferPointer<UInt8> { statement.bytes(5) }
    package var text: UnsafeBufferPointer<UInt8> { statement.bytes(6) }
    package var owed: Int64 { statement.integer(7) }
    package var fee: Int64 { statement.integer(8) }
    package var recovery: Int64 { statement.integer(9) }
    package var earlier: Int64 { statement.integer(10) }
    package var interest: Int64 { statement.integer(11) }
    package var interestRows: String { statement.text(12) }
    /// 0: not yet.
    package var sent: Int64 { statement.integer(13) }
    package var created: Int64 { statement.integer(14) }
    package var level: Int64 { statement.integer(15) }
    /// As yyyymmdd; 0 when it is not known.
    package var date: Int64 { statement.integer(16) }
    package var payBy: Int64 { statement.integer(17) }
  }

  static func select(where condition: String, paged: String = "") -> String {
    """
    SELECT r.id, r.uid, coalesce(i.id, 0), coalesce(i.number, ''),
      coalesce((SELECT name FROM invoice_party WHERE invoice_uid = r.invoice_uid AND role = 2), ''),
      coalesce(i.currency, ''), coalesce(r.text, ''), r.owed_minor, r.fee_minor, r.recovery_minor,
      r.earlier_minor, r.interest_minor, coalesce(r.interest_rows, ''), coalesce(r.sent_ms, 0),
      r.created_ms, r.level, coalesce(r.date, 0), coalesce(r.pay_by, 0)
    FROM payment_reminder AS r LEFT JOIN invoice AS i ON i.uid = r.invoice_uid
    WHERE \(condition) ORDER BY r.date DESC, r.level DESC, r.uid DESC \(paged)
    """
  }

  static let one = select(where: "r.id = ?")
  static let all = select(where: "1", paged: Page.clause)
  static let ofInvoice = select(where: "r.invoice_uid = ?", paged: Page.clause)

  /// Visits the reminders of an invoice, by its id, or, for nil, of all, the latest one first.
  ///
  /// - Throws: `notFound` for an invoice that is not there.
  package func forEach(
    ofInvoice id: Int64?, _ page: Page = .all, _ visit: (Row) throws -> Void
  ) throws {
    try database.forEachPart(ofInvoice: id, page, all: Self.all, ofOne: Self.ofInvoice) {
      try visit(Row(statement: $0))
    }
  }

  /// Visits those with these ids, in their order.
  ///
  /// - Throws: `notFound`, with the index.
  package func forEach(ids: some Collection<Int64>, _ visit: (Row) throws -> Void) throws {
    try database.forEach(ids: ids, "reminder of payment", Self.one) {
      try visit(Row(statement: $0))
    }
  }
}

extension SQLiteStore {
  package var paymentReminderListing: PaymentReminderListing {
    PaymentReminderListing(database: database)
  }
}
