import CTaskcore
import Domain
import UseCases

/// A snapshot of allowances and charges.
final class InvoiceAdjustmentList: RowList<taskcore_invoice_adjustment>, RecordSnapshot {
  static func get(
    ids: UnsafeBufferPointer<Int64>, from handle: StoreHandle
  ) throws -> InvoiceAdjustmentList {
    let list = InvoiceAdjustmentList()
    var documents = DocumentsOfItems(handle.store)
    for adjustment in try handle.store.invoiceAdjustments.get(ids: ids, "allowance or charge") {
      let document = try documents.document(
        adjustment.invoiceUID, of: "allowance or charge \(adjustment.id)")
      for (index, each) in document.adjustments.enumerated() where each.id == adjustment.id {
        try list.append(
          list.arena.adjustment(each, document.totals, at: index, of: document.invoice))
      }
    }
    return list
  }
}
