package import Domain

/// Issued invoices with their VAT, one line for each rate; its sums are ``SQLiteStore/vatTotals(in:)``.
extension SQLiteStore {
  /// What a corrected invoice replaces is taken back on its day, in lines of its own.
  static let vatJournal = """
    SELECT i.issue_date, i.number, i.kind, i.preceding_number, p.name, p.vat_number, p.country,
      i.currency, i.exchange_rate_millionths, t.category, t.rate_thousandths, t.taxable_minor, t.tax_minor, i.uid,
      CASE i.kind WHEN 2 THEN -1 ELSE 1 END AS sign
    FROM invoice AS i CROSS JOIN invoice_tax AS t ON t.invoice_id = i.id
      LEFT JOIN invoice_party AS p ON p.invoice_uid = i.uid AND p.role = \(InvoiceParty.Role.buyer.rawValue)
    WHERE i.stage <> 1 AND i.kind <> 5 AND i.issue_date BETWEEN ?1 AND ?2
    UNION ALL
    SELECT c.issue_date, c.number, c.kind, c.preceding_number, p.name, p.vat_number, p.country,
      i.currency, i.exchange_rate_millionths, t.category, t.rate_thousandths, t.taxable_minor, t.tax_minor, c.uid, -1
    FROM \(replaced) CROSS JOIN invoice_tax AS t ON t.invoice_id = i.id
      LEFT JOIN invoice_party AS p ON p.invoice_uid = i.uid AND p.role = \(InvoiceParty.Role.buyer.rawValue)
    WHERE \(isReplaced) AND c.issue_date BETWEEN ?1 AND ?2
    ORDER BY 1, 2, sign DESC, 10, 11 DESC
    """

  /// Visits the lines of the months by the issue dates and the numbers, in each invoice the categories, the highest
  /// rate first. What is void is there, and so is the credit note that made it so.
  package func forEachVATJournalEntry(
    in months: MonthRange, _ page: Page, _ visit: (VATJournalEntry) throws -> Void
  ) throws {
    var counter = Page.Counter(page)
    let select = try database.statement(Self.vatJournal)
    defer { select.reset() }
    try select.bind(months.packedDates.lowerBound, months.packedDates.upperBound)
    while !counter.isFull, try select.step() {
      if counter.takesNext() { try visit(VATJournalEntry(select)) }
    }
  }
}

extension VATJournalEntry {
  fileprivate init(_ row: Statement) throws {
    guard let kind = Invoice.Kind(rawValue: Int32(truncatingIfNeeded: row.integer(2))),
      let date = CalendarDate(packed: Int32(truncatingIfNeeded: row.integer(0))),
      let category = VATCategory(rawValue: Int32(truncatingIfNeeded: row.integer(9)))
    else {
      throw Failure(
        .corrupt,
        "The store is damaged: an invoice has a kind, a date or a VAT category without a meaning. Repair the store."
      )
    }
    let sign = row.integer(14)
    self.init(
      uid: row.text(13), number: row.text(1), kind: kind, issueDate: date,
      precedingNumber: row.text(3), client: row.text(4), clientVATNumber: row.text(5),
      clientCountry: row.text(6), currency: row.text(7),
      exchangeRate: row.isNull(8) ? nil : row.integer(8), category: category,
      rate: row.integer(10), taxable: try Self.signed(row.integer(11), sign),
      tax: try Self.signed(row.integer(12), sign))
  }

  private static func signed(_ amount: Int64, _ sign: Int64) throws -> Int64 {
    let (product, overflow) = amount.multipliedReportingOverflow(by: sign)
    guard !overflow else {
      throw Failure(
        .corrupt, "The store is damaged: an amount of an invoice is beyond the range of amounts.")
    }
    return product
  }
}
