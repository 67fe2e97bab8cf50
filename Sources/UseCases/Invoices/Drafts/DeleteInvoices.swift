package import Domain

/// Deletes drafts with all that belongs to them, in one step.
package final class DeleteInvoices: UseCase {
  /// - Throws: `notFound`, or `conflict` for one that was issued, with the index; nothing is
  ///   deleted then.
  package func run(_ ids: [Int64], at now: Instant) throws {
    try store.write(.deleteInvoices, at: now) {
      for draft in try store.invoices.drafts(ids) {
        try store.billedItems.removeAll(store.billedItems.all(ofInvoice: draft.uid))
        try store.invoiceLines.removeAll(store.invoiceLines.all(ofInvoice: draft.uid))
        try store.invoiceAdjustments.removeAll(store.invoiceAdjustments.all(ofInvoice: draft.uid))
        try store.invoiceReferences.removeAll(store.invoiceReferences.all(ofInvoice: draft.uid))
        try store.emails.removeAll(store.emails.all(ofInvoice: draft.uid))
        try store.invoices.remove(draft)
      }
    }
  }
}

extension RecordRepository {
  func removeAll(_ elements: [Element]) throws {
    for element in elements { try remove(element) }
  }
}
