import Domain
import Localization

/// The ordered parts of an invoice.
protocol InvoiceItem: Record {
  var invoiceUID: String { get }
  /// From 1.
  var position: Int64 { get set }
}

extension InvoiceLine: InvoiceItem {}
extension InvoiceAdjustment: InvoiceItem {}
extension InvoiceReference: InvoiceItem {}

extension InvoiceItemRepository where Element: InvoiceItem {
  /// Gives items the positions that they have here, from 1; a new one gets its own alone.
  ///
  /// - Returns: whether any was moved.
  @discardableResult
  func number(_ items: [Element]) throws -> Bool {
    var isMoved = false
    for (index, old) in items.enumerated() where old.position != Int64(index) + 1 {
      var item = old
      item.position = Int64(index) + 1
      if try save(item, over: old) { isMoved = true }
    }
    return isMoved
  }
}

/// Deletes lines or adjustments of drafts, as a part of the present step.
struct DeleteInvoiceItems<Item: InvoiceItem> {
  let store: any Store
  let repository: any InvoiceItemRepository<Item>
  /// What a message calls one, such as "line".
  let noun: Message
  let now: Instant

  /// `willDelete` is called with each before it goes.
  ///
  /// - Throws: `notFound`, or `conflict` for one of an invoice that was issued, with the index.
  func run(_ ids: [Int64], willDelete: (Item) throws -> Void = { _ in }) throws {
    var drafts: [Invoice] = []
    for item in try repository.existing(ids, noun) {
      if !drafts.contains(where: { $0.uid == item.invoiceUID }) {
        drafts.append(try draft(of: item, in: ids))
      }
      try willDelete(item)
      try repository.remove(item)
    }
    for draft in drafts {
      try repository.number(repository.all(ofInvoice: draft.uid))
      try SaveDraft(store: store, now: now).run(draft)
    }
  }

  private func draft(of item: Item, in ids: [Int64]) throws -> Invoice {
    do {
      return try store.invoices.draft(uid: item.invoiceUID, field: "ids")
    } catch var failure as Failure {
      failure.index = ids.firstIndex(of: item.id)
      throw failure
    }
  }
}
