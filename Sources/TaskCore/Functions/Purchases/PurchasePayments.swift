public import CTaskcore
import Domain
import UseCases

/// Notes money that was paid for a purchase, or that came back for a credit note.
///
/// - Parameters:
///   - store: the store.
///   - purchaseId: the purchase.
///   - payment: how much, when and how; only the members that its `fields` announce count. NULL: all that
///     is owed, today.
///   - id: receives the payment's id; 0 on failure. NULL is fine.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for what a member cannot be, with the member, such as more
///   than is owed or a day after today, for unknown bits of `fields` and for a wrong `struct_size`;
///   `TASKCORE_ENOTFOUND` when there is no such purchase; `TASKCORE_ECONFLICT` when nothing is owed;
///   `TASKCORE_ECORRUPT`, `TASKCORE_EREADONLY`, `TASKCORE_EBUSY`, `TASKCORE_EFULL`, `TASKCORE_EIO`,
///   `TASKCORE_EMISUSE`; or what an observer answered, with the payment added.
///   Since 0.1.0.
@c(taskcore_purchase_payment_add)
public func purchasePaymentAdd(
  store: StorePointer, purchaseId: Int64, payment: In<taskcore_payment_input>, id: Out<Int64>
) -> taskcore_status {
  number(store, id) { handle in
    let payment = try PaymentInput(payment)
    let (now, newUID) = try handle.creation()
    return try AddPurchasePayment(handle.store, newUID: newUID).run(
      payment, for: purchaseId, at: now)
  }
}

/// Deletes payments of purchases, all or none, as one step for undo: what they paid is owed again.
///
/// - Parameters:
///   - store: the store.
///   - ids: the payments; one that is given twice counts once.
///   - count: how many, 0 to 16,777,216.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` when `ids` is NULL with a count; `TASKCORE_ENOTFOUND`, with
///   the index; `TASKCORE_ECORRUPT`, `TASKCORE_EREADONLY`, `TASKCORE_EBUSY`, `TASKCORE_EFULL`,
///   `TASKCORE_EIO`, `TASKCORE_EMISUSE`; or what an observer answered, with the payments deleted.
///   Since 0.1.0.
@c(taskcore_purchase_payment_delete)
public func purchasePaymentDelete(
  store: StorePointer, ids: In<Int64>, count: UInt
) -> taskcore_status {
  change(store, ids, count) { try DeletePurchasePayments($0.store).run($1(), at: $2) }
}

/// Lists payments of purchases, the latest first.
///
/// - Parameters:
///   - store: the store.
///   - options: of which purchase, and which of them to list. NULL: all.
///   - payments: receives the list, to be freed with `taskcore_purchase_payment_list_free`; NULL on failure.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for NULL `payments`, a member out of its range and a wrong
///   `struct_size`; `TASKCORE_ENOTFOUND` when there is no such purchase; `TASKCORE_ECORRUPT`,
///   `TASKCORE_EBUSY`, `TASKCORE_EIO`, `TASKCORE_ENOMEM`, `TASKCORE_EMISUSE`.
///   Since 0.1.0.
@c(taskcore_purchase_payment_query)
public func purchasePaymentQuery(
  store: StorePointer, options: In<taskcore_purchase_payment_query_options>,
  payments: Out<Handle<taskcore_purchase_payment_list>>
) -> taskcore_status {
  list(store, payments, "payments") { handle in
    let options = try given(options)
    let purchaseID = options.purchase_id == 0 ? nil : options.purchase_id
    let page = try options.page()
    return try handle.store.read {
      try PurchasePaymentList(of: handle.store, purchaseID: purchaseID, page)
    }
  }
}
