package import Domain

/// Reads payments of purchases straight from the columns into a list, without making entities.
package struct PurchasePaymentListing {
  let database: Database

  /// One payment; valid until the next one is read.
  package struct Row {
    fileprivate let statement: Statement

    package var id: Int64 { statement.integer(0) }
    package var uid: UnsafeBufferPointer<UInt8> { statement.bytes(1) }
    /// 0 when it is not there.
    package var purchaseID: Int64 { statement.integer(2) }
    package var amount: Int64 { statement.integer(3) }
    package var means: UnsafeBufferPointer<UInt8> { statement.bytes(4) }
    package var reference: UnsafeBufferPointer<UInt8> { statement.bytes(5) }
    package var notes: UnsafeBufferPointer<UInt8> { statement.bytes(6) }
    /// As yyyymmdd.
    package var date: Int64 { statement.integer(7) }
    /// Empty when the purchase is not there.
    package var currency: UnsafeBufferPointer<UInt8> { statement.bytes(8) }
  }

  static func select(where condition: String, paged: String = "") -> String {
    """
    SELECT y.id, y.uid, coalesce(p.id, 0), y.amount_minor, coalesce(y.means, ''),
      coalesce(y.reference, ''), coalesce(y.notes, ''), coalesce(y.date, 0),
      coalesce(p.currency, '')
    FROM purchase_payment AS y LEFT JOIN purchase AS p ON p.uid = y.purchase_uid
    WHERE \(condition) ORDER BY y.date DESC, y.uid DESC \(paged)
    """
  }

  static let one = select(where: "y.id = ?")
  private static let paged = "LIMIT ?2"

  /// Visits the payments of a purchase, by its id, or, for nil, of all, the latest one first.
  ///
  /// - Throws: `notFound` for a purchase that is not there.
  package func forEach(
    ofPurchase id: Int64?, _ page: Page = .all, _ visit: (Row) throws -> Void
  ) throws {
    let uid = try id.map { try self.uid(ofPurchase: $0) }
    var counter = Page.Counter(page)
    let select = try database.statement(
      Self.select(where: "?1 IS NULL OR y.purchase_uid = ?1", paged: Self.paged))
    defer { select.reset() }
    try select.bind(uid, counter.left)
    while try !counter.isFull && select.step() {
      if counter.takesNext() { try visit(Row(statement: select)) }
    }
  }

  /// Visits the payments with these ids, in their order.
  ///
  /// - Throws: `notFound`, with the index.
  package func forEach(ids: some Collection<Int64>, _ visit: (Row) throws -> Void) throws {
    try database.forEach(ids: ids, "payment of a purchase", Self.one) {
      try visit(Row(statement: $0))
    }
  }

  private func uid(ofPurchase id: Int64) throws -> String {
    let select = try database.statement("SELECT uid FROM purchase WHERE id = ?")
    defer { select.reset() }
    try select.bind(id)
    guard try select.step() else {
      throw Failure(.notFound, "There is no purchase \(id).", field: "purchase_id")
    }
    return select.text(0)
  }
}

extension SQLiteStore {
  package var purchasePaymentListing: PurchasePaymentListing {
    PurchasePaymentListing(database: database)
  }
}
