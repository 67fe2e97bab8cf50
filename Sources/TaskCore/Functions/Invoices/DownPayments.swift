public import CTaskcore
import Domain
import UseCases

/// Makes a draft of a down payment on what an invoice, mostly a draft, is for.
///
/// It has an item for each category and rate of VAT, and comes to the share of the total with VAT to the cent; where no net
/// comes to exactly that with its VAT, to the nearest amount that one comes to.
///
/// - Parameters:
///   - store: the store.
///   - id: the invoice.
///   - shareBasisPoints: how much of its total, in hundredths of a percent, 1 to 10,000; 0: as the amount says.
///   - amountMinor: how much with VAT, in minor units, at most its total; 0: as the share says.
///   - downPaymentId: receives the draft's id; 0 on failure. NULL is fine.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for a share or an amount out of its range, for both and for neither, and
///   where nothing is to be paid; `TASKCORE_ENOTFOUND` when there is no such invoice; `TASKCORE_ECONFLICT` for a credit
///   note, a down payment, and an archived client; `TASKCORE_ECORRUPT`, `TASKCORE_EREADONLY`, `TASKCORE_EBUSY`,
///   `TASKCORE_EFULL`, `TASKCORE_EIO`, `TASKCORE_EMISUSE`; or what an observer answered, with the draft added.
///   Since 0.1.0.
@c(taskcore_invoice_down_payment)
public func invoiceDownPayment(
  store: StorePointer, id: Int64, shareBasisPoints: Int32, amountMinor: Int64,
  downPaymentId: Out<Int64>
) -> taskcore_status {
  number(store, downPaymentId) { handle in
    guard shareBasisPoints == 0 || amountMinor == 0 else {
      throw Failure(
        .invalid, "A down payment is a share or an amount, and not both.", field: "amount_minor")
    }
    let part =
      amountMinor == 0
      ? DownPayment.Size.share(Int64(shareBasisPoints)) : DownPayment.Size.amount(amountMinor)
    let (now, newUID) = try handle.creation()
    return try AddDownPayment(handle.store, newUID: newUID).run(part, of: id, at: now)
  }
}

/// Deducts issued down payments from a draft, which is the final invoice then, as one step for undo.
///
/// Between French businesses they are in what was paid before (BT-113); elsewhere the invoice has a line below 0 for each
/// of them and each rate. What credit notes took back of them is not deducted.
///
/// - Parameters:
///   - store: the store.
///   - id: the draft.
///   - ids: the down payments; one that is deducted already stays so.
///   - count: how many, 0 to 16,777,216.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` when `ids` is NULL with a count, and for more than 1,000;
///   `TASKCORE_ENOTFOUND` when there is no such invoice; `TASKCORE_ECONFLICT`, with the index, for what is no down
///   payment, is a draft, void or credited, is in another currency or for another client, or is deducted elsewhere, and
///   for an invoice that is issued; `TASKCORE_ECORRUPT`, `TASKCORE_EREADONLY`, `TASKCORE_EBUSY`, `TASKCORE_EFULL`,
///   `TASKCORE_EIO`, `TASKCORE_EMISUSE`; or what an observer answered, with the down payments deducted.
///   Since 0.1.0.
@c(taskcore_invoice_deduct)
public func invoiceDeduct(
  store: StorePointer, id: Int64, ids: In<Int64>, count: UInt
) -> taskcore_status {
  change(store, ids, count) { handle, ids, now in
    let (_, newUID) = try handle.creation()
    try DeductDownPayments(handle.store, newUID: newUID).run(ids(), from: id, at: now)
  }
}

/// Takes back that a draft deducts down payments, as one step for undo.
///
/// - Parameters:
///   - store: the store.
///   - id: the draft.
///   - ids: the down payments.
///   - count: how many, 0 to 16,777,216.
/// - Returns: as `taskcore_invoice_deduct`; `TASKCORE_ENOTFOUND`, with the index, also for what the draft does not deduct.
///   Since 0.1.0.
@c(taskcore_invoice_undeduct)
public func invoiceUndeduct(
  store: StorePointer, id: Int64, ids: In<Int64>, count: UInt
) -> taskcore_status {
  change(store, ids, count) { handle, ids, now in
    try RestoreDownPayments(handle.store).run(ids(), to: id, at: now)
  }
}

/// Makes a draft of a corrected invoice with all that an issued one has.
///
/// When the draft is issued, it stands in the place of that one: the payments go over to it, and the other owes nothing.
///
/// - Parameters:
///   - store: the store.
///   - id: the invoice.
///   - correctedId: receives the draft's id; 0 on failure. NULL is fine.
/// - Returns: as `taskcore_invoice_copy`; `TASKCORE_ECONFLICT` for a draft, a credit note, a down payment, and an invoice
///   that is void, replaced already or credited in part.
///   Since 0.1.0.
@c(taskcore_invoice_correct)
public func invoiceCorrect(
  store: StorePointer, id: Int64, correctedId: Out<Int64>
) -> taskcore_status {
  number(store, correctedId) { handle in
    let (now, newUID) = try handle.creation()
    return try CorrectInvoice(handle.store, newUID: newUID).run(id, at: now)
  }
}
