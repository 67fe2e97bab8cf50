import Domain

/// What belongs to invoices: their lines, adjustments, parties, payments and messages.
class SQLiteInvoicePartRepository<Element: Record>: SQLiteRecordRepository<Element>,
  InvoicePartRepository
{
  func all(ofInvoice uid: String) throws -> [Element] { try select("invoice_uid = ?", uid) }
}
