package import Domain

/// Changes a draft, but for its lines and adjustments.
package final class UpdateInvoice: UseCase {
  /// - Throws: `notFound`; `conflict` for one that was issued, and for a client that is archived;
  ///   `invalid` for an invalid input.
  package func run(_ id: Int64, _ input: InvoiceInput, at now: Instant) throws {
    try store.write(.updateInvoice, at: now) {
      let old = try store.invoices.draft(id)
      var invoice = old
      try InvoiceReferences(store: store).apply(input, to: &invoice)
      try input.apply(to: &invoice)
      var partsChanged = false
      if invoice.currency != old.currency {
        try refuseDeductions(from: old)
        let keep = try ConvertDraftCurrency(store: store, from: old.currency, to: invoice.currency)
        partsChanged = try keep.run(partsOf: invoice)
        if input.prepaid == nil {
          invoice.prepaid = try keep.amount(invoice.prepaid)
        }
      }
      try SaveDraft(store: store, now: now).run(invoice, over: old, partsChanged: partsChanged)
    }
  }

  private func refuseDeductions(from draft: Invoice) throws {
    guard try store.invoiceReferences.all(ofInvoice: draft.uid).isEmpty else {
      throw Failure(
        .conflict,
        "Down payments in \(draft.currency) are deducted from this draft, so its currency stays: take them back first.",
        field: Invoice.Property.currency.rawValue)
    }
  }
}
