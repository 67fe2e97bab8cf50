import Domain

/// The parts of invoices: parties, payments and messages.
class SQLiteInvoicePartRepository<Element: Record>: SQLiteRecordRepository<Element>,
  InvoicePartRepository
{
  func all(ofInvoice uid: String) throws -> [Element] { try select("invoice_uid = ?", uid) }
}

/// The ordered parts of invoices: lines and adjustments.
class SQLiteInvoiceItemRepository<Element: Record>: SQLiteInvoicePartRepository<
  Element
>,
InvoiceItemRepository
{
  override func all(ofInvoice uid: String) throws -> [Element] {
    try select("invoice_uid = ?", order: "position, uid", uid)
  }

  func lastPosition(ofInvoice uid: String) throws -> Int64 {
    let select = try database.statement("SELECT max(position) FROM \(table) WHERE invoice_uid = ?")
    defer { select.reset() }
    try select.bind(uid)
    return try select.step() ? select.integer(0) : 0
  }
}
