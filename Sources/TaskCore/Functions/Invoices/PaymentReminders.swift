public import CTaskcore
import Domain
import Storage
import UseCases

/// Makes a reminder of an overdue invoice, which is printed or sent later. The invoice does not change by it.
///
/// It claims what is owed on its date; interest at the rates that the user entered, for the days that these name; the fee;
/// and once for each invoice the 40 EUR for recovery costs of directive 2011/7/EU, where the seller is in a member state,
/// the client is no private person, and the invoice is in euros. `taskcore_interest_span_query` tells how the interest comes about,
/// and of which days no rate holds.
///
/// - Parameters:
///   - store: the store.
///   - invoiceId: the invoice.
///   - input: what is to be else than usual; only the members that its `fields` announce count. NULL: nothing.
///   - id: receives the reminder's id; 0 on failure. NULL is fine.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for what a member cannot be, with the member, such as a day after today,
///   for unknown bits of `fields` and for a wrong `struct_size`; `TASKCORE_ENOTFOUND` when there is no such invoice;
///   `TASKCORE_ECONFLICT` for a draft and a credit note, for an invoice that is not overdue or of which nothing is owed,
///   for a level that it had, and while another reminder of it was not sent; `TASKCORE_ECORRUPT`, `TASKCORE_EREADONLY`,
///   `TASKCORE_EBUSY`, `TASKCORE_EFULL`, `TASKCORE_EIO`, `TASKCORE_EMISUSE`; or what an observer answered, with the
///   reminder added.
///   Since 0.1.0.
@c(taskcore_payment_reminder_add)
public func paymentReminderAdd(
  store: StorePointer, invoiceId: Int64, input: In<taskcore_payment_reminder_input>,
  id: Out<Int64>
) -> taskcore_status {
  number(store, id) { handle in
    let input = try PaymentReminderInput(input)
    return try AddPaymentReminder(handle.store).run(input, for: invoiceId, at: handle.now())
  }
}

/// Changes a reminder that was not sent, as one step for undo, and computes its amounts anew, with the payments and the
/// rates of interest as they are now.
///
/// - Parameters:
///   - store: the store.
///   - id: the reminder.
///   - input: what to set; only the members that its `fields` announce change. NULL: the amounts alone.
/// - Returns: as `taskcore_payment_reminder_add`; `TASKCORE_ECONFLICT` also for one that was sent.
///   Since 0.1.0.
@c(taskcore_payment_reminder_update)
public func paymentReminderUpdate(
  store: StorePointer, id: Int64, input: In<taskcore_payment_reminder_input>
) -> taskcore_status {
  call(store) { handle in
    let input = try PaymentReminderInput(input)
    try UpdatePaymentReminder(handle.store).run(id, to: input, at: handle.now())
  }
}

/// Deletes reminders that were not sent, all or none, as one step for undo.
///
/// - Parameters:
///   - store: the store.
///   - ids: the reminders; one that is given twice counts once.
///   - count: how many, 0 to 16,777,216.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` when `ids` is NULL with a count; `TASKCORE_ENOTFOUND`, or
///   `TASKCORE_ECONFLICT` for one that was sent, with the index; `TASKCORE_ECORRUPT`, `TASKCORE_EREADONLY`,
///   `TASKCORE_EBUSY`, `TASKCORE_EFULL`, `TASKCORE_EIO`, `TASKCORE_EMISUSE`; or what an observer answered, with them
///   deleted.
///   Since 0.1.0.
@c(taskcore_payment_reminder_delete)
public func paymentReminderDelete(
  store: StorePointer, ids: In<Int64>, count: UInt
) -> taskcore_status {
  change(store, ids, count) { try DeletePaymentReminders($0.store).run($1(), at: $2) }
}

