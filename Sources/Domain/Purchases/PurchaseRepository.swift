/// The stored purchases: invoices received from sellers.
package protocol PurchaseRepository: RecordRepository<Purchase> {}

/// The payments of purchases.
package protocol PurchasePaymentRepository: RecordRepository<PurchasePayment> {
  /// Those of a purchase, in the order of their ids.
  func all(ofPurchase uid: String) throws -> [PurchasePayment]
}

extension PurchasePaymentRepository {
  /// What the payments of a purchase come to.
  package func paid(ofPurchase uid: String) throws -> Int128 {
    try all(ofPurchase: uid).reduce(Int128(0)) { $0 + Int128($1.amount) }
  }
}
