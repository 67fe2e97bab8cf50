package import Domain

/// Deletes payments of purchases that were recorded by mistake, in one step; their amounts are due again.
package final class DeletePurchasePayments: UseCase {
  /// One that is given twice counts once.
  ///
  /// - Throws: `notFound`, with the index; nothing is deleted then.
  package func run(_ ids: [Int64], at now: Instant) throws {
    try store.write(.deletePurchasePayments, at: now) {
      for payment in try store.purchasePayments.existing(ids, "payment of a purchase") {
        try store.purchasePayments.remove(payment)
      }
    }
  }
}
