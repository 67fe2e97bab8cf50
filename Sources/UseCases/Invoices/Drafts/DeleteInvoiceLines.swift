package import Domain

/// Deletes items of drafts, in one step; the tasks and times that they billed can be billed again.
package final class DeleteInvoiceLines: UseCase {
  /// - Throws: `notFound`, or `conflict` for one of an invoice that was issued, with the index;
  ///   nothing is deleted then.
  package func run(_ ids: [Int64], at now: Instant) throws {
    try store.write(.updateInvoice, at: now) {
      let delete = DeleteInvoiceItems(
        store: store, repository: store.invoiceLines, noun: "line", now: now)
      try delete.run(ids) { line in
        try store.billedItems.removeAll(store.billedItems.all(ofLine: line.uid))
      }
    }
  }
}
