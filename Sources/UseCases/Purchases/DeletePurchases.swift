package import Domain

/// Deletes purchases with their payments, in one step.
package final class DeletePurchases: UseCase {
  /// One that is given twice counts once.
  ///
  /// - Throws: `notFound`, with the index; nothing is deleted then.
  package func run(_ ids: [Int64], at now: Instant) throws {
    try store.write(.deletePurchases, at: now) {
      for purchase in try store.purchases.existing(ids, "purchase") {
        for payment in try store.purchasePayments.all(ofPurchase: purchase.uid) {
          try store.purchasePayments.remove(payment)
        }
        try store.purchases.remove(purchase)
      }
    }
  }
}
