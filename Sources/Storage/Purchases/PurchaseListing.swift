package import Domain

/// Reads purchases straight from the columns into a list, without making entities.
package struct PurchaseListing {
  let database: Database
  /// The day by which purchases are overdue.
  package let today: CalendarDate

  /// One purchase; valid until the next one is read.
  package struct Row {
    fileprivate let statement: Statement

    package var id: Int64 { statement.integer(0) }
    package var uid: UnsafeBufferPointer<UInt8> { statement.bytes(1) }
    package var number: UnsafeBufferPointer<UInt8> { statement.bytes(2) }
    package var sellerName: UnsafeBufferPointer<UInt8> { statement.bytes(3) }
    package var sellerCountry: UnsafeBufferPointer<UInt8> { statement.bytes(4) }
    package var sellerVATNumber: UnsafeBufferPointer<UInt8> { statement.bytes(5) }
    package var sellerSIREN: UnsafeBufferPointer<UInt8> { statement.bytes(6) }
    package var payeeName: UnsafeBufferPointer<UInt8> { statement.bytes(7) }
    package var iban: UnsafeBufferPointer<UInt8> { statement.bytes(8) }
    package var paymentReference: UnsafeBufferPointer<UInt8> { statement.bytes(9) }
    package var currency: UnsafeBufferPointer<UInt8> { statement.bytes(10) }
    package var notes: UnsafeBufferPointer<UInt8> { statement.bytes(11) }
    package var net: Int64 { statement.integer(12) }
    package var vat: Int64 { statement.integer(13) }
    package var gross: Int64 { statement.integer(14) }
    package var prepaid: Int64 { statement.integer(15) }
    package var due: Int64 { statement.integer(16) }
    /// What its payments come to.
    package var paid: Int64 { statement.integer(17) }
    package var balance: Int64 { statement.integer(18) }
    package var created: Int64 { statement.integer(19) }
    package var modified: Int64 { statement.integer(20) }
    package var typeCode: Int64 { statement.integer(21) }
    /// As ``PurchaseState`` numbers them.
    package var state: Int64 { statement.integer(22) }
    /// As yyyymmdd; 0 when it is not known.
    package var issueDate: Int64 { statement.integer(23) }
    package var dueDate: Int64 { statement.integer(24) }
    package var isCredit: Bool { statement.integer(25) != 0 }
    package var fileLength: Int64 { statement.integer(26) }
    package var isPDF: Bool { statement.integer(27) != 0 }
  }

  /// Visits the purchases that a query asks for, in its order.
  package func forEach(_ query: PurchaseQuery, _ visit: (Row) throws -> Void) throws {
    let sql = PurchaseQuerySQL(query, on: today)
    let select = try database.statement(sql.select)
    defer { select.reset() }
    var counter = Page.Counter(query.page)
    try select.bind(all: sql.values + [counter.left])
    while try !counter.isFull && select.step() {
      if counter.takesNext() { try visit(Row(statement: select)) }
    }
  }

  /// Visits the purchases with these ids, in their order.
  ///
  /// - Throws: `notFound`, with the index.
  package func forEach(ids: some Collection<Int64>, _ visit: (Row) throws -> Void) throws {
    try database.forEach(ids: ids, "purchase", PurchaseQuerySQL.one, [today]) {
      try visit(Row(statement: $0))
    }
  }
}

extension SQLiteStore {
  /// Lists of purchases, as they stand on the day of an instant.
  package func purchaseListing(at now: Instant) -> PurchaseListing {
    PurchaseListing(database: database, today: zone.localTime(at: now).date)
  }
}
