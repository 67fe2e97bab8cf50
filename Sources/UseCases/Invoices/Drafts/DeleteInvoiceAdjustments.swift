package import Domain

/// Deletes allowances and charges of drafts, in one step.
package final class DeleteInvoiceAdjustments: UseCase {
  /// - Throws: `notFound`, or `conflict` for one of an invoice that was issued, with the index;
  ///   nothing is deleted then.
  package func run(_ ids: [Int64], at now: Instant) throws {
    try store.write(.updateInvoice, at: now) {
      let delete = DeleteInvoiceItems(
        store: store, repository: store.invoiceAdjustments, noun: "allowance or charge", now: now)
      try delete.run(ids)
    }
  }
}
