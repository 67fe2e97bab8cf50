package import Domain

/// Changes a recurring invoice; what was drafted of it stays as it is.
package final class UpdateRecurringInvoice: UseCase {
  /// A new rule or start leaves out the dates that were drafted: it goes on after today, or, where dates are waiting,
  /// with these. A start that is given begins the series anew.
  ///
  /// - Throws: `notFound`; `conflict` for an archived client, and as ``AddRecurringInvoice``; `invalid` for a rule that
  ///   gives no date, and for what else is wrong with the input.
  package func run(_ id: Int64, to input: RecurringInvoiceInput, at now: Instant) throws {
    try store.write(.changeRecurringInvoices, at: now) {
      let old = try store.recurringInvoices.existing(id, "recurring invoice")
      var recurring = old
      if let id = input.invoiceID {
        let invoice = try store.invoices.existing(id, "invoice", field: "invoice_id")
        try recurring.setContent(RecurringContent(of: invoice, in: store).text)
      }
      try RecurringInvoiceReferences(store: store).apply(input, to: &recurring)
      try schedule(&recurring, by: input, over: old, at: now)
      if recurring == old { return }
      recurring.modified = now
      try store.recurringInvoices.save(recurring, over: old)
    }
  }

  private func schedule(
    _ recurring: inout RecurringInvoice, by input: RecurringInvoiceInput,
    over old: RecurringInvoice,
    at now: Instant
  ) throws {
    if let rule = input.rule { recurring.repeatRule = rule }
    if let start = input.startDate { recurring.startDate = start }
    let zone = try store.zone(named: recurring.zoneName)
    let isOther =
      recurring.repeatRule != old.repeatRule || recurring.startDate != old.startDate
    if isOther { try recurring.recurrence().check(in: zone) }
    guard isOther || input.nextDate != nil else { return }
    let today = zone.day(containing: now)
    let tomorrow = today.adding(days: 1) ?? today
    let first =
      input.nextDate ?? (recurring.startDate != old.startDate ? recurring.startDate : nil)
      ?? max(recurring.startDate ?? tomorrow, min(old.nextDate ?? tomorrow, tomorrow))
    recurring.nextDate = try recurring.date(notBefore: first, in: zone)
    guard recurring.nextDate != nil else {
      throw Failure(
        .invalid, "The repeat rule gives no date from \(first.text) on.",
        field: input.nextDate == nil ? "repeat_rule" : "next_date")
    }
  }
}
