/// The part of an invoice that is not credited yet, by VAT category and rate.
package struct CreditableRest {
  private let currency: Currency
  private let name: String
  private let rows: [VATBreakdown]
  /// Whether lines and allowances say what is left with VAT.
  private let isGross: Bool
  let isOfDownPayment: Bool
  /// By how much what is left of a row can differ from what is agreed of it, since each note rounds its own.
  let slack: Int64
  /// What is left of all that was to be paid.
  package let total: Int64

  /// What is left in each way in which it is taxed.
  package var breakdown: [VATBreakdown] { rows }

  /// The breakdown is the invoice's, and the notes are its issued credit notes.
  ///
  /// - Throws: `invalid` for an invalid breakdown of a note.
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
    isGross = invoice.hasGrossPrices
    isOfDownPayment = invoice.kind == .downPayment
    slack = currency.rounding * Int64(clamping: notes.count + 2)
    // Of a damaged store, neither need be an amount.
    total = try currency.checked(
      notes.reduce(Int128(invoice.total)) { $0 - Int128($1.total) }, field: "lines")
    var rows = breakdown
    for credited in try notes.flatMap({ try [VATBreakdown](text: $0.vatBreakdown) }) {
      // A note can have an allowance at a rate that the invoice has not.
      let index = rows.firstIndex { $0.isTaxed(as: credited) } ?? rows.endIndex
      if index == rows.endIndex {
        rows.append(VATBreakdown(category: credited.category, rate: credited.rate))
      }
      rows[index].taxable = try currency.checked(
        Int128(rows[index].taxable) - Int128(credited.taxable), field: "lines")
      rows[index].tax = try currency.checked(
        Int128(rows[index].tax) - Int128(credited.tax), field: "lines")
    }
    let left = rows.filter { $0.taxable != 0 || $0.tax != 0 }
    // What was rounded off can be left alone.
    self.rows = left.isEmpty && isGross && total != 0 ? Array(rows.prefix(1)) : left
  }

  /// Whether nothing of the invoice is left.
  package var isEmpty: Bool { rows.isEmpty }

  /// A line for what is left of each, also for a tax that is left alone.
  package var lines: [InvoiceLine] {
    zip(rows, amounts).filter { $1 >= 0 }.map { line(for: $0, $1) }
  }

  /// An allowance for each of which less than nothing is left.
  package var allowances: [InvoiceAdjustment] {
    zip(rows, amounts).filter { $1 < 0 }.map { allowance(for: $0, $1) }
  }

  /// Of each row, what a line of it says: with VAT, the largest has what was rounded off.
  private var amounts: [Int64] {
    guard isGross else { return rows.map(\.taxable) }
    var amounts = rows.map(\.gross)
    guard let largest = amounts.indices.max(by: { amounts[$0] < amounts[$1] }) else { return [] }
    let rounding = Int128(total) - amounts.reduce(Int128(0)) { $0 + Int128($1) }
    amounts[largest] = Int64(clamping: Int128(amounts[largest]) + rounding)
    return amounts
  }

  /// What is left of what is taxed as a row is; nil where that is nothing.
  func left(of row: VATBreakdown) -> VATBreakdown? { rows.first(where: row.isTaxed) }

  /// Whether rows are of all that is left, and of nothing else.
  func hasKeys(of others: [VATBreakdown]) -> Bool {
    rows.count == others.count && others.allSatisfy { left(of: $0) != nil }
  }

  /// A row of one more credit note. With the last of what is taxed so goes all tax that is left, and before it no more
  /// than that: each note rounds its tax, and all of them together come to that of the invoice.
  ///
  /// BR-CO-17 bears less than one unit of the currency. Where that is its smallest amount, as of the yen, each note takes
  /// what leaves the tax of the rest, which is never off by so much; two that round theirs can be. Where down payments
  /// rounded theirs before, the note itself keeps the rule.
  ///
  /// - Throws: `invalid` when an amount is over the limit, as in a damaged store.
  package func settled(_ row: VATBreakdown) throws -> VATBreakdown {
    guard let left = rows.first(where: row.isTaxed) else { return row }
    var row = row
    if row.taxable == left.taxable {
      row.tax = left.tax
      return row
    }
    if currency.minorUnits == 1, !isGross {
      let rest = try currency.checked(
        Int128(left.taxable) - Int128(row.taxable), field: "lines")
      let leaving = try Int128(left.tax) - Int128(currency.tax(row.rate, on: rest, field: "lines"))
      let exact = Int128(row.taxable) * Int128(row.rate)
      let below = exact / 100_000
      let above = below + (exact % 100_000 == 0 ? 0 : exact.signum())
      row.tax = try currency.checked(
        min(max(leaving, min(below, above)), max(below, above)), field: "lines")
    }
    if row.taxable > 0, row.taxable < left.taxable {
      row.tax = min(max(0, row.tax), max(0, left.tax))
    }
    return row
  }

  /// The rows of one more credit note that take back more than is left, each with what is left.
  package func excess(of breakdown: [VATBreakdown]) -> [(row: VATBreakdown, left: Int64)] {
    if isGross { return grossExcess(of: breakdown) }
    return breakdown.compactMap { row in
      let left = max(0, rows.first(where: row.isTaxed)?.taxable ?? 0)
      return row.taxable > left ? (row, left) : nil
    }
  }

  /// Likewise with VAT. With all that is left goes what was rounded off.
  private func grossExcess(of breakdown: [VATBreakdown]) -> [(row: VATBreakdown, left: Int64)] {
    if hasKeys(of: breakdown), breakdown.allSatisfy({ left(of: $0)?.taxable == $0.taxable }) {
      return []
    }
    return breakdown.compactMap { row in
      let left = max(0, rows.first(where: row.isTaxed)?.gross ?? 0)
      return row.gross > left + currency.rounding ? (row, left) : nil
    }
  }

  private func line(for row: VATBreakdown, _ amount: Int64) -> InvoiceLine {
    var line = InvoiceLine(uid: "", invoiceUID: "")
    line.name = name
    // At most 10^12 units, in millionths of one.
    line.unitPrice = Int64(clamping: Int128(amount) * 1_000_000 / Int128(currency.minorUnits))
    line.tax(as: row)
    return line
  }

  private func allowance(for row: VATBreakdown, _ amount: Int64) -> InvoiceAdjustment {
    var allowance = InvoiceAdjustment(uid: "", invoiceUID: "")
    allowance.amount = -amount
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
    guard note.stage == .draft, let invoice = try credited(by: note), invoice.kind.isDebit,
      invoice.stage != .draft
    else { return nil }
    return try rest(of: invoice)
  }

  /// What credit notes have left of an issued invoice.
  package func rest(of invoice: Invoice) throws -> CreditableRest {
    try CreditableRest(
      of: invoice, [VATBreakdown](text: invoice.vatBreakdown),
      without: creditNotes(for: invoice.uid).filter { $0.stage != .draft })
  }
}
