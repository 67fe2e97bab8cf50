/// What credit notes have left of an invoice: so much of each category and rate of VAT.
package struct CreditableRest {
  private let currency: Currency
  private let name: String
  private let rows: [VATBreakdown]

  /// The breakdown is the invoice's, and the notes are its issued credit notes.
  ///
  /// - Throws: `invalid` for a breakdown of a note that is none.
  package init(of invoice: Invoice, _ breakdown: [VATBreakdown], without notes: [Invoice]) throws {
    let currency = try Currency(invoice.currency)
    self.currency = currency
    name =
      switch invoice.language {
      case "fr": "Solde de la facture \(invoice.number)"
      case "de": "Restbetrag der Rechnung \(invoice.number)"
      case "es": "Saldo de la factura \(invoice.number)"
      default: "Balance of invoice \(invoice.number)"
      }
    let credited = try notes.flatMap { try [VATBreakdown](text: $0.vatBreakdown) }
    rows = try breakdown.map { row in
      let same = credited.filter { $0.category == row.category && $0.rate == row.rate }
      var left = row
      left.taxable = try currency.sum([row.taxable] + same.map { -$0.taxable }, field: "lines")
      return left
    }
  }

  /// A line for what is left of each, which come to no more than `gross`: taxes are rounded in each
  /// credit note, so that all of them together could come to a cent more than the invoice's.
  package func lines(upTo gross: Int64) throws -> [InvoiceLine] {
    var rows = rows.filter { $0.taxable > 0 }
    for index in rows.indices.reversed() {
      let excess = try self.gross(of: rows) - gross
      if excess > 0 { rows[index].taxable -= min(excess, rows[index].taxable) }
    }
    return rows.filter { $0.taxable > 0 }.map { line(for: $0) }
  }

  /// The rows of one more credit note that take back more than is left, each with what is left.
  package func excess(of breakdown: [VATBreakdown]) -> [(row: VATBreakdown, left: Int64)] {
    breakdown.compactMap { row in
      let same = rows.first { $0.category == row.category && $0.rate == row.rate }
      let left = max(0, same?.taxable ?? 0)
      return row.taxable > left ? (row, left) : nil
    }
  }

  private func gross(of rows: [VATBreakdown]) throws -> Int64 {
    try currency.sum(
      rows.flatMap {
        [$0.taxable, try currency.share($0.rate, of: $0.taxable, field: "lines")]
      }, field: "lines")
  }

  private func line(for row: VATBreakdown) -> InvoiceLine {
    var line = InvoiceLine(uid: "", invoiceUID: "")
    line.name = name
    // At most 10^12 units, in millionths of one.
    line.unitPrice = row.taxable * (1_000_000 / currency.minorUnits)
    line.vatCategory = row.category
    line.vatRate = row.rate
    line.exemptionReason = String(row.exemptionReason.unicodeScalars.prefix(500))
    line.exemptionCode = row.exemptionCode
    return line
  }
}
