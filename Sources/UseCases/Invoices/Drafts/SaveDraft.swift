import Domain

/// Stores a changed draft with its recomputed totals, as a part of the present step.
struct SaveDraft {
  let store: any Store
  let now: Instant

  /// `partsChanged` tells whether its lines or adjustments did, or what they are for.
  ///
  /// - Throws: `invalid` for an amount that cannot be.
  func run(_ invoice: Invoice, over old: Invoice, partsChanged: Bool) throws {
    var invoice = invoice
    invoice.setAmounts(try store.totals(of: invoice))
    guard partsChanged || invoice != old else { return }
    invoice.modified = now
    try store.invoices.save(invoice, over: old)
  }

  /// After its parts changed.
  func run(_ invoice: Invoice) throws {
    try self.run(invoice, over: invoice, partsChanged: true)
  }
}

extension Store {
  /// - Throws: `invalid` for an amount that cannot be.
  fileprivate func totals(of invoice: Invoice) throws -> InvoiceTotals {
    do {
      return try InvoiceTotals(
        of: invoice, lines: invoiceLines.all(ofInvoice: invoice.uid),
        adjustments: invoiceAdjustments.all(ofInvoice: invoice.uid), seller: settings.seller(),
        deducting: DeductionReading(invoiceReferences, invoices)
          .deductions(of: invoice, clients, settings))
    } catch var failure as Failure {
      // It counts the lines, of which the caller gave one at most.
      failure.index = nil
      throw failure
    }
  }
}
