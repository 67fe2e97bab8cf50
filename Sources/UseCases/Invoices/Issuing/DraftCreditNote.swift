import Domain

/// Stores a draft of a credit note for an invoice, as a part of the present step.
struct DraftCreditNote {
  let store: any Store
  let newUID: () -> String
  let now: Instant

  /// `credited` is what other credit notes came to.
  ///
  /// - Returns: its id.
  /// - Throws: `invalid` for an amount that cannot be.
  func run(for invoice: Invoice, credited: Int64) throws -> Int64 {
    let note = note(for: invoice)
    let insert = InsertDraft(store: store, newUID: newUID)
    let lines = try store.invoiceLines.all(ofInvoice: invoice.uid)
    let adjustments = try store.invoiceAdjustments.all(ofInvoice: invoice.uid)
    if credited == 0 { return try insert.run(note, lines: lines, adjustments: adjustments) }
    let totals = try InvoiceTotals(
      of: invoice, lines: lines, adjustments: adjustments, seller: store.settings.seller())
    let left = try CreditableRest(
      of: invoice, totals.breakdown,
      without: store.invoices.creditNotes(for: invoice.uid).filter { $0.stage != .draft })
    let rest = try left.lines(upTo: invoice.gross - credited)
    guard !rest.isEmpty else {
      throw Failure(
        .conflict,
        "All that was billed with \(invoice.number) is credited already; what is left is of rounding.",
        field: "id")
    }
    return try insert.run(note, lines: rest)
  }

  private func note(for invoice: Invoice) -> Invoice {
    var note = invoice.terms(uid: newUID(), kind: .creditNote, created: now)
    note.clientUID = invoice.clientUID
    note.exchangeRate = invoice.exchangeRate
    note.deliveryDate = invoice.deliveryDate
    note.firstDate = invoice.firstDate
    note.lastDate = invoice.lastDate
    note.precedingUID = invoice.uid
    note.precedingNumber = invoice.number
    note.precedingDate = invoice.issueDate
    return note
  }
}
