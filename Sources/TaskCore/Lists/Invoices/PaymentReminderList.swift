import CTaskcore
import Domain
import Storage

/// A snapshot of reminders of payment.
final class PaymentReminderList: RowList<taskcore_payment_reminder>, RecordSnapshot {
  /// Those of an invoice, by its id, or, for nil, of any, the latest one first.
  ///
  /// - Throws: `notFound` for an invoice that is not there.
  convenience init(of store: SQLiteStore, invoiceID: Int64?, _ page: Page = .all) throws {
    self.init()
    try store.paymentReminderListing.forEach(ofInvoice: invoiceID, page) { try append($0) }
  }

  static func get(
    ids: UnsafeBufferPointer<Int64>, from handle: StoreHandle
  ) throws -> PaymentReminderList {
    let list = PaymentReminderList()
    try handle.store.paymentReminderListing.forEach(ids: ids) { try list.append($0) }
    return list
  }

  private func append(_ row: PaymentReminderListing.Row) throws {
    let total = [row.owed, row.fee, row.recovery, row.earlier, row.interest].reduce(Int128(0)) {
      $0 + Int128($1)
    }
    let spans = (try? [InterestSpan](text: row.interestRows)) ?? []
    let uncovered = spans.uncovered.reduce(0) { $0 + $1.days }
    try append(
      taskcore_payment_reminder(
        struct_size: MemoryLayout<taskcore_payment_reminder>.size, id: row.id, uid: copy(row.uid),
        invoice_id: row.invoiceID, number: copy(row.number), client_name: copy(row.clientName),
        currency: copy(row.currency), text: copy(row.text), owed_minor: row.owed,
        fee_minor: row.fee, recovery_minor: row.recovery, earlier_minor: row.earlier,
        interest_minor: row.interest, total_minor: Int64(clamping: total),
        uncovered_days: Int64(uncovered), sent_ms: row.sent, created_ms: row.created,
        level: Int32(clamping: row.level),
        date: storedDate(row.date, of: "reminder of payment", row.id),
        pay_by: storedDate(row.payBy == 0 ? nil : row.payBy, of: "reminder of payment", row.id),
        reserved: 0))
  }
}
