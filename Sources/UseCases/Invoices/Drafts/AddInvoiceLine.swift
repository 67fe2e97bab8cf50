package import Domain

/// Adds an item to a draft.
package final class AddInvoiceLine: CreatingUseCase {
  /// It is the last one unless the input has a position, and taxed as it is usual unless the input says how.
  ///
  /// - Returns: its id.
  /// - Throws: `notFound` for an invoice or a task that there is not; `conflict` for an invoice
  ///   that was issued; `invalid` without a name, for what is wrong with the input, and for amounts
  ///   that are over their limit.
  package func run(
    _ input: InvoiceLineInput, to invoiceID: Int64, at now: Instant
  ) throws -> Int64 {
    try store.write(.updateInvoice, at: now) {
      let draft = try store.invoices.draft(invoiceID, field: "invoice_id")
      guard input.name != nil else {
        throw Failure(.invalid, "A new item needs a name.", field: "name")
      }
      var line = InvoiceLine(uid: newUID(), invoiceUID: draft.uid)
      var input = input
      input.vat = try input.vat ?? InvoiceDefaults(store: store).vat(of: draft)
      try input.apply(to: &line)
      let place = InvoiceLineOrder(store: store, line: line)
      line.id = try place.insert(at: input.position)
      if let ids = input.taskIDs {
        _ = try LinkTasks(store: store, newUID: newUID).run(ids, to: line)
      }
      try SaveDraft(store: store, now: now).run(draft)
      return line.id
    }
  }
}
