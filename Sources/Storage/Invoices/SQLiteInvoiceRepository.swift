import Domain

final class SQLiteInvoiceRepository: SQLiteRecordRepository<Invoice>, InvoiceRepository {
  init(_ database: Database, log: ChangeLog) {
    super.init(database, log: log, table: "invoice")
  }

  func last(inSeries series: String, year: Int64) throws -> Invoice? {
    try select(
      """
      id = (SELECT id FROM invoice WHERE series = ? AND series_year = ?
            AND sequence IS NOT NULL ORDER BY sequence DESC LIMIT 1)
      """, series, year
    ).first
  }

  func lastIssueDate(inSeries series: String) throws -> CalendarDate? {
    let select = try database.statement(
      "SELECT max(issue_date) FROM invoice WHERE series = ? AND sequence IS NOT NULL")
    defer { select.reset() }
    try select.bind(series)
    guard try select.step() else { return nil }
    return CalendarDate(packed: Int32(truncatingIfNeeded: select.integer(0)))
  }

  func find(number: String) throws -> Invoice? { try select("number = ?", number).first }

  func settlement(of invoice: Invoice) throws -> InvoiceSettlement {
    let select = try database.statement(
      "SELECT paid_minor, credited_minor FROM invoice WHERE id = ?")
    defer { select.reset() }
    try select.bind(invoice.id)
    guard try select.step() else { return InvoiceSettlement(paid: 0, credited: 0) }
    return InvoiceSettlement(paid: select.integer(0), credited: select.integer(1))
  }

  func hasInvoice(ofClient uid: String) throws -> Bool {
    let select = try database.statement("SELECT 1 FROM invoice WHERE client_uid = ? LIMIT 1")
    defer { select.reset() }
    try select.bind(uid)
    return try select.step()
  }

  func creditNotes(for uid: String) throws -> [Invoice] { try select("preceding_uid = ?", uid) }

  func seal(_ invoice: Invoice) throws {
    try log.forget(.invoice, uid: invoice.uid)
  }
}
