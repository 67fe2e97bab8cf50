package import Domain

/// Reads invoices straight from the columns into a list, without making entities.
package struct InvoiceListing {
  let database: Database
  /// The day by which invoices are overdue.
  package let today: CalendarDate

  /// One invoice; valid until the next one is read.
  package struct Row {
    fileprivate let statement: Statement

    package var id: Int64 { statement.integer(0) }
    package var uid: UnsafeBufferPointer<UInt8> { statement.bytes(1) }
    /// Empty of a draft.
    package var number: UnsafeBufferPointer<UInt8> { statement.bytes(2) }
    /// As issued; of a draft as the client has it now; empty without one.
    package var clientName: UnsafeBufferPointer<UInt8> { statement.bytes(3) }
    package var currency: UnsafeBufferPointer<UInt8> { statement.bytes(4) }
    /// 0 when there is none any more.
    package var clientID: Int64 { statement.integer(5) }
    /// Of a credit note: its invoice, or 0.
    package var precedingID: Int64 { statement.integer(6) }
    package var net: Int64 { statement.integer(7) }
    package var vat: Int64 { statement.integer(8) }
    package var gross: Int64 { statement.integer(9) }
    package var due: Int64 { statement.integer(10) }
    package var paid: Int64 { statement.integer(11) }
    package var credited: Int64 { statement.integer(12) }
    /// Due, less what is paid and credited; 0 of a draft and of a void one.
    package var balance: Int64 { statement.integer(13) }
    package var created: Int64 { statement.integer(14) }
    package var modified: Int64 { statement.integer(15) }
    /// 0 of a draft.
    package var issued: Int64 { statement.integer(16) }
    package var kind: Int64 { statement.integer(17) }
    /// As ``InvoiceState`` numbers them.
    package var state: Int64 { statement.integer(18) }
    /// As yyyymmdd; 0 of a draft.
    package var issueDate: Int64 { statement.integer(19) }
    /// As yyyymmdd; 0 when it is not known yet.
    package var dueDate: Int64 { statement.integer(20) }
    /// Another one with its number; 0 of nearly all.
    package var twinID: Int64 { statement.integer(21) }
    /// The quote that it was made of, or 0.
    package var quoteID: Int64 { statement.integer(22) }
    /// As yyyymmdd; 0 when it is not known yet, and of what is no quote.
    package var validUntil: Int64 { statement.integer(23) }
    /// As yyyymmdd; 0 of a quote that nobody answered.
    package var answerDate: Int64 { statement.integer(24) }
    /// What is to be paid in all.
    package var total: Int64 { statement.integer(25) }
  }

  /// Visits the invoices that a query asks for, in its order.
  ///
  /// - Throws: `notFound` for a client that is not there.
  package func forEach(_ query: InvoiceQuery, _ visit: (Row) throws -> Void) throws {
    var counter = Page.Counter(query.page)
    for sql in try InvoiceQuerySQL.all(query, on: today, in: database) where !counter.isFull {
      let select = try database.statement(sql.select)
      defer { select.reset() }
      try select.bind(all: sql.values + [counter.left])
      while try select.step() {
        if counter.takesNext() { try visit(Row(statement: select)) }
      }
    }
  }

  /// Visits the invoices with these ids, in their order.
  ///
  /// - Throws: `notFound`, with the index.
  package func forEach(ids: some Collection<Int64>, _ visit: (Row) throws -> Void) throws {
    try database.forEach(ids: ids, "invoice", InvoiceQuerySQL.one, [today]) {
      try visit(Row(statement: $0))
    }
  }

  /// Visits one invoice.
  ///
  /// - Throws: `notFound`.
  package func forOne(id: Int64, _ visit: (Row) throws -> Void) throws {
    let select = try database.statement(InvoiceQuerySQL.one)
    defer { select.reset() }
    try select.bind(today, id)
    guard try select.step() else {
      throw Failure(.notFound, "There is no invoice \(id).", field: "id")
    }
    try visit(Row(statement: select))
  }
}

extension SQLiteStore {
  /// Lists of invoices, as they stand on the day of an instant.
  package func invoiceListing(at now: Instant) -> InvoiceListing {
    InvoiceListing(database: database, today: zone.localTime(at: now).date)
  }
}
