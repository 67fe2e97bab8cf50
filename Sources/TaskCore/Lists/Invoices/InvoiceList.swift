import CTaskcore
import Domain
import Storage

/// A snapshot of invoices and credit notes.
final class InvoiceList: RowList<taskcore_invoice>, RecordSnapshot {
  static func get(ids: UnsafeBufferPointer<Int64>, from handle: StoreHandle) throws -> InvoiceList {
    let list = InvoiceList()
    try handle.store.invoiceListing(at: handle.now()).forEach(ids: ids) { try list.append($0) }
    return list
  }

  func append(_ row: InvoiceListing.Row) throws {
    guard let kind = Invoice.Kind(rawValue: Int32(clamping: row.kind)) else {
      throw Failure(
        .corrupt, "The store is damaged: invoice \(row.id) is of no kind. Repair the store.")
    }
    try append(
      taskcore_invoice(
        struct_size: MemoryLayout<taskcore_invoice>.size, id: row.id, uid: copy(row.uid),
        number: copy(row.number), client_name: copy(row.clientName), currency: copy(row.currency),
        client_id: row.clientID, preceding_id: row.precedingID, net_minor: row.net,
        vat_minor: row.vat, gross_minor: row.gross, due_minor: row.due, paid_minor: row.paid,
        credited_minor: row.credited, balance_minor: row.balance, created_ms: row.created,
        modified_ms: row.modified, issued_ms: row.issued,
        kind: kind.rawValue, state: Int32(truncatingIfNeeded: row.state),
        issue_date: storedDate(row.issueDate == 0 ? nil : row.issueDate, of: "invoice", row.id),
        due_date: storedDate(row.dueDate == 0 ? nil : row.dueDate, of: "invoice", row.id),
        twin_id: row.twinID, quote_id: row.quoteID,
        valid_until: storedDate(
          row.validUntil == 0 ? nil : row.validUntil, of: "invoice", row.id),
        answer_date: storedDate(
          row.answerDate == 0 ? nil : row.answerDate, of: "invoice", row.id),
        total_minor: row.total))
  }
}
