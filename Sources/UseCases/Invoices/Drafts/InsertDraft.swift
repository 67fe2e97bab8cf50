import Domain

/// Stores a new draft with copies of lines and adjustments, as a part of the present step.
struct InsertDraft {
  let store: any Store
  let newUID: () -> String

  /// - Returns: its id.
  /// - Throws: `invalid` for an amount that cannot be.
  func run(
    _ invoice: Invoice, lines: [InvoiceLine] = [], adjustments: [InvoiceAdjustment] = []
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
    return id
  }
}
