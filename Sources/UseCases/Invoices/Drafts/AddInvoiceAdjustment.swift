package import Domain

/// Adds an allowance or a charge on the whole of a draft.
package final class AddInvoiceAdjustment: CreatingUseCase {
  /// It is taxed as it is usual unless the input says how.
  ///
  /// - Returns: its id.
  /// - Throws: `notFound`; `conflict` for an invoice that was issued; `invalid` without a rate and
  ///   an amount, for what is wrong with the input, and for amounts that are over their limit.
  package func run(
    _ input: InvoiceAdjustmentInput, to invoiceID: Int64, at now: Instant
  ) throws -> Int64 {
    try store.write(.updateInvoice, at: now) {
      let draft = try store.invoices.draft(invoiceID, field: "invoice_id")
      guard input.value != nil else {
        throw Failure(
          .invalid, "An allowance or a charge needs a rate or an amount.",
          field: InvoiceAdjustment.Property.amount.rawValue)
      }
      var adjustment = InvoiceAdjustment(uid: newUID(), invoiceUID: draft.uid)
      var input = input
      input.vat = try input.vat ?? InvoiceDefaults(store: store).vat(of: draft)
      try input.apply(to: &adjustment)
      let count = try store.invoiceAdjustments.lastPosition(ofInvoice: draft.uid)
      guard count < InvoiceLineOrder.maximumCount else {
        throw Failure(
          .invalid,
          "An invoice has at most \(InvoiceLineOrder.maximumCount) allowances and charges.")
      }
      adjustment.position = count + 1
      let id = try store.invoiceAdjustments.insert(adjustment)
      try SaveDraft(store: store, now: now).run(draft)
      return id
    }
  }
}
