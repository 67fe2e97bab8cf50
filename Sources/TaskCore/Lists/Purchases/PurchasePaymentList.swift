import CTaskcore
import Domain
import Storage

/// A snapshot of payments of purchases.
final class PurchasePaymentList: RowList<taskcore_purchase_payment>, RecordSnapshot {
  /// Those of a purchase, by its id, or, for nil, all, the latest one first.
  ///
  /// - Throws: `notFound` for a purchase that is not there.
  convenience init(of store: SQLiteStore, purchaseID: Int64?, _ page: Page = .all) throws {
    self.init()
    try store.purchasePaymentListing.forEach(ofPurchase: purchaseID, page) { try append($0) }
  }

  static func get(
    ids: UnsafeBufferPointer<Int64>, from handle: StoreHandle
  ) throws -> PurchasePaymentList {
    let list = PurchasePaymentList()
    try handle.store.purchasePaymentListing.forEach(ids: ids) { try list.append($0) }
    return list
  }

  private func append(_ row: PurchasePaymentListing.Row) throws {
    guard let date = CalendarDate(packed: Int32(clamping: row.date)) else {
      throw Failure(
        .corrupt,
        "The store is damaged: payment \(row.id) of a purchase was made on no day. Repair the store."
      )
    }
    try append(
      taskcore_purchase_payment(
        struct_size: MemoryLayout<taskcore_purchase_payment>.size, id: row.id, uid: copy(row.uid),
        purchase_id: row.purchaseID, amount_minor: row.amount, means: copy(row.means),
        reference: copy(row.reference), notes: copy(row.notes), currency: copy(row.currency),
        date: date.packed, reserved: 0))
  }
}
