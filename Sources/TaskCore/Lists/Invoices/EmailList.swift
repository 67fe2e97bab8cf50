import CTaskcore
import Domain
import Storage

/// A snapshot of messages with invoices.
final class EmailList: RowList<taskcore_email>, RecordSnapshot {
  /// Those with an invoice, by its id, or, for nil, with any, the latest one first.
  ///
  /// - Throws: `notFound` for an invoice that is not there.
  convenience init(of store: SQLiteStore, invoiceID: Int64?, _ page: Page = .all) throws {
    self.init()
    try store.emailListing.forEach(ofInvoice: invoiceID, page) { try append($0) }
  }

  static func get(ids: UnsafeBufferPointer<Int64>, from handle: StoreHandle) throws -> EmailList {
    let list = EmailList()
    try handle.store.emailListing.forEach(ids: ids) { try list.append($0) }
    return list
  }

  private func append(_ row: EmailListing.Row) throws {
    try append(
      taskcore_email(
        struct_size: MemoryLayout<taskcore_email>.size, id: row.id, uid: copy(row.uid),
        invoice_id: row.invoiceID, message_id: copy(row.messageID),
        recipients: copy(row.recipients), subject: copy(row.subject), error: copy(row.error),
        created_ms: row.created, finished_ms: row.finished,
        state: Int32(truncatingIfNeeded: row.state), reserved: 0))
  }
}
