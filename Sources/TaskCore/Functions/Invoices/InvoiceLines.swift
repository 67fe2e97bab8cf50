public import CTaskcore
import Domain
import UseCases

/// Adds an item to a draft.
///
/// - Parameters:
///   - store: the store.
///   - invoiceId: the draft.
///   - line: what it is to be; `name` is needed. Only the members that its `fields` announce count.
///   - id: receives the item's id; 0 on failure. NULL is fine.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` without a name, for what a member cannot be, with the member,
///   such as a rate that its category forbids, for an amount that is over the limit, for unknown bits of
///   `fields`, for NULL and for a wrong `struct_size`; `TASKCORE_ENOTFOUND` when there is no such draft or
///   task; `TASKCORE_ECONFLICT` for an invoice that is issued; `TASKCORE_ECORRUPT`, `TASKCORE_EREADONLY`,
///   `TASKCORE_EBUSY`, `TASKCORE_EFULL`, `TASKCORE_EIO`, `TASKCORE_EMISUSE`; or what an observer answered,
///   with the item added.
///   Since 0.1.0.
@c(taskcore_invoice_line_add)
public func invoiceLineAdd(
  store: StorePointer, invoiceId: Int64, line: In<taskcore_invoice_line_input>, id: Out<Int64>
) -> taskcore_status {
  number(store, id) { handle in
    let line = try InvoiceLineInput(line)
    let (now, newUID) = try handle.creation()
    return try AddInvoiceLine(handle.store, newUID: newUID).run(line, to: invoiceId, at: now)
  }
}

/// Changes an item of a draft.
///
/// - Parameters:
///   - store: the store.
///   - id: the item.
///   - line: what to set; only the members that its `fields` announce change.
/// - Returns: as `taskcore_invoice_line_add`; `TASKCORE_ENOTFOUND` when there is no such item or task.
///   Since 0.1.0.
@c(taskcore_invoice_line_update)
public func invoiceLineUpdate(
  store: StorePointer, id: Int64, line: In<taskcore_invoice_line_input>
) -> taskcore_status {
  call(store) { handle in
    let line = try InvoiceLineInput(line)
    let now = try handle.now()
    try UpdateInvoiceLine(handle.store, newUID: handle.newUID(at: now)).run(id, line, at: now)
  }
}

/// Deletes items of drafts, all or none, as one step for undo. Focus time that they were for can be billed
/// again.
///
/// - Parameters:
///   - store: the store.
///   - ids: the items; one that is given twice counts once.
///   - count: how many, 0 to 16,777,216.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` when `ids` is NULL with a count; `TASKCORE_ENOTFOUND`, with
///   the index; `TASKCORE_ECONFLICT`, with the index, for an item of an invoice that is issued;
///   `TASKCORE_ECORRUPT`, `TASKCORE_EREADONLY`, `TASKCORE_EBUSY`, `TASKCORE_EFULL`, `TASKCORE_EIO`,
///   `TASKCORE_EMISUSE`; or what an observer answered, with the items deleted.
///   Since 0.1.0.
@c(taskcore_invoice_line_delete)
public func invoiceLineDelete(store: StorePointer, ids: In<Int64>, count: UInt) -> taskcore_status {
  change(store, ids, count) { try DeleteInvoiceLines($0.store).run($1(), at: $2) }
}

/// Adds items to a draft for focus sessions and time entries that no invoice is for yet.
///
/// Sessions of work count that were finished and began on a day of the range. Their hours have four
/// decimals, rounded once for each item.
///
/// By rate, an hour costs what the time entry says itself, else its task, else its project or the nearest above
/// that says it, else the client that this project is for; time of each rate is an item of its own.
///
/// - Parameters:
///   - store: the store.
///   - invoiceId: the draft.
///   - billing: of what, and at what price.
///   - lineCount: receives how many items were added; 0 on failure. NULL is fine.
/// - Returns: as `taskcore_invoice_line_add`; `TASKCORE_EINVALID` also for dates that are none or in the
///   wrong order, for an unknown grouping, and by rate for time that has none, when the unit price is 0; `TASKCORE_ENOTFOUND` when there is no such draft, project or
///   task, and when there is no time to bill.
///   Since 0.1.0.
@c(taskcore_invoice_bill_focus)
public func invoiceBillFocus(
  store: StorePointer, invoiceId: Int64, billing: In<taskcore_focus_billing>,
  lineCount: Out<Int64>
) -> taskcore_status {
  number(store, lineCount) { handle in
    let billing = try FocusBilling(billing)
    let (now, newUID) = try handle.creation()
    return try Int64(BillFocus(handle.store, newUID: newUID).run(billing, on: invoiceId, at: now))
  }
}

/// Makes a draft for a client with items for all focus sessions and time entries of its projects that no invoice is for
/// yet, in one step for undo: `taskcore_invoice_add` and `taskcore_invoice_bill_focus` in one.
///
/// - Parameters:
///   - store: the store.
///   - clientId: the client. Its projects, and those below them, count, whatever `is_of_client` says.
///   - billing: of what, and at what price.
///   - invoiceId: receives the draft's id; 0 on failure. NULL is fine.
/// - Returns: as `taskcore_invoice_bill_focus`, and nothing is made without time to bill; `TASKCORE_ENOTFOUND` also when
///   there is no such client, and `TASKCORE_ECONFLICT` for one that is archived.
///   Since 0.1.0.
@c(taskcore_invoice_bill_client)
public func invoiceBillClient(
  store: StorePointer, clientId: Int64, billing: In<taskcore_focus_billing>,
  invoiceId: Out<Int64>
) -> taskcore_status {
  number(store, invoiceId) { handle in
    let billing = try FocusBilling(billing)
    let (now, newUID) = try handle.creation()
    return try BillClient(handle.store, newUID: newUID).run(billing, for: clientId, at: now)
  }
}
