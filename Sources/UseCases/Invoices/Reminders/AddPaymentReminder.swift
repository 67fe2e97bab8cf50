package import Domain

/// Makes a reminder of an overdue invoice, which is sent later.
package final class AddPaymentReminder: UseCase {
  /// How many days after its date it asks for the money, when nobody says otherwise.
  private static let usualDays = 14

  /// - Returns: its id.
  /// - Throws: `notFound`; `conflict` for an invoice that is not overdue or of which nothing is owed, while another
  ///   reminder of it waits to be sent, and for a level that it had; `invalid` for an invalid input.
  package func run(
    _ input: PaymentReminderInput, for invoiceID: Int64, at now: Instant
  ) throws -> Int64 {
    try store.write(.changePaymentReminders, at: now) {
      let invoice = try store.invoices.existing(invoiceID, "invoice", field: "invoice_id")
      let compute = ComputeReminder(store: store)
      let facts = try compute.facts(of: invoice, without: "")
      let level = try level(input.level, after: facts.others, of: invoice)
      let today = store.zone.day(containing: now)
      var reminder = PaymentReminder(
        uid: PaymentReminder.uid(ofInvoice: invoice.uid, level: level), invoiceUID: invoice.uid)
      try reminder.setLevel(level)
      reminder.created = now
      reminder.date = input.date ?? today
      reminder.payBy = input.payBy ?? reminder.date?.adding(days: Self.usualDays)
      if let fee = input.fee { try reminder.setFee(fee) }
      if let text = input.text { try reminder.set(.text, to: .text(text)) }
      try compute.fill(
        &reminder, facts, claimsInterest: input.isWithoutInterest != true,
        claimsRecovery: input.isWithoutRecovery != true, today: today)
      return try store.paymentReminders.insert(reminder)
    }
  }

  private func level(
    _ given: Int64?, after others: [PaymentReminder], of invoice: Invoice
  ) throws -> Int64 {
    if let waiting = others.first(where: { $0.sent == nil }) {
      throw Failure(
        .conflict,
        "Reminder \(waiting.id) of \(invoice.number) was not sent yet: send it, or remove it.",
        field: "invoice_id")
    }
    let last = others.map(\.level).max() ?? 0
    let level = given ?? last + 1
    guard level > last else {
      throw Failure(
        .conflict,
        "\(invoice.number) had a reminder of level \(last): the next one is of a higher one.",
        field: "level")
    }
    guard level <= PaymentReminder.lastLevel else {
      throw Failure(
        .conflict, "\(invoice.number) had all \(PaymentReminder.lastLevel) reminders.",
        field: "level")
    }
    return level
  }
}
