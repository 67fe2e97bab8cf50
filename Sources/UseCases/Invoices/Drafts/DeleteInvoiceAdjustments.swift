package import Domain

/// Deletes allowances and charges of drafts, in one step.
package struct DeleteInvoiceAdjustments {
  private let store: any Store

  package init(_ store: any Store) {
    self.store = store
  }

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
