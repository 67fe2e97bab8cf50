package import Domain

/// Deletes recurring invoices, in one step; the drafts made from them are kept.
package final class DeleteRecurringInvoices: UseCase {
  /// One that is given twice counts once.
  ///
  /// - Throws: `notFound`, with the index; nothing is deleted then.
  package func run(_ ids: [Int64], at now: Instant) throws {
    try store.write(.changeRecurringInvoices, at: now) {
      for recurring in try store.recurringInvoices.existing(ids, "recurring invoice") {
        try store.recurringInvoices.remove(recurring)
      }
    }
  }
}
