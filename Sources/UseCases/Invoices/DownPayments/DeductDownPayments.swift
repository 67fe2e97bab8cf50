package import Domain

/// Deducts issued down payments from the draft of the final invoice, in one step.
package final class DeductDownPayments: CreatingUseCase {
  /// What was credited of them is taken off when the draft is issued, and until then follows. One that the draft deducts
  /// already stays so.
  ///
  /// - Throws: `notFound`; `conflict`, with the index, for a draft that deducts nothing, and for what cannot be deducted from
  ///   it; nothing is deducted then.
  package func run(_ ids: [Int64], from invoiceID: Int64, at now: Instant) throws {
    try store.write(.deductDownPayments, at: now) {
      let draft = try store.invoices.draft(invoiceID)
      guard draft.kind == .invoice || draft.kind == .corrected else {
        throw Failure(
          .conflict,
          "Down payments are deducted from an invoice, and not from a credit note or from another down payment.",
          field: "id")
      }
      let known = Set(
        try store.invoiceReferences.all(ofInvoice: draft.uid).map { $0.precedingUID })
      var position = try store.invoiceReferences.lastPosition(ofInvoice: draft.uid)
      for downPayment in try store.invoices.existing(ids, "invoice") {
        if let refusal = try DeductionCheck(store).refusal(of: downPayment, from: draft) {
          throw Failure(.conflict, refusal, field: "ids", index: ids.firstIndex(of: downPayment.id))
        }
        if known.contains(downPayment.uid) { continue }
        position += 1
        guard position <= Self.maximumCount else {
          throw Failure(
            .invalid, "At most \(Self.maximumCount) down payments are deducted from an invoice.",
            field: "ids")
        }
        var reference = InvoiceReference(uid: newUID(), invoiceUID: draft.uid)
        reference.position = position
        reference.precedingUID = downPayment.uid
        reference.precedingNumber = downPayment.number
        reference.precedingDate = downPayment.issueDate
        _ = try store.invoiceReferences.insert(reference)
      }
      try SaveDraft(store: store, now: now).run(draft)
    }
  }

  private static let maximumCount: Int64 = 1_000
}
