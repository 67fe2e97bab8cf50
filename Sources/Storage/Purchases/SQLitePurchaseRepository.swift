import Domain

/// The purchases of a store: invoices received from sellers.
final class SQLitePurchaseRepository: SQLiteRecordRepository<Purchase>, PurchaseRepository {}

/// The payments of purchases.
final class SQLitePurchasePaymentRepository: SQLiteRecordRepository<PurchasePayment>,
  PurchasePaymentRepository
{
  func all(ofPurchase uid: String) throws -> [PurchasePayment] {
    try select("purchase_uid = ?", uid)
  }
}
