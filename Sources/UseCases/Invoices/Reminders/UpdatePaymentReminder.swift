package import Domain

/// Changes a reminder that was not sent, and computes its amounts anew.
package final class UpdatePaymentReminder: UseCase {
  /// - Throws: `notFound`; `conflict` for one that was sent, and as ``AddPaymentReminder``; `invalid` for what is wrong
  ///   with the input.
  package func run(_ id: Int64, to input: PaymentReminderInput, at now: Instant) throws {
    try store.write(.changePaymentReminders, at: now) {
      let old = try store.paymentReminders.unsent(id)
      guard let invoice = try store.invoices.find(uid: old.invoiceUID) else {
        throw Failure(.notFound, "The invoice of the reminder is not there any more.", field: "id")
      }
      guard input.level == nil || input.level == old.level else {
        throw Failure(
          .invalid, "The level of a reminder stays: remove it, and make another one.",
          field: "level")
      }
      let compute = ComputeReminder(store: store)
      var reminder = old
      if let date = input.date {
        // So many days remain to pay.
        if let before = old.date, let payBy = old.payBy {
          reminder.payBy = date.adding(days: payBy.daysSince1970 - before.daysSince1970)
        }
        reminder.date = date
      }
      if let payBy = input.payBy { reminder.payBy = payBy }
      if let fee = input.fee { try reminder.setFee(fee) }
      if let text = input.text { try reminder.set(.text, to: .text(text)) }
      try compute.fill(
        &reminder, compute.facts(of: invoice, without: old.uid),
        claimsInterest: !(input.isWithoutInterest ?? old.interestRows.isEmpty),
        claimsRecovery: !(input.isWithoutRecovery ?? (old.recovery == 0)),
        today: store.zone.day(containing: now))
      if reminder == old { return }
      try store.paymentReminders.save(reminder, over: old)
    }
  }
}

extension InvoicePartRepository<PaymentReminder> {
  /// - Throws: `notFound`; `conflict` for one that was sent.
  func unsent(_ id: Int64) throws -> PaymentReminder {
    let reminder = try existing(id, "reminder of payment")
    try reminder.refuseSent()
    return reminder
  }
}

extension PaymentReminder {
  /// - Throws: `conflict` for one that was sent.
  func refuseSent(at index: Int? = nil) throws {
    guard sent != nil else { return }
    var failure = Failure(
      .conflict, "Reminder \(id) was sent, and does not change any more.", field: "id")
    failure.index = index
    throw failure
  }
}
