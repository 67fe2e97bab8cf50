public import CTaskcore
import Domain
import UseCases

/// Adds an allowance or a charge on the whole of a draft.
///
/// - Parameters:
///   - store: the store.
///   - invoiceId: the draft.
///   - adjustment: what it is to be: `rate_basis_points` or `amount_minor` is needed. Only the members that
///     its `fields` announce count.
///   - id: receives its id; 0 on failure. NULL is fine.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` without a rate and an amount, for what a member cannot be,
///   with the member, for unknown bits of `fields`, for NULL and for a wrong `struct_size`;
///   `TASKCORE_ENOTFOUND` when there is no such draft; `TASKCORE_ECONFLICT` for an invoice that is issued;
///   `TASKCORE_ECORRUPT`, `TASKCORE_EREADONLY`, `TASKCORE_EBUSY`, `TASKCORE_EFULL`, `TASKCORE_EIO`,
///   `TASKCORE_EMISUSE`; or what an observer answered, with the adjustment added.
///   Since 0.1.0.
@c(taskcore_invoice_adjustment_add)
public func invoiceAdjustmentAdd(
  store: StorePointer, invoiceId: Int64, adjustment: In<taskcore_invoice_adjustment_input>,
  id: Out<Int64>
) -> taskcore_status {
  number(store, id) { handle in
    let adjustment = try InvoiceAdjustmentInput(adjustment)
    let (now, newUID) = try handle.creation()
    return try AddInvoiceAdjustment(handle.store, newUID: newUID).run(
      adjustment, to: invoiceId, at: now)
  }
}

/// Changes an allowance or a charge of a draft.
///
/// - Parameters:
///   - store: the store.
///   - id: the allowance or charge.
///   - adjustment: what to set; only the members that its `fields` announce change.
/// - Returns: as `taskcore_invoice_adjustment_add`; `TASKCORE_ENOTFOUND` when there is no such adjustment.
///   Since 0.1.0.
@c(taskcore_invoice_adjustment_update)
public func invoiceAdjustmentUpdate(
  store: StorePointer, id: Int64, adjustment: In<taskcore_invoice_adjustment_input>
) -> taskcore_status {
  call(store) { handle in
    let adjustment = try InvoiceAdjustmentInput(adjustment)
    try UpdateInvoiceAdjustment(handle.store).run(id, adjustment, at: handle.now())
  }
}

/// Deletes allowances and charges of drafts, all or none, as one step for undo.
///
/// - Parameters:
///   - store: the store.
///   - ids: the allowances and charges; one that is given twice counts once.
///   - count: how many, 0 to 16,777,216.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` when `ids` is NULL with a count; `TASKCORE_ENOTFOUND`, with
///   the index; `TASKCORE_ECONFLICT`, with the index, for one of an invoice that is issued;
///   `TASKCORE_ECORRUPT`, `TASKCORE_EREADONLY`, `TASKCORE_EBUSY`, `TASKCORE_EFULL`, `TASKCORE_EIO`,
///   `TASKCORE_EMISUSE`; or what an observer answered, with the adjustments deleted.
///   Since 0.1.0.
@c(taskcore_invoice_adjustment_delete)
public func invoiceAdjustmentDelete(
  store: StorePointer, ids: In<Int64>, count: UInt
) -> taskcore_status {
  change(store, ids, count) { try DeleteInvoiceAdjustments($0.store).run($1(), at: $2) }
}
