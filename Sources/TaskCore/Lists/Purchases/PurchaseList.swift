import CTaskcore
import Domain
import Storage

/// A snapshot of purchases.
final class PurchaseList: RowList<taskcore_purchase>, RecordSnapshot {
  static func get(
    ids: UnsafeBufferPointer<Int64>, from handle: StoreHandle
  ) throws -> PurchaseList {
    let list = PurchaseList()
    try handle.store.purchaseListing(at: handle.now()).forEach(ids: ids) { try list.append($0) }
    return list
  }

  func append(_ row: PurchaseListing.Row) throws {
    guard row.issueDate != 0 else {
      throw Failure(
        .corrupt,
        "The store is damaged: purchase \(row.id) was issued on no day. Repair the store.")
    }
    try append(
      taskcore_purchase(
        struct_size: MemoryLayout<taskcore_purchase>.size, id: row.id, uid: copy(row.uid),
        number: copy(row.number), seller_name: copy(row.sellerName),
        seller_country: copy(row.sellerCountry), seller_vat_number: copy(row.sellerVATNumber),
        seller_siren: copy(row.sellerSIREN), payee_name: copy(row.payeeName),
        iban: copy(row.iban), payment_reference: copy(row.paymentReference),
        currency: copy(row.currency), notes: copy(row.notes), net_minor: row.net,
        vat_minor: row.vat, gross_minor: row.gross, prepaid_minor: row.prepaid,
        due_minor: row.due, paid_minor: row.paid, balance_minor: row.balance,
        created_ms: row.created, modified_ms: row.modified, file_length: row.fileLength,
        type_code: Int32(clamping: row.typeCode), state: Int32(truncatingIfNeeded: row.state),
        issue_date: storedDate(row.issueDate, of: "purchase", row.id),
        due_date: storedDate(row.dueDate == 0 ? nil : row.dueDate, of: "purchase", row.id),
        is_credit: row.isCredit ? 1 : 0, is_pdf: row.isPDF ? 1 : 0))
  }
}
