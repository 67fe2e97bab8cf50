public import CTaskcore
import Domain
import UseCases

/// Notes that the client accepted a quote that was issued, so that it can be turned into an invoice.
///
/// A quote is an invoice of the kind `TASKCORE_INVOICE_KIND_QUOTE`: it is added, changed, issued and printed as one. Nothing
/// is owed of it, and no figures count it.
///
/// - Parameters:
///   - store: the store.
///   - id: the quote; one that was declined can be accepted after all.
///   - date: when it was accepted, as yyyymmdd: from its issue date to today, and not after its last day; 0: today.
/// - Returns: `TASKCORE_OK`, also when nothing changes; `TASKCORE_EINVALID` for what is no date, and one out of that range;
///   `TASKCORE_ENOTFOUND` when there is no such quote; `TASKCORE_ECONFLICT` for a draft, for what is no quote, for one
///   that was invoiced, and when its last day was before; `TASKCORE_ECORRUPT`, `TASKCORE_EREADONLY`, `TASKCORE_EBUSY`,
///   `TASKCORE_EFULL`, `TASKCORE_EIO`, `TASKCORE_EMISUSE`; or what an observer answered, with the quote accepted.
///   Since 0.1.0.
@c(taskcore_quote_accept)
public func quoteAccept(store: StorePointer, id: Int64, date: Int32) -> taskcore_status {
  call(store) { handle in
    let date = try optionalDate(date, "date")
    try AnswerQuote(handle.store).run(id, .accepted, on: date, at: handle.now())
  }
}

/// Notes that the client declined a quote that was issued.
///
/// - Parameters:
///   - store: the store.
///   - id: the quote; one that was accepted can be declined until something was made of it.
///   - date: when it was declined, as yyyymmdd: from its issue date to today; 0: today.
/// - Returns: as `taskcore_quote_accept`; `TASKCORE_ECONFLICT` also for one with a down payment; or what an observer
///   answered, with the quote declined.
///   Since 0.1.0.
@c(taskcore_quote_decline)
public func quoteDecline(store: StorePointer, id: Int64, date: Int32) -> taskcore_status {
  call(store) { handle in
    let date = try optionalDate(date, "date")
    try AnswerQuote(handle.store).run(id, .declined, on: date, at: handle.now())
  }
}

/// Makes a draft of an invoice of all of an accepted quote, with its items, terms and tasks. What was issued as down
/// payments is taken off.
///
/// - Parameters:
///   - store: the store.
///   - id: the quote.
///   - invoiceId: receives the draft's id; 0 on failure. NULL is fine.
/// - Returns: `TASKCORE_OK`; `TASKCORE_ENOTFOUND` when there is no such quote; `TASKCORE_ECONFLICT` for a draft, for what is
///   no quote, for one that was not accepted or that was invoiced already, for one with a draft of a down payment, and for
///   an archived client; `TASKCORE_ECORRUPT`, `TASKCORE_EREADONLY`, `TASKCORE_EBUSY`, `TASKCORE_EFULL`, `TASKCORE_EIO`,
///   `TASKCORE_EMISUSE`; or what an observer answered, with the draft added.
///   Since 0.1.0.
@c(taskcore_quote_invoice)
public func quoteInvoice(
  store: StorePointer, id: Int64, invoiceId: Out<Int64>
) -> taskcore_status {
  number(store, invoiceId) { handle in
    let (now, newUID) = try handle.creation()
    return try InvoiceQuote(handle.store, newUID: newUID).run(id, at: now)
  }
}

/// Makes a draft of a down payment of an accepted quote, with a line for each rate of VAT.
///
/// It comes to the share of the total with VAT to the cent; where no net comes to exactly that with its VAT, to the nearest
/// amount that one comes to.
///
/// - Parameters:
///   - store: the store.
///   - id: the quote.
///   - shareBasisPoints: how much of its total, in hundredths of a percent, 1 to 10,000; 0: as the amount says.
///   - amountMinor: how much with VAT, in minor units, at most its total; 0: as the share says.
///   - invoiceId: receives the draft's id; 0 on failure. NULL is fine.
/// - Returns: as `taskcore_quote_invoice`; `TASKCORE_EINVALID` for both a share and an amount, for neither, and for one that
///   is out of its range; `TASKCORE_ECONFLICT` also for more than is in no down payment yet.
///   Since 0.1.0.
@c(taskcore_quote_down_payment)
public func quoteDownPayment(
  store: StorePointer, id: Int64, shareBasisPoints: Int32, amountMinor: Int64,
  invoiceId: Out<Int64>
) -> taskcore_status {
  number(store, invoiceId) { handle in
    let size: DownPayment.Size
    switch (shareBasisPoints, amountMinor) {
    case (0, 0):
      throw Failure(
        .invalid, "A down payment is a share of the quote or an amount: neither is given.",
        field: "share_basis_points")
    case (_, 0): size = .share(Int64(shareBasisPoints))
    case (0, _): size = .amount(amountMinor)
    default:
      throw Failure(
        .invalid, "A down payment is a share of the quote or an amount: both are given.",
        field: "amount_minor")
    }
    let (now, newUID) = try handle.creation()
    return try InvoiceQuote(handle.store, newUID: newUID).run(id, size, at: now)
  }
}
