import CTaskcore
import Domain
import Storage

/// A snapshot of payments.
final class PaymentList: RowList<taskcore_payment>, RecordSnapshot {
  /// Those of an invoice, by its id, or, for nil, all, the latest one first.
  ///
  /// - Throws: `notFound` for an invoice that is not there.
  convenience init(of store: SQLiteStore, invoiceID: Int64?, _ page: Page = .all) throws {
    self.init()
    try store.paymentListing.forEach(ofInvoice: invoiceID, page) { try append($0) }
  }

  static func get(ids: UnsafeBufferPointer<Int64>, from handle: StoreHandle) throws -> PaymentList {
    let list = PaymentList()
    try handle.store.paymentListing.forEach(ids: ids) { try list.append($0) }
    return list
  }

  private func append(_ row: PaymentListing.Row) throws {
    guard let date = CalendarDate(packed: Int32(clamping: row.date)) else {
      throw Failure(
        .corrupt, "The store is damaged: payment \(row.id) came on no day. Repair the store.")
    }
    try append(
      taskcore_payment(
        struct_size: MemoryLayout<taskcore_payment>.size, id: row.id, uid: copy(row.uid),
        invoice_id: row.invoiceID, amount_minor: row.amount, means: copy(row.means),
        reference: copy(row.reference), notes: copy(row.notes), currency: copy(row.currency),
        date: date.packed, reserved: 0))
  }
}
