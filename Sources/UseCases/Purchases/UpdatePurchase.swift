package import Domain

/// Changes what the user says about a purchase; what its file says stays.
package final class UpdatePurchase: UseCase {
  /// - Throws: `notFound`; `invalid` for notes that cannot be.
  package func run(_ id: Int64, to input: PurchaseInput, at now: Instant) throws {
    try store.write(.updatePurchase, at: now) {
      let old = try store.purchases.existing(id, "purchase")
      var purchase = old
      try input.apply(to: &purchase)
      if purchase == old { return }
      purchase.modified = now
      try store.purchases.save(purchase, over: old)
    }
  }
}
