/// What credit notes have left of an invoice: so much of each category and rate of VAT, and so much tax.
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
    var rows = breakdown
    for credited in try notes.flatMap({ try [VATBreakdown](text: $0.vatBreakdown) }) {
      // A note can have an allowance at a rate that the invoice has not.
      let index = rows.firstIndex { $0.isTaxed(as: credited) } ?? rows.endIndex
      if index == rows.endIndex {
        rows.append(VATBreakdown(category: credited.category, rate: credited.rate))
      }
      // Of a damaged store, neither need be an amount.
      rows[index].taxable = try currency.checked(
        Int128(rows[index].taxable) - Int128(credited.taxable), field: "lines")
      rows[index].tax = try currency.checked(
        Int128(rows[index].tax) - Int128(credited.tax), field: "lines")
    }
    self.rows = rows.filter { $0.taxable != 0 || $0.tax != 0 }
  }

  /// Whether nothing of the invoice is left.
  package var isEmpty: Bool { rows.isEmpty }

  /// A line for what is left of each, also for a tax that is left alone.
  package var lines: [InvoiceLine] { rows.filter { $0.taxable >= 0 }.map { line(for: $0) } }

  /// An allowance for each of which less than nothing is left.
  package var allowances: [InvoiceAdjustment] {
    rows.filter { $0.taxable < 0 }.map { allowance(for: $0) }
  }

  /// A row of one more credit note. With the last of what is taxed so goes all tax that is left, and before it no more
  /// than that: each note rounds its tax (BR-CO-17 bears up to one unit of the currency), and all of them together
  /// come to that of the invoice.
  package func settled(_ row: VATBreakdown) -> VATBreakdown {
    guard let left = rows.first(where: row.isTaxed) else { return row }
    var row = row
    if row.taxable == left.taxable {
      row.tax = left.tax
    } else if row.taxable > 0, row.taxable < left.taxable {
      row.tax = min(row.tax, max(0, left.tax))
    }
    return row
  }

  /// The rows of one more credit note that take back more than is left, each with what is left.
  package func excess(of breakdown: [VATBreakdown]) -> [(row: VATBreakdown, left: Int64)] {
    breakdown.compactMap { row in
      let left = max(0, rows.first(where: row.isTaxed)?.taxable ?? 0)
      return row.taxable > left ? (row, left) : nil
    }
  }

  private func line(for row: VATBreakdown) -> InvoiceLine {
    var line = InvoiceLine(uid: "", invoiceUID: "")
    line.name = name
    // At most 10^12 units, in millionths of one.
    line.unitPrice = row.taxable * (1_000_000 / currency.minorUnits)
    line.tax(as: row)
    return line
  }

  private func allowance(for row: VATBreakdown) -> InvoiceAdjustment {
    var allowance = InvoiceAdjustment(uid: "", invoiceUID: "")
    allowance.amount = -row.taxable
    allowance.reason = name
    allowance.tax(as: row)
    return allowance
  }
}

extension InvoiceRepository {
  /// The invoice that a credit note is for; nil where the store has none. It may have been issued since the note was
  /// drafted.
  package func credited(by note: Invoice) throws -> Invoice? {
    guard note.kind == .creditNote else { return nil }
    if let invoice = try find(uid: note.precedingUID) { return invoice }
    return note.precedingNumber.isEmpty ? nil : try find(number: note.precedingNumber)
  }

  /// What a draft of a credit note can still take back of its invoice; nil for another document, and where the store has
  /// no issued invoice for it.
  package func rest(for note: Invoice) throws -> CreditableRest? {
    guard note.stage == .draft, let invoice = try credited(by: note), invoice.kind == .invoice,
      invoice.stage != .draft
    else { return nil }
    return try CreditableRest(
      of: invoice, [VATBreakdown](text: invoice.vatBreakdown),
      without: creditNotes(for: invoice.uid).filter { $0.stage != .draft })
  }
}
