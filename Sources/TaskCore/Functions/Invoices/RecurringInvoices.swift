public import CTaskcore
import Domain
import UseCases

/// Makes a recurring invoice of an invoice or a draft: its terms, lines, allowances and charges are kept as they are now,
/// and `taskcore_poll` makes a draft of them for each date that comes.
///
/// Without a start the series begins with the day of the invoice, or of a draft today, and the first draft is that of the
/// first date after today. A start that is given may be past: what came since is drafted by the next poll. One poll drafts
/// at most 12 dates of one recurring invoice; where more came, it pauses, with the next of them as its next date. What
/// cannot be drafted, as of a client that was archived, pauses, too. The uid of a draft follows from its date, so that
/// devices of one sync make one.
///
/// - Parameters:
///   - store: the store.
///   - invoiceId: the invoice.
///   - input: when; `repeat_rule` is needed. Only the members that its `fields` announce count.
///   - id: receives the recurring invoice's id; 0 on failure. NULL is fine.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` without a rule, for one that gives no date, for what a member cannot be,
///   with the member, for unknown bits of `fields`, for NULL and for a wrong `struct_size`; `TASKCORE_ENOTFOUND` when
///   there is no such invoice or client; `TASKCORE_ECONFLICT` for a credit note, an invoice without items, and without a
///   client or for one that is archived; `TASKCORE_ECORRUPT`, `TASKCORE_EREADONLY`, `TASKCORE_EBUSY`, `TASKCORE_EFULL`,
///   `TASKCORE_EIO`, `TASKCORE_EMISUSE`; or what an observer answered, with the recurring invoice added.
///   Since 0.1.0.
@c(taskcore_recurring_invoice_add)
public func recurringInvoiceAdd(
  store: StorePointer, invoiceId: Int64, input: In<taskcore_recurring_invoice_input>,
  id: Out<Int64>
) -> taskcore_status {
  number(store, id) { handle in
    let input = try RecurringInvoiceInput(input)
    let (now, newUID) = try handle.creation()
    return try AddRecurringInvoice(handle.store, newUID: newUID).run(input, of: invoiceId, at: now)
  }
}

/// Changes a recurring invoice, as one step for undo; what was drafted of it stays as it is.
///
/// A new rule goes on after today, or, where dates are waiting, with these. A start that is given begins the series anew.
///
/// - Parameters:
///   - store: the store.
///   - id: the recurring invoice.
///   - input: what to set; only the members that its `fields` announce change.
/// - Returns: as `taskcore_recurring_invoice_add`; `TASKCORE_ENOTFOUND` also when there is no such recurring invoice.
///   Since 0.1.0.
@c(taskcore_recurring_invoice_update)
public func recurringInvoiceUpdate(
  store: StorePointer, id: Int64, input: In<taskcore_recurring_invoice_input>
) -> taskcore_status {
  call(store) { handle in
    let input = try RecurringInvoiceInput(input)
    try UpdateRecurringInvoice(handle.store).run(id, to: input, at: handle.now())
  }
}

/// Deletes recurring invoices, all or none, as one step for undo: what was drafted of them stays.
///
/// - Parameters:
///   - store: the store.
///   - ids: the recurring invoices; one that is given twice counts once.
///   - count: how many, 0 to 16,777,216.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` when `ids` is NULL with a count; `TASKCORE_ENOTFOUND`, with
///   the index; `TASKCORE_ECORRUPT`, `TASKCORE_EREADONLY`, `TASKCORE_EBUSY`, `TASKCORE_EFULL`,
///   `TASKCORE_EIO`, `TASKCORE_EMISUSE`; or what an observer answered, with them deleted.
///   Since 0.1.0.
@c(taskcore_recurring_invoice_delete)
public func recurringInvoiceDelete(
  store: StorePointer, ids: In<Int64>, count: UInt
) -> taskcore_status {
  change(store, ids, count) { try DeleteRecurringInvoices($0.store).run($1(), at: $2) }
}

/// Lists recurring invoices, the one whose next draft comes first, then those that have none any more.
///
/// - Parameters:
///   - store: the store.
///   - options: which of them to list. NULL: all.
///   - recurringInvoices: receives the list, to be freed with `taskcore_recurring_invoice_list_free`; NULL on failure.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for NULL `recurring_invoices`, a member out of its range and a wrong
///   `struct_size`; `TASKCORE_ECORRUPT`, `TASKCORE_EBUSY`, `TASKCORE_EIO`, `TASKCORE_ENOMEM`, `TASKCORE_EMISUSE`.
///   Since 0.1.0.
@c(taskcore_recurring_invoice_query)
public func recurringInvoiceQuery(
  store: StorePointer, options: In<taskcore_recurring_invoice_query_options>,
  recurringInvoices: Out<Handle<taskcore_recurring_invoice_list>>
) -> taskcore_status {
  list(store, recurringInvoices, "recurring_invoices") { handle in
    let page = try given(options).page()
    return try handle.store.read { try RecurringInvoiceList(of: handle, page) }
  }
}

/// Lists the dates of the next drafts of a recurring invoice, those that are waiting first, whether it is paused or not.
///
/// - Parameters:
///   - store: the store.
///   - id: the recurring invoice.
///   - limit: at most so many, up to 1,000; 0: 12.
///   - dates: receives the list, ascending, to be freed with `taskcore_occurrence_list_free`; NULL on failure.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for NULL and for a limit out of its range; `TASKCORE_ENOTFOUND`;
///   `TASKCORE_ECORRUPT`, `TASKCORE_EBUSY`, `TASKCORE_EIO`, `TASKCORE_ENOMEM`, `TASKCORE_EMISUSE`.
///   Since 0.1.0.
@c(taskcore_recurring_invoice_dates)
public func recurringInvoiceDates(
  store: StorePointer, id: Int64, limit: Int64, dates: Out<Handle<taskcore_occurrence_list>>
) -> taskcore_status {
  list(store, dates, "dates") { handle in
    guard (0...1_000).contains(limit) else {
      throw Failure(.invalid, "At most 1,000 dates are listed, not \(limit).", field: "limit")
    }
    return try handle.store.read {
      try handle.recurringDates(id, limit: limit == 0 ? 12 : Int(limit))
    }
  }
}

/// Lists the items of the next draft of a recurring invoice, with what they come to; they have no ids.
///
/// - Parameters:
///   - store: the store.
///   - id: the recurring invoice.
///   - lines: receives the list, to be freed with `taskcore_invoice_line_list_free`; NULL on failure.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for NULL and for what an invoice cannot be; `TASKCORE_ENOTFOUND`;
///   `TASKCORE_ECORRUPT`, `TASKCORE_EBUSY`, `TASKCORE_EIO`, `TASKCORE_ENOMEM`, `TASKCORE_EMISUSE`.
///   Since 0.1.0.
@c(taskcore_recurring_invoice_lines)
public func recurringInvoiceLines(
  store: StorePointer, id: Int64, lines: Out<Handle<taskcore_invoice_line_list>>
) -> taskcore_status {
  list(store, lines, "lines") { handle in
    let now = try handle.now()
    let document = try handle.store.read { try LoadRecurringInvoice(handle.store).run(id, at: now) }
    return try InvoiceLineList(of: document)
  }
}
