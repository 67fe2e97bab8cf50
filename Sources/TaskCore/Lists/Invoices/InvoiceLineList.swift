import CTaskcore
import Domain
import UseCases

/// A snapshot of items of invoices.
final class InvoiceLineList: RowList<taskcore_invoice_line>, RecordSnapshot {
  static func get(
    ids: UnsafeBufferPointer<Int64>, from handle: StoreHandle
  ) throws -> InvoiceLineList {
    let store = handle.store
    let list = InvoiceLineList()
    var billed: [String: [String: InvoiceFacts.Billed]] = [:]
    var documents = DocumentsOfItems(store)
    for line in try store.invoiceLines.get(ids: ids, "invoice line") {
      let document = try documents.document(line.invoiceUID, of: "invoice line \(line.id)")
      let facts = try billed[line.invoiceUID] ?? InvoiceFacts.billed(on: line.invoiceUID, in: store)
      billed[line.invoiceUID] = facts
      for (each, amounts) in zip(document.lines, document.totals.lines) where each.id == line.id {
        try list.append(
          list.arena.line(
            each, amounts, of: document.invoice, for: facts[each.uid] ?? InvoiceFacts.Billed()))
      }
    }
    return list
  }

  /// Those of an invoice that is not stored, which are for no tasks.
  convenience init(of document: InvoiceDocument) throws {
    self.init()
    for (line, amounts) in zip(document.lines, document.totals.lines) {
      try append(
        arena.line(line, amounts, of: document.invoice, for: InvoiceFacts.Billed()))
    }
  }
}
