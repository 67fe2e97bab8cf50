import Domain

/// Stores a draft of a credit note for an invoice, as a part of the present step.
struct DraftCreditNote {
  let store: any Store
  let newUID: () -> String
  let now: Instant

  /// When nothing was credited, and no down payment deducted, it has all lines and adjustments; else, one line for what is left of each category and
  /// rate of VAT, and an allowance where that is less than nothing.
  ///
  /// - Returns: its id.
  /// - Throws: `conflict` when all was credited; `invalid` for an amount that cannot be.
  func run(for invoice: Invoice) throws -> Int64 {
    let note = note(for: invoice)
    let insert = InsertDraft(store: store, newUID: newUID)
    let lines = try store.invoiceLines.all(ofInvoice: invoice.uid)
    let adjustments = try store.invoiceAdjustments.all(ofInvoice: invoice.uid)
    let notes = try store.invoices.creditNotes(for: invoice.uid).filter { $0.stage != .draft }
    let deducted = try store.invoiceReferences.all(ofInvoice: invoice.uid)
    if notes.isEmpty, deducted.isEmpty {
      return try insert.run(note, lines: lines, adjustments: adjustments)
    }
    let totals = try LoadInvoice(store).run(invoice).totals
    let rest = try CreditableRest(of: invoice, totals.rest, without: notes)
    guard !rest.isEmpty else {
      throw Failure(.conflict, "All of \(invoice.number) is credited already.", field: "id")
    }
    return try insert.run(note, lines: rest.lines, adjustments: rest.allowances)
  }

  private func note(for invoice: Invoice) -> Invoice {
    var note = invoice.terms(uid: newUID(), kind: .creditNote, created: now)
    note.clientUID = invoice.clientUID
    note.exchangeRate = invoice.exchangeRate
    note.deliveryDate = invoice.deliveryDate
    note.firstDate = invoice.firstDate
    note.lastDate = invoice.lastDate
    note.takeDelivery(of: invoice)
    note.precedingUID = invoice.uid
    note.precedingNumber = invoice.number
    note.precedingDate = invoice.issueDate
    return note
  }
}
