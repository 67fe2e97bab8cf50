package import Domain

/// Makes a recurring invoice from an invoice or a draft.
package final class AddRecurringInvoice: CreatingUseCase {
  /// Without a start the series begins with the day of the invoice, or of a draft today, and the first draft is that of
  /// the first date after today: the invoice itself is that of its own day.
  ///
  /// - Returns: its id.
  /// - Throws: `notFound`; `conflict` for a credit note, an invoice without lines and an archived client; `invalid`
  ///   without a rule, for one that gives no date, and for what else is wrong with the input.
  package func run(
    _ input: RecurringInvoiceInput, of invoiceID: Int64, at now: Instant
  ) throws -> Int64 {
    try store.write(.changeRecurringInvoices, at: now) {
      let invoice = try store.invoices.existing(invoiceID, "invoice", field: "invoice_id")
      guard input.invoiceID == nil else {
        throw Failure(
          .invalid, "A new recurring invoice is of the invoice that the call names.",
          field: "invoice_id")
      }
      guard let rule = input.rule else {
        throw Failure(
          .invalid, "A recurring invoice needs a rule, such as FREQ=MONTHLY.", field: "repeat_rule")
      }
      var recurring = RecurringInvoice(uid: newUID(), created: now)
      recurring.repeatRule = rule
      try recurring.setContent(RecurringContent(of: invoice, in: store).text)
      recurring.clientUID = invoice.clientUID
      try RecurringInvoiceReferences(store: store).apply(input, to: &recurring)
      let zone = try store.zone(named: recurring.zoneName)
      let today = zone.day(containing: now)
      recurring.startDate = input.startDate ?? min(invoice.issueDate ?? today, today)
      try recurring.recurrence().check(in: zone)
      let first = input.startDate ?? today.adding(days: 1) ?? today
      recurring.nextDate = try recurring.date(notBefore: input.nextDate ?? first, in: zone)
      guard recurring.nextDate != nil else {
        throw Failure(
          .invalid, "The repeat rule gives no date from \((input.nextDate ?? first).text) on.",
          field: "repeat_rule")
      }
      return try store.recurringInvoices.insert(recurring)
    }
  }
}