/// Records that a reminder left the house by post or by hand: it does not change any more, and no undo takes that back.
/// `taskcore_payment_reminder_send` does it by itself.
///
/// - Parameters:
///   - store: the store.
///   - id: the reminder.
/// - Returns: `TASKCORE_OK`; `TASKCORE_ENOTFOUND`; `TASKCORE_ECONFLICT` when it was sent before; `TASKCORE_ECORRUPT`,
///   `TASKCORE_EREADONLY`, `TASKCORE_EBUSY`, `TASKCORE_EFULL`, `TASKCORE_EIO`, `TASKCORE_EMISUSE`; or what an observer
///   answered, with that recorded.
///   Since 0.1.0.
@c(taskcore_payment_reminder_note_sent)
public func paymentReminderNoteSent(store: StorePointer, id: Int64) -> taskcore_status {
  call(store) { handle in
    try SendPaymentReminder(handle.store).run(id, at: handle.now())
  }
}

/// Lists reminders of payment, the latest first.
///
/// - Parameters:
///   - store: the store.
///   - options: of which invoice, and which of them to list. NULL: all.
///   - reminders: receives the list, to be freed with `taskcore_payment_reminder_list_free`; NULL on failure.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for NULL `reminders`, a member out of its range and a wrong
///   `struct_size`; `TASKCORE_ENOTFOUND` when there is no such invoice; `TASKCORE_ECORRUPT`, `TASKCORE_EBUSY`,
///   `TASKCORE_EIO`, `TASKCORE_ENOMEM`, `TASKCORE_EMISUSE`.
///   Since 0.1.0.
@c(taskcore_payment_reminder_query)
public func paymentReminderQuery(
  store: StorePointer, options: In<taskcore_payment_reminder_query_options>,
  reminders: Out<Handle<taskcore_payment_reminder_list>>
) -> taskcore_status {
  list(store, reminders, "reminders") { handle in
    let options = try given(options)
    let invoiceID = options.invoice_id == 0 ? nil : options.invoice_id
    let page = try options.page()
    return try handle.store.read {
      try PaymentReminderList(of: handle.store, invoiceID: invoiceID, page)
    }
  }
}

/// Lists what the interest of a reminder is made of, with the days of which no rate holds, the earliest first.
///
/// - Parameters:
///   - store: the store.
///   - options: of which reminder.
///   - spans: receives the list, to be freed with `taskcore_interest_span_list_free`; NULL on failure.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for NULL, a member out of its range and a wrong `struct_size`;
///   `TASKCORE_ENOTFOUND`; `TASKCORE_ECORRUPT`, `TASKCORE_EBUSY`, `TASKCORE_EIO`, `TASKCORE_ENOMEM`,
///   `TASKCORE_EMISUSE`.
///   Since 0.1.0.
@c(taskcore_interest_span_query)
public func interestSpanQuery(
  store: StorePointer, options: In<taskcore_interest_span_query_options>,
  spans: Out<Handle<taskcore_interest_span_list>>
) -> taskcore_status {
  list(store, spans, "spans") { handle in
    let options = try required(options, "options").checked()
    let page = try options.page()
    return try handle.store.read {
      let (reminder, document) = try LoadPaymentReminder(handle.store).run(
        options.payment_reminder_id)
      return try InterestSpanList(reminder.spans.page(page), in: document.invoice.currency)
    }
  }
}

/// Lists the overdue invoices that are due for a reminder, the one that is overdue longest first: those that had none, or
/// whose last one was sent and asked for the money by a day that is over.
///
/// - Parameters:
///   - store: the store.
///   - options: which of them to list. NULL: all.
///   - invoices: receives the list, to be freed with `taskcore_late_invoice_list_free`; NULL on failure.
/// - Returns: `TASKCORE_OK`; `TASKCORE_EINVALID` for NULL `invoices`, a member out of its range and a wrong
///   `struct_size`; `TASKCORE_ECORRUPT`, `TASKCORE_EBUSY`, `TASKCORE_EIO`, `TASKCORE_ENOMEM`, `TASKCORE_EMISUSE`.
///   Since 0.1.0.
@c(taskcore_late_invoice_query)
public func lateInvoiceQuery(
  store: StorePointer, options: In<taskcore_late_invoice_query_options>,
  invoices: Out<Handle<taskcore_late_invoice_list>>
) -> taskcore_status {
  list(store, invoices, "invoices") { handle in
    let page = try given(options).page()
    let now = try handle.now()
    return try LateInvoiceList(
      handle.store.read { try handle.store.lateInvoices(at: now) }.page(page))
  }
}
