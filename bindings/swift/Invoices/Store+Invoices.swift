import CTaskcoreHeader

extension InvoiceChanges {
  /// The same with what was paid before as a number of minor units of a currency.
  fileprivate func reading(prepaid currency: @autoclosure () throws -> String) throws -> Self {
    guard let writtenPrepaid else { return self }
    var changes = self
    changes.prepaid =
      writtenPrepaid.utf8Bytes.isEmpty
      ? 0 : try Amount(written: writtenPrepaid, currency()).minor
    return changes
  }
}

extension Store {
  /// Adds a draft, and returns its id.
  public func addInvoice(_ kind: Invoice.Kind, _ draft: InvoiceChanges) throws -> Int64 {
    try draft.reading(prepaid: currency(of: draft)).withInput { input in
      var id: Int64 = 0
      try Self.check(taskcore_invoice_add(handle, kind.code, input, &id))
      return id
    }
  }

  /// Changes a draft, whose currency is known.
  public func updateInvoice(_ draft: Invoice, _ changes: InvoiceChanges) throws {
    let currency = changes.texts[.currency]?.string ?? draft.currency
    try changes.reading(prepaid: currency).withInput {
      try Self.check(taskcore_invoice_update(handle, draft.id, $0))
    }
  }

  /// The currency of a new draft: as it is said, or as its client's, or as the seller's.
  private func currency(of draft: InvoiceChanges) throws -> String {
    if let written = draft.texts[.currency] { return written.string }
    let client = try draft.client.flatMap { try clients([$0]).first }
    let known = [client?.party[.currency] ?? "", try profile().seller[.currency]]
    return known.first { !$0.utf8Bytes.isEmpty } ?? "EUR"
  }
}
