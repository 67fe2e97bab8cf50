import Domain

extension StoreRepair {
  /// Mends what could not be read of purchases, removes payments of what is not there, and dates those that were paid on
  /// no day. A file that is damaged stays as it is: nothing else says what it was.
  func mendPurchases() throws {
    let now = LogValue.integer(now.milliseconds)
    try mend(
      Purchase.self,
      [.number: .text("?"), .sellerName: .text("?"), .created: now, .modified: now])
    try removeStrayPurchasePayments()
    try mend(PurchasePayment.self, [.created: now])
    // One without a day is of the one on which it came.
    try date(.purchasePayment, PurchasePayment.Property.date.rawValue)
    try date(.purchase, Purchase.Property.issueDate.rawValue)
  }

  private func removeStrayPurchasePayments() throws {
    let stray = try rows(
      """
      SELECT id, uid FROM purchase_payment
      WHERE typeof(purchase_uid) <> 'text' OR purchase_uid NOT IN (SELECT uid FROM purchase)
      ORDER BY id
      """
    ) { Row(id: $0.integer(0), uid: $0.text(1)) }
    for row in stray {
      try database.statement("DELETE FROM purchase_payment WHERE id = ?").run(row.id)
      try log.removed(.purchasePayment, id: row.id, uid: row.uid)
    }
    report.invoicePartsRemoved += stray.count
  }

  func date(_ entity: CommittedChange.Entity, _ property: String) throws {
    let undated = try rows(
      "SELECT id, uid, created_ms FROM \(entity.table) WHERE \(property) IS NULL ORDER BY id"
    ) { (row: Row(id: $0.integer(0), uid: $0.text(1)), created: $0.integer(2)) }
    for (row, created) in undated {
      let day = events.zone.day(containing: Instant(clamping: created))
      let date = LogValue.integer(Int64(day.packed))
      try database.statement("UPDATE \(entity.table) SET \(property) = ? WHERE id = ?").run(
        date, row.id)
      try log.changed(
        entity, id: row.id, uid: row.uid, property: property, old: .null, new: date)
      report.valuesMended += 1
    }
  }
}
