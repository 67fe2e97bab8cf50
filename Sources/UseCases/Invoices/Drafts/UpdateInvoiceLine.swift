package import Domain

/// Changes an item of a draft.
package final class UpdateInvoiceLine: CreatingUseCase {
  /// - Throws: `notFound` for a line or a task that there is not; `conflict` for one of an invoice
  ///   that was issued; `invalid` for what is wrong with the input, and for amounts that are over
  ///   their limit.
  package func run(_ id: Int64, _ input: InvoiceLineInput, at now: Instant) throws {
    try store.write(.updateInvoice, at: now) {
      let old = try store.invoiceLines.existing(id, "line")
      let draft = try store.invoices.draft(uid: old.invoiceUID, field: "id")
      var line = old
      try input.apply(to: &line)
      var isChanged = try store.invoiceLines.save(line, over: old)
      if let position = input.position,
        try InvoiceLineOrder(store: store, line: line).move(to: position)
      {
        isChanged = true
      }
      if let ids = input.taskIDs, try LinkTasks(store: store, newUID: newUID).run(ids, to: line) {
        isChanged = true
      }
      try SaveDraft(store: store, now: now).run(draft, over: draft, partsChanged: isChanged)
    }
  }
}
