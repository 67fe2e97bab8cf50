package import Domain

/// Makes a draft of an invoice, a credit note or a quote.
package final class AddInvoice: CreatingUseCase {
  /// What is not given is as the client and the seller are used to it.
  ///
  /// - Returns: its id.
  /// - Throws: `invalid` for what is wrong with the input, `notFound` for a client or a series that
  ///   there is not, or `conflict` for a client that is archived.
  package func run(_ kind: Invoice.Kind, _ input: InvoiceInput, at now: Instant) throws -> Int64 {
    try store.write(.addInvoice, at: now) {
      var invoice = Invoice(uid: newUID(), kind: kind, created: now)
      try InvoiceReferences(store: store).apply(input, to: &invoice)
      try InvoiceDefaults(store: store).apply(to: &invoice)
      try input.apply(to: &invoice)
      return try InsertDraft(store: store, newUID: newUID).run(invoice)
    }
  }
}
