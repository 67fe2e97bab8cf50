import CTaskcore
import Storage

/// A snapshot of amounts owed to sellers.
final class PurchaseTotalList: RowList<taskcore_purchase_total>, ValueSnapshot {
  func row(of total: PurchaseTotal) throws -> taskcore_purchase_total {
    try taskcore_purchase_total(
      struct_size: MemoryLayout<taskcore_purchase_total>.size, currency: copy(total.currency),
      owed_minor: total.owed, overdue_minor: total.overdue, credit_minor: total.credit,
      balance_minor: total.balance, purchase_count: total.purchaseCount,
      overdue_count: total.overdueCount)
  }
}
