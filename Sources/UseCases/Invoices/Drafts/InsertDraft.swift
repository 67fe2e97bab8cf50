import Domain

/// Stores a new draft with copies of lines, adjustments and deductions, as a part of the present step.
struct InsertDraft {
  let store: any Store
  let newUID: () -> String

  /// - Returns: its id.
  /// - Throws: `invalid` for an amount that cannot be.
  func run(
    _ invoice: Invoice, lines: [InvoiceLine] = [], adjustments: [InvoiceAdjustment] = [],
    references: [InvoiceReference] = []
  ) throws -> Int64 {
    var invoice = invoice
    invoice.setAmounts(
      try InvoiceTotals(
        of: invoice, lines: lines, adjustments: adjustments, seller: store.settings.seller()))
    let id = try store.invoices.insert(invoice)
    for (index, line) in lines.enumerated() {
      var copy = line
      copy.id = 0
      copy.uid = newUID()
      copy.invoiceUID = invoice.uid
      copy.position = Int64(index) + 1
      _ = try store.invoiceLines.insert(copy)
    }
    for (index, adjustment) in adjustments.enumerated() {
      var copy = adjustment
      copy.id = 0
      copy.uid = newUID()
      copy.invoiceUID = invoice.uid
      copy.position = Int64(index) + 1
      _ = try store.invoiceAdjustments.insert(copy)
    }
    for (index, reference) in references.enumerated() {
      var copy = InvoiceReference(uid: newUID(), invoiceUID: invoice.uid)
      copy.position = Int64(index) + 1
      copy.precedingUID = reference.precedingUID
      copy.precedingNumber = reference.precedingNumber
      copy.precedingDate = reference.precedingDate
      _ = try store.invoiceReferences.insert(copy)
    }
    guard !references.isEmpty, let draft = try store.invoices.find(id: id) else { return id }
    try SaveDraft(store: store, now: draft.modified).run(draft)
    return id
  }
}
