import Domain

/// Invoices of others.
final class SQLitePurchaseRepository: SQLiteRecordRepository<Purchase>, PurchaseRepository {}

/// What was paid of purchases.
final class SQLitePurchasePaymentRepository: SQLiteRecordRepository<PurchasePayment>,
  PurchasePaymentRepository
{
  func all(ofPurchase uid: String) throws -> [PurchasePayment] {
    try select("purchase_uid = ?", uid)
  }
}
