public import CTaskcore
import Domain
import UseCases

/// Adds a draft of an invoice, a credit note, a down payment, a corrected invoice or a quote, without items.
///
/// - Parameters:
///   - store: the store.
///   - kind: `TASKCORE_INVOICE_KIND_...`.
///   - input: what it is to be; only the members that its `fields` announce count. The rest is as the
///     client, the seller and the rules of the seller's country have it.
///   - id: receives the draft's id; 0 on failure. NULL is fine.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for another kind, for what a member cannot be, with the
///   member, for unknown bits of `fields`, for NULL and for a wrong `struct_size`; `TASKCORE_ENOTFOUND`
///   when there is no such client or series; `TASKCORE_ECORRUPT`, `TASKCORE_EREADONLY`, `TASKCORE_EBUSY`,
///   `TASKCORE_EFULL`, `TASKCORE_EIO`, `TASKCORE_EMISUSE`; or what an observer answered, with the draft
///   added.
///   Since 0.1.0.
@c(taskcore_invoice_add)
public func invoiceAdd(
  store: StorePointer, kind: Int32, input: In<taskcore_invoice_input>, id: Out<Int64>
) -> taskcore_status {
  number(store, id) { handle in
    let kind = try Invoice.Kind(code: kind)
    let input = try InvoiceInput(input)
    let (now, newUID) = try handle.creation()
    return try AddInvoice(handle.store, newUID: newUID).run(
      kind, input, at: now)
  }
}

/// Changes a draft.
///
/// - Parameters:
///   - store: the store.
///   - id: the draft.
///   - input: what to set; only the members that its `fields` announce change.
/// - Returns: as `taskcore_invoice_add`; `TASKCORE_ENOTFOUND` also when there is no such invoice;
///   `TASKCORE_ECONFLICT` for one that is issued, which cannot change any more.
///   Since 0.1.0.
@c(taskcore_invoice_update)
public func invoiceUpdate(
  store: StorePointer, id: Int64, input: In<taskcore_invoice_input>
) -> taskcore_status {
  call(store) { handle in
    let input = try InvoiceInput(input)
    try UpdateInvoice(handle.store).run(id, input, at: handle.now())
  }
}

/// Deletes drafts with all that belongs to them, all or none, as one step for undo.
///
/// - Parameters:
///   - store: the store.
///   - ids: the drafts; one that is given twice counts once.
///   - count: how many, 0 to 16,777,216.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` when `ids` is NULL with a count; `TASKCORE_ENOTFOUND`, with
///   the index; `TASKCORE_ECONFLICT`, with the index, for one that is issued; `TASKCORE_ECORRUPT`,
///   `TASKCORE_EREADONLY`, `TASKCORE_EBUSY`, `TASKCORE_EFULL`, `TASKCORE_EIO`, `TASKCORE_EMISUSE`; or what an
///   observer answered, with the drafts deleted.
///   Since 0.1.0.
@c(taskcore_invoice_delete)
public func invoiceDelete(store: StorePointer, ids: In<Int64>, count: UInt) -> taskcore_status {
  change(store, ids, count) { try DeleteInvoices($0.store).run($1(), at: $2) }
}

/// Makes a draft with the items, terms and client of an invoice or a credit note, issued or not.
///
/// Its dates, its number, what was paid before it, and its links to tasks, time and other invoices
/// are not copied.
///
/// - Parameters:
///   - store: the store.
///   - id: what to copy.
///   - copyId: receives the draft's id; 0 on failure. NULL is fine.
/// - Returns: `TASKCORE_OK`; `TASKCORE_ENOTFOUND` when there is no such invoice; `TASKCORE_ECORRUPT`,
///   `TASKCORE_EREADONLY`, `TASKCORE_EBUSY`, `TASKCORE_EFULL`, `TASKCORE_EIO`, `TASKCORE_EMISUSE`; or what an
///   observer answered, with the draft added.
///   Since 0.1.0.
@c(taskcore_invoice_copy)
public func invoiceCopy(store: StorePointer, id: Int64, copyId: Out<Int64>) -> taskcore_status {
  number(store, copyId) { handle in
    let (now, newUID) = try handle.creation()
    return try CopyInvoice(handle.store, newUID: newUID).run(id, at: now)
  }
}

/// Makes a draft of a credit note that takes back all of an issued invoice that none took back yet.
///
/// - Parameters:
///   - store: the store.
///   - id: the invoice.
///   - creditNoteId: receives the draft's id; 0 on failure. NULL is fine.
/// - Returns: as `taskcore_invoice_copy`; `TASKCORE_ECONFLICT` for a draft, a credit note, and an invoice of
///   which nothing is left to take back.
///   Since 0.1.0.
@c(taskcore_invoice_credit)
public func invoiceCredit(
  store: StorePointer, id: Int64, creditNoteId: Out<Int64>
) -> taskcore_status {
  number(store, creditNoteId) { handle in
    let (now, newUID) = try handle.creation()
    return try CreditInvoice(handle.store, newUID: newUID).run(id, at: now)
  }
}
