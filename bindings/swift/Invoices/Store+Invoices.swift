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
      try Self.number { taskcore_invoice_add(handle, kind.code, input, $0) }
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

  /// Deletes drafts with all that belongs to them, all or none, as one step for undo.
  public func deleteInvoices(_ ids: [Int64]) throws {
    try Self.check(taskcore_invoice_delete(handle, ids, ids.count))
  }

  /// Makes a draft like an invoice, and returns its id.
  public func copyInvoice(_ id: Int64) throws -> Int64 {
    try Self.number { taskcore_invoice_copy(handle, id, $0) }
  }

  /// Makes a draft that takes an invoice back, and returns its id.
  public func creditInvoice(_ id: Int64) throws -> Int64 {
    try Self.number { taskcore_invoice_credit(handle, id, $0) }
  }

  /// All of an invoice or a credit note.
  public func invoice(_ id: Int64) throws -> InvoiceContent {
    try Self.content(
      { taskcore_invoice_document_read(handle, id, &$0) }, taskcore_invoice_document_contents,
      taskcore_invoice_document_free, InvoiceContent.init)
  }

  /// Invoices and credit notes, newest first.
  public func invoices(_ query: InvoiceQuery = InvoiceQuery()) throws -> [Invoice] {
    try query.withInput { input in
      try Invoice.list.read { taskcore_invoice_query(handle, input, &$0) }
    }
  }

  /// The list as a table for other programs (RFC 4180).
  public func invoicesAsCSV(_ query: InvoiceQuery) throws -> [UInt8] {
    try query.withInput { input in try Self.bytes { taskcore_invoice_csv(handle, input, &$0) } }
  }

  /// Writes the list as a table to a file.
  public func writeInvoicesAsCSV(_ query: InvoiceQuery, to path: some UTF8Text) throws {
    try query.withInput { input in
      try Self.withTexts { taskcore_invoice_csv_file(handle, input, $0.copy(path)) }
    }
  }
}
