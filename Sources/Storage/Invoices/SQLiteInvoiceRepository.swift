import Domain

final class SQLiteInvoiceRepository: SQLiteRecordRepository<Invoice>, InvoiceRepository {
  private unowned let records: Records

  init(_ records: Records) {
    self.records = records
    super.init(records, derived: [])
  }

  static let lastInSeries = """
    id = (SELECT id FROM invoice WHERE series = ? AND series_year = ?
          AND sequence IS NOT NULL ORDER BY sequence DESC LIMIT 1)
    """

  func last(inSeries series: String, year: Int64) throws -> Invoice? {
    try select(Self.lastInSeries, series, year).first
  }

  static let lastIssueDate =
    "SELECT max(issue_date) FROM invoice WHERE series = ? AND sequence IS NOT NULL"

  func lastIssueDate(inSeries series: String) throws -> CalendarDate? {
    let select = try database.statement(Self.lastIssueDate)
    defer { select.reset() }
    try select.bind(series)
    guard try select.step() else { return nil }
    return CalendarDate(packed: Int32(truncatingIfNeeded: select.integer(0)))
  }

  func find(number: String) throws -> Invoice? {
    // A twin by its place in the series can have a number that no other one has.
    try select("number = ? AND twin_uid IS NULL", number).first
      ?? select("number = ? AND twin_uid IS NOT NULL", number).first
  }

  func owner(ofSeries name: String) throws -> SeriesOwner {
    try SeriesOwners(database).owner(ofSeries: name)
  }

  func find(inSeries series: String, year: Int64, sequence: Int64) throws -> Invoice? {
    try select(
      "series = ? AND series_year = ? AND sequence = ? AND sequence IS NOT NULL", series, year,
      sequence
    ).first
  }

  func settlement(of invoice: Invoice) throws -> InvoiceSettlement {
    let select = try database.statement(
      "SELECT paid_minor, credited_minor, \(Self.isInvoiced) FROM invoice AS i WHERE id = ?")
    defer { select.reset() }
    try select.bind(invoice.id)
    guard try select.step() else { return InvoiceSettlement(paid: 0, credited: 0) }
    return InvoiceSettlement(
      paid: select.integer(0), credited: select.integer(1), isInvoiced: select.integer(2) == 1)
  }

  func creditNotes(for uid: String) throws -> [Invoice] {
    try select("preceding_uid = ? AND kind = 2", uid)
  }

  func corrections(of uid: String) throws -> [Invoice] {
    try select("preceding_uid = ? AND kind = 4", uid)
  }

  /// Whether all of the quote `i` was turned into an invoice, be it a draft; what is void does not count.
  static let isInvoiced = """
    EXISTS (SELECT 1 FROM invoice AS m WHERE m.quote_uid = i.uid AND m.kind = 1 AND m.stage <> 3)
    """

  func made(ofQuote uid: String) throws -> [Invoice] {
    try select("quote_uid = ?", uid)
  }

  func seal(_ invoice: Invoice) throws {
    try log.seal(invoice)
  }

  override func didStore(_ invoice: Invoice, over old: Invoice?) throws {
    if old == nil {
      // What settles it may have been stored before it was, or was undone with it.
      try database.setPaid(ofInvoice: invoice.uid)
      try database.setCredited(ofInvoice: invoice.uid)
    }
    if Credit(invoice) != Credit(old) {
      for uid in Set([Credit(invoice)?.invoiceUID, Credit(old)?.invoiceUID]) {
        if let uid { try database.setCredited(ofInvoice: uid) }
      }
    }
    if ExactText(invoice.vatBreakdown) != ExactText(old?.vatBreakdown ?? "") {
      try database.setTaxes(of: invoice)
    }
  }

  override func didRemove(_ invoice: Invoice) throws {
    try records.comments.removeAll(on: .invoice, uid: invoice.uid)
    if let credit = Credit(invoice) { try database.setCredited(ofInvoice: credit.invoiceUID) }
  }
}

/// The amount that an issued credit note takes off its invoice.
private struct Credit: Equatable {
  var invoiceUID: String
  var amount: Int64

  init?(_ invoice: Invoice?) {
    guard let invoice, invoice.kind == .creditNote, invoice.stage != .draft,
      !invoice.precedingUID.isEmpty
    else { return nil }
    invoiceUID = invoice.precedingUID
    amount = invoice.gross
  }
}

extension Database {
  /// Puts the rows of an invoice's breakdown where they can be added up.
  func setTaxes(of invoice: Invoice) throws {
    try statement("DELETE FROM invoice_tax WHERE invoice_id = ?").run(invoice.id)
    let insert = try statement("INSERT INTO invoice_tax VALUES (?, ?, ?, ?, ?)")
    for row in try [VATBreakdown](text: invoice.vatBreakdown) {
      try insert.run(invoice.id, row.category.rawValue, row.rate, row.taxable, row.tax)
    }
  }
}
