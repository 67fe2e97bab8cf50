package import Domain

/// Takes back that a draft deducts down payments, in one step.
package final class RestoreDownPayments: UseCase {
  /// - Throws: `notFound`, with the index, also for one that the draft does not deduct; `conflict` for an invoice that was
  ///   issued; nothing is changed then.
  package func run(_ ids: [Int64], to invoiceID: Int64, at now: Instant) throws {
    try store.write(.restoreDownPayments, at: now) {
      let draft = try store.invoices.draft(invoiceID)
      let references = try store.invoiceReferences.all(ofInvoice: draft.uid)
      for downPayment in try store.invoices.existing(ids, "invoice") {
        let found = references.filter { $0.precedingUID == downPayment.uid }
        guard !found.isEmpty else {
          throw Failure(
            .notFound, "This draft does not deduct \(downPayment.number).", field: "ids",
            index: ids.firstIndex(of: downPayment.id))
        }
        try store.invoiceReferences.removeAll(found)
      }
      try store.invoiceReferences.number(store.invoiceReferences.all(ofInvoice: draft.uid))
      try SaveDraft(store: store, now: now).run(draft)
    }
  }
}
