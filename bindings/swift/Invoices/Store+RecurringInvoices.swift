import CTaskcoreHeader

extension Store {
  /// Makes a recurring invoice of an invoice or a draft as it is now, and returns its id; a rule is needed.
  public func addRecurringInvoice(
    _ recurring: RecurringInvoiceChanges, of invoice: Int64
  ) throws -> Int64 {
    try recurring.withInput { input in
      try Self.number { taskcore_recurring_invoice_add(handle, invoice, input, $0) }
    }
  }

  /// Changes a recurring invoice, as one step for undo.
  public func updateRecurringInvoice(_ id: Int64, _ changes: RecurringInvoiceChanges) throws {
    try changes.withInput { input in
      try Self.check(taskcore_recurring_invoice_update(handle, id, input))
    }
  }

  /// Deletes recurring invoices, all or none, as one step for undo; what was drafted of them stays.
  public func deleteRecurringInvoices(_ ids: [Int64]) throws {
    try Self.check(taskcore_recurring_invoice_delete(handle, ids, ids.count))
  }

  /// Recurring invoices, the one whose next draft comes first; at most so many, 0 for all, after the first ones.
  public func recurringInvoices(limit: Int64 = 0, offset: Int64 = 0) throws -> [RecurringInvoice] {
    var options = blank(
      taskcore_recurring_invoice_query_options(), taskcore_recurring_invoice_query_options_init)
    (options.limit, options.offset) = (limit, offset)
    return try RecurringInvoice.list.read {
      taskcore_recurring_invoice_query(handle, &options, &$0)
    }
  }

  /// The dates of the next drafts, those that are waiting first; at most so many, 0 for twelve.
  public func dates(ofRecurringInvoice id: Int64, limit: Int64 = 0) throws -> [Occurrence] {
    try Occurrence.list.read { taskcore_recurring_invoice_dates(handle, id, limit, &$0) }
  }

  /// The items of the next draft, which have no ids.
  public func items(ofRecurringInvoice id: Int64) throws -> [InvoiceItem] {
    try InvoiceItem.list.read { taskcore_recurring_invoice_lines(handle, id, &$0) }
  }
}
