package import Domain

/// Changes an allowance or a charge of a draft.
package final class UpdateInvoiceAdjustment: UseCase {
  /// - Throws: `notFound`; `conflict` for one of an invoice that was issued; `invalid` for what is
  ///   wrong with the input, and for amounts that are over their limit.
  package func run(_ id: Int64, _ input: InvoiceAdjustmentInput, at now: Instant) throws {
    try store.write(.updateInvoice, at: now) {
      let old = try store.invoiceAdjustments.existing(id, "allowance or charge")
      let draft = try store.invoices.draft(uid: old.invoiceUID, field: "id")
      var adjustment = old
      try input.apply(to: &adjustment)
      let isChanged = try store.invoiceAdjustments.save(adjustment, over: old)
      try SaveDraft(store: store, now: now).run(draft, over: draft, partsChanged: isChanged)
    }
  }
}
