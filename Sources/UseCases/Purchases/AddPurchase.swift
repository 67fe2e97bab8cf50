package import Domain

/// Adds an invoice that was received from a seller.
package final class AddPurchase: UseCase {
  /// - Returns: the purchase's id.
  /// - Throws: `conflict` for an invoice that was received already, and for one of the user's own; `invalid` for a file
  ///   that is too large to be kept.
  package func run(_ received: ReceivedInvoice, file: [UInt8], at now: Instant) throws -> Int64 {
    try store.write(.addPurchase, at: now) {
      let purchase = try Purchase(received, file: file, at: now)
      if let known = try store.purchases.find(uid: purchase.uid) {
        throw Failure(
          .conflict,
          "The invoice \(purchase.number) of \(purchase.sellerName) was received already: it is purchase "
            + "\(known.id).", field: "number")
      }
      let own = try store.settings.seller()
      // One that the buyer writes for the seller is of the seller all the same.
      if !own.isNobody, own.isSame(as: received.seller) {
        throw Failure(
          .conflict,
          "The invoice \(purchase.number) is your own: a purchase is somebody else's. Import it as an invoice.",
          field: "seller")
      }
      return try store.purchases.insert(purchase)
    }
  }
}
